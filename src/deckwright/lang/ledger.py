"""What a campaign keeps: a class whose values are names and numbers, told as JSON and read back by its types.

Nothing of it belongs to one build of a game. A value that is missing has its default, one that is not known is reported
and left out, and one of a wrong kind is refused with its name.
"""

from __future__ import annotations

import copy
import dataclasses
import types
import typing
from collections.abc import Iterator, Mapping
from dataclasses import MISSING, dataclass
from functools import cache
from typing import Any, Self, cast

from deckwright.lang.errors import DeclarationError
from deckwright.lang.languages import Bilingual
from deckwright.lang.texts import NO_TEXT, Text

_PLAIN = (str, int, bool)


class BadLedger(Bilingual, Exception):
    """What is told of a campaign cannot be what it keeps."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.en = f"{name} is missing or of a wrong kind"
        self.ru = f"{name}: нет такой записи или она не того вида"
        super().__init__(self.en)


@dataclass(frozen=True)
class KeptField(Bilingual):
    """One thing that is kept: what people call it, and whether its names are cards to be shown.

    `gone` are cards that are lost, `against` are cards that make what is to come harder.
    """

    id: str
    en: str
    ru: str
    cards: bool
    about: Text
    gone: bool = False
    against: bool = False


def kept(
    default: Any = MISSING,
    *,
    en: str = "",
    ru: str = "",
    cards: bool = False,
    about: Text = NO_TEXT,
    gone: bool = False,
    against: bool = False,
) -> Any:
    """A value of a ledger. Without a default a list or a mapping begins empty; without a name people do not see it.

    `gone` are cards that are lost: that one more lies there is told as the loss it is, not as a gain. `against` are
    cards of the other side: that one more lies there is told as the threat it is.
    """
    told = {"kept": (Text(en, ru), cards, about, gone, against)}
    if default is MISSING:
        return dataclasses.field(metadata=told)
    return dataclasses.field(default_factory=lambda: copy.deepcopy(default), metadata=told)


@typing.dataclass_transform(kw_only_default=True, field_specifiers=(kept,))
class Ledger:
    """What is kept between battles; a campaign declares its own class with `kept` values, which is a dataclass."""

    def __init_subclass__(cls) -> None:
        dataclass(kw_only=True)(cls)

    @classmethod
    def fields(cls) -> list[KeptField]:
        """What people may see of it, in the order of its declaration."""
        found = []
        for each in dataclasses.fields(cast(Any, cls)):
            name, *rest = each.metadata.get("kept", (NO_TEXT,))
            if name.en:
                found.append(KeptField(each.name, name.en, name.ru, *rest))
        return found

    @classmethod
    def check(cls) -> None:
        """Complain about a declaration that cannot be told as JSON."""
        for name, kind in _hints(cast(Any, cls)).items():
            if not _can_be_told(kind):
                raise DeclarationError(
                    f"{cls.__name__}.{name}: a ledger keeps str, int, bool, lists and mappings of them"
                )

    def told(self) -> dict[str, Any]:
        """As JSON holds it."""
        return copy.deepcopy(dataclasses.asdict(cast(Any, self)))

    @classmethod
    def read(cls, given: Mapping[str, Any]) -> tuple[Self, list[str]]:
        """A ledger from what was told, and the names of what is not known any more."""
        hints = _hints(cast(Any, cls))
        for name, value in given.items():
            if name in hints and not _is_of(value, hints[name]):
                raise BadLedger(name)
        known = {name: copy.deepcopy(value) for name, value in given.items() if name in hints}
        return cls(**_defaults(cls, hints) | known), [name for name in given if name not in hints]

    @classmethod
    def empty(cls) -> Self:
        """A ledger in which nothing is written yet."""
        return cls.read({})[0]

    def names(self, field: str) -> list[str]:
        """The names in one of its lists or mappings; one that counts has each name so many times."""
        value = getattr(self, field)
        if isinstance(value, dict):
            return [name for name, number in value.items() for _ in range(number if type(number) is int else 1)]
        return [str(name) for name in value] if isinstance(value, list) else [str(value)] if value else []


@cache
def _hints(cls: Any) -> dict[str, Any]:
    """What each of its values is."""
    return typing.get_type_hints(cls)


def changes(before: Ledger, after: Ledger) -> Iterator[tuple[KeptField, list[str], list[str]]]:
    """Of each list of cards: what has gone, and what has come."""
    for field in type(after).fields():
        if field.cards:
            was, now = before.names(field.id), after.names(field.id)
            gone, come = _without(was, now), _without(now, was)
            if gone or come:
                yield field, gone, come


def _without(names: list[str], others: list[str]) -> list[str]:
    left = list(others)
    found = []
    for name in names:
        if name in left:
            left.remove(name)
        else:
            found.append(name)
    return found


def _defaults(cls: type[Ledger], hints: Mapping[str, Any]) -> dict[str, Any]:
    """Empty lists and mappings, and nothing, for what has no default of its own."""
    found = {}
    for each in dataclasses.fields(cast(Any, cls)):
        if each.default is MISSING and each.default_factory is MISSING:
            kind = typing.get_origin(hints[each.name]) or hints[each.name]
            found[each.name] = kind() if kind in (list, dict, *_PLAIN) else None
    return found


def _can_be_told(kind: Any) -> bool:
    origin, inner = typing.get_origin(kind), typing.get_args(kind)
    if origin is list:
        return _can_be_told(inner[0])
    if origin is dict:
        return inner[0] is str and _can_be_told(inner[1])
    if origin in (types.UnionType, typing.Union):
        return all(part is types.NoneType or _can_be_told(part) for part in inner)
    return kind in _PLAIN


def _is_of(value: Any, kind: Any) -> bool:
    origin, inner = typing.get_origin(kind), typing.get_args(kind)
    if origin is list:
        return isinstance(value, list) and all(_is_of(each, inner[0]) for each in value)
    if origin is dict:
        return isinstance(value, dict) and all(
            isinstance(name, str) and _is_of(each, inner[1]) for name, each in value.items()
        )
    if origin in (types.UnionType, typing.Union):
        return any(_is_of(value, part) for part in inner)
    return value is None if kind is types.NoneType else type(value) is kind
