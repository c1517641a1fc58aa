"""Whom to aim at, and where to stand."""

from __future__ import annotations

from deckwright.games.sorcerer.judging.weights import weights
from deckwright.games.sorcerer.judging.worth import attack_there, need, worth_of_card, worth_of_minion
from deckwright.games.sorcerer.rules.minions import attack_of, life_left
from deckwright.games.sorcerer.rules.sides import field_of, hostile, in_play, owner_of
from deckwright.games.sorcerer.schema import Battlefield, Card, Considered, Player, table
from deckwright.games.sorcerer.texts import (
    AVATAR,
    CALL_DRAW,
    DISCARD_CARD,
    EQUIP,
    SACRIFICE,
    WEAKEN_OWN,
)
from deckwright.games.sorcerer.words.forest import HUNT_WITH
from deckwright.lang.rules import rule
from deckwright.lang.types import asked

MANY = 100_000


@rule
def choosing(me: Player, card: Card) -> int:
    """Lose the worst, take the best, hurt what hurts the enemy."""
    if asked(DISCARD_CARD):
        return MANY - worth_of_card(card)
    if not in_play(card):
        return MANY + worth_of_card(card)
    value = worth_of_minion(card)
    if asked(EQUIP):
        return equipping(me, card, value)
    if asked(HUNT_WITH):
        return MANY - 100 * attack_of(card) + (150 if card.beast else 0)
    if asked(SACRIFICE):
        return MANY - value
    if asked(WEAKEN_OWN):
        return MANY + life_left(card) * 100 - value // 10
    if hostile(me, owner_of(card)):
        return MANY + value + (value // 2 if life_left(card) <= 2 else 0)
    return MANY + value


@rule
def equipping(me: Player, minion: Card, value: int) -> int:
    """What helps goes under the best of mine, what harms under the best of theirs."""
    spell = table.spell
    harms = spell is not None and spell.attack + spell.essence < 0
    return MANY + value if hostile(me, owner_of(minion)) == harms else value


@rule
def placing(me: Player, option: Considered) -> int:
    """A battlefield for a minion, an avatar or an ability."""
    field: Battlefield = option.place
    if asked(AVATAR):
        return MANY + attack_there(me, field, False) * 10 + need(me, field) // 10
    return MANY + need(me, field)


@rule
def moving(me: Player, minion: Card, option: Considered) -> int:
    """A minion goes where it is needed more."""
    there: Battlefield = option.place
    here = field_of(minion)
    if here is None:
        return 0
    return need(me, there) - need(me, here) - weights.crowd * minion.attack


@rule
def standing(me: Player, option: Considered) -> int:
    """The avatar goes where more of its minions are."""
    there: Battlefield = option.place
    here = me.avatar
    if here is None:
        return 0
    return 10 * (attack_there(me, there, False) - attack_there(me, here, False)) - 1


@rule
def agreeing() -> int:
    """Whatever one may do is worth doing, but calling it a draw."""
    return -1 if asked(CALL_DRAW) else 1
