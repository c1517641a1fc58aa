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
            eyes[seat] = table.glance(seat, since=eyes.get(seat))
            assert eyes[seat].view == table.view(seat)


def test_a_pile_that_lies_open_is_what_a_spectator_sees_of_it() -> None:
    table = Table.open("shards", 2, seed=4)
    chance = random.Random(4)
    while not table.over and len(table.history) < LONGEST:
        view = table.view()
        assert table.lying_open("row") == view["piles"]["row"]["cards"]
        for side in view["players"]:
            for pile in ("play", "hand", "discard"):
                assert table.lying_open(pile, side["seat"]) == side["piles"][pile]["cards"]
        table.choose(chance.randrange(table.choices))


def test_the_open_view_goes_on_too() -> None:
    table = Table.open("shards", 2, seed=3)
    before = table.glance(open=True)
    table.choose(0)
    assert table.glance(open=True, since=before).view == table.view(open=True)


def test_a_pile_in_which_nothing_changed_is_the_same_object() -> None:
    table = Table.open("shards", 2, seed=3)
    mine = table.active
    assert mine is not None
    before = table.glance(mine)
    table.choose("play", card="crystal")
    after = table.glance(mine, since=before).view
    assert after["piles"]["centre"] is before.view["piles"]["centre"]
    assert after["players"][mine]["piles"]["hand"] is not before.view["players"][mine]["piles"]["hand"]
