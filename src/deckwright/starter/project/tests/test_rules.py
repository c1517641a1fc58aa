"""The rules of this game, one by one: lay a position, make a choice, look."""

from __future__ import annotations

from typing import Any

from deckwright import Table

from new_game.game import NEW_GAME


def opened(**laid: Any) -> Table:
    """A table of two with cards and values laid as wanted: `p0__deck` is the deck of the first player."""
    table = Table.open(NEW_GAME, players=2, seed=1)
    table.arrange(**laid)
    return table


def test_a_step_turns_over_the_top_card_which_does_what_it_says() -> None:
    table = opened(p0__deck=["lantern", "tiptoe"])
    table.choose("step")
    assert table.cards("path", 0) == ["lantern"] and table.value("gold", 0) == 2


def test_too_much_noise_wakes_the_dragon_and_nothing_is_taken() -> None:
    table = opened(p0__deck=["egg", "stumble"], p0__gold=9)
    table.choose("step")
    events = table.choose("step")
    assert "The dragon wakes, and Player 1 runs" in [event.said("en") for event in events if event.what == "note"]
    assert table.seat == 1 and sorted(table.cards("discard", 0)) == ["egg", "stumble"]


def test_who_stops_may_take_a_treasure_that_the_gold_can_pay() -> None:
    table = opened(hoard=["lantern", "crown", "egg", "map"], p0__gold=5)
    table.choose("stop")
    assert [option.text for option in table.options if option.card == "crown"] == ["Take Crown for 5 gold"]
    assert not any(option.card == "egg" for option in table.options)
    table.choose("take", card="crown")
    assert table.cards("discard", 0) == ["crown"] and len(table.cards("hoard")) == 4


def test_a_map_shows_what_comes_next_to_its_owner_alone() -> None:
    table = opened(p0__deck=["map", "stumble", "tiptoe"])
    table.choose("step")
    assert table.prompt is not None and table.prompt.id == "seen"
    mine, theirs = (table.view(seat)["players"][0]["piles"]["deck"]["cards"] for seat in (0, 1))
    assert mine[0]["card"] == "stumble" and theirs == [None, None]
    table.choose("bury", card="stumble")
    assert table.cards("discard", 0) == ["stumble"] and table.value("noise", 0) == 0


def test_the_richest_wins() -> None:
    table = opened(p1__discard=["egg"])
    while not table.over:
        table.choose("stop" if any(option.verb == "stop" for option in table.options) else "leave")
    assert table.result is not None and table.result.winners == (1,)
