"""Rooms for tests: a store in memory, bots that answer at once, and people who choose by words."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any, cast

from deckwright import bots
from deckwright.games import load
from deckwright.server.rooms.chairs import BOT, FRIEND, PERSON, Chair
from deckwright.server.rooms.keeper import Keeper
from deckwright.server.rooms.live import Live
from deckwright.server.settings import ServerSettings
from deckwright.server.store import Store
from deckwright.server.thinking import Position, Thinkers, tasks

ANNA = Chair(PERSON, "Анна", taken=True)
BORIS = Chair(PERSON, "Борис", taken=True)
FRIENDLY = Chair(FRIEND, "Вера", taken=True)
GREEDY = Chair(BOT, level="greedy", taken=True)


class QuickThinkers:
    """Bots that think in this process."""

    async def choose(self, position: Position, level: str, seed: int, *, seconds: float | None = None) -> int:
        return bots.make(level, load(position.game), seed).choose(tasks.open_tables().table(position), position.seat)

    async def advise(self, position: Position, *, seconds: float | None = None) -> list[bots.Advice]:
        return tasks.advise(position, seconds=0.05)

    async def call(self, name: str, *args: Any, seconds: float = 60) -> Any:
        return tasks.TASKS[name](*args)


@asynccontextmanager
async def keeping(url: str = "sqlite://") -> AsyncIterator[Keeper]:
    """A keeper with its store."""
    store = await Store.open(url)
    keeper = Keeper(store, cast(Thinkers, QuickThinkers()), ServerSettings(url=url))
    try:
        yield keeper
    finally:
        await keeper.close()
        await store.close()


def with_keeper(test: Callable[[Keeper], Awaitable[None]]) -> None:
    """Run a test with a keeper."""

    async def run() -> None:
        async with keeping() as keeper:
            await test(keeper)

    asyncio.run(run())


async def open_shards(keeper: Keeper, chairs: Sequence[Chair], seed: int = 5, **options: Any) -> Live:
    """A table of Shards."""
    return await keeper.open("shards", list(chairs), options, seed=seed)


async def do(keeper: Keeper, live: Live, verb: str, card: str | None = None) -> None:
    """The seat that is asked chooses by words."""
    table = live.room.table
    seat = table.seat
    assert seat is not None
    fits = [o for o in table.offered(seat) if o.verb == verb and card in (None, o.card)]
    assert fits, f"{verb} {card} is not among {[o.text for o in table.offered(seat)]}"
    await keeper.choose(live, seat, fits[0].index, live.room.n)


async def until_asked(live: Live, seat: int) -> None:
    """Wait until bots have left the question to a seat."""
    while seat not in live.room.table.to_answer and not live.room.table.over:
        await asyncio.sleep(0)


async def play_to_the_end(keeper: Keeper, live: Live) -> None:
    """People play at random, bots as they are."""
    chance = random.Random(1)
    while not live.room.table.over:
        table = live.room.table
        seat = table.seat
        if live.room.answering_bot is not None:
            await asyncio.sleep(0)
            continue
        assert seat is not None
        await keeper.choose(live, seat, chance.randrange(table.choices), live.room.n)
