"""The faces of cards: what stands on a kind of card, in one language. They never change, so each is made once."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import cache, cached_property

from markupsafe import Markup

from deckwright.lang.cards import Kind
from deckwright.lang.game import Game
from deckwright.lang.languages import in_lang
from deckwright.lang.look import Family
from deckwright.lang.texts import plain
from deckwright.server import drawing
from deckwright.server.scene.clauses import clauses
from deckwright.server.scene.gains import gains
from deckwright.server.scene.hyphens import soft
from deckwright.server.scene.markup import html


@dataclass(frozen=True)
class Printed:
    """A number printed on a card."""

    corner: str
    symbol: str
    number: int
    name: str


class CardFace:
    """One kind of card in one language."""

    def __init__(self, game: Game, kind: Kind, lang: str) -> None:
        self.game, self.kind, self.lang = game, kind, lang
        self.id = kind.id
        self.name = kind.said(lang)
        self.short_name = soft(self.name)  # for narrow cards
        self.other_name = in_lang(lang, "", kind.en)
        self.family: Family = game.look.family_of(kind)
        self.family_name = self.family.name.said(lang)
        self.type_line = game.type_line(kind, lang) or (self.family_name if self.family_name != self.name else "")
        self.weight = game.look.weight_of(kind)
        self.art = emblem_at(game, kind)
        self.printed = [
            Printed(figure.corner, figure.symbol, number, figure.name.said(lang))
            for figure, number in game.look.figures_of(kind)
        ]
        self.copies = kind.in_box
        self.of_a_box = kind.boxes > 1  # so many in one box: there are more
        self.facts = kind.all_facts()
        self.gains = gains(game.brief(kind, lang))
        self.says_it = game.file("table.html") is None  # on a table of ours a small card has room for words

    @cached_property
    def text(self) -> Markup:
        """What it does, with links."""
        return html(self.game.describe(self.kind, self.lang), self.game, self.lang)

    @cached_property
    def clauses(self) -> Markup:
        """What it does, one paragraph for each condition."""
        return clauses(self.game.describe(self.kind, self.lang), self.game, self.lang)

    @cached_property
    def words(self) -> str:
        """What it does, in plain words."""
        return plain(self.game.describe(self.kind, self.lang))

    @cached_property
    def spoken(self) -> str:
        """The card in one line, for those who hear the page."""
        numbers = ", ".join(f"{each.name} {each.number}" for each in self.printed)
        return ". ".join(part for part in (self.name, self.type_line, numbers, self.words) if part)


def emblem_at(game: Game, kind: Kind) -> str:
    """The address of a card's emblem."""
    return f"/art/{game.id}/{kind.id}.svg?v={art_version(game)}"


@cache
def face(game: Game, kind: str, lang: str) -> CardFace:
    """The face of a card."""
    return CardFace(game, _declared(game, kind), lang)


@cache
def art(game: Game, kind: str) -> str:
    """The emblem of a card, as an SVG file."""
    return drawing.emblem(game, _declared(game, kind))


def _declared(game: Game, kind: str) -> Kind:
    found = game.kind(kind)
    if found is None:
        raise KeyError(kind)
    return found


@cache
def art_version(game: Game) -> str:
    """Changes with the drawings, so that browsers may keep them for ever."""
    ends = art(game, game.kinds[0].id) + art(game, game.kinds[-1].id)
    return hashlib.sha256(ends.encode()).hexdigest()[:8]
