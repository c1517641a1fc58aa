"""What always holds for some cards of Sorcerer."""

from __future__ import annotations

from deckwright.lang.cards import Trait

STAYS_READY = Trait(
    "stays_ready",
    1,
    "this card is not exhausted when it is used",
    "эта карта не исчерпывается при применении",
    short=("stays ready", "остаётся готовой"),
    last=True,
)

ENTERS_EXHAUSTED = Trait(
    "enters_exhausted",
    1,
    "enters play [exhausted|exhausted]",
    "входит в игру [exhausted|исчерпанным]",
    short=("enters exhausted", "входит исчерпанным"),
)
