"""Random small programs leave the very same words, whoever runs them; every instruction is met on the way."""

from __future__ import annotations

import random
from collections.abc import Iterable

import numpy as np
import pytest

from deckwright.vm import isa, rng
from deckwright.vm.engine import Engine, go_on
from deckwright.vm.host import Words
from deckwright.vm.jit import CHECKED, INTERPRETED
from deckwright.vm.native import original
from deckwright.vm.native.module import TRANSLATIONS
from tests.vm.native.both import alone, differing, made_now, native
from tests.vm.native.programs import Scrambler

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(INTERPRETED or CHECKED, reason="native code is for the compiled machine"),
]
PROGRAMS = 100
PLAYED = 8  # games of each
MOST = 40  # questions of each
PARTS = 4  # the programs in so many tests
PIECED = 12  # programs in pieces


def played(program: object, engine: Engine, table: Words, template: Words, seed: int) -> list[Words]:
    """The states at every question and at the end; every third game is answered by chance."""
    chance, state = random.Random(seed), template.copy()
    state[isa.H_PLAYERS] = 2
    rng.seed(state, isa.H_RNG, seed, 0, 0)
    listener = np.array([isa.SILENT, 0, 1, 2, 3, seed], np.int32)
    if seed % 3 == 0:
        listener[:2] = isa.CHANCE, MOST // 2
    elif seed % 3 == 1:
        listener[0] = isa.IMAGINED
    weights = np.array([3], np.int32)
    found = []
    for _ in range(MOST):
        go_on(state, engine, table, weights, listener, isa.ENDLESS)
        found.append(np.concatenate([state, listener]))
        if state[isa.H_STATUS] != isa.QUESTION:
            break
        state[isa.H_ANSWER] = chance.randrange(int(state[isa.H_NOPT]))
    return found


def compare(seeds: Iterable[int]) -> set[tuple[int, int]]:
    """Play random programs both ways; how they ended, and why."""
    ends = set()
    for seed in seeds:
        program = Scrambler(seed).written()
        made = made_now(program)
        ways = alone(program.code), native(program, made)
        for game in range(PLAYED):
            one, other = (played(program, engine, program.table, program.template, game) for engine in ways)
            assert len(one) == len(other), f"program {seed}, game {game}"
            for plain, quick in zip(one, other, strict=True):
                assert not differing(plain, quick), f"program {seed}, game {game}: {differing(plain, quick)}"
            ends.add((int(one[-1][isa.H_STATUS]), int(one[-1][isa.H_FAULT])))
    return ends


@pytest.mark.parametrize("part", range(PARTS))
def test_random_programs_leave_the_same_words(part: int) -> None:
    ends = compare(range(part, PROGRAMS, PARTS))
    assert {isa.OVER, isa.FAULT} <= {status for status, _ in ends}
    assert len(ends) > 4  # several faults


@pytest.mark.parametrize("longest", [1, 5, 23])
def test_procedures_cut_into_pieces_leave_the_same_words(longest: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(original, "LONGEST", longest)
    assert len(compare(range(PIECED))) > 4


def test_every_instruction_is_in_some_of_them() -> None:
    used = {int(op) for seed in range(PROGRAMS) for op in Scrambler(seed).written().code[::4]}
    assert used >= set(TRANSLATIONS)
