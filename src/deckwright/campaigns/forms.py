"""The form of a campaign's file: what every version writes, whatever it means there.

All of it comes from outside. What has another form is refused before anybody asks what it means, so that no store and
no page ever meets it.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Mapping
from typing import Any

from deckwright.campaigns import entries as e
from deckwright.campaigns.errors import damaged

Form = Callable[[Any], bool]

LARGEST_SEED = 2**64 - 1
LATEST = 1e11  # unix seconds: no clock shows more
LONGEST = 2000  # characters of a text
MOST_MEMBERS = 1000
MOST_SEATS = 16
DEEPEST = 12  # lists and mappings inside each other: positions, options and ledgers are flat
_ID = re.compile(r"[\w-]{1,60}")
_MADE = re.compile(r"\d{1,9}:\w{1,60}")


# --- forms ------------------------------------------------------------------------------------------------------------


def _text(value: Any) -> bool:
    return isinstance(value, str) and len(value) <= LONGEST


def _id(value: Any) -> bool:
    return isinstance(value, str) and _ID.fullmatch(value) is not None


def _number(most: int) -> Form:
    return lambda value: type(value) is int and 0 <= value <= most


def _truth(value: Any) -> bool:
    return isinstance(value, bool)


def _list(each: Form, many: range | None = None) -> Form:
    return lambda value: (
        isinstance(value, list) and (many is None or len(value) in many) and all(each(one) for one in value)
    )


def _plain(value: Any) -> bool:
    """Something that JSON holds and that is not too deep."""
    return isinstance(value, dict) and _depth_is(value, DEEPEST)


def _depth_is(value: Any, most: int) -> bool:
    if not isinstance(value, (dict, list)):
        return not isinstance(value, float) or math.isfinite(value)
    inner = value.values() if isinstance(value, dict) else value
    return most > 0 and all(_depth_is(each, most - 1) for each in inner)


def _record(parts: Mapping[str, Form], also: Mapping[str, Form] | None = None) -> Form:
    """A mapping with all of these parts, perhaps some of the others, and nothing else."""
    may = {**parts, **(also or {})}
    return lambda value: (
        isinstance(value, dict)
        and parts.keys() <= value.keys() <= may.keys()
        and all(may[name](part) for name, part in value.items())
    )


def _either(*forms: Form) -> Form:
    return lambda value: any(form(value) for form in forms)


def _nothing(value: Any) -> bool:
    return value is None


def _given(value: Any) -> bool:
    """Answers by their decisions."""
    return isinstance(value, dict) and all(_text(id) and _answers(value[id]) for id in value)


_member, _count = _number(MOST_MEMBERS), _number(10**9)
_both = _list(_text, range(2, 3))  # languages
_seats = range(1, MOST_SEATS + 1)
_place = _either(_record({"bot": _text}), _record({"member": _member}))
_ending = _either(_nothing, _record({"won": _truth, "opens": _list(_id)}))
_battle = _record(
    {"id": _id, "name": _both, "options": _plain, "seed": _number(LARGEST_SEED)},
    {"about": _both},
)
_result = _record(
    {
        "battle": _id,
        "attempt": _count,
        "won": _truth,
        "winners": _list(_number(MOST_SEATS)),
        "seats": _number(MOST_SEATS),
        "turns": _count,
        "abandoned": _truth,
        "position": _plain,
    }
)
_answers = _list(_text)
_made = {"made": lambda value: isinstance(value, str) and _MADE.fullmatch(value) is not None}
_step = _made | {"kept": _plain, "told": _list(_both)}

ENTRIES: Mapping[str, Form] = {
    e.BEGIN: _record(_step),
    e.JOIN: _record(_made | {"name": _text}),
    e.LEAVE: _record(_made | {"member": _member}),
    e.PARTY: _record(_made | {"seats": _list(_place, _seats)}),
    e.DECIDE: _record(_made | {"decision": _text, "answers": _answers}),
    e.RETRACT: _record(_made | {"decision": _text}),
    e.DEPART: _either(
        _record(
            _step
            | {"battle": _battle, "attempt": _count, "table": _id, "party": _list(_place, _seats), "answers": _given}
        ),
        _record(_step | {"ending": _ending, "answers": _given}),
    ),
    e.RESULT: _record(_step | {"result": _result, "ending": _ending}),
}


def _moment(value: Any) -> bool:
    return type(value) in (int, float) and 0 <= value <= LATEST


_ENTRY: Mapping[str, Form] = {
    "n": _count,
    "what": lambda value: isinstance(value, str) and value in e.KINDS,
    "member": _either(_nothing, _member),
    "data": lambda value: isinstance(value, dict),
    "at": _moment,
}
PARTS: Mapping[str, Form] = {
    "game": _text,
    "campaign": _text,
    "seed": _number(LARGEST_SEED),
    "options": _plain,
    "entries": lambda value: isinstance(value, list),
    "battles": lambda value: isinstance(value, dict) and all(_id(table) for table in value),
    "kept": _plain,
    "digest": _text,
}


# --- checking ---------------------------------------------------------------------------------------------------------


def check(record: Mapping[str, Any], mark: str) -> None:
    """Refuse what has not the form of a campaign's file, named by its first wrong part."""
    _check_parts(record, PARTS)
    for name in record:
        if name not in PARTS and name != mark:
            raise damaged(f"nobody knows {name[:40]!r}", f"лишнее: {name[:40]!r}")
    if len(record["entries"]) > e.MOST:
        raise damaged(f"it has more than {e.MOST} entries", f"в нём больше {e.MOST} записей")
    for number, entry in enumerate(record["entries"], start=1):
        if not isinstance(entry, dict):
            raise damaged(f"entry {number} is none", f"запись {number} — не запись")
        _check_parts({"member": None} | entry, _ENTRY)
        if entry["n"] != number:
            raise damaged(f"entry {number} is not the next one", f"запись {number} не по порядку")
        if not ENTRIES[entry["what"]](entry["data"]):
            raise damaged(f"entry {number} makes no sense", f"запись {number} не имеет смысла")


def _check_parts(record: Mapping[str, Any], parts: Mapping[str, Form]) -> None:
    for name, form in parts.items():
        if name not in record or not form(record[name]):
            raise damaged(f"{name} is missing or wrong", f"{name}: нет или не того вида")
