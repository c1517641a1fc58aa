"""A choice leaves nothing behind that only a sweep of the whole memory would find: the server sweeps seldom."""

from __future__ import annotations

import asyncio
import gc
import sqlite3
import time
import weakref
from collections.abc import Awaitable, Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from deckwright import Table
from deckwright.server import sweeping as sweeping_module
from deckwright.server.rooms.live import Live, idle
from deckwright.server.scene.painter import Painter
from deckwright.server.scene.scene import Attendance
from deckwright.server.store import Entry, StoreError
from deckwright.server.store import engine as engines
from deckwright.server.sweeping import LONG, QUIET, WORTH, is_due
from deckwright.server.web.parts import Desk, draw, draw_game
from deckwright.table import Event
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


def test_it_is_swept_in_quiet_moments_and_at_others_only_if_none_comes_for_long() -> None:
    assert is_due(WORTH + 1, idle=QUIET, since=0)
    assert not is_due(WORTH + 1, idle=0.5, since=LONG / 2), "somebody is at play"
    assert not is_due(WORTH - 1, idle=3600, since=LONG), "nothing came to be"
    assert is_due(WORTH + 1, idle=QUIET / 2, since=LONG / 2), "none so quiet came for long"
    assert is_due(WORTH + 1, idle=0, since=LONG)


class Onlooker:
    """Somebody who looks at a room."""

    held: tuple[int, ...] = (0,)
    holder = "anna"

    def __init__(self, live: Live) -> None:
        self.live = live

    def dismissed(self) -> None: ...

    def changed(self, entry: Entry | None, events: list[Event]) -> None: ...


class Knot:
    """Something that refers to itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.mark.anyio
async def test_a_quiet_server_sweeps_and_one_at_play_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sweeping_module, "EVERY", 0.0)
    monkeypatch.setattr(sweeping_module, "WORTH", -1)
    idle = 0.0
    gc.collect()
    gc.disable()
    try:
        knot = weakref.ref(Knot())
        at_work = asyncio.create_task(sweeping_module.sweeping(lambda: idle))
        for _ in range(100):
            await asyncio.sleep(0)
        assert knot() is not None, "somebody is at play"
        idle = QUIET
        while knot() is not None:
            await asyncio.sleep(0)
        at_work.cancel()
    finally:
        gc.enable()


@pytest.mark.anyio
async def test_who_leaves_and_a_room_that_is_let_go_leave_nothing_to_sweep() -> None:
    async with keeping() as keeper:
        keeper.settings = replace(keeper.settings, idle=0.0)
        gc.collect()
        gc.disable()
        try:
            live = await open_shards(keeper, [ANNA, BORIS])
            watcher = Onlooker(live)
            live.arrive(watcher)
            for seat in range(2):
                draw(live, Desk((seat,), seat, "ru"))
            live.leave(watcher)
            left = [weakref.ref(thing) for thing in (watcher, live, live.room, live.room.table)]
            del watcher, live
            await open_shards(keeper, [ANNA, BORIS])  # makes space
            assert [thing() for thing in left] == [None] * len(left)
        finally:
            gc.enable()


@pytest.mark.anyio
async def test_quiet_is_when_nobody_did_anything_anywhere() -> None:
    async with keeping() as keeper:
        assert idle(keeper.lives.values()) > QUIET
        live, other = [await open_shards(keeper, [ANNA, BORIS]) for _ in range(2)]
        live.used = other.used = time.monotonic() - 100
        assert idle(keeper.lives.values()) >= 100
        await keeper.choose(live, live.room.table.to_answer[0], 0, live.room.n)
        assert idle(keeper.lives.values()) < 100
