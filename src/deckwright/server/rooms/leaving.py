"""Leaving a game to the companion, so that nobody has to wait for who cannot stay, or sees no way to win; coming back.

It is for tables where others play, too: whoever plays alone against bots keeps nobody waiting. The companion plays
until the game is over or somebody comes back, and what it does stands.
"""

from __future__ import annotations

from typing import Any

from deckwright.server.rooms.errors import NotPossible, TooMany
from deckwright.server.rooms.keeper import Keeper
from deckwright.server.rooms.live import Live
from deckwright.server.rooms.room import BACK, LEAVE, Room

IN_ALL = 20  # so often one may leave and come back at one table


async def leave(keeper: Keeper, live: Live, seat: int) -> None:
    """From now on the companion plays for whoever sits there, at all seats of their screen."""
    await _change(keeper, live, seat, LEAVE)


async def come_back(keeper: Keeper, live: Live, seat: int) -> None:
    """Whoever had left plays themselves again."""
    await _change(keeper, live, seat, BACK)


async def _change(keeper: Keeper, live: Live, seat: int, what: str) -> None:
    def check(room: Room) -> dict[str, Any]:
        _check(room, room.group(seat), what)
        return {}

    await keeper.do(live, what, seat, check)


def may_leave(room: Room) -> bool:
    """Whether this is a game that somebody else would have to wait in."""
    return len(room.groups) > 1 and not room.table.over and not room.given_up


def _check(room: Room, group: int, what: str) -> None:
    if not may_leave(room):
        raise NotPossible("Nobody waits for you here.", "Вас здесь никто не ждёт.")
    if (group in room.left) == (what == LEAVE):
        raise NotPossible("That is so already.", "Так и есть.")
    changes = [remark for remark in room.remarks if remark.what in (LEAVE, BACK) and remark.seat is not None]
    if what == LEAVE and sum(room.group(remark.seat or 0) == group for remark in changes) >= IN_ALL:
        raise TooMany("You have left this game often enough.", "Вы уже достаточно раз выходили из этой партии.")
