"""Who is here, across processes: each says from which seats people look, again and again, so that a lost word heals.

What is said: `?` asks everybody to say it now; else tables with their seats, `id:0,1 id:`. Nothing of it is kept in
the store, and what a process said is forgotten when it says nothing any more.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Mapping
from typing import Protocol

from deckwright.server.store import Store, StoreError

log = logging.getLogger(__name__)

ASK = "?"
BEAT = 20.0  # seconds between two words of a process
BELIEVED = 3 * BEAT  # seconds after which a silent process has nobody
LONGEST = 7_000  # letters of one word; PostgreSQL carries 8000


class Attended(Protocol):
    """A room as far as presence goes."""

    moved: Callable[[], None] | None
    """Called when somebody at a seat came or went."""

    @property
    def seats_here(self) -> frozenset[int]:
        """The seats from which somebody looks in this process."""

    def look_elsewhere(self, seats: frozenset[int]) -> None:
        """These seats are looked from in other processes now."""


class Presence:
    """What this process says of its people, and heard of those of others."""

    def __init__(self, store: Store, lives: Mapping[str, Attended]) -> None:
        self._store, self._lives = store, lives
        self._others: dict[str, dict[str, frozenset[int]]] = {}  # by sender, by table
        self._believed: dict[str, float] = {}  # until when, by sender
        self._fresh: set[str] = set()  # tables at which somebody came or went
        self._asking = self._asked = False
        self._wanted = asyncio.Event()

    def watch(self, id: str, live: Attended) -> None:
        """A room is here now: it hears of others, and others of it."""
        if self._store.shared:
            live.moved = lambda: self._changed(id)
            live.look_elsewhere(self._elsewhere(id))

    def is_anybody_at(self, id: str) -> bool:
        """Whether somebody looks from a seat of a table, in whichever process."""
        live = self._lives.get(id)
        return bool((live is not None and live.seats_here) or self._elsewhere(id))

    def ask(self) -> None:
        """Words may have been missed: let everybody say theirs, and say ours."""
        self._asking = self._asked = True
        self._wanted.set()

    def heard(self, sender: str, words: str) -> None:
        """Another process said something."""
        if words == ASK:
            self._asked = True
            self._wanted.set()
            return
        known = self._others.setdefault(sender, {})
        self._believed[sender] = time.monotonic() + BELIEVED
        for word in words.split():
            id, _, seats = word.partition(":")
            if seats:
                known[id] = frozenset(int(seat) for seat in seats.split(",") if seat.isdecimal())
            else:
                known.pop(id, None)
            self._show(id)

    async def beat(self) -> None:
        """Say what is new at once, and everything now and then, for ever."""
        while self._store.shared:
            try:
                async with asyncio.timeout(BEAT):
                    await self._wanted.wait()
            except TimeoutError:
                self._asked = True
            self._wanted.clear()
            self._forget()
            try:
                await self._say()
            except StoreError as error:
                log.warning("other processes cannot be told who is here: %s", error)

    async def _say(self) -> None:
        if self._asking:
            self._asking = False
            await self._store.say(ASK)
        ids = [id for id, live in self._lives.items() if live.seats_here] if self._asked else []
        fresh, self._fresh, self._asked = self._fresh, set(), False
        line = ""
        for id in dict.fromkeys([*ids, *fresh]):
            live = self._lives.get(id)
            seats = sorted(live.seats_here) if live is not None else []
            line += f" {id}:{','.join(map(str, seats))}"
            if len(line) > LONGEST:
                await self._store.say(line.strip())
                line = ""
        if line:
            await self._store.say(line.strip())

    def _changed(self, id: str) -> None:
        self._fresh.add(id)
        self._wanted.set()

    def _forget(self) -> None:
        """A process that says nothing any more has nobody."""
        now = time.monotonic()
        for sender in [each for each, until in self._believed.items() if until < now]:
            del self._believed[sender]
            for id in self._others.pop(sender, {}):
                self._show(id)

    def _elsewhere(self, id: str) -> frozenset[int]:
        return frozenset().union(*(known.get(id, frozenset()) for known in self._others.values()))

    def _show(self, id: str) -> None:
        live = self._lives.get(id)
        if live is not None:
            live.look_elsewhere(self._elsewhere(id))
