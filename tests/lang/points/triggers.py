"""The ambush: cards that answer to damage from play, from the hand and from the discard pile, in an order chosen.

When somebody is hurt, every card that answers waits for its turn: first those of the player whose turn it is, then
clockwise; each player orders their own. A card that leaves its zone meanwhile does not answer any more.
"""

from __future__ import annotations

from enum import IntEnum

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
    confirm,
    fact,
    mark,
    move,
    note,
    offer,
    pile,
    reveal,
    value,
)


class Zone(IntEnum):
    PLAY = 0
    HAND = 1
    DISCARD = 2


class Card(lang.Card):
    zone: Zone = fact(Zone.PLAY)
    any_victim: bool = fact(False)
    once: bool = fact(False)
    waiting: bool = mark()
    spent: bool = mark()


class Pile(lang.Pile["Card"]):
    pass


class Player(lang.Player):
    life: int = value(10)
    gold: int = value(0)
    play: Pile = pile()
    hand: Pile = pile("owner")
    discard: Pile = pile()


class Shared(lang.Shared["Player"]):
    active: Player | None = value(None)
    box: Pile = pile()


class Answer(lang.Answer):
    number: int


table = Shared()
HIT = Verb("hit", ("number",), "Hit for {number}", "Ударить на {number}")
END = Verb("end", (), "End the turn", "Закончить ход")
TURN = Prompt("turn", "Your turn", "Ваш ход")
WHICH_NEXT = Prompt("which-next", "Which card answers next?", "Какая карта сработает следующей?")
SHOW_SHIELD = Prompt("show-shield", "Show the shield?", "Показать щит?")
ANSWERS = Note("answers", "{card} of {player} answers", "{player}: срабатывает {card}", ("card", "player"))


@slot
def on_damage(card: Card, me: Player, victim: Player, n: int) -> None:
    """What a card of `me` does when `victim` loses n life."""


@rule
def ambush() -> None:
    while True:
        for me in table.players:
            take_turn(me)
            if any(each.life <= 0 for each in table.players):
                for each in table.players:
                    each.won = each.life > 0
                return


@rule
def take_turn(me: Player) -> None:
    begin_turn(me)
    table.active = me
    for each in table.players:
        for zone in (each.play, each.hand, each.discard):
            for card in zone:
                card.spent = False
    while me.life > 0 and me.left.life > 0:
        for n in range(1, 4):
            offer(HIT, number=n)
        offer(END)
        picked: Answer = ask(me, TURN)
        if picked.verb == END:
            return
        hurt(me.left, picked.number)


@rule
def hurt(victim: Player, n: int) -> None:
    victim.life -= n
    active: Player | None = table.active
    assert active is not None
    for each in active.around:
        for zone in (each.play, each.hand, each.discard):
            for card in zone:
                if answers(card, each, victim):
                    card.waiting = True
    for each in active.around:
        resolve(each, victim, n)


@rule
def answers(card: Card, me: Player, victim: Player) -> bool:
    """Whether a card of `me` that lies where it must answers to damage of `victim`."""
    if not has_effect(card, on_damage) or (card.once and card.spent):
        return False
    return (me == victim or card.any_victim) and in_its_zone(card, me)


@rule
def in_its_zone(card: Card, me: Player) -> bool:
    if card.zone == Zone.PLAY:
        return card in me.play
    return card in me.hand if card.zone == Zone.HAND else card in me.discard


@rule
def resolve(me: Player, victim: Player, n: int) -> None:
    """One waiting card of a player after the other, in the order the player likes."""
    while True:
        card = choose(
            me,
            (c for zone in (me.play, me.hand, me.discard) for c in zone if c.waiting and in_its_zone(c, me)),
            WHICH_NEXT,
        )
        if card is None:
            return
        card.waiting = False
        card.spent = True
        note(ANSWERS, card, player=me)
        on_damage(card, me, victim, n)


# --- what cards do ----------------------------------------------------------------------------------------------------


@rule
def drum(card: Card, me: Player, victim: Player, n: int) -> None:
    me.gold += 1


@rule
def vulture(card: Card, me: Player, victim: Player, n: int) -> None:
    me.gold += n


@rule
def thorns(card: Card, me: Player, victim: Player, n: int) -> None:
    """Hurts whoever's turn it is, which cards may answer to in turn."""
    active: Player | None = table.active
    if active and active != me:
        hurt(active, 1)


@rule
def shield(card: Card, me: Player, victim: Player, n: int) -> None:
    if confirm(me, SHOW_SHIELD):
        reveal(card)
        move(card, me.discard)
        me.life += n


@rule
def ghost(card: Card, me: Player, victim: Player, n: int) -> None:
    move(card, me.hand)
    me.gold += 10


@rule
def fire(card: Card, me: Player, victim: Player, n: int) -> None:
    """Burns all your other cards in play, whether they have answered or not."""
    for other in me.play:
        if other != card:
            move(other, me.discard)


KINDS = [
    Kind("drum", "Drum", "Барабан", 2, "box", {"once": 1}, {on_damage: drum}),
    Kind("vulture", "Vulture", "Стервятник", 2, "box", {"any_victim": 1}, {on_damage: vulture}),
    Kind("thorns", "Thorns", "Шипы", 2, "box", {"once": 1}, {on_damage: thorns}),
    Kind("shield", "Shield", "Щит", 2, "box", {"zone": Zone.HAND}, {on_damage: shield}),
    Kind("ghost", "Ghost", "Призрак", 2, "box", {"zone": Zone.DISCARD}, {on_damage: ghost}),
    Kind("fire", "Fire", "Пожар", 2, "box", {}, {on_damage: fire}),
    Kind("rock", "Rock", "Камень", 2, "box", {}),
]
AMBUSH = Game(
    id="ambush",
    en="Ambush",
    ru="Засада",
    seats=range(2, 3),
    schema=Schema(Card, Player, Shared, None, 2),
    kinds=KINDS,
    slots=(on_damage,),
    first_rule=ambush,
)
