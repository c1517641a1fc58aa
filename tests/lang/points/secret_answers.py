"""The sealed bids: everybody answers without seeing the others, then all answers are turned up at once.

The seats are asked one after another, from seat 0, so that the same choices give the same game. What they answer lies
in a secret value, or is a face-down card, until the last one has answered.
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
    begin_turn,
    choose,
    choose_number,
    fact,
    move,
    note,
    pile,
    player,
    reveal,
    shuffle,
    value,
)


class Card(lang.Card):
    might: int = fact()


class Pile(lang.Pile["Card"]):
    pass


class Player(lang.Player):
    gold: int = value(5)
    sealed: int = value(-1, secret=True)  # what was bid, until all have
    bid: int = value(-1)  # what everybody sees afterwards
    hand: Pile = pile("owner", pool="champions")
    champion: Pile = pile("owner", pool="champions")  # face down until all have chosen


class Shared(lang.Shared["Player"]):
    box: Pile = pile()


table = Shared()
HOW_MUCH = Prompt("how-much", "What do you bid?", "Сколько вы ставите?")
WHO_FIGHTS = Prompt("who-fights", "Who fights for you?", "Кто сражается за вас?")
BIDS = Note("bids", "{player} has bid {number}", "{player}: ставка {number}", ("player", "number"))


@rule
def sealed_bids() -> None:
    for me in table.players:
        for _ in range(3):
            move(table.box.top, me.hand)
        shuffle(me.hand)  # nobody else knows which card is which
    begin_turn(player(0))
    bid_in_secret()
    fight_in_secret()
    for me in table.players:
        me.won = all(strength(me) >= strength(other) for other in me.others)


@rule
def bid_in_secret() -> None:
    for me in table.players:
        me.sealed = choose_number(me, 0, me.gold, HOW_MUCH)
    for me in table.players:
        me.bid = me.sealed
        me.gold -= me.bid
        me.sealed = -1
        note(BIDS, player=me, number=me.bid)


@rule
def fight_in_secret() -> None:
    for me in table.players:
        move(choose(me, me.hand, WHO_FIGHTS), me.champion)
    for me in table.players:
        for card in me.champion:
            reveal(card)


@rule
def strength(me: Player) -> int:
    return me.bid + sum(card.might for card in me.champion)


KINDS = [Kind(f"champion-{n}", f"Champion {n}", f"Боец {n}", 3, "box", {"might": n}, sets=3) for n in (1, 2, 3)]
SEALED = Game(
    id="sealed-bids",
    en="Sealed Bids",
    ru="Закрытые ставки",
    seats=range(2, 4),
    schema=Schema(Card, Player, Shared, None, 3),
    kinds=KINDS,
    first_rule=sealed_bids,
)
