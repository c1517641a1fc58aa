"""Questions: what is offered, who is asked, and rules that go on where they asked."""

from __future__ import annotations

from deckwright.lang.rules import rule
from deckwright.lang.types import (
    Seats,
    ask,
    both,
    choose,
    choose_number,
    choose_player,
    confirm,
    everyone,
    move,
    note,
    offer,
    offered,
    player,
)
from deckwright.vm import isa
from tests.lang.toybox import PICK, SAY, SEND, STOP, WHAT, Answer, Player, opened, play, table


@rule
def say(n: int) -> None:
    note(SAY, number=n)


def test_locals_and_walks_live_across_questions_in_nested_calls() -> None:
    @rule
    def ask_for(me: Player, n: int) -> int:
        for card in table.row:
            offer(PICK, card)
        offer(STOP)
        picked: Answer = ask(me, WHAT)
        if picked.verb == PICK:
            return n * picked.card.cost
        return n

    @rule
    def game() -> None:
        total = 0
        for card in table.row:
            for me in table.players:
                total += ask_for(me, card.cost)
            say(total)

    done = play(game, ("pick", "gem"), "stop", ("pick", "crown"), ("pick", "gem"), "stop", "stop")
    assert done.said == [12, 12 + 30, 42 + 14]


def test_answers_can_be_kept_passed_on_and_chosen_between() -> None:
    @rule
    def described(n: int, picked: Answer, last: int) -> int:
        if picked.verb == STOP:
            return -n
        return 100 * n + 10 * picked.card.cost + last

    @rule
    def asked(me: Player) -> Answer:
        return ask(me, WHAT)  # type: ignore[no-any-return]

    @rule
    def game() -> None:
        guard = 55
        offer(PICK, table.row.top)
        offer(STOP)
        first: Answer = ask(player(0), WHAT)
        offer(PICK, table.row.bottom)
        offer(STOP)
        second: Answer = asked(player(1))
        third: Answer = second
        fourth: Answer = first if third.verb == STOP else second
        say(described(1, first, 9))
        say(described(2, second, 9))
        say(described(3, third, 9))
        say(described(4, fourth, 9))
        say(guard)

    assert play(game, ("pick", "gem"), ("pick", "crown"), inlining=()).said == [139, 279, 379, 479, 55]
    assert play(game, ("pick", "gem"), "stop", inlining=()).said == [139, -2, -3, 439, 55]


def test_choose_takes_a_single_card_asks_among_several_and_answers_none_without_any() -> None:
    @rule
    def game() -> None:
        me: Player = player(0)
        say(0 if choose(me, table.void, WHAT) is None else 1)
        only = choose(me, (card for card in table.row if card.rare), WHAT)
        assert only is not None
        say(only.cost)
        several = choose(me, table.row, WHAT, optional=True)
        say(several.cost if several is not None else 99)

    assert play(game, ("choose", "gem")).said == [0, 7, 3]
    assert play(game, "pass").said == [0, 7, 99]
    waiting = opened(game)
    assert waiting.options == [("choose", "gem"), ("choose", "gem"), ("choose", "crown"), ("pass", "")]
    assert waiting.answer("choose", "crown") == isa.OVER


def test_players_numbers_and_yes_or_no_can_be_chosen() -> None:
    @rule
    def game() -> None:
        me: Player = player(0)
        victim = choose_player(me, me.others, WHAT)
        assert victim is not None
        say(victim.seat)
        say(choose_number(me, 2, 4, WHAT))
        say(choose_number(me, 6, 6, WHAT))
        say(1 if confirm(me, WHAT) else 0)
        say(offered())

    game_of_three = opened(game, players=3)
    game_of_three.answer("choose-player", nth=1)
    game_of_three.answer("number", nth=2)
    assert game_of_three.answer("no") == isa.OVER
    assert game_of_three.said == [2, 4, 6, 0, 0]


def test_seats_may_be_asked_together() -> None:
    @rule
    def first_two() -> Seats:
        return both(player(0), player(1))

    @rule
    def game() -> None:
        who: Seats = first_two()
        offer(STOP)
        one: Answer = ask(who, WHAT)
        offer(STOP)
        two: Answer = ask(player(2), WHAT)
        offer(STOP)
        three: Answer = ask(everyone(), WHAT)
        table.team = player(1)
        offer(STOP)
        four: Answer = ask(table.team, WHAT)
        table.team = both(table.team, player(2))
        offer(STOP)
        five: Answer = ask(table.team, WHAT)

    waiting = opened(game, players=3)
    masks = []
    while waiting.status == isa.QUESTION:
        masks.append(int(waiting.state[isa.H_WHO]))
        waiting.answer("stop")
    assert masks == [0b011, 0b100, isa.EVERYONE, 0b010, 0b110]


def test_an_offer_may_carry_a_card_a_pile_and_a_number() -> None:
    @rule
    def game() -> None:
        for place in (table.void, player(1).hand):
            for card in table.row:
                offer(SEND, card, pile=place, number=card.cost + len(place))
        picked: Answer = ask(player(0), WHAT)
        move(picked.card, picked.pile)
        say(picked.number)

    waiting = opened(game)
    assert waiting.answer("send", "crown", nth=1) == isa.OVER
    assert waiting.pile("hand", 1) == ["crown"]
    assert waiting.said == [7]


def test_what_nobody_hears_leaves_the_same_state_behind() -> None:
    @rule
    def count(n: int) -> int:
        table.a += n
        return table.a

    @rule
    def doubled(n: int) -> int:
        total = n
        for _ in range(n):
            total += 1
        return total

    @rule
    def chat(me: Player) -> None:
        for card in table.row:
            note(SAY, number=card.cost * 2 + (3 if card.rare else card.tokens))
            note(SAY, number=doubled(card.cost))
            note(SAY, number=count(1))
            offer(STOP)
            picked: Answer = ask(me, WHAT)

    @rule
    def game() -> None:
        chat(player(1))

    done = play(game, "stop", "stop", "stop")
    assert done.said == [6, 6, 1, 6, 6, 2, 17, 14, 3]
    assert done.value("a") == 3
