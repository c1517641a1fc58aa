"""Saved games: told again, and judged."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from deckwright import bots
from deckwright.table import Table
from tests.cli.conftest import Run


def _play(table: Table, choices: int) -> None:
    bot = bots.make("greedy", table.game, 1)
    while not table.over and choices:
        assert table.seat is not None
        table.choose(bot.choose(table, table.seat))
        choices -= 1


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    table = Table.open("shards", seed=4, names=["Анна", "Боря"])
    _play(table, 10_000)
    path = tmp_path / "finished.json"
    path.write_text(table.save())
    return path


@pytest.fixture
def begun(tmp_path: Path) -> Path:
    table = Table.open("shards", seed=4)
    _play(table, 30)
    path = tmp_path / "begun.json"
    path.write_text(table.save())
    return path


def test_a_finished_game_is_told_to_its_end(run: Run, finished: Path) -> None:
    ran = run("replay", str(finished), "--lang", "ru")
    assert ran.code == 0
    assert "— Ход 1: " in ran.out and "— Ход 9: " in ran.out
    assert "Победа: " in ran.out
    assert "Анна" in ran.out


def test_an_unfinished_game_says_who_must_choose(run: Run, begun: Path) -> None:
    assert "must choose" in run("replay", str(begun)).out


def test_a_seat_is_told_only_what_it_may_know(run: Run, tmp_path: Path) -> None:
    table = Table.open("shards", seed=4)
    table.arrange({f"p{table.seat}.hand": ["data-heretic"]})
    table.choose("play", card="data-heretic")
    path = tmp_path / "game.json"
    path.write_text(table.save())
    mover = table.active
    assert mover is not None
    own, other = (run("replay", str(path), "--seat", str(seat + 1)).out for seat in (mover, 1 - mover))
    assert "draws: 2 cards" in other
    assert "draws: 2 cards" not in own and "draws: · " in own
    assert "draws: · " in run("replay", str(path), "--seat", "open").out


@pytest.mark.parametrize("seat", ["0", "3", "x"])
def test_a_seat_that_is_not_there_is_refused(run: Run, begun: Path, seat: str) -> None:
    ran = run("replay", str(begun), "--seat", seat)
    assert ran.code == 2
    assert "from 1 to 2" in ran.err


def test_the_hint_says_how_likely_the_best_choices_win(run: Run, begun: Path) -> None:
    ran = run("hint", str(begun), "--seconds", "0.2", "--lang", "ru")
    assert ran.code == 0
    assert "Мастер: выбор — " in ran.out and "победа" in ran.out and "просмотров" in ran.out
    assert re.search(r"\d+,\d %", ran.out)
    assert "Master would choose: " in run("hint", str(begun), "--seconds", "0.2").out


def test_a_bot_that_does_not_look_ahead_only_says_what_it_would_do(run: Run, begun: Path) -> None:
    ran = run("hint", str(begun), "--bot", "greedy")
    assert ran.code == 0
    assert "Greedy bot would choose: " in ran.out and "visits" not in ran.out


def test_there_is_no_hint_when_it_is_over(run: Run, finished: Path) -> None:
    ran = run("hint", str(finished))
    assert ran.code == 2
    assert "over" in ran.err


# --- games of another version -----------------------------------------------------------------------------------------


def _of_another_version(path: Path, at: int | None) -> None:
    """Let a saved game be one of another version; with `at`, the choice of that number is unknown today."""
    record = json.loads(path.read_text()) | {"rules": "of long ago"}
    if at is not None:
        record["history"][at - 1]["meant"] = {"verb": "fly", "card": "blaster"}
    path.write_text(json.dumps(record))


def test_a_game_of_another_version_goes_on_and_a_line_says_so(run: Run, begun: Path) -> None:
    before = Table.load(begun.read_text())
    _of_another_version(begun, None)
    assert "Партия начата по прежней версии правил" in run("replay", str(begun), "--lang", "ru").out
    out = run("play", "shards", "--load", str(begun), typed="").out.replace("\n", " ")
    assert "it goes on under today's" in out
    assert Table.load(begun.read_text()).hash() == before.hash()


def test_a_game_whose_rules_changed_is_laid_anew_and_told_from_its_kept_positions(run: Run, begun: Path) -> None:
    _of_another_version(begun, 7)
    for ran in (run("play", "shards", "--load", str(begun), typed=""), run("replay", str(begun), "--seat", "open")):
        said = " ".join(ran.out.split())
        assert "at step 7 the games part (what was chosen is not possible there any more)" in said
        assert "It was laid anew" in said
    assert ran.code == 0


def test_a_finished_game_is_told_whatever_the_rules_have_become(run: Run, finished: Path) -> None:
    _of_another_version(finished, 7)
    ran = run("replay", str(finished), "--lang", "ru")
    assert ran.code == 0 and "Победа: " in ran.out
    assert ran.out.count("Разыграть") > 20
