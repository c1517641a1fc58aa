"""All cards of each side, as somebody may know them: what must lie face down is counted, never looked at."""

from __future__ import annotations

import pytest

from deckwright import Table, bots
from deckwright.games import GAMES
from deckwright.table.stock import stocks


def opened() -> Table:
    table = Table.open("shards", players=2, seed=7)
    while table.prompt is None or table.prompt.id != "main-phase":
        table.choose(0)
    return table


def test_my_deck_is_known_but_for_its_order() -> None:
    table = opened()
    me, other = table.seat or 0, 1 - (table.seat or 0)
    table.arrange({f"p{me}.hand": ["crystal", "blaster"], f"p{me}.deck": ["crystal", "crystal", "shard-reactor"]})
    mine = stocks(table, me)[me]
    assert [(heap.piles, heap.kinds) for heap in mine.unseen] == [(("deck",), {"crystal": 2, "shard-reactor": 1})]
    assert ("hand",) in [heap.piles for heap in mine.seen]
    theirs = stocks(table, other)[me]
    (unseen,) = theirs.unseen
    assert set(unseen.piles) == {"deck", "hand"}
    assert unseen.kinds == {"crystal": 3, "blaster": 1, "shard-reactor": 1}
    assert mine.number == theirs.number and mine.kinds == theirs.kinds


@pytest.mark.parametrize("game", sorted(GAMES))
def test_nothing_is_told_that_a_seat_cannot_know(game: str) -> None:
    """Where all that a seat cannot know lies otherwise, it is told the very same; and no card is lost or made."""
    table = Table.open(game, players=2, seed=11)
    bot = bots.make("greedy", table.game, seed=1)
    for step in range(240):
        if table.over:
            break
        if step % 12 == 0:
            for seat in range(2):
                assert stocks(table, seat) == stocks(table.determinized(seat, step), seat)
        table.choose(bot.choose(table, table.to_answer[0]), seat=table.to_answer[0])
