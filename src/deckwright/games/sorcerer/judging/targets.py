"""Whom to aim at, and where to stand."""

from __future__ import annotations

from deckwright.games.sorcerer.judging.actions import changing
from deckwright.games.sorcerer.judging.moves import called_here, dragged, followed_by
from deckwright.games.sorcerer.judging.spells import done_here
from deckwright.games.sorcerer.judging.weights import weights
from deckwright.games.sorcerer.judging.worth import dice_of, point_of_defence, worth_of_card, worth_of_minion
from deckwright.games.sorcerer.rules.minions import attack_of, life_left
from deckwright.games.sorcerer.rules.sides import field_of, hostile, in_play, owner_of
from deckwright.games.sorcerer.schema import SPUR, Battlefield, Card, Considered, Player, table
from deckwright.games.sorcerer.texts import (
    DISCARD_CARD,
    DISTRIBUTE,
    ENEMY_MINION,
    EQUIP,
    EXHAUST_OWN,
    OWN_MINION,
    PLAY_WITHOUT,
    SACRIFICE,
    WEAKEN_OWN,
)
from deckwright.games.sorcerer.words.animist import MOVE_FOLLOWER, REMOVE_FOLLOWER, SHED_FOR_WOUND
from deckwright.games.sorcerer.words.ariaspes import NEW_SHAPE
from deckwright.games.sorcerer.words.coast import DRAG
from deckwright.games.sorcerer.words.forest import CALL_HERE, HUNT_WITH, SEND_THERE
from deckwright.games.sorcerer.words.temple import STARE_AT, STONE_OR_WALL, TURN_TO_STONE
from deckwright.games.sorcerer.words.zevrane import DANCER, PASSENGER
from deckwright.lang.rules import rule
from deckwright.lang.types import asked, this

MANY = 100_000


@rule
def choosing(me: Player, card: Card) -> int:
    """Lose the worst, take the best, hurt what hurts the enemy; above nothing if it may be left."""
    if asked(DISCARD_CARD):
        return MANY - worth_of_card(card)
    if asked(PLAY_WITHOUT) or asked(NEW_SHAPE):
        return worth_of_card(card) - card.cost * weights.thrift + weights.channel
    if asked(MOVE_FOLLOWER) or asked(REMOVE_FOLLOWER) or asked(SHED_FOR_WOUND):
        return parting(card)
    if not in_play(card):
        return MANY + worth_of_card(card)
    if asked(CALL_HERE) or asked(SEND_THERE):
        return called_here(me, card)
    if asked(PASSENGER):
        return followed_by(me, card)
    if asked(DRAG):
        return dragged(me, card)
    if hostile(me, owner_of(card)):
        return aiming(me, card)
    return naming(me, card)


# --- minions of mine --------------------------------------------------------------------------------------------------


@rule
def naming(me: Player, card: Card) -> int:
    """One of mine: who can do without what it costs, or makes the most of what it brings."""
    value = worth_of_minion(card)
    if asked(EQUIP):
        return equipping(value, False)
    if asked(HUNT_WITH) or asked(EXHAUST_OWN):
        return MANY - 100 * attack_of(card) + (150 if card.beast else 0)
    if asked(SACRIFICE):
        return sacrificing(me, card, value)
    if asked(WEAKEN_OWN):
        return weakening(card)
    if asked(DANCER):
        return MANY + spurring(card)
    if asked(OWN_MINION) and strikes_now():
        return MANY + striking(me, card)
    if asked(DISTRIBUTE) or (asked(OWN_MINION) and mends_now()):
        return MANY + healing(card, value)
    return MANY + spurring(card) + value // 10


@rule
def mends_now() -> bool:
    """Whether it is a card that heals which asks."""
    source: Card = this()
    return source is not None and source.mends > 0


@rule
def strikes_now() -> bool:
    """Whether it is a card by which a minion of mine deals its attack as damage."""
    source: Card = this()
    return source is not None and source.deals_by_attack


