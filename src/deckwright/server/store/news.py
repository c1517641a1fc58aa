"""News between processes that serve the same tables: PostgreSQL carries it, and only after the commit."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import aclosing

import psycopg
from sqlalchemy import Connection, text

from deckwright.server.store.errors import translated
from deckwright.server.store.rows import Append

Said = Callable[[str, str], None]

EVERYTHING = ("*", 0)  # news may have been missed: look at every table again
SLOWEST = 5.0  # seconds between two tries to reach the database, at most

_CHANNEL = "deckwright"
_PRESENCE = "deckwright_presence"  # who is here: nothing of it is kept
_TELL = text(f"SELECT pg_notify('{_CHANNEL}', line) FROM unnest(CAST(:lines AS text[])) AS line")
_SAY = text(f"SELECT pg_notify('{_PRESENCE}', :line)")
_log = logging.getLogger(__name__)


def announce(connection: Connection, sender: str, written: Sequence[Append]) -> None:
    """Tell of entries in the transaction that writes them."""
    connection.execute(_TELL, {"lines": [f"{sender} {want.entry.n} {want.id}" for want in written]})


def say(connection: Connection, sender: str, words: str) -> None:
    """Say something to the others that is not kept."""
    connection.execute(_SAY, {"line": f"{sender} {words}"})


async def listen(conninfo: str, sender: str, said: Said | None = None) -> AsyncGenerator[tuple[str, int], None]:
    """Hear what others wrote, for ever. It begins with `EVERYTHING`, and again after each lost connection.

    `said` is called with the sender and the words of what others only said.
    """
    pause = 0.0
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(conninfo, autocommit=True) as connection:
                await connection.execute(f"LISTEN {_CHANNEL}")
                await connection.execute(f"LISTEN {_PRESENCE}")
                pause = 0.0
                yield EVERYTHING
                async with aclosing(connection.notifies()) as notifies:
                    async for notify in notifies:
                        if notify.channel == _PRESENCE:
                            who, _, words = notify.payload.partition(" ")
                            if said is not None and who != sender:
                                said(who, words)
                            continue
                        who, n, id = notify.payload.split(" ", 2)
                        if who != sender:
                            yield id, int(n)
        except psycopg.OperationalError as error:
            _log.warning("No news from other processes until the database is back: %s", translated(error))
        except psycopg.Error as error:
            raise translated(error) from error
        await asyncio.sleep(pause)
        pause = min(max(0.1, 2 * pause), SLOWEST)
