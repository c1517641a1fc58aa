"""The archive: decks that are never shuffled, discards in a chosen order, cards looked at and put back in any order."""

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
    begin_turn,
    choose,
    choose_number,
    move,
    move_before,
    offer,
    pile,
    reveal,
    shuffle,
    value,
)

HAND = 3


class Card(lang.Card):
    pass


class Pile(lang.Pile["Card"]):
    pass


class Player(lang.Player):
    turns: int = value(0)
    deck: Pile = pile("nobody", pool="own")
    hand: Pile = pile("owner", pool="own")
    play: Pile = pile()
    discard: Pile = pile()
    aside: Pile = pile("owner", pool="own")


class Shared(lang.Shared["Player"]):
    box: Pile = pile("nobody", pool="own")


class Answer(lang.Answer):
    card: Card


table = Shared()
PLAY = Verb("play", ("card",), "Play {card}", "Разыграть: {card}")
PEEK = Verb("peek", (), "Look at the top three cards", "Посмотреть три верхние карты")
SHOW = Verb("show", (), "Show the top card to all", "Показать верхнюю карту всем")
TUCK = Verb("tuck", ("card",), "Put {card} into your deck", "Вложить в колоду: {card}")
END = Verb("end", (), "End the turn", "Закончить ход")
TURN = Prompt("turn", "Your turn", "Ваш ход")
NEXT_DISCARD = Prompt("next-discard", "Which card is discarded next?", "Какую карту сбросить следующей?")
PUT_BACK = Prompt("put-back", "Which card goes back next?", "Какую карту вернуть следующей?")
HOW_DEEP = Prompt("how-deep", "How many cards lie above it?", "Сколько карт будет над ней?")


@rule
def archive() -> None:
    shuffle(table.box)
    for me in table.players:
        for _ in range(6):
            move(table.box.top, me.deck)
        draw(me, HAND)
    for _ in range(3):
        for me in table.players:
            take_turn(me)


@rule
def draw(me: Player, n: int) -> None:
    """From an empty deck: the discard pile is turned over, not shuffled."""
    for _ in range(n):
        if not me.deck:
            while me.discard:
                move(me.discard.top, me.deck)
        if me.deck:
            move(me.deck.top, me.hand, bottom=True)


@rule
def take_turn(me: Player) -> None:
    begin_turn(me)
    me.turns += 1
    while True:
        for card in me.hand:
            offer(PLAY, card)
            offer(TUCK, card)
        if me.deck:
            offer(PEEK)
            offer(SHOW)
        offer(END)
        picked: Answer = ask(me, TURN)
        if picked.verb == PLAY:
            move(picked.card, me.play, bottom=True)
        elif picked.verb == TUCK:
            tuck(me, picked.card)
        elif picked.verb == PEEK:
            peek(me)
        elif picked.verb == SHOW:
            top = me.deck.top
            assert top is not None
            reveal(top)
        else:
            break
    while me.play:
        move(choose(me, me.play, NEXT_DISCARD), me.discard)
    draw(me, HAND - len(me.hand))


@rule
def tuck(me: Player, card: Card) -> None:
    """Into the deck, as deep as the player likes."""
    depth = choose_number(me, 0, len(me.deck), HOW_DEEP)
    if depth == len(me.deck):
        move(card, me.deck, bottom=True)
        return
    above = depth
    for other in me.deck:
        if above == 0:
            move_before(card, other)
            break
        above -= 1


@rule
def peek(me: Player) -> None:
    """Look at three cards and put them back in any order: the last one put back is on top."""
    for _ in range(3):
        if me.deck:
            move(me.deck.top, me.aside, bottom=True)
    while me.aside:
        move(choose(me, me.aside, PUT_BACK), me.deck)


KINDS = [Kind(name, name.title(), name.title(), 2, "box", {}) for name in ("ant", "bee", "cat", "dog", "elk", "fox")]
ARCHIVE = Game(
    id="archive",
    en="Archive",
    ru="Архив",
    seats=range(2, 3),
    schema=Schema(Card, Player, Shared, None, 2),
    kinds=KINDS,
    first_rule=archive,
)
