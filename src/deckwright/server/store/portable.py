"""A table, or a campaign, as one line of JSON with all that belongs to it: what an export writes and an import reads.

It follows the schema: a column or a kind of row that is added there is exported and imported without a word here.
"""

from __future__ import annotations

import base64
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import JSON, Boolean, Column, Double, Integer, LargeBinary, Table

from deckwright.server.store.schema import campaign_entries, campaigns, entries, metadata, page_browsers, pages, tables

Row = dict[str, Any]
Whole = dict[str, list[Row]]  # all rows of a table or a campaign, by the names of the database's own tables


@dataclass(frozen=True)
class Sort:
    """What a line is of: its first row, its entries, and the column by which rows belong to it."""

    head: Table
    entries: Table
    key: str

    @property
    def parts(self) -> tuple[Table, ...]:
        """The kinds of rows that belong to it."""
        return tuple(each for each in metadata.sorted_tables if self.key in each.c)


TABLES = Sort(tables, entries, "table_id")
CAMPAIGNS = Sort(campaigns, campaign_entries, "campaign_id")
SORTS = (TABLES, CAMPAIGNS)
_SEEDS = range(2**64)
_TYPES: tuple[tuple[type[Any], type[Any] | tuple[type[Any], ...]], ...] = (
    (Boolean, bool),
    (Integer, int),
    (Double, (int, float)),
    (LargeBinary, bytes),
    (JSON, object),
)


def line_of(whole: Whole) -> str:
    """As it stands in a file."""
    return json.dumps({name: [_plain(row) for row in rows] for name, rows in whole.items()}, ensure_ascii=False)


def read_line(line: str) -> Whole:
    """What a line says; `ValueError` says why it says nothing."""
    said = json.loads(line)
    if not isinstance(said, dict):
        raise ValueError("no object")
    whole: Whole = {}
    for name, rows in said.items():
        kind = metadata.tables.get(name)
        if kind is None:
            raise ValueError(f"{name!r} is unknown; it may come from a newer Deckwright")
        if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
            raise ValueError(f"{name}: no rows")
        whole[name] = [_full(kind, row) for row in rows]
    return whole


def sort_of(whole: Whole) -> Sort:
    """What the rows are of; a table, if they do not say."""
    return CAMPAIGNS if campaigns.name in whole else TABLES


def problems(whole: Whole) -> Iterator[str]:
    """Whatever keeps the rows from being a table or a campaign of ours."""
    sort = sort_of(whole)
    heads = whole.get(sort.head.name, [])
    if len(heads) != 1:
        yield "it is not one table"
        return
    head = heads[0]
    wrong = list(_wrong(sort.head, head))
    wrong += [fault for part in sort.parts for row in whole.get(part.name, []) for fault in _wrong(part, row)]
    if wrong:
        yield from wrong
        return
    if sort is TABLES and (not isinstance(head["chairs"], list) or len(head["chairs"]) != head["seats"]):
        yield "its chairs are not as many as its seats"
    if not head["seed"].isdecimal() or int(head["seed"]) not in _SEEDS:
        yield "its seed is no number of 64 bits"
    if any(row[sort.key] != head["id"] for part in sort.parts for row in whole.get(part.name, [])):
        yield "rows of another table are among its own"
    done = whole.get(sort.entries.name, [])
    if [row["n"] for row in done] != list(range(1, head["length"] + 1)):
        yield f"its entries are not 1 to {head['length']}"
    if not all(isinstance(row["data"], dict) for row in done):
        yield "an entry holds no data"


def page_problems(whole: Whole) -> Iterator[str]:
    """Whatever keeps the rows from being the page of a browser, with those that it was taken to."""
    heads = whole.get(pages.name, [])
    if len(heads) != 1 or whole.keys() - {pages.name, page_browsers.name}:
        yield "it is not one page"
        return
    yield from _wrong(pages, heads[0])
    for row in whole.get(page_browsers.name, []):
        yield from _wrong(page_browsers, row)
        if row.get("page_id") != heads[0].get("id"):
            yield "a browser of another page is among its own"


def cut(whole: Whole) -> int:
    """Keep the entries up to the first that is missing; how many there should have been more."""
    sort = sort_of(whole)
    (head,) = whole[sort.head.name]
    good = 0
    found = sorted(whole.get(sort.entries.name, []), key=lambda row: int(row["n"]))
    for row in found:
        if row["n"] != good + 1 or any(_wrong(sort.entries, row)):
            break
        good += 1
    lost = int(head["length"]) - good
    if lost:
        head["length"], head["over"] = good, False
    whole[sort.entries.name] = found[:good]
    for part in sort.parts:
        if "n" in part.c and part is not sort.entries:
            whole[part.name] = [row for row in whole.get(part.name, []) if row["n"] <= good]
    return lost


def _wrong(kind: Table, row: Mapping[str, Any]) -> Iterator[str]:
    for column in kind.c:
        value = row.get(column.name)
        if value is None:
            if not column.nullable:
                yield f"{kind.name}: {column.name} is missing"
        elif not isinstance(value, _type(column)) or (isinstance(value, bool) and _type(column) is int):
            yield f"{kind.name}: {column.name} is of a wrong kind"


def _type(column: Column[Any]) -> type[Any] | tuple[type[Any], ...]:
    return next((python for kind, python in _TYPES if isinstance(column.type, kind)), str)


def _plain(row: Row) -> Row:
    return {
        name: base64.b64encode(value).decode() if isinstance(value, bytes) else value for name, value in row.items()
    }


def _full(kind: Table, row: Row) -> Row:
    unknown = row.keys() - kind.c.keys()
    if unknown:
        raise ValueError(f"{kind.name}: {sorted(unknown)[0]!r} is unknown; it may come from a newer Deckwright")
    return {
        name: base64.b64decode(value, validate=True) if isinstance(kind.c[name].type, LargeBinary) else value
        for name, value in row.items()
    }
