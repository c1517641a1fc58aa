"""A small generator for drawings: the same key gives the same picture on every machine, for ever."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


class Chance:
    """Numbers drawn from the digest of a key; no state of Python, no platform and no version plays a part."""

    def __init__(self, *key: str) -> None:
        self._key = "\0".join(key).encode()
        self._drawn = 0

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        digest = hashlib.sha256(self._key + self._drawn.to_bytes(4, "big")).digest()
        self._drawn += 1
        return int.from_bytes(digest[:8], "big") % n

    def pick(self, things: Sequence[T]) -> T:
        """One of a few things."""
        return things[self.below(len(things))]

    def between(self, low: float, high: float) -> float:
        """A number between two, in 256 steps."""
        return low + (high - low) * self.below(257) / 256
