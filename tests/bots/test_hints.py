"""Advice as people see it: equal plays once, and no chance that rests on luck."""

from __future__ import annotations

from deckwright import Table, bots
from deckwright.bots import Advice, Hint, Standing, hints


def test_a_few_lucky_games_prove_nothing() -> None:
    """16 games that went well are no better chance than 262 that mostly did."""
    found = hints([Advice(4, 262, 0.61), Advice(1, 16, 0.81), Advice(0, 200, 0.55)], 3)
    assert found == [
        Hint(4, 262, 0.61),
        Hint(1, 16, None, Standing.BEHIND),
        Hint(0, 200, 0.55),
    ]


def test_what_did_as_well_is_not_shown_as_better_than_the_advice() -> None:
    found = hints([Advice(0, 300, 0.50), Advice(1, 300, 0.52), Advice(2, 290, 0.50), Advice(3, 280, 0.49)], 4)
    assert [(each.win, each.standing) for each in found] == [
        (0.50, Standing.UNKNOWN), (None, Standing.EVEN), (None, Standing.EVEN), (0.49, Standing.UNKNOWN),
    ]  # fmt: skip


def test_what_comes_to_the_same_is_shown_once() -> None:
    found = hints([Advice(0, 90, 0.7), Advice(2, 40, 0.7, same_as=0), Advice(1, 90, 0.6), Advice(3, 90, 0.5)], 2)
    assert [each.index for each in found] == [0, 1]


def test_where_nobody_looked_no_chance_is_told() -> None:
    advice = [Advice(2, 0, None), Advice(0, 0, None)]
    assert hints(advice, 3) == [Hint(2, 0, None), Hint(0, 0, None)]
    assert hints([Advice(2, 0, None), Advice(0, 50, 0.9)], 3)[1].win is None


def test_a_search_says_what_comes_to_the_same() -> None:
    """To play one of two equal cards first makes no difference in the end; the hint names one of them."""
    table = Table.open("shards", players=2, seed=5)
    table.arrange({"p0.hand": ["crystal", "crystal", "blaster"], "p0.deck": ["crystal"] * 5})
    advice = bots.make("search", table.game, seed=1).advise(table, 0, iterations=3000)
    names = [table.offered(0)[each.index].said("en") for each in hints(advice, 3)]
    assert len(set(names)) == len(names)
    for each in advice:
        if each.same_as is not None:
            assert each.same_as in {other.index for other in advice if other.same_as is None}
