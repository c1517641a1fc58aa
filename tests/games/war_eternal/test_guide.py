"""Help for players: what comes next, advice, reasons, statistics."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from deckwright import Table
from deckwright.bots import Bot
from deckwright.games import load
from deckwright.games.war_eternal.look import LOOK
from deckwright.table.errors import NotLegal
from tests.rules.war_eternal.scene import scene

GAME = load("war-eternal")


def test_what_the_nemesis_will_do_is_told_in_order() -> None:
    s = scene(threats=["catacomb-drone", {"card": "planar-collision", "countdown": 1}, "seismic-roar"])
    coming = LOOK.coming(s.table.view(0), "en")
    assert [(each.kind, each.left) for each in coming] == [
        ("catacomb-drone", 0), ("planar-collision", 0), ("seismic-roar", 2),
    ]  # fmt: skip
    assert coming[0].text == "Unleash. Gravehold suffers 1 damage."
    assert coming[1].text == "happens now: Unleash 2 times."
    assert coming[2].text == "power tokens left: 2. Then: The Umbra Titan loses 2 nemesis tokens."
    assert "жетонов силы: 2" in LOOK.coming(s.table.view(0), "ru")[2].text


@pytest.mark.rule("WE-SOLO-06")
def test_how_to_play_alone_is_another_goal() -> None:
    alone, together = scene(1).table.view(0), scene(2).table.view(0)
    assert "Being exhausted does not lose" in LOOK.how_to_play(alone, "en")[0]
    assert "all of you are exhausted" in LOOK.how_to_play(together, "en")[0]
    assert "ally" not in LOOK.how_to_play(alone, "en")[1] and "союзник" not in LOOK.how_to_play(alone, "ru")[1]


def test_advice_names_what_is_still_possible() -> None:
    s = scene(hand=["crystal", "spark"], aether=3)
    advice = LOOK.advice(s.table.view(0), s.table.options, "en")
    assert advice == "Still possible: play cards (1) · prep spells (1) · spend 3 aether"
    t = scene()
    assert LOOK.advice(t.table.view(0), t.table.options, "ru") == "Всё сделано: завершайте ход."


def test_questions_are_explained_with_their_numbers() -> None:
    s = scene(prepped=[("jagged-lightning", 1)], threats=["catacomb-drone"])
    s.casting()
    s.cast("jagged-lightning")
    assert LOOK.explain_prompt("which-target", s.table.view(0), 0, "en").startswith("3 damage.")
    assert LOOK.explain_prompt("main-phase", s.table.view(0), 0, "en") == ""


@pytest.mark.parametrize(
    ("verb", "card", "reason"),
    [
        ("gain", "reduce-to-ash", "Reduce to Ash costs 7, you have 1 aether"),
        ("gain", "kindle", "Kindle is not in the supply"),
        ("play", "spark", "Spark is a spell: prep it in a breach and cast it next turn"),
        ("prep", "spark", "there is no free breach that is opened or was focused this turn"),
        ("prep", "crystal", "Crystal is not a spell"),
        ("cast", "kindle", "Kindle is not prepped"),
        ("focus", "breach-1", "Breach I is opened already"),
        ("open", "breach-2", "opening costs 5, you have 1 aether"),
        ("charge", None, "a charge costs 2 aether, you have 1 aether"),
        ("ability", None, "the ability needs 6 charges, you have 0"),
        ("discard-power", "aphotic-sun", "it takes 7 aether to discard Aphotic Sun, you have 1 aether"),
    ],
)
def test_why_something_cannot_be_done(verb: str, card: str | None, reason: str) -> None:
    s = scene(hand=["spark", "crystal"], prepped=[("aurora", 1)], breaches={1: "open", 2: 0}, aether=1,
              threats=["aphotic-sun"], market=["reduce-to-ash"])  # fmt: skip
    with pytest.raises(NotLegal) as refused:
        s.table.choose(verb, card=card)
    assert reason in refused.value.said("en")
    assert refused.value.said("ru") != refused.value.said("en")


def test_statistics_and_charts_of_a_whole_game() -> None:
    table = Table.open("war-eternal", players=2, seed=11, options={"difficulty": "beginner"})
    bot, events = Bot("greedy", GAME, 1), list(table.opening_events)
    while not table.over:
        assert table.seat is not None
        events += table.choose(bot.choose(table, table.seat))
    view = table.view(None)
    told = {text.en: numbers for text, numbers in LOOK.statistics(events, view)}
    assert sum(told["damage dealt"]) > 20 and all(n > 0 for n in told["spells cast"])
    for chart in LOOK.charts:
        assert all(chart.number(view, side) >= 0 for side in range(2))


@pytest.mark.parametrize("mage", ["dezmodia", "garu", "gex", "mazahaedron", "mist", "quilius", "ulgimor", "yan-magda"])
def test_the_bot_plays_any_mage_and_answers_for_all(mage: str) -> None:
    other = "garu" if mage != "garu" else "gex"
    table = Table.open("war-eternal", players=2, seed=4, options={"mage": [mage, other]})
    bots = [Bot("greedy", GAME, seat) for seat in range(2)]
    joint, did = 0, Counter[str]()
    while not table.over:
        joint += len(table.to_answer) > 1
        assert table.seat is not None
        for event in table.choose(bots[table.seat].choose(table, table.seat)):
            if event.what == "note" and event.data.get("player") == 0:
                did[event.data["note"]] += 1
    assert joint > 0
    assert did["gains"] >= 3 and did["casts"] >= 8 and did["opens"] + did["focuses"] >= 1


def test_the_end_says_whether_the_nemesis_fell_or_ran_out_of_cards() -> None:
    quiet: dict[str, Any] = {"nemesis": "gate-witch", "turns_taken": ["turn-nemesis"], "gravehold": 9}
    s = scene(**quiet, prepped=[("spark", 1)], nemesis_mat=[{"card": "gate-witch", "life": 1}])
    s.casting()
    s.cast("spark")
    assert LOOK.ending(s.table.view(), "ru") == "Исчадие повержено: Ведьма Врат. Грейвхолд устоял, жизней: 9."
    t = scene(**quiet, deck_3=[], threats=[])
    t.end_turn()
    assert LOOK.ending(t.table.view(), "en").startswith("Gate Witch has no cards left and gives up.")
    assert LOOK.ending(t.table.view(), "ru").startswith("Карты исчадия кончились, и оно отступило: Ведьма Врат.")


@pytest.mark.parametrize(
    ("nemesis", "threats", "told"),
    [
        ("gate-witch", ["catacomb-drone"], "Gate Witch had 70 life left."),
        ("hollow-crown", ["catacomb-drone", "bezu"], "Hollow Crown is not defeated."),
    ],
)
def test_a_lost_game_tells_the_life_of_a_nemesis_that_could_be_hurt(
    nemesis: str, threats: list[str], told: str
) -> None:
    s = scene(nemesis=nemesis, gravehold=1, threats=threats)
    s.nemesis_turn()
    assert s.won is False
    assert LOOK.ending(s.table.view(), "en") == f"Gravehold has fallen. {told}"
