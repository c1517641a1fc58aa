"""The greedy bot of The New Age: the family's taste, what War Eternal asks, and what only this box asks."""

from __future__ import annotations

from deckwright.games.aeons_end.bot import mage_now, taste
from deckwright.games.aeons_end.rules.breaches import bonus_now
from deckwright.games.aeons_end.schema import Answer, Card, Player
from deckwright.games.aeons_end.texts import GAIN, PREP, PREP_WIDE, WHICH_TARGET
from deckwright.games.new_age.schema import table
from deckwright.games.new_age.tastes import buying_back, exiling, nest_value
from deckwright.games.new_age.texts import ATTACH_TO, DESTROY_CAST_SPELL, EXILE_CARD, LEAVE_FLIES, ONTO_ITS_DECK
from deckwright.games.war_eternal.texts import FORCE_SPELL, LOSE_CHARGE
from deckwright.lang.rules import judgement, rule
from deckwright.lang.types import CHOOSE, YES, asked


@judgement
def greedy(me: Player, option: Answer) -> int:
    """Play any mage sensibly and answer for all."""
    if option.verb == LOSE_CHARGE:
        return 1
    if option.verb == CHOOSE and asked(FORCE_SPELL):
        return 100
    # the supply
    if option.verb == CHOOSE and asked(ATTACH_TO):
        return attaching(mage_now(me), option.card)
    if option.verb == YES and asked(ONTO_ITS_DECK):
        return 1
    if option.verb == YES and asked(DESTROY_CAST_SPELL):
        return -1
    if option.verb == PREP or option.verb == PREP_WIDE:
        return taste(me, option) + 40 * added_to(option.target)
    # Maggoth
    if option.verb == CHOOSE and asked(WHICH_TARGET) and option.card.horde:
        return nest_value()
    if option.verb == LEAVE_FLIES:
        return option.number
    # the Ageless Walker
    if option.verb == CHOOSE and asked(EXILE_CARD):
        return exiling(option.card)
    if option.verb == CHOOSE and option.card.indestructible:
        return 0
    if option.verb == GAIN and option.card in table.exiled:
        return buying_back(option.card, taste(me, option))
    return taste(me, option)


@rule
def attaching(me: Player, breach: Card) -> int:
    """Under an opened breach that makes spells strong, rather one's own."""
    value = 1_000 + 10 * bonus_now(breach) + (100 if breach.open else 0)
    return value + (50 if breach in me.breaches else 0)


@rule
def added_to(breach: Card) -> int:
    """What a breach gives a spell besides the number on it: tokens, options, a relic attached to it."""
    owner: Player = breach.pile.owner
    relics = sum(1 + relic.bonus for relic in owner.attached if relic.breach == breach)
    return relics + (bonus_now(breach) - breach.bonus if breach.open else 0)
