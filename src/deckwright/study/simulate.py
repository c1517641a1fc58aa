"""Many games between bots on all cores, and what they show: who wins, how long it takes, who begins."""

from __future__ import annotations

import math
import os
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import asdict, dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from deckwright.bots.levels import CHANCE
from deckwright.lang.game import Game
from deckwright.study.lineup import DECISIONS, STATUS, TURNS, WINNERS, Lineup, play_games
from deckwright.study.match import Fixture, Teams, teams_of
from deckwright.study.workers import play_all
from deckwright.table.opening import machine_of
from deckwright.vm import isa

LARGEST_CHUNK = 256  # games that one thread plays before it reports
DECISIONS_A_GAME = 100  # hardly any game has fewer
Z95 = 1.959963984540054  # 95 % of a normal distribution lie within so many deviations

ACTIVE = WINNERS + 1  # the column of what is probed: whose turn it is
Rounds = NDArray[np.int32]


@dataclass(frozen=True)
class Share:
    """How often something happened, with its Wilson 95 % interval."""

    wins: int
    games: int
    rate: float
    low: float
    high: float


@dataclass(frozen=True)
class Spread:
    """How a number varies from game to game."""

    mean: float
    median: float
    low: float  # 5 % of the games lie below
    high: float  # 5 % of the games lie above


@dataclass(frozen=True)
class Report:
    """What a simulation showed. A seat-game is one game as one seat lived it."""

    game: str
    players: int
    options: Mapping[str, Any]
    bots: tuple[str, ...]
    games: int
    first_seed: int
    last_seed: int
    results: Mapping[str, Share]
    turns: Spread
    decisions: Spread
    beginner: Share | None  # whoever has the first turn; None if that cannot be told from outside
    even: float  # the share that everybody would have with equal chances
    nobody: int
    cut_short: int
    faults: int
    seconds: float
    cores: int
    games_per_second: float
    decisions_per_second: float

    def record(self) -> dict[str, Any]:
        """The report, ready for JSON."""
        return asdict(self)


def wilson(wins: int, games: int, z: float = Z95) -> Share:
    """A share with its Wilson score interval, which stays within 0 and 1 and is right for few games too."""
    if games == 0:
        return Share(wins, games, 0.0, 0.0, 1.0)
    rate = wins / games
    weight = 1 + z * z / games
    centre = (rate + z * z / (2 * games)) / weight
    half = z * math.sqrt(rate * (1 - rate) / games + z * z / (4 * games * games)) / weight
    return Share(wins, games, rate, max(0.0, centre - half), min(1.0, centre + half))


