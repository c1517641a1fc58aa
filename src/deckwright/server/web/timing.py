"""The clock of a table, as pages and programs are told of it."""

from __future__ import annotations

from typing import Any

from deckwright.server.rooms.keeper import Keeper
from deckwright.server.rooms.room import Room


def clock_told(keeper: Keeper, room: Room) -> dict[str, Any] | None:
    """For which seats the clock runs and what is left to them, in seconds; None at a table without one."""
    if room.pace is None or room.table.over:
        return None
    left = keeper.driver.left(room)
    if left is None:
        return {"seats": [], "turn": room.pace.turn, "reserve": room.pace.reserve}
    seats = [seat for seat in room.table.to_answer if not room.chairs[seat].is_bot]
    return {"seats": seats, "turn": round(left.turn, 1), "reserve": round(left.reserve, 1)}
