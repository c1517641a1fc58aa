"""Levels: what people choose a bot by. Each plays, says in two languages what it is, and the next one is stronger."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from deckwright import Table
from deckwright.bots import Advice, entries, levels, make
from deckwright.bots.bots import UnknownBot
from deckwright.games import GAMES, load

SHARDS = load("shards")


def question(seed: int) -> Table:
    """A table with something to choose."""
    table = Table.open("shards", seed=seed)
    while len(table.options) < 4:
        table.choose(0)
    return table


def wins(strong: str, weak: str, games: int) -> int:
    """How many of the games the first level wins, with seats swapped from game to game."""
    won = 0
    for seed in range(games):
        mine = seed % 2
        names = [weak, weak]
        names[mine] = strong
        table = Table.open("shards", seed=seed)
        bots = [make(name, SHARDS, seed * 2 + seat) for seat, name in enumerate(names)]
        while (seat := table.seat) is not None:
            table.choose(bots[seat].choose(table, seat, seconds=0.1))
        assert table.result is not None
        won += mine in table.result.winners
    return won


@pytest.mark.parametrize("game", GAMES)
def test_every_level_plays_and_says_what_it_is_in_both_languages(game: str) -> None:
    found = levels(load(game))
    assert len({level.id for level in found}) == len(found) >= 1
    for level in found:
        assert make(level.id, load(game), 1).name == level.id
        for en, ru in ((level.en, level.ru), (level.about_en, level.about_ru)):
            assert en and not re.search("[а-яё]", en, re.IGNORECASE)
            assert ru and re.search("[а-яё]", ru, re.IGNORECASE)


def test_each_level_wins_most_games_against_the_one_before() -> None:
    for weak, strong in pairwise(levels(SHARDS)):
        assert wins(strong.id, weak.id, 20) >= 14, f"{strong.id} is not stronger than {weak.id}"


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


@pytest.mark.parametrize("level", ["random", "learner", "greedy"])
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


def test_a_learner_sits_at_tables_only_and_an_unknown_level_is_told_all_there_are() -> None:
    with pytest.raises(UnknownBot):
        entries(SHARDS, ["learner", "greedy"])
    with pytest.raises(UnknownBot, match="random, greedy, learner"):
        make("genius", SHARDS)
