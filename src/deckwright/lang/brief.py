"""Cards in brief: what a card does in as few signs as possible, from the short forms of its words, traits and slots.

`Game.brief` gives the clauses of a card; a small card face draws as many as it has room for, a terminal says them all
in a line (`line`). Symbols have the names of the game's `Look`; where a screen has none, the noun stands in words.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from deckwright.lang.cards import Kind, Trait
from deckwright.lang.languages import in_lang
from deckwright.lang.rules import Slot
from deckwright.lang.shorts import BETWEEN, INSTEAD, PART, in_both, segments
from deckwright.lang.texts import Vocabulary, plain
from deckwright.lang.words import Effect, effects_in


@dataclass(frozen=True)
class Glyph:
    """A part of a clause: a symbol, with its number if it has one, or a few words.

    `text` says the same in words; a screen without the symbol shows that.
    """

    text: str
    symbol: str = ""
    number: str = ""


Glyphs = tuple[Glyph, ...]


@dataclass(frozen=True)
class Clause:
    """One thing a card does: on which condition, or instead of what stands before it; `at` is its slot's heading."""

    glyphs: Glyphs
    gate: Glyphs = ()
    instead: bool = False
    at: Glyphs = ()


class Brief:
    """Says things in brief, in one language: with the nouns of a vocabulary and the symbols they have."""

    def __init__(self, vocabulary: Vocabulary, symbols: Mapping[str, str], lang: str) -> None:
        self.vocabulary, self.symbols, self.lang = vocabulary, symbols, lang

    def kind(self, kind: Kind, slots: Sequence[Any]) -> list[Clause]:
        """A card: what it does in its slots, then what always holds for it."""
        found: list[Clause] = []
        for slot in slots:
            clauses = self.effects(effects_in(kind.slots.get(slot)))
            if clauses and isinstance(slot, Slot) and slot.short:
                clauses[0] = replace(clauses[0], at=self.glyphs(self._own(slot.short), {}))
            found += clauses
        for trait in kind.traits:
            found += self.trait(trait)
        return found

    def effects(self, effects: Sequence[Effect]) -> list[Clause]:
        """Effects, one after the other."""
        return [clause for effect in effects for clause in self._clauses(effect.word.short, effect.arguments)]

    def trait(self, trait: Trait) -> list[Clause]:
        """What always holds for a card."""
        return self._clauses(in_both(trait.short), trait.numbers)

    def _own(self, short: Any) -> str:
        return in_lang(self.lang, *in_both(short))

    def _clauses(self, short: tuple[str, str], arguments: Mapping[str, Any]) -> list[Clause]:
        found: list[Clause] = []
        for segment in segments(self._own(short)):
            gate = self.glyphs(segment.gate, arguments)
            said = self._body(segment.body, arguments)
            said = [replace(each, gate=_both(gate, each.gate)) for each in said] if gate else said
            if segment.instead:
                said[0] = replace(said[0], instead=True)
            found += said
        return found

    def _body(self, body: str, arguments: Mapping[str, Any]) -> list[Clause]:
        """What stands after a gate: signs and words, and where effects are named, their clauses."""
        done: list[Clause] = []
        now = Clause(())
        at = 0
        for part in PART.finditer(body):
            now = replace(now, glyphs=now.glyphs + _words(body[at : part.start()]))
            at = part.end()
            inner = self.effects(effects_in(arguments.get(part[1] or "")))
            if not inner:
                now = replace(now, glyphs=now.glyphs + self._part(part, arguments))
                continue
            if inner[0].gate and now.glyphs:
                done.append(now)
                now = inner[0]
            else:
                now = replace(now, glyphs=now.glyphs + inner[0].glyphs, gate=now.gate or inner[0].gate)
            if len(inner) > 1:
                done += [now, *inner[1:-1]]
                now = inner[-1]
        return [*done, replace(now, glyphs=now.glyphs + _words(body[at:]))]

    def glyphs(self, said: str, arguments: Mapping[str, Any]) -> Glyphs:
        """Signs and words without effects among them."""
        found: Glyphs = ()
        at = 0
        for part in PART.finditer(said):
            found += _words(said[at : part.start()]) + self._part(part, arguments)
            at = part.end()
        return found + _words(said[at:])

    def _part(self, part: Any, arguments: Mapping[str, Any]) -> Glyphs:
        name, form, keyword = part[1], part[2] or "", part[3]
        if keyword:
            return (Glyph(self.vocabulary.keywords[keyword].said(self.lang)),)
        if name not in arguments:
            known = name in self.vocabulary.nouns or name not in self.symbols
            return (Glyph(self.vocabulary.noun(name, self.lang) if known else "", self.symbols.get(name, "")),)
        argument = arguments[name]
        symbol = self.symbols.get(form, "") if isinstance(argument, int) else ""
        number = "∞" if symbol and argument >= self.vocabulary.infinite else str(argument)
        if symbol and form not in self.vocabulary.nouns:
            return (Glyph(number, symbol, number),)
        said = plain(self.vocabulary.argument(argument, form, self.lang))
        return (Glyph(said, symbol, number if symbol else ""),)


def _both(outer: Glyphs, inner: Glyphs) -> Glyphs:
    """A condition inside a condition."""
    return (*outer, Glyph(", "), *inner) if inner else outer


def _words(text: str) -> Glyphs:
    return (Glyph(text),) if text else ()


def line(clauses: Sequence[Clause], sign: Callable[[str], str | None] = lambda symbol: None) -> str:
    """Clauses as one line of text; `sign` knows the sign of a symbol, or None where it has to be said in words."""
    said = ""
    for i, clause in enumerate(clauses):
        gate = text_of(clause.gate, sign)
        said += BETWEEN if i else ""
        said += f"{text_of(clause.at, sign)}: " if clause.at else ""
        given = text_of(clause.glyphs, sign)
        leads = f" {INSTEAD} " if clause.instead else ": " if given else ""  # a condition may stand alone
        said += f"{gate}{leads}{given}" if gate else given
    return said


def text_of(glyphs: Glyphs, sign: Callable[[str], str | None] = lambda symbol: None) -> str:
    """Glyphs as text."""
    return "".join(_signed(glyph, sign(glyph.symbol) if glyph.symbol else None) for glyph in glyphs)


def _signed(glyph: Glyph, sign: str | None) -> str:
    return glyph.text if sign is None else f"{glyph.number}{sign}"
