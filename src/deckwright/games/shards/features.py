"""What a card does, as numbers for bots: what its words give, so that a new card needs nothing more."""

from __future__ import annotations

from deckwright.games.shards.rules.core import on_activate, on_play
from deckwright.lang.cards import Kind


def features(kind: Kind) -> dict[str, int]:
    """The features of a card as facts: tenths of what playing it gives, or activating it once."""
    gives = kind.gives({on_play: 1, on_activate: 1})
    return {f"gives_{what}": round(10 * amount) for what, amount in gives.items()}
