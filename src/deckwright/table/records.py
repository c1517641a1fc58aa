"""Saved games as JSON: written, and read with every part checked; what is not one, or is damaged, is refused."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from deckwright.lang.texts import Text
from deckwright.table.errors import BadSave
from deckwright.table.named import as_changes, as_wholes
from deckwright.vm import isa

if TYPE_CHECKING:
    from deckwright.table.table import Table

FORMAT = 2
BY_NUMBER = 1  # the format before: choices by their numbers alone, no positions
_HEADER = {"game": str, "rules": str, "seats": int, "seed": int, "options": dict, "names": list}
_COURSE = {"history": list, "hash": str}
_KEPT = {"over": bool, "positions": list}
_PAST = {"rules": str, "parted_at": int, "reason": dict, "options": dict}
MOST_PASTS = 100  # how often a game may have been laid anew

Changes = Sequence[tuple[int, Mapping[str, Any]]]


@dataclass(frozen=True)
class Past:
    """What was done at a table before it was laid anew, told by names: it can be read, not played.

    `positions` are told as changes; `laid` and `past` are set if this, too, began as a position laid anew. `parted_at`
    is the number, in this history, of what was done first that today's rules do not know or take elsewhere. `options`
    are those it was played with, where that was kept.
    """

    rules: str
    history: Sequence[Mapping[str, Any]]
    positions: Changes
    over: bool
    hash: str
    parted_at: int
    reason: Text
    laid: Mapping[str, Any] | None = None
    past: Past | None = None
    options: Mapping[str, Any] | None = None

    @property
    def before(self) -> int:
        """How much was done before this began."""
        return 0 if self.past is None else self.past.length

    @property
    def length(self) -> int:
        """How much was done until it was laid anew, all in all."""
        return self.before + len(self.history)

    def told(self) -> list[Mapping[str, Any]]:
        """All that was done, from the very beginning."""
        return [*(self.past.told() if self.past else ()), *self.history]

    def wholes(self) -> list[tuple[int, dict[str, Any]]]:
        """The positions as turns ended, from the very beginning, each whole."""
        own = [(self.before + at, whole) for at, whole in as_wholes(self.positions)]
        return [*(self.past.wholes() if self.past else ()), *own]

    def record(self) -> dict[str, Any]:
        """As a saved game holds it."""
        reason = {"en": self.reason.en, "ru": self.reason.ru}
        options = {} if self.options is None else {"options": self.options}
        return self.course() | options | {"rules": self.rules, "parted_at": self.parted_at, "reason": reason}

    def course(self) -> dict[str, Any]:
        """How it went, without why it went no further."""
        laid = {} if self.laid is None or self.past is None else {"laid": self.laid, "past": self.past.record()}
        kept = {"history": self.history, "positions": self.positions, "over": self.over, "hash": self.hash}
        return laid | kept

    @classmethod
    def read(cls, record: Mapping[str, Any]) -> Past:
        """The past inside a saved game whose form was checked."""
        reason = Text(record["reason"]["en"], record["reason"]["ru"])
        return cls.of(record, record["parted_at"], reason)

    @classmethod
    def of(cls, record: Mapping[str, Any], parted_at: int, reason: Text) -> Past:
        """A saved game that has become the past of another."""
        before = cls.read(record["past"]) if "past" in record else None
        positions = [(at, changed) for at, changed in record["positions"]]
        history, over, digest = record["history"], record["over"], record["hash"]
        laid, options = record.get("laid"), record.get("options")
        return cls(record["rules"], history, positions, over, digest, parted_at, reason, laid, before, options)


def record_of(table: Table) -> dict[str, Any]:
    """A table as a saved game. One that is only told is saved as it was given."""
    head = {
        "deckwright": FORMAT,
        "game": table.game.id,
        "rules": table.program.version,
        "seats": table.seats,
        "seed": table.seed,
        "options": table.chosen_options,
        "names": [str(name.en if isinstance(name, Text) else name) for name in table.names],
    }
    if table.past is not None and table.laid is None:
        options = {} if table.past.options is None else {"options": table.past.options}
        return head | options | {"rules": table.past.rules} | table.past.course()
    laid = {} if table.past is None else {"laid": table.laid, "past": table.past.record()}
    positions = as_changes(table.positions())
    kept = {"history": table.history, "positions": positions, "over": table.over, "hash": table.hash()}
    return head | laid | kept


def read_record(text: str | bytes) -> dict[str, Any]:
    """The record inside a saved game, its form checked."""
    try:
        record = json.loads(text)
        json.dumps(record, ensure_ascii=False).encode()  # half a sign can be read, and never be written again
    except (ValueError, RecursionError):
        raise BadSave("this is not a saved game: it is not JSON", "это не запись партии: не JSON") from None
    if not isinstance(record, dict) or "deckwright" not in record:
        raise BadSave("this is not a saved game of Deckwright", "это не запись партии Deckwright")
    if record["deckwright"] not in (BY_NUMBER, FORMAT) or isinstance(record["deckwright"], bool):
        raise BadSave(
            f"it was saved in format {record['deckwright']}, this version reads {BY_NUMBER} and {FORMAT}",
            f"формат записи {record['deckwright']}, эта версия читает {BY_NUMBER} и {FORMAT}",
        )
    record = {name: part for name, part in record.items() if part is not None or name not in ("laid", "past")}
    _check_fields(record, _HEADER)
    if not all(isinstance(name, str) for name in record["names"]):
        raise BadSave("it is damaged: names is missing or wrong", "запись повреждена: names")
    if record["deckwright"] == BY_NUMBER:
        if "laid" in record or "past" in record:
            raise _damaged("past")
        _check_course(record, _COURSE)
    else:
        _check_kept(record)
    return record


def _check_fields(record: Mapping[str, Any], fields: Mapping[str, type]) -> None:
    for name, kind in fields.items():
        if not isinstance(record.get(name), kind) or (kind is not bool and isinstance(record[name], bool)):
            raise _damaged(name)


def _damaged(name: str) -> BadSave:
    return BadSave(f"it is damaged: {name} is missing or wrong", f"запись повреждена: {name}")


def _check_course(record: Mapping[str, Any], fields: Mapping[str, type]) -> None:
    _check_fields(record, fields)
    if not all(_is_entry(entry) for entry in record["history"]):
        raise BadSave("it is damaged: its history cannot be read", "запись повреждена: история не читается")


def _check_kept(record: Mapping[str, Any]) -> None:
    """A course with its positions; of a game laid anew, how, and all that was before."""
    for _ in range(MOST_PASTS + 1):
        _check_course(record, _COURSE | _KEPT)
        _check_positions(record["positions"], len(record["history"]))
        if ("laid" in record) != ("past" in record):
            raise _damaged("past")
        if "laid" not in record:
            return
        if not _is_laid(record["laid"]):
            raise _damaged("laid")
        record = record["past"]
        if not isinstance(record, dict):
            raise _damaged("past")
        _check_fields({"options": {}} | record, _PAST)
        if not all(isinstance(record["reason"].get(lang), str) for lang in ("en", "ru")):
            raise _damaged("reason")
    raise _damaged("past")


def _check_positions(positions: Sequence[Any], length: int) -> None:
    """Positions as changes: the first must say at which turn it was."""
    first = positions[0][1] if positions and _is_position(positions[0], length) else {}
    if not all(_is_position(kept, length) for kept in positions) or (
        positions and not {"turn", "active"} <= first.keys()
    ):
        raise _damaged("positions")


def _is_entry(entry: Any) -> bool:
    if not isinstance(entry, dict):
        return False
    if "choose" in entry:
        return _is_number(entry["choose"]) and entry.keys() <= {"choose", "meant"} and _is_meant(entry.get("meant", {}))
    if not isinstance(entry.get("arrange"), dict) or not entry.keys() <= {"arrange", "at", "seat"}:
        return False
    return isinstance(entry.get("at", ""), str) and _is_number(entry.get("seat", 0))


def _is_meant(meant: Any) -> bool:
    return isinstance(meant, dict) and _is_number(meant.get("which", 0)) and meant.get("which", 0) >= 0


def _is_position(kept: Any, length: int) -> bool:
    return (
        isinstance(kept, list)
        and len(kept) == 2
        and _is_number(kept[0])
        and 0 < kept[0] <= length
        and isinstance(kept[1], dict)
        and _is_turn(kept[1].get("turn", 0))
        and (kept[1].get("active") is None or _is_number(kept[1]["active"]))
    )


def _is_turn(given: Any) -> bool:
    return _is_number(given) and 0 <= given <= isa.LIMIT


def _is_laid(laid: Any) -> bool:
    return isinstance(laid, dict) and _is_turn(laid.get("turn")) and _is_entry(laid_entry(laid))


def laid_entry(laid: Mapping[str, Any]) -> dict[str, Any]:
    """How a table was laid anew, as an arrangement of a history."""
    return {name: given for name, given in laid.items() if name != "turn"}


def _is_number(given: Any) -> bool:
    return isinstance(given, int) and not isinstance(given, bool)
