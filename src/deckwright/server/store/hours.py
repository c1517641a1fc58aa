"""When this house was open: each process keeps from when to when it served. Clocks of tables rest while none did."""

from __future__ import annotations

from sqlalchemy import Connection, delete, select

from deckwright.server.store.dialects import inserting
from deckwright.server.store.schema import hours

Span = tuple[float, float]  # unix seconds


def keep(connection: Connection, process: str, span: Span) -> None:
    """This process has served in this time; to say it again lengthens it."""
    began, ended = span
    new = inserting(connection, hours).values(process=process, began=began, ended=ended)
    connection.execute(new.on_conflict_do_update(index_elements=["process"], set_={"began": began, "ended": ended}))


def kept(connection: Connection) -> list[Span]:
    """When somebody served."""
    return [(began, ended) for began, ended in connection.execute(select(hours.c.began, hours.c.ended))]


def forget(connection: Connection, before: float) -> None:
    """Forget what ended before that."""
    connection.execute(delete(hours).where(hours.c.ended < before))
