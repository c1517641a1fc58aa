"""Nobody cheats by the life of a table: by friends who have not come, by what is over, by asking and asking."""

from __future__ import annotations

import asyncio
import contextlib
import random

import pytest

from deckwright import Table
from deckwright.server.rooms import errors
from deckwright.server.rooms.chairs import FRIEND, Chair
from deckwright.server.rooms.keeper import Keeper
from deckwright.server.rooms.live import Live
from deckwright.server.rooms.undoing import undo_for
from deckwright.server.store import Entry
from deckwright.server.web.parts import log_of
from deckwright.table.knowledge import learned
from deckwright.testing.knowledge import card_ids
from deckwright.vm import isa
from tests.server.rooms.kit import ANNA, FRIENDLY, GREEDY, do, open_shards, play_to_the_end, with_keeper

FREE = Chair(FRIEND)


async def reveal(keeper: Keeper, live: Live) -> None:
    """The first seat recruits: the row is filled again, and a new card is seen."""
    for _ in range(3):
        await do(keeper, live, "play", "crystal")
    await do(keeper, live, "recruit")


# --- a friend who has not come yet ------------------------------------------------------------------------------------


def test_an_invited_friend_is_asked_before_they_have_come() -> None:
    async def test(keeper: Keeper) -> None:
        live = await open_shards(keeper, [ANNA, FREE])
        await reveal(keeper, live)
        before = live.room.table.hash()
        assert not await keeper.undo(live, 0, undo_for)
        assert live.room.table.hash() == before
        await keeper.sit(live, 1, "Вера", "vera")
        await keeper.answer_undo(live, 1, yes=True)
        assert len(live.room.done) == 3

    with_keeper(test)


def test_a_slip_is_the_own_affair_whoever_is_invited() -> None:
    async def test(keeper: Keeper) -> None:
        live = await open_shards(keeper, [ANNA, FREE])
        await do(keeper, live, "play", "crystal")
        assert await keeper.undo(live, 0, undo_for)

    with_keeper(test)


def test_nothing_is_shown_of_a_game_that_a_friend_has_yet_to_come_to() -> None:
    async def test(keeper: Keeper) -> None:
        live = await open_shards(keeper, [ANNA, FREE])
        await play_to_the_end(keeper, live)
        assert live.room.table.over and not live.room.revealed
        with pytest.raises(errors.NotPossible, match="once they have come"):
            live.room.check_revealed()
        await keeper.sit(live, 1, "Вера", "vera")
        assert live.room.revealed

    with_keeper(test)


# --- a game that is over ----------------------------------------------------------------------------------------------


def test_what_is_over_and_shown_is_not_taken_back_where_others_played() -> None:
    async def test(keeper: Keeper) -> None:
        live = await open_shards(keeper, [ANNA, FRIENDLY])
        await play_to_the_end(keeper, live)
        assert undo_for(live.room, 0) is None and undo_for(live.room, 1) is None

    with_keeper(test)


def test_alone_the_end_is_taken_back_and_the_log_says_so() -> None:
    async def test(keeper: Keeper) -> None:
        live = await open_shards(keeper, [ANNA, GREEDY])
        await play_to_the_end(keeper, live)
        assert await keeper.undo(live, 0, undo_for)
        assert not live.room.table.over
        assert "took back the end of the game, with all cards seen" in log_of(live, 0, "en").blocks[-1].html
        assert "отменён конец партии, все карты уже открыты" in log_of(live, 0, "ru").blocks[-1].html
        keeper.lives.clear()
        again = await keeper.get(live.room.id)
        assert "took back the end of the game" in log_of(again, 0, "en").blocks[-1].html

    with_keeper(test)


# --- what a choice tells ----------------------------------------------------------------------------------------------


def test_whoever_learned_that_somebody_is_asked_does_not_take_back_freely() -> None:
    """Shields are asked for only where there are some: to end the main phase and take it back would be to look."""

    async def test(keeper: Keeper) -> None:
        live = await open_shards(keeper, [ANNA, FRIENDLY])
        chance = random.Random(1)
        while live.room.table.prompt is not None and live.room.table.prompt.id != "show-shields":
            table = live.room.table
            assert table.seat is not None
            await keeper.choose(live, table.seat, chance.randrange(table.choices), live.room.n)
        attacker, attacked = live.room.done[-1].seat, live.room.table.seat
        assert attacked is not None and attacked != attacker
        found = undo_for(live.room, attacker)
        assert found is not None and found.keep == len(live.room.done) - 1 and not found.free

    with_keeper(test)


def test_what_one_learned_all_at_the_screen_have() -> None:
    table = Table.open("shards", 3, seed=5)
    before, after, card = table.state, table.state.copy(), table.program.layout.ident + card_ids(table, ("deck", 1))[0]
    after[card] |= 1 << (isa.KNOWN_SHIFT + 1)
    assert learned(table, before, after, [0, 1]) and not learned(table, before, after, [0])
    shown = after.copy()
    shown[card] |= 1 << isa.KNOWN_SHIFT
    assert learned(table, after, shown, [0]) and not learned(table, after, shown, [0, 1])


