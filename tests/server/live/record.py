"""What the store kept of a table, held against what people were told."""

from __future__ import annotations

from collections.abc import Sequence

from deckwright import Table
from deckwright.server.store import Entry, Store, TableRow
from tests.server.live.people import Person


async def kept(store: Store, id: str) -> tuple[TableRow, list[Entry]]:
    """A table and its entries."""
    row = await store.table(id)
    assert row is not None
    return row, await store.entries(id)


async def check(store: Store, people: Sequence[Person]) -> Table:
    """Everything that people at one table were told of stands in the store, once; the game as it makes it."""
    row, entries = await kept(store, people[0].table)
    assert [entry.n for entry in entries] == list(range(1, len(entries) + 1)), "a gap, or an entry twice"
    for person in people:
        for n, index in person.acknowledged.items():
            entry = entries[n - 1]
            assert (entry.what, entry.seat, entry.data["index"]) == ("choose", person.seat, index), f"entry {n} is lost"
        mine = [entry.n for entry in entries if entry.what == "choose" and entry.seat == person.seat]
        assert set(mine) <= set(person.acknowledged) | person.in_doubt, "a choice that nobody made"
        assert person.n <= len(entries), "something was shown that is not kept"
    return replayed(row, entries)


def replayed(row: TableRow, entries: Sequence[Entry]) -> Table:
    """The game once more, by the rules alone: each choice must be legal where it stands."""
    table = Table.open(row.game, row.seats, row.seed, row.options)
    for entry in entries:
        if entry.what == "choose":
            assert entry.seat in table.to_answer
            table.choose(int(entry.data["index"]))
    assert table.over == row.over
    return table
