"""A table outlives the software: woken by another version it goes on, or is laid anew; nothing is lost or deleted."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest

from deckwright import Table
from deckwright.games import GAMES
from deckwright.lang.game import Game
from deckwright.server.rooms import errors
from deckwright.server.rooms.keeper import Keeper
from deckwright.server.rooms.live import Live
from deckwright.server.rooms.room import CHOOSE, LAID
from deckwright.server.rooms.undoing import undo_for
from deckwright.server.store import Entry
from deckwright.table.named import differences, told_position
from tests.outliving.ferry import FERRY
from tests.outliving.versions import DEARER, MOVED, NO_BUYING, version
from tests.server.rooms.kit import ANNA, BORIS, keeping
from tests.server.web.visiting import application, visiting


def at(url: str, game: Game, test: Callable[[Keeper], Awaitable[None]]) -> None:
    """Run something at a server that has this version of the ferry."""

    async def run() -> None:
        async with keeping(url) as keeper:
            await test(keeper)

    with GAMES.lent(game):
        asyncio.run(run())


def begun(url: str, choices: int = 45) -> tuple[str, Table]:
    """A table of the ferry's first version after so many choices, one of them taken back: its id, and how it stood."""
    found: list[tuple[str, Table]] = []

    async def play(keeper: Keeper) -> None:
        live = await keeper.open("ferry", [ANNA, BORIS], {"storms": True}, seed=7)
        chance = random.Random(7)
        while not live.room.table.over and len(live.room.done) < choices:
            await choose(keeper, live, chance.randrange(live.room.table.choices))
            if live.room.n == 20:
                await keeper.undo(live, 0, undo_for)
        found.append((live.room.id, live.room.table))

    at(url, FERRY, play)
    return found[0]


async def choose(keeper: Keeper, live: Live, index: int = 0) -> None:
    assert live.room.table.seat is not None
    await keeper.choose(live, live.room.table.seat, index, live.room.n)


def test_entries_keep_what_choices_mean_and_positions_as_turns_end(lasting: str) -> None:
    id, table = begun(lasting)

    async def look(keeper: Keeper) -> None:
        entries = await keeper.store.entries(id)
        meant = [entry.data["meant"] for entry in entries if entry.what == CHOOSE]
        assert meant[-5:] == [entry["meant"] for entry in table.history[-5:]]
        positions = await keeper.store.positions(id)
        standing = [positions[n] for n in sorted(positions)]
        assert [told for _, told in table.positions()][-3:] == standing[-3:]

    at(lasting, FERRY, look)


def test_a_version_that_changes_nothing_for_players_goes_on(lasting: str) -> None:
    id, table = begun(lasting)

    async def go_on(keeper: Keeper) -> None:
        live = await keeper.get(id)
        assert not differences(told_position(table), told_position(live.room.table))
        assert live.room.note("en") == "" and live.room.table.past is None
        for _ in range(6):
            await choose(keeper, live, live.room.table.choices - 1)
        assert [entry.what for entry in await keeper.store.entries(id)].count(LAID) == 0

    at(lasting, version(*MOVED), go_on)

    async def back(keeper: Keeper) -> None:
        live = await keeper.get(id)
        assert len(live.room.done) == 51 and live.room.table.past is None

    at(lasting, FERRY, back)


@pytest.mark.parametrize("changes", [NO_BUYING, DEARER])
def test_a_changed_rule_lays_it_anew_and_says_so(lasting: str, changes: tuple[tuple[str, str], ...]) -> None:
    id, table = begun(lasting)
    position = table.positions()[-1][1]

    async def laid(keeper: Keeper) -> None:
        live = await keeper.get(id)
        room = live.room
        now = told_position(room.table)
        assert now | {"tide": 0} == position | {"tide": 0}
        assert "the games part" in room.note("en") and "разложена заново" in room.note("ru")
        assert (room.table.revision, len(room.done)) == (45, 45)
        assert undo_for(room, 0) is None
        assert room.table.seat is not None
        with pytest.raises(errors.Stale):  # who saw the table before it was laid anew was asked something else
            await keeper.choose(live, room.table.seat, 0, room.n - 1)
        await choose(keeper, live)
        assert undo_for(room, room.done[-1].seat) is not None
        entries = await keeper.store.entries(id)
        assert [entry.what for entry in entries].count(LAID) == 1

    async def again(keeper: Keeper) -> None:
        live = await keeper.get(id)
        assert len(live.room.done) == 46 and [e.what for e in await keeper.store.entries(id)].count(LAID) == 1
        branch = await keeper.open("ferry", [ANNA, BORIS], {}, parent=live.room, at=46)
        assert told_position(branch.room.table) == told_position(live.room.table)
        with pytest.raises(errors.NotPossible):
            await keeper.open("ferry", [ANNA, BORIS], {}, parent=live.room, at=3)
        while not live.room.table.over:
            await choose(keeper, live)
        record = json.loads(live.room.table.save())
        assert [each["meant"] for each in record["past"]["history"]] == [each["meant"] for each in table.history]
        assert Table.load(live.room.table.save()).hash() == live.room.table.hash()

    at(lasting, version(*changes), laid)
    at(lasting, version(*changes), again)


