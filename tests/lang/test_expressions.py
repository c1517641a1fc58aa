"""Expressions of rules give what the same expressions give in Python."""

from __future__ import annotations

from deckwright.lang import types as lang
from deckwright.lang.cards import Kind
from deckwright.lang.rules import rule, slot
from deckwright.lang.types import move, move_all, note, nothing, player
from tests.lang import toybox
from tests.lang.toybox import COIN, CROWN, GEM, SAY, Card, Colour, Pile, Player, kind, play, table

LIMIT = 12
PALE = (Colour.RED, Colour.GREEN)


@rule
def say(n: int) -> None:
    note(SAY, number=n)


@rule
def yes(n: int) -> bool:
    """Says that it was asked, then answers yes."""
    say(n)
    return True


@rule
def no(n: int) -> bool:
    say(n)
    return False


def test_floor_division_and_remainder_of_negative_numbers() -> None:
    numbers = (7, -7, 6, -6, 1, -1, 0)
    divisors = (3, -3, 1, -1, 7)

    @rule
    def game() -> None:
        for a in numbers:
            for b in divisors:
                say(a // b)
                say(a % b)

    assert play(game).said == [n for a in numbers for b in divisors for n in (a // b, a % b)]


def test_arithmetic_with_constants_on_either_side() -> None:
    @rule
    def game() -> None:
        n = 5
        say(n + 3)
        say(3 + n)
        say(n - 3)
        say(3 - n)
        say(n * 3)
        say(3 * n)
        say(17 // n)
        say(17 % n)
        say(n // 2)
        say(-n)
        say(-(n - 9))
        say(abs(n - 9))
        say(abs(n))
        say(2 + 3 * 4 - 1)
        say(n - LIMIT)
        say(int(n > 4) + int(Colour.BLUE))

    n = 5
    expected = [8, 8, 2, -2, 15, 15, 3, 2, 2, -5, 4, 4, 5, 13, n - LIMIT, 4]
    assert play(game).said == expected


def test_conditional_expressions_evaluate_only_the_chosen_side() -> None:
    @rule
    def twice(n: int) -> int:
        say(n)
        return 2 * n

    @rule
    def game() -> None:
        n = 3
        say(twice(1) if n > 2 else twice(2))
        say(twice(3) if n > 3 else twice(4) if n > 2 else twice(5))
        card = table.row.top if n == 4 else None
        say(0 if card is None else card.cost)
        someone: Player = player(0) if n == 4 else player(1)
        say(someone.seat)
        say(1 if n else True)

    assert play(game).said == [1, 2, 4, 8, 0, 1, 1]


def test_and_and_or_stop_at_the_first_part_that_decides() -> None:
    @rule
    def game() -> None:
        if no(1) and yes(2):
            say(100)
        if yes(3) or no(4):
            say(101)
        if not (yes(5) and no(6)) and (no(7) or yes(8)):
            say(102)
        while no(9) or no(10):
            say(103)
        kept = yes(11) and (no(12) or no(13)) and yes(14)
        say(1 if kept else 0)

    assert play(game).said == [1, 3, 101, 5, 6, 7, 8, 102, 9, 10, 11, 12, 13, 0]


def test_and_and_or_give_the_part_that_decided() -> None:
    @rule
    def game() -> None:
        n = 5
        zero = 0
        say(n and 7)
        say(zero and 7)
        say(n or 7)
        say(zero or 7)
        say(zero or n > 4)
        say((n > 6) or zero or 9)
        card = table.void.top or table.row.bottom
        assert card is not None
        say(card.cost)
        found = table.void.top and table.row.top
        say(0 if found else 1)
        say(1 if bool(table.void or table.row) else 0)

    assert play(game).said == [7, 0, 5, 7, 1, 9, 7, 1, 1]


def test_chained_comparisons_evaluate_each_part_once_and_stop_early() -> None:
    @rule
    def number(n: int) -> int:
        say(n)
        return n

    @rule
    def game() -> None:
        say(100 if number(1) < number(2) < number(3) else 101)
        say(100 if number(2) < number(1) < number(3) else 101)
        if not 1 <= number(5) <= 5 != number(6):
            say(102)
        inside = 0 < number(4) < 4
        say(1 if inside else 0)

    assert play(game).said == [1, 2, 3, 100, 2, 1, 101, 5, 6, 4, 0]


def test_comparisons_of_numbers_in_all_orders() -> None:
    @rule
    def compare(a: int, b: int) -> None:
        if a < b:
            say(1)
        if a <= b:
            say(2)
        if a > b:
            say(3)
        if a >= b:
            say(4)
        if a == b:
            say(5)
        if a != b:
            say(6)
        table.a = a
        if table.a < b and not b <= table.a:
            say(7)
        if b >= table.a and not table.a > b:
            say(8)
        if a > 2 and 2 < a and not 3 > a and not a <= 2:  # noqa: SIM300
            say(9)

    @rule
    def game() -> None:
        compare(1, 2)
        compare(2, 2)
        compare(3, 2)

    assert play(game).said == [1, 2, 6, 7, 8, 2, 4, 5, 8, 3, 4, 6, 9]


def test_min_max_and_sum_of_walks() -> None:
    @rule
    def game() -> None:
        a = 4
        say(min(a, 9))
        say(max(a, 9, 11, a * 3))
        say(min(a + 1, 3 - a, a))
        say(max((card.cost for card in table.row), default=-1))
        say(min((card.cost for card in table.row), default=-1))
        say(max((-card.cost for card in table.row), default=0))
        say(min((card.cost for card in table.row), default=99))
        say(max((card.cost for card in table.void), default=-1))
        say(min((5 for card in table.row if card.cost > 8), default=a))
        say(sum(card.cost for card in table.row))
        say(sum(1 for card in table.row if card.cost == 3 if not card.rare))
        say(sum(card.rare for card in table.row))
        say(sum(n for n in range(5)))

    costs = (3, 3, 7)
    walks = [max(costs), min(costs), max(-c for c in costs), min(costs), -1, 4, sum(costs), 2, 1, 10]
    assert play(game).said == [4, 12, -1, *walks]


def test_generators_with_several_walks_and_conditions() -> None:
    @rule
    def game() -> None:
        me: Player = player(1)
        say(sum(10 * a + b for a in range(3) if a != 1 for b in range(a) if b < 2))
        say(sum(1 for someone in me.others for card in table.row if card.cost > 3 or someone.seat == 0))
        say(sum(place.top.cost for place in (table.row, table.box) if place.top is not None))
        say(sum(a for a in (1, 2) for a in (10 * a, 20 * a)))
        a = 7
        say(sum(a for a in range(3)) + a)

    said = play(game, players=3).said
    assert said == [
        sum(10 * a + b for a in range(3) if a != 1 for b in range(a) if b < 2),
        4,
        3,
        sum(a for n in (1, 2) for a in (10 * n, 20 * n)),
        10,
    ]


def test_any_and_all_as_conditions_and_as_values() -> None:
    @rule
    def game() -> None:
        if any(card.rare for card in table.row):
            say(1)
        if not any(card.rare for card in table.box):
            say(2)
        if all(card.cost >= 3 for card in table.row):
            say(3)
        if not all(card.cost > 3 for card in table.row):
            say(4)
        if all(card.rare for card in table.void) and not any(card.rare for card in table.void):
            say(5)
        dear = any(card.cost > n for card in table.row for n in range(6, 9) if n != 6)
        say(1 if dear else 0)
        cheap = all(card.cost < n for card in table.row if not card.rare for n in (4, 5))
        say(1 if cheap else 0)
        while any(card.cost == 0 for card in table.box):
            move_all(table.box, table.void)
            say(6)

    assert play(game).said == [1, 2, 3, 4, 5, 0, 1, 6]


def test_what_counts_as_true() -> None:
    @rule
    def game() -> None:
        if table.void:
            say(100)
        if table.row and not table.void:
            say(1)
        top = table.void.top
        if not top:
            say(2)
        if table.row.top:
            say(3)
        if player(0):
            say(4)
        if not player(0).rival:
            say(5)
        if len(table.row) and not len(table.void):
            say(6)
        if -1 and not 0:
            say(7)
        if table.flag or not True:
            say(101)

    assert play(game).said == [1, 2, 3, 4, 5, 6, 7]


def test_none_checks_and_equality_of_objects() -> None:
    @rule
    def game() -> None:
        card = table.row.top
        empty = table.void.top
        if card is not None and empty is None:
            say(1)
        if card == table.row.top and card != table.row.bottom:
            say(2)
        if player(0).left == player(1) and player(0) != player(1):
            say(3)
        if empty == nothing():
            say(4)
        table.chosen = card
        if table.chosen is card:
            say(5)
        table.chosen = None
        if table.chosen is None:
            say(6)
        if table.row.top.pile == table.row and player(1).hand.owner == player(1):  # type: ignore[union-attr]
            say(7)
        if table.row.owner is None:
            say(8)

    assert play(game).said == [1, 2, 3, 4, 5, 6, 7, 8]


def test_membership_of_piles_and_tuples() -> None:
    @rule
    def game() -> None:
        card = table.row.top
        if card in table.row and card not in table.box:
            say(1)
        move(card, player(1).hand)
        if card in player(1).hand and card not in table.row and card not in player(0).hand:
            say(2)
        if table.void.top not in table.void:
            say(3)
        if table.void.top in table.void:
            say(100)
        for n in range(5):
            if n in (1, 3):
                say(10 + n)
            if n not in (1, 2, 3, n - 1) and yes(20):
                say(30 + n)
        say(sum(1 for card in table.row if card.colour in PALE))
        found = table.mood in (Colour.RED, Colour.GREEN)
        say(1 if found else 0)

    assert play(game).said == [1, 2, 3, 20, 30, 11, 13, 20, 34, 1, 1]


def test_constants_enums_kinds_and_names_of_modules() -> None:
    @rule
    def game() -> None:
        say(LIMIT)
        for card in table.row:
            if card.colour == Colour.GREEN:
                say(1)
            if card.kind == GEM:
                say(2)
            if card.kind == toybox.CROWN and card.colour >= toybox.Colour.BLUE:
                say(3)
        say(toybox.BUDGET)
        say(Colour.BLUE + 1)
        if table.mood == Colour.GREEN:
            say(5)

    assert play(game).said == [LIMIT, 1, 2, 1, 2, 3, toybox.BUDGET, 4, 5]


def test_a_rule_may_take_a_kind() -> None:
    @rule
    def lie_there(wanted: Kind) -> int:
        return sum(1 for card in table.row if card.kind == wanted)

    @rule
    def first_of(wanted: Kind) -> Card | None:
        for card in table.row:
            if card.kind == wanted:
                return card
        return None

    @rule
    def game() -> None:
        say(lie_there(GEM))
        say(lie_there(CROWN))
        crown = first_of(CROWN)
        if crown and crown == table.row.bottom:
            say(7)

    assert play(game).said == [2, 1, 7]


def test_the_table_knows_its_seats_and_a_slot_its_default() -> None:
    @slot(default=4, pure=True)
    def worth(card: Card) -> int: ...

    @slot(pure=True)
    def partner(card: Card) -> Card | None: ...

    @rule
    def double_cost(card: Card) -> int:
        return card.cost * 2

    @rule
    def game() -> None:
        say(table.seats)
        say(table.turn)
        say(sum(worth(card) for card in table.row))
        crown = table.row.bottom
        assert crown is not None
        if partner(crown) is None:
            say(worth(crown))

    kinds = [COIN, kind("gem", 2, "row", {worth: double_cost}, cost=3), CROWN]
    assert play(game, players=3, kinds=kinds, slots=[worth, partner]).said == [3, 0, 16, 4]


def test_piles_and_verbs_as_parameters() -> None:
    @rule
    def count(place: Pile, also: lang.Pile[Card]) -> int:
        return len(place) + len(also)

    @rule
    def biggest() -> Pile:
        if len(table.row) > len(table.void):
            return table.row
        return table.void

    @rule
    def game() -> None:
        say(count(table.row, player(0).hand))
        place = biggest()
        move(place.top, player(0).hand)
        say(count(place, player(0).hand))

    done = play(game)
    assert done.said == [3, 3]
    assert done.pile("hand", 0) == ["gem"]
