"""After a start: games go on where they were. What is wrong with one table is that table's trouble, told once."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager

from deckwright.server.rooms.errors import CannotGoOn, NoSuchTable, RoomError
from deckwright.server.settings import DAY
from deckwright.server.store import Store, StoreError
from deckwright.table.errors import TableError

log = logging.getLogger(__name__)

AGAIN = 1.0  # seconds before the store is tried again
MOST = 500  # tables woken at a start: the ones touched last
CANNOT_GO_ON = "it cannot go on"
_REMEMBERED = 10_000  # tables whose trouble is not told a second time


class Troubles:
    """Tables that could not be built, or at which the rules stop."""

    def __init__(self) -> None:
        self._told: OrderedDict[tuple[str, str], None] = OrderedDict()

    @contextmanager
    def of(self, id: str) -> Iterator[None]:
        """Around whatever makes a game of what the store keeps: it fails with a `RoomError` and a line in the log."""
        try:
            yield
        except NoSuchTable:
            raise
        except RoomError as error:
            self.tell(id, CANNOT_GO_ON, error.__cause__ or error)
            raise
        except Exception as error:
            self.tell(id, CANNOT_GO_ON, error)
            raise CannotGoOn from error

    def tell(self, id: str, what: str, error: BaseException) -> None:
        """Write down what is wrong with a table, once."""
        if (id, what) in self._told:
            return
        self._told[id, what] = None
        while len(self._told) > _REMEMBERED:
            self._told.popitem(last=False)
        surprising = None if isinstance(error, TableError) else error
        log.error("table %s: %s: %r", id, what, error, exc_info=surprising)


async def wake(store: Store, get: Callable[[str], Awaitable[object]]) -> None:
    """Fetch the tables that were played within a day, so that bots choose where it is their turn."""
    for id in await _lately(store):
        while True:
            try:
                await get(id)
            except StoreError as error:
                log.warning("the store is away while tables are woken; it is tried again: %s", error)
                await asyncio.sleep(AGAIN)
                continue
            except TableError:
                pass  # told already, or gone meanwhile
            except Exception:
                log.exception("table %s cannot be woken", id)
            break


async def _lately(store: Store) -> list[str]:
    while True:
        try:
            return await store.unfinished(limit=MOST, since=time.time() - DAY)
        except StoreError as error:
            log.warning("the store is away while tables are to be woken; it is tried again: %s", error)
            await asyncio.sleep(AGAIN)
