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
    "iris": "◎",
    "spire": "△",
    "wave": "≈",
}
_NO_MOTIF = "·"
# The sign of a symbol, where a game's face has none: as it is drawn elsewhere, or one that is still free.
_SYMBOLS = {
    "card": Sign("▤", "bold"),
    "charge": Sign("★", "bold gold1"),
    "crown": Sign("♛", "bold gold1"),
    "crystal": Sign("◆", "bold cyan"),
    "energy": Sign("✸", "bold deep_sky_blue1"),
    "essence": Sign("❖", "bold medium_orchid"),
    "fate": Sign("✚", "bold hot_pink"),
    "flame": Sign("▴", "bold orange_red1"),
    "focus": Sign("◍", "bold steel_blue1"),
    "gem": Sign("♦", "bold aquamarine1"),
    "health": Sign("♥", "bold light_coral"),
    "life": Sign("♥", "bold light_coral"),
    "power": Sign("↯", "bold orange_red1"),
    "shield": Sign("▼", "bold steel_blue1"),
    "token": Sign("●", "bold medium_orchid"),
    "turn": Sign("↻", "bold"),
}
_FREE = (Sign("■", "bold orange1"), Sign("▸", "bold green3"), Sign("◖", "bold khaki1"), Sign("◗", "bold violet"))


def family_sign(family: Family) -> Sign:
    """The sign of a family of cards: by its motif, in its colour."""
    return Sign(_MOTIFS.get(family.motif, _NO_MOTIF), family.colour)


def amount_signs(look: Look) -> dict[str, Sign]:
    """A sign for every symbol of a look."""
    symbols = dict.fromkeys(_symbols(look))
    others = [symbol for symbol in symbols if symbol not in _SYMBOLS]
    free = {symbol: _FREE[i % len(_FREE)] for i, symbol in enumerate(others)}
    return {symbol: _SYMBOLS.get(symbol) or free[symbol] for symbol in symbols}


def _symbols(look: Look) -> Iterable[str]:
    yield from look.legend
    yield from (gauge.symbol for gauge in look.gauges)
    yield from (figure.symbol for figure in look.figures)
    yield from look.symbols.values()
