"""What workers do with a position. Plain functions: they run in a worker as well as anywhere else."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from deckwright.bots import Advice, levels, make, win_chances
from deckwright.bots.levels import SEARCH
from deckwright.bots.thinking import AROUND
from deckwright.games import ids, load
from deckwright.server.thinking.position import OpenTables, Position
from deckwright.table import Table
from deckwright.table.opening import machine_of
from deckwright.vm.native.making import begin_each

log = logging.getLogger(__name__)
Task = Callable[..., Any]
ADVICE_ROUNDS = 4000  # more would not make a hint better; where the machine is quick it is ready sooner
WARM = "warm"  # the task that every worker does before the first it is asked for
CURVE_ROUNDS = 200  # games for one point of a curve
WARMING = 0.01  # seconds of thought, enough to have everything compiled that thinks


@cache
def open_tables() -> OpenTables:
    """The tables this process keeps open."""
    return OpenTables()


def choose(position: Position, level: str, seed: int, *, seconds: float) -> int:
    """What a bot chooses. A seed is good for a whole game: each question of it gets chances of its own."""
    own = (seed * 1_000_003 + position.decisions) % (1 << 64)
    return make(level, load(position.game), own).choose(open_tables().table(position), position.seat, seconds=seconds)


def advise(position: Position, *, seconds: float) -> list[Advice]:
    """What a search finds, best first, with how likely each choice wins; equal copies of a card appear once."""
    bot = make(SEARCH, load(position.game))
    return bot.advise(open_tables().table(position), position.seat, seconds=seconds, iterations=ADVICE_ROUNDS)


def foretell(position: Position, rounds: int = CURVE_ROUNDS) -> tuple[float, ...]:
    """How likely each side was to win, as somebody could know who looked on."""
    table = open_tables().table(position)
    return win_chances(table, iterations=rounds, turns=AROUND, seed=position.decisions)


def question(game: str) -> Position:
    """A first question of a game that is worth a thought."""
    table = Table.open(game, load(game).seats[-1])
    while table.seat is not None and len(table.options) == 1:
        table.choose(0)
    assert table.seat is not None, f"{game} ends without a choice"
    return Position.of(table, table.seat)


def warm() -> None:
    """Load every game and let every level think for a moment, so that nothing is left to be compiled.

    Native code is made afterwards, while the interpreter serves. A game that cannot be played leaves the others as
    they are.
    """
    warmed = []
    for game in ids():
        try:
            _warm(game)
            warmed.append(machine_of(load(game)).native)
        except Exception:
            log.exception("%s cannot be thought about", game)
    begin_each(warmed)


def _warm(game: str) -> None:
    position = question(game)
    for level in levels(load(game)):
        choose(position, level.id, 0, seconds=WARMING)
    advise(position, seconds=WARMING)
    foretell(position, rounds=1)


TASKS: Mapping[str, Task] = {"choose": choose, "advise": advise, "foretell": foretell, WARM: warm}
