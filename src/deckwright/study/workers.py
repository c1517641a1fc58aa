"""Games played in processes, one a core. A worker that dies is noticed and replaced."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from deckwright.games import load
from deckwright.lang.game import Game
from deckwright.study.match import Fixture, Played, play
from deckwright.table.errors import TableError

TRIES = 3  # how often the workers are replaced while no game at all gets finished


class WorkersLost(TableError):
    """Workers died again and again."""


def play_all(game: Game, options: Mapping[str, Any], missing: list[Fixture], cores: int) -> Iterator[Played]:
    """Play games in processes, one a core; games of a worker that dies are played again by another."""
    if cores == 1 or len(missing) < 2:
        yield from (play(game, options, fixture) for fixture in missing)
        return
    waiting = list(reversed(missing))
    fruitless = 0
    while waiting:
        before = len(waiting)
        yield from _play_some(game.id, options, waiting, min(cores, len(waiting)))
        fruitless = 0 if len(waiting) < before else fruitless + 1
        if fruitless == TRIES:
            raise WorkersLost("the workers of the arena keep dying", "процессы арены раз за разом завершаются")


def _play_some(game: str, options: Mapping[str, Any], waiting: list[Fixture], cores: int) -> Iterator[Played]:
    """Play until all is done or a worker dies; what is not done is waiting again."""
    running: dict[Future[Played], Fixture] = {}
    with ProcessPoolExecutor(cores, multiprocessing.get_context("spawn")) as pool:
        try:
            while waiting or running:
                while waiting and len(running) < 2 * cores:
                    fixture = waiting.pop()
                    running[pool.submit(_play_in_worker, game, dict(options), fixture)] = fixture
                for done in wait(running, return_when=FIRST_COMPLETED).done:
                    result = done.result()
                    del running[done]
                    yield result
        except BrokenProcessPool:
            waiting.extend(running.values())
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _play_in_worker(game: str, options: Mapping[str, Any], fixture: Fixture) -> Played:
    return play(load(game), options, fixture)
