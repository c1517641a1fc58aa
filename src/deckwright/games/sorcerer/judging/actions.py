"""Which action: what a card brings for its energy, against more energy and more cards."""

from __future__ import annotations

from deckwright.games.sorcerer.judging.weights import weights
from deckwright.games.sorcerer.judging.worth import gifts, worth_of_card
from deckwright.games.sorcerer.schema import MOST_ENERGY, Card, Player
from deckwright.lang.rules import rule


@rule
def casting(me: Player, card: Card, price: int) -> int:
    """What it is worth, less its energy."""
    return worth_of_card(card) - price * weights.thrift


@rule
def channelling(me: Player) -> int:
    """Energy is worth something while there are cards to cast with it."""
    if me.energy >= MOST_ENERGY - 1 or not me.hand:
        return 0
    return weights.channel - weights.channel_full * me.energy


@rule
def meditating(me: Player) -> int:
    """Cards are worth something while the hand is small and the grimoire has some."""
    if not me.grimoire:
        return -1
    return weights.meditate - weights.meditate_full * len(me.hand)


@rule
def reinforcing(me: Player) -> int:
    """Seldom the best that can be done with an action."""
    return weights.reinforce


@rule
def activating(me: Player, card: Card) -> int:
    """A power costs nothing but the action, and what it says."""
    return weights.power + gifts(card)


@rule
def exchanging(me: Player, card: Card) -> int:
    """A first hand wants minions: with fewer than three, what is dear goes back."""
    minions = sum(1 for each in me.hand if each.is_minion)
    return 10 + card.cost if minions < 3 and card.cost > 1 else -1
