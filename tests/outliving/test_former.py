"""Tables of the time before choices had a meaning, and tables with options that are no more: they go on, too."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from deckwright import Table
from deckwright.games import GAMES, load
from deckwright.server.rooms import errors
from deckwright.server.rooms.keeper import Keeper
from deckwright.server.rooms.room import LAID
from deckwright.server.store import TableRow
from deckwright.table.errors import BadSave
from deckwright.table.named import differences, told_position
from deckwright.table.reloading import left_out
from tests.outliving.ferry import FERRY
from tests.outliving.test_rooms import at, begun, choose
from tests.outliving.versions import NO_BUYING, NO_STORMS, Change, played, version
from tests.server.rooms.kit import play_to_the_end
from tests.server.web.visiting import application, visiting

# Resting stops in the seventh turn; until then nothing is other.
STOPPING: tuple[Change, ...] = (
    (
        "        else:\n            break",
        "        else:\n            me.coins += 0 // (7 - table.tide)\n            break",
    ),
)
KNOWN: tuple[Change, ...] = (
    ("    laying=", f'    former_versions=frozenset({{"{FERRY.program.version}"}}),\n    laying='),
)
HOW_MANY_STORMS: tuple[Change, ...] = (
    ("storms: bool", "storms: int"),
    ('"Бури", False)', '"Бури", 1, numbers=range(4))'),
)
WINDY: tuple[Change, ...] = (("    tide: int", "    wind: int = value(3)\n    tide: int"),)  # another build, no more
HEADS = {"accept-language": "en"}


def by_numbers(url: str, **changes: Any) -> tuple[str, Table]:
    """A table of the ferry as it was kept when choices had no meaning and turns no position."""
    id, table = begun(url)

    async def forget(keeper: Keeper) -> None:
        row = await keeper.store.table(id)
        assert isinstance(row, TableRow)
        entries = [
            replace(entry, data={name: part for name, part in entry.data.items() if name != "meant"})
            for entry in await keeper.store.entries(id)
        ]
        await keeper.store.add_table(replace(row, id="numbers", **changes), entries)

    at(url, FERRY, forget)
    return "numbers", table


def test_numbers_that_do_not_fit_any_more_lead_to_the_last_turns_end_before(lasting: str) -> None:
    id, table = by_numbers(lasting)
    ends = [end for end in table.positions() if end[1]["tide"] <= 7]
    kept, position = ends[-1]
    found: list[Any] = []

    async def laid(keeper: Keeper) -> None:
        live = await keeper.get(id)
        room = live.room
        assert told_position(room.table) == position | {"tide": position["tide"] + 1}
        assert f"after step {kept}" in room.note("en") and "разложена заново" in room.note("ru")
        assert (room.table.revision, len(room.done)) == (45, 45)
        await choose(keeper, live)
        found.append(room.table.past)

    async def again(keeper: Keeper) -> None:
        room = (await keeper.get(id)).room
        assert len(room.done) == 46 and [e.what for e in await keeper.store.entries(id)].count(LAID) == 1
        assert room.table.past == found[0]
        assert room.table.past is not None and room.table.past.wholes() == ends

    at(lasting, version(*STOPPING, *KNOWN), laid)
    at(lasting, version(*STOPPING, *KNOWN), again)
    with GAMES.lent(version(*STOPPING, *KNOWN)), visiting(application(url=lasting)) as browser:
        seen = {json.dumps(browser.get(f"/t/{id}/moment/{end}").json()["parts"]) for end, _ in ends}
        assert len(seen) > len(ends) // 2


def test_numbers_of_a_version_nobody_knows_are_refused_where_they_do_not_fit(lasting: str) -> None:
    id, _ = by_numbers(lasting)

    async def refused(keeper: Keeper) -> None:
        with pytest.raises(errors.OtherRulesNow):
            await keeper.get(id)
        assert await keeper.store.table(id) is not None

    at(lasting, version(*STOPPING), refused)


def test_a_table_whose_first_turn_goes_on_begins_anew(lasting: str) -> None:
    id, _ = begun(lasting, choices=2)

    async def anew(keeper: Keeper) -> None:
        room = (await keeper.get(id)).room
        assert "it begins anew" in room.note("en") and len(room.done) == 2

    at(lasting, version(("            offer(CARRY, card)", "            offer(BUY, card)")), anew)


# --- options ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("changes", [NO_STORMS, HOW_MANY_STORMS])
def test_a_table_with_an_option_that_is_no_more_goes_on_without_it(lasting: str, changes: tuple[Change, ...]) -> None:
    id, table = begun(lasting)

    async def goes_on(keeper: Keeper) -> None:
        live = await keeper.get(id)
        assert not differences(told_position(live.room.table), told_position(table))
        (said,) = [remark.data for remark in live.room.remarks if remark.what == LAID]
        name = live.room.table.game.options[0] if live.room.table.game.options else None
        assert f"no longer there: {name.en if name else 'storms'}" in said["en"]
        assert f"которых больше нет: {name.ru if name else 'storms'}" in said["ru"]
        await choose(keeper, live)

    async def again(keeper: Keeper) -> None:
        live = await keeper.get(id)
        assert len(live.room.done) == 46
        assert LAID not in [entry.what for entry in await keeper.store.entries(id)]
        await play_to_the_end(keeper, live)
        new = await keeper.get(await keeper.rematch(live, 0))
        assert not new.room.table.over and not new.room.remarks
        assert Table.load(live.room.table.save()).hash() == live.room.table.hash()

    at(lasting, version(*changes), goes_on)
    at(lasting, version(*changes), again)


def test_a_table_that_parts_and_has_an_option_that_is_no_more_says_both(lasting: str) -> None:
    id, _ = begun(lasting)

    async def laid(keeper: Keeper) -> None:
        note = (await keeper.get(id)).room.note("en")
        assert "the games part" in note and note.endswith("no longer there: storms.")

    at(lasting, version(*NO_STORMS, *NO_BUYING), laid)


def test_a_finished_table_with_an_option_that_is_no_more_is_shown_and_exported(lasting: str) -> None:
    id, ended = begun(lasting, choices=5000)
    with GAMES.lent(version(*NO_STORMS)), visiting(application(url=lasting)) as browser:
        page = browser.get(f"/t/{id}/replay", headers=HEADS)
        assert page.status_code == 200 and "no longer there: storms" in page.text
        record = browser.get(f"/t/{id}/record.json")
    assert not differences(told_position(Table.load(record.content, game=FERRY)), told_position(ended))


@pytest.mark.parametrize("changes", [NO_STORMS, HOW_MANY_STORMS + WINDY])
def test_a_saved_game_with_an_option_that_is_no_more_goes_on_without_it(changes: tuple[Change, ...]) -> None:
    table = played(choices=45)
    again = Table.load(table.save(), game=version(*changes))
    assert again.reloaded is not None and not again.reloaded.laid_anew
    assert "no longer there: " in again.reloaded.said("en")
    assert not differences(told_position(table), told_position(again))
    assert Table.load(again.save(), game=version(*changes)).hash() == again.hash()


def test_a_saved_game_that_parts_keeps_the_options_it_was_begun_with_in_its_past() -> None:
    later = version(*NO_STORMS, *NO_BUYING)
    again = Table.load(played(choices=45).save(), game=later)
    assert again.reloaded is not None and again.reloaded.laid_anew
    assert json.loads(again.save())["past"]["options"] == {"storms": True}
    assert Table.load(again.save(), game=later).hash() == again.hash()


def test_a_game_saved_by_numbers_with_an_option_that_is_no_more_goes_on_without_it() -> None:
    table = played(choices=45)
    record = json.loads(table.save()) | {"deckwright": 1}
    record["history"] = [{"choose": entry["choose"]} for entry in record["history"]]
    again = Table.load(json.dumps(record), game=version(*NO_STORMS, *KNOWN))
    assert again.reloaded is not None and "no longer there: storms" in again.reloaded.said("en")
    assert not differences(told_position(again), told_position(table))


def test_a_saved_game_of_todays_version_that_was_laid_as_nothing_can_be_laid_is_refused() -> None:
    later = version(*NO_BUYING)
    record = json.loads(Table.load(played(choices=45).save(), game=later).save())
    record["laid"]["at"] = "no-such-phase"
    with pytest.raises(BadSave, match="no-such-phase"):
        Table.load(json.dumps(record), game=later)


def test_of_options_that_do_not_go_together_the_one_in_the_way_is_left_out() -> None:
    shards = load("shards")
    kept = {"of long ago": 1, "max_bid": 700, "mode": "teams", "expansion": False}
    assert shards.still_taken(2, kept) == ({"expansion": False}, {"of long ago": 1, "max_bid": 700, "mode": "teams"})
    assert shards.still_taken(4, {"mode": "teams"}) == ({"mode": "teams"}, {})


def test_of_a_list_only_those_entries_are_left_out_that_are_no_more() -> None:
    game = load("war-eternal")
    kept = {"mage": ["garu", "gone-mage"], "difficulty": "beginner"}
    taken, gone = game.still_taken(2, kept)
    assert taken["mage"] == ["garu", "any"] and taken["difficulty"] == "beginner"
    assert gone == {"mage": ["garu", "gone-mage"]}
    also = left_out(game, 2, kept)
    assert also is not None and "(in part)" in also.en and "(частично)" in also.ru
