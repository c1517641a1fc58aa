"""Sitting down, playing again, playing on from a moment."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from deckwright import bots
from deckwright.lang.texts import Text
from deckwright.server.rooms import errors
from deckwright.server.rooms.chairs import BOT, FRIEND, PERSON, Chair, names_of
from deckwright.server.rooms.keeper import Keeper
from deckwright.server.rooms.live import Live
from deckwright.server.store import StoreFull, queries
from tests.server.rooms.kit import ANNA, GREEDY, do, keeping, open_shards, play_to_the_end, with_keeper

FREE = Chair(FRIEND)


def test_the_first_friend_gets_the_seat() -> None:
    async def test(keeper: Keeper) -> None:
        live = await open_shards(keeper, [ANNA, FREE])
        tries = await asyncio.gather(
            *(keeper.sit(live, 1, name, holder=name) for name in ("Вера", "Глеб", "Дина")), return_exceptions=True
        )
        assert sum(isinstance(each, errors.SeatTaken) for each in tries) == 2
        name = live.room.chairs[1].name
        assert await keeper.store.holders(live.room.id, 1) == [name]
        assert live.room.table.name(1) == name

    with_keeper(test)


def test_bots_are_named_by_their_level_in_both_languages() -> None:
    async def test(keeper: Keeper) -> None:
        live = await open_shards(keeper, [ANNA, GREEDY, GREEDY])
        table = live.room.table
        assert table.name(1, "en") != table.name(1, "ru")
        assert table.name(1, "ru") != table.name(2, "ru")
        for level in (*bots.levels(table.game), bots.level_named(table.game, "learner")):
            assert level is not None
            chairs = [ANNA, Chair(BOT, level=level.id, taken=True)]
            assert names_of(chairs, table.game)[1] == Text(level.en, level.ru)

    with_keeper(test)


def test_a_person_without_a_name_has_a_number() -> None:
    async def test(keeper: Keeper) -> None:
        live = await open_shards(keeper, [Chair(PERSON, taken=True), Chair(BOT, level="greedy", taken=True)])
        assert names_of(live.room.chairs, live.room.table.game)[0] == ""
        assert live.room.table.name(0, "ru") == "Игрок 1"

    with_keeper(test)


def test_playing_again_turns_the_seats_and_keeps_their_holders() -> None:
    async def test(keeper: Keeper) -> None:
        live = await open_shards(keeper, [ANNA, GREEDY])
        await keeper.store.hold(live.room.id, [0], "anna")
        with pytest.raises(errors.NotPossible):
            await keeper.rematch(live, 0)
        await play_to_the_end(keeper, live)
        new = await keeper.get(await keeper.rematch(live, 0))
        assert [chair.kind for chair in new.room.chairs] == [BOT, PERSON]
        assert await keeper.store.held(new.room.id, "anna") == [1]
        assert await keeper.rematch(live, 0) == new.room.id  # asked twice, one table

    with_keeper(test)


def test_whoever_asks_to_play_again_at_once_comes_to_one_table(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"

    async def run() -> None:
        async with keeping(url) as one, keeping(url) as two:
            here = await open_shards(one, [ANNA, GREEDY])
            await one.store.hold(here.room.id, [0], "anna")
            await play_to_the_end(one, here)
            there = await two.get(here.room.id)
            asked = await asyncio.gather(
                *(keeper.rematch(live, 0) for keeper, live in [(one, here), (two, there)] * 4), return_exceptions=True
            )
            assert len(set(asked)) == 1, asked
            assert await one.store.count_tables() == 2
            for keeper in (one, two):
                assert (await keeper.get(str(asked[0]))).room.people == [1]
            assert await one.store.held(str(asked[0]), "anna") == [1]

    asyncio.run(run())


@pytest.mark.parametrize("step", ["hold", "append_all"])
def test_a_store_that_fails_on_the_way_leaves_neither_the_new_table_nor_a_link_to_it(
    step: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(keeper: Keeper) -> None:
        live = await open_shards(keeper, [ANNA, GREEDY])
        await keeper.store.hold(live.room.id, [0], "anna")
        await play_to_the_end(keeper, live)
        entries = await keeper.store.entries(live.room.id)

        written = getattr(queries, step)

        def full(*given: object) -> None:
            written(*given)
            raise StoreFull("no room")

        with monkeypatch.context() as failing:
            failing.setattr(queries, step, full)
            with pytest.raises(StoreFull):
                await keeper.rematch(live, 0)
        assert await keeper.store.count_tables() == 1
        assert await keeper.store.entries(live.room.id) == entries and live.room.next_table is None
        new = await keeper.get(await keeper.rematch(live, 0))
        assert live.room.next_table == new.room.id and await keeper.store.held(new.room.id, "anna") == [1]

    with_keeper(test)


def test_a_table_of_the_version_before_keeps_the_readings_of_its_time_and_its_rematch_has_todays() -> None:
    """What was no option then stays as it was played then; whoever plays again plays as today."""
    then = {"showing": "asked", "nemesis_shields": "none", "heart": "dealt", "team_first": "named"}
    now = {"showing": "always", "nemesis_shields": "open", "heart": "lost", "team_first": "left"}

    def readings(live: Live) -> dict[str, object]:
        return {name: live.room.table.chosen_options[name] for name in then}

    async def test(keeper: Keeper) -> None:
        live = await open_shards(keeper, [ANNA, GREEDY], relics="none")
        assert readings(live) == now and live.room.row.options.items() >= now.items()
        row = live.room.row
        former = next(iter(live.room.table.game.former_versions))
        options = {name: value for name, value in row.options.items() if name not in then}
        await keeper.store.add_table(replace(row, id="before", rules=former, options=options))

        before = await keeper.get("before")
        assert readings(before) == then and before.room.table.chosen_options["relics"] == "none"
        branch = await keeper.open("shards", [ANNA, GREEDY], {}, parent=before.room, at=0)
        keeper.lives.clear()
        assert readings(await keeper.get(branch.room.id)) == then
        before = await keeper.get("before")
        await play_to_the_end(keeper, before)
        keeper.lives.clear()
        before = await keeper.get("before")
        assert readings(before) == then and before.room.table.over
        new = await keeper.get(await keeper.rematch(before, 0))
        assert readings(new) == now and new.room.table.chosen_options["relics"] == "none"

    with_keeper(test)


def test_a_branch_begins_at_its_moment_and_leaves_the_game_alone() -> None:
    async def test(keeper: Keeper) -> None:
        live = await open_shards(keeper, [ANNA, GREEDY])
        await do(keeper, live, "play", "crystal")
        moment = live.room.table.hash()
        await do(keeper, live, "play", "crystal")
        after = live.room.table.hash()
        branch = await keeper.open("shards", [ANNA, GREEDY], {}, parent=live.room, at=1)
        assert branch.room.table.hash() == moment and live.room.table.hash() == after
        keeper.lives.clear()
        assert (await keeper.get(branch.room.id)).room.table.hash() == moment
        assert branch.room.row.parent == live.room.id

    with_keeper(test)