@rule
def striking(me: Player, card: Card) -> int:
    """Who of mine deals its attack as damage: who kills the dearest by it, or the strongest."""
    attack = attack_of(card)
    field = field_of(card)
    best = attack
    if field:
        for each in table.players:
            if hostile(me, each):
                for minion in field.minions[each]:
                    if life_left(minion) <= attack:
                        best = max(best, worth_of_minion(minion))
    return best


@rule
def spurring(card: Card) -> int:
    """Two more dice are for who attacks yet, and does not roll as many as there are."""
    return 0 if card.exhausted else (dice_of(card, SPUR) - dice_of(card, 0)) * weights.die


@rule
def healing(card: Card, value: int) -> int:
    """Who has wounds, and most of all who is nearly dead."""
    return 0 if card.wounds == 0 else value + (value if life_left(card) == 1 else 0)


@rule
def sacrificing(me: Player, card: Card, value: int) -> int:
    """The least of mine; if it may be left, only for an enemy who is worth more."""
    source: Card = this()
    if source is None or not source.takes_along:
        return MANY - value
    best = 0
    field = table.here
    if field:
        for each in table.players:
            if hostile(me, each):
                for minion in field.minions[each]:
                    if minion.flames > 0:
                        best = max(best, worth_of_minion(minion))
    return best - value


@rule
def weakening(card: Card) -> int:
    """A wound for something: from who has most life left, never the last but one of who is worth much."""
    source: Card = this()
    brings = 2 * weights.blood if source is not None and source.is_sorcery else weights.discard
    return brings - weights.essence + 10 * life_left(card) - (weights.attack if life_left(card) == 2 else 0)


@rule
def parting(card: Card) -> int:
    """A follower that moves or goes: best from under who has attacked; in the place of a wound, to save a life."""
    host = card.host
    if host is None:
        return 0
    lost = 0 if table.battling and host.exhausted else weights.attack
    if asked(SHED_FOR_WOUND):
        return (worth_of_minion(host) if life_left(host) == 1 else weights.essence) - weights.attack
    if asked(REMOVE_FOLLOWER):
        return 2 * weights.discard - lost
    return MANY - lost


# --- minions of enemies -----------------------------------------------------------------------------------------------


@rule
def aiming(me: Player, card: Card) -> int:
    """One of theirs: who dies of it, or is most of a nuisance while it lives."""
    value = worth_of_minion(card)
    if asked(EQUIP):
        return equipping(value, True)
    if asked(STARE_AT) or asked(STONE_OR_WALL):
        return MANY + staring(card)
    if asked(DISTRIBUTE):
        return MANY + value // max(1, life_left(card))
    if asked(ENEMY_MINION) or asked(TURN_TO_STONE):
        return MANY + hitting(me, card, value)
    return MANY + value


@rule
def staring(card: Card) -> int:
    """An enemy that does not attack in this round."""
    return dice_of(card, 0) * weights.die


@rule
def hitting(me: Player, card: Card, value: int) -> int:
    """What the card that asks does to it, and of equals the dearest; what is not known takes the attack."""
    source: Card = this()
    if source is not None and source.weighed:
        return 10 * done_here(me, source, card) + value // 10
    return value + (0 if card.exhausted else staring(card))


@rule
def equipping(value: int, theirs: bool) -> int:
    """What helps goes under the best of mine, what harms under the best of theirs."""
    spell = table.spell
    harms = spell is not None and spell.attack + spell.essence < 0
    return MANY + value if theirs == harms else value


# --- two ways ---------------------------------------------------------------------------------------------------------


@rule
def shape_or_spur(me: Player, card: Card, change: bool) -> int:
    """A new shape for what it is worth more, or two dice for who attacks yet."""
    return changing(me, card) if change else spurring(card)


@rule
def building(me: Player, option: Considered) -> int:
    """Defence restored: the more is gone, the dearer."""
    field: Battlefield = option.place
    return MANY + option.number * point_of_defence(me, field)


@rule
def burying(card: Card) -> int:
    """What works in the graveyard, or costs more than it is worth, is buried."""
    if card.tomb_price > 0 or card.rises:
        return weights.discard
    return weights.meditate - worth_of_card(card) + card.cost * weights.thrift
