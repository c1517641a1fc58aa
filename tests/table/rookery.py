"""A small game with places inside places, for tests of laying positions: birds in nests, days and storms.

Each day a player calls birds from where they sit and then sleeps; at dusk everybody rings a bird. A storm blows the top
card of the sky into the first player's garden. Whether a nest is full follows from the birds in it.
"""

from __future__ import annotations

from deckwright.lang import types as lang
from deckwright.lang.cards import Kind
from deckwright.lang.game import Game
from deckwright.lang.laying import Laying
from deckwright.lang.rules import rule
from deckwright.lang.schema import Schema
from deckwright.lang.types import (
    Note,
    Prompt,
    Verb,
    ask,
    begin_turn,
    fact,
    mark,
    move,
    note,
    offer,
    pile,
    player,
    value,
)

MOST_EGGS = 3


class Card(lang.Card):
    bird: bool = fact(False)
    room: int = fact()
    full: bool = mark(en="full", ru="занято")
    ringed: bool = mark(en="ringed", ru="окольцована")
    awake: bool = mark()
    eggs: int = value(0, en="eggs", ru="яйца")
    friend: Player | None = value(None, en="friend", ru="друг")
    nest: Card | None = value(None, place=True, en="nest", ru="гнездо")


class Pile(lang.Pile["Card"]):
    pass


class Player(lang.Player):
    fed: int = value(0, en="fed", ru="сыты")
    birds: Pile = pile(ordered=False, en="garden", ru="сад")
    nests: Pile = pile(en="trees", ru="деревья")


class Shared(lang.Shared["Player"]):
    singer: Card | None = value(None)
    wood: Pile = pile(en="wood", ru="лес")
    sky: Pile = pile("nobody", en="sky", ru="небо")


class Answer(lang.Answer):
    card: Card


table = Shared()

CALL = Verb("call", ("card",), "Call {card}", "Позвать: {card}")
SLEEP = Verb("sleep", (), "Sleep", "Спать")
DAY = Prompt("day", "Whom do you call?", "Кого позвать?")
DUSK = Prompt("dusk", "The sun sets", "Солнце садится")


@rule
def rookery() -> None:
    for me in table.players:
        move(table.wood.top, me.birds)
    from_day(player(0))


@rule
def from_day(me: Player) -> None:
    begin_turn(me)
    while True:
        day(me)
        dusk(me)
        me = me.left
        begin_turn(me)


@rule
def day(me: Player) -> None:
    while True:
        for someone in me.around:
            for card in someone.birds:
                offer(CALL, card)
        offer(SLEEP)
        picked: Answer = ask(me, DAY)
        if picked.verb == SLEEP:
            return
        move(picked.card, table.sky)
        me.fed += 1


@rule
def dusk(me: Player) -> None:
    offer(SLEEP)
    picked: Answer = ask(me, DUSK)
    if picked.verb == SLEEP:
        me.fed = 0


# --- laying positions -------------------------------------------------------------------------------------------------

NO_NEST = Note(
    "no-nest", "{card} sits in no tree of {player}", "{card}: нет такого дерева ({player})", ("card", "player")
)
CROWDED = Note("crowded", "{card} has room for {number}", "{card}: места всего {number}", ("card", "number"))
TOO_MANY_EGGS = Note("eggs", "{card} lays at most {number}", "{card}: яиц не больше {number}", ("card", "number"))


@rule
def lay(card: Card) -> None:
    card.awake = card.bird and card.pile.owner is not None


@rule
def settle() -> None:
    for me in table.players:
        for tree in me.nests:
            tree.full = birds_in(me, tree) >= tree.room


@rule
def birds_in(me: Player, tree: Card) -> int:
    return sum(1 for bird in me.birds if bird.nest == tree)


@rule
def refuse() -> None:
    for me in table.players:
        for bird in me.birds:
            if bird.nest is not None and not any(bird.nest == tree for tree in me.nests):
                note(NO_NEST, bird, player=me)
            if bird.eggs > MOST_EGGS:
                note(TOO_MANY_EGGS, bird, number=MOST_EGGS)
        for tree in me.nests:
            if birds_in(me, tree) > tree.room:
                note(CROWDED, tree, number=tree.room)


@rule
def from_dusk(me: Player) -> None:
    begin_turn(me)
    dusk(me)
    from_day(me.left)


@rule
def from_storm() -> None:
    move(table.sky.top, player(0).birds)
    from_day(player(0))


KINDS = [
    Kind("wren", "Wren", "Крапивник", 8, "wood", {"bird": True}),
    Kind("jay", "Jay", "Сойка", 2, "wood", {"bird": True}),
    Kind("oak", "Oak", "Дуб", 4, "wood", {"room": 2}),
    Kind("elm", "Elm", "Вяз", 4, "wood", {"room": 1}),
]
ROOKERY = Game(
    id="rookery",
    en="Rookery",
    ru="Птичник",
    seats=range(1, 4),
    schema=Schema(Card, Player, Shared, None, 3),
    kinds=KINDS,
    first_rule=rookery,
    laying=Laying(lay, settle, refuse, {"day": from_day, "dusk": from_dusk, "storm": from_storm}),
)
