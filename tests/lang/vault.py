"""The vault: a game of secrets, to see what each seat may know. Everything that hides or shows a card is an action."""

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
    choose_number,
    mark,
    move,
    move_all,
    note,
    offer,
    pile,
    random_below,
    reveal,
    shuffle,
    value,
)

TURNS = 12


class Card(lang.Card):
    bent: bool = mark()
    tokens: int = value(0)
    hunch: int = value(0, secret=True)


class Pile(lang.Pile["Card"]):
    pass


class Player(lang.Player):
    plan: int = value(0, secret=True)
    favourite: Card | None = value(None)
    deck: Pile = pile("nobody", pool="own")
    hand: Pile = pile("owner", pool="own")
    discard: Pile = pile()


class Shared(lang.Shared["Player"]):
    combination: int = value(0, secret=True)
    chosen: Card | None = value(None)
    stock: Pile = pile("nobody", pool="*shared")
    safe: Pile = pile("nobody", pool="*shared")
    row: Pile = pile()


class Answer(lang.Answer):
    card: Card
    player: Player


table = Shared()
DRAW = Verb("draw", (), "Draw", "Взять карту")
PLAY = Verb("play", ("card",), "Play {card}", "Разыграть: {card}")
SHOW = Verb("show", ("card",), "Show {card}", "Показать: {card}")
SHOW_TO = Verb("show-to", ("card", "player"), "Show {card} to {player}", "Показать {card} игроку {player}")
BURY = Verb("bury", ("card",), "Bury {card}", "Под низ колоды: {card}")
STASH = Verb("stash", ("card",), "Stash {card}", "Спрятать: {card}")
BEND = Verb("bend", ("card",), "Bend {card}", "Согнуть: {card}")
POINT = Verb("point", ("card",), "Point at {card}", "Указать: {card}")
PEEK = Verb("peek", (), "Look at the top of your deck", "Посмотреть верх колоды")
RESHUFFLE = Verb("reshuffle", (), "Reshuffle", "Перемешать")
PLOT = Verb("plot", (), "Plot", "Задумать")
RAID = Verb("raid", ("player",), "Raid {player}", "Обокрасть: {player}")
TURN = Prompt("turn", "Your turn", "Ваш ход")
WHICH = Prompt("which", "Which card?", "Какую карту?")
HOW_MUCH = Prompt("how-much", "A number only you know", "Число, известное только вам")
TAKES = Note("takes", "{player} takes {card}", "{player} берёт {card}", ("card", "player"))
SWAPS = Note("swaps", "{player}: {card} for {target}", "{player}: {card} за {target}", ("card", "target", "player"))


@rule
def vault() -> None:
    shuffle(table.stock)
    table.combination = random_below(1000)
    for me in table.players:
        for _ in range(4):
            move(table.stock.top, me.deck)
        draw(me)
        draw(me)
    for _ in range(TURNS):
        for me in table.players:
            begin_turn(me)
            act(me)


@rule
def draw(me: Player) -> None:
    card = me.deck.top
    if card:
        move(card, me.hand)
        note(TAKES, card, player=me)


@rule
def act(me: Player) -> None:
    for card in me.hand:
        offer(PLAY, card)
        offer(SHOW, card)
        offer(SHOW_TO, card, player=me.left)
        offer(BURY, card)
        offer(STASH, card)
        offer(BEND, card)
        offer(POINT, card)
    if me.deck:
        offer(DRAW)
        offer(PEEK)
    for other in me.others:
        if other.hand:
            offer(RAID, player=other)
    offer(RESHUFFLE)
    offer(PLOT)
    picked: Answer = ask(me, TURN)
    do(me, picked)


@rule
def do(me: Player, picked: Answer) -> None:
    card = picked.card
    if picked.verb == DRAW:
        draw(me)
    elif picked.verb == PLAY:
        move(card, me.discard)
    elif picked.verb == SHOW:
        reveal(card)
    elif picked.verb == SHOW_TO:
        reveal(card, to=picked.player)
    elif picked.verb == BURY:
        move(card, me.deck, bottom=True)
    elif picked.verb == STASH:
        swap(me, card)
    elif picked.verb == BEND:
        card.bent = True
        card.tokens += 1
        card.hunch += 5
    elif picked.verb == POINT:
        table.chosen = card
        me.favourite = me.discard.top
    elif picked.verb == PEEK:
        top = me.deck.top
        assert top is not None
        reveal(top, to=me)
    elif picked.verb == RESHUFFLE:
        move_all(me.discard, me.deck)
        shuffle(me.deck)
    elif picked.verb == PLOT:
        me.plan = choose_number(me, 1, 3, HOW_MUCH)
    else:
        raid(me, picked.player)


@rule
def swap(me: Player, card: Card) -> None:
    """Into the safe face down, for its top card."""
    other = table.safe.top
    move(card, table.safe, bottom=True)
    if other:
        move(other, me.hand)
        note(SWAPS, card, target=other, player=me)


@rule
def raid(me: Player, other: Player) -> None:
    """Take a card of another hand without seeing it."""
    card = choose(me, other.hand, WHICH)
    if card:
        move(card, me.hand)


KINDS = [
    Kind(name, name.title(), name.title(), 3, "stock", {}) for name in ("ash", "birch", "cedar", "fir", "oak", "yew")
]
VAULT = Game(
    id="vault",
    en="Vault",
    ru="Сейф",
    seats=range(2, 4),
    schema=Schema(Card, Player, Shared, None, 3),
    kinds=KINDS,
    first_rule=vault,
)
