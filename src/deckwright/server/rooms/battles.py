"""Tables of campaigns: who sits at a battle, and a table from a saved game that came in with a file."""

from __future__ import annotations

import re
import time
from collections.abc import Mapping, Sequence
from typing import Any

from deckwright import Table, bots
from deckwright.campaigns.journey import Chapter, Journey
from deckwright.campaigns.results import is_over
from deckwright.lang.game import Game
from deckwright.server.rooms.building import laid_as, laid_data_of
from deckwright.server.rooms.chairs import BOT, PERSON, Chair
from deckwright.server.rooms.opening import BattleOf
from deckwright.server.rooms.room import CHOOSE, LAID, TAKEN
from deckwright.server.store import Entry, Hold, TableRow, ToldPosition
from deckwright.table.named import as_wholes
from deckwright.table.records import Past

_OWNER = re.compile(r"p(\d+)\.")  # the side a pile belongs to
Holders = Mapping[int, Sequence[str]]  # the browsers of each member


def chairs_of(journey: Journey, chapter: Chapter, holders: Holders) -> list[Chair]:
    """Who sits where at a battle: those who share a browser with the first member share a screen, others sit apart."""
    first = next((place.member for place in chapter.party if place.member is not None), 0)
    screen = set(holders.get(first, ()))
    found = []
    for place in chapter.party:
        if place.member is None:
            level = bots.level_named(journey.game, place.level) or bots.usual_level(journey.game)
            found.append(Chair(BOT, level=level.id, taken=True))
        else:
            beside = place.member == first or bool(screen & set(holders.get(place.member, ())))
            found.append(Chair(PERSON, journey.members[place.member].name, taken=True, apart=not beside))
    return found


def holds_of(chapter: Chapter, holders: Holders) -> list[Hold]:
    """Which browsers hold the seats of a battle."""
    return [
        Hold(seat, holder)
        for seat, place in enumerate(chapter.party)
        if place.member is not None
        for holder in holders.get(place.member, ())
    ]


def from_saved(
    game: Game, saved: str, battle: BattleOf, chairs: Sequence[Chair], *, stands: bool
) -> tuple[TableRow, list[Entry], dict[int, ToldPosition]]:
    """A table as the store keeps it, from a saved game. `stands`: its result is counted.

    One that was laid anew begins as it was laid. One that this version can only tell, not play, is kept as the version
    before would have kept it.
    """
    table = Table.load(saved, game=game)
    told = table.past if table.laid is None else None
    rules, options = table.program.version, table.chosen_options
    if told is not None:
        rules, options = told.rules, dict(told.options or options)
        entries, positions = _told_entries(told, table.seats)
    else:
        entries, positions = _played_entries(table)
    if stands:
        entries.append(Entry(len(entries) + 1, TAKEN, None, {}, time.time()))
    row = _row(table, battle, chairs, rules, options)
    return row, entries, positions


def _played_entries(table: Table) -> tuple[list[Entry], dict[int, ToldPosition]]:
    """What was done at a table, and how it stood as turns ended."""
    now, entries = time.time(), list[Entry]()
    again = Table.open(table.game, table.seats, table.seed or 0, table.chosen_options)
    if table.laid is not None and table.past is not None:
        entries.append(Entry(1, LAID, None, laid_as(table, table.laid, table.past.reason), now))
        again.begin_anew(table.laid, table.past)
    for done in table.history:
        data = {"index": done["choose"], "meant": done["meant"], "auto": True}
        entries.append(Entry(len(entries) + 1, CHOOSE, again.seat, data, now))
        again.do_again(done)
    first = len(entries) - len(table.history)
    return entries, {first + n: told for n, told in table.positions()}


def _told_entries(past: Past, seats: int) -> tuple[list[Entry], dict[int, ToldPosition]]:
    """What was done in a game that is only told, and how it stood as turns ended; each time it was laid anew, that.

    A saved game does not say who chose: it was whose card it was, or else whoever chose before.
    """
    entries, positions = list[Entry](), dict[int, ToldPosition]()
    if past.past is not None and past.laid is not None:
        entries, positions = _told_entries(past.past, seats)
        data = laid_data_of(past.past, past.rules, past.options, past.laid)
        entries.append(Entry(len(entries) + 1, LAID, None, data, time.time()))
    wholes, seat = dict(as_wholes(past.positions)), 0
    for at, done in enumerate(past.history, start=1):
        meant = done.get("meant", {})
        owner = _OWNER.match(str(meant.get("place", "")))
        seat = int(owner[1]) % seats if owner else seat
        data = {"index": done["choose"], "meant": meant, "auto": True}
        entries.append(Entry(len(entries) + 1, CHOOSE, seat, data, time.time()))
        if at in wholes:
            positions[len(entries)] = wholes[at]
    return entries, positions


def _row(table: Table, battle: BattleOf, chairs: Sequence[Chair], rules: str, options: Mapping[str, Any]) -> TableRow:
    """The row of a battle's table that came in with a file."""
    now = time.time()
    return TableRow(
        id=battle.table,
        game=table.game.id,
        seats=table.seats,
        seed=table.seed or 0,
        options=dict(options),
        rules=rules,
        chairs=[chair.record() for chair in chairs],
        settings={},
        parent=None,
        parent_at=None,
        created=now,
        touched=now,
        over=is_over(table),
        campaign=battle.campaign,
    )
