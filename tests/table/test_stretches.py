"""What charts count by: turns, or the rounds of a game whose turns are single actions."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from deckwright import Table
from deckwright.table.stretches import stretches


def played(game: str, **options: object) -> Table:
    """A game of two who take whatever comes."""
    table, chance = Table.open(game, 2, 3, options), random.Random(3)
    while not table.over:
        table.choose(chance.randrange(table.choices), seat=table.to_answer[0])
    return table


def test_most_games_count_turns() -> None:
    table = played("ascension")
    past = stretches(table)
    assert [stretch.number for stretch in past] == list(range(table.turn + 1))
    assert past[-1].view == table.view(open=True)


@pytest.mark.slow
def test_a_game_of_single_actions_counts_rounds() -> None:
    table = played("sorcerer")
    past = stretches(table)
    assert [stretch.number for stretch in past] == list(range(int(table.value("round")) + 1))
    assert table.turn > 4 * len(past)
    for before, after in pairwise(past):
        assert before.view == table.at(before.at).view(open=True), "as it stands where a click on the chart leads"
        assert before.view["values"]["round"] == after.number
