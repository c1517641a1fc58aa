"""What was done at a table, as its entries tell it: no game is needed to read it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from deckwright.lang.texts import NO_TEXT, Text
from deckwright.server.rooms.room import CHOOSE, LAID, UNDO
from deckwright.server.store import Entry, TableRow
from deckwright.table.named import as_changes, as_wholes
from deckwright.table.records import BY_NUMBER, FORMAT, Past

Positions = Mapping[int, Mapping[str, Any]]


@dataclass
class Course:
    """What stands of a table since it was opened or last laid anew: choices, and positions as turns ended."""

    rules: str
    options: Mapping[str, Any]
    laid: Mapping[str, Any] | None = None
    past: Past | None = None
    choices: list[Entry] = field(default_factory=list)

    @classmethod
    def of(cls, row: TableRow) -> Course:
        """A table before its first entry."""
        return cls(row.rules, row.options)

    def after(self, entry: Entry, positions: Positions) -> Course:
        """The course with an entry taken in; a new one, if that lays the table anew."""
        if entry.what == LAID:
            return self._laid(entry.data, positions)
        if entry.what == CHOOSE:
            self.choices.append(entry)
        elif entry.what == UNDO:
            before = 0 if self.past is None else self.past.length
            del self.choices[max(0, int(entry.data["keep"]) - before) :]
        return self

    def _laid(self, data: Mapping[str, Any], positions: Positions) -> Course:
        found = dict(as_wholes(data.get("positions", ())))  # those that only a version before had to find out
        past = self.ended({**found, **positions}, int(data["parted_at"]), Text(data["why"]["en"], data["why"]["ru"]))
        return Course(str(data["rules"]), data.get("options", self.options), data["laid"], past)

    def ended(self, positions: Positions, parted_at: int, reason: Text, *, over: bool = False) -> Past:
        """All of it as the past of what comes now."""
        kept = [(at, positions[entry.n]) for at, entry in enumerate(self.choices, start=1) if entry.n in positions]
        history, changes = [told(entry) for entry in self.choices], as_changes(kept)
        return Past(self.rules, history, changes, over, "", parted_at, reason, self.laid, self.past, self.options)


def told(entry: Entry) -> dict[str, Any]:
    """A choice as a saved game tells it."""
    meant = {"meant": entry.data["meant"]} if "meant" in entry.data else {}
    return {"choose": int(entry.data["index"]), **meant}


def kept_record(row: TableRow, entries: Sequence[Entry], positions: Positions, names: Sequence[str]) -> dict[str, Any]:
    """A table as a saved game, without its game: it loads where that is. What makes no sense ends it."""
    course, read = Course.of(row), 0
    for number, entry in enumerate(entries, start=1):
        try:
            if entry.n != number:
                break
            if entry.what == CHOOSE:
                told(entry)
            course = course.after(entry, positions)
        except (KeyError, TypeError, ValueError, AttributeError):
            break
        read = number
    past = course.ended(positions, 0, NO_TEXT, over=row.over and read == len(entries))
    by_number = bool(past.history) and course.past is None and not any("meant" in each for each in past.history)
    head = {
        "deckwright": BY_NUMBER if by_number else FORMAT,
        "game": row.game,
        "rules": course.rules,
        "seats": row.seats,
        "seed": row.seed,
        "options": dict(course.options),
        "names": list(names),
    }
    return head | past.course()
