"""The table of strength: each figure has a file of its own, is played in whole batches, and goes on where it was."""

from __future__ import annotations

from pathlib import Path

from benchmarks.strength import Cell, cells, figure


def test_every_game_is_measured_at_three_times_to_think() -> None:
    names = [cell.name for cell in cells([])]
    assert len(set(names)) == len(names) == 3 * (2 + 2 + 4)
    assert [cell.name for cell in cells(["shards-1-"])] == ["shards-1-greedy", "shards-1-random"]


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
