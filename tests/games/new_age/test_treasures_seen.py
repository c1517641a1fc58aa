"""What people see of treasures: on the web table, in the terminal, in what is told and explained."""

from __future__ import annotations

from typing import Any

import pytest
from rich.console import Console

from deckwright import Table
from deckwright.faces.face import Canvas
from deckwright.games import load
from deckwright.games.aeons_end.blows import Blow
from deckwright.games.new_age.look import LOOK
from deckwright.games.new_age.terminal import FACE
from deckwright.server.web.parts import draw_game
from deckwright.table.errors import BadArrangement, NotLegal
from tests.rules.new_age.scene import Scene, cast, scene
from tests.server.web.kit import scene_of

GAME = load("new-age")


def number_of(card: str) -> int:
    kind = GAME.kind(card)
    assert kind is not None
    return int(kind.facts["supply_number"])


def laid(**more: Any) -> Scene:
    """A treasure of the group next to a pile, one on my mat and one on my ally's."""
    return scene(
        treasures=["imbued-shackles"], beside=number_of("patterned-strike"), market=["patterned-strike", "exogranite"],
        aether=1, p0={"treasures": ["bladed-crystal"], **more}, p1={"treasures": ["verdant-staff"]},
    )  # fmt: skip


# --- the web table ----------------------------------------------------------------------------------------------------
def test_the_web_table_has_them_in_reach() -> None:
    drawn = draw_game(scene_of(laid().table, 0))
    assert "Общее сокровище" in drawn["shared"] and "Насыщенные оковы" in drawn["shared"]
    assert "Насыщенные оковы: цена 6" in drawn["shared"]
    assert "Кристалл-клинок" in drawn["mine"] and "Кристалл-клинок" not in drawn["others"]
    assert "Цветущий посох" in drawn["others"] and "p1.treasures" in drawn["others"]


def test_without_treasures_there_is_no_shelf() -> None:
    drawn = draw_game(scene_of(scene().table, 0))
    assert not any("treasure-shelf" in part or "next-to" in part for part in drawn.values())


def test_the_price_at_the_pile_and_what_is_lacking() -> None:
    table = laid().table
    assert LOOK.plan(table.view(0), "en").own["prices"] == {"patterned-strike": 6}
    with pytest.raises(NotLegal) as refused:
        table.choose("gain", card="patterned-strike")
    assert "costs 6, you have 1 aether" in refused.value.en and "стоит 6" in refused.value.ru


def test_aether_for_gems_is_seen_and_counted() -> None:
    s = scene(hand=["jians-moonstone-shard"], market=["exogranite", "tethered-darts"])
    s.play("jians-moonstone-shard")
    assert "эфир только на самоцветы" in draw_game(scene_of(s.table, 0))["mine"].lower()
    with pytest.raises(NotLegal) as refused:
        s.table.choose("gain", card="exogranite")
    assert "costs 3, you have 2 aether" in refused.value.en
    with pytest.raises(NotLegal) as refused:
        s.table.choose("gain", card="tethered-darts")
    assert "1 more may not be spent on it" in refused.value.en


def test_a_family_of_their_own() -> None:
    families = {kind.id: LOOK.family_of(kind).id for kind in GAME.kinds if kind.home == "treasure_box"}
    assert families["garus-torch"] == "ae-spell" and families["kadirs-emerald-shard"] == "ae-gem"
    assert families["thorned-whip"] == families["verdant-staff"] == "na-treasure"


# --- what spells will deal --------------------------------------------------------------------------------------------
def blow_of(card: str, treasure: str, **arrangement: Any) -> Blow:
    s = scene(prepped=[(card, 1)], p0={"treasures": [treasure]}, **arrangement)
    view = s.table.view(0)
    found: Blow | None = LOOK.plan(view, "en").blows.get(view["players"][0]["piles"]["prepped"]["cards"][0]["id"])
    assert found is not None
    return found


@pytest.mark.parametrize("spell", ["spark", "tethered-darts", "bouncing-boom", "spirit-lift"])
@pytest.mark.parametrize("treasure", ["precision-magnifier", "prism-of-destruction", "bladed-crystal", "verdant-staff"])
@pytest.mark.parametrize("breaches", [{1: "open"}, {1: "open", 2: 1}, {1: 2, 3: "open"}])
def test_a_spell_deals_what_the_table_tells(spell: str, treasure: str, breaches: dict[int, Any]) -> None:
    blow = blow_of(spell, treasure, breaches=breaches)
    s = cast(spell, 1, breaches=breaches, p0={"treasures": [treasure]})
    assert 70 - s.nemesis_life == (blow.amount + blow.sharper) * (2 if blow.twice else 1)


def test_what_is_more_for_the_nemesis_alone() -> None:
    blow = blow_of("bouncing-boom", "bladed-crystal")
    assert blow.sign == "2×2–3" and blow.said("en") == "will deal 2 damage, to the nemesis 3, twice"
    assert blow_of("spark", "bladed-crystal").said("ru") == "нанесёт урона: 1, исчадию — 2"


# --- the terminal -----------------------------------------------------------------------------------------------------
def test_the_terminal_shows_them_too() -> None:
    table = laid().table
    console = Console(width=200, record=True)
    console.print(FACE(GAME).board(table.view(0), 0, Canvas("ru", 200, False, lambda seat: f"Игрок {seat + 1}")))
    text = console.export_text()
    assert "Общее сокровище: ❖ Насыщенные оковы" in text and "(Узорный удар)" in text
    assert "❖ Кристалл-клинок" in text and "❖ Цветущий посох" in text
    assert any("6" in line and "Узорный удар" in line for line in text.splitlines() if "×" in line)


# --- what is told -----------------------------------------------------------------------------------------------------
def test_how_treasures_come_to_the_table_is_told() -> None:
    options = {"mage": ["taqren", "garu"], "treasure_1": ["xaxoss-flare"], "treasure_2": "core-of-rage"}
    s = Scene(Table.open(GAME, players=2, seed=1, options={**options, "treasure_3": ["none", "verdant-staff"]}))
    told = []
    while s.asked in ("replace-which", "which-pile"):
        assert LOOK.explain_prompt(s.asked, s.table.view(0), 0, "ru")
        s.choose(0)
        told += [event.en for event in s.events if event.what == "note"]
    assert "Core of Rage lies next to the pile of" in " ".join(told)
    assert any("has Verdant Staff" in line for line in told)


def test_no_treasure_lies_where_it_cannot() -> None:
    for wrong in (
        {"treasures": ["verdant-staff"]},
        {"treasures": ["thorned-whip", "core-of-rage"]},
        {"p0": {"treasures": ["thorned-whip"]}},
        {"p0": {"treasures": ["crystal"]}},
        {"jewel_aether": -1},
    ):
        with pytest.raises(BadArrangement):
            scene(**wrong)
