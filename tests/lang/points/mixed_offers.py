"""The siege: one question that mixes verbs and targets of every kind, and a big choice made of small ones."""

from __future__ import annotations

from deckwright.lang import types as lang
from deckwright.lang.cards import Kind
from deckwright.lang.game import Game
from deckwright.lang.rules import rule
from deckwright.lang.schema import Schema
from deckwright.lang.types import (
    Prompt,
    Verb,
    ask,
    confirm,
    fact,
    mark,
    move,
    move_all,
    offer,
    pile,
    player,
    value,
)

POWER = 37


class Card(lang.Card):
    strength: int = fact()
    tired: bool = mark()
    wounds: int = value(0)


class Pile(lang.Pile["Card"]):
    pass


class Player(lang.Player):
    health: int = value(20)
    assigned: int = value(0)
    taunted: bool = value(False)
    camp: Pile = pile(en="camp", ru="лагерь")


class Shared(lang.Shared["Player"]):
    breach: int = value(0)
    supply: Pile = pile(en="supply", ru="запас")
    field: Pile = pile(en="field", ru="поле")


class Answer(lang.Answer):
    card: Card
    target: Card
    player: Player
    pile: Pile


table = Shared()
STRIKE = Verb(
    "strike", ("card", "target", "number"), "{card} strikes {target} for {number}", "{card} бьёт {target} на {number}"
)
SEND = Verb("send", ("card", "pile"), "Send {card} to the {pile}", "Отправить: {card}, {pile}")
TAUNT = Verb("taunt", ("player",), "Taunt {player}", "Дразнить: {player}")
EMPTY = Verb("empty", ("pile",), "Empty the {pile}", "Очистить: {pile}")
BREACH = Verb("breach", ("number",), "Open breach {number}", "Открыть брешь {number}")
REST = Verb("rest", (), "Rest", "Отдых")
ASSIGN = Verb("assign", ("player", "number"), "{number} at {player}", "{player}: {number}")
ACT = Prompt("act", "What will you do?", "Что вы сделаете?")
SURE = Prompt("sure", "Are you sure?", "Вы уверены?")
DIVIDE = Prompt("divide", "Divide your power", "Разделите мощь")


@rule
def siege() -> None:
    me: Player = player(0)
    for each in table.players:
        move(table.supply.top, each.camp)
    while True:
        offer_everything(me)
        picked: Answer = ask(me, ACT)
        if picked.verb == STRIKE:
            picked.card.tired = True
            picked.target.wounds += picked.number
        elif picked.verb == SEND:
            move(picked.card, picked.pile)
        elif picked.verb == TAUNT:
            picked.player.taunted = True
        elif picked.verb == EMPTY:
            move_all(picked.pile, table.supply)
        elif picked.verb == BREACH:
            table.breach = picked.number
        elif confirm(me, SURE):
            break
    divide(me, POWER)
    for each in me.others:
        each.health -= each.assigned
        each.won = each.health > 0


@rule
def offer_everything(me: Player) -> None:
    for card in me.camp:
        if not card.tired:
            for enemy in me.left.camp:
                offer(STRIKE, card, target=enemy, number=card.strength + table.breach)
            for place in (table.field, me.left.camp):
                offer(SEND, card, pile=place)
    for enemy_player in me.others:
        if not enemy_player.taunted:
            offer(TAUNT, player=enemy_player)
    if table.field:
        offer(EMPTY, pile=table.field)
    for n in range(1, 3):
        if n != table.breach:
            offer(BREACH, number=n)
    offer(REST)


@rule
def divide(me: Player, power: int) -> None:
    """How to divide 37 among three is 741 choices; all of it, ten or one at a time are nine."""
    left = power
    while left > 0:
        for enemy in me.others:
            offer(ASSIGN, player=enemy, number=left)
            if left > 10:
                offer(ASSIGN, player=enemy, number=10)
            if left > 1:
                offer(ASSIGN, player=enemy, number=1)
        picked: Answer = ask(me, DIVIDE)
        picked.player.assigned += picked.number
        left -= picked.number


KINDS = [
    Kind("knight", "Knight", "Рыцарь", 1, "supply", {"strength": 3}),
    Kind("squire", "Squire", "Оруженосец", 3, "supply", {"strength": 1}),
]
SIEGE = Game(
    id="siege",
    en="Siege",
    ru="Осада",
    seats=range(2, 5),
    schema=Schema(Card, Player, Shared, None, 4),
    kinds=KINDS,
    first_rule=siege,
)
