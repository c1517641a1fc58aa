"""Statements of rules do what the same statements of Python do."""

from __future__ import annotations

from deckwright.lang.rules import rule
from deckwright.lang.types import end_game, note, player
from tests.lang.toybox import SAY, Card, Colour, Player, play, table


@rule
def say(n: int) -> None:
    note(SAY, number=n)


def test_assignment_to_locals_values_marks_and_counters() -> None:
    @rule
    def game() -> None:
        n = 5
        n = n + 1
        table.a = n
        table.flag = True
        table.mood = Colour.BLUE
        for me in table.players:
            me.gold = me.seat * 10
            me.ready = me.seat == 1
            me.rival = me.left
        for card in table.row:
            card.used = card.cost > 3
            card.tokens = card.cost
            card.host = table.box.top
            card.keeper = player(1)
        say(sum(card.tokens for card in table.row))
        say(sum(1 for card in table.row if card.used))
        say(sum(1 for card in table.row if card.host == table.box.top and card.keeper == player(1)))

    done = play(game)
    assert done.value("a") == 6
    assert done.value("flag") == 1
    assert done.value("mood") == Colour.BLUE
    assert [done.value("gold", seat) for seat in (0, 1)] == [0, 10]
    assert [done.value("ready", seat) for seat in (0, 1)] == [0, 1]
    assert [done.value("rival", seat) for seat in (0, 1)] == [1, 0]
    assert done.said == [13, 1, 3]


