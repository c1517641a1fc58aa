"""The two ways to run a program, to be held against each other."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np

from deckwright.vm.engine import Engine
from deckwright.vm.host import Words
from deckwright.vm.native.llvm import Loaded, compiled
from deckwright.vm.native.making import make
from deckwright.vm.native.module import translated
from deckwright.vm.native.original import Original
from deckwright.vm.native.ways import WAYS


def alone(code: Any) -> Engine:
    """The interpreter, with nothing beside it."""
    return Engine(code, np.zeros(len(WAYS), np.int64))


def interpreter(program: Any) -> Engine:
    """The interpreter, as it runs where nobody listens."""
    return alone(program.fused)


@lru_cache(maxsize=8)
def of_a_game(program: Any) -> Loaded:
    """Native code of a whole game, from the cache if it was made before."""
    return Loaded(make(Original.of(program)))


def made_now(program: Any) -> Loaded:
    """Native code of a small program, forgotten with it."""
    original = Original.of(program)
    return Loaded(compiled(translated(original), original.instructions))


def native(program: Any, code: Loaded) -> Engine:
    """A program with its native code."""
    return Engine(program.fused, np.array(code.addresses, np.int64))


def differing(one: Words, other: Words) -> list[int]:
    """The words in which two states differ."""
    return [int(word) for word in np.flatnonzero(one != other)]
