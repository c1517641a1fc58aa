"""Reading saved games: what is not one, or is damaged, is refused with the reason."""

from __future__ import annotations

import json
from typing import Any

from deckwright.table.errors import BadSave

FORMAT = 1
_FIELDS = {
    "game": str,
    "rules": str,
    "seats": int,
    "seed": int,
    "options": dict,
    "names": list,
    "history": list,
    "hash": str,
}


def read_record(text: str | bytes) -> dict[str, Any]:
    """The record inside a saved game, its form checked."""
    try:
        record = json.loads(text)
    except (ValueError, RecursionError):
        raise BadSave("this is not a saved game: it is not JSON", "это не запись партии: не JSON") from None
    if not isinstance(record, dict) or "deckwright" not in record:
        raise BadSave("this is not a saved game of Deckwright", "это не запись партии Deckwright")
    if record["deckwright"] != FORMAT:
        raise BadSave(
            f"it was saved in format {record['deckwright']}, this version reads {FORMAT}",
            f"формат записи {record['deckwright']}, эта версия читает {FORMAT}",
        )
    for name, kind in _FIELDS.items():
        if not isinstance(record.get(name), kind) or isinstance(record[name], bool):
            raise BadSave(f"it is damaged: {name} is missing or wrong", f"запись повреждена: {name}")
    if not all(isinstance(name, str) for name in record["names"]):
        raise BadSave("it is damaged: names is missing or wrong", "запись повреждена: names")
    if not all(_is_entry(entry) for entry in record["history"]):
        raise BadSave("it is damaged: its history cannot be read", "запись повреждена: история не читается")
    return record


def _is_entry(entry: Any) -> bool:
    if not isinstance(entry, dict):
        return False
    if entry.keys() == {"choose"}:
        return _is_number(entry["choose"])
    if not isinstance(entry.get("arrange"), dict) or not entry.keys() <= {"arrange", "at", "seat"}:
        return False
    return isinstance(entry.get("at", ""), str) and _is_number(entry.get("seat", 0))


def _is_number(given: Any) -> bool:
    return isinstance(given, int) and not isinstance(given, bool)
