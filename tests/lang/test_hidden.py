"""Hidden information: who sees what, how long they know it, and planning that begins from exactly that."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from deckwright.table import Table
from deckwright.table.errors import NothingToUndo, NotLegal, TableError
from deckwright.vm import isa
from tests.lang.vault import KINDS, VAULT

NAMES = {kind.id for kind in KINDS}


def opened(seed: int = 1, players: int = 2, **arranged: Any) -> Table:
    table = Table.open(VAULT, players, seed)
    if arranged:
        table.arrange(**arranged)
    return table


def pile(table: Table, seat: int | None, name: str, player: int | None = None) -> list[str | None]:
    """A pile as a seat sees it."""
    view = table.view(seat)
    piles = view["piles"] if player is None else view["players"][player]["piles"]
    return [card["card"] if card else None for card in piles[name]["cards"]]


def named(thing: Any) -> Counter[str]:
    """The kinds of cards a JSON value names, however deep."""
    if isinstance(thing, dict):
        return sum((named(inner) for inner in thing.values()), Counter())
    if isinstance(thing, list | tuple):
        return sum((named(inner) for inner in thing), Counter())
    return Counter([thing] if isinstance(thing, str) and thing in NAMES else [])


# --- piles ------------------------------------------------------------------------------------------------------------


def test_piles_show_their_cards_to_everyone_to_their_owner_or_to_nobody() -> None:
    table = opened(p0__hand=["ash", "oak"], p0__deck=["fir"], p0__discard=["yew"], row=["birch"], safe=["cedar"])
    assert [pile(table, seat, "hand", 0) for seat in (0, 1, None)] == [["ash", "oak"], [None] * 2, [None] * 2]
    assert [pile(table, seat, "deck", 0) for seat in (0, 1, None)] == [[None]] * 3
    assert [pile(table, seat, "discard", 0) for seat in (0, 1, None)] == [["yew"]] * 3
    assert [pile(table, seat, "row") for seat in (0, 1, None)] == [["birch"]] * 3
    assert [pile(table, seat, "safe") for seat in (0, 1, None)] == [[None]] * 3
    assert table.cards("safe") == ["cedar"], "the whole truth is for tests and tools"


def test_a_hidden_card_is_counted_and_has_no_number() -> None:
    table = opened(p0__hand=["ash"], p1__hand=["oak", "oak"], row=["fir"])
    shown = table.view(0)["players"][1]["piles"]["hand"]
    assert shown == {"count": 2, "cards": [None, None]}
    own = table.view(0)["players"][0]["piles"]["hand"]["cards"][0]
    assert own["card"] == "ash" and isinstance(own["id"], int)
    assert named(table.view(None)) == Counter(["fir"])


def test_a_card_once_seen_is_known_wherever_it_goes_until_it_is_shuffled() -> None:
    table = opened(p0__hand=["ash", "oak"], p0__deck=["fir"], p0__discard=[])
    table.choose("show", card="ash")
    assert [pile(table, seat, "hand", 0) for seat in (0, 1, None)] == [["ash", "oak"], ["ash", None], ["ash", None]]
    table.choose("plot")
    table.choose("number", number=1)
    table.choose("bury", card="ash")
    assert [pile(table, seat, "deck", 0) for seat in (0, 1, None)] == [[None, "ash"]] * 3
    table.choose("plot")
    table.choose("number", number=1)
    table.choose("reshuffle")
    assert [pile(table, seat, "deck", 0) for seat in (0, 1, None)] == [[None, None]] * 3


def test_a_card_shown_to_one_player_is_not_shown_to_another() -> None:
    table = opened(players=3, p0__hand=["ash"], p0__deck=["fir", "yew"])
    table.choose("show-to", card="ash", player=1)
    assert [pile(table, seat, "hand", 0) for seat in (0, 1, 2, None)] == [["ash"], ["ash"], [None], [None]]
    for _ in range(2):
        table.choose("plot")
        table.choose("number", number=1)
    table.choose("peek")
    assert [pile(table, seat, "deck", 0) for seat in (0, 1, 2)] == [["fir", None], [None] * 2, [None] * 2]


def test_a_card_shuffled_among_others_cannot_be_told_from_them() -> None:
    table = opened(p0__hand=["ash"], p1__hand=["oak"], p0__deck=["fir"])
    table.choose("play", card="ash")
    assert pile(table, 1, "discard", 0) == ["ash"]
    table.choose("plot")
    table.choose("number", number=2)
    table.choose("reshuffle")
    assert pile(table, 0, "deck", 0) == pile(table, 1, "deck", 0) == [None, None]
    tops = {table.determinized(0, seed).cards("deck", 0)[0] for seed in range(20)}
    assert tops == {"ash", "fir"}


# --- values -----------------------------------------------------------------------------------------------------------


def test_secret_values_are_for_their_owner_alone() -> None:
    table = opened(p0__hand=["ash"], combination=321)
    table.choose("plot")
    table.choose("number", number=3)
    assert [table.view(seat)["players"][0]["values"].get("plan") for seat in (0, 1, None)] == [3, None, None]
    assert all("combination" not in table.view(seat)["values"] for seat in (0, 1, None))
    assert table.value("combination") == 321


def test_secrets_on_a_card_are_for_the_owner_of_its_pile() -> None:
    table = opened(p0__hand=["ash"])
    table.choose("bend", card="ash")
    table.arrange(
        p1__discard=[{"card": "oak", "hunch": 7, "tokens": 2}], row=[{"card": "fir", "hunch": 7, "bent": True}]
    )
    mine = table.view(0)["players"][0]["piles"]["hand"]["cards"][0]
    assert (mine["bent"], mine["tokens"], mine["hunch"]) == (True, 1, 5)
    oak = [table.view(seat)["players"][1]["piles"]["discard"]["cards"][0] for seat in (0, 1, None)]
    assert [card.get("tokens") for card in oak] == [2, 2, 2]
    assert [card.get("hunch") for card in oak] == [None, 7, None]
    assert [table.view(seat)["piles"]["row"]["cards"][0].get("hunch") for seat in (0, 1, None)] == [None] * 3


def test_a_value_that_names_a_hidden_card_does_not_say_which() -> None:
    table = opened(p0__hand=["ash", "oak"])
    table.choose("point", card="ash")
    number = table.value("chosen")
    assert [table.view(seat)["values"]["chosen"] for seat in (0, 1, None)] == [number, "hidden", "hidden"]
    assert table.view(0)["players"][0]["values"]["favourite"] is None


# --- choices and events -----------------------------------------------------------------------------------------------


def test_choices_among_hidden_cards_say_nothing_about_them() -> None:
    table = opened(p0__hand=["ash"], p1__hand=["oak", "yew"])
    table.choose("raid", player=1)
    assert [option.card for option in table.options] == ["oak", "yew"], "the truth, for tests and tools"
    seen = table.view(0)["options"]
    assert [(option["card"], option["card_id"], option["en"]) for option in seen] == [(None, None, "a hidden card")] * 2
    assert [option["ru"] for option in seen] == ["скрытая карта"] * 2
    assert [option["place"] for option in seen] == ["p1.hand"] * 2
    with pytest.raises(NotLegal):
        table.choose("choose", card="yew", seat=0)
    table.choose(seen[1]["index"], seat=0)
    assert sorted(table.cards("hand", 0)) == ["ash", "yew"]
    assert table.view(1)["options"] and not table.view(0)["options"], "only who is asked sees the choices"


def test_events_tell_each_seat_what_it_may_know() -> None:
    table = opened(p0__hand=["ash"], p0__deck=["fir"])
    events = table.choose("draw")
    drawn = next(event for event in events if event.what == "move")
    assert drawn.data["card"] == "fir" and drawn.for_seat(0) is drawn
    for stranger in (1, None):
        told = drawn.for_seat(stranger)
        assert told is not None and told.data == {"from": ("deck", 0), "to": ("hand", 0), "bottom": False}
    said = next(event for event in events if event.what == "note")
    assert (said.en, said.ru) == ("Player 1 takes Fir", "Игрок 1 берёт Fir")
    for stranger in (1, None):
        told = said.for_seat(stranger)
        assert told is not None
        assert (told.en, told.ru) == ("Player 1 takes a hidden card", "Игрок 1 берёт скрытая карта")
        assert named(json.loads(json.dumps(dict(told.data)))) == Counter()


def test_a_note_with_two_cards_and_a_player_hides_each_card_from_those_who_do_not_know_it() -> None:
    table = opened(players=3, p0__hand=["ash"], safe=[{"card": "oak", "known": [1]}])
    events = table.choose("stash", card="ash")
    said = next(event for event in events if event.what == "note")
    heard = {seat: said.for_seat(seat) for seat in (0, 1, 2, None)}
    assert {seat: event.en for seat, event in heard.items() if event} == {
        0: "Player 1: Ash for Oak",
        1: "Player 1: a hidden card for Oak",
        2: "Player 1: a hidden card for a hidden card",
        None: "Player 1: a hidden card for a hidden card",
    }


def test_changes_of_secrets_are_told_to_their_owner_alone() -> None:
    table = opened(p0__hand=["ash"])
    table.choose("plot")
    (plan,) = [event for event in table.choose("number", number=2) if event.what == "change"]
    assert plan.data == {"value": "plan", "player": 0, "old": 0, "new": 2}
    assert plan.for_seat(0) is plan and plan.for_seat(1) is None and plan.for_seat(None) is None

    table = opened(p0__hand=["ash"])
    bent = [event for event in table.choose("bend", card="ash") if event.what in ("change", "mark")]
    assert [event.data["value"] for event in bent] == ["bent", "tokens", "hunch"]
    assert [event.for_seat(1) for event in bent] == [None] * 3, "a hidden card is marked unseen"
    assert [event.for_seat(0) for event in bent] == bent


# --- planning ---------------------------------------------------------------------------------------------------------


def place_of(table: Table) -> dict[int, int]:
    layout = table.program.layout
    return {card: layout.pile_of(table.state, card) for card in range(layout.cards)}


def pools(table: Table, seat: int) -> list[Counter[str]]:
    """The kinds of cards in each pool of hidden cards; two players share one where a card may have changed hands."""
    layout, state = table.program.layout, table.state
    found: dict[int, Counter[str]] = {}
    shared: list[set[int]] = []
    for card, where in place_of(table).items():
        found.setdefault(layout.pools()[where], Counter())[table.reader.kind_of(state, card)] += 1
        owner, known = layout.piles[where].owner, table.reader.known_by(state, card)
        if owner is not None and not known >> seat & 1:
            others = [other for other in range(table.seats) if other != owner and known >> other & 1]
            shared += [{layout.pools()[where], layout.pools()[where - owner + other]} for other in others]
    while len(merged := _merged(shared)) < len(shared):
        shared = merged
    apart = [kinds for pool, kinds in found.items() if not any(pool in one for one in shared)]
    return apart + [sum((found.get(pool, Counter()) for pool in sorted(one)), Counter()) for one in shared]


def _merged(sets: list[set[int]]) -> list[set[int]]:
    merged: list[set[int]] = []
    for one in sets:
        met = next((other for other in merged if other & one), None)
        if met is None:
            merged.append(set(one))
        else:
            met |= one
    return merged


def known_cards(table: Table, seat: int) -> dict[int, str]:
    """The cards a seat may know."""
    reader = table.reader
    cards = range(table.program.layout.cards)
    return {c: reader.kind_of(table.state, c) for c in cards if (reader.known_by(table.state, c) >> seat) & 1}


def random_table(seed: int, steps: int) -> Table:
    """A game played at random for so many choices, if it goes on that long."""
    table, generator = Table.open(VAULT, 2 + seed % 2, seed), random.Random(seed)
    for _ in range(steps):
        if not table.over:
            table.choose(generator.randrange(len(table.options)))
    return table


@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 2**32), steps=st.integers(1, 60), planning=st.integers(0, 2**64 - 1))
def test_planning_begins_from_exactly_what_a_seat_knows(seed: int, steps: int, planning: int) -> None:
    table = random_table(seed, steps)
    before = table.hash()
    for seat in range(table.seats):
        dealt = table.determinized(seat, planning)
        assert dealt.view(seat) == table.view(seat)
        assert pools(dealt, seat) == pools(table, seat)
        assert place_of(dealt) == place_of(table)
        assert known_cards(dealt, seat) == known_cards(table, seat)
        dealt.machine.check(dealt.state)
        assert list(dealt.state[isa.H_RNG : isa.H_RNG + 4]) != list(table.state[isa.H_RNG : isa.H_RNG + 4])
        generator = random.Random(planning)
        while not dealt.over:
            dealt.choose(generator.randrange(len(dealt.options)))
    assert table.hash() == before, "planning changes nothing at the table"


def test_what_a_seat_cannot_know_is_dealt_in_every_way() -> None:
    table = opened(p0__hand=["ash"], p1__hand=["oak", "yew"], p1__deck=["fir"])
    hands = {tuple(sorted(table.determinized(0, seed).cards("hand", 1))) for seed in range(60)}
    assert hands == {("oak", "yew"), ("fir", "oak"), ("fir", "yew")}, "its hand and its deck are one pool"
    assert all(table.determinized(1, seed).cards("hand", 1) == ["oak", "yew"] for seed in range(20))


def test_a_shared_pool_is_dealt_over_all_its_piles() -> None:
    table = opened(safe=["oak"])
    assert len({table.determinized(0, seed).cards("safe")[0] for seed in range(60)}) > 2


def test_planning_forgets_what_others_keep_secret() -> None:
    table = opened(p0__plan=3, p1__plan=2, combination=77, p1__discard=[{"card": "oak", "hunch": 4}])
    dealt = table.determinized(0, 5)
    assert (dealt.value("plan", 0), dealt.value("plan", 1), dealt.value("combination")) == (3, 0, 0)
    oak = dealt.view(1)["players"][1]["piles"]["discard"]["cards"][0]
    assert "hunch" not in oak


def test_a_table_for_planning_has_no_past_and_no_true_future() -> None:
    table = opened(seed=3)
    table.choose("plot")
    table.choose("number", number=1)
    dealt = table.determinized(1, 8)
    with pytest.raises(NothingToUndo):
        dealt.undo()
    with pytest.raises(TableError, match="no beginning to save"):
        dealt.save()
    assert dealt.seed is None and dealt.opening_events == []
    before = dealt.hash()
    dealt.choose("plot")
    dealt.choose("number", number=1)
    dealt.undo(2)
    assert dealt.hash() == before
    assert dealt.revision == table.revision
    assert table.determinized(1, 8).hash() == before, "the same seed deals the same"
