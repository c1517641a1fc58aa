"""What each kind of database says in its own way."""

from __future__ import annotations

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite


def inserting(connection: Connection, into: Table) -> postgresql.Insert | sqlite.Insert:
    """An insert that can say what to do when the row is there already; each dialect has its own."""
    return postgresql.insert(into) if connection.dialect.name == "postgresql" else sqlite.insert(into)
