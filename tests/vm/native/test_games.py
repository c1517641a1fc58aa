"""Whole games leave the very same words, whoever runs them: every game, mode and number of players."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from deckwright.games import load
from deckwright.study.lineup import MOST_DECISIONS, Lineup
from deckwright.vm import isa
from deckwright.vm.engine import Engine
from deckwright.vm.host import Words
from deckwright.vm.jit import CHECKED, INTERPRETED
from deckwright.vm.play import batch
from tests.vm.native.both import interpreter, native, of_a_game

GAMES_OF_A_CASE = 100
STOPS = range(1, 160, 3)  # decisions after which a game is looked at
CASES: list[tuple[str, int, dict[str, Any]]] = [
    *(("shards", players, {}) for players in (1, 2, 3, 4)),
    ("shards", 2, {"leaders": "auction", "champion_damage": "turn", "empty_centre": "reshuffle"}),
    ("shards", 3, {"mode": "standoff", "relics": "draft"}),
    ("shards", 4, {"mode": "teams", "relics": "secret"}),
    *(("ascension", players, {}) for players in (1, 2, 3, 4)),
    ("ascension", 3, {"honor_pool": "thirty", "first_time": "card", "tablet": "anywhere"}),
    *(("war-eternal", players, {}) for players in (1, 2, 3, 4)),
    *(("war-eternal", 2, {"nemesis": id}) for id in ("umbra-titan", "hollow-crown", "magus-of-cloaks", "gate-witch")),
    *(("new-age", players, {"boxes": "both", "treasure_1": "random"}) for players in (1, 2, 4)),
    *(("new-age", 2, {"nemesis": id}) for id in ("maggoth", "arachnos", "ageless-walker", "fenrix")),
    *(("sorcerer", players, {}) for players in (2, 3, 6)),
    ("sorcerer", 4, {"mode": "teams", "making": "draft"}),
]
pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(INTERPRETED or CHECKED, reason="native code is for the compiled machine"),
]


def ends(lineup: Lineup, engine: Engine, first_seed: int, games: int, most: int = MOST_DECISIONS) -> Words:
    """How games ended, and every word of their last states."""
    words = np.arange(len(lineup.template), dtype=np.int32)
    probes = np.concatenate([lineup.probes[:1], words])
    rows: Words = np.zeros((games, 3 + len(probes)), np.int32)
    table = lineup.game.program.table
    given = (lineup.weights, lineup.entries, first_seed, most, probes, rows, lineup.template.copy())
    batch(lineup.template, engine, table, *given)
    return rows


def bots_of(game: str) -> list[str]:
    """Chance, and every judgement."""
    return ["random", *load(game).judgements]


@pytest.mark.parametrize(("game", "players", "options"), CASES, ids=lambda value: str(value).replace(" ", ""))
def test_whole_games_end_in_the_same_words(game: str, players: int, options: dict[str, Any]) -> None:
    program = load(game).program
    ways = interpreter(program), native(program, of_a_game(program))
    for bot in bots_of(game):
        lineup = Lineup.open(game, [bot] * players, options)
        one, other = (ends(lineup, engine, 1000, GAMES_OF_A_CASE) for engine in ways)
        assert np.array_equal(one, other)
        assert (one[:, 0] == isa.OVER).any()


@pytest.mark.parametrize("game", ["shards", "ascension", "war-eternal", "new-age", "sorcerer"])
def test_games_that_are_stopped_stand_at_the_same_question(game: str) -> None:
    program = load(game).program
    ways = interpreter(program), native(program, of_a_game(program))
    for bot in bots_of(game)[:2]:
        lineup = Lineup.open(game, [bot, "random"])
        for most in STOPS:
            one, other = (ends(lineup, engine, 7000 + most, 3, most) for engine in ways)
            assert np.array_equal(one, other)
