"""How likely everybody was to win, turn by turn, after a game: found in the background, and kept for a while."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass

from deckwright import Table
from deckwright.bots import win_chances
from deckwright.server.rooms.room import Room
from deckwright.server.thinking import Position, Thinkers
from deckwright.table.story import replayed

MOST_KEPT = 256  # curves of games; each is a few kilobytes
Key = tuple[str, int, int]


@dataclass(frozen=True)
class Moment:
    """The beginning of a turn, or the end of the game: after how many choices, and the chances of all sides."""

    at: int
    turn: int
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
            moments = await asyncio.to_thread(_beginnings, table)
            found = [
                Moment(at, turn, await self._thinkers.call("foretell", position)) for at, turn, position in moments
            ]
        return (*found, Moment(table.revision, table.turn, win_chances(table)))


def _beginnings(table: Table) -> list[tuple[int, int, Position]]:
    """The first question of each turn: after how many choices it was asked, which turn, and the position."""
    found: list[tuple[int, int, Position]] = []
    for again, happened in replayed(table):
        begun = [int(event.data["turn"]) for event in happened if event.what == "turn"]
        if begun and not again.over:
            asked = again.to_answer[0]
            found.append((again.revision, begun[-1], Position.of(again, asked)))
    return found
