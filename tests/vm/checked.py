"""Whole games and odd positions in the machine that checks every index: `python -m tests.vm.checked`.

It prints a line for everything that was played, and fails where the machine would read or write beside an array.
"""

from __future__ import annotations

import importlib
import pkgutil
import random
from collections.abc import Iterator

import numpy as np

from deckwright.bots import Bot, make
from deckwright.games import GAMES
from deckwright.lang.game import Game
from deckwright.study.simulate import simulate
from deckwright.table import Table
from deckwright.testing.laid import check_laid
from deckwright.vm.jit import CHECKED, jit, lean
from deckwright.vm.jit import unsigned as u
from tests.lang import points
from tests.lang.vault import VAULT

MOST = 400  # choices of a toy game, some of which go on for ever if nobody means to end them
THINK_EVERY = 60  # choices
GAMES_AT_ONCE = 20
POSITIONS = 12


@lean
def beyond(words: np.ndarray, at: int) -> int:
    """Read a word as the machine does."""
    return int(words[u(at)])


@jit
def beyond_too(words: np.ndarray, at: int) -> None:
    """Write a word as a search does."""
    words[at] = 1


def complaints() -> int:
    """How many of four wrong indices are noticed."""
    found = 0
    words = np.zeros(4, np.int32)
    for function, at in ((beyond, 4), (beyond, -1), (beyond_too, 4), (beyond_too, -5)):
        try:
            function(words, at)
        except IndexError:
            found += 1
    return found


def toy_games() -> Iterator[Game]:
    """The small games of the language's tests."""
    for found in pkgutil.iter_modules(points.__path__, f"{points.__name__}."):
        if ".test_" not in found.name:
            things = vars(importlib.import_module(found.name)).values()
            yield from (thing for thing in things if isinstance(thing, Game))
    yield VAULT


def play(game: Game, players: int) -> str:
    """A game by chance and by judgements, with a search now and then."""
    chance = random.Random(players)
    table = Table.open(game, players, players)
    bots = [Bot(name, game, players) for name in game.judgements]
    while not table.over and (table.revision < MOST or game.id in GAMES):
        seat = table.to_answer[0]
        if table.revision % THINK_EVERY == 5:
            make("search", game, 3).advise(table, seat, iterations=4)
        bot = chance.choice(bots) if bots and chance.random() < 0.5 else None
        table.choose(bot.choose(table, seat) if bot else chance.randrange(table.choices))
        table.machine.check(table.state)
    return f"{game.id} {players}: {table.revision} choices"


def many(game: Game, players: int) -> str:
    """Games inside the machine: by chance, and by a judgement."""
    names = ["random", *game.judgements]
    ended = sum(simulate(game, [name] * players, GAMES_AT_ONCE, seed=1).games for name in names)
    return f"{game.id} {players}: {ended} games at once"


if __name__ == "__main__":
    print(f"checked: {CHECKED}, complaints: {complaints()}")
    for toy in toy_games():
        print(play(toy, toy.seats[0]), flush=True)
    for id in sorted(GAMES):
        real = GAMES[id]
        for size in (real.seats[0], real.seats[-1]):
            print(play(real, size), flush=True)
            print(many(real, size), flush=True)
            print(f"{id} {size}: {check_laid(real, size, {}, size, POSITIONS, 40)} odd positions played on", flush=True)
