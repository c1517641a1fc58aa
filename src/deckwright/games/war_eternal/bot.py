"""The greedy bot of War Eternal: the family's taste, and what only this box asks."""

from __future__ import annotations

from deckwright.games.aeons_end.bot import taste
from deckwright.games.aeons_end.schema import Answer
from deckwright.games.war_eternal.schema import Player
from deckwright.games.war_eternal.texts import FORCE_SPELL, LOSE_CHARGE
from deckwright.lang.rules import judgement
from deckwright.lang.types import CHOOSE, asked


@judgement
def greedy(me: Player, option: Answer) -> int:
    """Play any mage sensibly and answer for all."""
    if option.verb == LOSE_CHARGE:
        return 1
    if option.verb == CHOOSE and asked(FORCE_SPELL):
        return 100
    return taste(me, option)
