"""Stretches of play and thought, one for each line that is asked for: the half of `versions.py` that each version runs.

It is run with the sources of one version, the older of which may know nothing of what came later, and answers how many
things it did and how many seconds of a processor that took.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Iterator

from deckwright.bots import make
from deckwright.games import load
from deckwright.study.lineup import DECISIONS, Lineup, play_games
from deckwright.study.match import Board
from deckwright.table import Table
from deckwright.table.opening import machine_of
from deckwright.vm import isa

Stretch = Callable[[int], int]  # given how large it is; how many things were done
WAYS = ("race", "tree")
POSITIONS, EVERY, ROUNDS = 6, 13, 500
SEED = 3


def stretch_of(game: str, what: str, players: int) -> Stretch:
    """Stretches of whole games by a bot, counted in decisions, or of a search's thoughts, counted in rounds."""
    native = getattr(machine_of(load(game)), "native", None)
    if native is not None:
        native.wait()
    return _thinking(game, what, players) if what in WAYS else _playing(game, what, players)


def _playing(game: str, bot: str, players: int) -> Stretch:
    lineup = Lineup.open(game, [bot] * players)

    def play(games: int) -> int:
        return int(play_games(lineup, SEED, games)[:, DECISIONS].sum())

    return play


def _thinking(game: str, way: str, players: int) -> Stretch:
    """The same positions again and again, each by a bot that has thought of nothing yet."""
    found = load(game)
    boards = list(_positions(game, players))

    def think(times: int) -> int:
        for _ in range(times):
            bot = make(f"search:way={way}", found, SEED)
            for board, seat in boards:
                bot.advise(board, seat, iterations=ROUNDS)
        return times * len(boards) * ROUNDS

    return think


def _positions(game: str, players: int) -> Iterator[tuple[Board, int]]:
    """Questions with a choice, all along games between judgements."""
    found, given, seed = load(game), 0, SEED
    judgement = next(iter(found.judgements))
    while given < POSITIONS:
        table, bot = Table.open(game, players, seed=seed), make(judgement, found, SEED)
        while not table.over and given < POSITIONS:
            seat = table.to_answer[0]
            if table.revision % EVERY == EVERY - 1 and int(table.state[isa.H_NOPT]) > 2:
                given += 1
                yield Board(table.state.copy()), seat
            table.choose(bot.choose(table, seat))
        seed += 1


def main() -> None:
    """Answer line by line: what is asked for is prepared when it comes first, and done as large as it is wanted."""
    ready: dict[str, Stretch] = {}
    for line in sys.stdin:
        game, what, players, size = json.loads(line)
        key = f"{game} {what} {players}"
        if key not in ready:
            ready[key] = stretch_of(game, what, players)
        begun = time.process_time()
        done = ready[key](size)
        print(json.dumps([done, time.process_time() - begun]), flush=True)


if __name__ == "__main__":
    main()
