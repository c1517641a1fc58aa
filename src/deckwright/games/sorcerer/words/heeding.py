"""When cards of several decks have something to say: what they put into the slot `heeds`."""

from __future__ import annotations

from deckwright.games.sorcerer.rules.minions import life_left
from deckwright.games.sorcerer.schema import Card, Player
from deckwright.lang.rules import rule


@rule
def is_itself(card: Card, me: Player, other: Card) -> bool:
    """Whether it is this minion that attacks."""
    return card == other


@rule
def is_equipped(card: Card, me: Player, other: Card) -> bool:
    """Whether it is the equipped minion that attacks."""
    return card.host == other


@rule
def is_equipped_and_dying(card: Card, me: Player, other: Card) -> bool:
    """Whether it is the equipped minion, and one more point destroys it."""
    return card.host == other and life_left(other) < 2


@rule
def not_yet_used(card: Card, me: Player, other: Card) -> bool:
    """Once a round, whoever it is."""
    return not card.used
