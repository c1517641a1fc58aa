"""Piles that say how much they hold: room for questions and walks is derived from it, and more is refused."""

from __future__ import annotations

import pytest

from deckwright.lang import types as lang
from deckwright.lang.cards import Kind
from deckwright.lang.compiler.holding import Holding
from deckwright.lang.game import Game
from deckwright.lang.program import Program, build
from deckwright.lang.rules import rule
from deckwright.lang.schema import Schema
from deckwright.lang.types import Each, Prompt, Verb, ask, choose, everyone, move, offer, pile, places, player, value
from deckwright.table import Table
from deckwright.table.errors import BadArrangement
from deckwright.vm.host import BrokenState, MachineFault

CARDS, SEATS, FEW = 20, 3, 2
PICK = Verb("pick", ("card",))
TAKE = Verb("take", ("card",))
GIVE = Verb("give", ("card", "player"))
STOP = Verb("stop")
WHAT = Prompt("what", "What?", "Что?")


class Card(lang.Card):
    tokens: int = value(0)


class Pile(lang.Pile["Card"]):
    pass


class Camp(lang.Place):
    tents: Each[Pile] = pile(most=2, together=5)
    stores: Each[Pile] = pile(most=6, apiece=7, together=9)


class Cave(lang.Place):
    dens: Pile = pile(most=2)


class Player(lang.Player):
    hand: Pile = pile("owner", most=4)
    mat: Pile = pile(most=3)
    caves: list[Cave] = places(3, en="cave")


class Shared(lang.Shared["Player"]):
    n: int = value(0)
    box: Pile = pile()
    row: Pile = pile(most=6)
    camps: list[Camp] = places(4, en="camp")


class Answer(lang.Answer):
    card: Card


table = Shared()
KINDS = [Kind("coin", "Coin", "Монета", CARDS, "box", {})]


def compiled(first: object) -> Program:
    return build(Schema(Card, Player, Shared, None, SEATS), KINDS, [], first, [])


def room(first: object) -> int:
    """How many choices there is room for."""
    return compiled(first).layout.max_options


@rule
def of_the_row() -> None:
    for card in table.row:
        offer(PICK, card)
    ask(player(0), WHAT)


@rule
def of_a_hand() -> None:
    me = player(1)
    for card in me.hand:
        offer(PICK, card)
    ask(me, WHAT)


@rule
def of_all_hands() -> None:
    for each in table.players:
        for card in each.hand:
            offer(PICK, card)
    ask(everyone(), WHAT)


@rule
def of_a_hand_for_each() -> None:
    me = player(0)
    for each in me.others:
        for card in me.hand:
            offer(GIVE, card, player=each)
    ask(me, WHAT)


@rule
def of_a_tent() -> None:
    for card in table.camps[1].tents[player(0)]:
        offer(PICK, card)
    ask(player(0), WHAT)


@rule
def of_all_tents() -> None:
    for camp in table.camps:
        for each in table.players:
            for card in camp.tents[each]:
                offer(PICK, card)
    ask(player(0), WHAT)


@rule
def of_the_stores_of_one() -> None:
    me = player(1)
    for camp in table.camps:
        for card in camp.stores[me]:
            offer(PICK, card)
            offer(TAKE, card)
    ask(me, WHAT)


@rule
def of_the_stores_of_two() -> None:
    me = player(1)
    for each in me.others:
        for camp in table.camps:
            for card in camp.stores[each]:
                offer(PICK, card)
    ask(me, WHAT)


@rule
def of_some_camps() -> None:
    me = player(2)
    for camp in table.camps:
        for card in camp.tents[me]:
            offer(PICK, card)
            offer(TAKE, card)
    ask(me, WHAT)


@rule
def of_my_caves() -> None:
    me = player(2)
    for cave in me.caves:
        for card in cave.dens:
            offer(PICK, card)
            offer(TAKE, card)
    ask(me, WHAT)


@rule
def of_the_box_as_the_rule_says() -> None:
    choose(player(0), (card for card in table.box if card.tokens > 0), WHAT, most=FEW)


@rule
def of_the_row_as_the_pile_says() -> None:
    choose(player(0), table.row, WHAT, most=CARDS)


@rule
def of_many_piles() -> None:
    for each in table.players:
        for heap in (each.hand, each.mat):
            for card in heap:
                offer(PICK, card)
    for card in table.row:
        offer(PICK, card)
    offer(STOP)
    ask(player(0), WHAT)


