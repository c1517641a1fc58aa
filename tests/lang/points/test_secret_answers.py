from __future__ import annotations

from typing import Any

from deckwright.table import Table
from deckwright.table.knowledge import learned
from tests.lang.points.proof import Proof
from tests.lang.points.secret_answers import SEALED


def known(table: Table, seat: int | None) -> dict[str, Any]:
    """All that a seat can find out at a table."""
    return {"view": table.view(seat), "to_answer": table.to_answer, "offered": table.offered(seat)}


def test_a_seat_learns_nothing_of_the_answers_before_its_own() -> None:
    """Whatever seat 0 answers, seat 1 and a spectator see the same until all answers are in."""
    low, high = Table.open(SEALED, 3, 1), Table.open(SEALED, 3, 1)
    for first, second in ((0, 4), (1, 3)):
        events = [table.choose("number", number=given) for table, given in ((low, first), (high, second))]
        for seat in (1, 2, None) if low.seat == 1 else (2, None):
            assert known(low, seat) == known(high, seat)
            assert [[event.for_seat(seat) for event in told if event.for_seat(seat)] for told in events] == [[], []]
    assert low.view(0)["players"][0]["values"]["sealed"] == 0, "one knows one's own"
    assert low.view(1)["players"][1]["values"]["sealed"] == 1
    low.choose("number", number=2)
    assert [each["values"]["bid"] for each in low.view(None)["players"]] == [0, 1, 2]


def test_a_planner_knows_no_more_than_its_seat() -> None:
    table = Table.open(SEALED, 2, 1)
    table.choose("number", number=4)
    planned = [table.determinized(1, seed) for seed in range(8)]
    assert {each.value("sealed", 0) for each in planned} == {-1}
    table.choose("number", number=0)
    table.choose("choose", card="champion-3")
    seen = {tuple(table.determinized(1, seed).cards("champion", 0)) for seed in range(20)}
    assert len(seen) == 3, "the face-down champion may be any of the three"
    assert all(table.determinized(1, seed).view(1) == table.view(1) for seed in range(8))


def test_taking_back_an_answer_shows_nothing() -> None:
    """One's own answer can be taken back as long as nothing was turned up: nobody has learned anything by it."""
    table = Table.open(SEALED, 2, 1)
    before = table.state.copy()
    table.choose("number", number=4)
    assert not any(learned(table, before, table.state, [seat]) for seat in (0, 1))
    seen = known(table, 1)
    table.undo()
    table.choose("number", number=1)
    assert known(table, 1) == seen | {"view": seen["view"] | {"revision": table.revision}}


def test_all_answers_are_turned_up_at_once_in_the_order_of_the_seats() -> None:
    game = Proof(SEALED, players=3)
    assert game.asked()[:2] == ("how-much", (0,))
    assert game.do("number", number=2) == []
    assert game.do("number", number=5) == []
    assert game.do("number", number=0) == [f"Player {n} has bid {bid}" for n, bid in ((1, 2), (2, 5), (3, 0))]
    for _ in range(2):
        game.do("choose", card="champion-1")
        assert game.table.view(None)["players"][0]["piles"]["champion"]["cards"] == [None]
    game.do("choose", card="champion-3")
    assert game.over() == (1,)
    assert game.table.view(None)["players"][0]["piles"]["champion"]["cards"][0]["card"] == "champion-1"
