"""The expedition: a set-up that auctions and drafts, and chapters that begin with what the last one left.

A chapter is a table. What outlives it are numbers, which the next table is opened with as options, and cards, which
are arranged at its first question.
"""

from __future__ import annotations

from typing import Any

from deckwright.lang import types as lang
from deckwright.lang.cards import Kind
from deckwright.lang.game import Game, GameOption
from deckwright.lang.rules import rule
from deckwright.lang.schema import Schema
from deckwright.lang.types import (
    Note,
    Prompt,
    Verb,
    ask,
    begin_turn,
    choose,
    fact,
    move,
    move_all,
    note,
    offer,
    option,
    pile,
    random_player,
    shuffle,
    value,
)
from deckwright.table import Table

ROUNDS = 2


class Card(lang.Card):
    hero: bool = fact(False)
    might: int = fact()


class Pile(lang.Pile["Card"]):
    pass


class Player(lang.Player):
    gold: int = value(0)
    might: int = value(0)
    bid: int = value(-1)
    bidding: bool = value(False)
    deck: Pile = pile("nobody", pool="own")
    hand: Pile = pile("owner", pool="own")
    heroes: Pile = pile()


class Shared(lang.Shared["Player"]):
    chapter: int = option()
    gold_0: int = option()
    gold_1: int = option()
    heroes: Pile = pile()
    gear: Pile = pile()
    used: Pile = pile()


class Answer(lang.Answer):
    card: Card


table = Shared()
BID = Verb("bid", ("number",), "Bid {number}", "Поставить {number}")
DROP_OUT = Verb("drop-out", (), "Drop out", "Выбыть")
USE = Verb("use", ("card",), "Use {card}", "Использовать: {card}")
WAIT = Verb("wait", (), "Wait", "Ждать")
READY = Verb("ready", (), "Begin the chapter", "Начать главу")
BEGIN = Prompt("begin", "Are you ready?", "Вы готовы?")
AUCTION = Prompt("auction", "What do you bid to begin?", "Сколько вы ставите за первый ход?")
DRAFT = Prompt("draft", "Take a hero", "Возьмите героя")
TURN = Prompt("turn", "Your turn", "Ваш ход")
BEGINS = Note("begins", "{player} begins", "{player} начинает", ("player",))


@rule
def expedition() -> None:
    for me in table.players:
        me.gold = table.gold_0 if me.seat == 0 else table.gold_1
    offer(READY)
    begun: Answer = ask(random_player(), BEGIN)
    first = auction()
    note(BEGINS, player=first)
    draft(first)
    for me in table.players:
        for _ in range(2):
            if table.gear:
                move(table.gear.top, me.deck)
        shuffle(me.deck)
    for _ in range(ROUNDS):
        for me in first.around:
            take_turn(me)
    for me in table.players:
        me.won = me.might >= me.left.might
        me.gold += me.might
        move_all(me.hand, me.deck)


@rule
def auction() -> Player:
    """Bid higher or drop out; the last one left pays what was bid and begins."""
    highest = -1
    for me in table.players:
        me.bidding = True
    bidder: Player = random_player()
    while sum(1 for me in table.players if me.bidding) > 1:
        for amount in range(highest + 1, bidder.gold + 1):
            offer(BID, number=amount)
        if highest >= 0 or bidder.gold < 0:
            offer(DROP_OUT)
        picked: Answer = ask(bidder, AUCTION)
        if picked.verb == BID:
            highest = picked.number
            bidder.bid = picked.number
        else:
            bidder.bidding = False
        bidder = bidder.left
        while not bidder.bidding:
            bidder = bidder.left
    bidder.gold -= highest
    return bidder


@rule
def draft(first: Player) -> None:
    """Once around and back again."""
    for me in first.around:
        take_hero(me)
    me = first.right
    for _ in range(table.seats):
        take_hero(me)
        me = me.right


@rule
def take_hero(me: Player) -> None:
    card = choose(me, table.heroes, DRAFT)
    if card:
        move(card, me.heroes, bottom=True)


@rule
def take_turn(me: Player) -> None:
    begin_turn(me)
    move(me.deck.top, me.hand)
    for card in me.hand:
        offer(USE, card)
    offer(WAIT)
    picked: Answer = ask(me, TURN)
    if picked.verb == USE:
        me.might += picked.card.might + sum(hero.might for hero in me.heroes)
        move(picked.card, table.used)


KINDS = [
    Kind("scout", "Scout", "Разведчик", 2, "heroes", {"hero": 1, "might": 1}),
    Kind("sage", "Sage", "Мудрец", 2, "heroes", {"hero": 1, "might": 2}),
    Kind("rope", "Rope", "Верёвка", 4, "gear", {"might": 3}, sets=2),
    Kind("map", "Map", "Карта", 4, "gear", {"might": 5}, sets=2),
]
OPTIONS = (
    GameOption("chapter", "Chapter", "Глава", 1, numbers=range(1, 4)),
    GameOption("gold_0", "Gold of player 1", "Золото игрока 1", 3, numbers=range(100)),
    GameOption("gold_1", "Gold of player 2", "Золото игрока 2", 3, numbers=range(100)),
)
EXPEDITION = Game(
    id="expedition",
    en="Expedition",
    ru="Экспедиция",
    seats=range(2, 3),
    schema=Schema(Card, Player, Shared, None, 2),
    kinds=KINDS,
    first_rule=expedition,
    options=OPTIONS,
)


def next_chapter(done: Table, seed: int) -> Table:
    """The table of the next chapter: gold as options, each player's heroes and deck as they were left."""
    assert done.over
    options: dict[str, Any] = {f"gold_{seat}": done.value("gold", seat) for seat in range(2)}
    opened = Table.open(EXPEDITION, 2, seed, options | {"chapter": done.value("chapter") + 1})
    kept = {f"p{seat}.{name}": done.cards(name, seat) for seat in range(2) for name in ("deck", "heroes")}
    opened.arrange(kept)
    return opened
