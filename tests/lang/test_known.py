"""What no card of a game has costs its rules nothing; where one has it, the same rules see it."""

from __future__ import annotations

from typing import Any

from deckwright.lang.rules import has_effect, rule, slot
from deckwright.lang.types import note
from tests.lang.toybox import COIN, CROWN, GEM, SAY, Card, Player, kind, play, table


@rule
def say(n: int) -> None:
    note(SAY, number=n)


@slot
def on_find(card: Card, me: Player) -> None: ...


@slot(pure=True)
def shines(card: Card) -> int: ...


@rule
def bright(card: Card) -> int:
    return 5


@rule
def top_of_row() -> Card:
    card = table.row.top
    assert card is not None
    return card


@rule
def unguarded() -> None:
    for card in table.row:
        say(card.cost)
    say(len(table.box))


@rule
def guarded() -> None:
    for card in table.row:
        if has_effect(card, shines):
            say(shines(card))
        for other in table.box:
            if other.rare and has_effect(other, on_find):
                say(100)
    if has_effect(top_of_row(), shines) and table.row:
        say(200)
    for card in table.row:
        say(card.cost if not card.rare or table.flag else -card.cost)
    say(len(table.box))


def instructions(first: Any, **given: Any) -> int:
    return len(play(first, **given).program.code)


SLOTS = [on_find, shines]
PLAIN = [COIN, GEM, kind("ring", 1, "row", cost=7)]
SHINING = [COIN, GEM, kind("crown", 1, "row", {shines: bright}, cost=7, rare=True)]


def test_a_slot_and_a_fact_that_cards_have_count() -> None:
    assert play(guarded, kinds=SHINING, slots=SLOTS).said == [5, 3, 3, -7, 3]
    first = [CROWN, *SHINING[:2]]
    assert play(guarded, kinds=first, slots=SLOTS).said == [-7, 3, 3, 3]


def test_a_slot_and_a_fact_that_no_card_has_never_hold() -> None:
    assert (
        play(guarded, kinds=PLAIN, slots=SLOTS).said == play(unguarded, kinds=PLAIN, slots=SLOTS).said == [3, 3, 7, 3]
    )


def test_what_never_holds_is_left_out() -> None:
    assert instructions(guarded, kinds=PLAIN, slots=SLOTS) <= instructions(unguarded, kinds=PLAIN, slots=SLOTS) + 4 * 3
    assert instructions(guarded, kinds=SHINING, slots=SLOTS) > instructions(guarded, kinds=PLAIN, slots=SLOTS)


def test_a_rule_whose_only_return_is_its_last_statement_is_written_out() -> None:
    @rule
    def game() -> None:
        table.chosen = top_of_row()
        say(top_of_row().cost + len(table.row))

    assert play(game).said == [3 + 3]
