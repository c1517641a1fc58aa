"""What has no card or no player is never used silently: the machine stops, and names the rule."""

from __future__ import annotations

from typing import Any

import pytest

from deckwright.lang.rules import rule, slot
from deckwright.lang.types import ask, begin_turn, move, offer, player
from deckwright.vm import isa
from tests.lang.toybox import PICK, STOP, WHAT, Answer, Card, Pile, Player, opened, stopped, table

pytestmark = pytest.mark.usefixtures("inlining")


@slot
def on_play(card: Card, me: Player) -> None: ...


@rule
def read_fact(card: Card) -> None:
    table.a = card.cost


@rule
def weigh_fact(card: Card) -> None:
    if card.rare:
        table.a = 1


@rule
def read_mark(card: Card) -> None:
    table.flag = card.used


@rule
def weigh_mark(card: Card) -> None:
    if not card.used:
        table.a = 1


@rule
def write_mark(card: Card) -> None:
    card.used = True


@rule
def read_counter(card: Card) -> None:
    table.a = card.tokens


@rule
def add_to_counter(card: Card) -> None:
    card.tokens += 1


@rule
def move_it(card: Card) -> None:
    move(card, table.row)


@rule
def offer_it(card: Card) -> None:
    offer(PICK, card)


@rule
def its_pile(card: Card) -> None:
    table.a = len(card.pile)


@rule
def its_kind(card: Card) -> None:
    table.a = card.kind


@rule
def its_effect(card: Card) -> None:
    on_play(card, player(0))


@rule
def read_value(me: Player) -> None:
    table.a = me.gold


@rule
def write_value(me: Player) -> None:
    me.gold = 3


@rule
def add_to_value(me: Player) -> None:
    me.gold -= 1


@rule
def its_hand(me: Player) -> None:
    table.a = len(me.hand)


@rule
def its_seat(me: Player) -> None:
    table.a = me.seat


@rule
def its_left(me: Player) -> None:
    table.chosen = me.left.best


@rule
def its_right(me: Player) -> None:
    table.chosen = me.right.best


@rule
def others_of(me: Player) -> None:
    for other in me.others:
        other.gold += 1


@rule
def around(me: Player) -> None:
    for other in me.around:
        other.gold += 1


@rule
def ask_them(me: Player) -> None:
    offer(STOP)
    picked: Answer = ask(me, WHAT)


@rule
def their_turn(me: Player) -> None:
    begin_turn(me)


OF_CARDS = [
    read_fact, weigh_fact, read_mark, weigh_mark, write_mark, read_counter, add_to_counter, move_it, offer_it, its_pile,
    its_kind, its_effect,
]  # fmt: skip
OF_PLAYERS = [
    read_value, write_value, add_to_value, its_hand, its_seat, its_left, its_right, others_of, around, ask_them,
    their_turn,
]  # fmt: skip


@pytest.mark.parametrize("reader", OF_CARDS, ids=lambda reader: reader.name)
def test_nothing_of_no_card_can_be_used(reader: Any) -> None:
    @rule
    def game() -> None:
        reader(table.void.top)

    stopped(game, isa.F_NONE, reader.name, slots=[on_play])


@pytest.mark.parametrize("reader", OF_PLAYERS, ids=lambda reader: reader.name)
def test_nothing_of_no_player_can_be_used(reader: Any) -> None:
    @rule
    def game() -> None:
        reader(player(0).rival)

    stopped(game, isa.F_NONE, reader.name)


def test_a_seat_that_nobody_has() -> None:
    @rule
    def at(seat: int) -> Player:
        found: Player = player(seat)
        return found

    @rule
    def game() -> None:
        at(2).gold = 1

    @rule
    def below() -> None:
        at(-1).gold = 1

    stopped(game, isa.F_NONE, "at", "found: Player = player(seat)")
    stopped(below, isa.F_NONE, "at", "found: Player = player(seat)")
    assert opened(game, players=3).status == isa.OVER


def test_the_pile_of_an_answer_without_one() -> None:
    @rule
    def counted(place: Pile) -> int:
        return len(place)

    @rule
    def game() -> None:
        offer(STOP)
        picked: Answer = ask(player(0), WHAT)
        table.a = counted(picked.pile)

    stopped_late = opened(game, "stop")
    assert (stopped_late.status, stopped_late.fault) == (isa.FAULT, isa.F_PART)
    assert stopped_late.where == ("game", "table.a = counted(picked.pile)")
