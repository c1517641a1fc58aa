"""Finding the option that is meant: by itself, by its number, or by a verb and what it goes with."""

from __future__ import annotations

from collections.abc import Mapping
from numbers import Integral
from typing import TYPE_CHECKING, Any

from deckwright.table import errors
from deckwright.table.seen import Option, named

if TYPE_CHECKING:
    from deckwright.table.table import Table


def find_option(table: Table, what: Option | int | str, wanted: Mapping[str, Any], seat: int | None) -> int:
    """The number of the option that is meant, among those a seat sees."""
    if isinstance(what, Integral) and not isinstance(what, bool) and 0 <= int(what) < table.choices:
        return int(what)
    options = table.offered(seat)
    if isinstance(what, Option | Integral) and not isinstance(what, bool):
        index = what.index if isinstance(what, Option) else int(what)
        there = 0 <= index < len(options)
        if not there or (isinstance(what, Option) and what not in (options[index], table.options[index])):
            raise errors.NotLegal(f"there is no choice {index} now", f"сейчас нет варианта {index}")
        return index
    fits = [option for option in options if option.verb == what and _fits(option, wanted)]
    if not fits:
        raise _why_not(table, str(what), wanted["card"])
    first, *others = (table.reader.likeness(table.state, option, seat) for option in fits)
    if any(other != first for other in others):
        en, ru = ("; ".join(option.said(lang) for option in fits[:5]) for lang in ("en", "ru"))
        raise errors.Ambiguous(f"several choices fit: {en}", f"подходит несколько вариантов: {ru}")
    return fits[0].index


def _fits(option: Option, wanted: Mapping[str, Any]) -> bool:
    for name, given in wanted.items():
        if given is None or (name == "place" and _lies_there(option, given)):
            continue
        by_number = name in ("card", "target") and isinstance(given, int)
        if getattr(option, f"{name}_id" if by_number else name) != given:
            return False
    return True


def _lies_there(option: Option, place: str) -> bool:
    """Whether this is where an option leads or where its card lies: a place, or the card it lies in, `breach 2`."""
    if option.at is not None and named(place) in (option.at, option.at.rpartition(".")[2]):
        return True
    if named(place) == (option.place or "").partition("@")[2]:
        return True
    owner = (option.place or "").rpartition(".")[0]
    return option.within is not None and named(place) in (option.within, f"{owner}.{option.within}")


def _why_not(table: Table, verb: str, card: Any) -> errors.TableError:
    """Why something cannot be chosen: the game knows best."""
    if isinstance(card, str) and table.game.kind(card) is None:
        return errors.UnknownCard(f"there is no card {card!r}", f"нет карты {card!r}")
    if table.game.why_not is not None:
        reason = table.game.why_not(table, verb, card)
        if reason is not None:
            return errors.NotLegal(*reason)
    verbs = ", ".join(sorted({option.verb for option in table.options}))
    what = f"{verb} {card}" if card is not None else verb
    return errors.NotLegal(
        f"{what} is not possible now; possible are: {verbs}", f"{what} сейчас невозможно; возможно: {verbs}"
    )
