"""Signs: what amounts and families of cards look like in a line of text."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from deckwright.lang.look import Family, Look


@dataclass(frozen=True)
class Sign:
    """A sign with its colour: colour is never the only difference."""

    symbol: str
    style: str


NO_SIGN = Sign("·", "grey70")
# A family's sign by the motif of its emblems.
_MOTIFS = {
    "shard": "◇",
    "gear": "▲",
    "sun": "☼",
    "wing": "»",
    "root": "♣",
    "leaf": "♧",
    "eye": "◉",
    "flame": "✦",
    "ring": "○",
    "breach": "◎",
    "spire": "△",
    "wave": "≈",
}
# What amounts are drawn with, where a game does not say: the best known symbols, and for all others the next one.
_KNOWN = {"card": "▤", "health": "♥", "life": "♥", "power": "↯", "shield": "▼", "turn": "↻"}
_OTHERS = (("◆", "cyan"), ("★", "gold1"), ("●", "medium_orchid"), ("■", "orange1"), ("▸", "green3"), ("♦", "hot_pink"))


def family_sign(family: Family) -> Sign:
    """The sign of a family of cards: by its motif, in its colour."""
    return Sign(_MOTIFS.get(family.motif, NO_SIGN.symbol), family.colour)


def amount_signs(look: Look) -> dict[str, Sign]:
    """A sign for every symbol of a look."""
    signs: dict[str, Sign] = {}
    for symbol in dict.fromkeys(_symbols(look)):
        other, colour = _OTHERS[len(signs) % len(_OTHERS)]
        signs[symbol] = Sign(_KNOWN.get(symbol, other), f"bold {colour}")
    return signs


def _symbols(look: Look) -> Iterable[str]:
    yield from look.legend
    yield from (gauge.symbol for gauge in look.gauges)
    yield from (figure.symbol for figure in look.figures)
    yield from look.symbols.values()
