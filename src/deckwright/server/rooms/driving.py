"""Programs that play at a table: bots until a person is asked, the companion for whoever has left or is out of time."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from deckwright.server.rooms import errors
from deckwright.server.rooms.clocks import TimeLeft, stand_in, time_left
from deckwright.server.rooms.live import Live
from deckwright.server.rooms.opening_hours import OpeningHours
from deckwright.server.rooms.room import Room
from deckwright.server.rooms.waking import AGAIN, CANNOT_GO_ON
from deckwright.server.store import StoreError
from deckwright.server.thinking import Position
from deckwright.table.errors import TableError

if TYPE_CHECKING:
    from deckwright.server.rooms.keeper import Keeper

log = logging.getLogger(__name__)

SOON = 0.02  # seconds that a clock is looked at after its end, so that it is surely over


class Driver:
    """Lets programs choose where it is theirs to choose."""

    def __init__(self, keeper: Keeper, hours: OpeningHours) -> None:
        self.keeper, self.hours = keeper, hours

    def drive(self, live: Live) -> None:
        """Let programs choose until a person is asked who has time left; then look again when that is over."""
        if live.driving is not None and not live.driving.done():
            return
        if self._player(live.room) is not None:
            live.driving = self.keeper.later(self._play(live))
        else:
            self._set_alarm(live)

    def _set_alarm(self, live: Live) -> None:
        if live.alarm is not None:
            live.alarm.cancel()
            live.alarm = None
        left = self.left(live.room)
        if left is not None:
            live.alarm = asyncio.get_running_loop().call_later(left.whole + SOON, self._rings, live)

    def _rings(self, live: Live) -> None:
        """Somebody may be out of time. A room that has left the memory waits for whoever comes back."""
        if self.keeper.lives.get(live.room.id) is live:
            self.drive(live)

    # --- clocks -------------------------------------------------------------------------------------------------------

    def spent(self, room: Room) -> float | None:
        """Seconds since which the table waits for people, not counting those in which this house was closed."""
        return self.hours.between(room.wait.since, time.time()) if room.pace and room.wait.groups else None

    def left(self, room: Room) -> TimeLeft | None:
        """What is left to those who are asked: of several any may answer, so whoever has most counts."""
        spent = self.spent(room)
        if spent is None or room.pace is None:
            return None
        found = [time_left(room.pace, room.used.get(group, 0.0), spent) for group in room.wait.groups]
        return max(found, key=lambda left: left.whole)

    # --- playing ------------------------------------------------------------------------------------------------------

    def _player(self, room: Room) -> tuple[int, str, bool] | None:
        """The seat for which a program chooses now, at which level, and whether a clock is why."""
        bot = room.answering_bot
        if bot is not None:
            return bot, room.chairs[bot].level, False
        absent = room.answered_for
        if absent is not None:
            return absent, stand_in(room.table.game), False
        left = self.left(room)
        if left is None or left.whole > 0 or room.is_stuck:
            return None
        seat = next(seat for seat in room.table.to_answer if not room.chairs[seat].is_bot)
        return seat, stand_in(room.table.game), True

    async def _play(self, live: Live) -> None:
        while (player := self._player(live.room)) is not None:
            room = live.room
            n, (seat, level, by_clock) = room.n, player
            seed = room.row.seed + seat + len(room.done)
            index = await self.keeper.thinkers.choose(Position.of(room.table, seat), level, seed)
            if self._player(live.room) != player:
                continue  # somebody has come back
            try:
                await self._choose(live, seat, index, n, by_clock=by_clock)
            except errors.Stale:
                continue
            except StoreError as error:
                log.warning("a bot's choice at table %s could not be kept; it tries again: %s", room.id, error)
                await asyncio.sleep(AGAIN)
        self._set_alarm(live)

    async def _choose(self, live: Live, seat: int, wanted: int, n: int, *, by_clock: bool) -> None:
        """What a bot wants; if the rules stop at that, the first option at which they do not; else all stops here."""
        room = live.room
        for index in sorted(range(room.table.choices), key=lambda each: each != wanted):
            try:
                await self.keeper.choose(live, seat, index, n, auto=not room.chairs[seat].is_bot, by_clock=by_clock)
            except errors.Stale:
                raise
            except TableError as error:
                refused = error
                self.keeper.troubles.tell(room.id, "what a bot chose is refused; it takes another option", error)
            else:
                return
        self.keeper.troubles.tell(room.id, CANNOT_GO_ON, refused)
        room.stuck = room.moved
        live.tell(None, [])
