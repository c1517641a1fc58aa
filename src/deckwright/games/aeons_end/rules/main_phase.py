"""The main phase: everything a player may do in it, in any order and as often as they like (WE-MAIN)."""

from __future__ import annotations

from deckwright.games.aeons_end.rules.aether import (
    aether_for,
    aether_for_breaches,
    aether_for_others,
    is_earmarked,
    pay,
)
from deckwright.games.aeons_end.rules.breaches import price_of_opening, put_into_breach, right_of, shares
from deckwright.games.aeons_end.rules.cards import gain
from deckwright.games.aeons_end.rules.damage import focus_breach, leave_play, open_breach
from deckwright.games.aeons_end.rules.hooks import ability_was_used, price_of, was_played
from deckwright.games.aeons_end.rules.life import foe, gain_charge, voice
from deckwright.games.aeons_end.rules.slots import (
    does_more,
    offers_more,
    on_ability,
    on_play,
    pay_toll,
    toll_possible,
    while_prepped,
)
from deckwright.games.aeons_end.schema import CHARGE_COST, LAST_STAGE, Answer, Card, Player, Use, ask, table
from deckwright.games.aeons_end.texts import (
    ABILITY,
    CHARGE,
    CHARGES,
    DISCARD_POWER,
    END_ORDERING,
    END_TURN,
    FOCUS,
    GAIN,
    HELP_WITH_ABILITY,
    MAIN_PHASE,
    OPEN,
    PAYS_OFF,
    PLAY,
    PLAYS,
    PREP,
    PREP_WIDE,
    PREPS,
    USE,
    USES,
    USES_ABILITY,
)
from deckwright.lang.rules import has_effect, rule
from deckwright.lang.types import confirm, move, note, offer


@rule
def main_phase(me: Player) -> bool:
    """Act until the player ends the turn; whether they want to choose the order of discarding is the answer."""
    while True:
        offer_cards(me)
        offer_spending(me)
        offer_powers(me)
        offer_abilities(me)
        if table.foe_offers and has_effect(foe(), offers_more):
            offers_more(foe(), me)
        offer(END_TURN)
        if table.plays_differ:
            offer(END_ORDERING)
        picked: Answer = ask(voice(me), MAIN_PHASE)
        card = picked.card
        if picked.verb == PLAY:
            play_card(me, card)
        elif picked.verb == GAIN:
            pay(me, card.use, picked.number)
            gain(me, card)
        elif picked.verb == PREP or picked.verb == PREP_WIDE:
            prep(me, card, picked.target)
        elif picked.verb == CHARGE:
            pay(me, Use.OTHER, CHARGE_COST)
            note(CHARGES, player=me)
            gain_charge(me, 1)
        elif picked.verb == FOCUS:
            pay(me, Use.BREACH, picked.number)
            focus_breach(card)
        elif picked.verb == OPEN:
            pay(me, Use.BREACH, picked.number)
            open_breach(me, card)
        elif picked.verb == ABILITY:
            use_ability(me, card)
        elif picked.verb == USE:
            note(USES, card, player=me)
            card.used = True
            table.spells_used = True
            while_prepped(card, me)
        elif picked.verb == DISCARD_POWER:
            pay_off(me, card)
        elif picked.verb == END_TURN or picked.verb == END_ORDERING:
            return picked.verb == END_ORDERING
        else:
            does_more(foe(), me, picked)


# --- what may be done -------------------------------------------------------------------------------------------------


@rule
def offer_cards(me: Player) -> None:
    """Gems and relics to play, spells to prep, and what prepped spells may do."""
    for card in me.hand:
        if not card.spell:
            offer(PLAY, card)
    offer_own_preps(me)
    for spell in me.prepped:
        if not spell.used and has_effect(spell, while_prepped):
            offer(USE, spell)


@rule
def offer_own_preps(me: Player) -> None:
    """Spells of the hand for opened breaches, and for those focused this turn (AE-PREP-01)."""
    for breach in me.breaches:
        if breach.occupied:
            if breach.awaits_spark or breach.awaits_link or breach.awaits_another:
                offer_beside(me, breach)
        elif breach.open or breach.focused:
            offer_preps(me, breach)


@rule
def offer_preps(me: Player, breach: Card) -> None:
    """Spells of the hand that may be prepped in a free breach."""
    for card in me.hand:
        if card.spell:
            if not card.dual:
                offer(PREP, card, target=breach)
            elif fits_beside(me, breach, False):
                offer(PREP_WIDE, card, target=breach)


@rule
def offer_beside(me: Player, breach: Card) -> None:
    """Spells of the hand that may share a breach with the one in it; only Kindle takes its Spark in any."""
    ready = breach.open or breach.focused
    for card in me.hand:
        if shares(me, card, breach) and (ready or (card.spark and breach.awaits_spark)):
            offer(PREP, card, target=breach)


