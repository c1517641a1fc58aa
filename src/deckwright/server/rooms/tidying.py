"""Once a day, tables that nobody has touched for very long are forgotten."""

from __future__ import annotations

import asyncio
import logging
import time

from deckwright.server.settings import DAY
from deckwright.server.store import Store, StoreError

log = logging.getLogger(__name__)


async def tidy(store: Store, keep: float, every: float = DAY) -> None:
    """Forget tables untouched for `keep` seconds, with all that belongs to them; now, and again and again."""
    while True:
        try:
            if gone := await store.forget(time.time() - keep):
                log.warning("%d tables untouched for %.0f days were forgotten", gone, keep / DAY)
        except StoreError as error:
            log.warning("old tables could not be cleared away: %s", error)
        await asyncio.sleep(every)
