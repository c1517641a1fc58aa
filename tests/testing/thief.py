"""The thief: cards are stolen from a hand and shuffled straight into another deck, whose pool is another."""

from __future__ import annotations

from deckwright.lang import types as lang
from deckwright.lang.cards import Kind
from deckwright.lang.game import Game
from deckwright.lang.rules import rule
from deckwright.lang.schema import Schema
from deckwright.lang.types import Prompt, Verb, ask, begin_turn, choose, move, offer, pile, shuffle

TURNS = 6


class Card(lang.Card):
    pass


class Pile(lang.Pile["Card"]):
    pass


class Player(lang.Player):
    deck: Pile = pile("nobody", pool="own")
    hand: Pile = pile("owner", pool="own")


class Shared(lang.Shared["Player"]):
    stock: Pile = pile("nobody")


class Answer(lang.Answer):
    player: Player


table = Shared()
ROB = Verb("rob", ("player",), "Rob {player}", "Обокрасть: {player}")
WHOM = Prompt("whom", "Whom?", "Кого?")
WHICH = Prompt("which", "Which card?", "Какую карту?")


@rule
def thief() -> None:
    shuffle(table.stock)
    for me in table.players:
        for _ in range(5):
            move(table.stock.top, me.hand)
    for _ in range(TURNS):
        for me in table.players:
            begin_turn(me)
            rob(me)


@rule
def rob(me: Player) -> None:
    for other in me.others:
        if other.hand:
            offer(ROB, player=other)
    picked: Answer = ask(me, WHOM)
    card = choose(me, picked.player.hand, WHICH)
    if card:
        move(card, me.deck)
        shuffle(me.deck)
        move(me.deck.bottom, me.hand)


THIEF = Game(
    id="thief",
    en="Thief",
    ru="Вор",
    seats=range(3, 4),
    schema=Schema(Card, Player, Shared, None, 3),
    kinds=[Kind(name, name.title(), name.title(), 3, "stock", {}) for name in ("ash", "birch", "cedar", "fir", "oak")],
    first_rule=thief,
)
