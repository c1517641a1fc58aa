"""What a card does, as numbers for bots: what its words give, so that a new card needs nothing more."""

from __future__ import annotations

from deckwright.games.sorcerer.rules.slots import (
    on_attacked,
    on_criticals,
    on_death_here,
    on_destroyed,
    on_entombed,
    on_power,
    on_round_end,
    on_strike,
    on_tactic,
)
from deckwright.lang.cards import Kind

# How much of what a slot gives is had in a usual life on the table; all else counts once.
SHARES = {
    on_power: 0.8,
    on_tactic: 1.0,
    on_round_end: 1.5,
    on_destroyed: 0.6,
    on_entombed: 0.5,
    on_death_here: 0.8,
    on_strike: 0.8,
    on_attacked: 0.8,
    on_criticals: 0.5,
}


def features(kind: Kind) -> dict[str, int]:
    """The features of a card as facts, in tenths."""
    gives = kind.gives({slot: SHARES.get(slot, 1.0) for slot in kind.slots})
    return {f"gives_{what}": round(10 * amount) for what, amount in gives.items()}
