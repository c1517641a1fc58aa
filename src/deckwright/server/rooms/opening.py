"""A table that is not there yet: all of it is made ready before any of it is kept."""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from deckwright.server.rooms.building import built
from deckwright.server.rooms.chairs import Chair
from deckwright.server.rooms.manners import Manners
from deckwright.server.rooms.room import CHOSEN_SEED, Room
from deckwright.server.store import Entry, Hold, KeptTable, TableRow, ToldPosition


@dataclass(frozen=True)
class BattleOf:
    """Of which campaign a new table is a battle, its id, and whether people know what its seed follows from."""

    campaign: str
    table: str
    tells_seed: bool


def new_row(
    game: str,
    chairs: Sequence[Chair],
    options: Mapping[str, Any],
    seed: int | None,
    battle: BattleOf | None = None,
    manners: Manners | None = None,
) -> TableRow:
    """A table as it is opened, with a seed of its own if none was chosen."""
    now = time.time()
    tells_seed = seed is not None if battle is None else battle.tells_seed
    return TableRow(
        id=secrets.token_urlsafe(9) if battle is None else battle.table,
        game=game,
        seats=len(chairs),
        seed=secrets.randbits(64) if seed is None else seed,
        options=dict(options),
        rules="",
        chairs=[chair.record() for chair in chairs],
        settings=({CHOSEN_SEED: True} if tells_seed else {}) | (manners or Manners()).settings(),
        parent=None,
        parent_at=None,
        created=now,
        touched=now,
        over=False,
        campaign=None if battle is None else battle.campaign,
    )


def branch_row(parent: Room, chairs: Sequence[Chair], at: int) -> TableRow:
    """A table that begins like another after so many choices."""
    row = new_row(parent.row.game, chairs, parent.table.chosen_options, parent.row.seed)
    settings = {} if parent.chosen_seed is None else {CHOSEN_SEED: True}
    return replace(row, settings=settings, parent=parent.id, parent_at=at)


def prepared(row: TableRow, entries: Sequence[Entry], held: Sequence[Hold]) -> tuple[Room, KeptTable]:
    """The room of a new table, and what the store is to keep of it."""
    room = Room.opened(row)
    row = room.row = replace(row, rules=room.rules, options=room.table.chosen_options)
    positions: dict[int, ToldPosition] = {}
    if entries:
        room = built(row, entries, {})
        first = len(entries) - len(room.table.history)
        positions = {first + n: told for n, told in room.table.positions()}
    return room, KeptTable(row, entries, held, positions)
