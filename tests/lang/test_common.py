"""The rules every game may use: ordering cards, choosing several one by one."""

from __future__ import annotations

from deckwright.lang.common import move_some, put_in_order, put_in_order_below
from deckwright.lang.rules import rule
from deckwright.lang.types import player
from tests.lang.toybox import Player, play, table


def test_cards_are_put_on_a_pile_in_the_order_chosen_the_last_on_top() -> None:
    @rule
    def game() -> None:
        me: Player = player(0)
        put_in_order(me, table.row, table.void)

    ended = play(game, ("choose", "gem"), ("choose", "crown"))
    assert ended.pile("void") == ["gem", "crown", "gem"]
    assert ended.pile("row") == []


def test_cards_are_put_below_a_pile_in_the_order_chosen_the_last_at_the_bottom() -> None:
    @rule
    def game() -> None:
        me: Player = player(0)
        put_in_order_below(me, table.row, table.box)

    ended = play(game, ("choose", "crown"), ("choose", "gem"))
    assert ended.pile("box") == ["coin", "coin", "coin", "crown", "gem", "gem"]


def test_several_cards_are_chosen_one_by_one_with_a_way_to_stop() -> None:
    @rule
    def game() -> None:
        me: Player = player(0)
        table.result = move_some(me, table.row, table.void, 2)

    both = play(game, ("choose", "gem"), ("choose", "crown"))
    assert (both.value("result"), both.pile("void")) == (2, ["crown", "gem"])
    one = play(game, ("choose", "gem"), "pass")
    assert (one.value("result"), one.pile("row")) == (1, ["gem", "crown"])
    assert play(game, "pass").value("result") == 0
