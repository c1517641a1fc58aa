from __future__ import annotations

import json
import random
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from deckwright.bots.outlook import Features
from deckwright.lang.texts import plain
from deckwright.table import Event, Table
from deckwright.table.errors import BadArrangement, BadOptions
from deckwright.table.story import Story, told
from deckwright.table.trace import trace
from deckwright.testing import Conformance
from tests.lang.points.places import MARCHES
from tests.lang.points.proof import Proof


class TestMarches(Conformance):
    """All that any game promises holds for one with places."""

    game = MARCHES


def begun(**arranged: Any) -> Proof:
    """Both scouts at the mill, no tower built."""
    game = Proof(MARCHES)
    for _ in range(2):
        game.do("choose-place", place="mill")
        game.do("pass")
    if arranged:
        game.past.append(game.table.hash())
        game.table.arrange({name.replace("__", "."): given for name, given in arranged.items()})
    return game


def place(view: dict[str, Any], id: str) -> dict[str, Any]:
    return next(each for each in view["places"]["provinces"] if each["id"] == id)


def test_a_place_is_chosen_offered_and_kept_in_a_value() -> None:
    game = Proof(MARCHES)
    assert game.asked() == ("where", (0,), ["Old Ford", "the Mill", "High Pass"])
    game.do("choose-place", place="high-pass")
    assert game.table.view(1)["players"][0]["values"]["scout"] == "high-pass"
    assert game.asked() == ("build", (0,), ["tower 1 (Player 1)", "tower 2 (Player 1)", "Pass"])
    game.do("choose-place", place="tower-2")
    assert game.value("height@tower-2", 0) == 1 and game.value("height@tower-1", 0) == 0
    assert [option.at for option in game.table.options] == ["old-ford", "mill", "high-pass"]


def test_neighbours_values_and_piles_of_places() -> None:
    game = begun()
    assert game.value("gold", 0) == 2, "the mill has a province on either side"
    game.table.arrange({"p0.hand": ["knight", "knight"], "p0.scout": "old-ford"})
    game.past.append("")
    game.do("march", card="knight", place="old ford")
    assert game.cards("garrison@old-ford", 0) == ["knight"] and not game.cards("garrison@old-ford", 1)
    assert game.table.view(1)["players"][0]["values"]["scout"] == "old-ford"
    assert game.on("knight", "seen_at", "garrison@old-ford", 0) == "old-ford"
    before = game.value("walls@old-ford", 1)
    while game.value("walls@old-ford", 1) == before and "storm" in [option.verb for option in game.table.options]:
        said = game.do("storm", place="old-ford")
    assert game.value("walls@old-ford", 1) < before == 3
    assert game.value("walls@mill", 1) == 3 and game.value("walls@old-ford", 0) == 3
    while game.value("walls@old-ford", 1):
        said = game.do("storm", place="old-ford")
    assert said[0].startswith("Old Ford falls to ")
    assert game.cards("graves@old-ford") == ["knight"] and not game.cards("garrison@old-ford", 0)
    assert (game.value("ruined@old-ford"), game.value("taxes@old-ford")) == (1, 2)
    assert game.table.view(0)["players"][0]["values"]["scout"] is None


def test_the_whole_game_is_kept_copied_taken_back_and_planned_from() -> None:
    for seed in range(3):
        game = Proof(MARCHES, players=2 + seed % 2, seed=seed, options={"weather": ["storm"]})
        dice = random.Random(seed)
        while not game.table.over:
            game.do(dice.randrange(game.table.choices))
        game.over()


