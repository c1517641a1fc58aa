"""Point 13: turn decks, rings of 2 to 6 seats, teams, eliminated seats, winners that are a team or nobody."""

from __future__ import annotations

import pytest

from tests.lang.points.proof import Proof
from tests.lang.points.turn_order import ROUND_TABLE


@pytest.mark.parametrize("seats", range(2, 7))
def test_everybody_plays_once_before_the_turn_deck_is_shuffled_anew(seats: int) -> None:
    game = Proof(ROUND_TABLE, players=seats)
    for _ in range(2):
        played = set()
        for _ in range(seats):
            active = game.table.active
            assert active is not None and game.table.to_answer == (active,)
            played.add(active)
            neighbours = [f"Hit Player {(active + step) % seats + 1}" for step in ((1, -1) if seats > 2 else (1,))]
            assert game.asked()[2] == [*neighbours, "Pass the turn on"]
            game.do("pass-on")
        assert played == set(range(seats))
    assert game.table.turn == 2 * seats + 1


def test_eliminated_seats_are_passed_over_and_play_no_more() -> None:
    game = Proof(ROUND_TABLE, players=5, p1__life=1, p2__life=1, turns=["turn-1", "turn-4"], taken=["turn-2", "turn-3"])
    while game.table.active != 0:
        game.do("pass-on")
    assert game.do("hit", player=1) == ["Player 2 is out"]
    assert "turn-2" in game.cards("box")
    while game.table.active != 0:
        game.do("pass-on")
    assert game.asked()[2] == ["Hit Player 3", "Hit Player 5", "Pass the turn on"], "player 2 is passed over"
    assert game.do("hit", player=2) == ["Player 3 is out"]
    seen = set()
    for _ in range(6):
        seen.add(game.table.active)
        game.do("pass-on")
    assert seen == {0, 3}, "turn cards 1 and 4 are left"


def test_the_last_one_standing_wins() -> None:
    game = Proof(ROUND_TABLE, players=2)
    while not game.table.over:
        game.do("hit") if game.table.active == 1 else game.do("pass-on")
    assert game.over() == (1,)
    assert game.values("life") == [0, 2]


def test_a_team_wins_with_its_eliminated_members() -> None:
    game = Proof(ROUND_TABLE, players=4, options={"mode": "teams"}, p0__life=1, p1__life=1, p3__life=1)
    for hitter, victim in ((1, 0), (2, 1), (2, 3)):
        assert not game.table.over
        while game.table.active != hitter:
            game.do("pass-on")
        game.do("hit", player=victim)
    assert game.values("alive") == [0, 0, 1, 0]
    assert game.over() == (0, 2)


def test_together_nobody_wins_when_doom_comes() -> None:
    game = Proof(ROUND_TABLE, players=3, options={"mode": "together"})
    asked = 0
    while not game.table.over:
        if game.asked()[0] == "fate-strikes":
            asked += 1
            assert game.table.to_answer == (0, 1, 2)
            game.do(0)
        else:
            game.do("pass-on")
    assert asked == 1
    assert game.value("doom") == 2
    assert game.over() == ()
    assert game.table.result is not None and game.table.result.winners == ()


def test_together_all_win_with_the_last_survivor() -> None:
    game = Proof(
        ROUND_TABLE, players=3, options={"mode": "together"}, p0__life=1, p1__life=1, taken=[], turns=["turn-3"]
    )
    while not game.table.over:
        game.do("hit") if game.table.active == 2 and len(game.table.options) == 2 else game.do(0)
    assert game.values("alive") == [0, 0, 1]
    assert game.over() == (0, 1, 2)
