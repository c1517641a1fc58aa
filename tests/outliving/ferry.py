"""The ferry: a small game for two that the tests rewrite, as a release would (see `versions`).

In a turn a player carries goods from the hand for coins, buys one from the quay, and rests: the hand is discarded and
three cards are drawn. Who first has forty coins wins.
"""

from __future__ import annotations

from deckwright.lang import types as lang
from deckwright.lang.cards import Kind
from deckwright.lang.game import Game, GameOption
from deckwright.lang.laying import Laying
from deckwright.lang.rules import rule
from deckwright.lang.schema import Schema
from deckwright.lang.types import (
    Prompt,
    Verb,
    ask,
    begin_turn,
    end_game,
    fact,
    move,
    move_all,
    offer,
    option,
    pile,
    player,
    shuffle,
    value,
)


class Card(lang.Card):
    worth: int = fact()
    price: int = fact()
    wet: int = value(0, en="wet", ru="намокло")


class Pile(lang.Pile["Card"]):
    pass


class Player(lang.Player):
    coins: int = value(0, en="coins", ru="монеты")
    deck: Pile = pile("nobody", en="deck", ru="колода")
    hand: Pile = pile("owner", ordered=False, en="hand", ru="рука")
    discard: Pile = pile(ordered=False, en="discard", ru="сброс")


class Shared(lang.Shared["Player"]):
    tide: int = value(0, en="tide", ru="прилив")
    storms: bool = option()
    quay: Pile = pile(ordered=False, en="quay", ru="причал")
    shed: Pile = pile(ordered=False, en="shed", ru="склад")


class Answer(lang.Answer):
    card: Card


table = Shared()
CARRY = Verb("carry", ("card",), "Carry {card}", "Везти: {card}")
BUY = Verb("buy", ("card",), "Buy {card}", "Купить: {card}")
REST = Verb("rest", (), "Rest", "Отдыхать")
TURN = Prompt("turn", "What do you do?", "Что вы делаете?")


@rule
def ferry() -> None:
    """Everybody begins with two crates and four sacks."""
    for me in table.players:
        for price in range(2):
            for _ in range(4 if price == 0 else 2):
                take(me, price + 1)
        shuffle(me.deck)
        draw(me)
    from_turn(player(0))


@rule
def take(me: Player, price: int) -> None:
    """The first card of a price in the shed goes to the deck."""
    taken = False
    for card in table.shed:
        if card.price == price and not taken:
            move(card, me.deck)
            taken = True


@rule
def draw(me: Player) -> None:
    for _ in range(3):
        if not me.deck:
            move_all(me.discard, me.deck)
            shuffle(me.deck)
        if me.deck:
            move(me.deck.top, me.hand)


@rule
def from_turn(me: Player) -> None:
    while True:
        begin_turn(me)
        table.tide += 1
        take_turn(me)
        if me.coins >= 40:
            me.won = True
            end_game()
        me = me.left


@rule
def take_turn(me: Player) -> None:
    spent = 0
    while True:
        for card in me.hand:
            offer(CARRY, card)
        for card in table.quay:
            if card.price <= me.coins - spent:
                offer(BUY, card)
        offer(REST)
        picked: Answer = ask(me, TURN)
        if picked.verb == CARRY:
            me.coins += picked.card.worth
            move(picked.card, me.discard)
            picked.card.wet += 1
        elif picked.verb == BUY:
            me.coins -= picked.card.price
            move(picked.card, me.discard)
        else:
            break
    move_all(me.hand, me.discard)
    draw(me)


KINDS = [
    Kind("sack", "Sack", "Мешок", 8, "shed", {"worth": 1, "price": 1}),
    Kind("crate", "Crate", "Ящик", 4, "shed", {"worth": 2, "price": 2}),
    Kind("salt", "Salt", "Соль", 3, "quay", {"worth": 2, "price": 3}),
    Kind("silk", "Silk", "Шёлк", 3, "quay", {"worth": 3, "price": 4}),
]
FERRY = Game(
    id="ferry",
    en="Ferry",
    ru="Паром",
    seats=range(2, 3),
    schema=Schema(Card, Player, Shared, None, 2),
    kinds=KINDS,
    first_rule=ferry,
    options=(GameOption("storms", "Storms", "Бури", False),),
    laying=Laying(phases={"turn": from_turn}),
)
