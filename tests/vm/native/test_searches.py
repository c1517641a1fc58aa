"""Searches find the same, whoever runs the games they imagine."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest

from deckwright.bots import Advice, make
from deckwright.games import load
from deckwright.study.match import Board
from deckwright.table import Table
from deckwright.table.opening import machine_of
from deckwright.vm import isa
from deckwright.vm.jit import CHECKED, INTERPRETED
from tests.vm.native.both import of_a_game

ROUNDS = 150
EVERY, POSITIONS = 13, 4
pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(INTERPRETED or CHECKED, reason="native code is for the compiled machine"),
]


@dataclass
class Switch:
    """The machine of a game, with native code put in its place or taken away."""

    ways: Any
    addresses: tuple[int, ...]

    def turn(self, on: bool) -> None:
        self.ways[:] = self.addresses if on else 0


@pytest.fixture
def switch(game: str) -> Iterator[Switch]:
    program, ways = load(game).program, machine_of(load(game)).native.ways
    before = ways.copy()
    yield Switch(ways, of_a_game(program).addresses)
    ways[:] = before


def positions(game: str) -> Iterator[tuple[Board, int]]:
    """Questions with a choice, all along a game between judgements."""
    found, table = load(game), Table.open(game, 2, seed=3)
    bot = make(next(iter(found.judgements)), found, 1)
    given = 0
    while not table.over and given < POSITIONS:
        seat = table.to_answer[0]
        if table.revision % EVERY == EVERY - 1 and int(table.state[isa.H_NOPT]) > 2:
            given += 1
            yield Board(table.state.copy()), seat
        table.choose(bot.choose(table, seat))


@pytest.mark.parametrize("game", ["shards", "ascension", "war-eternal", "new-age", "sorcerer"])
def test_the_same_position_gets_the_same_advice(game: str, switch: Switch) -> None:
    for board, seat in positions(game):
        for way in ("race", "tree"):
            said: list[list[Advice]] = []
            for on in (False, True):
                switch.turn(on)
                said.append(make(f"search:way={way}", load(game), 5).advise(board, seat, iterations=ROUNDS))
            assert said[0] == said[1]
            assert np.isfinite([each.win for each in said[0] if each.win is not None]).all()


@pytest.mark.parametrize("game", ["shards", "war-eternal"])
def test_whoever_only_follows_a_judgement_chooses_the_same(game: str, switch: Switch) -> None:
    for board, seat in positions(game):
        said = []
        for on in (False, True):
            switch.turn(on)
            said.append(make("greedy", load(game), 5).scores(board, seat))
        assert said[0] == said[1]