def test_views_show_places_and_only_what_a_seat_may_know() -> None:
    game = begun(
        **{"p0.ambush@mill": ["knight"], "p0.plot@mill": 4, "p1.guard@tower-1": ["spear"], "p1.cellar@tower-1": 9}
    )
    mine, theirs, public = (game.table.view(seat) for seat in (0, 1, None))
    assert place(mine, "mill")["sides"][0]["values"] == {"walls": 3, "plot": 4}
    assert place(theirs, "mill")["sides"][0]["values"] == {"walls": 3}
    assert place(mine, "mill")["sides"][0]["piles"]["ambush"]["cards"][0]["card"] == "knight"
    for other in (theirs, public):
        assert place(other, "mill")["sides"][0]["piles"]["ambush"] == {"count": 1, "cards": [None]}
    tower = theirs["players"][1]["places"]["towers"][0]
    assert (tower["id"], tower["ru"], tower["values"]) == ("tower-1", "башня 1", {"height": 0, "cellar": 9})
    assert mine["players"][1]["places"]["towers"][0]["values"] == {"height": 0}
    for seat, hidden in ((0, [("cellar@tower-1", 1)]), (1, [("plot@mill", 0)])):
        planned = game.table.determinized(seat, seed=4)
        assert planned.view(seat) == game.table.view(seat)
        assert [planned.value(*each) for each in hidden] == [0], "what others keep secret is forgotten"
    assert game.table.determinized(0, 4).value("plot@mill", 0) == 4
    pools = [game.table.program.layout.pools()[game.table.program.layout.pile_id("ambush@mill", p)] for p in (0, 1)]
    assert pools[0] != pools[1]


def test_a_later_view_keeps_the_piles_that_did_not_change() -> None:
    table = begun().table
    before = table.glance(0)
    table.choose(0)
    after = table.glance(0, since=before)
    assert after.view == table.glance(0).view
    old, new = before.view["places"]["provinces"], after.view["places"]["provinces"]
    assert new[2]["piles"]["graves"] is old[2]["piles"]["graves"]
    assert new[2]["sides"][1]["piles"]["garrison"] is old[2]["sides"][1]["piles"]["garrison"]
    assert (
        after.view["players"][1]["places"]["towers"][0]["piles"]["guard"]
        is (before.view["players"][1]["places"]["towers"][0]["piles"]["guard"])
    )


def test_events_are_told_to_those_who_may_know() -> None:
    game = begun(p0__hand=["knight", "spear"])
    game.do("hide", card="knight", place="mill")
    moved = next(event for event in game.events if event.what == "move")
    assert moved.data["to"] == ("ambush@mill", 0)
    plotted = next(event for event in game.events if event.data.get("value") == "plot@mill")
    assert plotted.for_seat(0) is not None and plotted.for_seat(1) is None
    assert "card" not in _seen(moved, 1).data and _seen(moved, 0).data["card"] == "knight"


def _seen(event: Event, seat: int) -> Event:
    seen = event.for_seat(seat)
    assert seen is not None
    return seen


def test_the_story_names_places_in_both_languages() -> None:
    game = begun(**{"p0.garrison@mill": ["knight", "knight"], "p1.walls@mill": 1})
    story = Story(MARCHES, seat=1)
    while not game.value("ruined@mill"):
        story.add(game.table.choose("storm", place="mill"), game.table.revision)
    en, ru = (told(story.entries, game.table, lang) for lang in ("en", "ru"))
    assert any("the Mill falls to" in plain(line.tokens) for line in en)
    details = [plain(detail) for line in en for detail in line.details] + [plain(line.tokens) for line in en]
    assert any("the Mill" in detail and "walls" in detail and "1 → 0" in detail for detail in details)
    assert any("garrison → graves (the mill): knight ×2" in detail.lower() for detail in details)
    assert any("Мельница" in plain(line.tokens) for line in ru)


def test_arrangements_name_places() -> None:
    game = begun(
        **{"taxes@mill": 7, "p1.walls@mill": 0, "p0.height@tower-2": 3, "p1.scout": "mill", "weather": ["storm", None]}
    )
    assert game.value("taxes@mill") == 7 and game.value("walls@mill", 1) == 0 and game.value("height@tower-2", 0) == 3
    assert game.table.view(0)["values"]["weather"] == ["storm", "clear", "clear"]
    for wrong in (
        {"taxes@moon": 1},
        {"p0.taxes@mill": 1},
        {"walls@mill": 1},
        {"p0.scout": "tower-1"},
        {"p0.scout": "moon"},
        {"weather": "storm"},
        {"weather": ["storm"] * 4},
        {"prices": ["one"]},
        {"p0.height@mill": 1},
    ):
        with pytest.raises(BadArrangement):
            game.table.arrange(wrong)


def test_an_option_says_where_its_card_lies_and_where_it_leads() -> None:
    game = begun(p0__hand=["knight"])
    march = next(option for option in game.table.options if option.verb == "march" and option.at == "mill")
    assert (march.place, march.said("en"), march.said("ru")) == (
        "p0.hand",
        "March to the Mill with Knight",
        "Идти: Мельница, Рыцарь",
    )
    assert plain(game.table.reader.option_tokens(march, "en")) == march.en


