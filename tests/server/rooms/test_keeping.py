"""Rooms are what their entries make of them, in any process and at any time."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from deckwright.server.rooms import errors
from deckwright.server.rooms.keeper import Keeper
from deckwright.server.rooms.live import Live
from deckwright.server.store import Entry
from deckwright.table import Event
from deckwright.table.errors import NotLegal, NotYourTurn
from tests.server.rooms.kit import (
    ANNA,
    BORIS,
    GREEDY,
    do,
    keeping,
    open_shards,
    play_to_the_end,
    until_asked,
    with_keeper,
)


def test_a_room_built_again_is_the_same() -> None:
    async def test(keeper: Keeper) -> None:
        live = await open_shards(keeper, [ANNA, GREEDY])
        await play_to_the_end(keeper, live)
        keeper.lives.clear()
        again = await keeper.get(live.room.id)
        assert again is not live
        assert again.room.table.hash() == live.room.table.hash()
        assert (again.room.n, again.room.done) == (live.room.n, live.room.done)

    with_keeper(test)


def test_games_go_on_after_a_restart(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"

    async def first() -> tuple[str, str]:
        async with keeping(url) as keeper:
            live = await open_shards(keeper, [ANNA, BORIS])
            await do(keeper, live, "play", "crystal")
            return live.room.id, live.room.table.hash()

    async def second(id: str) -> str:
        async with keeping(url) as keeper:
            await keeper.wake()
            return (await keeper.get(id)).room.table.hash()

    id, before = asyncio.run(first())
    assert asyncio.run(second(id)) == before


def test_a_bot_goes_on_after_a_restart(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"

    async def first() -> str:
        async with keeping(url) as keeper:
            live = await open_shards(keeper, [ANNA, GREEDY])
            await do(keeper, live, "end-main")
            return live.room.id  # the bot has not answered yet

    async def second(id: str) -> None:
        async with keeping(url) as keeper:
            await keeper.wake()
            live = keeper.lives[id]
            await asyncio.wait_for(until_asked(live, 0), 20)

    asyncio.run(second(asyncio.run(first())))


def test_a_stale_or_doubled_choice_is_refused_and_nothing_happens_twice() -> None:
    async def test(keeper: Keeper) -> None:
        live = await open_shards(keeper, [ANNA, BORIS])
        n = live.room.n
        answers = await asyncio.gather(*(keeper.choose(live, 0, 0, n) for _ in range(5)), return_exceptions=True)
        assert sum(isinstance(answer, errors.Stale) for answer in answers) == 4
        assert len(live.room.done) == 1

    with_keeper(test)


def test_only_the_seat_that_is_asked_may_choose() -> None:
    async def test(keeper: Keeper) -> None:
        live = await open_shards(keeper, [ANNA, BORIS])
        with pytest.raises(NotYourTurn):
            await keeper.choose(live, 1, 0, live.room.n)
        with pytest.raises(NotLegal):
            await keeper.choose(live, 0, 999, live.room.n)
        with pytest.raises(NotLegal):
            await keeper.choose(live, 0, -1, live.room.n)
        assert live.room.n == 0

    with_keeper(test)


def test_nobody_sees_a_choice_that_was_not_kept() -> None:
    async def test(keeper: Keeper) -> None:
        live = await open_shards(keeper, [ANNA, BORIS])
        seen: list[int] = []

        class Looker:
            held: tuple[int, ...] = (0,)
            holder = ""

            def changed(self, entry: Entry | None, events: list[Event]) -> None:
                seen.append(live.room.n)

            def dismissed(self) -> None:
                raise AssertionError("nobody took anything away")

        live.arrive(Looker())
        before = live.room.table.hash()

        async def fails(*_: object, **__: object) -> bool:
            assert live.room.table.hash() == before  # while it is written, the table stands as it was
            raise OSError("no room")

        keeper.store.append = fails  # type: ignore[method-assign]
        with pytest.raises(OSError, match="no room"):
            await keeper.choose(live, 0, 0, live.room.n)
        assert (live.room.table.hash(), seen, live.room.n) == (before, [], 0)

    with_keeper(test)


def test_two_keepers_on_one_store_stay_in_step(tmp_path: Path) -> None:
    """What another process did is taken in before a choice is judged; who comes second is told so."""
    url = f"sqlite:///{tmp_path / 'tables.db'}"

    async def run() -> None:
        async with keeping(url) as one, keeping(url) as two:
            here = await open_shards(one, [ANNA, BORIS])
            there: Live = await two.get(here.room.id)
            await one.choose(here, 0, 0, 0)
            with pytest.raises(errors.Stale):
                await two.choose(there, 0, 1, 0)
            assert there.room.table.hash() == here.room.table.hash()
            await two.choose(there, 0, 0, 1)
            assert len(there.room.done) == 2

    asyncio.run(run())


def test_no_table_and_one_that_cannot_be_opened_any_more() -> None:
    async def test(keeper: Keeper) -> None:
        with pytest.raises(errors.NoSuchTable):
            await keeper.get("nothing")
        live = await open_shards(keeper, [ANNA, BORIS])
        await keeper.store.add_table(replace(live.room.row, id="crowded", seats=9))
        with pytest.raises(errors.OtherRulesNow):
            await keeper.get("crowded")
        options = {"an option": "of long ago"}
        await keeper.store.add_table(replace(live.room.row, id="older", rules="another", options=options))
        assert "no longer there: an option" in (await keeper.get("older")).room.note("en")
        former = next(iter(live.room.table.game.former_versions))
        await keeper.store.add_table(replace(live.room.row, id="before", rules=former))
        assert (await keeper.get("before")).room.table.hash() == live.room.table.hash()

    with_keeper(test)


def test_a_browser_that_lost_a_page_is_sent_away_by_every_process() -> None:
    class Looker:
        def __init__(self, holder: str) -> None:
            self.held: tuple[int, ...] = (0,)
            self.holder, self.here = holder, True

        def changed(self, entry: Entry | None, events: list[Event]) -> None:
            """Whatever is done at the table."""

        def dismissed(self) -> None:
            self.here = False

    async def test(keeper: Keeper) -> None:
        live = await keeper.open("shards", [ANNA, BORIS], {})
        mine, taken, told_elsewhere = Looker("mine"), Looker("taken"), Looker("elsewhere")
        for looker in (mine, taken, told_elsewhere):
            live.arrive(looker)
        await keeper.dismissals.of(["taken"])
        assert (mine.here, taken.here, told_elsewhere.here) == (True, False, True)
        keeper.heard_words("another process", "!elsewhere")
        assert (mine.here, told_elsewhere.here) == (True, False)

    with_keeper(test)
