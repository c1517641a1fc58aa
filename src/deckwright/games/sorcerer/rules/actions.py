"""The Action phase: one action at a time, six for everybody (SOR-ACT)."""

from __future__ import annotations

from deckwright.games.sorcerer.rules.casting import cast, has_target, price_of, prices_change
from deckwright.games.sorcerer.rules.gains import draw, gain_energy
from deckwright.games.sorcerer.rules.moving import reinforce
from deckwright.games.sorcerer.rules.sides import captain, field_of, hostile, voice, works_for
from deckwright.games.sorcerer.rules.slots import on_entombed, on_power, power_ready, tomb_ready
from deckwright.games.sorcerer.schema import Answer, Card, Mode, Player, Reach, table
from deckwright.games.sorcerer.texts import (
    ACTION,
    ACTIVATE,
    ACTIVATES,
    CAST,
    CHANNEL,
    CHANNELS,
    MEDITATE,
    MEDITATES,
    REINFORCE,
    REINFORCES,
    UNEARTH,
    UNEARTHS,
    WHICH_MEMBER,
)
from deckwright.lang.rules import has_effect, rule
from deckwright.lang.types import ask, begin_turn, choose_player, note, offer

CHANNELLED = 2
MEDITATED = 2


@rule
def action_phase(me: Player) -> None:
    """From this player on, clockwise, until all actions are used (SOR-ACT-01, SOR-ACT-03)."""
    someone = me
    while any(each.actions > 0 for each in table.players):
        acting = member_to_act(someone)
        if acting:
            take_action(acting)
        someone = next_side(someone)


@rule
def next_side(me: Player) -> Player:
    """Who is next: the left neighbour, or the other team (SOR-TEAM-05)."""
    return captain(me.left)


@rule
def member_to_act(me: Player) -> Player | None:
    """The player, or of a team a member with the most actions left, its own choice among equals (SOR-TEAM-05)."""
    most = max((each.actions for each in table.players if not hostile(me, each)), default=0)
    if table.mode != Mode.TEAMS:
        most = me.actions
    if most == 0:
        return None
    if table.mode != Mode.TEAMS:
        return me
    return choose_player(
        voice(me), (each for each in table.players if not hostile(me, each) and each.actions == most), WHICH_MEMBER
    )


@rule
def take_action(me: Player) -> None:
    """One of the five actions; there is no passing (SOR-ACT-02)."""
    begin_turn(me)
    offer(CHANNEL)
    offer(MEDITATE)
    offer(REINFORCE)
    changing = prices_change(me)
    for card in me.hand:
        price = price_of(me, card) if changing else card.cost
        if price <= me.energy and has_target(me, card, Reach.ANYWHERE):
            offer(CAST, card, number=price)
    offer_powers(me)
    picked: Answer = ask(me, ACTION)
    me.actions -= 1
    if picked.verb == CHANNEL:
        note(CHANNELS, player=me)
        gain_energy(me, CHANNELLED)
    elif picked.verb == MEDITATE:
        note(MEDITATES, player=me)
        draw(me, MEDITATED)
    elif picked.verb == REINFORCE:
        note(REINFORCES, player=me)
        reinforce(me)
    elif picked.verb == CAST:
        cast(me, picked.card, picked.number, Reach.ANYWHERE)
    elif picked.verb == ACTIVATE:
        activate(me, picked.card)
    else:
        unearth(me, picked.card)
    table.here = None


@rule
def offer_powers(me: Player) -> None:
    """Powers of skill cards, minions, attachments and entombed cards that can be used now (SOR-ACT-07)."""
    for card in me.skills:
        if can_activate(me, card):
            offer(ACTIVATE, card)
    for field in table.fields:
        for card in field.minions[me]:
            if can_activate(me, card):
                offer(ACTIVATE, card)
    for card in me.attached:
        if can_activate(me, card):
            offer(ACTIVATE, card)
    for card in me.graveyard:
        if has_effect(card, on_entombed) and me.energy >= card.tomb_price and tomb_ready(card, me):
            offer(UNEARTH, card)


@rule
def can_activate(me: Player, card: Card) -> bool:
    """A power that is not blanked, whose price can be paid; a skill card must be ready (SOR-SKILL-06, SOR-ACT-10)."""
    if not has_effect(card, on_power) or card.blanked or not works_for(me, card):
        return False
    if card.is_skill and card.exhausted:
        return False
    if table.powers_once and card.used:
        return False
    return power_ready(card, me)


@rule
def activate(me: Player, card: Card) -> None:
    """Use a power. Skill cards are exhausted by it (SOR-SKILL-05), others are not (SOR-ACT-10)."""
    note(ACTIVATES, card, player=me)
    if card.is_skill and (table.skills_exhaust or not card.stays_ready):
        card.exhausted = True
    if table.powers_once and not card.is_pool:
        card.used = True
    table.here = field_of(card)
    on_power(card, me)


@rule
def unearth(me: Player, card: Card) -> None:
    """Use the power of a card in the graveyard (SOR-LIN-01)."""
    note(UNEARTHS, card, player=me)
    me.energy -= card.tomb_price
    table.here = me.avatar
    on_entombed(card, me)
