"""Processes on one PostgreSQL hear of each other's entries, after the commit, and not of their own."""

from __future__ import annotations

import asyncio
import logging
from contextlib import aclosing

import pytest

from deckwright.server.store import Store
from tests.server.cluster import Cluster
from tests.server.store.kit import a_table, an_entry, opened

pytestmark = pytest.mark.anyio

EVERYTHING = ("*", 0)


class Complaint(logging.Handler):
    """Waits for the log to say that the database is away."""

    def __init__(self) -> None:
        super().__init__()
        self.heard = asyncio.Event()

    def emit(self, record: logging.LogRecord) -> None:
        self.heard.set()


async def test_others_are_heard(postgresql: str) -> None:
    async with opened(postgresql) as one, opened(postgresql) as two:
        await one.add_table(a_table("a table with spaces"))
        async with aclosing(two.listen()) as news:
            assert await anext(news) == EVERYTHING
            for n in (1, 2):
                assert await one.append("a table with spaces", an_entry(n))
                assert await anext(news) == ("a table with spaces", n)
                assert [entry.n for entry in await two.entries("a table with spaces", after=n - 1)] == [n]


async def test_own_and_refused_entries_are_not_heard(postgresql: str) -> None:
    async with opened(postgresql) as one, opened(postgresql) as two:
        await one.add_table(a_table())
        async with aclosing(one.listen()) as ones, aclosing(two.listen()) as twos:
            assert (await anext(ones), await anext(twos)) == (EVERYTHING, EVERYTHING)
            assert await one.append("t", an_entry(1))
            assert not await one.append("t", an_entry(1))
            assert not await one.append("t", an_entry(5))
            assert await two.append("t", an_entry(2))
            assert await one.append("t", an_entry(3))
            assert await anext(ones) == ("t", 2)
            assert [await anext(twos), await anext(twos)] == [("t", 1), ("t", 3)]


async def test_all_of_a_crowd_are_heard(postgresql: str) -> None:
    ids = [f"t{number}" for number in range(300)]
    async with opened(postgresql) as one, opened(postgresql) as two:
        await asyncio.gather(*(one.add_table(a_table(id)) for id in ids))
        async with aclosing(two.listen()) as news:
            assert await anext(news) == EVERYTHING
            assert all(await asyncio.gather(*(one.append(id, an_entry(1)) for id in ids)))
            assert sorted([await anext(news) for _ in ids]) == sorted((id, 1) for id in ids)


async def test_news_come_again_after_a_restart(cluster: Cluster, postgresql: str) -> None:
    async with opened(postgresql) as one, opened(postgresql) as two:
        await one.add_table(a_table())
        async with aclosing(two.listen()) as news:
            assert await anext(news) == EVERYTHING
            await asyncio.to_thread(cluster.restart)
            assert await anext(news) == EVERYTHING
            assert await one.append("t", an_entry(1))
            assert await anext(news) == ("t", 1)


async def test_who_listens_while_the_server_is_away_waits_for_it(cluster: Cluster, postgresql: str) -> None:
    complaint = Complaint()
    logging.getLogger("deckwright.server.store").addHandler(complaint)
    async with opened(postgresql) as store:
        await asyncio.to_thread(cluster.stop)
        try:
            async with aclosing(store.listen()) as news:
                first = asyncio.create_task(anext(news))
                await complaint.heard.wait()
                await asyncio.to_thread(cluster.start)
                assert await first == EVERYTHING
        finally:
            logging.getLogger("deckwright.server.store").removeHandler(complaint)
            if not cluster.running:
                cluster.start()


async def test_who_listens_can_be_cancelled(store: Store) -> None:
    async def listen() -> None:
        async for _ in store.listen():
            listening.set()

    listening = asyncio.Event()
    task = asyncio.create_task(listen())
    if store.shared:
        await listening.wait()
    await store.add_table(a_table())
    assert await store.append("t", an_entry(1))
    assert not task.done()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task


@pytest.mark.parametrize("url", ["file", "memory"])
async def test_a_store_that_is_not_shared_has_no_news(url: str, tmp_path_factory: pytest.TempPathFactory) -> None:
    where = "sqlite://" if url == "memory" else f"sqlite:///{tmp_path_factory.mktemp('news') / 'tables.db'}"
    async with opened(where) as store:
        await store.add_table(a_table())
        async with aclosing(store.listen()) as news:
            first = asyncio.create_task(anext(news))
            assert await store.append("t", an_entry(1))
            assert await store.entries("t") == [an_entry(1)]
            assert not first.done()
            first.cancel()
            await asyncio.wait([first])
