"""Bots that follow a judgement or chance, for a table and, as entries and weights, inside the machine."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from deckwright.bots.levels import CHANCE, GREEDY
from deckwright.bots.thinking import Advice
from deckwright.lang.game import Game
from deckwright.table.errors import TableError
from deckwright.table.opening import machine_of, seeded
from deckwright.vm import isa, rng

Words = NDArray[np.int32]

NAMES = (CHANCE, GREEDY)
CHOOSING = 4  # the stream of the generator


class UnknownBot(TableError):
    """No bot has this name, or the game has no such bot."""


class Shown(Protocol):
    """What a bot is shown: a table, or only its state. It looks at nothing but what its seat may know."""

    state: Words


def entry_of(name: str, game: Game) -> int:
    """Where the judgement of a bot begins; 0 for chance."""
    if name == CHANCE:
        return 0
    names = list(game.judgements)
    if name in names:
        return game.program.judgements[names.index(name)]
    known = ", ".join([CHANCE, *names])
    raise UnknownBot(f"there is no bot {name!r}; there are: {known}", f"нет бота {name!r}; есть: {known}")


def entries(game: Game, names: Sequence[str]) -> tuple[Words, Words]:
    """What the machine needs to let bots play: for each side where its judgement begins, and its weights."""
    sides = game.schema.max_players
    found = [entry_of(name, game) for name in names]
    found += [0] * (sides - len(found))
    weights = np.tile(game.program.weights, (sides, 1))
    return np.array(found, np.int32), weights.astype(np.int32)


@dataclass
class Bot:
    """A bot at a table that follows a judgement. Equal seeds choose equally.

    `slips`: of 1000 choices it leaves so many to chance, as somebody does who is new to the game.
    """

    name: str
    game: Game
    seed: int = 0
    judgement: str = ""
    slips: int = 0
    generator: Words = field(init=False)

    def __post_init__(self) -> None:
        self.entry = entry_of(self.judgement or self.name, self.game)
        self.machine = machine_of(self.game)
        self.generator = seeded(self.machine, self.seed & (1 << 64) - 1, CHOOSING)

    def choose(self, table: Shown, seat: int, seconds: float | None = None, iterations: int | None = None) -> int:
        """The index of the option it likes best for the seat. It needs no time to speak of."""
        if self.slip():
            return self.below(int(table.state[isa.H_NOPT]))
        scores = self.scores(table, seat)
        best = max(scores)
        likes = [index for index, score in enumerate(scores) if score == best]
        return likes[self.below(len(likes))]

    def scores(self, table: Shown, seat: int) -> list[int]:
        """How good it finds each option. It looks at a state in which all its seat cannot know is dealt anew."""
        n = int(table.state[isa.H_NOPT])
        if self.entry == 0 or n == 1:
            return [0] * n
        from deckwright.vm.play import judge

        machine = self.machine
        state = machine.determinize(table.state, seat, self.generator)
        fixed = (machine.engine, machine.table, machine.weights, machine.silent)
        return [int(machine.call(judge, state, *fixed, self.entry, seat, option)) for option in range(n)]

    def advise(
        self, table: Shown, seat: int, seconds: float | None = None, iterations: int | None = None
    ) -> list[Advice]:
        """Its options, best first. It does not look ahead, so it cannot say how likely they win."""
        scores = self.scores(table, seat)
        return [Advice(i, 0, None) for i in sorted(range(len(scores)), key=lambda i: (-scores[i], i))]

    def slip(self) -> bool:
        """Whether this choice is left to chance."""
        return self.slips > 0 and self.below(1000) < self.slips

    def below(self, n: int) -> int:
        """A number from 0 to n - 1 from its own generator."""
        return int(self.machine.call(rng.below, self.generator, 0, n))
