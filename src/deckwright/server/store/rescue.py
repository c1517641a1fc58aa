"""Reading a database as it lies there, without changing it: sound, or damaged, whatever can still be read of it."""

from __future__ import annotations

import json
import sqlite3
from collections import defaultdict
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from functools import cached_property
from pathlib import Path
from typing import Any, Protocol
from urllib.parse import quote

from sqlalchemy import JSON, Boolean, Connection, LargeBinary, Table, inspect, select

from deckwright.server.store import engine as engines
from deckwright.server.store.portable import SORTS, Row, Sort, Whole
from deckwright.server.store.schema import metadata, page_browsers, pages, secrets
from deckwright.server.store.trying import patiently

FAULTS = 20  # that are told of one file
_MANY = 2**20  # rows that are looked for where the file does not say how many there are


class Salvage(Protocol):
    """A database to be read."""

    lost: int
    """Rows that could not be read so far."""

    def faults(self) -> list[str]:
        """What the database itself says is wrong with it."""

    def wholes(self) -> Iterator[Whole]:
        """Every table and every campaign with all that belongs to it."""

    def pages(self) -> Iterator[Whole]:
        """Every page that can be taken along by a link, with the browsers that it was taken to."""

    def secrets(self) -> list[Row]:
        """What signs the links."""


@contextmanager
def reading(url: str) -> Iterator[Salvage]:
    """Read the database at an address."""
    place = engines.address(url)
    if place.path is not None:
        where = f"file:{quote(str(place.path.resolve()))}?mode=ro"
        with closing(patiently(lambda: sqlite3.connect(where, uri=True))) as connection:
            connection.text_factory = bytes
            yield FileReader(connection)
        return
    engine = patiently(lambda: engines.connect(place))
    try:
        with patiently(engine.connect) as found:
            yield ServerReader(found)
    finally:
        engine.dispose()


class ServerReader:
    """A database that a server keeps."""

    def __init__(self, connection: Connection) -> None:
        self._connection, self.lost = connection, 0
        inspector = inspect(connection)
        self._there = {
            name: {each["name"] for each in inspector.get_columns(name)} for name in inspector.get_table_names()
        }

    def faults(self) -> list[str]:
        """A server sees to that itself."""
        return []

    def wholes(self) -> Iterator[Whole]:
        """Every table and every campaign with all that belongs to it."""
        for sort in SORTS:
            if sort.head.name in self._there:
                for id in list(self._connection.scalars(select(sort.head.c.id).order_by(sort.head.c.created))):
                    parts = {part.name: self._rows(part, part.c[sort.key] == id) for part in sort.parts}
                    yield {sort.head.name: self._rows(sort.head, sort.head.c.id == id), **parts}

    def pages(self) -> Iterator[Whole]:
        """Every page that can be taken along by a link, with the browsers that it was taken to."""
        yield from _with_browsers(
            self._rows(pages, pages.c.id == pages.c.id),
            self._rows(page_browsers, page_browsers.c.browser == page_browsers.c.browser),
        )

    def secrets(self) -> list[Row]:
        """What signs the links."""
        return self._rows(secrets, secrets.c.name == secrets.c.name)

    def _rows(self, kind: Table, which: Any) -> list[Row]:
        if kind.name not in self._there:
            return []
        columns = [column for column in kind.c if column.name in self._there[kind.name]]
        found = select(*columns).where(which).order_by(*kind.primary_key)
        return [dict(row._mapping) for row in self._connection.execute(found)]


