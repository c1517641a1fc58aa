"""Which action: what a card brings for its energy, against more energy and more cards."""

from __future__ import annotations

from deckwright.games.sorcerer.judging.prices import price_of_using
from deckwright.games.sorcerer.judging.spells import done_now
from deckwright.games.sorcerer.judging.weights import weights
from deckwright.games.sorcerer.judging.worth import (
    NEVER,
    any_minion,
    best_move,
    gifts_of_power,
    need,
    worth_of_card,
    worth_of_minion,
)
from deckwright.games.sorcerer.rules.sides import field_of
from deckwright.games.sorcerer.schema import MOST_ENERGY, Battlefield, Card, Considered, Player, table
from deckwright.games.sorcerer.texts import ACTIVATE, CAST
from deckwright.games.sorcerer.words.blood_pool import CALLING, MENDING, SMITING, any_enemy, any_wounded
from deckwright.lang.rules import rule
from deckwright.lang.types import CHOOSE_PLACE, nothing, this

MANY = 100_000
MENDED, SMITTEN = 3, 4  # wounds that the first rite heals, and the second one makes


@rule
def using(me: Player, option: Considered) -> int:
    """A card that is cast, a power, or the battlefield for an ability: what it does now, and what it costs."""
    choosing: bool = option.verb == CHOOSE_PLACE
    field: Battlefield = option.place
    card: Card = this() if choosing else option.card
    if option.verb == CAST and (card.is_minion or not card.weighed):
        return casting(me, card, option.number)
    if option.verb == ACTIVATE and not card.weighed:
        return activating(me, card)
    where = field if choosing else field_of(card) if option.verb == ACTIVATE else nothing()
    done = done_now(me, card, where)
    if choosing:
        return MANY + 10 * done + need(me, field) // 10
    if option.verb == ACTIVATE:
        return activating(me, card) + (done - card.power_harm * weights.harm if card.power_harm > 0 else 0)
    if card.is_sorcery:
        return done + (card.gives_luck + (10 if card.omen else 0)) * weights.luck - option.number * weights.thrift
    return casting(me, card, option.number) + done // 2  # it will take more than that


@rule
def casting(me: Player, card: Card, price: int) -> int:
    """What it is worth, less its energy; what finds nobody to work on is kept."""
    if card.is_attachment and not any_minion(me, card.attack + card.essence < 0):
        return NEVER
    dice = card.tactic_dice if card.is_attachment else 0
    return worth_of_card(card) + dice * weights.tactic - price * weights.thrift


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
    return weights.reinforce + best_move(me)


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
