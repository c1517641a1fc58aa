"""Who is here is known in every process that serves the table, also when a process dies without a word."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from deckwright.server.rooms import presence
from deckwright.server.rooms.keeper import Keeper
from deckwright.server.rooms.live import Live
from deckwright.server.store import Entry
from deckwright.table import Event
from tests.server.live.people import until
from tests.server.rooms.kit import ANNA, FRIENDLY, keeping, open_shards

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


class Somebody:
    """A browser at seats of a table."""

    def __init__(self, *held: int) -> None:
        self.held = held
        self.holder = ""
        self.told = 0

    def changed(self, entry: Entry | None, events: list[Event]) -> None:
        self.told += 1

    def dismissed(self) -> None:
        raise AssertionError("nobody took anything away")


@asynccontextmanager
async def process(url: str) -> AsyncIterator[Keeper]:
    """A keeper that listens and speaks, as in a process of its own."""
    async with keeping(url) as keeper:
        tasks = [asyncio.create_task(keeper.listen()), asyncio.create_task(keeper.presence.beat())]
        try:
            yield keeper
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)


async def test_who_comes_and_goes_is_seen_in_the_other_process(postgresql: str) -> None:
    async with process(postgresql) as one, process(postgresql) as two:
        here = await open_shards(one, [ANNA, FRIENDLY])
        there: Live = await two.get(here.room.id)
        anna, friend = Somebody(0), Somebody(1)
        here.arrive(anna)
        there.arrive(friend)
        await until(lambda: here.is_here(1) and there.is_here(0))
        assert friend.told and anna.told, "their pages are drawn anew"
        there.leave(friend)
        await until(lambda: not here.is_here(1))
        assert there.is_here(0)


async def test_a_table_fetched_later_knows_who_is_elsewhere(postgresql: str) -> None:
    async with process(postgresql) as one:
        here = await open_shards(one, [ANNA, FRIENDLY])
        here.arrive(Somebody(0))
        async with process(postgresql) as two:  # it asks when it begins to listen
            there = await two.get(here.room.id)
            await until(lambda: there.is_here(0))


async def test_the_people_of_a_process_that_died_are_gone_after_a_while(
    postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "BEAT", 0.2)
    monkeypatch.setattr(presence, "BELIEVED", 0.6)
    async with process(postgresql) as one:
        here = await open_shards(one, [ANNA, FRIENDLY])
        async with process(postgresql) as two:
            there = await two.get(here.room.id)
            there.arrive(Somebody(1))
            await until(lambda: here.is_here(1))
            await asyncio.sleep(1.5)
            assert here.is_here(1), "it is said again and again"
        await until(lambda: not here.is_here(1))
