"""Batches of games: the same games as at a table, in threads as well as alone."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import numpy as np

from deckwright import Table
from deckwright.study.lineup import DECISIONS, STATUS, TURNS, WINNERS, Lineup, play_games
from deckwright.vm import isa, rng
from deckwright.vm.host import Words


def policy_generator(seed: int) -> Words:
    """The generator a batch gives its players for a game."""
    words: Words = np.zeros(4, np.int32)
    rng.seed(words, 0, seed & 0xFFFFFFFF, seed >> 32, 1)
    return words


def test_a_game_of_a_batch_is_the_game_a_table_plays_with_the_same_choices() -> None:
    rows = play_games(Lineup.open("shards", ["random", "random"], probes=[("health", 0), ("mastery", 1)]), 40, 5)
    for i, row in enumerate(rows):
        table = Table.open("shards", players=2, seed=40 + i)
        pick = policy_generator(40 + i)
        while not table.over:
            n = len(table.options)
            table.choose(rng.below(pick, 0, n) if n > 1 else 0)
        assert table.result is not None
        assert row[STATUS] == isa.OVER
        assert (row[DECISIONS], row[TURNS]) == (table.result.decisions, table.result.turns)
        assert row[WINNERS] == sum(1 << seat for seat in table.result.winners)
        assert (row[4], row[5]) == (table.value("health", 0), table.value("mastery", 1))


def test_threads_give_the_same_rows_as_one_after_the_other() -> None:
    field = Lineup.open("shards", ["greedy", "random", "greedy"])
    alone = play_games(field, 1, 40)
    with ThreadPoolExecutor(4) as pool:
        parts = list(pool.map(lambda first: play_games(field, first, 10), (1, 11, 21, 31)))
    assert np.array_equal(np.concatenate(parts), alone)


def test_a_limit_of_decisions_stops_a_game_in_the_middle() -> None:
    rows = play_games(Lineup.open("shards", ["random", "random"]), 1, 3, most=10)
    assert (rows[:, STATUS] == isa.QUESTION).all()
    assert (rows[:, DECISIONS] == 10).all()
