"""Which action: what a card brings for its energy, against more energy and more cards."""

from __future__ import annotations

from deckwright.games.sorcerer.judging.prices import price_of_using
from deckwright.games.sorcerer.judging.weights import weights
from deckwright.games.sorcerer.judging.worth import (
    any_minion,
    better_place,
    gifts_of_power,
    worth_of_card,
    worth_of_minion,
)
from deckwright.games.sorcerer.rules.moving import can_go
from deckwright.games.sorcerer.rules.sides import has_room
from deckwright.games.sorcerer.schema import MOST_ENERGY, Card, Player, table
from deckwright.games.sorcerer.words.blood_pool import CALLING, MENDING, SMITING, any_enemy, any_wounded
from deckwright.lang.rules import rule

NEVER = -1_000_000
MENDED, SMITTEN = 3, 4  # wounds that the first rite heals, and the second one makes


@rule
def casting(me: Player, card: Card, price: int) -> int:
    """What it is worth, less its energy; what finds nobody to work on is kept."""
    found = worth_of_card(card) - price * weights.thrift
    if card.is_sorcery and card.gives_harm > 0 and not any_minion(me, True):
        found -= card.gives_harm * weights.harm
    if card.is_attachment and not any_minion(me, card.attack + card.essence < 0):
        return NEVER
    return found


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
    """As good as the best move there is."""
    best = 0
    for field in table.fields:
        for minion in field.minions[me]:
            for there in table.fields:
                if can_go(minion, there) and has_room(me, there):
                    best = max(best, better_place(me, minion, field, there))
    return weights.reinforce + best


@rule
def exchanging(me: Player, card: Card) -> int:
    """A first hand wants minions: with fewer than three, what is dear goes back."""
    minions = sum(1 for each in me.hand if each.is_minion)
    return 10 + card.cost if minions < 3 and card.cost > 1 else -1


# --- powers -----------------------------------------------------------------------------------------------------------


@rule
def activating(me: Player, card: Card) -> int:
    """A power costs the action, and what it says."""
    if card.performs_rites:
        return max(mending(me), max(smiting(me), calling(me)))
    if card.changes_shape and card.is_minion:
        return weights.power + changing(me, card)
    return weights.power + gifts_of_power(card) - price_of_using(me, card)


@rule
def unearthing(me: Player, card: Card) -> int:
    """What lies in the graveyard and rises is worth what it is worth in the hand."""
    found = worth_of_card(card) if card.rises else gifts_of_power(card)
    return found - card.tomb_price * weights.thrift - price_of_using(me, card)


@rule
def changing(me: Player, old: Card) -> int:
    """What the best shape in the hand is worth more than the one that goes back, and how fresh it comes."""
    best = NEVER
    for card in me.hand:
        dearer = max(0, card.cost - old.cost)
        if card.is_minion and dearer <= me.energy:
            best = max(best, worth_of_card(card) - dearer * weights.thrift)
    return best + weights.shape - worth_of_minion(old)


# --- the rites of the blood pool --------------------------------------------------------------------------------------


@rule
def mending(me: Player) -> int:
    """Wounds healed, as many as there are, less the blood."""
    if me.blood < MENDING or not any_wounded(me):
        return NEVER
    most = 0
    for field in table.fields:
        most = max(most, sum(minion.wounds for minion in field.minions[me]))
    return min(MENDED, most) * weights.essence - MENDING * weights.blood


@rule
def smiting(me: Player) -> int:
    """Damage to an enemy minion, less the blood."""
    if me.blood < SMITING or not any_enemy(me):
        return NEVER
    return 10 * SMITTEN * weights.harm - SMITING * weights.blood


@rule
def calling(me: Player) -> int:
    """A vampire comes back, the dearest of them, with energy to cast it again."""
    if me.blood < CALLING:
        return NEVER
    best = 0
    for card in me.graveyard:
        if card.vampire:
            best = max(best, weights.discard + worth_of_card(card) // 2)
    return best + 3 * weights.thrift - CALLING * weights.blood
