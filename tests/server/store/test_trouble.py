"""A full disk, a locked or absent database, a lost connection: said in a typed error, and over when it is over."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import event
from sqlalchemy.pool import Pool

from deckwright.server.store import (
    BadAddress,
    NewerStore,
    Store,
    StoreAway,
    StoreBusy,
    StoreError,
    StoreFull,
)
from deckwright.server.store import engine as engines
from tests.server.cluster import Cluster
from tests.server.store.kit import a_table, an_entry, opened
from tests.server.store.wire import wired

pytestmark = pytest.mark.anyio


class Disk:
    """How many pages a database in a file may have."""

    pages = 2**30

    def __call__(self, connection: sqlite3.Connection, *_: object) -> None:
        connection.execute(f"PRAGMA max_page_count={self.pages}")


@pytest.fixture
def disk() -> Iterator[Disk]:
    disk = Disk()
    event.listen(Pool, "checkout", disk)
    yield disk
    event.remove(Pool, "checkout", disk)


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engines, "PATIENCE", 0.05)


async def test_a_full_disk(disk: Disk, tmp_path: Path) -> None:
    async with opened(f"sqlite:///{tmp_path / 'tables.db'}") as store:
        await store.add_table(a_table())
        assert await store.append("t", an_entry(1))
        before = await store.table("t")
        disk.pages = 1  # never fewer than there are already
        with pytest.raises(StoreFull) as found:
            await store.append("t", an_entry(2, long="x" * 100_000, at=9e9), over=True)
        assert "full" in found.value.said("en") and "заполнен" in found.value.said("ru")
        assert (await store.entries("t"), await store.table("t")) == ([an_entry(1)], before)
        disk.pages = 2**30
        assert await store.append("t", an_entry(2, long="x" * 100_000))
        assert [entry.n for entry in await store.entries("t")] == [1, 2]


async def test_on_a_full_disk_what_still_fits_is_written(disk: Disk, tmp_path: Path) -> None:
    async with opened(f"sqlite:///{tmp_path / 'tables.db'}") as store:
        await store.add_table(a_table("big"))
        await store.add_table(a_table("small"))
        disk.pages = 1
        big, small = await asyncio.gather(
            store.append("big", an_entry(1, long="x" * 100_000)),
            store.append("small", an_entry(1)),
            return_exceptions=True,
        )
        assert isinstance(big, StoreFull) and small is True
        assert (await store.entries("big"), await store.entries("small")) == ([], [an_entry(1)])


@pytest.mark.parametrize(
    ("state", "error"), [("53100", StoreFull), ("25006", StoreFull), ("53200", StoreAway), ("XX000", StoreError)]
)
async def test_what_postgresql_complains_of(postgresql: str, state: str, error: type[StoreError]) -> None:
    async with opened(postgresql) as store:
        await store.add_table(a_table())
        with psycopg.connect(postgresql, autocommit=True) as other:
            other.execute(
                f"CREATE FUNCTION no() RETURNS trigger LANGUAGE plpgsql AS"
                f" $$ BEGIN RAISE EXCEPTION 'no' USING ERRCODE = '{state}'; END $$;"
                f"CREATE TRIGGER no BEFORE UPDATE ON tables FOR EACH ROW EXECUTE FUNCTION no()"
            )
            with pytest.raises(StoreError) as found:
                await store.append("t", an_entry(1))
            assert type(found.value) is error
            assert (await store.entries("t"), await store.table("t")) == ([], a_table())
            other.execute("DROP TRIGGER no ON tables")
        assert await store.append("t", an_entry(1))


@pytest.mark.usefixtures("impatient")
async def test_a_file_that_somebody_keeps_locked(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    async with opened(f"sqlite:///{path}") as store:
        await store.add_table(a_table())
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(StoreBusy) as found:
                await store.append("t", an_entry(1))
            assert "busy" in found.value.said("en") and "занята" in found.value.said("ru")
            other.execute("ROLLBACK")
        assert await store.append("t", an_entry(1))


@pytest.mark.usefixtures("impatient")
async def test_a_row_that_somebody_keeps_locked(postgresql: str) -> None:
    async with opened(postgresql) as store:
        await store.add_table(a_table())
        with psycopg.connect(postgresql) as other:
            other.execute("SELECT 1 FROM tables FOR UPDATE")
            with pytest.raises(StoreBusy):
                await store.append("t", an_entry(1))
        assert await store.append("t", an_entry(1))


async def test_a_server_that_goes_and_comes_back(cluster: Cluster, postgresql: str) -> None:
    async with opened(postgresql) as store:
        await store.add_table(a_table())
        assert await store.append("t", an_entry(1))
        cluster.stop()
        try:
            for asked in (store.append("t", an_entry(2)), store.entries("t"), Store.open(postgresql)):
                with pytest.raises(StoreAway) as found:
                    await asked
                assert "reached" in found.value.said("en") and "недоступна" in found.value.said("ru")
        finally:
            cluster.start()
        assert await store.append("t", an_entry(2))
        assert [entry.n for entry in await store.entries("t")] == [1, 2]


async def test_a_restart_in_the_middle_loses_nothing(cluster: Cluster, postgresql: str) -> None:
    """Whoever is told that the database is away tries again; nothing acknowledged is lost or written twice."""
    told = asyncio.Event()

    async def play(store: Store, id: str) -> list[int]:
        acknowledged = []
        n = 1
        while not (restarted.done() and n > 30):
            try:
                if await store.append(id, an_entry(n)):
                    acknowledged.append(n)
                n += 1
            except StoreAway:
                pass
            if n > 5:
                told.set()
        return acknowledged

    async with opened(postgresql) as store:
        ids = [f"t{number}" for number in range(6)]
        for id in ids:
            await store.add_table(a_table(id))

        async def restart() -> None:
            await told.wait()
            await asyncio.to_thread(cluster.restart)

        restarted = asyncio.create_task(restart())
        for id, acknowledged in zip(ids, await asyncio.gather(*(play(store, id) for id in ids)), strict=True):
            kept = [entry.n for entry in await store.entries(id)]
            assert kept == list(range(1, len(kept) + 1))
            assert set(acknowledged) <= set(kept)
            assert len(acknowledged) == len(set(acknowledged))


async def test_a_commit_whose_answer_is_lost_counts_once(postgresql: str) -> None:
    async with wired(postgresql) as (wire, url), opened(url) as store:
        wire.cut_after()
        await store.add_table(a_table(), [an_entry(1)])
        wire.cut_after()
        mine, another = await asyncio.gather(
            store.append("t", an_entry(2)), store.append("t", an_entry(2, by="another"))
        )
        assert mine and not another
        assert wire.cuts == 2
        assert await store.entries("t") == [an_entry(1), an_entry(2)]


async def test_a_commit_that_is_lost_is_made_again(postgresql: str) -> None:
    async with wired(postgresql) as (wire, url), opened(url) as store:
        wire.cut_before()
        await store.add_table(a_table())
        wire.cut_before()
        assert await store.append("t", an_entry(1))
        assert wire.cuts == 2
        assert await store.entries("t") == [an_entry(1)]


async def test_a_lost_commit_does_not_take_what_another_took_meanwhile(postgresql: str) -> None:
    async with wired(postgresql) as (wire, url), opened(url) as store, opened(postgresql) as other:
        await store.add_table(a_table())
        wire.cut_before(lambda: other.append("t", an_entry(1, by="another")))
        assert not await store.append("t", an_entry(1, by="me"))
        assert wire.cuts == 1
        assert await other.entries("t") == [an_entry(1, by="another")]


@pytest.mark.parametrize(
    "url",
    [
        "",
        "mysql://localhost/x",
        "tables.db",
        "sqlite://host/x",
        "sqlite:///x?mode=ro",
        "postgresql://u:secret@h/x?no=1",
    ],
)
async def test_an_address_nobody_understands(url: str) -> None:
    with pytest.raises(BadAddress) as found:
        await Store.open(url)
    assert "sqlite:///" in found.value.said("en") and "sqlite:///" in found.value.said("ru")
    assert "secret" not in str(found.value)


@pytest.mark.parametrize("scheme", ["postgres", "postgresql", "postgresql+psycopg", "postgresql+psycopg2"])
async def test_usual_forms_of_an_address(postgresql: str, scheme: str) -> None:
    async with opened(postgresql.replace("postgresql:", f"{scheme}:", 1)) as store:
        assert store.shared
        assert await store.count_tables() == 0


async def test_a_database_that_is_not_there(cluster: Cluster, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for url in (cluster.url("missing"), "postgresql://127.0.0.1:1/x", f"sqlite:///{tmp_path / 'file' / 'tables.db'}"):
        with pytest.raises(StoreAway):
            await Store.open(url)


async def test_a_file_that_is_something_else(tmp_path: Path) -> None:
    (tmp_path / "picture.png").write_bytes(b"\x89PNG" * 1000)
    with pytest.raises(StoreError):
        await Store.open(f"sqlite:///{tmp_path / 'picture.png'}")


async def test_a_newer_database_is_left_alone(lasting: str) -> None:
    async with opened(lasting) as store:
        await store.add_table(a_table())
    new = "UPDATE alembic_version SET version_num = '9999'"
    if lasting.startswith("sqlite"):
        with closing(sqlite3.connect(lasting.removeprefix("sqlite:///"), isolation_level=None)) as connection:
            connection.execute(new)
    else:
        with psycopg.connect(lasting) as other:
            other.execute(new)
    with pytest.raises(NewerStore) as found:
        await Store.open(lasting)
    assert "newer" in found.value.said("en") and "новая" in found.value.said("ru")
