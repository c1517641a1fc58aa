"""How a game of Ascension ended, in a sentence."""

from __future__ import annotations

import pytest

from deckwright import Table, bots
from deckwright.games.ascension.look import LOOK


@pytest.mark.parametrize(
    ("target", "said"),
    [(10, ("A new record", "Новый рекорд")), (120, ("The record stands", "Рекорд устоял"))],
)
def test_the_race_alone_says_whether_the_record_fell(target: int, said: tuple[str, str]) -> None:
    table = Table.open("ascension", 1, seed=3, options={"solo_target": target})
    bot = bots.make("greedy", table.game)
    while not table.over:
        assert LOOK.ending(table.view(0), "en") == ""
        table.choose(bot.choose(table, 0))
    for lang, begins in zip(("en", "ru"), said, strict=True):
        told = LOOK.ending(table.view(0), lang)
        assert told.startswith(begins)
        assert str(target) in told and str(table.value("score", 0)) in told
