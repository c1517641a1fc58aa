"""The caravan: rules that ask in the middle of a walk, through calls that return numbers.

Each player offers the goods of their hand, one after the other. The neighbour on the left haggles, and may have the
last card of the hand as a bribe, so that the walk loses a card it has not come to yet.
"""

from __future__ import annotations

from deckwright.lang import types as lang
from deckwright.lang.cards import Kind
from deckwright.lang.game import Game
from deckwright.lang.rules import rule
from deckwright.lang.schema import Schema
from deckwright.lang.types import Note, Prompt, choose_number, confirm, fact, move, note, pile, value


class Card(lang.Card):
    worth: int = fact()
    bribe: bool = fact(False)


class Pile(lang.Pile["Card"]):
    pass


class Player(lang.Player):
    gold: int = value(0)
    hand: Pile = pile("owner")


class Shared(lang.Shared["Player"]):
    goods: Pile = pile()
    market: Pile = pile()


table = Shared()
SELL = Prompt("sell", "Sell it?", "Продать?")
HAGGLE = Prompt("haggle", "How much less?", "На сколько дешевле?")
SOLD = Note(
    "sold",
    "{player} sells {card} for {number}",
    "{player} продаёт {card} за {number}",
    ("card", "player", "number"),
)
EARNS = Note("earns", "{player} earns {number}", "{player} получает {number}", ("player", "number"))


@rule
def caravan() -> None:
    for me in table.players:
        for _ in range(4):
            move(table.goods.top, me.hand, bottom=True)
    best = -1
    for me in table.players:
        earned = sell_all(me)
        me.gold += earned
        best = max(best, earned)
        note(EARNS, player=me, number=earned)
    for me in table.players:
        me.won = me.gold == best


@rule
def sell_all(me: Player) -> int:
    """Every card sold makes all of them dearer: the total, times how many were sold."""
    total = 0
    sold = 0
    for card in me.hand:
        if confirm(me, SELL):
            paid = haggled(me, card)
            sold += 1
            total += paid
            note(SOLD, card, player=me, number=paid)
            move(card, table.market)
    return total * sold


@rule
def haggled(me: Player, card: Card) -> int:
    """What the neighbour pays. Some goods need a bribe on top: the last card of the hand goes to the neighbour."""
    less = choose_number(me.left, 0, card.worth, HAGGLE)
    if card.bribe:
        move(me.hand.bottom, me.left.hand)
    return card.worth - less


KINDS = [
    Kind("silk", "Silk", "Шёлк", 2, "goods", {"worth": 3}, sets=2),
    Kind("wine", "Wine", "Вино", 2, "goods", {"worth": 2, "bribe": 1}, sets=2),
    Kind("salt", "Salt", "Соль", 2, "goods", {"worth": 1}, sets=2),
    Kind("gem", "Gem", "Камень", 2, "goods", {"worth": 9}, sets=2),
]
CARAVAN = Game(
    id="caravan",
    en="Caravan",
    ru="Караван",
    seats=range(2, 3),
    schema=Schema(Card, Player, Shared, None, 2),
    kinds=KINDS,
    first_rule=caravan,
)
