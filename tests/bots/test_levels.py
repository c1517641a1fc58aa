"""Levels: what people choose a bot by. Each plays, says in two languages what it is, and the next one is stronger."""

from __future__ import annotations

import re
from itertools import count
from math import log

import pytest

from deckwright import Table
from deckwright.bots import Advice, entries, level_named, levels, make, names, usual_level
from deckwright.bots.bots import UnknownBot
from deckwright.games import GAMES, load
from tests.bots.toys import FIRE

SHARDS = load("shards")


def question(seed: int) -> Table:
    """A table with something to choose."""
    table = Table.open("shards", seed=seed)
    while len(table.options) < 4:
        table.choose(0)
    return table


def wins(strong: str, weak: str, seed: int) -> bool:
    """Whether the first bot wins a game; who begins changes from seed to seed."""
    mine = seed % 2
    names = [weak, weak]
    names[mine] = strong
    table = Table.open("shards", seed=seed)
    bots = [make(name, SHARDS, seed * 2 + seat) for seat, name in enumerate(names)]
    while (seat := table.seat) is not None:
        table.choose(bots[seat].choose(table, seat))
    assert table.result is not None
    return mine in table.result.winners


def is_stronger(strong: str, weak: str, doubt: float = 0.05) -> bool:
    """Whether the first bot wins four games of five rather than every other one: Wald's sequential test.

    It plays until either is as good as sure; a bot that is no stronger passes with the probability `doubt` at most.
    """
    odds, sure = 0.0, log((1 - doubt) / doubt)
    for seed in count():
        odds += log(0.8 / 0.5) if wins(strong, weak, seed) else log(0.2 / 0.5)
        if abs(odds) >= sure:
            break
    return odds > 0


@pytest.mark.parametrize("game", GAMES)
def test_every_level_plays_and_says_what_it_is_in_both_languages(game: str) -> None:
    found = levels(load(game))
    assert len({level.id for level in found}) == len(found) >= 5
    for level in found:
        assert make(level.id, load(game), 1).name == level.id
        for lang, letters in (("en", "[a-z]"), ("ru", "[а-яё]")):
            for said in (level.said(lang), level.about.said(lang)):
                assert re.search(letters, said, re.IGNORECASE)
        assert not re.search("[а-яё]", level.en + level.about.en, re.IGNORECASE)


def test_bots_with_a_plan_stand_amid_the_levels_and_the_strongest_is_last() -> None:
    ascension = [level.id for level in levels(load("ascension"))]
    assert ascension == ["newcomer", "companion", "infantry", "mechana", "hunter", "regular", "strategist", "master"]
    assert len(set(names(load("ascension")))) == len(names(load("ascension")))


def test_where_all_win_together_a_level_speaks_as_an_ally() -> None:
    """Nobody beats a partner."""
    allies, opponents = levels(load("war-eternal")), levels(SHARDS)
    assert [(level.id, level.en, level.ru) for level in allies] == [(it.id, it.en, it.ru) for it in opponents]
    for ally, opponent in zip(allies, opponents, strict=True):
        assert ally.about.en != opponent.about.en and ally.about.ru != opponent.about.ru
        assert not re.search("beat|обыгра", ally.about.en + ally.about.ru, re.IGNORECASE)
        assert level_named(load("war-eternal"), ally.id) == ally


@pytest.mark.parametrize("game", GAMES)
def test_a_level_says_how_often_it_wins(game: str) -> None:
    """As it was measured: docs/bots.md. Nothing is said of a level that was not."""
    shares = load(game).shares
    for level in levels(load(game)):
        figure = re.search(r"about (\d+) of 100|hardly ever win", level.about.en, re.IGNORECASE)
        assert bool(figure) == (level.id in shares)
        if figure and figure[1]:
            assert f"примерно\N{NO-BREAK SPACE}{figure[1]}." in level.about.ru
            assert int(figure[1]) == round(100 * shares[level.id])
    order = ("newcomer", "companion", "strategist", "master")
    known = [shares[id] for id in order if id in shares]
    assert len(known) > 1 and known == sorted(known)


@pytest.mark.parametrize("game", GAMES)
def test_who_says_nothing_plays_the_middle_one_of_the_five(game: str) -> None:
    assert usual_level(load(game)).id == levels(SHARDS)[2].id == "regular"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("weak", "strong"),
    [("newcomer", "companion"), ("companion", "regular"), ("regular", "strategist")],
)
def test_each_level_wins_most_games_against_the_one_before(weak: str, strong: str) -> None:
    assert is_stronger(strong, weak)


@pytest.mark.parametrize("level", ["random", "greedy", "learner", "search"])
def test_a_table_of_long_ago_still_has_its_bot_and_its_name(level: str) -> None:
    table = question(3)
    assert table.seat is not None
    found = level_named(SHARDS, level)
    assert found is not None and found.en != found.ru
    assert found not in levels(SHARDS)
    assert 0 <= make(level, SHARDS, 1).choose(table, table.seat, iterations=5) < len(table.options)
    assert level_named(SHARDS, "genius") is None


def test_a_game_without_a_judgement_has_no_greedy_bot_but_all_levels() -> None:
    assert level_named(FIRE, "greedy") is None
    table = Table.open(FIRE, players=2, seed=1)
    for level in [*(level.id for level in levels(FIRE)), "learner"]:
        assert level_named(FIRE, level) is not None
        assert 0 <= make(level, FIRE, 1).choose(table, table.seat or 0, iterations=5) < len(table.options)


def test_a_learner_makes_about_one_choice_in_four_at_random_and_the_others_as_greedy_does() -> None:
    table = question(3)
    seat, n = table.seat, len(table.options)
    assert seat is not None
    scores = make("greedy", SHARDS).scores(table, seat)
    likes = {index for index, score in enumerate(scores) if score == max(scores)}
    chosen = [make("learner", SHARDS, seed).choose(table, seat) for seed in range(2000)]
    others = sum(choice not in likes for choice in chosen) / len(chosen)
    assert abs(others - (n - len(likes)) / n / 4) < 0.04
    assert set(chosen) == set(range(n))


@pytest.mark.parametrize("level", ["random", "newcomer", "learner", "companion", "regular"])
def test_the_same_seed_chooses_the_same_whatever_time_it_is_given(level: str) -> None:
    table = question(4)
    assert table.seat is not None
    for seed in range(30):
        hasty, patient = (make(level, SHARDS, seed).choose(table, table.seat, seconds) for seconds in (None, 5.0))
        assert hasty == patient


def test_advice_names_every_option_once_the_best_first_and_claims_no_search() -> None:
    table = question(5)
    assert table.seat is not None
    scores = make("greedy", SHARDS).scores(table, table.seat)
    advice = make("greedy", SHARDS, 8).advise(table, table.seat, seconds=1.0)
    assert [scores[each.index] for each in advice] == sorted(scores, reverse=True)
    assert sorted(each.index for each in advice) == list(range(len(table.options)))
    assert all(each == Advice(each.index, 0, None) for each in advice)


def test_a_level_sits_at_tables_only_and_an_unknown_one_is_told_all_there_are() -> None:
    with pytest.raises(UnknownBot):
        entries(SHARDS, ["learner", "greedy"])
    with pytest.raises(UnknownBot, match="newcomer, companion, regular, strategist, master, random, greedy, search"):
        make("genius", SHARDS)
