"""Positions of Shards of Infinity: what follows from them, what cannot be, and the phases play may begin with."""

from __future__ import annotations

from typing import Any

import pytest

from deckwright import Table
from deckwright.table.errors import BadArrangement


@pytest.fixture
def table() -> Table:
    table = Table.open("shards", players=2, seed=5)
    while table.prompt is not None and table.prompt.id != "main-phase":
        table.choose(0)
    return table


def test_allies_in_a_play_zone_were_played_this_turn_and_champions_came_before(table: Table) -> None:
    table.arrange({"p0.play": ["blaster", "evokatus"]})
    cards = table.view()["players"][0]["piles"]["play"]["cards"]
    assert [card.get("played", False) for card in cards] == [True, False]


def test_who_leads_the_leader_card_says(table: Table) -> None:
    table.arrange({"p0.board": ["volos"], "p1.board": []})
    assert [player["values"]["leader"] for player in table.view()["players"]] == ["volos", "none"]
    with pytest.raises(BadArrangement, match="p0.leader follows from the rest"):
        table.arrange({"p0.leader": "tetra"})


@pytest.mark.parametrize(
    ("wanted", "en", "ru"),
    [
        ({"p0.health": 51}, "Player 1 has more than 50 health", "Игрок 1: здоровья больше 50"),
        ({"p0.health": 0}, "Player 1 is in the game without health", "Игрок 1: в игре без здоровья"),
        (
            {"p1.mastery": 31},
            "Player 2 has less than 0 or more than 30 mastery",
            "Игрок 2: мастерства меньше 0 или больше 30",
        ),
        ({"row": ["blaster"] * 4 + ["crystal"] * 3}, "the centre row has 6 places", "в центральном ряду 6 мест"),
        ({"p0.board": ["blaster"]}, "Blaster is no leader", "Бластер: это не лидер"),
        ({"power": -1}, "crystals and power are never below 0", "кристаллов и мощи не бывает меньше 0"),
    ],
)
def test_what_cannot_be_is_refused(table: Table, wanted: dict[str, Any], en: str, ru: str) -> None:
    with pytest.raises(BadArrangement) as found:
        table.arrange(wanted)
    assert en in found.value.said("en") and ru in found.value.said("ru")


def test_a_turn_of_another_player_begins(table: Table) -> None:
    table.arrange({"p1.hand": ["crystal"]}, at="turn", seat=1)
    assert (table.active, table.seat) == (1, 1)
    table.choose("play", card="crystal")
    table.choose("end-main")
    assert table.active == 0


def test_the_attack_phase_deals_the_power_that_was_laid(table: Table) -> None:
    table.arrange({"power": 7, "p1.hand": [], "p1.health": 20, "p1.play": []}, at="attack-phase", seat=0)
    assert (table.value("health", 1), table.active, table.value("power")) == (13, 1, 0)


def test_the_end_phase_draws_a_new_hand(table: Table) -> None:
    table.arrange({"p0.hand": [], "p0.play": ["blaster"]}, at="end-phase", seat=0)
    assert (len(table.cards("hand", 0)), table.cards("play", 0), table.active) == (5, [], 1)
