"""Hooks: rules in whose place a game may put one of its own, and which cost nothing where it does not."""

from __future__ import annotations

from typing import Any

import pytest

from deckwright.lang.errors import DeclarationError
from deckwright.lang.rules import hook, rule
from deckwright.lang.types import move
from tests.lang.toybox import Card, Player, compiled, play, table


@hook
def was_taken(me: Player, card: Card) -> None:
    """A player has taken a card."""


@hook
def price(card: Card) -> int:
    """What a card costs."""
    return card.cost


@hook
def pays(me: Player, n: int) -> None:
    """A player pays, from the table's first purse."""
    table.a -= n
    me.gold += 1


@rule
def takes(me: Player) -> None:
    for card in table.row:
        if price(card) <= table.a:
            pays(me, price(card))
            move(card, me.hand)
            was_taken(me, card)


@rule
def shopping() -> None:
    table.a = 10
    for me in table.players:
        takes(me)


@rule
def plain_shopping() -> None:
    table.a = 10
    for me in table.players:
        takes_plainly(me)


@rule
def takes_plainly(me: Player) -> None:
    for card in table.row:
        if card.cost <= table.a:
            pays_plainly(me, card.cost)
            move(card, me.hand)


@rule
def pays_plainly(me: Player, n: int) -> None:
    table.a -= n
    me.gold += 1


@rule
def cheaper(card: Card) -> int:
    return card.cost - 1


@rule
def counted(me: Player, card: Card) -> None:
    me.gold += 10


@rule
def pays_twice(me: Player, n: int) -> None:
    pays(me, n)
    pays(me, n)


def test_a_hook_left_alone_is_what_is_written_there() -> None:
    game = play(shopping)
    assert game.pile("hand", 0) == ["gem", "gem"] and game.value("a") == 4 and game.value("gold", 0) == 2


def test_a_hook_left_alone_costs_nothing() -> None:
    assert len(compiled(shopping).code) == len(compiled(plain_shopping).code)


@pytest.mark.parametrize(
    ("hooks", "left", "gold"),
    [({price: cheaper}, 0, 3), ({was_taken: counted}, 4, 22), ({pays: pays_twice}, -2, 4)],
)
def test_a_rule_of_the_game_stands_in_its_place(hooks: dict[Any, Any], left: int, gold: int) -> None:
    """In the rule that stands in for a hook, the hook itself is what is written there."""
    game = play(shopping, hooks=hooks)
    assert (game.value("a"), game.value("gold", 0)) == (left, gold)


@rule
def takes_less(me: Player) -> None:
    me.gold += 1


@rule
def spends(card: Card) -> int:
    table.a += 1
    return card.cost


@pytest.mark.parametrize(
    ("hooks", "said"),
    [
        ({was_taken: takes_less}, "takes_less must take and return what was_taken does"),
        ({price: spends}, "spends changes something, but price only answers"),
        ({shopping: plain_shopping}, "only in the place of a hook"),
        ({price: 3}, "only in the place of a hook"),
    ],
)
def test_what_cannot_stand_there_is_refused(hooks: dict[Any, Any], said: str) -> None:
    with pytest.raises(DeclarationError, match=said):
        compiled(shopping, hooks=hooks)
