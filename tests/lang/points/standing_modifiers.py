"""The court: standing modifiers that are never added or taken away, but looked up where they matter.

Each one is a pure slot: a small rule that a card in play answers with. When the card leaves, nobody asks it any more.
"""

from __future__ import annotations

from enum import IntEnum

from deckwright.lang import types as lang
from deckwright.lang.cards import Kind
from deckwright.lang.game import Game
from deckwright.lang.rules import rule, slot
from deckwright.lang.schema import Schema
from deckwright.lang.types import Prompt, Verb, ask, begin_turn, fact, mark, move, offer, pile, value


class Guild(IntEnum):
    NONE = 0
    SMITHS = 1
    MONKS = 2


class Card(lang.Card):
    cost: int = fact()
    attack: int = fact()
    guild: Guild = fact(Guild.NONE)
    untouchable: bool = fact(False)
    blank: bool = mark()


class Pile(lang.Pile["Card"]):
    pass


class Player(lang.Player):
    coins: int = value(10)
    life: int = value(20)
    court: Pile = pile()


class Shared(lang.Shared["Player"]):
    row: Pile = pile()
    grave: Pile = pile()


class Answer(lang.Answer):
    card: Card


table = Shared()
BUY = Verb("buy", ("card", "number"), "Buy {card} for {number}", "Купить за {number}: {card}")
KILL = Verb("kill", ("card",), "Kill {card}", "Убить: {card}")
SILENCE = Verb("silence", ("card",), "Silence {card}", "Заглушить: {card}")
STRIKE = Verb("strike", ("number",), "Strike for {number}", "Ударить на {number}")
END = Verb("end", (), "End the turn", "Закончить ход")
TURN = Prompt("turn", "Your turn", "Ваш ход")


@slot(pure=True)
def discount(card: Card, me: Player, other: Card) -> int:
    """How much cheaper a card in my court makes another one for me."""
    return 0


@slot(pure=True)
def strengthens(card: Card, me: Player, other: Card) -> int:
    """How much attack a card in my court adds to another one there."""
    return 0


@slot(pure=True)
def protects(card: Card, me: Player, other: Card) -> bool:
    """Whether a card in my court keeps another one there from being attacked."""
    return False


@slot(default=-1, pure=True)
def counts_as(card: Card, me: Player) -> int:
    """The guild that all cards in my court count as, or -1."""
    return -1


@rule
def court() -> None:
    while True:
        for me in table.players:
            take_turn(me)
            if me.left.life <= 0:
                me.won = True
                return


@rule
def take_turn(me: Player) -> None:
    begin_turn(me)
    while me.left.life > 0:
        for card in table.row:
            if price(card, me) <= me.coins:
                offer(BUY, card, number=price(card, me))
        for card in me.left.court:
            if can_be_attacked(card, me.left):
                offer(KILL, card)
            if not card.blank:
                offer(SILENCE, card)
        offer(STRIKE, number=total_attack(me))
        offer(END)
        picked: Answer = ask(me, TURN)
        if picked.verb == BUY:
            me.coins -= picked.number
            move(picked.card, me.court, bottom=True)
        elif picked.verb == KILL:
            picked.card.blank = False
            move(picked.card, table.grave)
        elif picked.verb == SILENCE:
            picked.card.blank = True
        elif picked.verb == STRIKE:
            me.left.life -= picked.number
        else:
            return


# --- what holds now ---------------------------------------------------------------------------------------------------


@rule
def price(card: Card, me: Player) -> int:
    return max(0, card.cost - sum(discount(each, me, card) for each in me.court if not each.blank))


@rule
def attack_of(card: Card, me: Player) -> int:
    return card.attack + sum(strengthens(each, me, card) for each in me.court if not each.blank)


@rule
def total_attack(me: Player) -> int:
    return sum(attack_of(card, me) for card in me.court)


@rule
def can_be_attacked(card: Card, me: Player) -> bool:
    if card.untouchable and not card.blank:
        return False
    return not any(not each.blank and protects(each, me, card) for each in me.court)


@rule
def is_of(card: Card, me: Player, guild: Guild) -> bool:
    """Of a guild by its own fact, or because something makes all cards count as it."""
    return card.guild == guild or any(not each.blank and counts_as(each, me) == guild for each in me.court)


# --- what cards do ----------------------------------------------------------------------------------------------------


@rule
def guild_discount(card: Card, me: Player, other: Card) -> int:
    return 2 if is_of(other, me, Guild.SMITHS) else 0


@rule
def guild_strength(card: Card, me: Player, other: Card) -> int:
    return 1 if other != card and is_of(other, me, Guild.MONKS) else 0


@rule
def protects_others(card: Card, me: Player, other: Card) -> bool:
    return other != card


@rule
def all_are_monks(card: Card, me: Player) -> int:
    return Guild.MONKS


KINDS = [
    Kind("smith", "Smith", "Кузнец", 2, "row", {"cost": 3, "attack": 2, "guild": Guild.SMITHS}),
    Kind("monk", "Monk", "Монах", 2, "row", {"cost": 2, "attack": 1, "guild": Guild.MONKS}),
    Kind("master", "Master", "Мастер", 1, "row", {"cost": 4}, {discount: guild_discount}),
    Kind("abbot", "Abbot", "Аббат", 1, "row", {"cost": 5, "attack": 1}, {strengthens: guild_strength}),
    Kind("guard", "Guard", "Страж", 1, "row", {"cost": 1}, {protects: protects_others}),
    Kind("shade", "Shade", "Тень", 1, "row", {"cost": 1, "attack": 1, "untouchable": 1}),
    Kind("preacher", "Preacher", "Проповедник", 1, "row", {"cost": 2}, {counts_as: all_are_monks}),
]
COURT = Game(
    id="court",
    en="Court",
    ru="Двор",
    seats=range(2, 3),
    schema=Schema(Card, Player, Shared, None, 2),
    kinds=KINDS,
    slots=(discount, strengthens, protects, counts_as),
    first_rule=court,
)
