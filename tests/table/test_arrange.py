"""Arranging a table: cards and values put in place, the question asked anew; what cannot be is refused."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from deckwright.table import Table
from deckwright.table.errors import BadArrangement, TableError, UnknownCard
from tests.lang.points.asking_many import COUNCIL
from tests.lang.points.cards_on_cards import MENAGERIE
from tests.lang.points.mixed_offers import SIEGE
from tests.lang.points.nested_questions import CARAVAN
from tests.lang.points.triggers import AMBUSH
from tests.lang.points.turn_order import ROUND_TABLE
from tests.lang.vault import VAULT


def refused(table: Table, error: type[TableError] = BadArrangement, **wanted: Any) -> tuple[str, str]:
    """Why an arrangement is refused, in English and in Russian; the table stays as it is."""
    before = (table.hash(), table.revision)
    with pytest.raises(error) as found:
        table.arrange(**wanted)
    assert (table.hash(), table.revision) == before
    table.machine.check(table.state)
    return found.value.said("en"), found.value.said("ru")


def test_cards_and_values_are_put_in_place() -> None:
    table = Table.open(VAULT, 2)
    table.arrange(p0__hand=["oak", "ash"], p1__deck=["fir", "fir", "fir"], row=["yew"], p1__plan=3)
    assert (table.cards("hand", 0), table.cards("deck", 1), table.cards("row")) == (
        ["oak", "ash"],
        ["fir"] * 3,
        ["yew"],
    )
    assert table.value("plan", 1) == 3
    table.machine.check(table.state)


def test_names_may_be_given_with_a_point() -> None:
    one, other = Table.open(VAULT, 2), Table.open(VAULT, 2)
    one.arrange({"p0.hand": ["oak"], "row": ["ash"]})
    other.arrange(p0__hand=["oak"], row=["ash"])
    assert one.hash() == other.hash()


def test_marks_counters_and_knowledge_come_with_a_card() -> None:
    table = Table.open(VAULT, 3)
    table.arrange(p0__deck=[{"card": "oak", "bent": True, "tokens": 4, "known": [1]}, "ash"])
    seen = table.view(1)["players"][0]["piles"]["deck"]["cards"]
    assert seen[0] | {"id": 0} == {"id": 0, "card": "oak", "bent": True, "tokens": 4}
    assert seen[1] is None
    assert table.view(2)["players"][0]["piles"]["deck"]["cards"] == [None, None]


def test_the_question_is_asked_anew() -> None:
    table = Table.open(SIEGE, 2)
    table.arrange(p0__camp=["squire", "squire"], p1__camp=[], p1__taunted=True, breach=1)
    assert [option.en for option in table.options] == [
        "Send Squire to the field",
        "Send Squire to the camp (Player 2)",
        "Send Squire to the field",
        "Send Squire to the camp (Player 2)",
        "Open breach 2",
        "Rest",
    ]
    assert table.turn == 0 and table.prompt is not None and table.prompt.id == "act"


def test_asking_anew_goes_on_to_the_next_question_if_there_is_nothing_to_decide() -> None:
    table = Table.open(AMBUSH, 2)
    table.arrange(p1__hand=["shield", "shield"])
    table.choose("hit", number=1)
    assert table.prompt is not None and table.prompt.id == "which-next"
    table.arrange(p1__hand=[])
    assert table.prompt is not None and table.prompt.id == "turn", "no card answers any more"
    assert [option.en for option in table.options][-1] == "End the turn"


def test_a_question_in_the_middle_of_a_walk_keeps_its_card() -> None:
    table = Table.open(CARAVAN, 2)
    table.arrange(p0__hand=["gem"])
    table.choose("yes")
    table.choose("number", number=3)
    assert table.cards("market")[0] == "silk", "the walk had come to the silk before the hand was changed"


def test_left_over_cards_go_home_and_displaced_ones_are_used_first() -> None:
    table = Table.open(SIEGE, 4)
    assert [table.cards("camp", seat) for seat in range(4)] == [["knight"], ["squire"], ["squire"], ["squire"]]
    table.arrange(p0__camp=[], p1__camp=["knight"])
    assert [table.cards("camp", seat) for seat in range(4)] == [[], ["knight"], ["squire"], ["squire"]]
    assert table.cards("supply") == ["squire"]
    table.arrange(supply=["knight"])
    assert table.cards("supply") == ["knight"]
    assert sorted(table.cards("field")) == ["squire"], "its home is arranged, so it goes to another pile of the table"


def test_a_card_sent_home_is_seen_there() -> None:
    table = Table.open(MENAGERIE, 2)
    table.arrange(p0__hand=[])
    assert all(card is not None for card in table.view(1)["piles"]["box"]["cards"])


def test_unknown_names_are_refused_with_those_there_are() -> None:
    table = Table.open(SIEGE, 2)
    assert refused(table, gold=3) == (
        "there is no gold; there are breach, supply, field",
        "нет gold; есть breach, supply, field",
    )
    assert refused(table, p0__gold=3)[0] == "there is no gold; there are won, health, assigned, taunted, camp"
    assert refused(table, p2__health=3) == (
        "p2 is not a player; there are p0 to p1",
        "нет игрока p2; есть от p0 до p1",
    )
    assert refused(table, q0__health=3)[0].startswith("q0 is not a player")


def test_cards_that_do_not_exist_are_refused() -> None:
    table = Table.open(SIEGE, 2)
    assert refused(table, UnknownCard, field=["dragon"]) == ("there is no card 'dragon'", "нет карты 'dragon'")
    assert refused(table, field=["knight", "knight"]) == (
        "there are only 1 copies of knight",
        "карт «Рыцарь» всего 1",
    )
    assert refused(table, field="knight")[0] == "field must be a list of cards, not 'knight'"
    assert refused(table, field=[{"wounds": 1}])[0] == "field: {'wounds': 1} names no card"
    assert refused(table, field=[7])[0] == "field: {'card': 7} names no card"
    assert refused(table, field=[{"card": "knight", "wings": 2}]) == ("a card has no 'wings'", "у карты нет 'wings'")


def test_with_every_pile_of_the_table_arranged_nothing_may_be_left_over() -> None:
    table = Table.open(SIEGE, 2)
    assert refused(table, supply=[], field=[], p0__camp=[])[0].startswith("no pile is left for ")
    table.arrange(supply=[], field=["knight", "squire", "squire", "squire"], p0__camp=[], p1__camp=[])
    assert len(table.cards("field")) == 4


@pytest.mark.parametrize(
    ("wanted", "reason"),
    [
        ({"breach": "two"}, "breach cannot be 'two'"),
        ({"breach": 2**31}, "breach cannot be 2147483648"),
        ({"breach": None}, "breach cannot be None"),
        ({"breach": 1.5}, "breach cannot be 1.5"),
        ({"breach": True}, "breach cannot be True"),
        ({"p0.taunted": 2}, "p0.taunted cannot be 2"),
        ({"p0.health": [1]}, "p0.health cannot be [1]"),
        ({"field": [{"card": "knight", "tired": "yes"}]}, "tired cannot be 'yes'"),
        ({"field": [{"card": "knight", "wounds": None}]}, "wounds cannot be None"),
        ({"field": [{"card": "knight", "known": [2]}]}, "known must be a list of seats, not [2]"),
        ({"field": [{"card": "knight", "known": 1}]}, "known must be a list of seats, not 1"),
    ],
)
def test_values_that_cannot_be_are_refused(wanted: dict[str, Any], reason: str) -> None:
    assert refused(Table.open(SIEGE, 2), **wanted)[0] == reason


def test_players_cards_and_choices_are_checked_too() -> None:
    table = Table.open(AMBUSH, 2)
    assert refused(table, active=2) == ("active must be a seat, not 2", "active: место за столом, а не 2")
    table.arrange(active=None)
    assert table.value("active") == -1
    table = Table.open(MENAGERIE, 2)
    assert refused(table, charm=999)[0] == "charm must be the number of a card, not 999"
    assert refused(table, p0__play=[{"card": "bear", "host": -1}])[0] == "host must be the number of a card, not -1"
    table.arrange(charm=3, p0__play=[{"card": "bear", "owner": 1, "host": None}])
    table = Table.open(ROUND_TABLE, 2)
    assert refused(table, mode="sideways")[0] == "mode must be one of alone, teams, together, not 'sideways'"
    assert refused(table, mode=7)[1] == "mode: одно из alone, teams, together, а не 7"
    table.arrange(mode="Teams")
    assert table.view()["values"]["mode"] == "teams"


def test_a_set_of_seats_is_a_list() -> None:
    table = Table.open(COUNCIL, 4)
    table.arrange(voice=[3, 1])
    assert table.view()["values"]["voice"] == [1, 3]
    assert refused(table, voice=[4])[0] == "voice must be a list of seats, not [4]"
    assert refused(table, voice=1)[1] == "voice: список мест, а не 1"


def test_an_arrangement_the_rules_cannot_go_on_from_is_refused() -> None:
    table = Table.open(ROUND_TABLE, 2)
    table.choose("pass-on")
    en, _ = refused(table, p0__alive=False, p1__alive=False)
    assert en.startswith("the rules cannot go on from there: the rule")


names = st.sampled_from(["p0.hand", "p1.hand", "p0.deck", "p0.discard", "row", "safe", "stock"])
cards = st.lists(st.sampled_from(["ash", "birch", "cedar", "fir", "oak", "yew"]), max_size=5)


@settings(max_examples=60, deadline=None)
@given(wanted=st.dictionaries(names, cards), seed=st.integers(0, 100))
def test_any_arrangement_is_made_exactly_or_refused_entirely(wanted: dict[str, list[str]], seed: int) -> None:
    table = Table.open(VAULT, 2, seed)
    before = table.hash()
    try:
        table.arrange(wanted)
    except BadArrangement:
        assert table.hash() == before and table.revision == 0
        return
    table.machine.check(table.state)
    for name, given_cards in wanted.items():
        owner, _, pile = name.rpartition(".")
        assert table.cards(pile, int(owner[1:]) if owner else None) == given_cards
    assert Table.load(table.save(), game=VAULT).hash() == table.hash()
    table.undo()
    assert table.hash() == before
