"""The machine that checks every index finds none wrong: in whole games, in searches, from odd positions."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from deckwright.games import GAMES
from deckwright.vm import jit

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def checked() -> list[str]:
    """What the checked machine prints. It is a process of its own, for it might not live to tell."""
    environment = {**os.environ, "DECKWRIGHT_BOUNDS": "1", "DECKWRIGHT_INTERPRET": "0"}
    command = [sys.executable, "-m", "tests.vm.checked"]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.splitlines()


def test_every_wrong_index_is_noticed(checked: list[str]) -> None:
    assert checked[0] == "checked: True, complaints: 4"


@pytest.mark.parametrize("id", sorted(GAMES))
def test_games_searches_and_odd_positions_stay_within_bounds(checked: list[str], id: str) -> None:
    lines = [line for line in checked if line.startswith(f"{id} ")]
    assert sum("choices" in line for line in lines) == sum("at once" in line for line in lines) == 2
    assert sum(int(line.split()[2]) for line in lines if "odd positions" in line) > 0


def test_toy_games_stay_within_bounds(checked: list[str]) -> None:
    assert len([line for line in checked if "choices" in line]) > 16


def test_the_checked_machine_is_kept_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    found = set()
    for build in (False, True):
        monkeypatch.setattr(jit, "CHECKED", build)
        found.add(jit.cache_dir())
    assert len(found) == 2
