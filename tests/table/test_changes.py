"""A view that goes on from an earlier one is the view itself; what has not changed is not looked at again."""

from __future__ import annotations

import random

import pytest

from deckwright import Table
from deckwright.games import GAMES, load
from deckwright.table.changes import Glance

LONGEST = 150  # choices
TABLES = [(game, seats) for game in GAMES for seats in load(game).seats]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_view_since_an_earlier_one_is_what_the_seat_sees(game: str, seats: int) -> None:
    """Also after a choice was taken back, and when several choices lie between."""
    table = Table.open(game, seats, seed=seats)
    chance = random.Random(seats)
    eyes: dict[int | None, Glance] = {}
    for _ in range(LONGEST):
        if table.over:
            break
        if table.history and chance.random() < 0.2:
            table.undo()
        else:
            table.choose(chance.randrange(table.choices))
        for seat in (None, *range(seats)):
            if chance.random() < 0.3:
                continue
            seen = table.view(seat, since=eyes.get(seat))
            assert seen == table.view(seat)
            eyes[seat] = Glance(table.state.copy(), seen)


def test_the_open_view_goes_on_too() -> None:
    table = Table.open("shards", 2, seed=3)
    before = Glance(table.state.copy(), table.view(open=True))
    table.choose(0)
    assert table.view(open=True, since=before) == table.view(open=True)


def test_a_pile_in_which_nothing_changed_is_the_same_object() -> None:
    table = Table.open("shards", 2, seed=3)
    mine = table.active
    assert mine is not None
    before = Glance(table.state.copy(), table.view(mine))
    table.choose("play", card="crystal")
    after = table.view(mine, since=before)
    assert after["piles"]["centre"] is before.view["piles"]["centre"]
    assert after["players"][mine]["piles"]["hand"] is not before.view["players"][mine]["piles"]["hand"]
