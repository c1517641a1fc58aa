"""The arena: who meets whom, that it can be stopped and go on, and that bad files and dead workers are noticed."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from deckwright.bots.levels import CHANCE
from deckwright.games import load
from deckwright.lang.game import Game
from deckwright.study import workers
from deckwright.study.arena import OtherArena, arena
from deckwright.study.lineup import STATUS, WINNERS, Lineup, play_games
from deckwright.study.match import Fixture, Played, play, schedule, teams_of
from deckwright.vm import isa
from tests.bots.toys import ARCHERS, FIRE
from tests.cli.conftest import Run, run  # noqa: F401


def test_every_pair_meets_on_the_same_seeds_from_both_sides() -> None:
    fixtures = schedule(["a", "b", "c"], 4, [[0], [1]], 10)
    assert len(fixtures) == 12 and len(set(fixtures)) == 12
    for pair in ({"a", "b"}, {"a", "c"}, {"b", "c"}):
        mine = [fixture for fixture in fixtures if set(fixture.seating) == pair]
        for seed in (10, 11):
            assert {f.seating for f in mine if f.seed == seed} == {tuple(sorted(pair)), tuple(sorted(pair))[::-1]}
    four = schedule(["a", "b"], 2, [[0, 3], [1, 2]], 1)
    assert [f.seating for f in four] == [("a", "b", "b", "a"), ("b", "a", "a", "b")]
    assert schedule(["a", "b"], 1, [[0, 1, 2]], 1) == [Fixture(("a",) * 3, 1), Fixture(("b",) * 3, 1)]


def seen_from_games(game: Game, players: int, options: Mapping[str, Any]) -> list[list[int]]:
    """Which seats win and lose as one in games played by chance."""
    rows = play_games(Lineup.open(game, [CHANCE] * players, options), 1, 60)
    winners = rows[rows[:, STATUS] == isa.OVER, WINNERS]
    teams: dict[bytes, list[int]] = {}
    for seat in range(players):
        teams.setdefault(((winners >> seat) & 1).tobytes(), []).append(seat)
    return list(teams.values())


@pytest.mark.parametrize(
    ("game", "players", "options", "teams"),
    [
        (load("shards"), 4, {}, [[0], [1], [2], [3]]),
        (load("shards"), 4, {"mode": "teams"}, [[0, 3], [1, 2]]),
        (load("shards"), 1, {}, [[0]]),
        (load("ascension"), 3, {}, [[0], [1], [2]]),
        (load("war-eternal"), 3, {}, [[0, 1, 2]]),
        (FIRE, 2, {}, [[0, 1]]),
        (ARCHERS, 4, {}, [[0, 2], [1, 3]]),
    ],
)
def test_teams_are_declared_and_win_or_lose_as_one(
    game: Game, players: int, options: dict[str, Any], teams: list[list[int]]
) -> None:
    assert teams_of(game, players, options) == teams == seen_from_games(game, players, options)


def test_a_stronger_bot_is_rated_higher_and_equal_arenas_are_equal() -> None:
    first = arena("shards", ["random", "greedy"], 10, cores=1)
    assert [rating.bot for rating in first.ratings] == ["greedy", "random"]
    assert first.games == 10 and first.unfinished == 0
    assert first.matrix["greedy"]["random"].wins + first.matrix["random"]["greedy"].wins == 10
    assert first.ratings[0].mean > first.ratings[1].mean
    second = arena("shards", ["random", "greedy"], 10, cores=1)
    assert second.matrix == first.matrix
    assert [(r.bot, r.mean, r.deviation) for r in second.ratings] == [
        (r.bot, r.mean, r.deviation) for r in first.ratings
    ]


def test_bots_that_play_together_are_compared_by_how_often_they_win() -> None:
    shown = arena(FIRE, ["random", "search:iterations=200"], 8, cores=1)
    shares = {rating.bot: rating.share for rating in shown.ratings}
    assert shares["search:iterations=200"].wins == 8 > shares["random"].wins
    assert shown.matrix == {}


def test_an_arena_goes_on_where_it_was_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "arena.jsonl"
    whole = arena("shards", ["random", "greedy"], 6, cores=1, file=file)
    lines = file.read_text().splitlines(keepends=True)
    file.write_text("".join(lines[:4]) + lines[4][:20])  # stopped in the middle of a line
    played: list[Fixture] = []

    def noted(game: Any, options: Any, fixture: Fixture) -> Played:
        played.append(fixture)
        return play(game, options, fixture)

    monkeypatch.setattr(workers, "play", noted)
    again = arena("shards", ["random", "greedy"], 6, cores=1, file=file)
    assert len(played) == 3
    assert again.matrix == whole.matrix
    assert len(file.read_text().splitlines()) == 7


@pytest.mark.parametrize("text", ["", "{}\n", "no json\n"])
def test_a_file_of_something_else_is_refused_and_left_alone(tmp_path: Path, text: str) -> None:
    file = tmp_path / "other.txt"
    file.write_text(text)
    with pytest.raises(OtherArena) as caught:
        arena("shards", ["random", "greedy"], 2, cores=1, file=file)
    assert caught.value.said("en") != caught.value.said("ru")
    assert file.read_text() == text


@pytest.mark.slow
def test_a_worker_that_dies_is_replaced(tmp_path: Path) -> None:
    fixtures = [Fixture(("random", "random"), seed) for seed in range(12)]
    games = workers.play_all(load("shards"), {}, fixtures, 2)
    found = [next(games)]
    from multiprocessing import active_children

    victim = active_children()[0].pid
    assert victim is not None
    os.kill(victim, signal.SIGKILL)
    found += list(games)
    assert sorted(each.seed for each in found) == list(range(12))


@pytest.mark.slow
def test_workers_and_one_core_play_the_same_games() -> None:
    fixtures = [Fixture(("greedy", "random"), seed) for seed in range(3)]
    outside = list(workers.play_all(load("shards"), {}, fixtures, 2))
    for each in outside:
        alone = play(load("shards"), {}, each.fixture)
        assert (alone.winners, alone.turns, alone.decisions) == (each.winners, each.turns, each.decisions)


def test_the_arena_at_the_command_line(run: Run, tmp_path: Path) -> None:  # noqa: F811
    file = str(tmp_path / "a.jsonl")
    arguments = ["arena", "shards", "--bots", "random,greedy,newcomer", "--games", "2", "--cores", "1", "--file", file]
    told = run(*arguments)
    assert told.code == 0
    assert "Newcomer" in told.out and "Greedy bot" in told.out and "±" in told.out
    record = json.loads(run(*arguments, "--json").out)
    assert record["games"] == 6
    assert set(record["matrix"]) == {"random", "greedy", "newcomer"}
    assert "хотя бы двух ботов" in run("arena", "shards", "--bots", "greedy", "--lang", "ru").err
    assert "There are: greedy" in run("arena", "shards", "--bots", "gredy,random").err


def test_levels_can_be_simulated_too(run: Run) -> None:  # noqa: F811
    ran = run("simulate", "shards", "--bots", "newcomer,greedy", "--games", "4", "--cores", "1", "--json")
    record = json.loads(ran.out)
    assert record["games"] == 4
    assert record["results"]["newcomer"]["wins"] + record["results"]["greedy"]["wins"] == 4
