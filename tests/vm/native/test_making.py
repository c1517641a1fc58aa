"""Native code is made in the background once it pays, kept, found again, and never run if it is not sound."""

from __future__ import annotations

import pickle
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from deckwright.games import GAMES, load
from deckwright.lang.program import Program
from deckwright.lang.rules import rule
from deckwright.vm import isa
from deckwright.vm.engine import Engine, go_on
from deckwright.vm.jit import CHECKED, INTERPRETED
from deckwright.vm.native import kept as cache
from deckwright.vm.native import making
from deckwright.vm.native.llvm import Loaded
from deckwright.vm.native.making import SETTING, WORTH, Native, make
from deckwright.vm.native.original import Original
from tests.lang.toybox import compiled, table
from tests.vm.native.both import of_a_game

pytestmark = pytest.mark.skipif(INTERPRETED or CHECKED, reason="native code is for the compiled machine")
LARGEST = 2_000_000  # bytes
LOADS = 300
PAGE = 4096


@rule
def three() -> None:
    table.a = 3


@rule
def four() -> None:
    table.a = 4


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Program:
    """A small program, an empty cache in which native code may be made, and nothing loaded yet."""
    monkeypatch.setattr(making, "_LOADED", {})
    monkeypatch.setenv("DECKWRIGHT_CACHE", str(tmp_path / "cache"))
    monkeypatch.setenv(SETTING, "")
    return compiled(three)


def result(program: Program, native: Native) -> int:
    """Run the program; what it wrote."""
    state = program.template.copy()
    silent = np.array([isa.SILENT, 0], np.int32)
    engine = Engine(program.fused, native.ways)
    assert go_on(state, engine, program.table, program.weights, silent, isa.ENDLESS) == isa.OVER
    return int(state[program.layout.table_address["a"]])


def test_what_was_made_is_found_again(program: Program) -> None:
    before = Native(program)
    assert not before.look()
    assert result(program, before) == 3
    make(Original.of(program))
    after = Native(program)
    assert after.look()
    assert after.ready
    assert result(program, after) == 3


@pytest.mark.parametrize("damage", ["changed", "cut", "empty", "another's"])
def test_what_is_damaged_or_foreign_is_made_anew_and_never_run(program: Program, damage: str) -> None:
    original = Original.of(program)
    name, data = cache.name_of(original), make(original)
    place = cache.place_of(name)
    whole = bytearray(place.read_bytes())
    if damage == "changed":
        whole[len(whole) // 2] ^= 1
    elif damage == "cut":
        del whole[-1]
    elif damage == "empty":
        whole.clear()
    else:
        other = Original.of(compiled(four))
        make(other)
        whole = bytearray(cache.place_of(cache.name_of(other)).read_bytes())
    place.write_bytes(whole)
    assert cache.kept(name) is None
    assert not Native(program).look()
    assert make(original) == data
    assert cache.kept(name) == data


def test_another_translator_or_processor_has_objects_of_its_own(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    original = Original.of(program)
    make(original)
    monkeypatch.setattr(cache, "_translator", lambda: b"another")
    assert cache.kept(cache.name_of(original)) is None


def test_every_program_has_an_object_of_its_own(program: Program) -> None:
    assert cache.name_of(Original.of(program)) == cache.name_of(Original.of(compiled(three)))
    assert cache.name_of(Original.of(program)) != cache.name_of(Original.of(compiled(four)))


def test_it_can_be_switched_off(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    make(Original.of(program))
    monkeypatch.setenv(SETTING, "0")
    native = Native(program)
    assert not native.wait()
    assert result(program, native) == 3


def test_where_none_may_be_made_only_what_is_kept_is_used(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SETTING, "kept")
    assert not Native(program).wait()
    make(Original.of(program))
    assert Native(program).wait()


def test_a_little_play_makes_none_and_much_play_does(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[Native] = []
    monkeypatch.setattr(Native, "begin", lambda native: begun.append(native))
    native = Native(program)
    native.use(WORTH)
    assert not begun
    native.use(WORTH * len(program.code))
    assert begun == [native]


def test_who_expects_to_play_much_has_it_made_before(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[Native] = []
    monkeypatch.setattr(Native, "begin", lambda native: begun.append(native))
    native = Native(program)
    native.expect(WORTH)
    assert not begun
    native.expect(WORTH * len(program.code))
    assert begun == [native]


def test_what_is_kept_need_not_be_made_for_who_expects_to_play_much(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Native, "begin", lambda native: pytest.fail("it is made anew"))
    make(Original.of(program))
    native = Native(program)
    native.expect(WORTH * len(program.code))
    assert native.ready


@pytest.mark.slow
def test_it_is_made_in_the_background_and_taken_as_soon_as_it_is_there(program: Program) -> None:
    native = Native(program)
    assert native.wait()
    assert result(program, native) == 3
    assert cache.kept(native.name) is not None


@pytest.mark.slow
def test_who_makes_it_ends_with_who_wanted_it(program: Program) -> None:
    command = [sys.executable, "-m", "deckwright.vm.native"]
    original = Original.of(load("new-age").program)
    with subprocess.Popen(command, stdin=subprocess.PIPE) as maker:
        assert maker.stdin is not None
        maker.stdin.write(pickle.dumps(original))
        maker.stdin.close()
        assert maker.wait(timeout=120) == 1
    assert cache.kept(cache.name_of(original)) is None


@pytest.mark.slow
def test_without_a_place_to_keep_it_the_interpreter_serves(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = tmp_path / "a-file"
    blocked.write_text("no directory can be made below this")
    monkeypatch.setenv("DECKWRIGHT_CACHE", str(blocked / "cache"))
    native = Native(program)
    assert not native.wait()
    assert result(program, native) == 3


def test_while_it_rests_the_interpreter_runs(program: Program) -> None:
    make(Original.of(program))
    native = Native(program)
    assert native.look()
    with native.resting():
        assert not native.look()
    assert native.ready


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="this system does not tell how much memory is used")
def test_loading_again_and_again_takes_no_more_memory() -> None:
    original = Original.of(compiled(three))
    data = make(original)

    def used() -> int:
        return int(Path("/proc/self/statm").read_text().split()[1]) * PAGE

    Loaded(data).close()
    before = used()
    for _ in range(LOADS):
        Loaded(data).close()
    assert used() - before < LOADS * PAGE  # an object takes several pages


@pytest.mark.slow
@pytest.mark.parametrize("id", sorted(GAMES))
def test_native_code_of_a_game_is_small(id: str) -> None:
    program = load(id).program
    assert of_a_game(program).addresses
    assert len(make(Original.of(program))) < LARGEST
