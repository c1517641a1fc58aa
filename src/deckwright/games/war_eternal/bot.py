"""The greedy bot of War Eternal: the family's taste, and what only this game asks."""

from __future__ import annotations

import json
from importlib import resources
from typing import Any

from deckwright.games.aeons_end.bot import mage_now, taste
from deckwright.games.aeons_end.rules.life import foe
from deckwright.games.aeons_end.schema import Choice
from deckwright.games.aeons_end.texts import ABILITY, CHARGE
from deckwright.games.aeons_end.weighing import Weights, weights
from deckwright.games.war_eternal.schema import Mage, Player, table
from deckwright.games.war_eternal.texts import FORCE_SPELL, LOSE_CHARGE
from deckwright.lang.rules import judgement, rule
from deckwright.lang.types import CHOOSE, asked

__all__ = ["OUTLOOKS", "Weights", "greedy"]
SHARES: dict[str, float] = json.loads(resources.files(__package__).joinpath("shares.json").read_text())

OUTLOOKS: list[dict[str, Any]] = json.loads(resources.files(__package__).joinpath("outlooks.json").read_text())


@judgement
def greedy(me: Player, option: Choice) -> int:
    """Play any mage sensibly and answer for all."""
    if option.verb == ABILITY:
        return using_ability(option.card.mage)
    if option.verb == CHARGE and any(idle(mage.mage) for mage in mage_now(me).mat):
        return 3
    if option.verb == LOSE_CHARGE:
        return 1
    if option.verb == CHOOSE and asked(FORCE_SPELL):
        return 100
    return taste(me, option)


@rule
def idle(mage: int) -> bool:
    """Whether a charged ability would not be used soon, so that charges are only the last use of aether."""
    if mage == Mage.QUILIUS:
        return all(someone.trophies < 2 for someone in table.players)
    return mage == Mage.ULGIMOR and any(someone.life >= table.start_life - 1 for someone in table.players)


@rule
def most_prepped() -> int:
    """How many spells the mage with the most has prepped."""
    return max((len(someone.prepped) for someone in table.players), default=0)


@rule
def using_ability(mage: int) -> int:
    """If it does something now; most are used before aether is spent, those that need prepped spells at the end."""
    if mage == Mage.QUILIUS:
        return weights.ability if any(someone.trophies > 1 for someone in table.players) else 0
    if mage == Mage.ULGIMOR:
        return weights.ability if all(someone.life < table.start_life - 1 for someone in table.players) else 0
    if mage == Mage.MAZAHAEDRON:
        return weights.ability if table.gravehold <= table.start_gravehold - 4 else 0
    if mage == Mage.GARU or mage == Mage.MIST:
        return 2 if most_prepped() >= 2 or foe().life <= 12 else 0
    return weights.ability
