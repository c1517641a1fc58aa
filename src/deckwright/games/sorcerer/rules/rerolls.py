"""The dialogue of re-rolls: omens for single dice, fate for all, until both sides pass (SOR-REROLL, SOR-TOK-03)."""

from __future__ import annotations

from deckwright.games.sorcerer.rules.dice import roll_dice, roll_die
from deckwright.games.sorcerer.rules.sides import captain, field_of, hostile
from deckwright.games.sorcerer.rules.slots import on_reroll, reroll_ready
from deckwright.games.sorcerer.schema import BattleDie, Battlefield, Card, Mode, Player, Throw, table
from deckwright.games.sorcerer.texts import AGREE_FATE, FATE, FLIPS_FATE, REROLL, REROLLS, ROLLS, TWIST
from deckwright.lang.rules import has_effect, rule
from deckwright.lang.types import PASS, ask, confirm, note, offer


@rule
def rerolls(attacking: Player, defending: Player, field: Battlefield) -> None:
    """The attacker first; it ends with two passes in a row, or after one turn each by the option (SOR-REROLL-03)."""
    side = attacking
    other = defending
    passes = 0
    turns = 0
    while passes < 2 and not (table.single_rerolls and turns == 2):
        if side_rerolls(side, field):
            passes = 1
        else:
            passes += 1
        turns += 1
        before = side
        side = other
        other = before


@rule
def side_rerolls(side: Player, field: Battlefield) -> bool:
    """A side re-rolls until all its members pass (SOR-TEAM-07); whether it did.

    Who has passed is asked again only after another member has re-rolled.
    """
    if table.mode != Mode.TEAMS:
        return member_rerolls(side, field)
    acted = False
    passes = 0
    while passes < table.seats // 2:
        for each in side.around:
            if passes < table.seats // 2 and not hostile(side, each):
                if member_rerolls(each, field):
                    acted = True
                    passes = 1
                else:
                    passes += 1
    return acted


@rule
def member_rerolls(me: Player, field: Battlefield) -> bool:
    """One player re-rolls as often as they can, then passes (SOR-REROLL-01); whether they did.

    A team that has refused to flip its token is not asked again in the same turn; omens may still be spent.
    """
    acted = False
    fate = has_fate(me)
    while me.omens > 0 or fate or any_twist(me, field):
        if me.omens > 0:
            for die in table.dice:
                if die.number < table.rolled:
                    offer(REROLL, place=die)
        if fate:
            offer(FATE)
        offer_twists(me, field)
        offer(PASS)
        picked: Throw = ask(me, REROLLS)
        if picked.verb == PASS:
            break
        if picked.verb == REROLL:
            spend_omen(me, picked.place)
            acted = True
        elif picked.verb == FATE:
            fate = False
            if flip_fate(me):
                acted = True
        else:
            twist(me, picked.card)
            acted = True
    return acted


@rule
def spend_omen(me: Player, die: BattleDie) -> None:
    """One die again, whoever rolled it (SOR-TOK-03)."""
    me.omens -= 1
    note(ROLLS, player=me, place=die)
    roll_die(die)


# --- fate -------------------------------------------------------------------------------------------------------------


@rule
def has_fate(me: Player) -> bool:
    """Whether the player may flip a fate token: their own, or the team's (SOR-TOK-04, SOR-TEAM-03, SOR-TEAM-04)."""
    if table.own_fates:
        return me.fate
    return captain(me).fate


@rule
def flip_fate(me: Player) -> bool:
    """The whole roll again; a team's token needs the agreement of all (SOR-TEAM-03). Whether it was flipped."""
    if not table.own_fates:
        for each in me.others:
            if not hostile(me, each) and not confirm(each, AGREE_FATE):
                return False
        captain(me).fate = False
    else:
        me.fate = False
    note(FLIPS_FATE, player=me)
    roll_dice(table.rolled)
    return True


# --- abilities --------------------------------------------------------------------------------------------------------


@rule
def can_twist(me: Player, card: Card) -> bool:
    """Whether a card has an ability for this step that can be used now."""
    if not has_effect(card, on_reroll) or card.blanked or (card.is_skill and card.exhausted):
        return False
    return reroll_ready(card, me)


@rule
def any_twist(me: Player, field: Battlefield) -> bool:
    """Whether any card of the player's on the battlefield has such an ability."""
    if any(can_twist(me, card) for card in field.minions[me]):
        return True
    if any(field_of(card) == field and can_twist(me, card) for card in me.attached):
        return True
    return me.avatar == field and any(can_twist(me, card) for card in me.skills)


@rule
def offer_twists(me: Player, field: Battlefield) -> None:
    """Abilities for this step on the battlefield."""
    for card in field.minions[me]:
        if can_twist(me, card):
            offer(TWIST, card)
    for card in me.attached:
        if field_of(card) == field and can_twist(me, card):
            offer(TWIST, card)
    if me.avatar == field:
        for card in me.skills:
            if can_twist(me, card):
                offer(TWIST, card)


@rule
def twist(me: Player, card: Card) -> None:
    """Use it; a skill card is exhausted."""
    if card.is_skill and (table.skills_exhaust or not card.stays_ready):
        card.exhausted = True
    on_reroll(card, me)