def test_the_trace_names_places() -> None:
    game = begun(p0__hand=["knight"])
    steps = list(trace(game.table, "march", card="knight", place="mill"))
    assert any(step.names.get("field") == "mill" for step in steps)
    assert any("march Knight mill" in step.names.get("picked", "") for step in steps)


def test_features_for_learning_name_places() -> None:
    table = begun(**{"p0.walls@mill": 2, "p1.walls@mill": 1, "taxes@mill": 5, "p1.garrison@mill": ["knight"]}).table
    features = Features(MARCHES, 2)
    states = np.array([table.state])
    mine = dict(zip(features.names, features.matrix(states, 0)[0], strict=True))
    theirs = dict(zip(features.names, features.matrix(states, 1)[0], strict=True))
    assert (mine["0.walls@mill"], mine["1.walls@mill"], theirs["0.walls@mill"]) == (2, 1, 1)
    assert mine["table.taxes@mill"] == theirs["table.taxes@mill"] == 5
    assert (mine["1.garrison@mill.strength"], theirs["0.garrison@mill#"], mine["0.garrison@mill#"]) == (2, 1, 0)
    assert not [name for name in features.names if "plot" in name or "weather" in name]


def test_lists_are_read_strictly() -> None:
    def opened(**options: Any) -> list[Any]:
        values = Table.open(MARCHES, 2, 1, options).view(0)["values"]
        return [values["weather"], values["prices"]]

    assert opened() == [["clear"] * 3, [1, 1]]
    assert opened(weather="storm,,clear", prices="4") == [["storm", "clear", "clear"], [4, 1]]
    assert opened(weather=[None, "storm"], prices=[None, 9]) == [["clear", "storm", "clear"], [1, 9]]
    for wrong in ({"weather": ["hail"]}, {"weather": "a,b,c,d"}, {"prices": [0]}, {"prices": 3}, {"prices": {"a": 1}}):
        with pytest.raises(BadOptions) as refused:
            opened(**wrong)
        assert refused.value.said("ru").startswith("настройка ") and refused.value.said("en")
    again = Table.load(Table.open(MARCHES, 2, 1, {"weather": "storm"}).save(), game=MARCHES)
    assert again.chosen_options == {"weather": ["storm", "clear", "clear"], "prices": [1, 1]}
    prices = MARCHES.options[1]
    assert [(part.en, part.ru, part.default) for part in prices.entries(2)] == [
        ("of bread", "хлеба", 1),
        ("of iron", "железа", 1),
    ]


def test_the_options_of_games_saved_before_are_understood() -> None:
    record = json.loads(Table.open(MARCHES, 2, 1, {"weather": ["clear", "storm"]}).save())
    former = record | {"options": {"weather_1": "clear", "weather_2": "storm"}}
    with pytest.raises(BadOptions):
        Table.load(json.dumps(former), game=MARCHES)

    def today(options: Mapping[str, Any]) -> dict[str, Any]:
        named = {key: options[key] for key in options if not key.startswith("weather_")}
        listed = [options.get(f"weather_{n}") for n in (1, 2, 3)]
        return named | ({"weather": listed} if any(listed) else {})

    game = replace(MARCHES, former_options=today)
    assert Table.load(json.dumps(former), game=game).chosen_options["weather"] == ["clear", "storm", "clear"]
    assert Table.load(json.dumps(record), game=game).hash() == record["hash"]
    reopened = Table.open(game, 2, 1, former["options"])  # as a server does that keeps tables by their options
    assert reopened.chosen_options == record["options"]


def test_a_judgement_plays_with_places() -> None:
    from deckwright.study.simulate import simulate

    report = simulate(MARCHES, ["wary", "random"], 4, cores=1)
    assert report.faults == 0 and report.games == 4


def test_dice_show_their_faces() -> None:
    game = begun(**{"p0.garrison@mill": ["spear"]})
    game.do("storm", place="mill")
    swords, omens = [event.data for event in game.events if event.what == "random"]
    assert swords["sides"] == omens["sides"] == 4
    assert swords["face"] == (0, 1, 1, 2)[swords["value"]]
    assert omens["face"] == ("none", "none", "rain", "fire")[omens["value"]]
