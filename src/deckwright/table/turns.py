"""How a table stood as a turn ended, kept small until somebody asks for it."""

from __future__ import annotations

import zlib
from dataclasses import dataclass

import numpy as np

from deckwright.vm.host import Words

QUICKLY = 1  # how hard zlib tries: most words of a state are the same, so that little is left in any case


@dataclass(frozen=True)
class TurnEnd:
    """The state after so many things done."""

    at: int
    packed: bytes

    @classmethod
    def of(cls, at: int, state: Words) -> TurnEnd:
        """Keep a state."""
        return cls(at, zlib.compress(state.tobytes(), QUICKLY))

    @property
    def state(self) -> Words:
        """The state as it was."""
        return np.frombuffer(zlib.decompress(self.packed), np.int32)
