"""Open tables: whoever opens theirs lists it in the lobby, and anybody sits down with a click until it is full.

A table is shown as long as somebody who plays there is at it, so that nobody waits for a host who has left; one with a
clock by the day is shown always, since nobody waits at such a table.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable

from deckwright.server.rooms.chairs import FRIEND
from deckwright.server.rooms.errors import NotOpen, SeatTaken, TableFull
from deckwright.server.rooms.keeper import Keeper
from deckwright.server.rooms.live import Live
from deckwright.table.errors import TableError

DAILY = "daily"  # the pace at which nobody has to be there
LOOKED_AT = 200  # listed tables, the newest
SHOWN = 24


async def open_tables(keeper: Keeper) -> list[Live]:
    """The tables at which anybody may sit down now."""
    found: list[Live] = []
    for id, pace in await keeper.store.listed(LOOKED_AT):
        if pace != DAILY and not keeper.presence.is_anybody_at(id):
            continue
        with contextlib.suppress(TableError):
            live = await keeper.get(id)
            if await _is_open(keeper, live):
                found.append(live)
        if len(found) == SHOWN:
            break
    return found


async def _is_open(keeper: Keeper, live: Live) -> bool:
    """Whether a seat is free; a table that is full leaves the list."""
    if live.room.awaited and not live.room.table.over:
        return True
    await keeper.store.unlist(live.room.id)
    return False


async def sit_at_open(keeper: Keeper, live: Live, name: str, holder: Callable[[int], str]) -> int:
    """Sit down on the first seat of an open table that is free, as its `holder`; the seat."""
    if not await keeper.store.is_listed(live.room.id):
        raise NotOpen if live.room.awaited else TableFull
    for seat, chair in enumerate(live.room.chairs):
        if chair.kind != FRIEND or chair.taken:
            continue
        try:
            await keeper.sit(live, seat, name, holder(seat))
        except SeatTaken:
            continue  # somebody was quicker; there may be another
        await _is_open(keeper, live)
        return seat
    raise TableFull
