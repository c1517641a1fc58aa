"""How likely each side is to win from a position: for the curve after a game."""

from __future__ import annotations

import time
from collections.abc import Sequence
from itertools import pairwise
from typing import Protocol

import numpy as np

from deckwright.bots.thinking import Clock, Mind, SearchSettings, Thought, Words
from deckwright.lang.game import Game
from deckwright.vm import isa

TO_THE_END = 0
ROUNDS = 200
LEAST_TURN = 0.15  # a chance that moved by less is no turning point: that much may be the luck of the sample
MOST_TURNS = 3


class Opened(Protocol):
    """A table: what is looked at is its game and its state."""

    game: Game
    state: Words


def win_chances(
    table: Opened,
    *,
    seat: int | None = None,
    seconds: float | None = None,
    iterations: int | None = None,
    turns: int = TO_THE_END,
    seed: int = 0,
    clock: Clock = time.monotonic,
) -> tuple[float, ...]:
    """The chance of each side, from games played on by the game's judgement: to the end, or for some turns.

    After so many `turns` (`AROUND`: as a search does) the game's outlook says who wins; that takes far fewer games to
    be exact. A game without an outlook is played to the end.

    As a seat may know the table; for None as a spectator does, who sees nobody's hand. It stops after so many seconds
    or games, whichever comes first; without either, after 200 games. A game that is over is certain.
    """
    game, state = table.game, table.state
    sides = int(state[isa.H_PLAYERS])
    if state[isa.H_STATUS] == isa.OVER:
        won = game.program.layout.player_address["won"]
        return tuple(float(bool(state[won + side])) for side in range(sides))
    settings = SearchSettings(turns=turns, nodes=1)
    search = Thought(game, state, isa.PUBLIC_BIT if seat is None else seat, seed, settings, [Mind(game, settings)])
    most = iterations if iterations is not None else (ROUNDS if seconds is None else 1 << 30)
    deadline = None if seconds is None else clock() + seconds
    sums, played = np.zeros(sides), 0
    while played < most:
        now = min(8, most - played)
        sums += search.expected(now)
        played += now
        if deadline is not None and clock() >= deadline:
            break
    return tuple(float(s) / played for s in sums)


def turning_points(curve: Sequence[Sequence[float]], most: int = MOST_TURNS, least: float = LEAST_TURN) -> list[int]:
    """Where a game turned: the steps of the curve that moved somebody's chance most, in order.

    Step i leads from moment i to the next one. `curve` has the chances of all sides for each moment.
    """
    moved = [max(abs(b - a) for a, b in zip(*both, strict=True)) for both in pairwise(curve)]
    large = sorted((i for i, much in enumerate(moved) if much >= least), key=lambda i: (-moved[i], i))
    return sorted(large[:most])
