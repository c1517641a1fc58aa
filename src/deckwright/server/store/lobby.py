"""Tables that are listed in the lobby: anybody may sit down at them."""

from __future__ import annotations

import time

from sqlalchemy import Connection, delete, insert, select

from deckwright.server.store.schema import listed, tables


def enter(connection: Connection, table: str) -> None:
    """List a table that is new."""
    connection.execute(insert(listed).values(table_id=table, since=time.time()))


def entered(connection: Connection, limit: int) -> list[tuple[str, str]]:
    """The ids of the tables that are listed, newest first, with what their openers wished of their clocks."""
    found = select(tables.c.id, tables.c.settings).join(listed, listed.c.table_id == tables.c.id)
    rows = connection.execute(found.order_by(listed.c.since.desc(), tables.c.id).limit(limit))
    return [(id, str(settings.get("clock", ""))) for id, settings in rows]


def is_entered(connection: Connection, table: str) -> bool:
    """Whether a table is listed."""
    return connection.execute(select(listed.c.since).where(listed.c.table_id == table)).one_or_none() is not None


def strike(connection: Connection, table: str) -> None:
    """List a table no longer."""
    connection.execute(delete(listed).where(listed.c.table_id == table))
