"""One game between bots, as an arena plays it: the schedule of games, and a game by itself."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

import numpy as np
from numpy.typing import NDArray

from deckwright import bots
from deckwright.lang.game import Game
from deckwright.table.opening import machine_of, opened
from deckwright.vm import isa

Words = NDArray[np.int32]
Heard = Callable[[Words, int, int], None]  # a state, who chooses, which option
MOST_DECISIONS = 20_000


@dataclass(frozen=True)
class Fixture:
    """A game to be played: who sits where, and its seed."""

    seating: tuple[str, ...]
    seed: int


@dataclass(frozen=True)
class Played:
    """A game that was played. `winners` are seats; `thought` is what each seat needed, `choices` how often it chose."""

    seating: tuple[str, ...]
    seed: int
    winners: tuple[int, ...]
    over: bool
    turns: int
    active: int  # whose turn it was at the end
    decisions: int
    thought: tuple[float, ...]
    choices: tuple[int, ...]

    @property
    def fixture(self) -> Fixture:
        """Which game this was."""
        return Fixture(self.seating, self.seed)


Teams = Sequence[Sequence[int]]


def teams_of(game: Game, players: int, options: Mapping[str, Any] | None = None) -> Teams:
    """Which seats win and lose as one at such a table."""
    return game.teams(players, game.read_options(players, options or {}))


def schedule(names: Sequence[str], games: int, teams: Teams, seed: int) -> list[Fixture]:
    """Who plays whom: every pair of bots, on the same seeds, each seed once from each side of the table.

    Two bots have the teams in turn, a, b, a, b; the next game of the seed they have them the other way round. Where all
    seats are one team, a game belongs to one bot, and every bot plays the same seeds. So `games` for each pair (or bot)
    are rounded up to whole rounds.
    """
    if len(teams) == 1:
        return [Fixture(_seating(teams, [name]), seed + i) for i in range(games) for name in names]
    seatings = [_seating(teams, order) for a, b in combinations(names, 2) for order in ([a, b], [b, a])]
    return [Fixture(seating, seed + i) for i in range(-(-games // 2)) for seating in seatings]


def _seating(teams: Teams, bots: Sequence[str]) -> tuple[str, ...]:
    """The teams given to bots in turn."""
    who = {seat: bots[i % len(bots)] for i, team in enumerate(teams) for seat in team}
    return tuple(who[seat] for seat in sorted(who))


@dataclass
class Board:
    """A position as bots are shown it, without a table around it."""

    state: Words


def play(game: Game, options: Mapping[str, Any], fixture: Fixture) -> Played:
    """Play one game. The same fixture gives the same game, as long as no bot looks at the clock."""
    return played_out(game, options, fixture)[0]


def played_out(
    game: Game, options: Mapping[str, Any], fixture: Fixture, heard: Heard | None = None
) -> tuple[Played, Words]:
    """Play one game, and how the table stood at its end; `heard` is told every choice before it is made."""
    machine = machine_of(game)
    players = len(fixture.seating)
    board = Board(opened(machine, game.open(players, game.read_options(players, options)), fixture.seed))
    seated = [bots.make(name, game, fixture.seed * 8 + seat) for seat, name in enumerate(fixture.seating)]
    thought, choices = [0.0] * players, [0] * players
    machine.run(board.state)
    decisions = 0
    while board.state[isa.H_STATUS] == isa.QUESTION and decisions < MOST_DECISIONS:
        decisions += 1
        index = 0
        if board.state[isa.H_NOPT] > 1:
            mask = int(board.state[isa.H_WHO])
            seat = next(seat for seat in range(players) if (mask >> seat) & 1)
            began = time.perf_counter()
            index = seated[seat].choose(board, seat)
            thought[seat] += time.perf_counter() - began
            choices[seat] += 1
            if heard is not None:
                heard(board.state, seat, index)
        board.state[isa.H_ANSWER] = index
        machine.run(board.state)
    won = game.program.layout.player_address["won"]
    over = bool(board.state[isa.H_STATUS] == isa.OVER)
    played = Played(
        seating=fixture.seating,
        seed=fixture.seed,
        winners=tuple(seat for seat in range(players) if over and board.state[won + seat]),
        over=over,
        turns=int(board.state[isa.H_TURN]),
        active=int(board.state[isa.H_ACTIVE]),
        decisions=decisions,
        thought=tuple(round(t, 4) for t in thought),
        choices=tuple(choices),
    )
    return played, board.state
