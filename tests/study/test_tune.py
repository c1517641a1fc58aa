"""Tuning: weights get better where they are bad, what is not better is said so, and it all works from the terminal."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from deckwright.games import load
from deckwright.study.tune import NothingToTune, tune
from tests.bots.toys import FIRE, HIGHEST
from tests.cli.conftest import Run, run  # noqa: F401


@pytest.mark.slow
def test_bad_weights_get_better(monkeypatch: pytest.MonkeyPatch) -> None:
    game = load("shards")
    bad = game.program.weights.copy()
    names = list(game.schema.weights)
    bad[names.index("focus")] = -200  # never grows in mastery
    bad[names.index("recruit_least")] = 2000  # and recruits nothing
    monkeypatch.setattr(game.program, "weights", bad)
    tuned = tune(game, generations=8, games=60, seed=3, cores=1)
    assert tuned.better and tuned.share.rate > 0.6
    assert set(tuned.weights) == set(names)
    assert tuned.before["focus"] == -200
    again = tune(game, generations=8, games=60, seed=3, cores=1)
    assert again.weights == tuned.weights


def test_weights_are_tuned_for_players_who_win_together_too() -> None:
    tuned = tune(load("shards"), seats=1, generations=1, games=20, cores=1)
    assert 0.0 <= tuned.share.low <= tuned.share.rate <= tuned.share.high <= 1.0


@pytest.mark.parametrize("game", [FIRE, HIGHEST])
def test_a_game_without_weights_cannot_be_tuned(game: object) -> None:
    with pytest.raises(NothingToTune) as caught:
        tune(game)  # type: ignore[arg-type]
    assert caught.value.said("en") != caught.value.said("ru")


@pytest.mark.slow
def test_tuning_at_the_command_line(run: Run, tmp_path: Path) -> None:  # noqa: F811
    file = tmp_path / "weights.json"
    arguments = ["--games", "10", "--generations", "1", "--cores", "1"]
    ran = run("tune", "shards", *arguments, "--file", str(file))
    assert ran.code == 0 and "against those they began with" in ran.out
    assert set(json.loads(file.read_text())["greedy"]) == set(load("shards").schema.weights)
    learned = tmp_path / "outlook.json"
    ran = run(
        "tune", "shards", "--what", "outlook", "--games", "50", "--cores", "1", "--file", str(learned), "--lang", "ru"
    )
    assert ran.code == 0 and "Изучено позиций" in ran.out
    assert json.loads(learned.read_text())["sides"] == 2
    assert "weights or outlook" in run("tune", "shards", "--what", "all").err


def test_weights_of_a_program_are_left_as_they_were() -> None:
    game = load("shards")
    before = game.program.weights.copy()
    tune(game, generations=1, games=10, cores=1)
    assert np.array_equal(game.program.weights, before)
