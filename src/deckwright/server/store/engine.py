"""Connections: what an address means, and how each database has to be set up so that a commit is one."""

from __future__ import annotations

import json
import os
import sqlite3
import time
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.pool import StaticPool

from deckwright.server.store.errors import BadAddress

READERS = 4  # threads that read at once
PATIENCE = 10.0  # seconds to wait for a lock that somebody else holds

# A server that fell silent must be noticed. What the address says itself goes before this.
POSTGRESQL_HABITS: dict[str, str | int] = {
    "application_name": "deckwright",
    "connect_timeout": 5,
    "keepalives_idle": 20,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 20_000,
}


@dataclass(frozen=True)
class Address:
    """Where a database is: a file, the memory of this process (no file), or a PostgreSQL server."""

    path: Path | None = None
    conninfo: str = ""

    @property
    def in_memory(self) -> bool:
        """Whether it ends with the process, and all threads share one connection."""
        return not self.conninfo and self.path is None


def address(url: str) -> Address:
    """Read an address in any of its usual forms."""
    scheme, colon, rest = url.partition("://")
    kind = scheme.partition("+")[0]
    if colon and kind in ("postgres", "postgresql"):
        return _postgresql(f"postgresql://{rest}")
    if colon and kind == "sqlite":
        return _sqlite(url)
    raise BadAddress


def connect(place: Address) -> Engine:
    """An engine for a place; it begins as a writer where `execution_options(writes=True)` says so."""
    if place.conninfo:
        return _postgresql_engine(place.conninfo)
    engine = _memory_engine() if place.path is None else _file_engine(place.path)
    event.listen(engine, "connect", _set_up_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def _postgresql(url: str) -> Address:
    """libpq reads it, so that sockets, several hosts and certificates work as its manual says."""
    try:
        given = conninfo_to_dict(url)
        return Address(conninfo=make_conninfo("", **{**POSTGRESQL_HABITS, **given}))
    except psycopg.Error as error:
        raise BadAddress from error  # without the reason: it would quote the password


def _sqlite(url: str) -> Address:
    try:
        parsed = make_url(url)
    except ArgumentError as error:
        raise BadAddress(str(error)) from error
    if parsed.host or parsed.query:
        raise BadAddress("a path alone: sqlite:///relative or sqlite:////absolute")
    return Address(path=Path(parsed.database) if parsed.database not in (None, "", ":memory:") else None)


# One JSON for both databases, compact; NaN is not JSON and PostgreSQL would refuse it.
_as_json = partial(json.dumps, separators=(",", ":"), allow_nan=False)


def _postgresql_engine(conninfo: str) -> Engine:
    engine = create_engine(
        "postgresql+psycopg://",
        connect_args=conninfo_to_dict(conninfo),
        isolation_level="READ COMMITTED",  # after waiting for a row's lock its newest state is read
        pool_pre_ping=True,
        pool_size=READERS + 1,
        max_overflow=0,
        pool_timeout=PATIENCE,
        json_serializer=_as_json,
        use_native_hstore=False,
    )
    event.listen(engine, "connect", _set_up_postgresql)
    return engine


def _set_up_postgresql(connection: psycopg.Connection[Any], _record: object) -> None:
    connection.execute("SELECT set_config('lock_timeout', %s, false)", (f"{int(PATIENCE * 1000)}ms",))
    connection.commit()


def _memory_engine() -> Engine:
    return create_engine(
        "sqlite://", poolclass=StaticPool, connect_args={"check_same_thread": False}, json_serializer=_as_json
    )


def _file_engine(path: Path) -> Engine:
    path.parent.mkdir(parents=True, exist_ok=True)
    # The file holds secrets: it is its owner's alone. The files SQLite puts beside it take over its mode.
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    _write_ahead(path)
    return create_engine(
        URL.create("sqlite", database=str(path)),
        connect_args={"timeout": PATIENCE, "check_same_thread": False},
        pool_size=READERS + 1,
        max_overflow=0,
        pool_timeout=PATIENCE,
        json_serializer=_as_json,
    )


def _write_ahead(path: Path) -> None:
    """Turn the write-ahead log on; the file remembers it. SQLite does not wait for others here, so we do."""
    until = time.monotonic() + PATIENCE
    with closing(sqlite3.connect(path, timeout=PATIENCE)) as connection:
        while True:
            try:
                connection.execute("PRAGMA journal_mode=WAL")
                return
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                    raise
                time.sleep(0.02)


def _set_up_sqlite(connection: sqlite3.Connection, _record: object) -> None:
    connection.isolation_level = None  # transactions begin where we say, not where the driver guesses
    connection.execute("PRAGMA foreign_keys=ON")
    connection.execute("PRAGMA synchronous=FULL")  # a commit is on the disk before it is acknowledged


def _begin_sqlite(connection: Connection) -> None:
    # A writer takes its place at once: one that began as a reader could be refused without waiting.
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
