"""Each number is taken once, without a gap, whoever tries; what fails leaves nothing behind."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from deckwright.server.store import Hold, NewTable, Store, StoreAway, TableExists
from deckwright.server.store import writer as writer_module
from deckwright.server.store.writer import Wish, Writer
from tests.server.store.kit import a_table, an_entry, opened

pytestmark = pytest.mark.anyio


async def test_one_of_many_is_taken(store: Store) -> None:
    await store.add_table(a_table())
    for n in (1, 2, 3):
        tries = [store.append("t", an_entry(n, by=who)) for who in range(40)]
        taken = await asyncio.gather(*tries)
        assert taken.count(True) == 1
        assert (await store.entries("t"))[-1] == an_entry(n, by=taken.index(True))
    assert [entry.n for entry in await store.entries("t")] == [1, 2, 3]


async def test_a_gap_is_refused_and_writes_nothing(store: Store) -> None:
    await store.add_table(a_table())
    for n in (2, 0, -1, 7):
        assert not await store.append("t", an_entry(n, at=9e9), over=True)
    assert (await store.entries("t"), await store.table("t")) == ([], a_table())
    assert await store.append("t", an_entry(1))
    assert not await store.append("t", an_entry(3))
    assert await store.append("t", an_entry(2))


async def test_a_table_is_opened_with_an_entry_or_not_at_all(store: Store) -> None:
    await store.add_table(a_table())
    again = [NewTable(a_table(f"again{who}"), held=[Hold(0, "anna")]) for who in range(8)]
    taken = await asyncio.gather(*(store.append("t", an_entry(1, by=each.row.id), opens=each) for each in again))
    assert taken.count(True) == 1 and await store.count_tables() == 2
    (opened,) = [each.row for each, yes in zip(again, taken, strict=True) if yes]
    assert await store.table(opened.id) == opened and await store.held(opened.id, "anna") == [0]
    with pytest.raises(TableExists):
        await store.append("t", an_entry(2), opens=NewTable(a_table(opened.id)))
    assert len(await store.entries("t")) == 1


async def test_the_same_entry_twice_is_taken_once(store: Store) -> None:
    await store.add_table(a_table())
    assert await store.append("t", an_entry(1))
    assert not await store.append("t", an_entry(1))
    assert len(await store.entries("t")) == 1


async def test_a_run_of_entries_may_be_written_at_once(store: Store) -> None:
    await store.add_table(a_table())
    assert await asyncio.gather(*(store.append("t", an_entry(n)) for n in range(1, 401))) == [True] * 400
    assert await store.entries("t") == [an_entry(n) for n in range(1, 401)]


async def test_only_what_is_wrong_fails(store: Store) -> None:
    await store.add_table(a_table())
    done = await asyncio.gather(
        store.append("t", an_entry(1)),
        store.add_table(a_table(game="another")),
        store.append("t", an_entry(2, number=float("nan"))),
        store.append("t", an_entry(2)),
        store.hold("t", [1], "mira"),
        return_exceptions=True,
    )
    assert done[0] is True and done[3] is True and done[4] is None
    assert isinstance(done[1], TableExists)
    assert isinstance(done[2], ValueError)
    assert await store.entries("t") == [an_entry(1), an_entry(2)]
    assert await store.held("t", "mira") == [1]


async def test_two_stores_share_tables_without_a_doubled_choice(lasting: str) -> None:
    """Both write at the same tables in an order of their own: each number goes to one of them, and nobody is stuck."""
    ids = [f"t{number}" for number in range(12)]

    async def play(store: Store, id: str, who: str, mine: list[tuple[str, int]]) -> None:
        while (n := len(await store.entries(id)) + 1) <= 12:
            if await store.append(id, an_entry(n, who=who)):
                mine.append((id, n))

    async with opened(lasting) as one, opened(lasting) as two:
        for id in ids:
            await one.add_table(a_table(id))
        ones: list[tuple[str, int]] = []
        twos: list[tuple[str, int]] = []
        await asyncio.gather(
            *(play(one, id, "one", ones) for id in ids), *(play(two, id, "two", twos) for id in reversed(ids))
        )
        assert sorted(ones + twos) == sorted((id, n) for id in ids for n in range(1, 13))
        for id in ids:
            whose = [(id, entry.n) for entry in await two.entries(id) if entry.data == {"who": "one"}]
            assert whose == sorted(found for found in ones if found[0] == id)


async def test_the_loop_goes_on_while_the_database_is_locked(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    async with opened(f"sqlite:///{path}") as store:
        await store.add_table(a_table())
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            waiting = asyncio.create_task(store.append("t", an_entry(1)))
            for _ in range(20):
                assert await store.entries("t") == []
            assert not waiting.done()
            other.execute("ROLLBACK")
        assert await waiting


async def test_what_waits_is_written_before_closing(lasting: str) -> None:
    store = await Store.open(lasting)
    await store.add_table(a_table())
    waiting = [asyncio.create_task(store.append("t", an_entry(n))) for n in range(1, 30)]
    await asyncio.sleep(0)
    await store.close()
    assert await asyncio.gather(*waiting) == [True] * 29
    with pytest.raises(StoreAway):
        await store.append("t", an_entry(30))
    with pytest.raises(StoreAway):
        await store.entries("t")
    await store.close()


async def test_when_commits_follow_each_other_what_comes_next_goes_into_one(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The writer waits a moment for more; here it waits until the second wish has come."""
    await store.add_table(a_table())
    waits, may_go_on = threading.Event(), threading.Event()
    commits: list[int] = []
    commit = Writer._commit

    def sleep(_seconds: float) -> None:
        waits.set()
        assert may_go_on.wait(30)

    def counted(writer: Writer, wishes: Sequence[Wish]) -> list[Any]:
        commits.append(len(wishes))
        return commit(writer, wishes)

    monkeypatch.setattr(Writer, "_commit", counted)
    monkeypatch.setattr(writer_module, "BUSY", 1e9)
    monkeypatch.setattr(writer_module, "time", SimpleNamespace(monotonic=time.monotonic, sleep=sleep))
    first = asyncio.ensure_future(store.append("t", an_entry(1)))
    assert await asyncio.to_thread(waits.wait, 30)
    second = asyncio.ensure_future(store.append("t", an_entry(2)))
    await asyncio.sleep(0)
    may_go_on.set()
    assert all(await asyncio.gather(first, second))
    assert commits == [2]
