"""A rule that breaks a bound stops the machine, which names the rule and the line that did it."""

from __future__ import annotations

from typing import Any

import pytest

from deckwright.lang.errors import DeclarationError, RuleError
from deckwright.lang.rules import judgement, rule
from deckwright.lang.types import (
    Verb,
    ask,
    choose,
    everyone,
    move,
    nobody,
    offer,
    player,
    random_below,
    roll,
    shuffle,
)
from deckwright.vm import isa, machine
from deckwright.vm.play import WORST, judge
from tests.lang.toybox import (
    NATIVE,
    PICK,
    STOP,
    WHAT,
    Answer,
    Game,
    Player,
    compiled,
    opened,
    stopped,
    table,
)

pytestmark = pytest.mark.usefixtures("inlining")


# --- for ever ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("budget", [50, machine.SMALL_BUDGET + 1])
def test_a_rule_that_loops_for_ever_ends_by_its_budget(budget: int) -> None:
    @rule
    def spin() -> None:
        while True:
            table.a = 1 - table.a

    @rule
    def idle() -> None:
        while True:
            pass

    @rule
    def wander() -> None:
        while True:
            for card in table.row:
                if card.rare:
                    continue
                move(card, table.row)

    @rule
    def spinning() -> None:
        spin()

    @rule
    def idling() -> None:
        idle()

    @rule
    def wandering() -> None:
        wander()

    for name, game in (("spin", spinning), ("idle", idling), ("wander", wandering)):
        endless = Game(compiled(game), silent=True)
        assert endless.run(budget) == isa.BUDGET
        assert endless.where[0] == name
        assert endless.run(10) == isa.BUDGET


def test_a_spent_budget_loses_nothing() -> None:
    @rule
    def game() -> None:
        for n in range(100):
            table.a += n
            for card in table.row:
                card.tokens += 1
        shuffle(table.row)
        table.b = roll(6)

    whole, stepwise = Game(compiled(game), silent=True), Game(compiled(game), silent=True)
    assert whole.run() == isa.OVER
    while stepwise.run(budget=7) == isa.BUDGET:
        pass
    assert stepwise.status == isa.OVER
    assert stepwise.outcome == whole.outcome


def test_endless_recursion_runs_out_of_stack() -> None:
    @rule
    def deeper(n: int) -> int:
        return deeper(n + 1) + 1

    @rule
    def game() -> None:
        table.a = deeper(0)

    stopped(game, isa.F_STACK, "deeper", "return deeper(n + 1) + 1")


def test_endless_recursion_over_walks_runs_out_of_stack() -> None:
    @rule
    def deeper(n: int) -> None:
        for card in table.row:
            card.tokens += n
            deeper(n + 1)

    @rule
    def game() -> None:
        deeper(0)

    game_over = opened(game, stack=256)
    assert (game_over.status, game_over.fault) == (isa.FAULT, isa.F_STACK)
    assert game_over.where[0] == "deeper"


def test_a_rule_with_more_names_than_the_stack_holds_is_refused() -> None:
    @rule
    def game() -> None:
        for a in table.row:
            for b in table.row:
                for c in table.row:
                    a.tokens += b.tokens * c.tokens

    with pytest.raises(DeclarationError, match="game needs too many names at once"):
        compiled(game, stack=12)


# --- questions --------------------------------------------------------------------------------------------------------


def test_too_many_options() -> None:
    @rule
    def offer_all() -> None:
        for _ in range(9):
            offer(STOP)

    @rule
    def game() -> None:
        offer_all()

    stopped(game, isa.F_OPTIONS, "offer_all", "offer(STOP)", max_options=8)


def test_too_many_cards_to_choose_from() -> None:
    @rule
    def pick() -> None:
        move(choose(player(0), table.row, WHAT), table.box)

    @rule
    def game() -> None:
        pick()

    stopped(game, isa.F_OPTIONS, "pick", "move(choose(", max_options=2)


def test_a_question_without_options() -> None:
    @rule
    def stuck() -> None:
        for card in table.void:
            offer(PICK, card)
        picked: Answer = ask(everyone(), WHAT)

    @rule
    def game() -> None:
        stuck()

    stopped(game, isa.F_NO_WAY_OUT, "stuck", "picked: Answer = ask(everyone(), WHAT)")