def test_augmented_assignment_of_every_operator() -> None:
    @rule
    def game() -> None:
        n = 7
        n += 5
        n -= 2
        n *= 3
        n //= 4
        n %= 4
        table.a = n
        table.b = 10
        table.b += n
        table.b -= 20
        table.b *= n
        table.b //= 4
        table.c = -7
        table.c %= 4
        for me in table.players:
            me.gold += n
            me.gold -= me.seat
            me.gold *= 5

    n = (7 + 5 - 2) * 3 // 4 % 4
    done = play(game)
    assert [done.value(name) for name in "abc"] == [n, (10 + n - 20) * n // 4, -7 % 4]
    assert [done.value("gold", seat) for seat in (0, 1)] == [n * 5, (n - 1) * 5]


def test_augmented_assignment_reads_the_old_value_before_the_right_side_changes_it() -> None:
    @rule
    def doubled() -> int:
        table.a = table.a * 2
        player(1).gold = 50
        return table.a

    @rule
    def game() -> None:
        table.a = 5
        table.a += doubled()
        player(1).gold = 1
        player(1).gold -= doubled()

    done = play(game)
    assert done.value("a") == 30  # 5 + 10, doubled once more
    assert done.value("gold", 1) == 1 - 30


def test_augmented_assignment_evaluates_its_target_once() -> None:
    @rule
    def next_one() -> Player:
        say(1)
        found: Player = player(1)
        return found

    @rule
    def game() -> None:
        next_one().gold += 4
        next_one().gold *= 3

    done = play(game)
    assert done.value("gold", 1) == 12
    assert done.said == [1, 1]


def test_if_elif_else_takes_exactly_one_branch() -> None:
    @rule
    def sort_of(n: int) -> int:
        if n < 0:
            found = 1
        elif n == 0:
            found = 2
        elif n < 10:
            found = 3
        else:
            found = 4
        return found

    @rule
    def game() -> None:
        for n in range(-1, 12):
            say(sort_of(n))

    assert play(game).said == [1, 2, *[3] * 9, 4, 4]


def test_while_break_and_continue() -> None:
    @rule
    def game() -> None:
        n = 0
        while n < 100:
            n += 1
            if n % 2 == 0:
                continue
            if n > 9:
                break
            say(n)
        say(n)
        while True:
            n += 1
            if n > 20:
                return
            elif n < 0:
                pass

    assert play(game).said == [1, 3, 5, 7, 9, 11]


def test_a_range_evaluates_its_ends_once_and_owns_its_counter() -> None:
    @rule
    def game() -> None:
        end = 3
        for i in range(end):
            end += 1
            say(i)
            i += 10
        for i in range(2, 5):
            say(i)
        for i in range(3, 1):
            say(100 + i)
        for i in range(-2):
            say(100 + i)
        say(end)

    assert play(game).said == [0, 1, 2, 2, 3, 4, 6]


def test_players_others_and_around_go_clockwise() -> None:
    @rule
    def game() -> None:
        for me in table.players:
            say(me.seat)
        for me in table.players:
            for other in me.others:
                say(10 * me.seat + other.seat)
            for other in me.around:
                say(100 + 10 * me.seat + other.seat)
            say(1000 + 10 * me.left.seat + me.right.seat)

    assert play(game, players=1).said == [0, 100, 1000]
    seats = range(3)
    expected = list(seats)
    for me in seats:
        ring = [(me + i) % 3 for i in seats]
        expected += [10 * me + other for other in ring[1:]] + [100 + 10 * me + other for other in ring]
        expected.append(1000 + 10 * ring[1] + ring[2])
    assert play(game, players=3).said == expected


def test_a_walk_may_begin_from_its_own_name() -> None:
    @rule
    def game() -> None:
        me: Player = player(1)
        for me in me.others:  # noqa: B020
            say(me.seat)

    assert play(game, players=3).said == [2, 0]


def test_reassigning_the_walking_name_does_not_lead_the_walk_astray() -> None:
    @rule
    def game() -> None:
        for me in table.players:
            say(me.seat)
            me = me.right
        for me in table.players:
            for other in me.others:
                other = me
                say(10 + other.seat)
        total = 0
        for card in table.row:
            total = total * 10 + card.cost
            for card in table.box:
                total += card.cost
        say(total)

    assert play(game, players=3).said == [0, 1, 2, 10, 10, 11, 11, 12, 12, 337]


def test_a_tuple_is_evaluated_before_the_walk_and_its_elements_are_copies() -> None:
    @rule
    def game() -> None:
        first = 1
        second = 2
        for n in (first, second, 7, first + second):
            first += 10
            second += 10
            if n == 2:
                continue
            say(n)
            n += 100
            if n == 107:
                break
        say(first)
        say(second)

    assert play(game).said == [1, 7, 31, 32]


def test_a_tuple_may_hold_piles_players_cards_and_colours() -> None:
    COLOURS = (Colour.RED, Colour.BLUE)

    @rule
    def game() -> None:
        for place in (table.row, table.box):
            for card in place:
                card.tokens += len(place)
        say(sum(card.tokens for card in table.row))
        for colour in COLOURS:
            say(sum(1 for card in table.row if card.colour == colour))
        for someone in (player(1), player(0)):
            say(someone.seat)
        for one in (table.row.top, table.row.bottom):
            assert one is not None
            say(one.cost)

    assert play(game).said == [9, 0, 1, 1, 0, 3, 7]


def test_nested_loops_leave_only_the_inner_one_by_break_and_continue() -> None:
    @rule
    def game() -> None:
        for i in range(3):
            n = 0
            while True:
                n += 1
                if n == 2:
                    continue
                if n > 3:
                    break
                for k in (5, 6, 7):
                    if k == 6:
                        break
                    say(100 * i + 10 * n + k)
            if i == 1:
                continue
            say(i)

    expected = []
    for i in range(3):
        expected += [100 * i + 15, 100 * i + 35]
        if i != 1:
            expected.append(i)
    assert play(game).said == expected


def test_recursion_keeps_each_calls_own_locals() -> None:
    @rule
    def fibonacci(n: int) -> int:
        if n < 2:
            return n
        before = fibonacci(n - 1)
        return before + fibonacci(n - 2)

    @rule
    def is_even(n: int) -> bool:
        return n == 0 or is_odd(n - 1)

    @rule
    def is_odd(n: int) -> bool:
        return n != 0 and is_even(n - 1)

    @rule
    def count_down(n: int) -> None:
        if n > 0:
            say(n)
            count_down(n - 1)

    @rule
    def game() -> None:
        say(fibonacci(9))
        if is_even(6) and not is_even(5):
            say(1)
        say(1 if is_odd(3) else 0)
        count_down(3)

    assert play(game).said == [34, 1, 1, 3, 2, 1]


def test_arguments_by_name_and_defaults_of_the_called_rule() -> None:
    BASE = 7

    @rule
    def called(a: int, b: int = BASE, colour: Colour = Colour.BLUE, card: Card | None = None) -> int:
        if card is None:
            return 100 * a + 10 * b + colour
        return a

    @rule
    def inlined(a: int, b: int = BASE) -> int:
        return 10 * a + b

    @rule
    def game() -> None:
        BASE = 1
        say(called(1))
        say(called(b=2, a=3))
        say(called(4, card=table.row.top))
        say(inlined(1))
        say(inlined(b=2, a=3))

    assert play(game).said == [173, 323, 4, 17, 32]


def test_parameters_are_copies_in_called_and_in_inlined_rules() -> None:
    @rule
    def called(n: int, me: Player) -> None:
        n += 1
        me = me.left
        if n:
            me.gold = n

    @rule
    def inlined(n: int) -> None:
        n += 5
        say(n)

    @rule
    def game() -> None:
        n = 1
        me: Player = player(0)
        called(n, me)
        inlined(n)
        say(n)
        say(me.seat)

    done = play(game)
    assert done.said == [6, 1, 0]
    assert done.value("gold", 1) == 2


def test_the_game_is_over_when_its_first_rule_returns_or_when_it_is_ended() -> None:
    @rule
    def finish() -> None:
        player(1).won = True
        end_game()

    @rule
    def ended() -> None:
        for n in range(5):
            say(n)
            if n == 2:
                finish()

    @rule
    def returned() -> None:
        for n in range(5):
            say(n)
            if n == 1:
                return

    assert play(ended).said == [0, 1, 2]
    assert play(ended).value("won", 1) == 1
    assert play(returned).said == [0, 1]
