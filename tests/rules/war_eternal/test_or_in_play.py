"""Whole games: wherever an OR is asked, no option is idle beside one that does something."""

from __future__ import annotations

import random
from typing import Any

import pytest

from deckwright import Table
from deckwright.bots import make
from deckwright.games.aeons_end.texts import CHOOSE_ONE, DECIDE_TOGETHER, MAIN_PHASE

GAMES = 40
MOST_CHOICES = 400
HAPPENS = {"move", "change", "mark"}


def does_something(table: Table, index: int) -> bool:
    """Whether anything at the table is other after an option, or somebody is asked how it is to be done."""
    twin = table.clone()
    if any(event.what in HAPPENS for event in twin.choose(index)) or twin.prompt is None:
        return True
    return twin.prompt.id not in (MAIN_PHASE.id, CHOOSE_ONE.id, DECIDE_TOGETHER.id)


@pytest.mark.slow
@pytest.mark.rule("WE-TERM-05", "WE-TERM-06", "WE-TERM-13", "WE-AMB-06", "NA-TERM-05", "NA-AMB-05")
@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("war-eternal", {}),
        ("new-age", {"boxes": "both", "market": "random"}),
        ("new-age", {"market": "random", "focus_opens": False}),
    ],
)
def test_an_or_never_asks_between_something_and_nothing(game: str, options: dict[str, Any]) -> None:
    met: set[str] = set()
    for seed in range(GAMES):
        table, chance = Table.open(game, 1 + seed % 4, seed, {"nemesis": "random", **options}), random.Random(seed)
        bots = [make("greedy", table.game, seed + seat) for seat in range(table.seats)]
        while not table.over and table.revision < MOST_CHOICES:
            assert table.prompt is not None and table.seat is not None
            if table.prompt.id in (CHOOSE_ONE.id, DECIDE_TOGETHER.id):
                done = {option.verb: does_something(table, option.index) for option in table.options}
                assert len(set(done.values())) == 1, (seed, table.revision, done)
                met |= {verb for verb, something in done.items() if something}
            greedy = chance.random() < 0.7
            table.choose(bots[table.seat].choose(table, table.seat) if greedy else chance.randrange(table.choices))
    assert len(met) > 12, met
