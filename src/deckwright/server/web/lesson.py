"""How to play a game, as its page of rules begins: what one does, what stands on a card, which cards there are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from deckwright import Table
from deckwright.lang.cards import Kind
from deckwright.lang.game import Game
from deckwright.server.scene.faces import CardFace, face
from deckwright.server.web.catalogue import filters, type_of

MOST_TYPES = 6  # shown with a card of each


@dataclass(frozen=True)
class Lesson:
    """The first things to know of a game, in one language."""

    steps: Sequence[str]
    sample: CardFace | None
    """A card to read: one on which most is printed."""
    types: Sequence[tuple[str, CardFace]]
    """What kinds of cards there are, with one of each; those with most cards first."""


@cache
def lesson(game: Game, lang: str) -> Lesson:
    """The first things to know."""
    view = Table.open(game, max(2, game.seats.start) if 2 in game.seats else game.seats.start).view()
    named = filters(game).types
    found = {id: [kind for kind in game.kinds if type_of(game, kind) == id] for id in named}
    often = sorted(found, key=lambda id: -len(found[id]))[:MOST_TYPES]
    types = [(named[id].said(lang), face(game, _telling(game, found[id], lang).id, lang)) for id in often]
    sample = face(game, _telling(game, game.kinds, lang).id, lang) if game.kinds else None
    return Lesson(list(game.look.how_to_play(view, lang)), sample, types)


def _telling(game: Game, kinds: Sequence[Kind], lang: str) -> Kind:
    """A card that shows well what stands on such cards: much is printed on it, and its text is not long."""
    return max(kinds, key=lambda kind: (len(face(game, kind.id, lang).printed), -len(face(game, kind.id, lang).words)))
