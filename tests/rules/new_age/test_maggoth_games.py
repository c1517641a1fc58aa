"""Whole games against Maggoth: what holds of the Nest at any moment, with every number of players and every Nest."""

from __future__ import annotations

from typing import Any

import pytest

from deckwright import Table, bots
from deckwright.games import load
from deckwright.games.new_age.nest import NESTS, TOKENS
from deckwright.table.named import told_position

GAME = load("new-age")
TURNS = 400  # more choices than any of these games needs
PLAYED = [
    ("greedy", 1, {"nest": "mild"}),
    ("greedy", 2, {"difficulty": "expert"}),
    ("greedy", 3, {"nest": "harsh"}),
    ("random", 4, {"difficulty": "extinction"}),
    ("random", 1, {"mages_each": 3, "difficulty": "beginner"}),
]


def check_nest(table: Table) -> None:
    """No row holds more than its spaces, and the card of the Nest says the life of the highest row that holds any."""
    view = table.view()
    held = [place["values"] for place in view["places"]["nest"]]
    for row, spaces in zip(held, view["values"]["nest_spaces"], strict=True):
        assert row["maggots"] >= 0 and row["flies"] >= 0 and row["maggots"] + row["flies"] <= spaces
    lives = [row["maggots"] + 2 * row["flies"] for row in held]
    shown = [card.get("life", 0) for card in view["piles"]["threats"]["cards"] if card["card"] == "nest"]
    assert shown == [life for life in lives if life][-1:]
    assert sum(sum(row.values()) for row in held) <= TOKENS


@pytest.mark.rule("NA-COMP-03", "NA-NEST-09")
@pytest.mark.parametrize(("name", "players", "options"), PLAYED)
def test_the_nest_holds_what_it_can_hold(name: str, players: int, options: dict[str, Any]) -> None:
    for seed in range(3):
        bot = bots.make(name, GAME, seed=seed)
        table = Table.open(GAME, players=players, seed=seed, options={"nemesis": "maggoth", **options})
        while not table.over and len(table.history) < TURNS:
            if table.prompt is None or table.prompt.id != "spread-damage":  # there the damage is not spread yet
                check_nest(table)
            table.choose(bot.choose(table, table.to_answer[0]))


@pytest.mark.rule("NA-NEST-07")
@pytest.mark.parametrize("nest", [each.id for each in NESTS])
def test_a_position_told_by_names_can_be_laid_again(nest: str) -> None:
    """The Nest is told as two numbers for each row, and all else about it follows."""
    bot = bots.make("greedy", GAME, seed=1)
    table = Table.open(GAME, players=2, seed=5, options={"nemesis": "maggoth", "nest": nest})
    while len(table.history) < 120 and not table.over:
        table.choose(bot.choose(table, table.to_answer[0]))
    told = told_position(table)
    names = [f"{what}@nest-{n}" for n in (1, 2, 3, 4) for what in ("maggots", "flies")]
    twin = Table.open(GAME, players=2, seed=6, options={"nemesis": "maggoth", "nest": nest})
    twin.arrange({name: told[name] for name in names} | {"threats": told["threats"]})
    assert {name: told_position(twin)[name] for name in names} == {name: told[name] for name in names}
    check_nest(twin)
