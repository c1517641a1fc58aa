"""The bazaar: money for everything, aether only for gems, runes only for constructs, and cards that are both."""

from __future__ import annotations

from deckwright.lang import types as lang
from deckwright.lang.cards import Kind
from deckwright.lang.game import Game
from deckwright.lang.rules import rule
from deckwright.lang.schema import Schema
from deckwright.lang.types import Prompt, Verb, ask, begin_turn, choose_number, fact, move, offer, pile, value


class Card(lang.Card):
    cost: int = fact()
    gem: bool = fact(False)
    construct: bool = fact(False)


class Pile(lang.Pile["Card"]):
    pass


class Player(lang.Player):
    coins: int = value(5)
    aether: int = value(3)
    runes: int = value(2)
    bought: Pile = pile()


class Shared(lang.Shared["Player"]):
    row: Pile = pile()


class Answer(lang.Answer):
    card: Card


table = Shared()
BUY = Verb("buy", ("card",), "Buy {card}", "Купить: {card}")
END = Verb("end", (), "End the turn", "Закончить ход")
TURN = Prompt("turn", "Your turn", "Ваш ход")
USE_AETHER = Prompt("use-aether", "How much aether do you use?", "Сколько эфира вы тратите?")
USE_RUNES = Prompt("use-runes", "How many runes do you use?", "Сколько рун вы тратите?")


@rule
def bazaar() -> None:
    for me in table.players:
        begin_turn(me)
        shop(me)
        me.aether = 0
        me.runes = 0
    for me in table.players:
        me.won = all(len(me.bought) >= len(other.bought) for other in table.players)


@rule
def shop(me: Player) -> None:
    while True:
        for card in table.row:
            if card.cost <= funds(me, card):
                offer(BUY, card)
        offer(END)
        picked: Answer = ask(me, TURN)
        if picked.verb == END:
            return
        pay(me, picked.card)
        move(picked.card, me.bought, bottom=True)


@rule
def aether_for(me: Player, card: Card) -> int:
    return me.aether if card.gem else 0


@rule
def runes_for(me: Player, card: Card) -> int:
    return me.runes if card.construct else 0


@rule
def funds(me: Player, card: Card) -> int:
    return me.coins + aether_for(me, card) + runes_for(me, card)


@rule
def pay(me: Player, card: Card) -> None:
    """From the narrow pools as much as the player likes, but no less than the coins need; the rest in coins."""
    left = card.cost
    spent = choose_number(
        me, max(0, left - me.coins - runes_for(me, card)), min(left, aether_for(me, card)), USE_AETHER
    )
    me.aether -= spent
    left -= spent
    spent = choose_number(me, max(0, left - me.coins), min(left, runes_for(me, card)), USE_RUNES)
    me.runes -= spent
    me.coins -= left - spent


KINDS = [
    Kind("opal", "Opal", "Опал", 2, "row", {"cost": 4, "gem": 1}),
    Kind("engine", "Engine", "Двигатель", 1, "row", {"cost": 6, "construct": 1}),
    Kind("prism", "Prism", "Призма", 1, "row", {"cost": 9, "gem": 1, "construct": 1}),
    Kind("rope", "Rope", "Верёвка", 2, "row", {"cost": 2}),
]
BAZAAR = Game(
    id="bazaar",
    en="Bazaar",
    ru="Базар",
    seats=range(2, 3),
    schema=Schema(Card, Player, Shared, None, 2),
    kinds=KINDS,
    first_rule=bazaar,
)
