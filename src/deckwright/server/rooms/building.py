"""A room from its entries: played again, by what choices meant where the rules are of another version, or laid anew."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from deckwright import Table
from deckwright.lang.texts import Text
from deckwright.server.rooms import errors
from deckwright.server.rooms.room import CHOOSE, LAID, TOLD, UNDO, Remark, Room
from deckwright.server.store import Entry, TableRow
from deckwright.table.errors import BadOptions, TableError
from deckwright.table.named import as_changes
from deckwright.table.records import Past
from deckwright.table.reloading import STOPS, Parted, bring_back, compare
from deckwright.table.showing import told_meaning
from deckwright.vm.host import MachineFault

log = logging.getLogger(__name__)

Positions = Mapping[int, Mapping[str, Any]]
UNKNOWN = Text("what was chosen is not possible any more", "сделанный выбор больше невозможен")


@dataclass
class Course:
    """What stands of a table since it was opened or last laid anew: choices, and positions as turns ended."""

    rules: str
    laid: Mapping[str, Any] | None = None
    past: Past | None = None
    choices: list[Entry] = field(default_factory=list)

    def add(self, entry: Entry) -> None:
        """Take in an entry."""
        if entry.what == CHOOSE:
            self.choices.append(entry)
        elif entry.what == UNDO:
            before = 0 if self.past is None else self.past.length
            del self.choices[max(0, int(entry.data["keep"]) - before) :]

    def ended(self, positions: Positions, parted_at: int, reason: Text, *, over: bool = False) -> Past:
        """All of it as the past of what comes now."""
        kept = [(at, positions[entry.n]) for at, entry in enumerate(self.choices, start=1) if entry.n in positions]
        history = [_told(entry) for entry in self.choices]
        return Past(self.rules, history, as_changes(kept), over, "", parted_at, reason, self.laid, self.past)


def _told(entry: Entry) -> dict[str, Any]:
    meant = {"meant": entry.data["meant"]} if "meant" in entry.data else {}
    return {"choose": int(entry.data["index"]), **meant}


def needs_positions(row: TableRow, version: str, entries: Sequence[Entry]) -> bool:
    """Whether something of a table was written by another version than the one that runs."""
    return row.rules != version or any(entry.what == LAID or "rules" in entry.data for entry in entries)


def built(row: TableRow, entries: Sequence[Entry], positions: Positions) -> Room:
    """A room from its entries. If it had to be laid anew now, `room.table.reloaded` says so, and `laid_entry` how."""
    begun = max((at for at, entry in enumerate(entries, start=1) if entry.what == LAID), default=0)
    try:
        room = Room.opened(row)
        course = Course(room.rules)
        for entry in entries[:begun]:
            course = _recalled(room, course, entry, positions)
        if course.laid is not None and course.past is not None:
            room.table.begin_anew(course.laid, course.past)
        for entry in entries[begun:]:
            course.add(entry)
            _apply(room, entry, positions)
    except Parted as parted:
        return _brought_back(row, entries, positions, parted)
    except TableError as error:
        if isinstance(error, errors.RoomError):
            raise
        log.warning("table %s cannot be laid again: %s", row.id, error)
        return _brought_back(row, entries, positions, Parted(1, STOPS))
    return room


def _recalled(room: Room, course: Course, entry: Entry, positions: Positions) -> Course:
    """Take in an entry of the part of a table that is only told; what course it is of."""
    room.recall(entry)
    course.add(entry)
    if entry.what != LAID:
        return course
    reason = Text(entry.data["reason"]["en"], entry.data["reason"]["ru"])
    past = course.ended(positions, int(entry.data["parted_at"]), Text(entry.data["why"]["en"], entry.data["why"]["ru"]))
    room.rules = str(entry.data["rules"])
    room.remarks.append(Remark(len(room.done), LAID, None, {"en": reason.en, "ru": reason.ru}))
    return Course(room.rules, entry.data["laid"], past)


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


def _brought_back(row: TableRow, entries: Sequence[Entry], positions: Positions, parted: Parted) -> Room:
    """A room whose choices do not fit any more: laid anew as it last stood; over, it is shown as it was kept."""
    if not positions and any(entry.what == CHOOSE and "meant" not in entry.data for entry in entries):
        log.error("table %s cannot be built again: %s", row.id, parted.why.en)
        raise errors.OtherRulesNow
    try:
        room = Room.opened(row)
    except BadOptions as error:
        log.error("table %s cannot be opened again: %s", row.id, error)
        raise errors.OtherRulesNow from None
    course = Course(room.rules)
    for entry in entries:
        course = _recalled(room, course, entry, positions)
    past = course.ended(positions, parted.at, parted.why, over=row.over)
    bring_back(room.table, past)
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


def laid_data(table: Table) -> dict[str, Any] | None:
    """What the entry says that lays a table anew; None if it need not be."""
    if table.reloaded is None or not table.reloaded.laid_anew or table.past is None:
        return None
    reason, why = table.reloaded.reason, table.past.reason
    return {
        "rules": table.program.version,
        "laid": table.laid,
        "parted_at": table.past.parted_at,
        "why": {"en": why.en, "ru": why.ru},
        "reason": {"en": reason.en, "ru": reason.ru},
    }


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
        said = {"parted_at": 0, "why": dict(reason), "reason": dict(reason)}
        data = {"rules": parent.table.program.version, "laid": dict(parent.table.laid), **said}
        entries.append(Entry(1, LAID, None, data, parent.row.created))
    for done, choice in zip(parent.done[begun:at], parent.table.history[: at - begun], strict=True):
        data = {"index": choice["choose"], "meant": choice["meant"], "auto": True}
        entries.append(Entry(len(entries) + 1, CHOOSE, done.seat, data, done.at))
    return entries
