"""Every kept game can be played again, choice by choice, and comes to the same positions."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from deckwright import Table
from deckwright.table.named import told_position
from tests.corpus.kept import HOME, Kept, play_again
from tests.corpus.record import MOST_CHOICES, planned

GAMES = sorted(HOME.glob("*.json.gz"))


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.name.removesuffix(".json.gz"))
def test_a_kept_game_is_the_same_game(path: Path) -> None:
    kept = Kept.read(path)
    table = play_again(kept)
    assert table.over or len(kept.choices) == MOST_CHOICES
    loaded = Table.load(json.dumps(kept.record))
    assert told_position(loaded) == told_position(table), "the saved game of that time does not go on here"


def test_all_that_was_planned_is_kept() -> None:
    assert {f"{name}.json.gz" for name, *_ in planned()} <= {path.name for path in GAMES}


def test_a_difference_is_seen() -> None:
    kept = Kept.read(GAMES[0])
    at, changed = kept.positions[-1]
    name = next(name for name, told in changed.items() if isinstance(told, int))
    kept.positions[-1] = (at, changed | {name: changed[name] + 1})
    with pytest.raises(AssertionError, match=name):
        play_again(kept)


def test_a_choice_that_is_not_there_is_named() -> None:
    kept = Kept.read(GAMES[0])
    kept.choices[3] = {"verb": "fly"}
    with pytest.raises(AssertionError, match="choice 4"):
        play_again(kept)
