"""The throne: things that happen instead of other things, down to a victory that is replaced."""

from __future__ import annotations

from deckwright.lang import types as lang
from deckwright.lang.cards import Kind
from deckwright.lang.game import Game
from deckwright.lang.rules import has_effect, rule, slot
from deckwright.lang.schema import Schema
from deckwright.lang.types import (
    Note,
    Prompt,
    Verb,
    ask,
    begin_turn,
    choose,
    end_game,
    fact,
    mark,
    move,
    note,
    offer,
    pile,
    value,
)


class Card(lang.Card):
    champion: bool = fact(False)
    cursed: bool = fact(False)
    denies: bool = fact(False)
    used: bool = mark()


class Pile(lang.Pile["Card"]):
    pass


class Player(lang.Player):
    life: int = value(10)
    crowns: int = value(0)
    play: Pile = pile()
    discard: Pile = pile()


class Shared(lang.Shared["Player"]):
    box: Pile = pile()
    banished: Pile = pile()


class Answer(lang.Answer):
    card: Card


table = Shared()
HIT = Verb("hit", ("number",), "Hit for {number}", "Ударить на {number}")
FELL = Verb("fell", ("card",), "Fell {card}", "Свалить: {card}")
CLAIM = Verb("claim", (), "Claim the throne", "Занять трон")
TURN = Prompt("turn", "Your turn", "Ваш ход")
INSTEAD = Prompt("instead", "What happens instead of damage?", "Что произойдёт вместо урона?")
REPLACED = Note("replaced", "{card} replaces {number} damage", "{card} заменяет урон: {number}", ("card", "number"))
DENIED = Note("denied", "{card} denies {player} the throne", "{card}: трон не достаётся {player}", ("card", "player"))


@slot
def instead_of_damage(card: Card, me: Player, n: int) -> int:
    """What is left of n damage to `me` after this card of theirs has done something instead."""
    return n


@rule
def throne() -> None:
    while True:
        for me in table.players:
            begin_turn(me)
            offer(HIT, number=4)
            for card in me.left.play:
                offer(FELL, card)
            offer(CLAIM)
            picked: Answer = ask(me, TURN)
            if picked.verb == HIT:
                damage(me.left, picked.number)
            elif picked.verb == FELL:
                fell(me.left, picked.card)
            else:
                claim(me)


@rule
def damage(me: Player, n: int) -> None:
    """Every card may replace the damage once; the one it would happen to decides which one does first."""
    left = n
    for each in me.play:
        each.used = False
    while left > 0:
        card = choose(
            me, (c for c in me.play if not c.used and has_effect(c, instead_of_damage)), INSTEAD, optional=True
        )
        if card is None:
            break
        card.used = True
        note(REPLACED, card, number=left)
        left = instead_of_damage(card, me, left)
    me.life -= left
    if me.life <= 0:
        claim(me.left)


@rule
def fell(me: Player, card: Card) -> None:
    """A felled card is discarded; a cursed champion is banished instead."""
    if card.champion and card.cursed:
        move(card, table.banished)
    else:
        move(card, me.discard)


@rule
def claim(me: Player) -> None:
    """Win, unless somebody else's card makes something else of it: it is banished, and a crown is all one gets."""
    for other in me.others:
        for card in other.play:
            if card.denies:
                note(DENIED, card, player=me)
                move(card, table.banished)
                me.crowns += 1
                if me.crowns < 2:
                    other.life = max(other.life, 1)
                    return
    me.won = True
    end_game()


# --- what cards do ----------------------------------------------------------------------------------------------------


@rule
def halve(card: Card, me: Player, n: int) -> int:
    return n // 2


@rule
def soak(card: Card, me: Player, n: int) -> int:
    """All of it at once, and the card is felled."""
    fell(me, card)
    return 0


@rule
def worsen(card: Card, me: Player, n: int) -> int:
    """The attacker suffers it instead, and one more; this may be replaced in turn."""
    damage(me.left, n + 1)
    return 0


KINDS = [
    Kind("cloak", "Cloak", "Плащ", 2, "box", {}, {instead_of_damage: halve}),
    Kind("golem", "Golem", "Голем", 2, "box", {"champion": 1, "cursed": 1}, {instead_of_damage: soak}),
    Kind("squire", "Squire", "Оруженосец", 2, "box", {"champion": 1}, {instead_of_damage: soak}),
    Kind("mirror", "Mirror", "Зеркало", 2, "box", {}, {instead_of_damage: worsen}),
    Kind("edict", "Edict", "Эдикт", 2, "box", {"denies": 1}),
]
THRONE = Game(
    id="throne",
    en="Throne",
    ru="Трон",
    seats=range(2, 3),
    schema=Schema(Card, Player, Shared, None, 2),
    kinds=KINDS,
    slots=(instead_of_damage,),
    first_rule=throne,
)
