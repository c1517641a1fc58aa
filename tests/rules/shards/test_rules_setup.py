"""Sitting down to play: seats, leaders, starting decks, the centre (SOI-SETUP, SOI-EXP)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from deckwright.games.shards.game import SHARDS
from deckwright.table.errors import BadOptions
from tests.rules.shards.openings import (
    LEADERS,
    STARTING_SET,
    asked,
    cards_of,
    in_turn_order,
    leader_of,
    many,
    masteries,
    opened,
    pass_turn,
    relics_of,
)

EXPANSION_CARDS = {kind.id for kind in SHARDS.kinds if kind.home == "expansion_cards"}


@pytest.mark.rule("SOI-SETUP-01")
@pytest.mark.parametrize(
    ("players", "options"), [(2, {}), (3, {}), (4, {}), (4, {"mode": "teams"}), (3, {"mode": "standoff"}), (1, {})]
)
def test_so_many_may_sit_down(players: int, options: dict[str, Any]) -> None:
    table = opened(players, **options)
    assert table.seats == players
    assert table.seat in range(players)


@pytest.mark.rule("SOI-SETUP-01")
@pytest.mark.parametrize("players", [0, 5, -1])
def test_nobody_and_five_are_refused(players: int) -> None:
    with pytest.raises(BadOptions) as refused:
        opened(players)
    assert refused.value.en == f"Shards of Infinity is for 1 to 4 players, not {players}"
    assert refused.value.ru == f"«Осколки бесконечности»: число игроков от 1 до 4, а не {players}"


@pytest.mark.rule("SOI-SETUP-02")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_anybody_may_begin_and_turns_go_clockwise(players: int) -> None:
    assert {table.active for table in many(players)} == set(range(players))
    table = opened(players)
    order = in_turn_order(table)
    for seat in order * 2:
        assert (table.active, table.seat) == (seat, seat)
        pass_turn(table)


@pytest.mark.rule("SOI-SETUP-02")
@pytest.mark.parametrize("option", ["player", "nemesis"])
def test_who_begins_against_nemesis_means_nothing_to_others(option: str) -> None:
    assert {table.active for table in many(2, 20, nemesis_first=option)} == {0, 1}


@pytest.mark.rule("SOI-SETUP-03")
def test_leaders_are_dealt_at_random_and_never_shared() -> None:
    first = set()
    for table in many(3):
        leaders = [leader_of(table, seat) for seat in range(3)]
        assert len(set(leaders)) == 3
        first.add(leaders[0])
    assert first == set(LEADERS)


@pytest.mark.rule("SOI-SETUP-03")
def test_leaders_may_be_chosen_in_turn_order() -> None:
    table = opened(3, 1, leaders="choice")
    free, order, takes = list(LEADERS), [], ["tetra", "decima", "volos"]
    for leader in takes:
        assert asked(table) == "choose-leader"
        assert sorted(option.card or "" for option in table.options) == sorted(free)
        order.append(table.seat)
        table.choose("choose", card=leader)
        free.remove(leader)
    assert order == in_turn_order(table)
    assert [leader_of(table, seat) for seat in in_turn_order(table)] == takes


@pytest.mark.rule("SOI-SETUP-04", "SOI-SETUP-05", "SOI-EX-01")
@pytest.mark.parametrize(("players", "mastery"), [(2, [0, 1]), (3, [0, 1, 2]), (4, [0, 1, 2, 3])])
def test_everyone_starts_at_50_health_and_later_players_wiser(players: int, mastery: list[int]) -> None:
    for table in many(players, 8):
        assert masteries(table) == mastery
        assert [table.value("health", seat) for seat in range(players)] == [50] * players


@pytest.mark.rule("SOI-SETUP-06")
def test_the_starting_set_is_shuffled_and_five_cards_are_drawn() -> None:
    hands: set[tuple[str, ...]] = set()
    for table in many(2, 20):
        for seat in range(2):
            assert (len(table.cards("hand", seat)), len(table.cards("deck", seat))) == (5, 5)
            assert cards_of(table, seat) == STARTING_SET
            hands.add(tuple(sorted(table.cards("hand", seat))))
    assert len(hands) > 5


@pytest.mark.rule("SOI-SETUP-07", "SOI-SETUP-08", "SOI-SETUP-09", "SOI-EXP-01")
@pytest.mark.parametrize(("expansion", "left"), [(True, 106), (False, 82)])
def test_the_centre_deck_is_shuffled_and_six_cards_are_laid_out(expansion: bool, left: int) -> None:
    rows: set[tuple[str, ...]] = set()
    for table in many(2, 20, expansion=expansion, relics="leader" if expansion else "none"):
        assert (len(table.cards("centre")), len(table.cards("row"))) == (left, 6)
        rows.add(tuple(table.cards("row")))
    assert len(rows) == 20


@pytest.mark.rule("SOI-SETUP-09", "SOI-EXP-01")
@pytest.mark.parametrize("expansion", [True, False])
def test_expansion_cards_are_in_the_centre_deck_or_nowhere(expansion: bool) -> None:
    table = opened(2, expansion=expansion, relics="none")
    centre = Counter(table.cards("centre") + table.cards("row"))
    assert sum(centre[card] for card in EXPANSION_CARDS) == (24 if expansion else 0)
    assert relics_of(table, 0) == relics_of(table, 1) == []


@pytest.mark.rule("SOI-EXP-02")
@pytest.mark.parametrize("expansion", [True, False])
@pytest.mark.parametrize("relics", ["leader", "none"])
def test_the_24_cards_and_the_relics_are_two_switches(expansion: bool, relics: str) -> None:
    table = opened(2, expansion=expansion, relics=relics)
    assert len(table.cards("centre")) == (106 if expansion else 82)
    assert len(relics_of(table, 0)) == (2 if relics == "leader" else 0)


@pytest.mark.rule("SOI-SETUP-10")
def test_there_is_no_mulligan() -> None:
    for table in many(2, 10):
        assert asked(table) == "main-phase"
        assert {option.verb for option in table.options} == {"play", "end-main"}
