"""Tables in the middle of their games, written straight into the store: nobody has to wait until they are reached."""

from __future__ import annotations

import hashlib
import random
import time
from collections.abc import Iterator
from dataclasses import dataclass

from deckwright import Table, bots
from deckwright.server.rooms.chairs import BOT, FRIEND, PERSON, Chair
from deckwright.server.store import Entry, Store, TableRow

STAGES = range(80)  # choices already made, each as likely
LONG_AGO = 7 * 24 * 3600  # so that the server fetches a table when somebody comes, not when it starts
LEVEL = "greedy"


@dataclass(frozen=True)
class Place:
    """A table, and the browsers' keys of the people who sit at it."""

    table: str
    keys: tuple[str, ...]


async def prepare(store: Store, count: int, share_of_bots: float, seed: int) -> list[Place]:
    """So many tables of two, a share of them with a bot at the second seat."""
    chance = random.Random(seed)
    places = []
    for number in range(count):
        with_bot = int((number + 1) * share_of_bots) > int(number * share_of_bots)
        place = Place(f"load{number}", tuple(_key(number, seat) for seat in range(1 if with_bot else 2)))
        row, entries = _table(place.table, with_bot, chance)
        await store.add_table(row, entries)
        for seat, key in enumerate(place.keys):
            await store.hold(place.table, [seat], hashlib.sha256(key.encode()).hexdigest())
        places.append(place)
    return places


def _key(number: int, seat: int) -> str:
    return hashlib.sha256(f"{number} {seat}".encode()).hexdigest()[:43]


def _table(id: str, with_bot: bool, chance: random.Random) -> tuple[TableRow, list[Entry]]:
    second = Chair(BOT, level=LEVEL, taken=True) if with_bot else Chair(FRIEND, "Vera", taken=True)
    chairs = [Chair(PERSON, "Anna", taken=True), second]
    seed = chance.randrange(2**40)
    table = Table.open("shards", len(chairs), seed)
    entries = list(_played(table, chance.choice(STAGES), chance))
    at = time.time() - LONG_AGO
    row = TableRow(
        id=id,
        game="shards",
        seats=len(chairs),
        seed=seed,
        options={},
        rules=str(table.program.version),
        chairs=[chair.record() for chair in chairs],
        settings={},
        parent=None,
        parent_at=None,
        created=at,
        touched=at,
        over=False,
    )
    return row, entries


def _played(table: Table, choices: int, chance: random.Random) -> Iterator[Entry]:
    """Play sensibly for so many choices."""
    player = bots.make(LEVEL, table.game, chance.randrange(2**32))
    for n in range(1, choices + 1):
        seat = table.seat
        if seat is None:
            return
        index = player.choose(table, seat)
        table.choose(index)
        yield Entry(n, "choose", seat, {"index": index}, time.time() - LONG_AGO)
