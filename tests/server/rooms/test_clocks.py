"""Clocks: they run only while people are asked and this house is open; who is out of time is played for."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest

from deckwright.server.rooms.chairs import FRIEND, Chair
from deckwright.server.rooms.clocks import PACES
from deckwright.server.rooms.keeper import Keeper
from deckwright.server.rooms.live import Live
from deckwright.server.rooms.manners import Manners
from deckwright.server.rooms.opening_hours import BEAT, COMING_BACK, STILL, OpeningHours
from deckwright.server.store import Store
from tests.server.rooms.kit import ANNA, FRIENDLY, GREEDY, do, until_asked, with_keeper

NORMAL = PACES["normal"]
NOON = 1_000_000.0


class Wristwatch:
    """The time of day, as the test says it."""

    now = NOON

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Wristwatch:
    found = Wristwatch()
    monkeypatch.setattr("time.time", found)
    return found


async def clocked(keeper: Keeper, *chairs: Chair) -> Live:
    return await keeper.open("shards", list(chairs), {}, seed=5, manners=Manners(clock="normal"))


async def end_turn(keeper: Keeper, live: Live) -> None:
    """The seat that is asked ends its turn at once."""
    seat = live.room.table.seat
    while live.room.table.seat == seat:
        await do(keeper, live, live.room.table.offered(seat)[-1].verb)


def left(keeper: Keeper, live: Live) -> tuple[float, float] | None:
    found = keeper.driver.left(live.room)
    return None if found is None else (found.turn, found.reserve)


def with_clocks(test: Callable[[Keeper], Awaitable[None]]) -> None:
    with_keeper(test)


def test_a_turn_has_its_time_and_what_lies_beyond_comes_out_of_the_reserve(watch: Wristwatch) -> None:
    async def test(keeper: Keeper) -> None:
        live = await clocked(keeper, ANNA, FRIENDLY)
        watch.now += NORMAL.turn - 10
        assert left(keeper, live) == (10, NORMAL.reserve)
        await do(keeper, live, "play")  # the same turn goes on: no new time
        assert left(keeper, live) == (10, NORMAL.reserve)
        watch.now += 40
        assert left(keeper, live) == (0, NORMAL.reserve - 30)
        await end_turn(keeper, live)
        assert left(keeper, live) == (NORMAL.turn, NORMAL.reserve)  # the other one's
        watch.now += 5
        await end_turn(keeper, live)
        assert left(keeper, live) == (NORMAL.turn, NORMAL.reserve - 30)
        keeper.lives.clear()
        again = await keeper.get(live.room.id)  # as the entries tell it
        assert left(keeper, again) == (NORMAL.turn, NORMAL.reserve - 30)

    with_clocks(test)


def test_no_clock_runs_for_bots_for_who_plays_alone_or_before_a_friend_has_come(watch: Wristwatch) -> None:
    async def test(keeper: Keeper) -> None:
        alone = await clocked(keeper, ANNA, GREEDY)
        assert alone.room.pace is None and left(keeper, alone) is None
        live = await clocked(keeper, ANNA, Chair(FRIEND), GREEDY)
        watch.now += 10 * NORMAL.reserve
        assert left(keeper, live) is None
        await keeper.sit(live, 1, "Вера", "vera")
        assert left(keeper, live) == (NORMAL.turn, NORMAL.reserve)
        await end_turn(keeper, live)
        await end_turn(keeper, live)
        assert live.room.table.seat == 2 and left(keeper, live) is None
        await until_asked(live, 0)
        assert left(keeper, live) == (NORMAL.turn, NORMAL.reserve)

    with_clocks(test)


def test_the_companion_ends_the_turn_of_who_is_out_of_time_and_the_log_says_so(watch: Wristwatch) -> None:
    async def test(keeper: Keeper) -> None:
        live = await clocked(keeper, ANNA, FRIENDLY)
        watch.now += NORMAL.turn + NORMAL.reserve + 1
        keeper.driver.drive(live)
        await until_asked(live, 1)
        entries = await keeper.store.entries(live.room.id)
        assert entries and all(entry.seat == 0 and entry.data["clock"] for entry in entries)
        assert [remark.what for remark in live.room.remarks] == ["out-of-time"]
        assert left(keeper, live) == (NORMAL.turn, NORMAL.reserve)
        await end_turn(keeper, live)
        assert left(keeper, live) == (NORMAL.turn, 0)  # Anna plays on, without a reserve

    with_clocks(test)


def test_the_clock_rings_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("deckwright.server.rooms.room.PACES", {"normal": replace(NORMAL, turn=0.01, reserve=0.0)})

    async def test(keeper: Keeper) -> None:
        live = await clocked(keeper, ANNA, FRIENDLY)
        await until_asked(live, 1)  # nobody has chosen anything

    with_clocks(test)


def test_whoever_comes_back_in_time_chooses_themselves(watch: Wristwatch) -> None:
    async def test(keeper: Keeper) -> None:
        live = await clocked(keeper, ANNA, FRIENDLY)
        watch.now += NORMAL.turn + NORMAL.reserve - 1
        keeper.driver.drive(live)
        assert live.driving is None
        await end_turn(keeper, live)
        assert not any(done.auto for done in live.room.done)

    with_clocks(test)


@pytest.mark.anyio
async def test_time_in_which_this_house_was_closed_counts_for_nobody(watch: Wristwatch) -> None:
    store = await Store.open("sqlite://")
    first = OpeningHours(store)
    await first.open()
    watch.now += COMING_BACK
    for _ in range(5):
        watch.now += BEAT
        await first.note()
    closed = watch.now
    watch.now += 5000
    second = OpeningHours(store)  # another process, after a long pause
    await second.open()
    watch.now += COMING_BACK + 7
    assert second.between(NOON, watch.now) == 5 * BEAT + 7
    assert second.between(closed, watch.now) == 7
    watch.now += STILL + 1  # it stood still, as a sleeping machine does
    await second.note()
    assert second.between(closed, watch.now) == 0
    watch.now += COMING_BACK + 3
    assert second.between(closed, watch.now) == 3
    await store.close()
