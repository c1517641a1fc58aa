"""The council: questions to everyone, to a team with one voice, to any player, to the neighbour on the left."""

from __future__ import annotations

from deckwright.lang import types as lang
from deckwright.lang.cards import Kind
from deckwright.lang.game import Game
from deckwright.lang.rules import rule
from deckwright.lang.schema import Schema
from deckwright.lang.types import (
    Prompt,
    Seats,
    begin_turn,
    both,
    choose,
    choose_number,
    choose_player,
    everyone,
    move,
    nobody,
    nothing,
    pile,
    player,
    seat_of,
    value,
)


class Card(lang.Card):
    pass


class Pile(lang.Pile["Card"]):
    pass


class Player(lang.Player):
    team: int = value(0)
    life: int = value(10)
    hand: Pile = pile("owner")


class Shared(lang.Shared["Player"]):
    threat: int = value(0)
    voice: Seats = value()
    row: Pile = pile()
    gone: Pile = pile()


table = Shared()
REMOVE = Prompt("remove", "Remove a card together", "Уберите карту вместе")
CLAIM = Prompt("claim", "Your team takes a card", "Ваша команда берёт карту")
WHO_PAYS = Prompt("who-pays", "Any player discards a card", "Любой игрок сбрасывает карту")
DISCARD = Prompt("discard", "Discard a card", "Сбросьте карту")
PUSH = Prompt("push", "How hard do you push?", "Как сильно вы давите?")


@rule
def council() -> None:
    for me in table.players:
        me.team = me.seat % 2
    for me in table.players:
        begin_turn(me)
        decide_together()
        claim(me.team, me)
        any_player_discards()
        table.threat += choose_number(me.left, 0, me.left.life, PUSH)
        if table.threat > 12:
            break
    for me in table.players:
        me.won = me.team == 0 if table.threat % 2 == 0 else me.team == 1


@rule
def decide_together() -> None:
    card = choose(everyone(), table.row, REMOVE, optional=True)
    if card:
        move(card, table.gone)


@rule
def team_of(team: int) -> Seats:
    """The seats of a team, gathered one by one."""
    members: Seats = nobody()
    for each in table.players:
        if each.team == team:
            members = both(members, seat_of(each))
    return members


@rule
def claim(team: int, me: Player) -> None:
    table.voice = team_of(team)
    card = choose(table.voice, table.row, CLAIM)
    if card:
        move(card, me.hand)


@rule
def any_player_discards() -> None:
    """All decide who; that player alone, who knows the cards, decides which."""
    payer: Player | None = nothing()
    if any(each.hand for each in table.players):
        payer = choose_player(everyone(), (each for each in table.players if each.hand), WHO_PAYS)
    if payer:
        card = choose(payer, payer.hand, DISCARD)
        move(card, table.gone)
    else:
        player(0).life -= 1


KINDS = [
    Kind("oath", "Oath", "Клятва", 2, "row", {}),
    Kind("seal", "Seal", "Печать", 3, "row", {}),
]
COUNCIL = Game(
    id="council",
    en="Council",
    ru="Совет",
    seats=range(2, 5),
    schema=Schema(Card, Player, Shared, None, 4),
    kinds=KINDS,
    first_rule=council,
)
