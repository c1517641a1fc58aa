"""The main phase: everything a player may do in it, in any order and as often as they like (SOI-MAIN)."""

from __future__ import annotations

from deckwright.games.shards.rules.core import (
    can_be_attacked,
    destroy_champion,
    gain_mastery,
    health_of,
    leave_row,
    on_activate,
    opposes,
    play_card,
    price_of,
    receive,
    relics_leave,
    spend_power,
)
from deckwright.games.shards.rules.keywords import can_dominate
from deckwright.games.shards.schema import RELIC_MASTERY, Answer, Card, Player, table
from deckwright.games.shards.texts import (
    ACTIVATE,
    ACTIVATES,
    ATTACK,
    DESTROYS,
    END_MAIN,
    FAST_PLAY,
    FOCUS,
    FOCUSES,
    MAIN_ENDS,
    MAIN_PHASE,
    PLAY,
    RECRUIT,
    RECRUIT_RELIC,
    RECRUITS,
)
from deckwright.lang.rules import has_effect, rule
from deckwright.lang.types import ask, note, offer, reveal


@rule
def main_phase(me: Player) -> None:
    """Act until the player leaves the phase (SOI-MAIN-01, SOI-TURN-02) or falls by an effect (SOI-WIN-04)."""
    while True:
        if table.damage_adds_up:
            wounded_fall(me)
        offer_cards(me)
        offer_champions(me)
        offer_attacks(me)
        if table.crystals > 0 and not me.focused:
            offer(FOCUS)
        if me.mastery >= RELIC_MASTERY and not me.relic_taken:
            for card in me.relics:
                offer(RECRUIT_RELIC, card)
        offer(END_MAIN)
        picked: Answer = ask(me, MAIN_PHASE)
        card = picked.card
        if picked.verb == PLAY:
            play_card(me, card)
        elif picked.verb == RECRUIT:
            table.crystals -= picked.number
            recruit(me, card)
        elif picked.verb == ACTIVATE:
            activate(me, card)
        elif picked.verb == FAST_PLAY:
            table.crystals -= picked.number
            fast_play(me, card)
        elif picked.verb == ATTACK:
            attack_champion(me, card, picked.number)
        elif picked.verb == FOCUS:
            focus(me)
        elif picked.verb == RECRUIT_RELIC:
            recruit_relic(me, card)
        else:
            note(MAIN_ENDS, player=me)
            return
        if not me.alive:
            return


# --- what may be done -------------------------------------------------------------------------------------------------


@rule
def offer_cards(me: Player) -> None:
    """Cards to play, to recruit and to fast-play."""
    for card in me.hand:
        offer(PLAY, card)
    for card in table.row:
        price = price_of(card, me)
        if price <= table.crystals:
            offer(RECRUIT, card, number=price)
            if card.mercenary:
                offer(FAST_PLAY, card, number=price)


@rule
def offer_champions(me: Player) -> None:
    """Champions to activate, each once per turn (SOI-CHAMP-03); Giga only when her condition can be met."""
    for card in me.play:
        if card.champion and not card.activated and has_effect(card, on_activate):
            if not card.needs_dominion or can_dominate(me):
                offer(ACTIVATE, card)


@rule
def offer_attacks(me: Player) -> None:
    """Enemy champions that the power suffices for, in one payment (SOI-MAIN-07, SOI-CHAMP-05, SOI-CHAMP-06)."""
    if table.power > 0:
        for enemy in me.others:
            if opposes(me, enemy):
                for card in enemy.play:
                    if card.champion and can_be_attacked(me, card, enemy):
                        offer_attack(card, health_of(card, enemy) - card.wounds)


@rule
def offer_attack(card: Card, needed: int) -> None:
    """Attack with what is needed, or, if damage adds up during a turn, with a single point."""
    if needed <= table.power:
        offer(ATTACK, card, number=needed)
    if table.damage_adds_up and needed > 1:
        offer(ATTACK, card, number=1)


# --- doing it ---------------------------------------------------------------------------------------------------------


@rule
def recruit(me: Player, card: Card) -> None:
    """Recruit from the row: the card goes to the discard pile, none of its effects apply (SOI-MAIN-03)."""
    note(RECRUITS, card, player=me)
    leave_row(card)
    receive(me, card)


@rule
def fast_play(me: Player, card: Card) -> None:
    """Play a mercenary straight from the row; that is playing it in every respect (SOI-MAIN-04, SOI-MERC-04)."""
    card.fast_played = True
    leave_row(card)
    play_card(me, card)


@rule
def activate(me: Player, card: Card) -> None:
    """Activate a champion (SOI-MAIN-05)."""
    note(ACTIVATES, card, player=me)
    card.activated = True
    on_activate(card, me, card)


@rule
def attack_champion(me: Player, card: Card, amount: int) -> None:
    """Spend power on an enemy champion; shields do not help it (SOI-CHAMP-09)."""
    spend_power(amount)
    card.wounds += amount
    owner: Player = card.pile.owner
    if card.wounds >= health_of(card, owner):
        note(DESTROYS, card, player=me)
        destroy_champion(card)


@rule
def wounded_fall(me: Player) -> None:
    """Where damage adds up, a champion falls as soon as its health sinks to the damage on it."""
    fell = True
    while fell:
        fell = False
        for enemy in me.others:
            for card in enemy.play:
                if card.champion and card.wounds >= health_of(card, enemy):
                    note(DESTROYS, card, player=me)
                    destroy_champion(card)
                    fell = True


@rule
def focus(me: Player) -> None:
    """Spend 1 crystal, gain 1 mastery, once per turn (SOI-MAIN-06)."""
    note(FOCUSES, player=me)
    table.crystals -= 1
    me.focused = True
    gain_mastery(me, 1)


@rule
def recruit_relic(me: Player, card: Card) -> None:
    """Take one of your relics for free, once per game; the other goes to the box (SOI-RELIC-03 to -05)."""
    reveal(card)
    note(RECRUITS, card, player=me)
    me.relic_taken = True
    receive(me, card)
    relics_leave(me)
