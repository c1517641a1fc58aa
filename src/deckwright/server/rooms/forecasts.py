"""How likely everybody was to win, by turns or rounds, after a game: found in the background, and kept for a while."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass

from deckwright import Table
from deckwright.bots import win_chances
from deckwright.server.rooms.room import Room
from deckwright.server.thinking import Position, Thinkers
from deckwright.table.story import replayed
from deckwright.table.stretches import begun

MOST_KEPT = 256  # curves of games; each is a few kilobytes
Key = tuple[str, int, int]


@dataclass(frozen=True)
class Moment:
    """The beginning of a turn or round, or the end: after how many choices, and the chances of all sides."""

    at: int
    number: int
    chances: tuple[float, ...]


Curve = tuple[Moment, ...]


class Forecasts:
    """The curves of games that are over. One game is looked at after another, so that nobody's bot waits long."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._one_by_one = asyncio.Lock()
        self._found: OrderedDict[Key, asyncio.Task[Curve]] = OrderedDict()

    async def soon(self, room: Room, seconds: float) -> Curve | None:
        """The curve of a game that is over; None if it takes longer than this: then ask again."""
        key = (room.id, len(room.done), room.undone)
        task = self._found.get(key)
        if task is None or (task.done() and (task.cancelled() or task.exception())):
            task = self._found[key] = asyncio.create_task(self._find(room.table.clone()))
            self._forget_old()
        self._found.move_to_end(key)
        done, _ = await asyncio.wait({task}, timeout=seconds)
        return task.result() if done else None

    async def close(self) -> None:
        """Stop looking."""
        for task in self._found.values():
            task.cancel()
        await asyncio.gather(*self._found.values(), return_exceptions=True)

    def _forget_old(self) -> None:
        for key in [key for key, task in self._found.items() if task.done()]:
            if len(self._found) > MOST_KEPT:
                del self._found[key]

    async def _find(self, table: Table) -> Curve:
        async with self._one_by_one:
            moments, last = await asyncio.to_thread(_beginnings, table)
            found = [
                Moment(at, number, await self._thinkers.call("foretell", position)) for at, number, position in moments
            ]
        return (*found, Moment(table.revision, last, win_chances(table)))


def _beginnings(table: Table) -> tuple[list[tuple[int, int, Position]], int]:
    """The first question of each turn or round: after how many choices, which one, the position; and the last one."""
    found: list[tuple[int, int, Position]] = []
    last = 0
    for again, happened in replayed(table):
        numbers = begun(table.game, happened)
        last = [last, *numbers][-1]
        if numbers and not again.over:
            found.append((again.revision, last, Position.of(again, again.to_answer[0])))
    return found, last