@pytest.mark.parametrize(
    ("first", "most"),
    [
        (of_the_row, 6),
        (of_a_hand, 4),
        (of_all_hands, 4 * SEATS),
        (of_a_hand_for_each, 4 * SEATS),
        (of_a_tent, 2),
        (of_all_tents, 5),
        (of_the_stores_of_one, 2 * 7),
        (of_the_stores_of_two, 9),
        (of_some_camps, 2 * 5),
        (of_my_caves, 2 * 3 * 2),
        (of_the_box_as_the_rule_says, FEW),
        (of_the_row_as_the_pile_says, 6),
        (of_many_piles, CARDS + 1),  # 4 and 3 of each, and 6, are more than there are
    ],
)
def test_offers_are_as_many_as_the_piles_hold(first: object, most: int) -> None:
    assert room(first) == most


@rule
def keeps_a_row() -> None:
    for card in table.row:
        move(card, table.box)


@rule
def keeps_a_hand() -> None:
    for each in table.players:
        for card in each.hand:
            move(card, table.box)


@rule
def keeps_the_box() -> None:
    for card in table.box:
        move(card, table.row)


def test_walks_remember_as_many_cards_as_the_pile_holds() -> None:
    layouts = [compiled(first).layout for first in (keeps_a_row, keeps_the_box)]
    row, box = (layout.stack_end - layout.stack for layout in layouts)
    assert box - row == CARDS - 6
    layout = compiled(keeps_a_hand).layout
    assert layout.stack_end - layout.stack < box


def test_what_says_nothing_may_hold_all_cards() -> None:
    holding = Holding(compiled(of_the_row).layout)
    assert (holding.of_one("0"), holding.of_one("1"), holding.of_one("no such pile")) == (CARDS, 6, CARDS)


# --- more than that ---------------------------------------------------------------------------------------------------


@rule
def game() -> None:
    while True:
        offer(STOP)
        for card in player(0).hand:
            offer(PICK, card)
        ask(player(0), WHAT)
        for card in table.box:
            if len(player(0).hand) < table.n:
                move(card, player(0).hand)


def opened() -> Table:
    schema = Schema(Card, Player, Shared, None, SEATS)
    return Table.open(Game("camp", "Camp", "Лагерь", range(2, 4), schema, KINDS, game), 2, 1)


def test_an_arrangement_with_more_is_refused_and_changes_nothing() -> None:
    table = opened()
    table.arrange({"p0.hand": ["coin"] * 4})
    before = table.hash()
    for wanted in (
        {"p0.hand": ["coin"] * 5},
        {"p0.hand": ["coin", "..."], "p0.mat": ["coin"] * 4},
        {"p0.stores@camp-1": ["coin"] * 4, "p0.stores@camp-2": ["coin"] * 4},
        {"p0.stores@camp-1": ["coin"] * 5, "p1.stores@camp-2": ["coin"] * 5},
    ):
        with pytest.raises(BadArrangement, match="holds at most") as refused:
            table.arrange(wanted)
        assert "не больше" in refused.value.said("ru")
    assert table.hash() == before
    table.arrange({"p0.hand": ["coin", "..."], "p0.mat": []})
    assert len(table.cards("hand", 0)) == 4


@rule
def many() -> None:
    choose(player(0), (card for card in table.box if card.tokens == 0), WHAT, most=FEW)


def test_a_rule_that_offers_more_than_it_says_is_stopped() -> None:
    schema = Schema(Card, Player, Shared, None, SEATS)
    with pytest.raises(MachineFault, match="many"):
        Table.open(Game("camp", "Camp", "Лагерь", range(2, 4), schema, KINDS, many), 2, 1)


def test_rules_that_break_their_word_are_found_and_stopped_beside_nothing() -> None:
    table = opened()
    table.arrange({"n": 5})
    before = table.hash()
    with pytest.raises(MachineFault):
        table.choose("stop")
    assert table.hash() == before
    table.arrange({"n": 4})
    table.choose("stop")
    table.machine.check(table.state)
    layout, state = table.program.layout, table.state.copy()
    hand = layout.pile_id("hand", 0)
    state[layout.count + hand] += 1
    with pytest.raises(BrokenState):
        table.machine.check(state)
