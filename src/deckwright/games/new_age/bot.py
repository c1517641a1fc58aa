"""The greedy bot of The New Age: the family's taste, what War Eternal asks, and what only this box asks."""

from __future__ import annotations

from deckwright.games.aeons_end import bot as family
from deckwright.games.aeons_end.bot import card_value, keep_value, taste
from deckwright.games.aeons_end.features import SCALE, Matter
from deckwright.games.aeons_end.rules.breaches import bonus_now
from deckwright.games.aeons_end.rules.slots import ability_taste, adds_damage
from deckwright.games.aeons_end.texts import (
    ABILITY,
    CHOOSE_ONE,
    DECIDE_TOGETHER,
    HELP_WITH_ABILITY,
    MAIN_PHASE,
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
    price_of_aging,
    ritual_value,
    taking_back_value,
)
from deckwright.games.new_age.texts import (
    ATTACH_TO,
    BACK_ONTO_DECK,
    BURN_AGAIN,
    DESTROY_CAST_SPELL,
    DISCARD_FOR_PYRE,
    DISCARD_SPELL_FOR_AETHER,
    DRAIN_WHICH,
    DRAW_AND_DISCARD,
    ENERGIZE_WHICH,
    EXILE_CARD,
    FORGE_WHICH,
    LEAVE_FLIES,
    LEND_CHARGE,
    ONTO_ITS_DECK,
    PLACE_TOKEN,
    PUSH_BACK,
    REPLACE,
    RETURN_WHICH,
    SPELL_ONTO_DECK,
    SPEND_CHARGE,
    TAKE_REVEALED_SPELL,
    WHICH_CLAW,
    WHICH_PILE,
    WHO_GAINS_LIFE,
    WHO_PLACES,
    WHO_TAKES_BACK,
)
from deckwright.games.new_age.treasure_tastes import gaining_with_treasures, giving_up, opening_with_treasures
from deckwright.games.war_eternal.texts import FORCE_SPELL, LOSE_CHARGE
from deckwright.lang.rules import judgement, rule
from deckwright.lang.types import CHOOSE, CHOOSE_PLAYER, YES, asked

ANOTHER_QUESTION = -1_000_000


@judgement
def greedy(me: Player, option: Answer) -> int:
    """Play any mage sensibly and answer for all. Most is asked in the main phase, so that comes first."""
    if not asked(MAIN_PHASE):
        value = answering(me, option)
        if value > ANOTHER_QUESTION:
            return value
    return taste(me, option)


@rule
def answering(me: Player, option: Answer) -> int:
    """Questions that only this box and War Eternal ask, outside the main phase."""
    if asked(CHOOSE_ONE):
        return 1_000_000 + own_choice(me, option.number % SCALE) if is_own(option) else ANOTHER_QUESTION
    if option.verb == CHOOSE:
        return choosing_card(me, option)
    if option.verb == CHOOSE_PLAYER:
        return choosing_who(option.player)
    if option.verb == YES:
        return agreeing(me)
    if option.verb == ABILITY:
        return 2_000 if ability_taste(option.card) == BEFORE_PREPPING else 0
    if option.verb == LOSE_CHARGE:
        return 1
    if option.verb == LEAVE_FLIES:
        return option.number
    if option.verb == REPLACE:
        return 100 - option.number
    return ANOTHER_QUESTION


@rule
def is_own(option: Answer) -> bool:
    """Whether only this box knows what one of two effects is worth."""
    return option.number // SCALE == Matter.OWN


# --- besides what the family finds worth doing ----------------------------------------------------------------------


@rule
def playing_before_others(card: Card, n: int) -> int:
    """The Heart Forge comes first: what it gives is for cards still in hand."""
    return n + 1_000 if card.kind == HEART_FORGE else n


@rule
def prepping_where_more_is_added(breach: Card, n: int) -> int:
    """Tokens, options and relics attached to them make some breaches better than the number on them."""
    owner: Player = breach.pile.owner
    value = n
    if breach.special and breach.open:
        value += 40 * adds_damage(breach)
    for relic in owner.attached:
        if relic.breach == breach:
            value += 40 * (1 + relic.bonus)
    return value


@rule
def gaining_besides(card: Card, mage: Player, n: int) -> int:
    """The exiled pile, and what treasures make of a card."""
    if table.exiled and card in table.exiled:
        return n + buying_back(card)
    return n + gaining_with_treasures(card, mage) if table.treasured else n


@rule
def opening_besides(mage: Player, n: int) -> int:
    """A first breach, and what treasures give for one."""
    return n + first_opening(mage) + opening_with_treasures()


@rule
def aiming_at_claws(card: Card, mage: Player, n: int) -> int:
    """A claw can be hit only with a Position token there."""
    return n + claw_value(card, mage) if card.claw else n


@rule
def aging_costs_more(matter: int, amount: int, n: int) -> int:
    """Life that all decide about together is dearer where everybody ages."""
    return n - price_of_aging(amount) if matter == Matter.PLAYER and asked(DECIDE_TOGETHER) else n


@rule
def doing_what_a_nemesis_offers(me: Player, option: Answer) -> int:
    """Push back a ritual, place a Position token."""
    if option.verb == PUSH_BACK:
        return ritual_value()
    return placing(option.card, acting(me)) if option.verb == PLACE_TOKEN else 0


TASTES = {
    family.taste_of_playing: playing_before_others,
    family.taste_of_breach: prepping_where_more_is_added,
    family.taste_of_gaining: gaining_besides,
    family.taste_of_opening: opening_besides,
    family.taste_of_target: aiming_at_claws,
    family.taste_of_effects: aging_costs_more,
    family.taste_of_another: doing_what_a_nemesis_offers,
}


# --- questions that only this box asks --------------------------------------------------------------------------------


@rule
def choosing_card(me: Player, option: Answer) -> int:
    """Whatever is chosen among cards."""
    card = option.card
    if asked(WHICH_TARGET):
        return nest_value() if card.horde else ANOTHER_QUESTION
    if asked(EXILE_CARD):
        return exiling(card)
    if asked(WHICH_CLAW):
        return 1_000 - card.life
    if asked(SPELL_ONTO_DECK):
        return 1_000 - keep_value(card)
    if asked(ATTACH_TO):
        return attaching(acting(me), card)
    if asked(FORCE_SPELL):
        return 100
    if asked(WHICH_PILE):
        return 1_000 + card_value(card, acting(me))
    if asked(DISCARD_FOR_PYRE):
        return giving_up(card)
    if card.indestructible:
        return 0
    return of_mages(me, card)


@rule
def choosing_who(who: Player) -> int:
    """Whatever is chosen among players."""
    if asked(WHO_GAINS_LIFE):
        return healing(who)
    if asked(WHO_PLACES):
        return placer_value(who)
    if asked(WHO_TAKES_BACK):
        return taking_back_value(who)
    return ANOTHER_QUESTION


@rule
def agreeing(me: Player) -> int:
    """Yes or no; no is worth 0."""
    if asked(ONTO_ITS_DECK) or asked(HELP_WITH_ABILITY) or asked(SPEND_CHARGE) or asked(DRAW_AND_DISCARD):
        return 1
    if asked(DESTROY_CAST_SPELL):
        return -1
    if asked(BURN_AGAIN):
        return burning_again()
    if asked(LEND_CHARGE):
        return 1 if me.charges < me.most_charges else -1
    return ANOTHER_QUESTION


@rule
def of_mages(me: Player, card: Card) -> int:
    """What mages and their starting cards ask of cards."""
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
