"""Who has a socket or a stream open here: so many in all, so many from one address, so many who only look on.

Those who play and those who look on are counted apart, so that nobody who looks on keeps a player out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from deckwright.server.rooms.errors import TooMany
from deckwright.server.rooms.live import Live
from deckwright.server.settings import Limits


class Crowd:
    """Counts them."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._playing: Counter[str] = Counter()  # by address
        self._looking_on: Counter[str] = Counter()

    @contextmanager
    def place(self, address: str, live: Live, *, plays: bool) -> Iterator[None]:
        """A place for somebody at a table, as long as they stay; refused if there is none."""
        here = self._playing if plays else self._looking_on
        self._check(here, address)
        if not plays and sum(not watcher.held for watcher in live.watchers) >= self._limits.spectators_of_table:
            raise crowded()
        here[address] += 1
        try:
            yield
        finally:
            here[address] -= 1
            if not here[address]:
                del here[address]

    def _check(self, here: Counter[str], address: str) -> None:
        if here.total() >= self._limits.sockets or here[address] >= self._limits.sockets_of_address:
            raise crowded()


def crowded() -> TooMany:
    """There is no place for one more."""
    return TooMany(
        "Too many are here already. Please try again a little later.",
        "Здесь уже слишком много посетителей. Попробуйте чуть позже.",
    )
