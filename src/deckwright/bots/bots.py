"""Random and greedy bots, for a table and, as entries and weights, inside the machine."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from deckwright.lang.game import Game
from deckwright.table.errors import TableError

if TYPE_CHECKING:
    from deckwright.table import Table

Words = NDArray[np.int32]
NAMES = ("random", "greedy")


class UnknownBot(TableError):
    """No bot has this name, or the game has no such bot."""


def _entry(name: str, game: Game) -> int:
    """Where the judgement of a bot begins; 0 for chance."""
    if name == "random":
        return 0
    names = list(game.judgements)
    if name in names:
        return game.program.judgements[names.index(name)]
    known = ", ".join(["random", *names])
    raise UnknownBot(f"there is no bot {name!r}; there are: {known}", f"нет бота {name!r}; есть: {known}")


def entries(game: Game, names: Sequence[str]) -> tuple[Words, Words]:
    """What the machine needs to let bots play: for each side where its judgement begins, and its weights."""
    sides = game.schema.max_players
    found = [_entry(name, game) for name in names]
    found += [0] * (sides - len(found))
    weights = np.tile(game.program.weights, (sides, 1))
    return np.array(found, np.int32), weights.astype(np.int32)


@dataclass
class Bot:
    """A bot at a table. Equal seeds choose equally."""

    name: str
    game: Game
    seed: int = 0
    generator: Words = field(init=False)

    def __post_init__(self) -> None:
        from deckwright.table.opening import machine_of
        from deckwright.vm import rng

        self.entry = _entry(self.name, self.game)
        self.machine = machine_of(self.game)
        self.generator = np.zeros(4, np.int32)
        self.machine.call(rng.seed, self.generator, 0, self.seed & 0xFFFFFFFF, self.seed >> 32, 4)

    def choose(self, table: Table, seat: int) -> int:
        """The index of the option it likes best for the seat."""
        scores = self.scores(table, seat)
        best = max(scores)
        likes = [index for index, score in enumerate(scores) if score == best]
        return likes[self._below(len(likes))]

    def scores(self, table: Table, seat: int) -> list[int]:
        """How good it finds each option. It looks at a state in which all its seat cannot know is dealt anew."""
        n = len(table.options)
        if self.entry == 0 or n == 1:
            return [0] * n
        from deckwright.vm.play import judge

        machine = self.machine
        state = machine.determinize(table.state, seat, self.generator)
        fixed = (machine.code, machine.table, machine.weights, machine.silent)
        return [int(machine.call(judge, state, *fixed, self.entry, seat, option)) for option in range(n)]

    def _below(self, n: int) -> int:
        from deckwright.vm import rng

        return int(self.machine.call(rng.below, self.generator, 0, n))


def make(name: str, game: Game, seed: int = 0) -> Bot:
    """A bot by its name."""
    return Bot(name, game, seed)
