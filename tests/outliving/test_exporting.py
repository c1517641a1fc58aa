"""A table that cannot be opened here has its record all the same, for those who may have it; elsewhere it loads."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from typing import Any

import pytest

from deckwright import Table
from deckwright.server.rooms import errors
from deckwright.server.rooms.chairs import FRIEND, Chair
from deckwright.server.rooms.exporting import exported
from deckwright.server.rooms.keeper import Keeper
from deckwright.server.rooms.room import SIT
from deckwright.server.store import Entry
from tests.outliving.ferry import FERRY
from tests.outliving.test_former import STOPPING, by_numbers
from tests.outliving.test_rooms import at, begun
from tests.outliving.versions import NO_BUYING, version
from tests.server.rooms.kit import ANNA, keeping
from tests.server.web.visiting import application, visiting

HERE = [ANNA.record(), Chair(FRIEND).record()]  # and somebody invited


def kept(url: str, id: str, copy: str, spoil: Any = None, **changes: Any) -> None:
    """Keep a copy of a table that is other in something; `spoil` may change its entries."""

    async def add(keeper: Keeper) -> None:
        row = await keeper.store.table(id)
        assert row is not None
        entries = await keeper.store.entries(id)
        positions = await keeper.store.positions(id)
        await keeper.store.add_table(
            replace(row, id=copy, **changes), spoil(entries) if spoil else entries, (), positions
        )

    at(url, FERRY, add)


def test_a_finished_game_that_is_not_installed_any_more_is_exported_and_loads_where_it_is(lasting: str) -> None:
    id, ended = begun(lasting, choices=5000)
    with visiting(application(url=lasting)) as browser:
        assert browser.get(f"/t/{id}").status_code == 404
        found = browser.get(f"/t/{id}/record.json")
        assert found.status_code == 200 and f'filename="ferry-{id}.json"' in found.headers["content-disposition"]
        by_program = browser.get(f"/api/v1/tables/{id}/record")
        assert by_program.status_code == 200
        assert browser.get("/t/nothing/record.json").status_code == 404
    for record in (found.content, by_program.content):
        again = Table.load(record, game=FERRY)
        assert again.hash() == ended.hash() and again.over
        assert [again.name(seat) for seat in (0, 1)] == ["Анна", "Борис"]
        assert Table.load(record, game=version(*NO_BUYING)).over  # shown from its positions


@pytest.mark.parametrize("changes", [{"seats": 9, "chairs": [ANNA.record()] * 9}, {"chairs": [{"kind": "person"}] * 2}])
def test_a_finished_game_that_makes_no_sense_here_is_exported(lasting: str, changes: dict[str, Any]) -> None:
    id, ended = begun(lasting, choices=5000)
    kept(lasting, id, "spoilt", **changes)

    async def look(keeper: Keeper) -> None:
        with pytest.raises(errors.RoomError):
            await keeper.get("spoilt")
        record = await exported(keeper, "spoilt")
        assert Table.load(json.dumps(record | {"seats": 2}), game=FERRY).hash() == ended.hash()

    at(lasting, FERRY, look)


def test_what_cannot_be_read_ends_a_record(lasting: str) -> None:
    id, ended = begun(lasting, choices=5000)

    def spoil(entries: list[Entry]) -> list[Entry]:
        return [replace(entry, data={}) if entry.n == len(entries) - 1 else entry for entry in entries]

    kept(lasting, id, "spoilt", spoil)

    async def look(keeper: Keeper) -> None:
        record = await exported(keeper, "spoilt")
        assert not record["over"] and len(record["history"]) == len(ended.history) - 2
        assert Table.load(json.dumps(record), game=FERRY).hash() == ended.at(len(ended.history) - 2).hash()

    at(lasting, FERRY, look)


def test_nobody_gets_the_record_of_a_game_that_goes_on_or_waits_for_a_friend(lasting: str) -> None:
    unfinished, _ = begun(lasting)
    finished, _ = begun(lasting, choices=5000)
    kept(lasting, finished, "waiting", chairs=HERE)
    kept(lasting, unfinished, "friends", chairs=HERE)
    sits = Entry(0, SIT, 1, {"name": "Вера"}, 0.0)
    kept(lasting, finished, "came", lambda all: [*all, replace(sits, n=len(all) + 1)], chairs=HERE)

    async def ask(keeper: Keeper) -> None:
        for id, mine in [(unfinished, False), ("waiting", False), ("waiting", True), ("friends", True)]:
            with pytest.raises(errors.NotPossible):
                await exported(keeper, id, mine=mine)
        assert (await exported(keeper, "came"))["names"] == ["Анна", "Вера"]
        alone = await exported(keeper, unfinished, mine=True)
        assert Table.load(json.dumps(alone), game=FERRY).revision == 45

    async def without_the_game() -> None:
        async with keeping(lasting) as keeper:
            await ask(keeper)

    asyncio.run(without_the_game())
    with visiting(application(url=lasting)) as browser:
        assert browser.get(f"/t/{unfinished}/record.json").status_code == 409
        assert browser.get("/api/v1/tables/waiting/record").status_code == 409


def test_a_game_laid_anew_and_one_kept_by_numbers_are_exported_too(lasting: str) -> None:
    id, _ = begun(lasting)
    numbers, table = by_numbers(lasting)
    new = version(*NO_BUYING)

    async def play(keeper: Keeper) -> None:
        live = await keeper.get(id)
        while not live.room.table.over:
            assert live.room.table.seat is not None
            await keeper.choose(live, live.room.table.seat, 0, live.room.n)
        ended.append(live.room.table)

    async def look(keeper: Keeper) -> None:
        assert (await exported(keeper, numbers, mine=True))["deckwright"] == 1

    async def without_the_game() -> None:
        async with keeping(lasting) as keeper:
            record = await exported(keeper, id)
            again = Table.load(json.dumps(record), game=new)
            assert again.hash() == ended[0].hash() and again.past == ended[0].past
            assert Table.load(json.dumps(await exported(keeper, numbers, mine=True)), game=FERRY).hash() == table.hash()

    ended: list[Table] = []
    at(lasting, new, play)
    at(lasting, version(*STOPPING), look)
    asyncio.run(without_the_game())
