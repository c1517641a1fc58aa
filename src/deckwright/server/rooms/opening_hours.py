"""When this house was open, as clocks ask for it: time in which nobody served is nobody's fault at a table.

Each process writes down again and again that it is there. At its start it reads when others were, and begins a little
later, so that people have time to come back. A process that stood still, as a sleeping machine does, was not there.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time

from deckwright.server.settings import DAY
from deckwright.server.store import Store, StoreError
from deckwright.server.store.hours import Span

log = logging.getLogger(__name__)

BEAT = 20.0  # seconds between two notes
STILL = 3 * BEAT  # a pause so long was no service
COMING_BACK = 15.0  # seconds that browsers get to come back after a start
KEPT = 60 * DAY  # hours longer ago concern no clock


class OpeningHours:
    """When this house was open. Before `open` is called it always was."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._earlier: list[Span] = []
        self._began = 0.0
        self._last = 0.0
        self._process = ""

    async def open(self) -> None:
        """A process begins to serve."""
        self._earlier = await self._store.hours(since=time.time() - KEPT)
        self._begin(time.time())

    def _begin(self, now: float) -> None:
        self._process, self._began, self._last = secrets.token_hex(8), now + COMING_BACK, now

    def between(self, since: float, until: float) -> float:
        """How many seconds of this time somebody served."""
        spans = [(max(began, since), min(ended, until)) for began, ended in [*self._earlier, (self._began, until)]]
        found, reached = 0.0, since
        for began, ended in sorted(spans):
            if ended > max(began, reached):
                found += ended - max(began, reached)
                reached = ended
        return found

    async def note(self) -> None:
        """Write down that this process serves; after it stood still it begins anew."""
        now = time.time()
        if now - self._last > STILL:
            self._earlier.append((self._began, self._last))
            self._begin(now)
        self._last = now
        if now > self._began:
            await self._store.keep_hours(self._process, (self._began, now))

    async def noting(self) -> None:
        """Do so for ever."""
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self.note()
            except StoreError as error:
                log.warning("it could not be noted that this house is open: %s", error)
