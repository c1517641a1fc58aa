"""The bots of The New Age: greedy teams stand their ground, and every mage is played against every nemesis."""

from __future__ import annotations

from itertools import product

import pytest

from deckwright.games import load
from deckwright.study.lineup import STATUS, WINNERS, Lineup, play_games
from deckwright.study.match import Fixture, play
from deckwright.vm import isa

GAME = "new-age"
GAMES = 300  # always the same ones
OWN = ("maggoth", "arachnos", "ageless-walker", "fenrix")
NEMESES = (*OWN, "umbra-titan", "hollow-crown", "magus-of-cloaks", "gate-witch")
MAGES = tuple(kind.id for kind in load(GAME).kinds if kind.facts.get("most_charges"))
SEARCH = "search:iterations=24:turns=4"


def wins(bot: str, **options: str) -> float:
    """How many of 100 games a team of two wins."""
    rows = play_games(Lineup.open(GAME, [bot, bot], options), 1, GAMES)
    assert (rows[:, STATUS] == isa.OVER).all()
    assert set(rows[:, WINNERS].tolist()) <= {0, 3}  # both, or nobody
    return 100 * float((rows[:, WINNERS] > 0).mean())


def both_boxes(nemesis: str, mage: str) -> dict[str, str]:
    """A table of the whole world with a mage on the first seat."""
    return {"boxes": "both", "market": "random", "nemesis": nemesis, "mage": mage}


def test_there_are_sixteen_mages_and_eight_nemeses() -> None:
    assert len(MAGES) == 16
    offered = next(option for option in load(GAME).options if option.id == "nemesis")
    assert set(NEMESES) < {choice.id for choice in offered.choices}


@pytest.mark.parametrize(
    ("nemesis", "least"), [("maggoth", 70), ("arachnos", 60), ("ageless-walker", 25), ("fenrix", 12)]
)
def test_two_greedy_bots_stand_their_ground(nemesis: str, least: int) -> None:
    assert wins("greedy", nemesis=nemesis) >= least


def test_the_four_climb_in_difficulty() -> None:
    won = [wins("greedy", nemesis=nemesis) for nemesis in OWN]
    assert won == sorted(won, reverse=True)


def test_chance_never_wins() -> None:
    assert wins("random", nemesis="maggoth", difficulty="beginner") == 0


@pytest.mark.parametrize("nemesis", NEMESES)
def test_greedy_plays_every_mage_to_the_end_alone_and_in_a_team(nemesis: str) -> None:
    for mage, players in product(MAGES, (1, 2)):
        rows = play_games(Lineup.open(GAME, ["greedy"] * players, both_boxes(nemesis, mage)), 1, 2)
        assert (rows[:, STATUS] == isa.OVER).all(), f"{mage} against {nemesis}, players: {players}"


@pytest.mark.slow
@pytest.mark.parametrize(("nemesis", "players"), list(product(NEMESES, range(1, 5))))
def test_greedy_plays_every_mage_many_times(nemesis: str, players: int) -> None:
    for mage in MAGES:
        rows = play_games(Lineup.open(GAME, ["greedy"] * players, both_boxes(nemesis, mage)), 100, 20)
        assert (rows[:, STATUS] == isa.OVER).all(), f"{mage} against {nemesis}, players: {players}"


@pytest.mark.slow
@pytest.mark.parametrize(("number", "nemesis"), list(enumerate(NEMESES)))
def test_the_search_plays_every_nemesis_alone_and_in_teams(number: int, nemesis: str) -> None:
    for players in (1, 2, 3):
        mage = MAGES[(5 * number + players) % len(MAGES)]
        found = play(load(GAME), both_boxes(nemesis, mage), Fixture((SEARCH,) * players, 7))
        assert found.over, f"{mage} against {nemesis}, players: {players}"
