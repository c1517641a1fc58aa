"""The turn: everything a player may do in it, and its end (ASC-TURN, ASC-PLAY, ASC-ENDTURN)."""

from __future__ import annotations

from deckwright.games.ascension.rules.acquiring import acquire, arrived, can_pay, pay_for, price_of
from deckwright.games.ascension.rules.core import draw, on_lifebound_hero, on_play, on_use, on_use_second, refill_row
from deckwright.games.ascension.rules.fighting import defeat
from deckwright.games.ascension.schema import HAND_SIZE, WEAKEST_MONSTER, Answer, Card, Faction, Player, table
from deckwright.games.ascension.texts import (
    ACQUIRE,
    DEFEAT,
    END_TURN,
    MAIN,
    PLAY,
    PLAYS,
    TURN_ENDS,
    USE,
    USE_SECOND,
    USES,
)
from deckwright.lang.rules import has_effect, rule
from deckwright.lang.types import ask, begin_turn, move, move_all, note, offer


@rule
def take_turn(me: Player) -> None:
    """One turn: act in any order, then clear up and draw (ASC-TURN-01 to -03)."""
    begin_turn(me)
    act(me)
    end_turn(me)


@rule
def act(me: Player) -> None:
    """Play, use, acquire and defeat as often and in whatever order the player likes (ASC-TURN-01, ASC-TURN-05)."""
    while True:
        for card in me.hand:
            offer(PLAY, card)
        offer_constructs(me)
        if table.runes > 0 or table.mechana_runes > 0 or table.discount > 0:
            offer_cards(me)
        if table.power >= WEAKEST_MONSTER:
            offer_monsters()
        offer(END_TURN)
        picked: Answer = ask(me, MAIN)
        card = picked.card
        if picked.verb == PLAY:
            play_card(me, card)
        elif picked.verb == ACQUIRE:
            pay_for(card, me, picked.number)
            acquire(me, card)
        elif picked.verb == DEFEAT:
            table.power -= picked.number
            defeat(me, card)
        elif picked.verb == USE:
            use(me, card)
        elif picked.verb == USE_SECOND:
            use_second(me, card)
        else:
            note(TURN_ENDS, player=me)
            return


# --- what may be done -------------------------------------------------------------------------------------------------


@rule
def offer_constructs(me: Player) -> None:
    """Abilities of constructs, each once per turn, also in the turn they arrive (ASC-PLAY-04, ASC-PLAY-05)."""
    for card in me.constructs:
        if not card.used and has_effect(card, on_use):
            offer(USE, card)
        if not card.used_second and has_effect(card, on_use_second) and table.runes >= card.needs_runes:
            offer(USE_SECOND, card)


@rule
def offer_cards(me: Player) -> None:
    """Cards of the row and always-available cards that can be paid for (ASC-ACQ-01 to -03)."""
    for card in table.row:
        if not card.monster:
            price = price_of(card)
            if can_pay(card, me, price):
                offer(ACQUIRE, card, number=price)
    for pile in (table.mystics, table.infantry):
        top = pile.top
        if top and top.cost <= table.runes:
            offer(ACQUIRE, top, number=top.cost)


@rule
def offer_monsters() -> None:
    """Monsters of the row, and the Cultist, that there is power for (ASC-FIGHT-01, ASC-FIGHT-06)."""
    for card in table.row:
        if card.monster and card.strength <= table.power:
            offer(DEFEAT, card, number=card.strength)
    for card in table.cultists:
        if card.strength <= table.power:
            offer(DEFEAT, card, number=card.strength)


# --- doing it ---------------------------------------------------------------------------------------------------------


@rule
def play_card(me: Player, card: Card) -> None:
    """A hero acts at once and lies there until the end of the turn; a construct stays (ASC-PLAY-01, ASC-PLAY-03)."""
    if card.construct:
        move(card, me.constructs, bottom=True)
        note(PLAYS, card, player=me)
        arrived(me, card)
        return
    move(card, me.play, bottom=True)
    note(PLAYS, card, player=me)
    on_play(card, me, card)
    if card.faction == Faction.LIFEBOUND:
        table.lifebound_heroes += 1
        for other in me.constructs:
            if has_effect(other, on_lifebound_hero) and not other.answered:
                if table.lifebound_heroes == 1 or not table.first_of_turn:
                    other.answered = True
                    on_lifebound_hero(other, me)


@rule
def use(me: Player, card: Card) -> None:
    """Use a construct's ability."""
    note(USES, card, player=me)
    card.used = True
    on_use(card, me)


@rule
def use_second(me: Player, card: Card) -> None:
    """Use a construct's other ability."""
    note(USES, card, player=me)
    card.used_second = True
    on_use_second(card, me)


# --- the end ----------------------------------------------------------------------------------------------------------


@rule
def end_turn(me: Player) -> None:
    """Played heroes and the rest of the hand are discarded, five cards drawn, the rest is lost (ASC-ENDTURN)."""
    move_all(me.play, me.discard)
    move_all(me.hand, me.discard)
    for card in me.constructs:
        card.used = False
        card.used_second = False
        card.answered = False
    table.runes = 0
    table.mechana_runes = 0
    table.power = 0
    table.discount = 0
    table.lifebound_heroes = 0
    table.row_defeats = 0
    table.mechana_arrivals = 0
    draw(me, HAND_SIZE)
    refill_row()
