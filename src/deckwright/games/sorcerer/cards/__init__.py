"""The cards of Sorcerer: twelve decks, each with its skill card first."""

from __future__ import annotations

from deckwright.games.sorcerer.cards import (
    animist,
    ariaspes,
    bloodlord,
    coast,
    demonologist,
    forest,
    miselda,
    necromancer,
    sanctuary,
    tegu,
    temple,
    zevrane,
)
from deckwright.games.sorcerer.features import features
from deckwright.lang.cards import Kind
from deckwright.lang.texts import Keyword

DECKS = (
    tegu,
    miselda,
    zevrane,
    ariaspes,
    necromancer,
    demonologist,
    bloodlord,
    animist,
    forest,
    sanctuary,
    coast,
    temple,
)
ALL: list[Kind] = [kind for deck in DECKS for kind in deck.CARDS]
for _kind in ALL:
    _kind.facts |= features(_kind)

KEYWORDS: dict[str, Keyword] = {id: keyword for deck in DECKS for id, keyword in deck.KEYWORDS.items()}
