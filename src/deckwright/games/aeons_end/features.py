"""What cards do, as numbers for bots: what their words give, so that a new card needs nothing more."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum

from deckwright.games.aeons_end.rules import slots
from deckwright.lang.cards import Kind
from deckwright.lang.meaning import about
from deckwright.lang.words import Effect

SCALE = 100  # a choice between effects carries what it is about and how much of it in one number


class Matter(IntEnum):
    """What one of two effects is about, for somebody who has to choose."""

    OTHER = 0
    PLAYER = 1
    GRAVEHOLD = 2
    PILLARS = 3
    UNLEASH = 4
    SPELLS = 5
    TOKENS = 6
    MINION = 7
    AETHER = 8
    FOCUS = 9
    DAMAGE = 10
    THINNING = 11
    GIFT = 12
    LIFE = 13
    CHARGE = 14
    PLAYER_OR_GRAVEHOLD = 15
    OWN = 16  # only its box knows what it is worth; the amount says what it is


# What counts of a player's card: playing or casting it; of what happens as it is gained only a part.
_PLAYED = {slots.on_play: 1, slots.on_cast: 1, slots.while_prepped: 1, slots.at_casting: 1, slots.on_gain: 0.3}
_THREATENING = {slots.on_persistent: 1, slots.on_power: 1}


def features(kind: Kind) -> dict[str, int]:
    """The features of a player's card as facts: tenths of what playing or casting it gives."""
    played = _PLAYED | ({slots.on_cast: 2} if kind.all_facts().get("echo") else {})
    return {f"gives_{what}": round(10 * amount) for what, amount in kind.gives(played).items()}


def threat(kind: Kind) -> dict[str, int]:
    """The threat of a nemesis card as a fact: tenths of the harm it does, roughly in points of a player's life."""
    return {"threat": round(10 * kind.gives(_THREATENING).get("harm", 0))}


def matter_of(effects: Sequence[Effect]) -> int:
    """What effects are about and how much of it, as one number: the first word that says so speaks for them."""
    for effect in effects:
        for inner in effect.walk():
            found = about(inner.word.about, inner.arguments)
            if found is not None:
                matter, amount = found
                return int(Matter(matter)) * SCALE + int(amount)
    return 0
