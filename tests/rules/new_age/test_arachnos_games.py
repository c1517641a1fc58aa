"""Whole games against Arachnos: what holds of his ritual at any moment, with any number of players."""

from __future__ import annotations

from typing import Any

import pytest

from deckwright import Table, bots
from deckwright.games import load
from deckwright.table.named import told_position

GAME = load("new-age")
TURNS = 600  # more choices than any of these games needs
PLAYED = [
    ("greedy", 1, {"ritual_track": "long", "difficulty": "beginner"}),
    ("greedy", 2, {"difficulty": "extinction"}),
    ("greedy", 3, {"ritual_track": "short"}),
    ("greedy", 4, {"ritual_at_eight": True}),
    ("random", 2, {"difficulty": "expert"}),
    ("random", 1, {"mages_each": 3, "outlast_at_once": True}),
]


def check_ritual(table: Table) -> None:
    """Before the ritual is complete no World Devourer is in play; then it is alone, and no card is left to draw."""
    view = table.view()
    values, piles = view["values"], view["piles"]
    threats = [card["card"] for card in piles["threats"]["cards"]]
    here = [card for card in threats if card.startswith("world-devourer")]
    assert 0 <= values["ritual"] <= values["ritual_length"] and values["tokens"] >= 0
    assert (values["ritual"] == values["ritual_length"]) == bool(here)
    if here:
        assert threats == here == [f"world-devourer-{min(9, values['tokens'])}"]
        assert not any(piles[f"deck_{tier}"]["count"] for tier in (1, 2, 3))
    else:
        assert values["tokens"] < (8 if values["ritual_at_eight"] else 9)


@pytest.mark.rule("NA-RITUAL-05", "NA-RITUAL-06", "NA-RITUAL-07")
@pytest.mark.parametrize(("name", "players", "options"), PLAYED)
def test_the_ritual_is_what_it_can_be(name: str, players: int, options: dict[str, Any]) -> None:
    for seed in range(3):
        bot = bots.make(name, GAME, seed=seed)
        table = Table.open(GAME, players=players, seed=seed, options={"nemesis": "arachnos", **options})
        while not table.over and len(table.history) < TURNS:
            check_ritual(table)
            table.choose(bot.choose(table, table.to_answer[0]))
        if table.over and table.result is not None and table.result.winners:
            assert "world-devourer" in table.cards("nemesis_discard")[0]  # there is no other victory


def test_a_position_told_by_names_can_be_laid_again() -> None:
    bot = bots.make("greedy", GAME, seed=1)
    table = Table.open(GAME, players=2, seed=5, options={"nemesis": "arachnos"})
    while not any(card.startswith("world-devourer") for card in table.cards("threats")):
        table.choose(bot.choose(table, table.to_answer[0]))
    told = told_position(table)
    names = ("ritual", "tokens", "threats", "nemesis_mat", "swallowed", "deck_1", "deck_2", "deck_3")
    twin = Table.open(GAME, players=2, seed=5, options={"nemesis": "arachnos"})
    twin.arrange({name: told[name] for name in names if name in told})
    told, again = told_position(table), told_position(twin)
    assert {name: again.get(name) for name in names} == {name: told.get(name) for name in names}
    check_ritual(twin)


def test_arachnos_without_life_is_laid_without_life() -> None:
    """Laying gives a nemesis its life unless told otherwise, so that it has none must be told."""
    options = {"nemesis": "arachnos", "mage": "taqren,gygar"}
    table, twin = (Table.open(GAME, players=2, seed=seed, options=options) for seed in (5, 6))
    table.arrange(nemesis_mat=[{"card": "arachnos", "life": 0}])
    told = told_position(table)
    assert told["nemesis_mat"] == [{"card": "arachnos", "life": 0}]
    twin.arrange({"nemesis_mat": told["nemesis_mat"]})
    assert told_position(twin)["nemesis_mat"] == told["nemesis_mat"]
