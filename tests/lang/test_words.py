"""Words: effects written out for the player they are for, in the slots of cards."""

from __future__ import annotations

import pytest

from deckwright.lang.errors import DeclarationError
from deckwright.lang.meaning import NOT_COUNTED
from deckwright.lang.rules import has_effect, rule, slot
from deckwright.lang.shorts import NOT_ON_CARDS
from deckwright.lang.types import note, player, this
from deckwright.lang.words import Effect, several, word
from tests.lang.toybox import COIN, CROWN, GEM, SAY, Card, Player, kind, play, table


@rule
def say(n: int) -> None:
    note(SAY, number=n)


@slot
def on_play(card: Card, me: Player, target: Card) -> None: ...


@word(en="", ru="", gives=NOT_COUNTED, short=NOT_ON_CARDS)
def gain(me: Player, n: int) -> None:
    me.gold += n


@word(en="", ru="", gives=NOT_COUNTED, short=NOT_ON_CARDS)
def for_everyone(me: Player, effect: Effect) -> None:
    for me in table.players:
        effect(me)


@word(en="", ru="", gives=NOT_COUNTED, short=NOT_ON_CARDS)
def to_the_left(me: Player, effect: Effect) -> None:
    me = me.left
    effect(me)


@word(en="", ru="", gives=NOT_COUNTED, short=NOT_ON_CARDS)
def times(me: Player, n: int, effect: Effect) -> None:
    while n > 0:
        n -= 1
        effect(me)


@word(en="", ru="", gives=NOT_COUNTED, short=NOT_ON_CARDS)
def either(me: Player, first: Effect, second: Effect) -> None:
    if me.gold < 100:
        first(me)
    else:
        second(me)


def test_effects_run_for_the_player_they_are_called_with_and_leave_the_others_player_alone() -> None:
    @rule
    def game() -> None:
        for coin in table.box:
            if has_effect(coin, on_play):
                on_play(coin, player(0), coin)

    effects = [
        to_the_left(gain(1)),
        for_everyone(gain(10)),
        times(3, to_the_left(gain(1000))),
        times(2, either(gain(100), gain(1))),
    ]
    kinds = [kind("coin", 1, "box", {on_play: effects}), GEM, CROWN]
    done = play(game, kinds=kinds, slots=[on_play])
    assert [done.value("gold", seat) for seat in (0, 1)] == [10 + 100 + 1, 1 + 10 + 3000]


def test_this_is_the_card_whose_effect_runs_also_after_an_inner_effect() -> None:
    @slot
    def act(card: Card | None, depth: int) -> None: ...

    @rule
    def acting(card: Card | None, depth: int) -> None:
        running: Card = this()
        say(running.cost)
        if depth > 0:
            act(table.row.bottom, depth - 1)
            again: Card = this()
            say(10 + again.cost)

    @rule
    def game() -> None:
        act(table.row.top, 1)

    kinds = [
        COIN,
        kind("gem", 2, "row", {act: acting}, cost=3),
        kind("crown", 1, "row", {act: acting}, cost=7),
    ]
    assert play(game, kinds=kinds, slots=[act]).said == [3, 7, 13]


@rule
def enough() -> bool:
    return table.flag


@word(en="", ru="", gives=NOT_COUNTED, short=NOT_ON_CARDS)
def stop(me: Player) -> None:
    table.flag = True


def test_effects_of_a_slot_are_cut_short_as_soon_as_a_rule_says_so_also_inside_others() -> None:
    @slot(until=enough)
    def act(card: Card, me: Player) -> None: ...

    @rule
    def game() -> None:
        for coin in table.box:
            if has_effect(coin, act):
                act(coin, player(0))
                say(player(0).gold)
        table.flag = False
        for coin in table.box:
            if has_effect(coin, act):
                act(coin, player(1))

    stopping = [gain(1), for_everyone(times(3, several([gain(10), stop()]))), gain(100)]
    kinds = [kind("coin", 1, "box", {act: stopping}), GEM, CROWN]
    done = play(game, kinds=kinds, slots=[act])
    assert done.said == [11]
    assert [done.value("gold", seat) for seat in (0, 1)] == [21, 1]


def test_what_cuts_a_slot_short_only_looks() -> None:
    @rule
    def changes() -> bool:
        table.a += 1
        return table.flag

    @slot(until=changes)
    def act(card: Card, me: Player) -> None: ...

    @rule
    def game() -> None:
        for coin in table.box:
            act(coin, player(0))

    with pytest.raises(DeclarationError, match="changes: the rule until which act goes on"):
        play(game, kinds=[kind("coin", 1, "box", {act: [gain(1)]}), GEM, CROWN], slots=[act])


def test_what_fills_a_slot_that_offers_changes_nothing() -> None:
    @slot(offers=True)
    def act(card: Card, me: Player) -> None: ...

    @rule
    def game() -> None:
        for coin in table.box:
            act(coin, player(0))

    with pytest.raises(DeclarationError, match="coin: gain changes something, but act only offers"):
        play(game, kinds=[kind("coin", 1, "box", {act: [gain(1)]}), GEM, CROWN], slots=[act])