@rule
def fits_beside(me: Player, breach: Card, even_closed: bool) -> bool:
    """Whether the adjacent breach on the right is ready for the other half of a wide spell."""
    beside = right_of(me, breach)
    return beside is not None and not beside.occupied and (even_closed or beside.open or beside.focused)


@rule
def offer_spending(me: Player) -> None:
    """What aether can buy: cards, a charge, a focus, an opening."""
    if table.earmarked and is_earmarked():
        offer_unusual_spending(me)
    elif table.aether > 0:
        for card in table.market:
            if card.cost <= table.aether:
                offer(GAIN, card, number=card.cost)
        offer_exiled()
        offer_steps(me, table.aether, table.aether)


@rule
def offer_unusual_spending(me: Player) -> None:
    """The same with aether that is not good for everything, or with prices other than what cards cost."""
    for card in table.market:
        price = price_of(card)
        if price <= aether_for(card.use):
            offer(GAIN, card, number=price)
    offer_exiled()
    offer_steps(me, aether_for_others(), aether_for_breaches())


@rule
def offer_exiled() -> None:
    """The top card of the exiled pile."""
    card = table.exiled.top
    if card and card.cost + table.exiled_dearer <= aether_for(card.use):
        offer(GAIN, card, number=card.cost + table.exiled_dearer)


@rule
def offer_steps(me: Player, others: int, for_breaches: int) -> None:
    """A charge, and a focus or an opening of a closed breach."""
    if others >= CHARGE_COST and me.charges < me.most_charges:
        offer(CHARGE, number=CHARGE_COST)
    for breach in me.breaches:
        if not breach.open:
            if for_breaches >= breach.focus_cost and breach.stage < LAST_STAGE:
                offer(FOCUS, breach, number=breach.focus_cost)
            if for_breaches >= price_of_opening(breach):
                offer(OPEN, breach, number=price_of_opening(breach))


@rule
def offer_abilities(me: Player) -> None:
    """One's own ability, and those of allies that are for the turns of others (AE-MAT-05); alone you are an ally."""
    if me.charges == me.most_charges:
        for mage in me.mat:
            if not mage.helps_allies or table.seats == 1:
                offer(ABILITY, mage)
    if table.helpers:
        offer_help(me)


@rule
def offer_help(me: Player) -> None:
    """The abilities of allies that are for the turns of others, unless they hold them back this turn."""
    for ally in me.others:
        if ally.charges == ally.most_charges and not ally.holds_back:
            for mage in ally.mat:
                if mage.helps_allies:
                    offer(ABILITY, mage)


@rule
def offer_powers(me: Player) -> None:
    """Powers whose TO DISCARD the player can fulfil completely, alone (AE-DISC-01, WE-DISC-03)."""
    for card in table.threats:
        if card.power:
            if card.toll > 0:
                if card.toll <= aether_for_others():
                    offer(DISCARD_POWER, card)
            elif toll_possible(card, me):
                offer(DISCARD_POWER, card)


# --- doing it ---------------------------------------------------------------------------------------------------------


@rule
def play_card(me: Player, card: Card) -> None:
    """Play a gem or relic: it stays in the play area until the draw phase (AE-PLAY-01, WE-PLAY-06)."""
    first = me.play.top
    if first and first.kind != card.kind:
        table.plays_differ = True
    move(card, me.play, bottom=True)
    note(PLAYS, card, player=me)
    on_play(card, me)
    was_played(me, card)


@rule
def prep(me: Player, card: Card, breach: Card) -> None:
    """Prep a spell, for free (AE-PREP-01)."""
    note(PREPS, card, player=me)
    put_into_breach(me, card, breach)


@rule
def use_ability(me: Player, mage: Card) -> None:
    """The charges are the cost of an ability, usually removed first (AE-MAT-06, AE-MAT-08).

    Whose it is may hold it back.
    """
    owner: Player = mage.pile.owner
    if owner != me and not table.alone and not confirm(voice(owner), HELP_WITH_ABILITY):
        owner.holds_back = True
        return
    note(USES_ABILITY, mage, player=owner)
    if table.charges_first:
        owner.charges = 0
    on_ability(mage, owner)
    if not table.charges_first:
        owner.charges = 0
    ability_was_used(owner)


@rule
def pay_off(me: Player, power: Card) -> None:
    """Fulfil TO DISCARD; the power does not take effect (AE-DISC-02)."""
    note(PAYS_OFF, power, player=me)
    if power.toll > 0:
        pay(me, Use.OTHER, power.toll)
    else:
        pay_toll(power, me)
    leave_play(power)
