"""Taking back: free until something was revealed or others acted, then by agreement; alone always."""

from __future__ import annotations

import random

import pytest

from deckwright.server.rooms import errors
from deckwright.server.rooms.keeper import Keeper
from deckwright.server.rooms.undoing import cancel_for, undo_for
from tests.server.rooms.kit import ANNA, BORIS, FRIENDLY, GREEDY, do, open_shards, until_asked, with_keeper


def test_a_slip_is_taken_back_freely() -> None:
    async def test(keeper: Keeper) -> None:
        live = await open_shards(keeper, [ANNA, FRIENDLY])
        before = live.room.table.hash()
        await do(keeper, live, "play", "crystal")
        assert await keeper.undo(live, 0, undo_for)
        assert live.room.table.hash() == before
        assert [remark.what for remark in live.room.remarks] == ["undo"]

    with_keeper(test)


def test_after_a_card_was_revealed_the_others_are_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("deckwright.server.rooms.undoing.PAUSE", 0.0)

    async def test(keeper: Keeper) -> None:
        live = await open_shards(keeper, [ANNA, FRIENDLY])
        for _ in range(3):
            await do(keeper, live, "play", "crystal")
        await do(keeper, live, "recruit")  # the row is filled again: a new card is seen
        before = live.room.table.hash()
        assert not await keeper.undo(live, 0, undo_for)
        assert live.room.table.hash() == before and live.room.asking is not None
        with pytest.raises(errors.NotPossible):
            await keeper.answer_undo(live, 0, yes=True)
        await keeper.answer_undo(live, 1, yes=False)
        assert live.room.asking is None and live.room.table.hash() == before
        assert not await keeper.undo(live, 0, undo_for)
        await keeper.answer_undo(live, 1, yes=True)
        assert live.room.asking is None and len(live.room.done) == 3

    with_keeper(test)


def test_after_another_acted_the_others_are_asked() -> None:
    async def test(keeper: Keeper) -> None:
        live = await open_shards(keeper, [ANNA, FRIENDLY])
        await do(keeper, live, "end-main")
        assert live.room.table.seat == 1
        await do(keeper, live, "play", "crystal")
        found = undo_for(live.room, 0)
        assert found is not None and not found.free

    with_keeper(test)


def test_at_one_screen_everything_may_be_taken_back() -> None:
    async def test(keeper: Keeper) -> None:
        live = await open_shards(keeper, [ANNA, BORIS])
        before = live.room.table.hash()
        await do(keeper, live, "end-main")
        await do(keeper, live, "end-main")
        assert await keeper.undo(live, 0, undo_for)
        assert await keeper.undo(live, 1, undo_for)
        assert live.room.table.hash() == before

    with_keeper(test)


def test_against_a_bot_its_moves_go_back_too() -> None:
    async def test(keeper: Keeper) -> None:
        live = await open_shards(keeper, [ANNA, GREEDY])
        before = live.room.table.hash()
        await do(keeper, live, "end-main")
        await until_asked(live, 0)
        assert len(live.room.done) > 1
        assert await keeper.undo(live, 0, undo_for)
        assert live.room.table.hash() == before

    with_keeper(test)


def test_nothing_to_take_back() -> None:
    async def test(keeper: Keeper) -> None:
        live = await open_shards(keeper, [ANNA, FRIENDLY])
        with pytest.raises(errors.NotPossible):
            await keeper.undo(live, 0, undo_for)
        await do(keeper, live, "play", "crystal")
        with pytest.raises(errors.NotPossible):
            await keeper.undo(live, 1, undo_for)

    with_keeper(test)


def test_a_choice_in_steps_is_cancelled_back_to_the_turn() -> None:
    async def test(keeper: Keeper) -> None:
        live = await open_shards(keeper, [ANNA, FRIENDLY])
        hashes = [live.room.table.hash()]
        chance = random.Random(2)
        while not live.room.table.over:
            seat = live.room.table.seat
            assert seat is not None
            found = cancel_for(live.room, seat)
            if found is not None:
                assert await keeper.undo(live, seat, cancel_for)
                assert live.room.table.prompt is not None and live.room.table.prompt.id == "main-phase"
                assert live.room.table.hash() == hashes[found.keep]
                return
            await keeper.choose(live, seat, chance.randrange(live.room.table.choices), live.room.n)
            hashes.append(live.room.table.hash())
        raise AssertionError("no question inside a turn came up")

    with_keeper(test)
