"""Who has a socket or a stream open here: so many in all, so many from one address, so many who only look on."""

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
        self._from: Counter[str] = Counter()

    def check(self, address: str) -> None:
        """Refuse one more, if there is no place for them."""
        if self._from.total() >= self._limits.sockets or self._from[address] >= self._limits.sockets_of_address:
            raise crowded()

    @contextmanager
    def place(self, address: str) -> Iterator[None]:
        """A place for somebody, as long as they stay."""
        self._from[address] += 1
        try:
            yield
        finally:
            self._from[address] -= 1
            if not self._from[address]:
                del self._from[address]

    def check_spectator(self, live: Live) -> None:
        """Refuse one more who only looks on at a table; who plays there is never kept out by them."""
        if sum(not watcher.held for watcher in live.watchers) >= self._limits.spectators_of_table:
            raise crowded()


def crowded() -> TooMany:
    """There is no place for one more."""
    return TooMany(
        "Too many are here already. Please try again a little later.",
        "Здесь уже слишком много посетителей. Попробуйте чуть позже.",
    )
