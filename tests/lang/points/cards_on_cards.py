"""The menagerie: cards attached to cards, an owner who is not the controller, tokens and counters on anything."""

from __future__ import annotations

from deckwright.lang import types as lang
from deckwright.lang.cards import Kind
from deckwright.lang.game import Game
from deckwright.lang.rules import rule
from deckwright.lang.schema import Schema
from deckwright.lang.types import Prompt, Verb, ask, begin_turn, choose, fact, move, offer, pile, value


class Card(lang.Card):
    beast: bool = fact(False)
    token: bool = fact(False)
    bonus: int = fact()
    strength: int = fact()
    host: Card | None = value(None)
    owner: Player | None = value(None)
    counters: int = value(0)


class Pile(lang.Pile["Card"]):
    pass


class Player(lang.Player):
    fame: int = value(0)
    hand: Pile = pile("owner")
    play: Pile = pile()
    discard: Pile = pile()


class Table(lang.Table["Player"]):
    charm: Card | None = value(None)
    box: Pile = pile()
    attached: Pile = pile()
    wolves: Pile = pile()


class Choice(lang.Answer):
    card: Card
    target: Card


table = Table()
PLAY = Verb("play", ("card",), "Play {card}", "Разыграть: {card}")
ATTACH = Verb("attach", ("card", "target"), "Attach {card} to {target}", "Прикрепить: {card} к {target}")
STEAL = Verb("steal", ("card",), "Take control of {card}", "Захватить: {card}")
KILL = Verb("kill", ("card",), "Kill {card}", "Убить: {card}")
FEED = Verb("feed", ("card",), "Put a counter on {card}", "Жетон на: {card}")
SUMMON = Verb("summon", (), "Summon a wolf", "Призвать волка")
CHARM = Verb("charm", (), "Charm a beast", "Зачаровать зверя")
END = Verb("end", (), "End the turn", "Закончить ход")
TURN = Prompt("turn", "Your turn", "Ваш ход")
WHICH = Prompt("which", "Which beast?", "Какого зверя?")


@rule
def menagerie() -> None:
    for card in table.box:
        receiver: Player = table.box.top.kind_owner if False else first_in_need()  # type: ignore  # noqa: PGH003
        card.owner = receiver
        move(card, receiver.hand)
    for me in table.players:
        take_turn(me)


@rule
def first_in_need() -> Player:
    for each in table.players:
        if len(each.hand) < 3:
            return each
    return table.players
