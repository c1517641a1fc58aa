"""Tables just opened, for the tests of the set-up and its variants."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from deckwright import Table

LEADERS = ("decima", "ko-syn-wu", "tetra", "volos")
RELICS = {
    "decima": ["praetorian-01", "praetorian-02"],
    "ko-syn-wu": ["the-heart-of-nothing", "the-world-piercer"],
    "tetra": ["datic-robes", "terminal-crescents"],
    "volos": ["entropic-talons", "panconscious-crown"],
}
STARTING_SET = Counter({"crystal": 7, "blaster": 1, "shard-reactor": 1, "infinity-shard": 1})


def opened(players: int = 2, seed: int = 0, **options: Any) -> Table:
    """A table at its first question."""
    return Table.open("shards", players=players, seed=seed, options=options)


def many(players: int, seeds: int = 40, **options: Any) -> Iterator[Table]:
    """The same table with many seeds."""
    return (opened(players, seed, **options) for seed in range(seeds))


def asked(table: Table) -> str:
    """The id of the pending question."""
    assert table.prompt is not None
    return table.prompt.id


def leader_of(table: Table, side: int) -> str:
    """The leader a side plays, by the card on its board."""
    (leader,) = table.cards("board", side)
    return leader


def relics_of(table: Table, side: int) -> list[str]:
    """The relics beside a leader, sorted."""
    return sorted(table.cards("relics", side))


def in_turn_order(table: Table) -> list[int]:
    """The seats from the first player on, clockwise."""
    assert table.active is not None
    return [(table.active + step) % table.seats for step in range(table.seats)]


def masteries(table: Table) -> list[int]:
    """Mastery in turn order."""
    return [table.value("mastery", seat) for seat in in_turn_order(table)]


def cards_of(table: Table, side: int) -> Counter[str]:
    """Deck and hand of a side."""
    return Counter(table.cards("deck", side) + table.cards("hand", side))


def pass_turn(table: Table) -> None:
    """End the turn without doing anything in it."""
    table.choose("end-main")
