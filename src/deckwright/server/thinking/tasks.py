"""What workers do with a position. Plain functions: they run in a worker as well as anywhere else."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from deckwright.bots import Advice, levels, make
from deckwright.games import GAMES, load
from deckwright.server.thinking.position import Desk, Position
from deckwright.table import Table

Task = Callable[..., Any]
WARMING = 0.01  # seconds of thought, enough to have everything compiled that thinks


@cache
def desk() -> Desk:
    """The desk of this process."""
    return Desk()


def choose(position: Position, level: str, seed: int, *, seconds: float) -> int:
    """What a bot chooses. A seed is good for a whole game: each question of it gets chances of its own."""
    own = (seed * 1_000_003 + position.decisions) % (1 << 64)
    return make(level, load(position.game), own).choose(desk().table(position), position.seat, seconds=seconds)


def advise(position: Position, *, seconds: float) -> list[Advice]:
    """What the strongest level thinks of the options, best first."""
    game = load(position.game)
    return make(levels(game)[-1].id, game).advise(desk().table(position), position.seat, seconds=seconds)


TASKS: Mapping[str, Task] = {"choose": choose, "advise": advise}


def question(game: str) -> Position:
    """A first question of a game that is worth a thought."""
    table = Table.open(game, load(game).seats[-1])
    while table.seat is not None and len(table.options) == 1:
        table.choose(0)
    assert table.seat is not None, f"{game} ends without a choice"
    return Position.of(table, table.seat)


def warm() -> None:
    """Load every game and let every level think for a moment, so that nothing is left to be compiled."""
    for game in GAMES:
        position = question(game)
        for level in levels(load(game)):
            choose(position, level.id, 0, seconds=WARMING)
        advise(position, seconds=WARMING)