# --- two who are invited to one seat ----------------------------------------------------------------------------------


def test_who_is_refused_a_seat_never_held_it() -> None:
    """Not for a moment: a page that is opened meanwhile would go on seeing the seat's cards."""

    async def test(keeper: Keeper) -> None:
        live = await open_shards(keeper, [ANNA, FREE])
        seen: dict[str, list[int]] = {}

        async def come(name: str) -> None:
            sitting = asyncio.create_task(keeper.sit(live, 1, name, name))
            while not sitting.done():
                seen[name] = sorted({*seen.get(name, []), *await keeper.store.held(live.room.id, name)})
            with contextlib.suppress(errors.SeatTaken):
                await sitting

        names = [f"friend {number}" for number in range(6)]
        await asyncio.gather(*(come(name) for name in names))
        (holder,) = await keeper.store.holders(live.room.id, 1)
        assert holder == live.room.chairs[1].name
        assert all(not held for name, held in seen.items() if name != holder)

    with_keeper(test)


# --- the same people once more ----------------------------------------------------------------------------------------


def test_however_often_a_rematch_is_asked_for_at_once_there_is_one_table() -> None:
    """Others would stand among the tables of all who played, and push away the games they play."""

    async def test(keeper: Keeper) -> None:
        live = await open_shards(keeper, [ANNA, FRIENDLY])
        await play_to_the_end(keeper, live)
        found = await asyncio.gather(*(keeper.rematch(live, number % 2) for number in range(10)))
        assert set(found) == {live.room.next_table}
        assert await keeper.store.count_tables() == 2

    with_keeper(test)


# --- asking and asking ------------------------------------------------------------------------------------------------


def test_asking_again_changes_nothing() -> None:
    async def test(keeper: Keeper) -> None:
        live = await open_shards(keeper, [ANNA, FRIENDLY])
        await reveal(keeper, live)
        assert not await keeper.undo(live, 0, undo_for)
        n = live.room.n
        for _ in range(5):
            assert not await keeper.undo(live, 0, undo_for)
        assert live.room.n == n

    with_keeper(test)


def test_agreeing_again_changes_nothing() -> None:
    async def test(keeper: Keeper) -> None:
        live = await open_shards(keeper, [ANNA, FRIENDLY, FRIENDLY])
        await reveal(keeper, live)
        assert not await keeper.undo(live, 0, undo_for)
        await keeper.answer_undo(live, 1, yes=True)
        n = live.room.n
        for _ in range(5):
            await keeper.answer_undo(live, 1, yes=True)
        assert live.room.n == n and live.room.asking is not None
        await keeper.answer_undo(live, 1, yes=False)
        assert live.room.asking is None, "who agreed may think better of it"

    with_keeper(test)


def test_after_a_refusal_there_is_a_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1_000_000.0
    monkeypatch.setattr("time.time", lambda: now)

    async def test(keeper: Keeper) -> None:
        nonlocal now
        live = await open_shards(keeper, [ANNA, FRIENDLY])
        await reveal(keeper, live)
        assert not await keeper.undo(live, 0, undo_for)
        await keeper.answer_undo(live, 1, yes=False)
        for passed in (0, 30, 29):
            now += passed
            with pytest.raises(errors.NotPossible, match="refused just now"):
                await keeper.undo(live, 0, undo_for)
        now += 2
        assert not await keeper.undo(live, 0, undo_for) and live.room.asking is not None

    with_keeper(test)


def test_whoever_is_asked_answers_before_they_ask() -> None:
    async def test(keeper: Keeper) -> None:
        live = await open_shards(keeper, [ANNA, FRIENDLY])
        await do(keeper, live, "end-main")
        await do(keeper, live, "end-main")
        assert not await keeper.undo(live, 0, undo_for)
        with pytest.raises(errors.NotPossible, match="answer that first"):
            await keeper.undo(live, 1, undo_for)
        assert live.room.asking is not None and live.room.asking.seat == 0

    with_keeper(test)


def test_asking_makes_no_choice_stale() -> None:
    async def test(keeper: Keeper) -> None:
        live = await open_shards(keeper, [ANNA, FRIENDLY])
        await do(keeper, live, "end-main")
        seen = live.room.n
        assert not await keeper.undo(live, 0, undo_for)
        await keeper.choose(live, 1, 0, seen)
        assert len(live.room.done) == 2 and live.room.asking is None
        with pytest.raises(errors.Stale):
            await keeper.choose(live, 1, 0, seen)
        with pytest.raises(errors.Stale):
            await keeper.choose(live, 1, 0, live.room.n + 1)

    with_keeper(test)


def test_asking_in_another_process_makes_no_choice_stale() -> None:
    async def test(keeper: Keeper) -> None:
        live = await open_shards(keeper, [ANNA, FRIENDLY])
        await do(keeper, live, "end-main")
        seen = live.room.n
        await keeper.store.append(live.room.id, Entry(seen + 1, "ask-undo", 0, {"keep": 0}, 1.0))
        await keeper.choose(live, 1, 0, seen)
        assert len(live.room.done) == 2 and live.room.n == seen + 2

    with_keeper(test)
