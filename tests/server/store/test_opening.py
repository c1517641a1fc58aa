"""A database gets its shape when it is opened: from the migrations, once, however many open it."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from types import SimpleNamespace

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from deckwright.server.store import Store, migrate
from deckwright.server.store import engine as engines
from deckwright.server.store.schema import metadata
from tests.server.store import opener
from tests.server.store.kit import a_table, opened


@pytest.fixture
def connection(lasting: str) -> Iterator[Connection]:
    """A connection of our own to the database."""
    engine = engines.connect(engines.address(lasting))
    with engine.connect() as connection:
        yield connection
    engine.dispose()


@pytest.mark.anyio
async def test_migrations_make_the_shape_the_code_needs(lasting: str, connection: Connection) -> None:
    async with opened(lasting):
        pass
    context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
    assert compare_metadata(context, metadata) == []


@pytest.mark.slow
def test_many_processes_open_a_new_database_at_once(lasting: str) -> None:
    with ExitStack() as stack:
        start = [sys.executable, opener.__file__, lasting]
        openers = [
            stack.enter_context(
                subprocess.Popen(
                    start, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
                )
            )
            for _ in range(4)
        ]
        for process in openers:
            assert process.stdin is not None
            process.stdin.write("go\n")
            process.stdin.flush()
        said = [process.communicate() for process in openers]
    assert [errors for _, errors in said] == [""] * 4
    assert len({secret for secret, _ in said}) == 1
    assert len(said[0][0].strip()) == 64


@pytest.mark.anyio
async def test_who_comes_second_waits_until_the_first_is_done(postgresql: str) -> None:
    waits = "SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"
    there = "SELECT 1 FROM pg_tables WHERE schemaname = 'public'"
    async with await psycopg.AsyncConnection.connect(postgresql, autocommit=True) as first:
        await first.execute("SELECT pg_advisory_lock(%s)", (migrate.LOCK,))
        second = asyncio.create_task(Store.open(postgresql))
        while not await (await first.execute(waits)).fetchone():
            assert not second.done(), "it did not wait"
        assert await (await first.execute(there)).fetchone() is None
        await first.execute("SELECT pg_advisory_unlock(%s)", (migrate.LOCK,))
        store = await second
    assert await store.count_tables() == 0
    await store.close()


@pytest.mark.anyio
async def test_many_stores_of_one_process_open_at_once(lasting: str) -> None:
    stores = await asyncio.gather(*(Store.open(lasting) for _ in range(4)))
    assert len(set(await asyncio.gather(*(store.secret("seats") for store in stores)))) == 1
    for store in stores:
        await store.close()


@pytest.mark.anyio
async def test_only_postgresql_is_shared(lasting: str) -> None:
    async with opened(lasting) as store, opened("sqlite://") as memory:
        assert store.shared == lasting.startswith("postgresql")
        assert not memory.shared


@pytest.mark.anyio
async def test_databases_in_memory_are_apart() -> None:
    stores = await asyncio.gather(*(Store.open(url) for url in ("sqlite://", "sqlite:///:memory:") * 4))
    await stores[0].add_table(a_table())
    assert [await store.count_tables() for store in stores] == [1] + [0] * 7
    for store in stores:
        await store.close()


@pytest.mark.anyio
async def test_a_new_file_that_another_is_just_making(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "tables.db"
    with closing(sqlite3.connect(path, isolation_level=None, check_same_thread=False)) as other:
        other.execute("BEGIN IMMEDIATE")

        def the_other_is_done(_: float) -> None:
            other.execute("COMMIT")

        monkeypatch.setattr(engines, "time", SimpleNamespace(monotonic=time.monotonic, sleep=the_other_is_done))
        async with opened(f"sqlite:///{path}") as store:
            await store.add_table(a_table())
        assert other.execute("PRAGMA journal_mode").fetchone() == ("wal",)


@pytest.mark.anyio
async def test_a_relative_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    async with opened("sqlite:///here.db") as store:
        await store.add_table(a_table())
    assert (tmp_path / "here.db").exists()
