"""What a small card has room for: the first clauses of the card in brief."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from deckwright.lang.brief import Clause, Glyph, Glyphs
from deckwright.server.scene.hyphens import soft

ROOM = 17.0  # letters that stand side by side on a small card
_SYMBOL, _GAP, _ARROW = 1.6, 0.7, 1.2


@dataclass(frozen=True)
class Gain:
    """A clause on a small card: what is gained, and its gate as far as signs say it; else an arrow stands for it."""

    glyphs: Glyphs
    gate: Glyphs
    gated: bool


def gains(clauses: Sequence[Clause]) -> list[Gain]:
    """As much as there is room for, at least one: first what needs no condition, then what does.

    A clause that gives nothing, such as where a card lies, is only read in full.
    """
    shown: list[Gain] = []
    left = ROOM
    for clause in sorted(filter(_gives, clauses), key=lambda clause: bool(clause.gate)):
        gain = Gain(_merged(clause.glyphs), clause.gate if _is_signs(clause.gate) else (), bool(clause.gate))
        left -= _width(clause.glyphs) + _GAP
        left -= (_width(gain.gate) or _ARROW) if gain.gated else 0
        if left < 0 and shown:
            break
        shown.append(gain)
    return shown


def _gives(clause: Clause) -> bool:
    return bool(clause.glyphs)


def _merged(glyphs: Glyphs) -> Glyphs:
    """Words side by side as one, so that they wrap together; long ones may be broken."""
    merged: list[Glyph] = []
    for glyph in glyphs:
        if merged and not glyph.symbol and not merged[-1].symbol:
            merged[-1] = Glyph(merged[-1].text + glyph.text)
        else:
            merged.append(glyph)
    return tuple(glyph if glyph.symbol else Glyph(soft(glyph.text)) for glyph in merged)


def _is_signs(glyphs: Glyphs) -> bool:
    """Whether there is no word among them."""
    return not any(letter.isalpha() for glyph in glyphs if not glyph.symbol for letter in glyph.text)


def _width(glyphs: Glyphs) -> float:
    return sum(_SYMBOL + len(glyph.number) if glyph.symbol else len(glyph.text) for glyph in glyphs)
