"""Native code and the interpreter take over from each other, at any question and wherever one of them has to stop."""

from __future__ import annotations

import ctypes
import random
from typing import Any

import numpy as np
import pytest

from deckwright.lang.rules import rule
from deckwright.study.lineup import Lineup
from deckwright.vm import isa, rng
from deckwright.vm.engine import go_on
from deckwright.vm.host import Words
from deckwright.vm.jit import CHECKED, INTERPRETED
from deckwright.vm.machine import SMALL_BUDGET, run
from deckwright.vm.native.llvm import Loaded
from tests.lang.toybox import Card, compiled, table
from tests.vm.native.both import differing, interpreter, made_now, native, of_a_game

NAMES = ["shards", "ascension", "war-eternal", "new-age", "sorcerer"]
QUESTIONS = 200
A_WHILE = 2 * SMALL_BUDGET  # jumps
ENTER = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int64)
pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(INTERPRETED or CHECKED, reason="native code is for the compiled machine"),
]


class Both:
    """A game's program with its two ways to run, and how its states begin."""

    def __init__(self, name: str) -> None:
        self.lineup = Lineup.open(name, ["random", "random"])
        self.program = self.lineup.game.program
        self.code: Loaded = of_a_game(self.program)
        self.slow, self.quick = interpreter(self.program), native(self.program, self.code)
        self.weights = self.lineup.weights[0]

    def begun(self, seed: int) -> Words:
        """A state before its first rule."""
        state = self.lineup.template.copy()
        rng.seed(state, isa.H_RNG, seed, 0, 0)
        return state

    def run(self, state: Words, engine: Any, listener: Words | None = None) -> int:
        """Go on, with chance to answer or nobody."""
        given = np.array([isa.SILENT, 0], np.int32) if listener is None else listener
        return int(go_on(state, engine, self.program.table, self.weights, given, isa.ENDLESS))

    def enter(self, state: Words, listener: Words, budget: int) -> int:
        """Enter native code with any budget."""
        arrays = (state.ctypes.data, self.weights.ctypes.data, listener.ctypes.data)
        return int(ENTER(self.code.addresses[0])(*arrays, budget))


@pytest.fixture(scope="module", params=NAMES)
def both(request: pytest.FixtureRequest) -> Both:
    return Both(request.param)


def by_chance(seed: int) -> Words:
    """Whoever is asked leaves it to chance, for some decisions."""
    return np.array([isa.CHANCE, QUESTIONS, 1, 2, 3, seed], np.int32)


def test_they_take_turns_at_every_question(both: Both) -> None:
    for seed in range(4):
        chance = random.Random(seed)
        alone, shared = both.begun(seed), both.begun(seed)
        for _ in range(QUESTIONS):
            both.run(alone, both.slow)
            both.run(shared, chance.choice((both.slow, both.quick)))
            assert not differing(alone, shared)
            if alone[isa.H_STATUS] != isa.QUESTION:
                break
            alone[isa.H_ANSWER] = shared[isa.H_ANSWER] = chance.randrange(int(alone[isa.H_NOPT]))


def test_they_take_turns_in_the_middle_of_rules(both: Both) -> None:
    ways = set()
    for seed in range(12):
        alone, shared = both.begun(seed), both.begun(seed)
        one, other = by_chance(seed), by_chance(seed)
        expected = both.run(alone, both.slow, one)
        status = isa.BUDGET
        while status in (isa.BUDGET, isa.NO_WAY_IN):
            status = both.enter(shared, other, seed % 5)
            ways.add(status)
            if status in (isa.BUDGET, isa.NO_WAY_IN):
                steps = 1 + seed % 7
                status = int(run(shared, both.program.code, both.program.table, both.weights, other, steps))
        assert status == expected
        assert not differing(alone, shared)
        assert np.array_equal(one, other)
    assert {isa.BUDGET, isa.NO_WAY_IN} <= ways


def test_an_answer_that_is_none_changes_nothing(both: Both) -> None:
    state = both.begun(1)
    both.run(state, both.quick)
    before = state.copy()
    for answer in (-1, int(state[isa.H_NOPT]), 1 << 20):
        state[isa.H_ANSWER] = answer
        assert both.run(state, both.quick) == isa.QUESTION
        assert differing(before, state) == [isa.H_ANSWER]


def test_damaged_values_stop_both_alike(both: Both) -> None:
    faults = 0
    for seed in range(60):
        chance, state = random.Random(seed), both.begun(seed)
        both.run(state, both.slow, np.array([isa.CHANCE, 10 + seed, 1, 2, 3, seed], np.int32))
        if state[isa.H_STATUS] != isa.QUESTION:
            continue
        values = list(both.program.layout.table_address.values())
        for at in chance.sample(values, min(3, len(values))):
            state[at] = chance.choice((-1, 0, 3, 7))
        state[isa.H_ANSWER] = chance.randrange(int(state[isa.H_NOPT]))
        ends = []
        for engine in (both.slow, both.quick):
            copy, listener = state.copy(), by_chance(seed)
            listener[1] = state[isa.H_DECISIONS] + 30
            status = both.run(copy, engine, listener)
            faults += status == isa.FAULT
            ends.append(copy)
        assert not differing(*ends)


def test_a_small_stack_stops_both_alike(both: Both) -> None:
    faults = set()
    for less in range(0, 400, 10):
        ends = []
        for engine in (both.slow, both.quick):
            state = both.begun(less)
            state[isa.H_SNAP] = max(int(state[isa.H_SNAP]) - less, int(state[isa.H_FP]) + 60)
            both.run(state, engine, by_chance(less))
            ends.append(state)
        assert not differing(*ends)
        faults.add(int(ends[0][isa.H_FAULT]))
    assert faults


@rule
def spin() -> None:
    while True:
        table.a = 1 - table.a


@rule
def search_in_vain() -> None:
    while True:
        for one in table.box:
            for other in table.box:
                if one == other:
                    table.a = 1 - table.a
                else:
                    table.b = 1 - table.b
                count(other)


@rule
def count(card: Card) -> None:
    if card.tokens < 5:
        card.tokens += 1
    else:
        card.tokens = 0
    table.c = card.tokens


@pytest.mark.parametrize("endless", [spin, search_in_vain])
def test_a_rule_without_an_end_is_stopped_at_the_same_place(endless: Any) -> None:
    program = compiled(endless)
    made = made_now(program)
    engines = native(program, made), interpreter(program)
    states = [program.template.copy() for _ in engines]
    silent = np.array([isa.SILENT, 0], np.int32)
    for more in range(3):  # it may go on from there
        for state, engine in zip(states, engines, strict=True):
            assert go_on(state, engine, program.table, program.weights, silent, A_WHILE + more) == isa.BUDGET
        assert states[0][isa.H_STATUS] == isa.RUNNING
        assert not differing(*states)
