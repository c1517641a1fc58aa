"""All cards of Shards of Infinity, a file for each faction."""

from __future__ import annotations

from deckwright.games.shards.cards import homodeus, order, relics, starters, undergrowth, wraethe
from deckwright.games.shards.features import features
from deckwright.lang.cards import Kind

ALL: list[Kind] = [
    *starters.CARDS,
    *homodeus.CARDS,
    *order.CARDS,
    *undergrowth.CARDS,
    *wraethe.CARDS,
    *relics.CARDS,
    *starters.LEADERS,
]

for kind in ALL:
    kind.facts |= features(kind)
