"""Whoever cannot stay leaves the game to the companion: nobody has to wait, and they may come back."""

from __future__ import annotations

import asyncio

import pytest

from deckwright.server.rooms.chairs import Chair
from deckwright.server.rooms.errors import NotPossible, TooMany
from deckwright.server.rooms.keeper import Keeper
from deckwright.server.rooms.leaving import IN_ALL, come_back, leave
from deckwright.server.rooms.manners import Manners
from deckwright.server.thinking import Position
from tests.server.rooms.kit import ANNA, BORIS, FRIENDLY, GREEDY, do, open_shards, until_asked, with_keeper
from tests.server.web.kit import browser


def test_the_companion_plays_for_who_has_left_until_they_come_back() -> None:
    async def test(keeper: Keeper) -> None:
        live = await open_shards(keeper, [ANNA, FRIENDLY])
        await leave(keeper, live, 0)
        await until_asked(live, 1)
        entries = await keeper.store.entries(live.room.id)
        assert entries[0].what == "leave" and entries[0].seat == 0
        assert all((each.what, each.seat, each.data["auto"]) == ("choose", 0, True) for each in entries[1:])
        assert not any("clock" in each.data for each in entries)
        while 1 in live.room.table.to_answer:
            await do(keeper, live, live.room.table.offered(1)[-1].verb)
        await until_asked(live, 1)  # she is out of the next turn, too
        keeper.lives.clear()
        again = await keeper.get(live.room.id)
        assert again.room.left == {0}, "as the entries tell it"
        await come_back(keeper, again, 0)
        while 1 in again.room.table.to_answer:
            await do(keeper, again, again.room.table.offered(1)[-1].verb)
        assert again.driving is None or again.driving.done()
        assert 0 in again.room.table.to_answer
        assert [remark.what for remark in again.room.remarks] == ["leave", "back"]

    with_keeper(test)


def test_what_the_companion_thought_of_is_not_done_any_more_once_somebody_is_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def test(keeper: Keeper) -> None:
        thinks, done = asyncio.Event(), asyncio.Event()

        async def choose(position: Position, level: str, seed: int) -> int:
            thinks.set()
            await done.wait()
            return 0

        monkeypatch.setattr(keeper.thinkers, "choose", choose)
        live = await open_shards(keeper, [ANNA, FRIENDLY])
        await leave(keeper, live, 0)
        await thinks.wait()
        await come_back(keeper, live, 0)
        done.set()
        assert live.driving is not None
        await live.driving
        assert not live.room.done and 0 in live.room.table.to_answer

    with_keeper(test)


def test_a_game_that_all_have_left_comes_to_its_end() -> None:
    async def test(keeper: Keeper) -> None:
        live = await open_shards(keeper, [ANNA, FRIENDLY, GREEDY])
        await leave(keeper, live, 0)
        await leave(keeper, live, 1)
        assert live.driving is not None
        await live.driving
        assert live.room.table.over
        with pytest.raises(NotPossible):
            await come_back(keeper, live, 0)

    with_keeper(test)


@pytest.mark.parametrize("chairs", [(ANNA, GREEDY), (ANNA, BORIS)])
def test_whoever_keeps_nobody_waiting_has_nothing_to_leave(chairs: tuple[Chair, ...]) -> None:
    async def test(keeper: Keeper) -> None:
        live = await open_shards(keeper, chairs)
        with pytest.raises(NotPossible):
            await leave(keeper, live, 0)
        assert not live.room.left

    with_keeper(test)


def test_to_leave_and_come_back_again_and_again_gains_no_time_and_has_an_end() -> None:
    async def test(keeper: Keeper) -> None:
        live = await keeper.open("shards", [ANNA, FRIENDLY], {}, seed=5, manners=Manners(clock="normal"))
        waiting = live.room.wait
        with pytest.raises(NotPossible):
            await come_back(keeper, live, 1)
        for _ in range(IN_ALL // 2):
            await leave(keeper, live, 1)
            await come_back(keeper, live, 1)
        assert live.room.wait == waiting, "the clock of who is asked goes on"
        with pytest.raises(TooMany):
            await leave(keeper, live, 1)

    with_keeper(test)


def test_a_screen_that_has_left_shows_no_curtain_and_is_not_called() -> None:
    async def test(keeper: Keeper) -> None:
        live = await open_shards(keeper, [ANNA, BORIS, FRIENDLY])
        screen = browser(keeper, live, [0, 1])
        assert "curtain-title" in screen.received()[-1]["parts"]["overlay"]
        await leave(keeper, live, 0)
        await until_asked(live, 2)
        told = screen.received()
        assert not any("curtain-title" in message["parts"].get("overlay", "") or message["mine"] for message in told)
        assert screen.desk.curtain is None
        await screen.come_back({})
        while 2 in live.room.table.to_answer:
            await do(keeper, live, live.room.table.offered(2)[-1].verb)
        assert screen.desk.curtain in (0, 1)

    with_keeper(test)
