"""The greedy bot of The New Age: the family's taste, what War Eternal asks, and what only this box asks."""

from __future__ import annotations

from deckwright.games.aeons_end.bot import taste
from deckwright.games.aeons_end.schema import Answer
from deckwright.games.aeons_end.texts import WHICH_TARGET
from deckwright.games.new_age.schema import Player
from deckwright.games.new_age.tastes import nest_value
from deckwright.games.new_age.texts import LEAVE_FLIES
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
    # Maggoth
    if option.verb == CHOOSE and asked(WHICH_TARGET) and option.card.horde:
        return nest_value()
    if option.verb == LEAVE_FLIES:
        return option.number
    return taste(me, option)
