"""Contests of builds: who meets whom, and what is added up."""

from __future__ import annotations

from pathlib import Path

from deckwright.games import load
from deckwright.study.pairings import Contest, balance_of, play_contest

FACTORS = ("characters", "lineages", "domains")
OPTIONS = {"first_player": "first_seat"}


def contest(bot: str = "greedy", seeds: int = 2, most: int = 3, against: str = "") -> Contest:
    """A few pairings of sorcerers."""
    return Contest(load("sorcerer"), FACTORS, bot, OPTIONS, 1, seeds, "round", against, most)


def test_every_two_builds_that_share_nothing_meet_once() -> None:
    met = contest(most=0).pairings()
    assert len(met) == 64 * 27 // 2
    assert not any(a == b for each in met for a, b in zip(each.one, each.other, strict=True))
    assert len({frozenset((each.one, each.other)) for each in met}) == len(met)


def test_two_bots_meet_with_both_builds() -> None:
    met = contest(most=0, against="random").pairings()
    assert len(met) == 64 * 27 and all(each.one != each.other for each in met)


def test_a_sample_is_spread_over_all_pairings() -> None:
    everything, some = contest(most=0).pairings(), contest(most=12).pairings()
    assert len(some) == 12 and {each.name for each in some} < {each.name for each in everything}
    assert len({each.one for each in some}) > 6


def test_both_sides_of_every_game_are_counted_and_kept(tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    records = play_contest(contest(), file)
    found = balance_of(records)
    assert found.games == 3 * 2 * 2 and sum(found.lengths.values()) == found.games
    assert sum(share.wins for share in found.builds.values()) == found.games - found.drawn_games
    assert [record.line("") for record in play_contest(contest(), file)] == [record.line("") for record in records]


def test_against_another_bot_only_the_first_builds_count() -> None:
    found = balance_of(play_contest(contest(against="random")), one_sided=True)
    assert all(share.rate > 0.5 for share in found.builds.values())
    assert sum(share.games for share in found.pairings.values()) == found.games


def test_bots_that_search_play_the_same_contest() -> None:
    records = play_contest(contest("search:iterations=2:turns=1", seeds=1, most=1))
    assert balance_of(records).games == 2 and records[0].lengths.total() == 2 and records[0].drawn
