"""Random and greedy bots, for a table and, as entries and weights, inside the machine."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
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
SLIPS = {"learner": ("greedy", 4)}  # whose judgement it has, and that one choice in so many is made at random


class UnknownBot(TableError):
    """No bot has this name, or the game has no such bot."""


@dataclass(frozen=True)
class Advice:
    """What a bot thinks of an option: how often its search tried it, and how likely it wins (None: it only judged)."""

    index: int
    visits: int
    win: float | None


def _entry(name: str, game: Game, also: Iterable[str] = ()) -> int:
    """Where the judgement of a bot begins; 0 for chance. `also`: other names that would have been known."""
    if name == "random":
        return 0
    names = list(game.judgements)
    if name in names:
        return game.program.judgements[names.index(name)]
    known = ", ".join(["random", *names, *also])
    raise UnknownBot(f"there is no bot {name!r}; there are: {known}", f"нет бота {name!r}; есть: {known}")


def _character(name: str, game: Game) -> tuple[int, int]:
    """Where the judgement of a bot at a table begins, and how many choices there are to one at random (0: none is)."""
    judgement, slips = SLIPS.get(name, (name, 0))
    return _entry(judgement, game, SLIPS), slips


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

        self.entry, self.slips = _character(self.name, self.game)
        self.machine = machine_of(self.game)
        self.generator = np.zeros(4, np.int32)
        self.machine.call(rng.seed, self.generator, 0, self.seed & 0xFFFFFFFF, self.seed >> 32, 4)

    def choose(self, table: Table, seat: int, seconds: float | None = None) -> int:
        """The index of the option it likes best for the seat. It needs no more than a moment, whatever it is given."""
        scores = self.scores(table, seat)
        if self.slips and self._below(self.slips) == 0:
            return self._below(len(scores))
        best = max(scores)
        likes = [index for index, score in enumerate(scores) if score == best]
        return likes[self._below(len(likes))]

    def advise(self, table: Table, seat: int, seconds: float | None = None) -> list[Advice]:
        """All options, the one it likes best first."""
        scores = self.scores(table, seat)
        return [Advice(index, 0, None) for index in sorted(range(len(scores)), key=lambda index: -scores[index])]

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
