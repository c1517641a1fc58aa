"""The record of a table, also of one whose game cannot be played here: it is put together from what the store keeps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from deckwright.server.rooms.chairs import FRIEND, Chair, check_revealed, groups_at
from deckwright.server.rooms.course import kept_record
from deckwright.server.rooms.errors import NoSuchTable, RoomError
from deckwright.server.rooms.keeper import Keeper
from deckwright.server.rooms.room import SIT
from deckwright.server.store import Entry, TableRow
from deckwright.table.records import record_of


async def exported(keeper: Keeper, id: str, *, mine: bool = False) -> dict[str, Any]:
    """A finished game as a saved one. It knows all cards, so it is refused as long as they may not be seen.

    `mine`: whoever asks holds a seat. Then they may also take along a game that cannot go on here, if nobody else
    plays in it.
    """
    try:
        live = await keeper.get(id)
    except NoSuchTable:
        raise
    except RoomError:
        return await kept_of(keeper, id, mine=mine)
    live.room.check_revealed()
    return record_of(live.room.table)


async def kept_of(keeper: Keeper, id: str, *, mine: bool = False) -> dict[str, Any]:
    """The same from what the store keeps, without opening the table."""
    row = await keeper.store.table(id)
    if row is None:
        raise NoSuchTable
    entries = await keeper.store.entries(id)
    chairs = _chairs(row, entries)
    if not (mine and len(groups_at(chairs)) == 1):
        check_revealed(chairs, over=row.over)
    positions = await keeper.store.positions(id)
    return kept_record(row, entries, positions, [chair.name for chair in chairs])


def _chairs(row: TableRow, entries: Sequence[Entry]) -> list[Chair]:
    """Who sits where, as far as that can be read; a seat of which nothing can be read waits for somebody."""
    chairs = [Chair(FRIEND)] * row.seats
    for seat, kept in enumerate(row.chairs[: row.seats]):
        kind = str(kept.get("kind", FRIEND))
        taken, apart = bool(kept.get("taken", kind != FRIEND)), bool(kept.get("apart", False))
        chairs[seat] = Chair(kind, str(kept.get("name", "")), taken=taken, apart=apart)
    for entry in entries:
        if entry.what == SIT and entry.seat is not None and entry.seat < row.seats:
            chairs[entry.seat] = chairs[entry.seat].sat(str(entry.data.get("name", "")))
    return chairs
