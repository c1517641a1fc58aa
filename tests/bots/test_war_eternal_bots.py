"""The bots of War Eternal: a greedy team stands its ground; chance never does."""

from __future__ import annotations

import pytest

from deckwright.study.lineup import STATUS, WINNERS, Lineup, play_games
from deckwright.vm import isa

GAMES = 300  # always the same ones


def wins(bot: str, **options: str) -> float:
    """How many of 100 games a team of two wins."""
    rows = play_games(Lineup.open("war-eternal", [bot, bot], options), 1, GAMES)
    assert (rows[:, STATUS] == isa.OVER).all()
    assert set(rows[:, WINNERS].tolist()) <= {0, 3}  # both, or nobody
    return 100 * float((rows[:, WINNERS] > 0).mean())


def test_two_greedy_bots_beat_the_umbra_titan_in_at_least_half_of_the_games() -> None:
    assert wins("greedy", nemesis="umbra-titan", difficulty="normal") >= 50


@pytest.mark.parametrize(
    ("nemesis", "least"), [("umbra-titan", 80), ("hollow-crown", 25), ("magus-of-cloaks", 60), ("gate-witch", 30)]
)
def test_two_greedy_bots_stand_their_ground_at_beginner_difficulty(nemesis: str, least: int) -> None:
    assert wins("greedy", nemesis=nemesis, difficulty="beginner") >= least


def test_chance_never_wins() -> None:
    assert wins("random", nemesis="umbra-titan", difficulty="beginner") == 0
