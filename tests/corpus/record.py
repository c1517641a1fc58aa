"""Record games for the corpus: `python -m tests.corpus.record NAME` adds those of a plan that are not there yet.

A kept game is never changed: what is in the corpus must be playable for ever.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from typing import Any

from deckwright import Table
from deckwright.bots import make
from deckwright.table.named import told_choice, told_position
from tests.corpus.kept import HOME, Kept, ends_turn, keep
from tests.corpus.plan import PLAN

MOST_CHOICES = 900


def played(game: str, players: int, seed: int, options: dict[str, Any]) -> Kept:
    """A game of random and greedy players side by side; who is who changes with the seed."""
    table, chance = Table.open(game, players, seed, options), random.Random(seed)
    bots = [make("greedy" if (seed >> seat) & 1 else "random", table.game, seed + seat) for seat in range(players)]
    choices: list[dict[str, Any]] = []
    positions: list[tuple[int, dict[str, Any]]] = []
    while not table.over and len(choices) < MOST_CHOICES:
        turn, seat = table.turn, table.seat
        assert seat is not None
        index = bots[seat].choose(table, seat) if chance.random() < 0.9 else chance.randrange(table.choices)
        choices.append(told_choice(table.options, index))
        table.choose(index)
        if ends_turn(table, turn):
            positions.append((len(choices), told_position(table)))
    return keep(table, choices, positions)


def planned() -> Iterator[tuple[str, str, int, int, dict[str, Any]]]:
    """The name of each game of the plan, and how it is opened."""
    for game, tables in PLAN.items():
        for number, (players, options) in enumerate(tables):
            yield f"{game}-{number:03}", game, players, number, options


def main(wanted: str = "") -> None:
    """Record what the plan has and the corpus has not."""
    for name, game, players, seed, options in planned():
        path = HOME / f"{name}.json.gz"
        if name.startswith(wanted) and not path.exists():
            played(game, players, seed, options).write(path)
            print(path.name, path.stat().st_size)


if __name__ == "__main__":
    main(*sys.argv[1:])
