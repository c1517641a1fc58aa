"""After a start games go on; a table that cannot be built keeps no other from it, and says that it cannot go on."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from deckwright.server.rooms import errors, waking
from deckwright.server.store import StoreAway
from tests.server.rooms.kit import ANNA, GREEDY, do, keeping, open_shards, until_asked

SPOILT = 'UPDATE tables SET chairs = \'[{"kind": "person"}]\' WHERE id = ?'  # a chair without a name


def spoil(path: Path, statement: str, id: str) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(statement, (id,))
        connection.commit()


async def two_tables(url: str) -> tuple[str, str]:
    """Two tables at which a bot is to choose; the one touched last comes first after a start."""
    async with keeping(url) as keeper:
        found = []
        for seed in (5, 6):
            live = await open_shards(keeper, [ANNA, GREEDY], seed)
            await do(keeper, live, "end-main")
            found.append(live.room.id)
    return found[0], found[1]


@pytest.mark.parametrize(
    "statement",
    [
        SPOILT,
        "UPDATE entries SET data = '{}' WHERE table_id = ?",
        "UPDATE entries SET n = n + 1 WHERE table_id = ?",
        "UPDATE tables SET game = 'no-such-game' WHERE id = ?",
        "UPDATE tables SET seats = 90 WHERE id = ?",
    ],
)
def test_a_table_that_cannot_be_built_keeps_no_other_asleep(
    tmp_path: Path, statement: str, caplog: pytest.LogCaptureFixture
) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    sound, spoilt = asyncio.run(two_tables(url))
    spoil(tmp_path / "tables.db", statement, spoilt)

    async def after_a_start() -> None:
        async with keeping(url) as keeper:
            await keeper.wake()
            await asyncio.wait_for(until_asked(keeper.lives[sound], 0), 20)
            assert spoilt not in keeper.lives
            for _ in range(3):
                with pytest.raises(errors.RoomError):
                    await keeper.get(spoilt)

    with caplog.at_level(logging.WARNING):
        asyncio.run(after_a_start())
    told = [record for record in caplog.records if spoilt in record.getMessage()]
    assert len(told) == 1, [record.getMessage() for record in told]


def test_a_table_that_cannot_be_built_says_that_it_cannot_go_on(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    _, spoilt = asyncio.run(two_tables(url))
    spoil(tmp_path / "tables.db", SPOILT, spoilt)

    async def ask() -> None:
        async with keeping(url) as keeper:
            with pytest.raises(errors.CannotGoOn) as caught:
                await keeper.get(spoilt)
            assert "cannot go on" in caught.value.said("en")
            assert "продолжить" in caught.value.said("ru")

    asyncio.run(ask())


def test_waking_waits_for_a_store_that_is_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    sound, _ = asyncio.run(two_tables(url))
    monkeypatch.setattr(waking, "AGAIN", 0.0)

    async def after_a_start() -> None:
        async with keeping(url) as keeper:
            unfinished, tries = keeper.store.unfinished, 0

            async def away(limit: int, since: float) -> list[str]:
                nonlocal tries
                tries += 1
                if tries < 3:
                    raise StoreAway("it restarts")
                return await unfinished(limit, since)

            monkeypatch.setattr(keeper.store, "unfinished", away)
            await keeper.wake()
            assert sound in keeper.lives

    asyncio.run(after_a_start())
