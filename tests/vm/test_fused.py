"""The fused program does several instructions at once, and leaves every word of a state as the plain one does.

The tests of the language run each rule both ways, too: a game somebody listens to is plain, a silent one is fused.
"""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from deckwright.bots import entries
from deckwright.lang.rules import rule
from deckwright.table import Table
from deckwright.vm import isa
from deckwright.vm.machine import run
from deckwright.vm.play import BUDGET, first_seat, judge
from tests.lang.toybox import Game, Player, compiled, table
from tests.vm.courses import COURSES
from tests.vm.native.both import alone

GAMES = {**COURSES, "war-eternal": ("war-eternal", 2, {})}
MOST = 150  # choices of each game
PARTS = {*vars(isa), "CASES"}
SEVERAL = {number for name, number in vars(isa).items() if "_" in name and set(name.split("_")) <= PARTS}


def opened(name: str) -> Table:
    game, players, options = GAMES[name]
    return Table.open(game, players, 11, options)


def step_by_step(there: Table, state: Any) -> set[int]:
    """Run to the next question, one instruction of the fused program at a time; which ones were done."""
    machine, done, status = there.machine, set(), isa.BUDGET
    while status == isa.BUDGET:
        done.add(int(machine.code[int(state[isa.H_PC])]))
        status = machine.call(run, state, machine.code, machine.table, machine.weights, machine.silent, 1)
    return done


@pytest.mark.parametrize("name", GAMES)
def test_whole_games_leave_the_same_words(name: str) -> None:
    there, generator = opened(name), random.Random(name)
    machine, plain, fused = there.machine, there.state.copy(), there.state.copy()
    while plain[isa.H_STATUS] == isa.QUESTION and plain[isa.H_DECISIONS] < MOST:
        chosen = generator.randrange(int(plain[isa.H_NOPT]))
        for state, code in ((plain, machine.step_by_step), (fused, machine.code)):
            state[isa.H_ANSWER] = chosen
            machine.call(run, state, code, machine.table, machine.weights, machine.silent, BUDGET)
        assert np.array_equal(plain, fused)


@pytest.mark.parametrize("name", ["shards-two", "ascension-two", "war-eternal"])
def test_judgements_find_the_same(name: str) -> None:
    there, generator = opened(name), random.Random(name)
    machine = there.machine
    starts, weights = entries(there.game, ["greedy"] * there.seats)
    for _ in range(40):
        seat = first_seat(int(there.state[isa.H_WHO]))
        for option in range(int(there.state[isa.H_NOPT])):
            found = []
            for code in (machine.step_by_step, machine.code):
                given = (machine.table, weights[seat].copy(), machine.silent, int(starts[seat]), seat, option)
                found.append(machine.call(judge, there.state.copy(), alone(code), *given))
            assert found[0] == found[1]
        there.choose(generator.randrange(len(there.options)))


def test_every_instruction_that_does_several_is_used() -> None:
    done: set[int] = set()
    for name in GAMES:
        there, generator = opened(name), random.Random(name)
        state = there.state
        while state[isa.H_STATUS] == isa.QUESTION and state[isa.H_DECISIONS] < MOST:
            state[isa.H_ANSWER] = generator.randrange(int(state[isa.H_NOPT]))
            done |= step_by_step(there, state)
    written = {int(op) for name in GAMES for op in opened(name).program.fused[::4]}
    assert len(SEVERAL) == 27 and written >= SEVERAL
    # What only judgements do is held against the plain program above.
    judged = {isa.FACT_WEIGHT, isa.WEIGHT_MUL, isa.MUL_ADD, isa.LOADI_DIV, isa.JNFACT_JNFACT, isa.JEQI_CASES}
    assert done >= SEVERAL - judged


def test_only_opcodes_differ_and_a_jump_to_a_return_is_one() -> None:
    for name in ("shards-two", "ascension-two", "war-eternal"):
        program = opened(name).program
        plain, fused = program.code.reshape(-1, 4), program.fused.reshape(-1, 4)
        changed = plain[:, 1:] != fused[:, 1:]
        assert (plain[changed.any(axis=1), 0] == isa.JMP).all()
        assert (fused[changed.any(axis=1), 0] == isa.RET).all()


def test_a_fault_in_the_middle_names_the_instruction_that_broke_the_bound() -> None:
    @rule
    def grow() -> None:
        table.a = isa.LIMIT
        table.b = table.a * 1 + table.a

    @rule
    def reach(someone: Player) -> None:
        for other in someone.others:
            table.a = 1 // (other.gold - other.gold)

    @rule
    def game() -> None:
        for someone in table.players:
            reach(someone)
        grow()

    for first in (grow, game):
        plain, fused = Game(compiled(first)), Game(compiled(first), silent=True)
        assert plain.run() == fused.run() == isa.FAULT
        for word in (isa.H_PC, isa.H_FAULT):
            assert plain.state[word] == fused.state[word]
