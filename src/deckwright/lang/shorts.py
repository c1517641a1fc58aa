"""The notation of short forms: how words, traits and slots are said in a few signs, on small cards and in a terminal.

`{n:power}` is an amount with the symbol of a noun, `{power}` the symbol alone, `{n}` an argument, `{effect}` the
effects a word holds, `[unify]` the name of a keyword. ` · ` stands between things said one after the other. `<...>`
before one of them is a gate: the condition under which it happens, `<{air}{n}+>`, or with an arrow the condition
under which it happens instead of what was said before, `<→ {air}{n}+>`. The signs `<` and `>` mean nothing else.

A short form is one string if signs say it all, or a pair for English and Russian.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass
from enum import Enum

from deckwright.lang.errors import DeclarationError

BETWEEN = " · "
INSTEAD = "→"
PART = re.compile(r"\{(\w[\w-]*)(?::([\w-]+))?\}|\[([\w-]+)\]")
_GATE = re.compile(r"<([^<>]*)> ?")


class Unshown(Enum):
    """What stands in place of a short form that nobody ever sees."""

    NOT_ON_CARDS = "done by the rules on the way, or told elsewhere: no card says it"


NOT_ON_CARDS = Unshown.NOT_ON_CARDS
Short = str | tuple[str, str] | Unshown


@dataclass(frozen=True)
class Segment:
    """One of the things a short form says, with the gate before it; `instead` of what was said before."""

    gate: str
    body: str
    instead: bool = False


def in_both(short: Short) -> tuple[str, str]:
    """A short form in English and in Russian."""
    if isinstance(short, Unshown):
        return ("", "")
    return (short, short) if isinstance(short, str) else (short[0], short[1])


def segments(short: str) -> list[Segment]:
    """What a short form says, piece by piece."""
    return [_segment(part) for part in short.split(BETWEEN)] if short else []


def _segment(part: str) -> Segment:
    gate = _GATE.match(part)
    if gate is None:
        return Segment("", part)
    inside = gate[1].strip()
    instead = inside.startswith(INSTEAD)
    return Segment(inside.removeprefix(INSTEAD).strip(), part[gate.end() :], instead)


def check_short(word: str, short: object, parameters: Collection[str], holds: Collection[str]) -> None:
    """Whether a word has a short form that goes with its parameters, in both languages, and tells all effects."""
    if isinstance(short, Unshown):
        return
    if not isinstance(short, str | tuple) or not all(in_both(short)):
        raise DeclarationError(
            f"the word {word} has no short form\n"
            '  hint: short="{n:power}" for small cards and the terminal, a pair if it needs words, '
            "or short=NOT_ON_CARDS"
        )
    for said in in_both(short):
        if any(mark in segment.gate + segment.body for segment in segments(said) for mark in "<>"):
            raise DeclarationError(f"the short form of {word} has a gate that does not stand before what it is for")
        named = {part[1]: part[2] or "" for part in PART.finditer(said) if part[1]}
        unknown = [name for name, form in named.items() if form and name not in parameters]
        forgotten = [name for name in holds if name not in named]
        if unknown:
            raise DeclarationError(f"the short form of {word} names {unknown[0]!r}, which it does not take")
        if forgotten:
            raise DeclarationError(f"the short form of {word} does not tell {forgotten[0]!r}, which it holds")
