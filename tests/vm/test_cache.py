"""The compiled machine is kept where it can never be stale, and is not missed where it cannot be kept."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from deckwright.vm import jit

SOURCES = sorted(path.name for path in Path(jit.__file__).parent.glob("*.py"))
ROLL = """
import numpy as np
from deckwright.vm import jit, rng
words = np.zeros(4, np.int32)
rng.seed(words, 0, 7, 0, 0)
print(jit.INTERPRETED, rng.next_word(words, 0))
"""


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """The sources of the machine, to be changed."""
    folder = tmp_path / "vm"
    shutil.copytree(Path(jit.__file__).parent, folder, ignore=shutil.ignore_patterns("__pycache__"))
    return folder


def roll(cache: Path) -> str:
    """Compile the generator in a process of its own and say its first number."""
    environment = {**os.environ, "DECKWRIGHT_CACHE": str(cache), "DECKWRIGHT_INTERPRET": "0"}
    done = subprocess.run([sys.executable, "-c", ROLL], env=environment, capture_output=True, text=True, check=True)
    return done.stdout.strip()


def test_the_directory_is_the_same_while_the_sources_are(copied: Path) -> None:
    assert jit.cache_dir(copied) == jit.cache_dir(copied) == jit.cache_dir()
    (copied / "notes.txt").write_text("not a source")
    assert jit.cache_dir(copied) == jit.cache_dir()


@pytest.mark.parametrize("name", SOURCES)
def test_the_directory_changes_with_any_source(copied: Path, name: str) -> None:
    source = copied / name
    source.write_bytes(source.read_bytes() + b"\n")
    assert jit.cache_dir(copied) != jit.cache_dir()


def test_the_directory_changes_with_a_new_a_missing_and_a_renamed_source(copied: Path) -> None:
    found = {jit.sources_digest(copied)}
    (copied / "extra.py").write_text("")
    found.add(jit.sources_digest(copied))
    (copied / "extra.py").rename(copied / "other.py")
    found.add(jit.sources_digest(copied))
    (copied / "other.py").unlink()
    (copied / "rng.py").unlink()
    found.add(jit.sources_digest(copied))
    assert len(found) == 4


def test_the_root_is_what_the_environment_says(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "xdg"))
    monkeypatch.delenv("DECKWRIGHT_CACHE", raising=False)
    assert jit.cache_root() == tmp_path / "xdg" / "deckwright"
    monkeypatch.setenv("DECKWRIGHT_CACHE", str(tmp_path / "own"))
    assert jit.cache_root() == tmp_path / "own"
    assert jit.cache_dir().parent == tmp_path / "own"


def test_a_machine_is_kept_and_found_again(tmp_path: Path) -> None:
    assert roll(tmp_path / "cache") == "False 2427842431"
    kept = sorted(path.name for path in (tmp_path / "cache").rglob("*.nbi"))
    assert kept
    assert roll(tmp_path / "cache") == "False 2427842431"
    assert sorted(path.name for path in (tmp_path / "cache").rglob("*.nbi")) == kept


def test_without_a_place_to_keep_it_the_machine_works_all_the_same(tmp_path: Path) -> None:
    blocked = tmp_path / "a-file"
    blocked.write_text("no directory can be made below this")
    assert roll(blocked / "cache") == "False 2427842431"
