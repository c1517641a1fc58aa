"""Tune the weights of a judgement by self-play: CMA-ES, each candidate against the weights it should replace."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from deckwright.lang.game import Game
from deckwright.study.lineup import STATUS, WINNERS, Lineup, play_games
from deckwright.study.match import teams_of
from deckwright.study.simulate import Share, wilson
from deckwright.table.errors import TableError
from deckwright.vm import isa

Words = NDArray[np.int32]
Reals = NDArray[np.float64]
LEAST_STEP = 10.0  # a weight near 0 is moved in steps as if it were so large
STEP = 0.3
LARGEST = 1 << 20
GAMES_AT_ONCE = 50
ALL_SEEDS = 1 << 40  # the last match is played on seeds that no candidate was chosen by


class NothingToTune(TableError):
    """The game has no such judgement, or it has no weights."""


@dataclass(frozen=True)
class Tuned:
    """What came out: the weights, and how they fared against those they began with, on seeds never used before."""

    judgement: str
    weights: dict[str, int]
    before: dict[str, int]
    share: Share
    generations: int
    games: int

    @property
    def better(self) -> bool:
        """Whether the new weights are surely better: the whole interval lies above even chances."""
        return self.share.low > 0.5


@dataclass(frozen=True)
class _Trial:
    """How weights are put to the test: one candidate and the others at all seats in turn."""

    lineups: tuple[Lineup, ...]
    together: bool
    workers: int

    def scores(self, candidates: list[Words], rival: Words, seed: int, games: int) -> list[tuple[int, int]]:
        """Wins and games of each candidate; all meet the same seeds."""
        seeds = -(-games // len(self.lineups))
        jobs = [
            (which, lineup, first)
            for which in range(len(candidates))
            for lineup in range(len(self.lineups))
            for first in range(seed, seed + seeds, GAMES_AT_ONCE)
        ]

        def work(job: tuple[int, int, int]) -> tuple[int, int, int]:
            which, seat, first = job
            lineup = self.lineups[seat]
            weights = np.tile(candidates[which] if self.together else rival, (len(lineup.weights), 1))
            weights[seat] = candidates[which]
            rows = play_games(replace(lineup, weights=weights), first, min(GAMES_AT_ONCE, seed + seeds - first))
            over = rows[:, STATUS] == isa.OVER
            return which, int((((rows[:, WINNERS] >> seat) & 1).astype(bool) & over).sum()), len(rows)

        totals = [(0, 0)] * len(candidates)
        with ThreadPoolExecutor(self.workers) as pool:
            for which, wins, played in pool.map(work, jobs):
                totals[which] = totals[which][0] + wins, totals[which][1] + played
        return totals


def tune(
    game: Game,
    judgement: str = "",
    seats: int = 2,
    options: Mapping[str, Any] | None = None,
    generations: int = 60,
    games: int = 800,
    seed: int = 1,
    *,
    cores: int | None = None,
    progress: Callable[[int], None] | None = None,
) -> Tuned:
    """Look for better weights of a judgement.

    A candidate's worth is how often it wins from each seat against the best weights so far; where all seats win as one
    it has all of them, and is worth how often they win. `games` are played for each candidate of each generation.
    """
    from cmaes import CMA

    name = judgement or next(iter(game.judgements), "")
    names = list(game.schema.weights)
    if name not in game.judgements or not names:
        raise NothingToTune(
            f"{game.en} has no judgement with weights to tune", f"у игры «{game.ru}» нет оценки с весами"
        )
    lineup = Lineup.open(game, [name] * seats, options)
    together = len(teams_of(game, seats, options)) == 1
    trial = _Trial((lineup,) * (1 if together else seats), together, cores or os.cpu_count() or 1)
    start = game.program.weights.astype(float)
    step = np.maximum(np.abs(start), LEAST_STEP)
    search = CMA(mean=start / step, sigma=STEP, seed=seed)
    rival = game.program.weights.copy()
    for generation in range(generations):
        asked = [search.ask() for _ in range(search.population_size)]
        candidates = [_whole(point, step) for point in asked]
        scores = trial.scores(candidates, rival, seed + generation * games, games)
        search.tell([(point, -wins / played) for point, (wins, played) in zip(asked, scores, strict=True)])
        middle = _whole(search.mean, step)
        if not together and generation % 5 == 4:
            [(wins, played)] = trial.scores([middle], rival, seed + generation * games, games)
            rival = middle if wilson(wins, played).low > 0.5 else rival
        if progress is not None:
            progress(1)
    best = _whole(search.mean, step)
    share = _compare(trial, best, game.program.weights, 10 * games)
    words = dict(zip(names, best.tolist(), strict=True))
    before = dict(zip(names, game.program.weights.tolist(), strict=True))
    return Tuned(name, words, before, share, generations, generations * games * search.population_size)


def _compare(trial: _Trial, best: Words, start: Words, games: int) -> Share:
    """How the new weights fare against the old ones; together, which share of all wins on the same seeds is theirs."""
    if not trial.together:
        [(wins, played)] = trial.scores([best], start, ALL_SEEDS, games)
        return wilson(wins, played)
    [(new, _), (old, _)] = trial.scores([best, start], start, ALL_SEEDS, games)
    return wilson(new, max(1, new + old))


def _whole(point: Reals, step: Reals) -> Words:
    return np.clip(np.rint(point * step), -LARGEST, LARGEST).astype(np.int32)
