from __future__ import annotations

import json
from dataclasses import replace

import pytest

from deckwright.games import load
from deckwright.lang.game import OptionError
from deckwright.study.lineup import WINNERS, Lineup, play_games
from deckwright.study.simulate import simulate, wilson
from tests.cli.conftest import Run, run  # noqa: F401


def test_the_wilson_interval_is_right() -> None:
    share = wilson(50, 100)
    assert (round(share.low, 4), round(share.high, 4)) == (0.4038, 0.5962)
    none, all = wilson(0, 20), wilson(20, 20)
    assert none.low == 0 and round(none.high, 4) == 0.1611
    assert all.high == 1 and round(all.low, 4) == 0.8389
    assert (wilson(0, 0).low, wilson(0, 0).high) == (0, 1)


def test_equal_seeds_give_equal_reports_whatever_the_threads() -> None:
    game = load("shards")
    heard: list[int] = []
    one = simulate(game, ["greedy", "random"], 30, 7, cores=1, progress=heard.append)
    two = simulate(game, ["greedy", "random"], 30, 7, cores=3)
    same = {"seconds": 0.0, "cores": 0, "games_per_second": 0.0, "decisions_per_second": 0.0}
    assert replace(one, **same) == replace(two, **same)  # type: ignore[arg-type]
    assert sum(heard) == one.games == 30


def test_bots_are_moved_around_the_table() -> None:
    report = simulate(load("shards"), ["greedy", "random", "random"], 10, 1)
    assert report.games == 12  # four seeds in three seatings
    assert (report.first_seed, report.last_seed) == (1, 4)
    assert report.results["greedy"].games == 12
    assert report.results["random"].games == 24
    assert report.results["greedy"].wins + report.results["random"].wins == 12


def test_bots_of_one_kind_need_one_seating_only() -> None:
    report = simulate(load("shards"), ["random", "random"], 10, 1)
    assert (report.games, report.last_seed) == (10, 10)
    assert report.results["random"].rate == report.even == 0.5
    assert report.turns.low <= report.turns.median <= report.turns.high
    assert report.faults == report.cut_short == report.nobody == 0


def test_who_begins_is_known_also_among_several() -> None:
    report = simulate(load("shards"), ["random"] * 3, 12, 1)
    assert report.beginner is not None and report.beginner.games == 12
    asked_before = simulate(load("shards"), ["random"] * 3, 6, 1, {"leaders": "auction"})
    assert asked_before.beginner is None


def test_extra_turns_do_not_hide_who_began() -> None:
    """Of two players one may have more turns than the other, so the last turn does not tell who had the first."""
    game = load("ascension")
    report = simulate(game, ["greedy", "greedy"], 40, 1, {"first_player": "first_seat"})
    assert report.beginner is not None
    seats = play_games(Lineup.open(game, ["greedy", "greedy"], {"first_player": "first_seat"}), 1, 40)
    assert report.beginner.wins == int((seats[:, WINNERS] == 1).sum())


def test_options_are_checked() -> None:
    with pytest.raises(OptionError):
        simulate(load("shards"), ["random", "random"], 2, 1, {"mode": "teams"})


def test_the_command_reports_in_words_and_in_json(run: Run) -> None:  # noqa: F811
    arguments = ["simulate", "shards", "--players", "2", "--bots", "greedy,random", "--games", "10", "--seed", "1"]
    assert "Greedy bot" in run(*arguments).out
    assert "Жадный бот" in run(*arguments, "--lang", "ru").out
    record = json.loads(run(*arguments, "--json").out)
    assert record["games"] == 10
    assert set(record["results"]) == {"greedy", "random"}
    assert record["beginner"]["games"] == 10


@pytest.mark.parametrize(
    ("game", "bots", "options", "played"),
    [
        ("war-eternal", ["greedy"] * 2, {}, {"greedy": 6}),
        ("war-eternal", ["greedy", "random"], {}, {"greedy": 6, "random": 6}),
        ("shards", ["greedy"] * 4, {"mode": "teams"}, {"greedy": 12}),
    ],
)
def test_partners_win_once(game: str, bots: list[str], options: dict[str, str], played: dict[str, int]) -> None:
    """Whoever wins or loses together is no second witness: counted twice, the interval would be too narrow."""
    report = simulate(load(game), bots, 6, 1, options)
    assert {bot: share.games for bot, share in report.results.items()} == played
