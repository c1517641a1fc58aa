"""What words mean to bots and search: what an effect gives, counted from what stands with its words.

    @word(en="gain {n:power}", ru="получите {n:power}", gives={"power": "n"}, short="{n:power}")

A word says which features it gives and how much of each: a number, an argument (`"n"`), an argument with a factor
(`"1.5 n"`), or a function of its arguments. A word that holds effects says which share of each counts:
`gives={"effect": 0.5}` is an effect that happens half of the time. The names of features are the game's own.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from enum import Enum
from typing import Any

from deckwright.lang.errors import DeclarationError

Arguments = Mapping[str, Any]
Amount = float | str | Callable[[Arguments], float]
Features = dict[str, float]
_TERM = re.compile(r"(?:(\d+(?:\.\d+)?) )?([a-z_]\w*)")


class Uncounted(Enum):
    """What a word says instead of numbers, where there are none of its own."""

    NOT_COUNTED = "bots take no account of it"
    LEAST = "of the effects it holds, the one that gives least: whoever chooses, chooses that"


NOT_COUNTED, LEAST = Uncounted.NOT_COUNTED, Uncounted.LEAST
Gives = Mapping[str, Amount] | Uncounted


def amount_of(amount: Amount, arguments: Arguments) -> float:
    """An amount as a number, with the arguments a card gave."""
    if callable(amount):
        return amount(arguments)
    if not isinstance(amount, str):
        return amount
    factor, name = _term(amount)
    return factor * float(arguments[name])


def _term(amount: str) -> tuple[float, str]:
    """The factor and the argument of an amount such as `1.5 n`."""
    found = _TERM.fullmatch(amount)
    if found is None:
        raise DeclarationError(f'{amount!r} is not an amount\n  hint: an argument, also with a factor: "n", "1.5 n"')
    return float(found[1] or 1), found[2]


def check_gives(word: str, gives: object, numbers: Iterable[str], effects: Iterable[str]) -> None:
    """Whether what a word gives goes with its parameters: its numbers exist, and no effect it holds is forgotten."""
    if isinstance(gives, Uncounted):
        return
    if not isinstance(gives, Mapping) or not gives:
        raise DeclarationError(
            f"the word {word} does not say what it gives\n"
            '  hint: gives={"power": "n"} for what bots count, {"effect": 0.5} for the share of an effect it holds, '
            "or gives=NOT_COUNTED"
        )
    for effect in effects:
        if effect not in gives:
            raise DeclarationError(
                f"the word {word} does not say which share of {effect} counts\n"
                f'  hint: gives={{"{effect}": 1}} if it always happens, 0 if it does not count, or gives=LEAST'
            )
    check_amounts(word, gives, numbers)


def check_amounts(word: str, amounts: Mapping[Any, Amount], numbers: Iterable[str]) -> None:
    """Whether amounts name only arguments that the word takes."""
    for amount in amounts.values():
        if isinstance(amount, str) and _term(amount)[1] not in numbers:
            raise DeclarationError(f"the word {word} has no number {_term(amount)[1]!r}, which it says it gives")


def add(total: Features, more: Mapping[str, float], share: float = 1.0) -> None:
    """Add a share of some features to a total."""
    for what, amount in more.items():
        total[what] = total.get(what, 0) + share * amount


def least(parts: Iterable[Features]) -> Features:
    """Of several, the least of each feature."""
    given = list(parts)
    return {what: min(part.get(what, 0.0) for part in given) for what in dict.fromkeys(w for p in given for w in p)}


def about(amounts: Mapping[Any, Amount], arguments: Arguments) -> tuple[Any, float] | None:
    """What a choice of a word is about, and how much of it."""
    return next(((matter, amount_of(amount, arguments)) for matter, amount in amounts.items()), None)
