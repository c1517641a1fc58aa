"""The database goes away or the disk is full while people play: they are told, and go on once it is over."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import pytest
from sqlalchemy import event
from sqlalchemy.pool import Pool

from tests.server.cluster import Cluster
from tests.server.live.people import PATIENCE, Person, against_a_bot, at_their_tables, two_people, until
from tests.server.live.record import check, kept
from tests.server.serving import serving, settings_for
from tests.server.store.kit import a_table, opened
from tests.server.store.test_trouble import Disk

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


def told(people: list[Person], word: str) -> bool:
    return all(any(word in problem["problem"] for problem in person.problems) for person in people)


async def test_postgresql_goes_away_and_comes_back(cluster: Cluster, postgresql: str) -> None:
    with serving(settings_for(postgresql)) as server:
        pair = list(await two_people(server.url, 2))
        alone = await against_a_bot(server.url, 3)
        people = [*pair, alone]
        async with AsyncExitStack() as evening:
            await evening.enter_async_context(at_their_tables([alone]))
            await alone.until(lambda: bool(alone.acknowledged))  # so bots are ready
            await evening.enter_async_context(at_their_tables(pair))
            await until(lambda: all(person.acknowledged for person in pair))
            await asyncio.to_thread(cluster.stop)
            try:
                await until(lambda: any(told([person], "База данных сейчас недоступна") for person in pair))
                assert {problem["code"] for person in people for problem in person.problems} == {"store"}
                seen = [person.n for person in people]
                async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE, headers=pair[0].headers) as browser:
                    page = await browser.get(f"/t/{pair[0].table}")
                    assert page.status_code == 503 and "База данных сейчас недоступна" in page.text
                    assert (await browser.get("/rules/shards")).status_code == 200  # what needs no database is there
                assert [person.n for person in people] == seen
            finally:
                await asyncio.to_thread(cluster.start)
            await until(lambda: all(p.over or p.n > n + 10 for p, n in zip(people, seen, strict=True)))
        async with opened(postgresql) as store:
            for table in (pair, [alone]):
                await check(store, table)
        assert all(person.came == 1 for person in people), "nobody had to come again"


@pytest.fixture
def disk() -> Iterator[Disk]:
    disk = Disk()
    event.listen(Pool, "checkout", disk)
    yield disk
    event.remove(Pool, "checkout", disk)


async def test_a_full_disk_stops_the_game_where_it_is(disk: Disk, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    with serving(settings_for(url)) as server:
        pair = list(await two_people(server.url, 2))
        async with at_their_tables(pair):
            await until(lambda: all(person.n > 3 for person in pair))
            disk.pages = 1  # it holds what it has, and not a page more
            await until(lambda: any(told([person], "диск заполнен") for person in pair))
            (chooser,) = [person for person in pair if person.problems]
            assert {problem["code"] for problem in chooser.problems} == {"store"}
            async with opened(url) as store:
                _, entries = await kept(store, chooser.table)
            assert {person.n for person in pair} == {len(entries)}
            disk.pages = 2**30
            await until(lambda: all(person.n > len(entries) + 10 for person in pair))
        async with opened(url) as store:
            await check(store, pair)


async def test_tables_that_nobody_touches_are_forgotten_and_others_are_not(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    now = time.time()
    async with opened(url) as store:
        await store.add_table(a_table("old", touched=now - 1000))
        await store.add_table(a_table("young", touched=now - 10))
    with serving(settings_for(url, keep=500.0)):
        async with opened(url) as store, asyncio.timeout(PATIENCE):
            while await store.table("old") is not None:
                await asyncio.sleep(0.01)
            assert await store.table("young") is not None
