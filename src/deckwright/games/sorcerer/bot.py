"""The taste of the bots: how good an option is, from what its seat may see. Their weights are data."""

from __future__ import annotations

import json
from importlib import resources
from typing import Any

from deckwright.games.sorcerer.judging import actions, battle, dice, moves, offers, prices, targets
from deckwright.games.sorcerer.judging.weights import Weights
from deckwright.games.sorcerer.schema import Card, Considered, Player, table
from deckwright.games.sorcerer.texts import (
    ACTIVATE,
    ATTACK,
    BREAK,
    CAST,
    CHANNEL,
    EXCHANGE,
    FATE,
    MEDITATE,
    MOVE_AVATAR,
    MOVE_MINION,
    REINFORCE,
    REROLL,
    ROLL_ENERGY,
    SWAP,
    TWIST,
    UNEARTH,
    USE_TACTIC,
    WHICH_FIELD,
    WOUND,
)
from deckwright.games.sorcerer.words.ariaspes import CHANGE, SPUR_IT
from deckwright.games.sorcerer.words.blood_pool import CALL, SMITE
from deckwright.games.sorcerer.words.blood_pool import MEND as MEND_MINIONS
from deckwright.games.sorcerer.words.forest import CLOSE_AT
from deckwright.games.sorcerer.words.necromancer import BURY
from deckwright.games.sorcerer.words.sanctuary import TO_CRITICAL, TO_DOUBLE, TO_MISS, WHICH_DIE
from deckwright.games.sorcerer.words.temple import MEND
from deckwright.lang.rules import judgement, rule
from deckwright.lang.types import CHOOSE, CHOOSE_PLACE, CHOOSE_PLAYER, NUMBER, YES, asked, this

OUTLOOKS: list[dict[str, Any]] = json.loads(resources.files(__package__).joinpath("outlooks.json").read_text())
SHARES: dict[str, float] = json.loads(resources.files(__package__).joinpath("shares.json").read_text())

__all__ = ["OUTLOOKS", "SHARES", "Weights", "greedy"]


@judgement
def greedy(me: Player, option: Considered) -> int:
    """Spend energy on what is worth it, stand where it matters, and get the dice and the damage right."""
    if option.verb == CHOOSE:
        return targets.choosing(me, option.card)
    if option.verb == CAST or option.verb == ACTIVATE or (option.verb == CHOOSE_PLACE and weighs_places()):
        return actions.using(me, option)
    if option.verb == CHANNEL:
        return actions.channelling(me)
    if option.verb == MEDITATE:
        return actions.meditating(me)
    if option.verb == REINFORCE:
        return actions.reinforcing(me)
    if option.verb == UNEARTH:
        return actions.unearthing(me, option.card)
    if option.verb == EXCHANGE:
        return actions.exchanging(me, option.card)
    if option.verb == CHOOSE_PLACE and asked(WHICH_DIE):
        return dice.turning(me, option)
    if option.verb == CHOOSE_PLACE:
        return moves.placing(me, option)
    if option.verb == MOVE_MINION:
        return moves.moving(me, option.card, option)
    if option.verb == MOVE_AVATAR:
        return moves.standing(me, option)
    if option.verb == SWAP:
        return -1
    if option.verb == YES:
        return offers.agreeing(me)
    if option.verb == CHOOSE_PLAYER:
        return offers.picking_on(me, option.player)
    if option.verb == NUMBER:
        return offers.throwing_away(me, option.number)
    if option.verb == ROLL_ENERGY:
        return -1 if table.low_energy_die else 1
    return in_battle(me, option) + of_one_card(me, option)


@rule
def weighs_places() -> bool:
    """Whether an ability works on the battlefield that is asked for, and what it does there is known."""
    source: Card = this()
    return (asked(WHICH_FIELD) or asked(CLOSE_AT)) and source is not None and source.weighed


@rule
def in_battle(me: Player, option: Considered) -> int:
    """What is asked only while there is fighting: attacks, dice, damage. Nothing for what is not."""
    if option.verb == ATTACK:
        return battle.attacking(option.card)
    if option.verb == WOUND:
        return battle.wounding(me, option.card)
    if option.verb == BREAK:
        return battle.breaking(me)
    if option.verb == REROLL:
        return dice.rerolling(me, option)
    if option.verb == FATE:
        return dice.flipping(me)
    if option.verb == TWIST:
        return dice.twisting(me, option.card)
    if option.verb == USE_TACTIC:
        return prices.using_tactic(me, option.card)
    if option.verb == TO_DOUBLE or option.verb == TO_CRITICAL or option.verb == TO_MISS:
        return dice.best_face(me, option.verb == TO_DOUBLE, option.verb == TO_MISS)
    return 0


@rule
def of_one_card(me: Player, option: Considered) -> int:
    """What only one card asks: shapes, walls, rites, what is dug up. Nothing for all else."""
    if option.verb == SPUR_IT or option.verb == CHANGE:
        return targets.shape_or_spur(me, option.card, option.verb == CHANGE)
    if option.verb == MEND:
        return targets.building(me, option)
    if option.verb == MEND_MINIONS:
        return actions.mending(me)
    if option.verb == SMITE:
        return actions.smiting(me)
    if option.verb == CALL:
        return actions.calling(me)
    if option.verb == BURY:
        return targets.burying(option.card)
    return 0