def simulate(
    game: Game,
    bots: Sequence[str],
    games: int,
    seed: int = 1,
    options: Mapping[str, Any] | None = None,
    *,
    cores: int | None = None,
    progress: Callable[[int], None] | None = None,
) -> Report:
    """Let bots, one for each seat, play games from a seed on.

    Every seed is played once for each different seating, the bots moved on by a seat each time, so that no bot gains
    from where it sits. So the number of games is rounded up to whole rounds. `progress` hears of games as they end.
    """
    seatings = _seatings(bots)
    seeds = -(-games // len(seatings))
    workers = cores or os.cpu_count() or 1
    inside = all(bot == CHANCE or bot in game.judgements for bot in bots)
    if inside:
        machine_of(game).native.expect(seeds * len(seatings) * DECISIONS_A_GAME)
    lineups = [_lineup(game, seating if inside else [CHANCE] * len(seating), options) for seating in seatings]
    play_games(lineups[0], seed, 1)  # the machine gets ready; that is not part of the speed
    began = time.perf_counter()
    if inside:
        rounds = _play(lineups, seed, seeds, workers, progress)
    else:
        rounds = _play_outside(game, seatings, options or {}, seed, seeds, workers, progress)
    seconds = time.perf_counter() - began
    sides = int(lineups[0].template[isa.H_PLAYERS])
    return _report(
        game,
        game.read_options(len(bots), options or {}),
        seatings,
        teams_of(game, len(bots), options),
        rounds,
        _beginners(lineups[0], rounds, sides, seed, seeds),
        sides,
        (seed, seeds),
        seconds,
        workers,
    )


def _lineup(game: Game, seating: Sequence[str], options: Mapping[str, Any] | None) -> Lineup:
    """Bots at their seats; whose turn it is at the end is probed too."""
    lineup = Lineup.open(game, seating, options)
    return replace(lineup, probes=np.append(lineup.probes, np.int32(isa.H_ACTIVE)))


def _seatings(bots: Sequence[str]) -> list[tuple[str, ...]]:
    """The bots moved on by one seat again and again, each different seating once."""
    turned = (tuple(bots[-by:]) + tuple(bots[:-by]) if by else tuple(bots) for by in range(len(bots)))
    return list(dict.fromkeys(turned))


def _play(
    lineups: Sequence[Lineup], seed: int, seeds: int, workers: int, progress: Callable[[int], None] | None
) -> Rounds:
    """All games: an array by seating, seed and column. Threads play them, for the machine releases the GIL."""
    size = max(1, min(LARGEST_CHUNK, seeds * len(lineups) // (workers * 4)))
    rounds = np.zeros((len(lineups), seeds, ACTIVE + 1), np.int32)
    with ThreadPoolExecutor(workers) as pool:
        chunks = {
            pool.submit(play_games, lineup, seed + start, min(size, seeds - start)): (which, start)
            for start in range(0, seeds, size)
            for which, lineup in enumerate(lineups)
        }
        try:
            for done in as_completed(chunks):
                which, start = chunks[done]
                rows = done.result()
                rounds[which, start : start + len(rows)] = rows
                if progress is not None:
                    progress(len(rows))
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    return rounds


def _play_outside(
    game: Game,
    seatings: Sequence[tuple[str, ...]],
    options: Mapping[str, Any],
    seed: int,
    seeds: int,
    workers: int,
    progress: Callable[[int], None] | None,
) -> Rounds:
    """The same for bots that do more than follow a judgement: game by game, in processes."""
    rounds = np.zeros((len(seatings), seeds, ACTIVE + 1), np.int32)
    fixtures = [Fixture(seating, seed + i) for i in range(seeds) for seating in seatings]
    for played in play_all(game, options, fixtures, workers):
        status = isa.OVER if played.over else isa.QUESTION
        winners = sum(1 << seat for seat in played.winners)
        row = (status, played.decisions, played.turns, winners, played.active)
        rounds[seatings.index(played.seating), played.seed - seed] = row
        if progress is not None:
            progress(1)
    return rounds


def _beginners(lineup: Lineup, rounds: Rounds, sides: int, seed: int, seeds: int) -> Rounds | None:
    """Which side had the first turn of each game.

    The opening tells it, if nobody is asked anything before the first turn: then it is the same for all seatings.
    Otherwise, of two sides that take turns, the last turn tells it.
    """
    opened = play_games(lineup, seed, seeds, most=0)
    if (opened[:, TURNS] == 1).all():
        return np.broadcast_to(opened[:, ACTIVE], rounds.shape[:2])
    if sides == 2:
        first: Rounds = (rounds[:, :, ACTIVE] - (rounds[:, :, TURNS] - 1)) % 2
        return first
    return None


def _report(
    game: Game,
    options: Mapping[str, Any],
    seatings: Sequence[tuple[str, ...]],
    teams: Teams,
    rounds: Rounds,
    beginners: Rounds | None,
    sides: int,
    seeds: tuple[int, int],
    seconds: float,
    cores: int,
) -> Report:
    played = rounds.shape[0] * rounds.shape[1]
    over = rounds[:, :, STATUS] == isa.OVER
    finished = int(over.sum())
    won = np.stack([((rounds[:, :, WINNERS] >> side) & 1).astype(bool) & over for side in range(sides)])
    beginner = None
    if beginners is not None:
        begun = np.take_along_axis(won, beginners[None].astype(np.int64), axis=0)[0]
        beginner = wilson(int(begun.sum()), finished)
    decisions = int(rounds[:, :, DECISIONS].sum(dtype=np.int64))
    return Report(
        game=game.id,
        players=len(seatings[0]),
        options=dict(options),
        bots=tuple(seatings[0]),
        games=played,
        first_seed=seeds[0],
        last_seed=seeds[0] + seeds[1] - 1,
        results=_results(seatings, teams, won, over),
        turns=_spread(rounds[:, :, TURNS][over]),
        decisions=_spread(rounds[:, :, DECISIONS][over]),
        beginner=beginner,
        even=float(won.sum()) / (sides * finished) if finished else 0.0,
        nobody=finished - int(won.any(axis=0).sum()),
        cut_short=int((rounds[:, :, STATUS] == isa.QUESTION).sum()),
        faults=int((rounds[:, :, STATUS] == isa.FAULT).sum()),
        seconds=seconds,
        cores=cores,
        games_per_second=played / seconds,
        decisions_per_second=decisions / seconds,
    )


def _results(
    seatings: Sequence[tuple[str, ...]], teams: Teams, won: NDArray[np.bool_], over: NDArray[np.bool_]
) -> dict[str, Share]:
    """How each bot fared, all its teams together. Partners win or lose as one, so they count once."""
    results = {}
    for bot in sorted(set(seatings[0]), key=seatings[0].index):
        wins = games = 0
        for which, seating in enumerate(seatings):
            for team in teams:
                seats = [seat for seat in team if seating[seat] == bot]
                if seats:
                    wins += int(won[seats[0], which].sum())
                    games += int(over[which].sum())
        results[bot] = wilson(wins, games)
    return results


def _spread(numbers: Rounds) -> Spread:
    if not len(numbers):
        return Spread(0.0, 0.0, 0.0, 0.0)
    low, median, high = (float(q) for q in np.percentile(numbers, [5, 50, 95]))
    return Spread(float(numbers.mean()), median, low, high)
