"""Tables of campaigns: who sits at a battle, and a table from a saved game that came in with a file."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence

from deckwright import Table, bots
from deckwright.campaigns.journey import Chapter, Journey
from deckwright.lang.game import Game
from deckwright.server.rooms.building import laid_as
from deckwright.server.rooms.chairs import BOT, PERSON, Chair
from deckwright.server.rooms.opening import BattleOf
from deckwright.server.rooms.room import CHOOSE, LAID, TAKEN
from deckwright.server.store import Entry, Hold, TableRow, ToldPosition

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
) -> tuple[TableRow, list[Entry], dict[int, ToldPosition]] | None:
    """A table as the store keeps it, from a saved game; None if this version can only tell the game, not play it.

    One that was laid anew begins as it was laid. `stands`: its result is counted.
    """
    table = Table.load(saved, game=game)
    if table.seed is None or (table.past is not None and table.laid is None):
        return None
    now, entries = time.time(), list[Entry]()
    again = Table.open(game, table.seats, table.seed, table.chosen_options)
    if table.laid is not None and table.past is not None:
        entries.append(Entry(1, LAID, None, laid_as(table, table.laid, table.past.reason), now))
        again.begin_anew(table.laid, table.past)
    for done in table.history:
        data = {"index": done["choose"], "meant": done["meant"], "auto": True}
        entries.append(Entry(len(entries) + 1, CHOOSE, again.seat, data, now))
        again.do_again(done)
    first = len(entries) - len(table.history)
    if stands:
        entries.append(Entry(len(entries) + 1, TAKEN, None, {}, now))
    row = TableRow(
        id=battle.table,
        game=game.id,
        seats=table.seats,
        seed=table.seed,
        options=table.chosen_options,
        rules=table.program.version,
        chairs=[chair.record() for chair in chairs],
        settings={},
        parent=None,
        parent_at=None,
        created=now,
        touched=now,
        over=table.over,
        campaign=battle.campaign,
    )
    return row, entries, {first + n: told for n, told in table.positions()}
