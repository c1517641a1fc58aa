"""Going back and copying: undo to any depth, clones that go their own ways, equal hashes for equal games."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from deckwright.table import Table
from deckwright.table.errors import NothingToUndo
from tests.lang.points.mixed_offers import SIEGE
from tests.lang.vault import VAULT


def played(seed: int, steps: int) -> tuple[Table, list[str]]:
    """A game played at random, and its hash before each choice."""
    table, generator, past = Table.open(VAULT, 2, seed), random.Random(seed), []
    for _ in range(steps):
        if not table.over:
            past.append(table.hash())
            table.choose(generator.randrange(len(table.options)))
    return table, past


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 2**64 - 1), steps=st.integers(1, 60), data=st.data())
def test_undo_goes_back_any_number_of_choices(seed: int, steps: int, data: st.DataObject) -> None:
    table, past = played(seed, steps)
    back = data.draw(st.integers(1, len(past)))
    made = [entry["choose"] for entry in table.history[-back:]]
    after = table.hash()
    table.undo(back)
    assert (table.hash(), table.revision) == (past[-back], len(past) - back)
    for choice in made:
        table.choose(choice)
    assert table.hash() == after


def test_no_more_can_be_taken_back_than_was_done() -> None:
    table = Table.open(SIEGE, 2)
    with pytest.raises(NothingToUndo) as found:
        table.undo()
    assert (found.value.said("en"), found.value.said("ru")) == (
        "there is nothing to take back",
        "отменять нечего",
    )
    table.choose("taunt")
    for steps in (0, -1, 2):
        with pytest.raises(NothingToUndo):
            table.undo(steps)
    table.undo()
    assert table.revision == 0


def test_an_arrangement_is_taken_back_too() -> None:
    table = Table.open(SIEGE, 2)
    before = table.hash()
    table.arrange(breach=2, p0__camp=["squire"])
    table.choose("strike")
    table.undo()
    assert (table.value("breach"), table.cards("camp", 0)) == (2, ["squire"])
    table.undo()
    assert table.hash() == before


def test_a_game_that_is_over_can_be_taken_back() -> None:
    table = Table.open(VAULT, 2, 5)
    last = ""
    while not table.over:
        last = table.hash()
        table.choose(0)
    table.undo()
    assert not table.over and table.hash() == last


def test_a_clone_goes_its_own_way() -> None:
    table = Table.open(SIEGE, 3, names=["Ann"])
    table.choose("taunt", player=1)
    twin = table.clone()
    before = table.hash()
    assert twin.hash() == before
    twin.choose("breach", number=1)
    twin.names[0] = "Eve"
    twin.arrange(p0__health=3)
    twin.undo()
    assert (table.hash(), table.revision, table.name(0)) == (before, 1, "Ann")
    assert (twin.revision, twin.name(0), twin.value("breach")) == (2, "Eve", 1)
    assert twin.options[0].en == "Knight strikes Squire for 4"
    table.choose("breach", number=1)
    assert table.hash() == twin.hash(), "the same choices, the same game"


def test_hashes_tell_different_games_apart_and_equal_ones_are_equal() -> None:
    assert Table.open(VAULT, 2, 1).hash() == Table.open(VAULT, 2, 1).hash()
    assert len({Table.open(VAULT, players, seed).hash() for seed in range(10) for players in (2, 3)}) == 20
    table = Table.open(SIEGE, 2)
    one, other = table.clone(), table.clone()
    one.choose("breach", number=1)
    other.choose("breach", number=2)
    assert one.hash() != other.hash()
    other.choose("breach", number=1)
    assert one.hash() != other.hash(), "how many choices were made is part of a game"


def test_looking_changes_nothing() -> None:
    table = Table.open(VAULT, 2, 3)
    before = table.state.copy()
    for seat in (0, 1, None):
        table.view(seat)
    assert table.options and table.prompt and table.hash() and table.save()
    assert (table.state == before).all()


def test_a_table_as_it_was() -> None:
    table = Table.open("shards", players=2, seed=3)
    hashes = [table.hash()]
    for step in range(30):
        table.choose(step % table.choices)
        hashes.append(table.hash())
    for revision in (0, 7, 30):
        past = table.at(revision)
        assert (past.hash(), past.revision) == (hashes[revision], revision)
    assert table.hash() == hashes[-1]
    with pytest.raises(NothingToUndo):
        table.at(31)
