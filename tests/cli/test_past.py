"""Saved games: told again, and judged."""

from __future__ import annotations

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
