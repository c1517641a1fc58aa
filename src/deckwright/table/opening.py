"""How a table begins: its machine, its generator, its first state."""

from __future__ import annotations

from collections.abc import Sequence
from weakref import WeakKeyDictionary

import numpy as np

from deckwright.lang.errors import DeclarationError
from deckwright.lang.game import Game, Opening
from deckwright.vm import isa, rng
from deckwright.vm.host import Machine, Words

GAME, PLANNING = 0, 3  # streams of the generator: equal seeds of different streams differ
_MACHINES: WeakKeyDictionary[Game, Machine] = WeakKeyDictionary()


def machine_of(game: Game) -> Machine:
    """The machine that runs a game's program, one for all its tables."""
    if game not in _MACHINES:
        _MACHINES[game] = Machine(game.program)
    return _MACHINES[game]


def seeded(machine: Machine, seed: int, stream: int) -> Words:
    """A generator started from a 64-bit seed."""
    words: Words = np.zeros(4, np.int32)
    machine.call(rng.seed, words, 0, seed & 0xFFFFFFFF, (seed >> 32) & 0xFFFFFFFF, stream)
    return words


def opened(machine: Machine, opening: Opening, seed: int) -> Words:
    """A state with its options and its seed, before the first rule runs."""
    state: Words = machine.program.template.copy()
    state[isa.H_PLAYERS] = opening.sides
    for name, given in opening.values.items():
        words = list(given) if isinstance(given, Sequence) else [given]
        spot = machine.program.layout.shared[name]
        if len(words) > max(1, spot.field.declared.count):
            raise DeclarationError(f"option {name}: {len(words)} values do not fit into it")
        state[spot.address : spot.address + len(words)] = words
    state[isa.H_RNG : isa.H_RNG + 4] = seeded(machine, seed, GAME)
    return state
