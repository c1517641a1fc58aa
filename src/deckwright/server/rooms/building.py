"""A room from its entries: played again, by what choices meant where the rules are of another version, or laid anew."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from typing import Any

from deckwright.lang.texts import Text
from deckwright.server.rooms import errors
from deckwright.server.rooms.course import Course, Positions
from deckwright.server.rooms.games import game_named
from deckwright.server.rooms.room import CHOOSE, LAID, TOLD, Remark, Room
from deckwright.server.store import Entry, TableRow
from deckwright.table import Table
from deckwright.table.differing import joined
from deckwright.table.errors import BadOptions, TableError
from deckwright.table.named import as_changes
from deckwright.table.records import Past
from deckwright.table.reloading import GOES_ON, STOPS, Parted, bring_back, compare, left_out
from deckwright.table.showing import told_meaning
from deckwright.vm.host import MachineFault

log = logging.getLogger(__name__)

UNKNOWN = Text("what was chosen is not possible any more", "сделанный выбор больше невозможен")


def needs_positions(row: TableRow, version: str, entries: Sequence[Entry]) -> bool:
    """Whether something of a table was written by another version than the one that runs."""
    return row.rules != version or any(entry.what == LAID or "rules" in entry.data for entry in entries)


def built(row: TableRow, entries: Sequence[Entry], positions: Positions) -> Room:
    """A room from its entries. If it had to be laid anew now, `room.table.reloaded` says so, and `laid_data` how."""
    begun = max((at for at, entry in enumerate(entries, start=1) if entry.what == LAID), default=0)
    room, parted = _opened(row, entries), None
    course = Course.of(row)
    try:
        for entry in entries[:begun]:
            course = _recalled(room, course, entry, positions)
        if course.laid is not None and course.past is not None:
            room.table.begin_anew(course.laid, course.past)
        for entry in entries[begun:]:
            course = course.after(entry, positions)
            _apply(room, entry, positions)
    except Parted as stopped:
        parted = stopped
    except errors.RoomError:
        raise
    except TableError as error:
        log.warning("table %s cannot be laid again: %s", row.id, error)
        parted = Parted(1, STOPS)
    if parted is None:
        _tell_what_is_left_out(room, row, entries)
        return room
    return _brought_back(row, entries, positions, _found_by_playing(room, course), parted)


def _opened(row: TableRow, entries: Sequence[Entry]) -> Room:
    """A room before its first entry, with those of its options that can be chosen today."""
    game = game_named(row.game)
    kept = _options(row, entries)
    own = row.rules == game.program.version
    try:
        taken, _ = game.still_taken(row.seats, kept if own else game.recalled(kept))
        return Room.opened(row, taken)
    except BadOptions as error:
        raise errors.OtherRulesNow from error


def _options(row: TableRow, entries: Sequence[Entry]) -> Mapping[str, Any]:
    """The options that a table was begun with, or was last laid anew with."""
    return next((e.data["options"] for e in reversed(entries) if e.what == LAID and "options" in e.data), row.options)


def _recalled(room: Room, course: Course, entry: Entry, positions: Positions) -> Course:
    """Take in an entry of the part of a table that is only told; what course it is of."""
    room.recall(entry)
    course = course.after(entry, positions)
    if entry.what == LAID:
        reason = entry.data["reason"]
        room.rules = course.rules
        room.remarks.append(Remark(len(room.done), LAID, None, {"en": reason["en"], "ru": reason["ru"]}))
    return course


def _tell_what_is_left_out(room: Room, row: TableRow, entries: Sequence[Entry]) -> None:
    also = left_out(room.table.game, row.seats, _options(row, entries))
    if also is not None:
        said = joined(GOES_ON, also)
        room.remarks.append(Remark(0, LAID, None, {"en": said.en, "ru": said.ru}))


def _found_by_playing(room: Room, course: Course) -> Positions:
    """How turns ended that were kept by the numbers of their choices alone, as far as those lead."""
    if not room.table.game.plays(course.rules):
        return {}
    ended = ((course.choices[at - 1], told) for at, told in room.table.positions() if at <= len(course.choices))
    return {entry.n: told for entry, told in ended if "meant" not in entry.data}


def _apply(room: Room, entry: Entry, positions: Positions) -> None:
    """Let an entry happen; one of another version must leave the table as it was kept."""
    own = room.is_own(entry)
    number = len(room.done) + 1 - room.table.begun
    try:
        room.apply(entry)
    except (TableError, MachineFault) as error:
        log.warning("table %s parts at entry %d: %s", room.id, entry.n, error)
        raise Parted(number, UNKNOWN) from None
    except Parted as parted:
        raise Parted(number, parted.why) from None
    if not own and entry.what == CHOOSE:
        compare(room.table, positions.get(entry.n), number)


def _brought_back(
    row: TableRow, entries: Sequence[Entry], positions: Positions, found: Positions, parted: Parted
) -> Room:
    """A room whose choices do not fit any more: laid anew as it last stood; over, it is shown as it was kept.

    Who has neither positions nor meanings, and numbers of a version that nobody knows, has nothing to go on from.
    """
    room = _opened(row, entries)
    by_number = any(entry.what == CHOOSE and "meant" not in entry.data for entry in entries)
    if by_number and not positions and not room.table.game.plays(row.rules):
        raise errors.OtherRulesNow from TableError(parted.why.en, parted.why.ru)
    room.found = {n: told for n, told in found.items() if n not in positions}
    course, known = Course.of(row), {**found, **positions}
    for entry in entries:
        course = _recalled(room, course, entry, known)
    past = course.ended(known, parted.at, parted.why, over=row.over)
    bring_back(room.table, past, left_out(room.table.game, row.seats, _options(row, entries)))
    assert room.table.reloaded is not None
    if row.over:
        _tell_choices(room, past)
        reason = room.table.reloaded.reason
        room.remarks.append(Remark(len(room.done), LAID, None, {"en": reason.en, "ru": reason.ru}))
    return room


def _tell_choices(room: Room, past: Past) -> None:
    """All that was chosen in a game that is over, for its log."""
    for at, (entry, done) in enumerate(zip(past.told(), room.done, strict=True), start=1):
        if "meant" in entry:
            said = told_meaning(room.table, entry["meant"])
            room.remarks.append(Remark(at, TOLD, done.seat, {"en": said.en, "ru": said.ru}))
    room.remarks.sort(key=lambda remark: remark.revision)


def laid_data(room: Room) -> dict[str, Any] | None:
    """What the entry says that lays a table anew; None if it need not be."""
    table = room.table
    if table.reloaded is None or not table.reloaded.laid_anew or table.past is None:
        return None
    reason, why = table.reloaded.reason, table.past.reason
    return {
        "rules": table.program.version,
        "options": table.chosen_options,
        "laid": table.laid,
        "positions": as_changes(sorted(room.found.items())),
        "parted_at": table.past.parted_at,
        "why": {"en": why.en, "ru": why.ru},
        "reason": {"en": reason.en, "ru": reason.ru},
    }


def laid_as(table: Table, laid: Mapping[str, Any], reason: Text) -> dict[str, Any]:
    """What the first entry says of a table that begins as another was laid anew."""
    said = {"en": reason.en, "ru": reason.ru}
    return {"rules": table.program.version, "laid": dict(laid), "parted_at": 0, "why": said, "reason": said}


def laid_data_of(past: Past, rules: str, options: Mapping[str, Any] | None, laid: Mapping[str, Any]) -> dict[str, Any]:
    """What the entry said that laid a table anew after this past, under those rules."""
    why = {"en": past.reason.en, "ru": past.reason.ru}
    kept = {} if options is None else {"options": dict(options)}
    return {"rules": rules, **kept, "laid": dict(laid), "parted_at": past.parted_at, "why": why, "reason": why}


def branched(parent: Room, at: int) -> list[Entry]:
    """The entries of a new table that begins like another after so many choices."""
    begun, entries = parent.table.begun, list[Entry]()
    if at < begun or (parent.table.past is not None and parent.table.laid is None):
        raise errors.NotPossible(
            "The rules have changed since then: that moment can be seen, but not played.",
            "С тех пор правила изменились: этот момент можно посмотреть, но не сыграть.",
        )
    if parent.table.laid is not None:
        reason = next(remark.data for remark in reversed(parent.remarks) if remark.what == LAID)
        data = laid_as(parent.table, parent.table.laid, Text(reason["en"], reason["ru"]))
        entries.append(Entry(1, LAID, None, data, parent.row.created))
    for done, choice in zip(parent.done[begun:at], parent.table.history[: at - begun], strict=True):
        data = {"index": choice["choose"], "meant": choice["meant"], "auto": True}
        entries.append(Entry(len(entries) + 1, CHOOSE, done.seat, data, done.at))
    return entries
