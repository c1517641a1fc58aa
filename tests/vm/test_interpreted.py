"""The machine run as plain Python and the compiled machine agree to the bit, at every question of whole games."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from deckwright.vm.jit import INTERPRETED
from tests.vm.courses import COURSES, course

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def interpreted() -> list[str]:
    """What the interpreted machine prints."""
    environment = {**os.environ, "DECKWRIGHT_INTERPRET": "1"}
    command = [sys.executable, "-m", "tests.vm.courses"]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    first, *lines = done.stdout.splitlines()
    assert first == "interpreted"
    return lines


@pytest.mark.slow
@pytest.mark.skipif(INTERPRETED, reason="there is nothing to compare with")
@pytest.mark.parametrize("name", COURSES)
def test_both_machines_agree(interpreted: list[str], name: str) -> None:
    expected = [line for line in interpreted if line.startswith(f"{name} ")]
    assert len(expected) > 10
    assert course(name) == expected
