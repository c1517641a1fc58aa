"""Lots: chance for what lasts longer than one build of a game.

A generator's next number means another card as soon as a list has grown. Here nothing is counted: the place of a name
follows from the seed, from what is drawn for, and from the name itself, by SHA-256. Whoever draws for the same purpose
with the same seed gets the same, in every version; a name that is new may come in between, and moves no other.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable


class Lots:
    """Lots drawn with one seed for one purpose."""

    def __init__(self, seed: int, purpose: str) -> None:
        self._of = f"{seed}/{purpose}"

    def order(self, names: Iterable[str]) -> list[str]:
        """The names in the order they are drawn; of equal ones each has a place of its own."""
        met = Counter[str]()
        placed = []
        for name in names:
            met[name] += 1
            placed.append((self._digest(f"{name}/{met[name]}"), name))
        return [name for _, name in sorted(placed)]

    def pick(self, names: Iterable[str], number: int) -> list[str]:
        """The first so many of the order."""
        return self.order(names)[:number]

    def below(self, number: int) -> int:
        """A number from 0 up to this one."""
        return int.from_bytes(self._digest("number")) % number

    def seed(self) -> int:
        """64 bits: the seed of a table."""
        return int.from_bytes(self._digest("seed")[:8])

    def _digest(self, what: str) -> bytes:
        return hashlib.sha256(f"{self._of}/{what}".encode()).digest()
