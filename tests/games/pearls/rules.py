"""The rules of Pearls."""

from __future__ import annotations

from deckwright.lang.rules import rule, slot
from deckwright.lang.types import ask, begin_turn, move, move_all, note, offer, shuffle
from tests.games.pearls.schema import Answer, Card, Player, table
from tests.games.pearls.texts import DIVE, FINDS, SURFACE, YOUR_TURN


@slot
def on_find(card: Card, me: Player) -> None:
    """What happens to who finds the card."""


@rule
def pearls() -> None:
    """The whole game: when this rule ends, the game is over."""
    move_all(table.box, table.sea)
    shuffle(table.sea)
    while table.sea:
        for me in table.players:
            take_turn(me)
    for me in table.players:
        me.won = all(riches(me) >= riches(other) for other in me.others)


@rule
def take_turn(me: Player) -> None:
    begin_turn(me)
    me.air = 2
    while table.sea and me.air > 0:
        offer(DIVE)
        offer(SURFACE)
        picked: Answer = ask(me, YOUR_TURN)
        if picked.verb == SURFACE:
            break
        me.air -= 1
        dive(me)
    move_all(me.bag, me.chest)


@rule
def dive(me: Player) -> None:
    card = table.sea.top
    if card:
        move(card, me.bag)
        note(FINDS, card, player=me)
        on_find(card, me)


@rule
def riches(me: Player) -> int:
    return sum(card.worth for card in me.chest)
