"""The workshop: effects copied, played twice, and cast from somebody else's cards with "you" the caster."""

from __future__ import annotations

from deckwright.lang import types as lang
from deckwright.lang.cards import Kind
from deckwright.lang.game import Game
from deckwright.lang.meaning import NOT_COUNTED
from deckwright.lang.rules import rule, slot
from deckwright.lang.schema import Schema
from deckwright.lang.texts import Vocabulary
from deckwright.lang.types import (
    Prompt,
    Verb,
    ask,
    begin_turn,
    choose,
    choose_number,
    fact,
    move,
    offer,
    pile,
    this,
    value,
)
from deckwright.lang.words import Effect, word


class Card(lang.Card):
    spell: bool = fact(False)
    tokens: int = value(0)


class Pile(lang.Pile["Card"]):
    pass


class Player(lang.Player):
    gold: int = value(0)
    hand: Pile = pile("owner")
    play: Pile = pile()
    discard: Pile = pile()


class Shared(lang.Shared["Player"]):
    box: Pile = pile()


class Answer(lang.Answer):
    card: Card


table = Shared()
PLAY = Verb("play", ("card",), "Play {card}", "Разыграть: {card}")
CAST = Verb("cast", ("card",), "Cast {card}", "Применить: {card}")
END = Verb("end", (), "End the turn", "Закончить ход")
TURN = Prompt("turn", "Your turn", "Ваш ход")
COPY = Prompt("copy", "Which card do you copy?", "Какую карту скопировать?")
TWICE = Prompt("twice", "Which card do you play twice?", "Какую карту разыграть дважды?")
HOW_MANY = Prompt("how-many", "How much do you take?", "Сколько вы берёте?")


@slot
def on_play(card: Card, me: Player, this: Card) -> None:
    """What a card does. `this` is the card that does it: another one if it is copied."""


# --- words ------------------------------------------------------------------------------------------------------------


@word(en="gain {n:coin}", ru="получите {n:coin}", gives={"coins": "n"}, short="{n:coin}")
def gain(me: Player, n: int) -> None:
    me.gold += n


@word(en="put {n:token} on this card", ru="положите {n:token} на эту карту", gives={"tokens": "n"}, short="{n:token}")
def put_tokens(me: Player, n: int) -> None:
    running: Card = this()
    running.tokens += n


@word(
    en="take up to {n:coin}, the player on your left loses as many",
    ru="возьмите до {n:coin} у соседа слева",
    gives={"coins": "0.5 n"},
    short="≤{n:coin}",
)
def take(me: Player, n: int) -> None:
    amount = choose_number(me, 0, n, HOW_MANY)
    me.gold += amount
    me.left.gold -= amount


@word(en="twice: {effect}", ru="дважды: {effect}", gives={"effect": 2}, short="2 × {effect}")
def twice(me: Player, effect: Effect) -> None:
    for _ in range(2):
        effect(me)


@word(en="copy a card in play", ru="скопируйте карту в игре", gives=NOT_COUNTED, short=("copy", "копия"))
def copy_in_play(me: Player) -> None:
    running: Card = this()
    copied = choose(me, (card for each in me.around for card in each.play if card != running), COPY)
    if copied:
        on_play(copied, me, running)


@word(
    en="play a card of your hand, then do what it says once more",
    ru="разыграйте карту с руки дважды",
    gives=NOT_COUNTED,
    short=("play twice", "дважды"),
)
def play_twice(me: Player) -> None:
    card = choose(me, me.hand, TWICE)
    if card:
        play(me, card)
        on_play(card, me, card)


# --- rules ------------------------------------------------------------------------------------------------------------


@rule
def workshop() -> None:
    for me in table.players:
        for card in table.box:
            if not any(other.kind == card.kind for other in me.hand):
                move(card, me.hand, bottom=True)
    for me in table.players:
        take_turn(me)
    for me in table.players:
        me.won = all(me.gold >= other.gold for other in table.players)


@rule
def take_turn(me: Player) -> None:
    begin_turn(me)
    while True:
        for card in me.hand:
            offer(PLAY, card)
        for each in table.players:
            for card in each.play:
                if card.spell:
                    offer(CAST, card)
        offer(END)
        picked: Answer = ask(me, TURN)
        if picked.verb == PLAY:
            play(me, picked.card)
        elif picked.verb == CAST:
            cast(me, picked.card)
        else:
            return


@rule
def play(me: Player, card: Card) -> None:
    """Spells wait in play, everything else acts at once."""
    move(card, me.play, bottom=True)
    if not card.spell:
        on_play(card, me, card)


@rule
def cast(me: Player, card: Card) -> None:
    """Anybody's spell: the caster is "you", the card goes to its owner's discard pile."""
    owner: Player = card.pile.owner
    on_play(card, me, card)
    move(card, owner.discard)


KINDS = [
    Kind("purse", "Purse", "Кошель", 2, "box", {}, {on_play: [gain(2), put_tokens(1)]}),
    Kind("thief", "Thief", "Вор", 2, "box", {}, {on_play: [take(3)]}),
    Kind("mirror", "Mirror", "Зеркало", 2, "box", {}, {on_play: [copy_in_play()]}),
    Kind("lens", "Lens", "Линза", 2, "box", {}, {on_play: [copy_in_play(), gain(1)]}),
    Kind("echo", "Echo", "Эхо", 2, "box", {}, {on_play: [play_twice()]}),
    Kind("tome", "Tome", "Фолиант", 2, "box", {"spell": 1}, {on_play: [twice(twice(gain(1))), take(1)]}),
]
COINS = {"coin": {"en": ("coin", "coins"), "ru": ("монету", "монеты", "монет")}}
TOKENS = {"token": {"en": ("token", "tokens"), "ru": ("жетон", "жетона", "жетонов")}}
WORKSHOP = Game(
    id="workshop",
    en="Workshop",
    ru="Мастерская",
    seats=range(2, 3),
    schema=Schema(Card, Player, Shared, None, 2),
    kinds=KINDS,
    slots=(on_play,),
    first_rule=workshop,
    vocabulary=Vocabulary(nouns=COINS | TOKENS),
)