class FileReader:
    """A file of SQLite. Rows are read one after the other; where a page is damaged, around it."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection, self.lost = connection, 0

    def faults(self) -> list[str]:
        """What SQLite finds wrong with the file."""
        try:
            said = [row[0].decode() for row in self._connection.execute(f"PRAGMA integrity_check({FAULTS})")]
        except sqlite3.DatabaseError as error:
            return [str(error)]
        return [] if said == ["ok"] else [line for block in said for line in block.splitlines()][:FAULTS]

    def wholes(self) -> Iterator[Whole]:
        """Every table and campaign whose first row can be read, with what can be read of the rest."""
        for sort in SORTS:
            for head in self._all(sort.head):
                parts = {part.name: self._of(sort, part, str(head.get("id"))) for part in sort.parts}
                yield {sort.head.name: [head], **parts}

    def pages(self) -> Iterator[Whole]:
        """Every page that can be read, with the browsers that it was taken to."""
        yield from _with_browsers(self._all(pages), self._all(page_browsers))

    def secrets(self) -> list[Row]:
        """What signs the links."""
        return list(self._all(secrets))

    def _of(self, sort: Sort, kind: Table, id: str) -> list[Row]:
        """By the index, which is quick; if that is damaged, from all rows, read once."""
        if not self._columns[kind.name]:
            return []
        if kind.name not in self._scanned:
            try:
                return [self._row(kind, row) for row in self._select(kind, f"{sort.key} = ?", (id,))]
            except (sqlite3.DatabaseError, ValueError):
                by_head = self._scanned[kind.name] = defaultdict(list)
                for row in self._all(kind):
                    by_head[str(row[sort.key])].append(row)
        return self._scanned[kind.name][id]

    @cached_property
    def _scanned(self) -> dict[str, dict[str, list[Row]]]:
        return {}

    def _all(self, kind: Table) -> Iterator[Row]:
        if not self._columns[kind.name]:
            return
        try:
            first, last = self._connection.execute(f"SELECT min(rowid), max(rowid) FROM {kind.name}").fetchone()
        except sqlite3.DatabaseError:
            first, last = 1, _MANY
        if first is not None:
            yield from self._between(kind, first, last)

    def _between(self, kind: Table, first: int, last: int) -> Iterator[Row]:
        """Rows by their numbers; a stretch that cannot be read is halved until the damage is found."""
        try:
            found = [self._row(kind, row) for row in self._select(kind, "rowid BETWEEN ? AND ?", (first, last))]
        except (sqlite3.DatabaseError, ValueError):
            if first == last:
                self.lost += 1
                return
            middle = (first + last) // 2
            yield from self._between(kind, first, middle)
            yield from self._between(kind, middle + 1, last)
        else:
            yield from found

    def _select(self, kind: Table, where: str, values: tuple[Any, ...]) -> list[Any]:
        names = ", ".join(f'"{name}"' for name in self._columns[kind.name])
        select = f"SELECT {names} FROM {kind.name} WHERE {where} ORDER BY rowid"
        return self._connection.execute(select, values).fetchall()

    def _row(self, kind: Table, values: Any) -> Row:
        names = self._columns[kind.name]
        return {name: _read(kind.c[name].type, value) for name, value in zip(names, values, strict=True)}

    @cached_property
    def _columns(self) -> dict[str, list[str]]:
        """Of each kind of row the columns that this file has: an older one may lack some, or the whole kind."""
        found = {}
        for kind in metadata.sorted_tables:
            there = {row[1].decode() for row in self._connection.execute(f"PRAGMA table_info({kind.name})")}
            found[kind.name] = [column.name for column in kind.c if column.name in there]
        return found


def _with_browsers(heads: Iterable[Row], guests: Iterable[Row]) -> Iterator[Whole]:
    by_page = defaultdict(list)
    for row in guests:
        by_page[row.get("page_id")].append(row)
    for head in heads:
        yield {pages.name: [head], page_browsers.name: by_page[head.get("id")]}


def _read(kind: object, value: Any) -> Any:
    """A value of SQLite as the schema means it; `ValueError` where it cannot be that."""
    if not isinstance(value, bytes):
        return bool(value) if isinstance(kind, Boolean) and value in (0, 1) else value
    if isinstance(kind, LargeBinary):
        return value
    return json.loads(value) if isinstance(kind, JSON) else value.decode()


def file_of(url: str) -> Path | None:
    """The file of a database that is one."""
    return engines.address(url).path