def test_a_question_to_nobody() -> None:
    @rule
    def game() -> None:
        offer(STOP)
        picked: Answer = ask(nobody(), WHAT)

    stopped(game, isa.F_NO_WAY_OUT, "game", "picked: Answer = ask(nobody(), WHAT)")


def test_an_answer_that_is_not_among_the_options_is_not_taken() -> None:
    @rule
    def game() -> None:
        offer(STOP)
        picked: Answer = ask(player(0), WHAT)
        table.a = 1

    waiting = opened(game)
    for answer in (-1, 1, 99):
        waiting.state[isa.H_ANSWER] = answer
        assert waiting.run() == isa.QUESTION
    assert waiting.value("a") == 0
    assert waiting.answer("stop") == isa.OVER


# --- what an answer has -----------------------------------------------------------------------------------------------


AIM = Verb("aim", ("card", "target"))
HAIL = Verb("hail", ("player",))
SAY_HOW_MANY = Verb("say-how-many", ("number",))


@rule
def its_player() -> None:
    offer(AIM, table.row.top, target=table.row.bottom)
    picked: Answer = ask(player(0), WHAT)
    picked.player.gold += 1


@rule
def its_target() -> None:
    offer(HAIL, player=player(1))
    picked: Answer = ask(player(0), WHAT)
    picked.target.tokens += 1


@rule
def its_pile() -> None:
    offer(AIM, table.row.top, target=table.row.bottom)
    picked: Answer = ask(player(0), WHAT)
    move(picked.card, picked.pile)


@rule
def its_number() -> None:
    offer(HAIL, player=player(1))
    picked: Answer = ask(player(0), WHAT)
    table.a = 1 + picked.number


@pytest.mark.parametrize(
    ("reader", "line", "step"),
    [
        (its_player, "picked.player.gold += 1", ("aim", "gem")),
        (its_target, "picked.target.tokens += 1", "hail"),
        (its_pile, "move(picked.card, picked.pile)", ("aim", "gem")),
        (its_number, "table.a = 1 + picked.number", "hail"),
    ],
)
def test_an_answer_asked_for_what_its_choice_does_not_have(reader: Any, line: str, step: tuple[str, str] | str) -> None:
    @rule
    def game() -> None:
        reader()

    late = opened(game, step)
    assert (late.status, late.fault, late.where) == (isa.FAULT, isa.F_PART, (reader.name, line))


def test_an_answer_asked_for_what_its_choice_has() -> None:
    @rule
    def game() -> None:
        offer(HAIL, player=player(1))
        offer(SAY_HOW_MANY, number=3)
        picked: Answer = ask(player(0), WHAT)
        if picked.verb == SAY_HOW_MANY:
            table.a = picked.number
        else:
            picked.player.gold = 2

    assert opened(game, "say-how-many").value("a") == 3
    assert opened(game, "hail").value("gold", 1) == 2


def test_a_choice_that_cannot_have_it_is_refused_where_the_rule_has_asked_which_one_it_is() -> None:
    @rule
    def game() -> None:
        offer(HAIL, player=player(1))
        picked: Answer = ask(player(0), WHAT)
        if table.a == 0 and picked.verb == HAIL:
            table.a = picked.number

    with pytest.raises(RuleError, match="the answer has no number: hail goes with player"):
        compiled(game)


def test_another_answer_of_the_same_name_is_asked_again_what_it_has() -> None:
    @rule
    def game() -> None:
        offer(SAY_HOW_MANY, number=3)
        picked: Answer = ask(player(0), WHAT)
        if picked.verb == SAY_HOW_MANY:
            offer(HAIL, player=player(1))
            picked = ask(player(0), WHAT)
            table.a = picked.number

    late = opened(game, "say-how-many", "hail")
    assert (late.status, late.fault) == (isa.FAULT, isa.F_PART)


def test_a_verb_that_goes_with_something_unknown() -> None:
    odd = Verb("odd", ("colour",))

    @rule
    def game() -> None:
        offer(STOP)
        picked: Answer = ask(player(0), WHAT)
        table.flag = picked.verb == odd

    with pytest.raises(DeclarationError, match="odd: a verb goes with card, target, .* not colour"):
        compiled(game)


# --- judgements -------------------------------------------------------------------------------------------------------


