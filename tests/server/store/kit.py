"""Tables and entries to write down, and a store that closes itself."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

from deckwright.server.store import Entry, Store, TableRow

A_TABLE = TableRow(
    id="t",
    game="shards",
    seats=2,
    seed=2**64 - 1,
    options={"relics": True, "mode": "duel"},
    rules="1a2b",
    chairs=[{"kind": "person", "name": "Мира"}, {"kind": "bot", "level": 2}],
    settings={"undo": "ask"},
    parent=None,
    parent_at=None,
    created=1_700_000_000.123456,
    touched=1_700_000_000.123456,
    over=False,
)


def a_table(id: str = "t", **changes: Any) -> TableRow:
    return replace(A_TABLE, id=id, **changes)


def an_entry(n: int, *, seat: int | None = 0, at: float = 1_700_000_100.5, **data: Any) -> Entry:
    return Entry(n=n, what="choose", seat=seat, data=data or {"choose": n}, at=at)


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = await Store.open(url)
    try:
        yield store
    finally:
        await store.close()
