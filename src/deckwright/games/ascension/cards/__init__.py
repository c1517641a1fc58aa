"""All cards of Ascension, a file for each faction, one for the monsters and one for the basic cards."""

from __future__ import annotations

from deckwright.games.ascension.cards import basics, enlightened, lifebound, mechana, monsters, void
from deckwright.games.ascension.features import features
from deckwright.lang.cards import Kind

ALL: list[Kind] = [
    *basics.CARDS,
    *enlightened.CARDS,
    *lifebound.CARDS,
    *mechana.CARDS,
    *void.CARDS,
    *monsters.CARDS,
]

for kind in ALL:
    kind.facts |= features(kind)
