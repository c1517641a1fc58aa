"""A choice leaves nothing behind that only a sweep of the whole memory would find: the server sweeps seldom."""

from __future__ import annotations

import gc
import sqlite3
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest

from deckwright import Table
from deckwright.server.rooms.live import idle
from deckwright.server.scene.painter import Painter
from deckwright.server.scene.scene import Attendance
from deckwright.server.store import StoreError
from deckwright.server.store import engine as engines
from deckwright.server.sweeping import ENOUGH, QUIET, WORTH, is_due
from deckwright.server.web.parts import draw_game
from tests.server.rooms.kit import ANNA, BORIS, keeping, open_shards
from tests.server.store.kit import a_table, an_entry, opened


def test_a_choice_tried_drawn_and_replaced_leaves_no_garbage_that_refers_to_itself() -> None:
    here = Attendance(["person"] * 2, [""] * 2, [True] * 2)

    def play(table: Table, choices: int) -> Table:
        for _ in range(choices):
            twin = table.clone()
            twin.choose(0)
            table = twin
            for seat in range(2):
                draw_game(Painter(table, seat, "ru", here).scene())
        return table

    table = play(Table.open("shards", 2, seed=1), 5)  # what is made once is made now
    gc.collect()
    gc.disable()
    try:
        table = play(table, 5)
        assert gc.collect() == 0
    finally:
        gc.enable()
    assert not table.over


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def garbage_of_refusals(refused: Callable[[], Awaitable[object]], error: type[Exception] = StoreError) -> int:
    """How many things a sweep finds after something was refused a few times."""

    async def ask() -> None:
        try:
            await refused()
        except error:
            return
        raise AssertionError("it was not refused")

    await ask()  # what is made once is made now
    gc.collect()
    gc.disable()
    try:
        for _ in range(3):
            await ask()
        return gc.collect()
    finally:
        gc.enable()


@pytest.mark.anyio
async def test_what_could_not_be_kept_leaves_no_garbage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The way a refusal came knows the whole table: with a database in trouble for long this would fill the memory."""
    monkeypatch.setattr(engines, "PATIENCE", 0.01)
    path = tmp_path / "tables.db"
    async with keeping(f"sqlite:///{path}") as keeper:
        live = await open_shards(keeper, [ANNA, BORIS])
        (seat,) = live.room.table.to_answer
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            assert await garbage_of_refusals(lambda: keeper.choose(live, seat, 0, live.room.n)) == 0
            other.execute("ROLLBACK")
        await keeper.choose(live, seat, 0, live.room.n)
        assert live.room.n == 1


@pytest.mark.anyio
async def test_what_could_not_be_read_leaves_no_garbage(tmp_path: Path) -> None:
    async with opened(f"sqlite:///{tmp_path / 'tables.db'}") as store:
        await store.add_table(a_table())
        with closing(sqlite3.connect(tmp_path / "tables.db")) as other:
            other.execute("ALTER TABLE entries RENAME TO elsewhere")
        assert await garbage_of_refusals(lambda: store.entries("t")) == 0
        assert await garbage_of_refusals(lambda: store.append("t", an_entry(1))) == 0


def test_it_is_swept_in_quiet_moments_and_at_others_only_if_it_must_be() -> None:
    assert is_due(WORTH + 1, idle=QUIET + 1)
    assert not is_due(WORTH + 1, idle=0.5), "somebody is at play"
    assert not is_due(WORTH - 1, idle=3600), "nothing came to be"
    assert is_due(ENOUGH + 1, idle=0)


@pytest.mark.anyio
async def test_quiet_is_when_nobody_did_anything_anywhere() -> None:
    async with keeping() as keeper:
        assert idle(keeper.lives.values()) > QUIET
        live, other = [await open_shards(keeper, [ANNA, BORIS]) for _ in range(2)]
        live.used = other.used = time.monotonic() - 100
        assert idle(keeper.lives.values()) >= 100
        await keeper.choose(live, live.room.table.to_answer[0], 0, live.room.n)
        assert idle(keeper.lives.values()) < 100
