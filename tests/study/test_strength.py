"""The table of strength: each figure has a file of its own, is played in whole batches, and goes on where it was."""

from __future__ import annotations

import argparse
from pathlib import Path

import pytest
from benchmarks.strength import Cell, cells, figure, table


def test_every_game_is_measured_at_three_times_to_think() -> None:
    names = [cell.name for cell in cells([])]
    assert len(set(names)) == len(names) == 3 * (2 + 2 + 4 + 8 + 2)
    assert [cell.name for cell in cells(["shards-1-"])] == ["shards-1-greedy", "shards-1-random"]
    assert [cell.name for cell in cells(["sorcerer-1-"])] == ["sorcerer-1-greedy", "sorcerer-1-random"]


def test_a_figure_goes_on_where_it_was(tmp_path: Path) -> None:
    cell = Cell("ascension", "0.001", "greedy")
    assert cell.played(tmp_path) == 0
    first = figure(cell.play(tmp_path, 2, 1), cell)
    assert first["games"] == cell.played(tmp_path) == 2
    kept = (tmp_path / f"{cell.name}.jsonl").read_text(encoding="utf-8")
    again = figure(cell.play(tmp_path, 4, 1), cell)
    assert again["games"] == cell.played(tmp_path) == 4
    assert (tmp_path / f"{cell.name}.jsonl").read_text(encoding="utf-8").startswith(kept)
    assert again["low"] <= again["won"] <= again["high"]


@pytest.mark.slow
def test_the_table_has_a_dash_where_nothing_was_played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    Cell("ascension", "0.1", "random").play(tmp_path, 2, 1)
    table(argparse.Namespace(folder=tmp_path, only=["ascension-0.1"]))
    head, _, row = capsys.readouterr().out.splitlines()
    assert head == "| game | against | 0.1 s | 1 s | 5 s |"
    assert row.startswith("| ascension | random | 100.0 % (34.2–100.0), n = 2; ")
    assert row.endswith("ms | — | — |")
