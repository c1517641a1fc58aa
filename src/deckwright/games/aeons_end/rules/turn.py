"""Turns: the turn order deck, a player's turn from casting to drawing, the checks at the end (WE-TURN, WE-FLOW)."""

from __future__ import annotations

from deckwright.games.aeons_end.rules.aether import lose_aether
from deckwright.games.aeons_end.rules.cards import draw
from deckwright.games.aeons_end.rules.casting import casting_phase
from deckwright.games.aeons_end.rules.hooks import casting_ends, turn_begins, turn_is_over
from deckwright.games.aeons_end.rules.life import beat, foe, outlasted, voice
from deckwright.games.aeons_end.rules.main_phase import main_phase
from deckwright.games.aeons_end.rules.nemesis import nemesis_turn
from deckwright.games.aeons_end.rules.slots import turn_ends
from deckwright.games.aeons_end.rules.turn_order import draw_turn_card, pass_wild_token, player_of
from deckwright.games.aeons_end.schema import HAND_SIZE, Answer, Card, Order, Pile, Player, TurnOf, ask, player, table
from deckwright.games.aeons_end.texts import (
    BY_HAND,
    DISCARD_ORDER,
    ENDS_TURN,
    NEXT_DISCARD,
    ORDER_AS_PLAYED,
    ORDER_CHEAP_FIRST,
    ORDER_DEAR_FIRST,
    ORDER_LAST_FIRST,
)
from deckwright.lang.common import draw_together_if_endless
from deckwright.lang.rules import has_effect, rule
from deckwright.lang.types import begin_turn, choose, move, note, offer


@rule
def next_turn() -> None:
    """Draw the card that says who acts, and let them (AE-TURN-01, WE-TURN-05, WE-END-07)."""
    card = draw_turn_card()
    if card.turn_of == TurnOf.NEMESIS:
        nemesis_turn()
    else:
        draw_together_if_endless()
        take_turn(player_of(card))
        if card.turn_of == TurnOf.WILD and table.wild_token:
            pass_wild_token()
    end_of_any_turn()


@rule
def end_of_any_turn() -> None:
    """Some victories are checked only now: what the nemesis says itself, and an empty deck (WE-END-02)."""
    nemesis = foe()
    if has_effect(nemesis, turn_ends):
        turn_ends(nemesis, player(0))
    if outlasted():
        beat()


@rule
def take_turn(me: Player) -> None:
    """Casting phase, main phase, draw phase (AE-FLOW-01)."""
    begin_turn(me)
    table.active = me
    turn_begins(me)
    casting_phase(me)
    casting_ends(me)
    after_casting(me)


@rule
def after_casting(me: Player) -> None:
    """The rest of a turn."""
    choosing = main_phase(me)
    note(ENDS_TURN, player=me)
    draw_phase(me, choosing)


@rule
def draw_phase(me: Player, choosing: bool) -> None:
    """Played cards to the discard pile in an order of the player's choice, then up to five cards (AE-DRAW-01, -02)."""
    if choosing and choose_order(me):
        while me.play:
            move(choose(voice(me), me.play, NEXT_DISCARD), me.discard)
    while me.play:
        move(next_to_discard(me), me.discard)
    table.drawing_up = True
    draw(me, HAND_SIZE - len(me.hand))
    table.drawing_up = False
    lose_aether()
    table.plays_differ = False
    if table.helpers:
        for someone in table.players:
            someone.holds_back = False
    if any(breach.focused for breach in me.breaches):
        for breach in me.breaches:
            breach.focused = False
    if table.spells_used:
        renew_spells()
    turn_is_over(me)


@rule
def renew_spells() -> None:
    """What may be done once in a main phase may be done again in the next, wherever the spell is now (AE-WHILE-01)."""
    table.spells_used = False
    for someone in table.players:
        for place in (someone.prepped, someone.hand, someone.discard, someone.deck):
            renew_all(place)
    for pile in (table.market, table.stock, table.exiled):
        renew_all(pile)


@rule
def renew_all(place: Pile) -> None:
    """The spells of a pile."""
    for card in place:
        if card.used:
            card.used = False


@rule
def choose_order(me: Player) -> bool:
    """Choose an order and keep to it from now on, or decide card by card this time: that is the answer."""
    offer(ORDER_AS_PLAYED)
    offer(ORDER_LAST_FIRST)
    offer(ORDER_CHEAP_FIRST)
    offer(ORDER_DEAR_FIRST)
    offer(BY_HAND)
    picked: Answer = ask(voice(me), DISCARD_ORDER)
    if picked.verb == BY_HAND:
        return True
    if picked.verb == ORDER_AS_PLAYED:
        me.discard_order = Order.AS_PLAYED
    elif picked.verb == ORDER_LAST_FIRST:
        me.discard_order = Order.LAST_FIRST
    elif picked.verb == ORDER_CHEAP_FIRST:
        me.discard_order = Order.CHEAP_FIRST
    else:
        me.discard_order = Order.DEAR_FIRST
    return False


@rule
def next_to_discard(me: Player) -> Card | None:
    """The played card that goes next, by the player's usual order."""
    if me.discard_order == Order.AS_PLAYED:
        return me.play.top
    if me.discard_order == Order.LAST_FIRST:
        return me.play.bottom
    found: Card | None = me.play.top
    for card in me.play:
        if found is not None:
            dearer = card.cost > found.cost
            cheaper = card.cost < found.cost
            if dearer if me.discard_order == Order.DEAR_FIRST else cheaper:
                found = card
    return found
