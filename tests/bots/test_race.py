"""Options tried side by side: what is worse is dropped, what is the same counts once, too little proves nothing."""

from __future__ import annotations

import pytest

from deckwright import Table
from deckwright.bots import Thinker, make
from deckwright.bots.race import ALIKE_AFTER, LEAST_DEALS, Race
from deckwright.games import load
from deckwright.lang.game import Game
from tests.bots.toys import HIGHEST


def race(table: Table, seat: int = 0, name: str = "search") -> Race:
    """A race that has not begun."""
    bot = make(name, table.game, 1)
    assert isinstance(bot, Thinker)
    found = bot.search(table, seat)
    assert isinstance(found, Race)
    return found


def highest() -> tuple[Table, int]:
    """Where the highest card wins, and the judgement likes the lowest."""
    table = Table.open(HIGHEST, players=2, seed=4)
    assert table.seat is not None
    return table, table.seat


def test_every_option_has_the_same_deals_and_what_falls_behind_has_fewer() -> None:
    table, seat = highest()
    run = race(table, seat)
    run.run(500, None, lambda: 0.0)
    best, *others = run.advice()
    assert best.visits == max(run.visits)
    assert any(each.visits < best.visits for each in others)
    assert best.win is not None
    assert all(each.win is None or each.win <= best.win for each in others)


def test_too_few_deals_leave_the_habit() -> None:
    table, seat = highest()
    run = race(table, seat)
    run.run(None, 1.0, iter([0.0, *[2.0] * 9]).__next__)
    assert 0 < run.deals < LEAST_DEALS
    assert run.running == list(range(len(run.options))), "nobody is dropped for one bad deal"
    assert run.advice()[0].index == run.options[run.habit]


def test_few_rounds_go_to_what_the_judgement_likes() -> None:
    table = Table.open("shards", players=2, seed=1)
    while table.prompt is None or table.prompt.id != "main-phase" or len(table.options) < 6:
        table.choose(0)
    assert table.seat is not None
    run = race(table, table.seat)
    run.run(2 * LEAST_DEALS, None, lambda: 0.0)
    tried = [i for i, visits in enumerate(run.visits) if visits]
    assert len(tried) == 2
    assert min(run.likings[i] for i in tried) >= max(run.likings[i] for i in range(len(run.options)) if i not in tried)


def test_the_order_of_two_cards_that_do_not_touch_each_other_makes_no_difference() -> None:
    """Crystal before blaster or after: the turn comes to the same, and nobody thinks about that for long."""
    table = Table.open("shards", players=2, seed=1)
    while table.prompt is None or table.prompt.id != "main-phase":
        table.choose(0)
    me = table.seat
    assert me is not None
    table.arrange({f"p{me}.hand": ["crystal", "blaster"]})
    run = race(table, me, "search:turns=1")
    plays = {
        option.card: i
        for i, option in enumerate(table.options[index] for index in run.options)
        if option.verb == "play"
    }
    run.run(600 * len(run.options), None, lambda: 0.0)
    assert run._apart(plays["crystal"], plays["blaster"]) == 0
    assert 0 < run.deals <= ALIKE_AFTER


def test_of_options_that_come_to_the_same_the_habit_stays() -> None:
    """Sums that differ by less than a rounding error make nobody lead."""
    table, seat = highest()
    run = race(table, seat)
    n = len(run.options)
    assert n > 2
    run.deals, run.visits = ALIKE_AFTER, [ALIKE_AFTER] * n
    run.sums = [6.0] * n
    leads = n - 1 if run.habit != n - 1 else 0
    run.sums[leads] += 1e-12
    run._drop()
    assert run.running == [run.habit]


def won(game: Game, name: str, seeds: range, options: dict[str, str]) -> int:
    """How many games a team of two wins."""
    wins = 0
    for seed in seeds:
        table = Table.open(game, players=2, seed=seed, options=options)
        seated = [make(name, game, seed * 2 + seat) for seat in range(2)]
        while not table.over:
            seat = table.to_answer[0]
            table.choose(seated[seat].choose(table, seat))
        assert table.result is not None
        wins += bool(table.result.winners)
    return wins


@pytest.mark.slow
def test_a_team_that_looks_ahead_wins_where_greedy_teams_lose() -> None:
    game, against = load("war-eternal"), {"nemesis": "magus-of-cloaks", "difficulty": "normal"}
    assert won(game, "greedy", range(40, 48), against) <= 4
    assert won(game, "search:iterations=100", range(40, 43), against) >= 2