def test_two_versions_at_one_database_do_not_spoil_it(lasting: str) -> None:
    id, _ = begun(lasting)

    async def both() -> None:
        async with keeping(lasting) as old, keeping(lasting) as new:
            with GAMES.lent(FERRY):
                here = await old.get(id)
            with GAMES.lent(version(*NO_BUYING)):
                there = await new.get(id)
                await choose(new, there)
            with GAMES.lent(FERRY):
                here.behind = True
                here = await old.get(id)
                assert here.room.n == there.room.n
                assert not differences(told_position(there.room.table), told_position(here.room.table))
                await choose(old, here)
            with GAMES.lent(version(*NO_BUYING)), pytest.raises(errors.Stale):
                await choose(new, there)
            assert here.room.n == there.room.n
            assert [entry.n for entry in await new.store.entries(id)] == list(range(1, here.room.n + 1))

    asyncio.run(both())


def test_a_table_kept_by_numbers_alone_is_tried_and_else_refused_but_never_deleted(lasting: str) -> None:
    id, table = begun(lasting)

    async def former(keeper: Keeper) -> None:
        row = await keeper.store.table(id)
        assert row is not None
        entries = [
            replace(entry, data={name: part for name, part in entry.data.items() if name != "meant"})
            for entry in await keeper.store.entries(id)
        ]
        await keeper.store.add_table(replace(row, id="same"), entries)
        await keeper.store.add_table(replace(row, id="other", rules="0123"), entries)
        await keeper.store.add_table(replace(row, id="lost", rules="0123"), [*entries, replace(_bad(entries), seat=0)])
        assert (await keeper.get("same")).room.table.hash() == table.hash()
        assert (await keeper.get("other")).room.table.hash() == table.hash()
        with pytest.raises(errors.OtherRulesNow):
            await keeper.get("lost")
        assert await keeper.store.table("lost") is not None

    at(lasting, FERRY, former)


def _bad(entries: list[Entry]) -> Entry:
    return Entry(len(entries) + 1, CHOOSE, 0, {"index": 99}, entries[-1].at)


def test_pages_show_the_past_whatever_the_rules_have_become(lasting: str) -> None:
    unfinished, _ = begun(lasting)
    finished, ended = begun(lasting, choices=5000)
    assert ended.over
    with GAMES.lent(version(*NO_BUYING)), visiting(application(url=lasting)) as browser:
        page = browser.get(f"/t/{unfinished}", headers={"accept-language": "en"}).text
        assert "The rules have changed since this game was begun: at step" in page
        page = browser.get(f"/t/{unfinished}", headers={"accept-language": "ru"}).text
        assert "правила изменились" in page
        for moment in (0, 10, 44, 45):
            answer = browser.get(f"/t/{unfinished}/moment/{moment}")
            assert answer.status_code == 200 and answer.json()["at"] == moment
        replay = browser.get(f"/t/{finished}/replay", headers={"accept-language": "en"}).text
        assert "Buy Salt" in replay and "It is shown as it was kept" in replay
        seen = [browser.get(f"/t/{finished}/moment/{at}").json()["parts"] for at, _ in ended.positions()]
        assert len({json.dumps(parts) for parts in seen}) > len(seen) // 2
        record = browser.get(f"/t/{finished}/record.json")
        assert Table.load(record.content, game=FERRY).hash() == ended.hash()
        assert browser.get(f"/t/{finished}/sheet").status_code == 200
        assert browser.get(f"/t/{finished}").status_code == 200
        assert browser.get(f"/api/v1/tables/{finished}/record").status_code == 200
        assert browser.get(f"/api/v1/tables/{unfinished}").status_code == 200
