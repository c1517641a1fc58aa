"""The greedy bot of The New Age: the family's taste, what War Eternal asks, and what only this box asks."""

from __future__ import annotations

from deckwright.games.aeons_end.bot import keep_value, taste
from deckwright.games.aeons_end.features import SCALE, Matter
from deckwright.games.aeons_end.rules.breaches import bonus_now
from deckwright.games.aeons_end.rules.slots import ability_taste
from deckwright.games.aeons_end.texts import (
    ABILITY,
    CASTING_PHASE,
    CHOOSE_ONE,
    GAIN,
    HELP_WITH_ABILITY,
    OPEN,
    PLAY,
    PREP,
    PREP_WIDE,
    WHICH_TARGET,
)
from deckwright.games.new_age.cards.starters import HEART_FORGE
from deckwright.games.new_age.mage_tastes import (
    BEFORE_PREPPING,
    burning,
    burning_again,
    draining,
    energizing,
    exchange_value,
    first_opening,
    forging,
    going_back,
    healing,
    own_choice,
)
from deckwright.games.new_age.schema import Answer, Card, Player, table
from deckwright.games.new_age.tastes import (
    acting,
    buying_back,
    claw_value,
    exiling,
    nest_value,
    placer_value,
    placing,
    ritual_value,
    taking_back_value,
)
from deckwright.games.new_age.texts import (
    ATTACH_TO,
    BACK_ONTO_DECK,
    BURN_AGAIN,
    DESTROY_CAST_SPELL,
    DISCARD_SPELL_FOR_AETHER,
    DRAIN_WHICH,
    ENERGIZE_WHICH,
    EXILE_CARD,
    FORGE_WHICH,
    LEAVE_FLIES,
    LEND_CHARGE,
    ONTO_ITS_DECK,
    PLACE_TOKEN,
    PUSH_BACK,
    RETURN_WHICH,
    SPELL_ONTO_DECK,
    SPEND_CHARGE,
    TAKE_REVEALED_SPELL,
    WHICH_CLAW,
    WHO_GAINS_LIFE,
    WHO_PLACES,
    WHO_TAKES_BACK,
)
from deckwright.games.war_eternal.texts import FORCE_SPELL, LOSE_CHARGE
from deckwright.lang.rules import judgement, rule
from deckwright.lang.types import CHOOSE, CHOOSE_PLAYER, YES, asked

ANOTHER_QUESTION = -1_000_000


@judgement
def greedy(me: Player, option: Answer) -> int:
    """Play any mage sensibly and answer for all."""
    if option.verb == LOSE_CHARGE:
        return 1
    if option.verb == CHOOSE and asked(FORCE_SPELL):
        return 100
    # the supply
    if option.verb == CHOOSE and asked(ATTACH_TO):
        return attaching(acting(me), option.card)
    if option.verb == YES and asked(ONTO_ITS_DECK):
        return 1
    if option.verb == YES and asked(DESTROY_CAST_SPELL):
        return -1
    if option.verb == PREP or option.verb == PREP_WIDE:
        return taste(me, option) + 40 * added_to(option.target)
    # mages
    if asked(CHOOSE_ONE) and option.number // SCALE == Matter.OWN:
        return 1_000_000 + own_choice(me, option.number % SCALE)
    if option.verb == PLAY and option.card.kind == HEART_FORGE:
        return taste(me, option) + 1_000
    if option.verb == ABILITY and asked(CASTING_PHASE):
        return 2_000 if ability_taste(option.card) == BEFORE_PREPPING else 0
    if option.verb == CHOOSE or option.verb == CHOOSE_PLAYER or option.verb == YES:
        value = of_mages(me, option)
        if value > ANOTHER_QUESTION:
            return value
    if option.verb == OPEN:
        return taste(me, option) + first_opening(acting(me))
    # Maggoth
    if option.verb == CHOOSE and asked(WHICH_TARGET) and option.card.horde:
        return nest_value()
    if option.verb == LEAVE_FLIES:
        return option.number
    # Arachnos
    if option.verb == PUSH_BACK:
        return ritual_value()
    # the Ageless Walker
    if option.verb == CHOOSE and asked(EXILE_CARD):
        return exiling(option.card)
    if option.verb == CHOOSE and option.card.indestructible:
        return 0
    if option.verb == GAIN and option.card in table.exiled:
        return buying_back(option.card, taste(me, option))
    # Fenrix
    if option.verb == PLACE_TOKEN:
        return placing(option.card, acting(me))
    if option.verb == CHOOSE and asked(WHICH_TARGET) and option.card.claw:
        return claw_value(option.card, acting(me), taste(me, option))
    if option.verb == CHOOSE and asked(WHICH_CLAW):
        return 1_000 - option.card.life
    if option.verb == CHOOSE_PLAYER and asked(WHO_PLACES):
        return placer_value(option.player)
    if option.verb == CHOOSE_PLAYER and asked(WHO_TAKES_BACK):
        return taking_back_value(option.player)
    if option.verb == CHOOSE and asked(SPELL_ONTO_DECK):
        return 1_000 - keep_value(option.card)
    return taste(me, option)


@rule
def of_mages(me: Player, option: Answer) -> int:
    """What mages and their starting cards ask."""
    if option.verb == YES:
        if asked(HELP_WITH_ABILITY) or asked(SPEND_CHARGE):
            return 1
        if asked(BURN_AGAIN):
            return burning_again()
        if asked(LEND_CHARGE):
            return 1 if me.charges < me.most_charges else -1
        return ANOTHER_QUESTION
    if option.verb == CHOOSE_PLAYER:
        return healing(option.player) if asked(WHO_GAINS_LIFE) else ANOTHER_QUESTION
    card = option.card
    if asked(ENERGIZE_WHICH):
        return energizing(card)
    if asked(DRAIN_WHICH):
        return draining(card)
    if asked(FORGE_WHICH):
        return forging(card)
    if asked(DISCARD_SPELL_FOR_AETHER):
        return burning(acting(me), card)
    if asked(TAKE_REVEALED_SPELL):
        return keep_value(card)
    if asked(BACK_ONTO_DECK):
        return going_back(card)
    if asked(RETURN_WHICH):
        return 10_000 + exchange_value(acting(me), card)
    return ANOTHER_QUESTION


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
