"""What a choice surely brings: told before it is made, and never more than its player may know."""

from __future__ import annotations

import pytest

from deckwright import Table, bots
from deckwright.lang.texts import plain
from deckwright.table.bringing import MOST, brings


def said(table: Table, lang: str = "en", **meant: object) -> list[str]:
    """What a choice by its meaning brings."""
    seat = table.to_answer[0]
    fits = [each for each in table.offered(seat) if all(getattr(each, name) == meant[name] for name in meant)]
    return [plain(what) for what in brings(table, seat, fits[0].index, lang)]


def opened() -> Table:
    table = Table.open("shards", players=2, seed=7)
    while table.prompt is None or table.prompt.id != "main-phase":
        table.choose(0)
    return table


def test_numbers_are_told_and_what_the_choice_says_itself_is_not() -> None:
    table = opened()
    table.arrange({f"p{table.seat}.hand": ["crystal", "blaster"], "crystals": 5})
    assert said(table, verb="play", card="crystal") == ["+1 crystal"]
    assert said(table, "ru", verb="play", card="blaster") == ["+1 мощь"]
    assert said(table, verb="focus") == ["+1 mastery (0 → 1)"]  # its price stands in the choice


def test_which_card_is_drawn_is_nobodys_to_know() -> None:
    table = opened()
    me = f"p{table.seat}"
    table.arrange({f"{me}.hand": ["mainframe-abbot"], f"{me}.deck": ["blaster", "crystal", "crystal"]})
    before = table.hash()
    assert said(table, verb="play", card="mainframe-abbot") == ["draws: 1 card"]
    assert table.hash() == before


def test_only_what_does_not_hang_on_hidden_cards_is_told() -> None:
    """Two tables that differ in what the seat cannot know are told the same, for every choice of whole games."""
    for seed in range(3):
        table = Table.open("ascension", players=2, seed=seed)
        bot = bots.make("greedy", table.game, seed=1)
        while not table.over and table.turn < 8:
            seat = table.to_answer[0]
            twin = table.determinized(seat, 99)
            for option in table.offered(seat):
                found = brings(table, seat, option.index, "en")
                assert found == brings(twin, seat, option.index, "en")
                assert len(found) <= MOST
            table.choose(bot.choose(table, seat))


@pytest.mark.parametrize("game", ["war-eternal", "new-age", "sorcerer"])
def test_every_game_can_tell(game: str) -> None:
    table = Table.open(game, players=2, seed=3)
    bot = bots.make("greedy", table.game, seed=1)
    told = 0
    for _ in range(60):
        seat = table.to_answer[0]
        for option in table.offered(seat):
            both = [brings(table, seat, option.index, lang) for lang in ("en", "ru")]
            assert len(both[0]) == len(both[1])
            told += len(both[0])
        table.choose(bot.choose(table, seat), seat=seat)
    assert told > 20
