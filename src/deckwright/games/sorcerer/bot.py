"""The taste of the bots: how good an option is, from what its seat may see. Their weights are data."""

from __future__ import annotations

import json
from importlib import resources
from typing import Any

from deckwright.games.sorcerer.judging import actions, battle, targets
from deckwright.games.sorcerer.judging.weights import Weights
from deckwright.games.sorcerer.schema import Considered, Player
from deckwright.games.sorcerer.texts import (
    ACTIVATE,
    ATTACK,
    BREAK,
    CAST,
    CHANNEL,
    EXCHANGE,
    FATE,
    KEEP,
    MEDITATE,
    MOVE_AVATAR,
    MOVE_MINION,
    REINFORCE,
    REROLL,
    ROLL_ENERGY,
    SWAP,
    TAKE_DECK,
    TWIST,
    UNEARTH,
    USE_TACTIC,
    WOUND,
)
from deckwright.games.sorcerer.words.sanctuary import TO_CRITICAL, TO_DOUBLE, TO_MISS, WHICH_DIE
from deckwright.lang.rules import judgement
from deckwright.lang.types import CHOOSE, CHOOSE_PLACE, NO, PASS, YES, asked

OUTLOOKS: list[dict[str, Any]] = json.loads(resources.files(__package__).joinpath("outlooks.json").read_text())
SHARES: dict[str, float] = json.loads(resources.files(__package__).joinpath("shares.json").read_text())

__all__ = ["OUTLOOKS", "SHARES", "Weights", "greedy"]


@judgement
def greedy(me: Player, option: Considered) -> int:
    """Spend energy on what is worth it, stand where it matters, and get the dice and the damage right."""
    if option.verb == CAST:
        return actions.casting(me, option.card, option.number)
    if option.verb == CHANNEL:
        return actions.channelling(me)
    if option.verb == MEDITATE:
        return actions.meditating(me)
    if option.verb == REINFORCE:
        return actions.reinforcing(me)
    if option.verb == ACTIVATE or option.verb == UNEARTH:
        return actions.activating(me, option.card)
    if option.verb == ATTACK:
        return battle.attacking(option.card)
    if option.verb == WOUND:
        return battle.wounding(me, option.card)
    if option.verb == BREAK:
        return battle.breaking(me)
    if option.verb == REROLL:
        return battle.rerolling(me, option)
    if option.verb == FATE:
        return battle.flipping(me)
    if option.verb == TWIST:
        return battle.twisting(me)
    if option.verb == USE_TACTIC:
        return 10
    if option.verb == CHOOSE:
        return targets.choosing(me, option.card)
    if option.verb == CHOOSE_PLACE and asked(WHICH_DIE):
        return battle.turning(me, option)
    if option.verb == CHOOSE_PLACE:
        return targets.placing(me, option)
    if option.verb == MOVE_MINION:
        return targets.moving(me, option.card, option)
    if option.verb == MOVE_AVATAR:
        return targets.standing(me, option)
    if option.verb == SWAP:
        return -1
    if option.verb == EXCHANGE:
        return actions.exchanging(me, option.card)
    if option.verb == YES:
        return targets.agreeing()
    if option.verb == TO_DOUBLE or option.verb == TO_CRITICAL or option.verb == TO_MISS:
        return battle.best_face(me, option.verb == TO_DOUBLE, option.verb == TO_MISS)
    if option.verb == ROLL_ENERGY:
        return 1
    if option.verb == KEEP or option.verb == PASS or option.verb == NO or option.verb == TAKE_DECK:
        return 0
    return 0
