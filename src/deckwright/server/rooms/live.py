"""A room in this process, with those who look at it."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, Protocol

from deckwright.server.rooms.room import Room
from deckwright.server.store import Entry
from deckwright.table import Event

log = logging.getLogger(__name__)


class Watcher(Protocol):
    """Somebody who looks at a room, perhaps from seats of it."""

    held: tuple[int, ...]
    holder: str
    """By which browser they look; empty for a program, which has a key of its own."""

    def dismissed(self) -> None:
        """They may hold less than they did: let them come again."""

    def changed(self, entry: Entry | None, events: list[Event]) -> None:
        """Something was done; None if only somebody came or went."""


@dataclass
class Live:
    """A room in this process, with those who look at it."""

    room: Room
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    watchers: set[Watcher] = field(default_factory=set)
    driving: asyncio.Task[None] | None = None
    alarm: asyncio.TimerHandle | None = None  # when whoever is asked is out of time
    behind: bool = False
    used: float = field(default_factory=time.monotonic)
    attended: int = 0  # how often somebody came or went
    elsewhere: frozenset[int] = frozenset()  # seats from which somebody looks in another process
    moved: Callable[[], None] | None = None  # called when somebody at a seat came or went
    advised: set[int] = field(default_factory=set)  # seats for which a hint is being found
    drawn: Any = None  # what the pages have drawn of it
    feed: Any = None  # what the API tells of it

    def arrive(self, watcher: Watcher) -> None:
        """Somebody comes; the others see who is here."""
        self.watchers.add(watcher)
        self._attended(watcher)

    def leave(self, watcher: Watcher) -> None:
        """Somebody goes."""
        self.watchers.discard(watcher)
        self.used = time.monotonic()
        self._attended(watcher)

    def _attended(self, who: Watcher) -> None:
        self.attended += 1
        if who.held:
            self.tell(None, [], besides=who)
            if self.moved is not None:
                self.moved()

    @property
    def seats_here(self) -> frozenset[int]:
        """The seats from which somebody looks in this process."""
        return frozenset(seat for watcher in self.watchers for seat in watcher.held)

    def is_here(self, seat: int) -> bool:
        """Whether somebody looks from this seat, in whichever process."""
        return seat in self.elsewhere or any(seat in watcher.held for watcher in self.watchers)

    def look_elsewhere(self, seats: frozenset[int]) -> None:
        """These seats are looked from in other processes now."""
        if seats != self.elsewhere:
            self.elsewhere = seats
            self.attended += 1
            self.tell(None, [])

    def tell(self, entry: Entry | None, events: list[Event], besides: Watcher | None = None) -> None:
        """Tell everybody who looks."""
        for watcher in self.watchers - {besides}:
            try:
                watcher.changed(entry, events)
            except Exception:  # whatever is wrong with one page is not the others' fault, nor the game's
                log.exception("somebody at table %s could not be told", self.room.id)


def idle(lives: Iterable[Live]) -> float:
    """For how many seconds nobody has done anything at any of these."""
    return time.monotonic() - max((live.used for live in lives), default=-math.inf)
