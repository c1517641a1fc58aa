"""The skirmish: dice that either side may roll again in turn, and damage dealt point by point with deaths in between.

A die is a card with a number on it: dice can be counted, chosen and moved like any card.
"""

from __future__ import annotations

from deckwright.lang import types as lang
from deckwright.lang.cards import Kind
from deckwright.lang.game import Game
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
    pile,
    roll,
    value,
)


class Card(lang.Card):
    health: int = fact()
    bursts: bool = fact(False)
    face: int = value(0)
    wounds: int = value(0)


class Pile(lang.Pile["Card"]):
    pass


class Player(lang.Player):
    luck: int = value(2)
    sites: int = value(0)
    army: Pile = pile()
    dice: Pile = pile()
    dead: Pile = pile()


class Shared(lang.Shared["Player"]):
    cup: Pile = pile()
    camp: Pile = pile()


class Answer(lang.Answer):
    card: Card


table = Shared()
AGAIN = Verb("again", ("card", "number"), "Roll the {number} again", "Перебросить {number}")
STAND = Verb("stand", (), "Stand", "Оставить")
REROLL = Prompt("reroll", "Roll a die again?", "Перебросить кубик?")
WOUND = Prompt("wound", "Who takes the next point?", "Кто получит следующее очко урона?")
ROLLED = Note("rolled", "{player} rolls {number}", "{player} выбрасывает {number}", ("player", "number"))
DIES = Note("dies", "{card} dies", "{card} погибает", ("card",))
CONQUERS = Note("conquers", "{player} conquers the site", "{player} захватывает место", ("player",))


@rule
def skirmish() -> None:
    """Two battles, each player the attacker once."""
    for me in table.players:
        for _ in range(4):
            move(table.camp.top, me.army, bottom=True)
    for me in table.players:
        begin_turn(me)
        battle(me, me.left)
    for me in table.players:
        me.won = me.sites > me.left.sites


@rule
def battle(me: Player, enemy: Player) -> None:
    for side in me.around:
        for _ in side.army:
            throw(side)
    reroll_in_turn(me, enemy)
    mine = hits(me)
    theirs = hits(enemy)
    assign(me, enemy, mine)
    assign(enemy, me, theirs)
    for side in me.around:
        move_all(side.dice, table.cup)


@rule
def throw(me: Player) -> None:
    """One die of the cup, rolled."""
    die = table.cup.top
    assert die is not None
    move(die, me.dice, bottom=True)
    roll_die(me, die)


@rule
def roll_die(me: Player, die: Card) -> None:
    die.face = roll(6)
    note(ROLLED, player=me, number=die.face)


@rule
def reroll_in_turn(me: Player, enemy: Player) -> None:
    """Either side in turn rolls any die again, its own or the other's, until both stand one after the other."""
    stood = 0
    side = me
    while stood < 2:
        if side.luck > 0:
            for each in side.around:
                for die in each.dice:
                    offer(AGAIN, die, number=die.face)
        offer(STAND)
        picked: Answer = ask(side, REROLL)
        if picked.verb == AGAIN:
            side.luck -= 1
            stood = 0
            roll_die(picked.card.pile.owner, picked.card)
        else:
            stood += 1
        side = side.left


@rule
def hits(me: Player) -> int:
    """A five is a hit, a six two."""
    return sum(die.face - 4 for die in me.dice if die.face > 4)


@rule
def assign(me: Player, enemy: Player, points: int) -> None:
    """One point after the other; without an army left, the site is conquered and the rest is lost."""
    left = points
    while left > 0 and enemy.army:
        left -= 1
        victim = choose(me, enemy.army, WOUND)
        if victim:
            wound(enemy, victim)
    if points > 0 and not enemy.army:
        me.sites += 1
        note(CONQUERS, player=me)


@rule
def wound(owner: Player, victim: Card) -> None:
    victim.wounds += 1
    if victim.wounds >= victim.health:
        note(DIES, victim)
        victim.wounds = 0
        move(victim, owner.dead)
        if victim.bursts:
            other = choose(owner.left, owner.army, WOUND)
            if other:
                wound(owner, other)


KINDS = [
    Kind("die", "Die", "Кубик", 8, "cup", {}),
    Kind("guard", "Guard", "Страж", 4, "camp", {"health": 2}, sets=2),
    Kind("powder", "Powder Keg", "Бочка пороха", 4, "camp", {"health": 1, "bursts": 1}, sets=2),
]
SKIRMISH = Game(
    id="skirmish",
    en="Skirmish",
    ru="Стычка",
    seats=range(2, 3),
    schema=Schema(Card, Player, Shared, None, 2),
    kinds=KINDS,
    first_rule=skirmish,
)