@judgement
def long_winded(me: Player, option: Answer) -> int:
    a = me.gold
    b = a + 1
    c = b + 1
    d = c + 1
    return a + b + c + d + sum(1 for one in table.row for other in table.row if one.cost < other.cost)


@rule
def deeper(n: int) -> None:
    offer(STOP)
    offer(SAY_HOW_MANY, number=n)
    picked: Answer = ask(player(0), WHAT)
    if picked.verb == SAY_HOW_MANY:
        deeper(n + 1)


@rule
def deep_questions() -> None:
    deeper(0)


@pytest.mark.parametrize("native", [False, NATIVE])
def test_above_the_deepest_question_is_room_to_judge_it(native: bool) -> None:
    program = compiled(deep_questions, judgements=[long_winded], stack=200)
    game = Game(program, silent=True, native=native)
    _, fixed, weights = game.words
    game.run()
    asked = 0
    while game.status == isa.QUESTION:
        asked += 1
        before = game.living
        for option in range(2):
            assert (
                judge(game.state, game.engine, fixed, weights, game.events, program.judgements[0], 0, option) == 6 + 2
            )
            assert game.living == before
        game.answer("say-how-many")
    assert (game.fault, game.where[0]) == (isa.F_STACK, "deeper")
    assert asked > 5


@pytest.mark.parametrize("native", [False, NATIVE])
def test_a_judgement_that_breaks_a_bound_stops_the_state_for_good(native: bool) -> None:
    @judgement
    def rash(me: Player, option: Answer) -> int:
        return 1 // option.number

    @rule
    def game() -> None:
        offer(SAY_HOW_MANY, number=0)
        offer(SAY_HOW_MANY, number=1)
        picked: Answer = ask(player(0), WHAT)

    program = compiled(game, judgements=[rash])
    waiting = Game(program, silent=True, native=native)
    _, fixed, weights = waiting.words
    waiting.run()
    given = (waiting.state, waiting.engine, fixed, weights, waiting.events, program.judgements[0], 0)
    found = [judge(*given, option) for option in (1, 0, 1)]
    assert found == [1, WORST, WORST]
    assert waiting.run() == isa.FAULT
    assert (waiting.fault, waiting.where) == (isa.F_DIVISION, ("rash", "return 1 // option.number"))


# --- numbers ----------------------------------------------------------------------------------------------------------


def test_overflow() -> None:
    @rule
    def grow() -> None:
        n = 1
        while n > 0:
            n *= 1000

    @rule
    def game() -> None:
        grow()

    stopped(game, isa.F_OVERFLOW, "grow", "n *= 1000")


@pytest.mark.parametrize("by", [1, -1])
def test_overflow_of_a_value(by: int) -> None:
    @rule
    def pile_up() -> None:
        for _ in range(3):
            player(1).gold += by * 1_000_000_000

    @rule
    def pile_up_on_the_table() -> None:
        for _ in range(3):
            table.a += by * 1_000_000_000

    @rule
    def players() -> None:
        pile_up()

    @rule
    def tables() -> None:
        pile_up_on_the_table()

    stopped(players, isa.F_OVERFLOW, "pile_up", "player(1).gold +=")
    stopped(tables, isa.F_OVERFLOW, "pile_up_on_the_table", "table.a +=")


def test_division_by_zero() -> None:
    @rule
    def quotient(a: int, b: int) -> int:
        return a // b

    @rule
    def remainder(a: int, b: int) -> int:
        return a % b

    @rule
    def divided() -> None:
        table.a = quotient(1, table.b)

    @rule
    def left_over() -> None:
        table.a = remainder(1, table.b)

    stopped(divided, isa.F_DIVISION, "quotient", "return a // b")
    stopped(left_over, isa.F_DIVISION, "remainder", "return a % b")


def test_a_failing_assertion() -> None:
    @rule
    def check(n: int) -> None:
        assert n == 0
        assert n == 1 or table.flag, "with a text for people"

    @rule
    def game() -> None:
        check(0)

    stopped(game, isa.F_ASSERTION, "check", "assert n == 1 or table.flag")


def test_a_random_number_below_nothing() -> None:
    @rule
    def draw_lots(n: int) -> None:
        table.a = random_below(n)

    @rule
    def game() -> None:
        draw_lots(1)
        draw_lots(0)

    stopped(game, isa.F_RANDOM, "draw_lots", "table.a = random_below(n)")
