"""Variants of the set-up: leader auction, relic draft, secret relics (SOI-AUCT, SOI-DRAFT, SOI-SECRET)."""

from __future__ import annotations

import pytest

from deckwright import Table
from deckwright.table.errors import NotLegal
from tests.rules.shards.openings import (
    LEADERS,
    RELICS,
    asked,
    in_turn_order,
    leader_of,
    many,
    masteries,
    opened,
    pass_turn,
    relics_of,
)

ALL_RELICS = sorted(relic for pair in RELICS.values() for relic in pair)


def auction(players: int = 3, opener: int = 0, seed: int = 0, **options: object) -> Table:
    """A table in its auction, opened by this seat."""
    tables = (opened(players, each, leaders="auction", **options) for each in range(seed, seed + 200))
    return next(table for table in tables if table.seat == opener)


def bids(table: Table) -> list[int]:
    return [option.number or 0 for option in table.options if option.verb == "bid"]


def bid(table: Table, seat: int, amount: int | None) -> None:
    """A seat bids, or drops out."""
    assert (asked(table), table.seat) == ("bid-for-leader", seat)
    if amount is None:
        table.choose("drop-out")
    else:
        table.choose("bid", number=amount)


def take(table: Table, seat: int, leader: str) -> None:
    assert (asked(table), table.seat) == ("choose-leader", seat)
    table.choose("choose", card=leader)


# --- the auction ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SOI-AUCT-01")
def test_an_auction_replaces_the_random_leaders() -> None:
    table = auction()
    assert asked(table) == "bid-for-leader"
    assert [table.cards("board", seat) for seat in range(3)] == [[], [], []]
    assert sorted(table.cards("leader_cards")) == sorted(LEADERS)


@pytest.mark.rule("SOI-AUCT-02")
def test_bidders_see_the_row() -> None:
    table = auction()
    for seat in (0, 1, 2):
        assert [card["card"] for card in table.view(seat)["piles"]["row"]["cards"]] == table.cards("row")
    assert len(table.cards("row")) == 6


@pytest.mark.rule("SOI-AUCT-03")
def test_a_random_player_opens_and_bids_go_clockwise() -> None:
    assert {table.seat for table in many(3, leaders="auction")} == {0, 1, 2}
    table = auction(opener=1)
    for amount, seat in enumerate((1, 2, 0, 1, 2, 0), start=1):
        bid(table, seat, amount)


@pytest.mark.rule("SOI-AUCT-04")
def test_a_bid_is_at_least_1_and_higher_than_the_highest() -> None:
    table = auction()
    assert bids(table) == list(range(1, 50))
    bid(table, 0, 7)
    assert bids(table) == list(range(8, 50))
    with pytest.raises(NotLegal):
        table.choose("bid", number=7)


@pytest.mark.rule("SOI-AUCT-05")
def test_who_drops_out_is_out_of_this_auction() -> None:
    table = auction(players=4)
    bid(table, 0, 1)
    bid(table, 1, None)
    bid(table, 2, 2)
    bid(table, 3, 3)
    bid(table, 0, 4)
    bid(table, 2, 5)  # seat 1 is not asked again


@pytest.mark.rule("SOI-AUCT-06")
def test_the_last_bidder_chooses_any_leader_and_pays() -> None:
    table = auction()
    bid(table, 0, 12)
    bid(table, 1, None)
    bid(table, 2, None)
    assert sorted(option.card or "" for option in table.options) == sorted(LEADERS)
    assert table.value("health", 0) == 50
    take(table, 0, "volos")
    assert leader_of(table, 0) == "volos"
    assert [table.value("health", seat) for seat in range(3)] == [38, 50, 50]


@pytest.mark.rule("SOI-AUCT-06")
def test_the_winner_pays_their_own_bid() -> None:
    table = auction()
    bid(table, 0, 3)
    bid(table, 1, 9)
    bid(table, 2, None)
    bid(table, 0, None)
    take(table, 1, "decima")
    assert [table.value("health", seat) for seat in range(3)] == [50, 41, 50]


@pytest.mark.rule("SOI-AUCT-07")
def test_the_others_bid_anew_for_the_leaders_that_are_left() -> None:
    table = auction(players=4)
    for seat, amount in ((0, 1), (1, 2), (2, 3), (3, None), (0, None), (1, None)):
        bid(table, seat, amount)
    take(table, 2, "tetra")
    assert (table.seat, bids(table)[0]) == (3, 1)  # the left neighbour opens, from 1 again
    for seat, amount in ((3, 4), (0, None), (1, None)):
        bid(table, seat, amount)
    assert sorted(option.card or "" for option in table.options) == ["decima", "ko-syn-wu", "volos"]
    take(table, 3, "decima")
    assert table.seat == 0


@pytest.mark.rule("SOI-AUCT-07")
def test_a_neighbour_who_has_a_leader_is_passed_over() -> None:
    table = auction(players=4)
    for seat, amount in ((0, None), (1, 5), (2, None), (3, None)):
        bid(table, seat, amount)
    take(table, 1, "tetra")
    for seat, amount in ((2, None), (3, None)):
        bid(table, seat, amount)
    take(table, 0, "volos")
    assert (asked(table), table.seat) == ("bid-for-leader", 2)  # seat 1 has a leader already


@pytest.mark.rule("SOI-AUCT-08", "SOI-AUCT-09")
def test_the_last_one_chooses_for_nothing_and_begins() -> None:
    table = auction(players=2)
    bid(table, 0, 6)
    bid(table, 1, None)
    take(table, 0, "decima")
    assert sorted(option.card or "" for option in table.options) == ["ko-syn-wu", "tetra", "volos"]
    take(table, 1, "volos")
    assert [table.value("health", seat) for seat in range(2)] == [44, 50]
    assert (asked(table), table.active) == ("main-phase", 1)
    assert [table.value("mastery", seat) for seat in range(2)] == [1, 0]


@pytest.mark.rule("SOI-DX-07", "SOI-AUCT-07", "SOI-AUCT-08", "SOI-AUCT-09", "SOI-AUCT-10")
def test_the_worked_auction() -> None:
    x, y, z = 0, 1, 2
    table = auction(opener=x)
    for seat, amount in ((x, 1), (y, 3), (z, None), (x, None)):
        bid(table, seat, amount)
    take(table, y, "ko-syn-wu")
    assert table.value("health", y) == 47
    bid(table, z, None)
    take(table, x, "tetra")
    take(table, z, "volos")
    assert [table.value("health", seat) for seat in (x, y, z)] == [50, 47, 50]
    assert table.active == z
    assert [table.value("mastery", seat) for seat in (x, y, z)] == [1, 2, 0]


@pytest.mark.rule("SOI-AUCT-10")
def test_an_auction_may_be_won_without_a_bid() -> None:
    table = auction()
    bid(table, 0, None)
    bid(table, 1, None)
    take(table, 2, "decima")
    assert table.value("health", 2) == 50


@pytest.mark.rule("SOI-AUCT-10")
def test_a_table_may_ask_for_a_first_bid() -> None:
    table = auction(zero_bid=False)
    assert {option.verb for option in table.options} == {"bid"}
    bid(table, 0, 1)
    assert {option.verb for option in table.options} == {"bid", "drop-out"}
    bid(table, 1, None)
    bid(table, 2, None)
    take(table, 0, "decima")
    assert table.value("health", 0) == 49
    assert {option.verb for option in table.options} == {"bid"}  # in the second auction too


@pytest.mark.rule("SOI-AUCT-11")
@pytest.mark.parametrize(("options", "highest"), [({}, 49), ({"max_bid": 10}, 10), ({"max_bid": 1}, 1)])
def test_no_bid_is_higher_than_the_highest_allowed(options: dict[str, int], highest: int) -> None:
    table = auction(players=2, **options)
    assert max(bids(table)) == highest
    bid(table, 0, highest)
    assert {option.verb for option in table.options} == {"drop-out"}
    bid(table, 1, None)
    take(table, 0, "volos")
    take(table, 1, "decima")
    assert table.value("health", 0) == 50 - highest


@pytest.mark.rule("SOI-AUCT-11")
def test_health_that_was_bid_can_be_gained_back() -> None:
    table = auction(players=2)
    bid(table, 0, 2)
    bid(table, 1, None)
    take(table, 0, "volos")
    take(table, 1, "decima")
    table.arrange({"p0.hand": ["spore-cleric"]})
    pass_turn(table)
    table.choose("play", card="spore-cleric")
    assert table.value("health", 0) == 50


@pytest.mark.rule("SOI-AUCT-12")
def test_relics_go_with_the_leader_that_was_won() -> None:
    table = auction(players=2)
    bid(table, 0, None)
    take(table, 1, "tetra")
    take(table, 0, "decima")
    assert (relics_of(table, 1), relics_of(table, 0)) == (RELICS["tetra"], RELICS["decima"])


# --- the draft --------------------------------------------------------------------------------------------------------


def pick(table: Table, seat: int) -> str:
    """The seat takes the first relic that lies there."""
    assert (asked(table), table.seat) == ("draft-relic", seat)
    relic = table.options[0].card
    assert relic is not None
    table.choose("choose", card=relic)
    return relic


@pytest.mark.rule("SOI-DRAFT-01", "SOI-DRAFT-02", "SOI-DRAFT-03")
@pytest.mark.parametrize(("players", "laid_out"), [(2, 4), (3, 6), (4, 8)])
def test_twice_as_many_relics_as_players_are_laid_out(players: int, laid_out: int) -> None:
    seen: set[str] = set()
    for table in many(players, 20, relics="draft"):
        assert len(table.cards("row")) == 6
        assert [relics_of(table, seat) for seat in range(players)] == [[]] * players
        for seat in range(players):
            shown = [card["card"] for card in table.view(seat)["piles"]["draft"]["cards"]]
            assert shown == table.cards("draft")
            assert len(shown) == laid_out
        seen |= set(table.cards("draft"))
    assert seen == set(ALL_RELICS)


@pytest.mark.rule("SOI-DRAFT-04", "SOI-DRAFT-05", "SOI-DRAFT-06", "SOI-DRAFT-09")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_draft_goes_round_and_back_and_the_one_who_turns_it_begins(players: int) -> None:
    openers = set()
    for table in many(players, 20, relics="draft"):
        opener = table.seat
        assert opener is not None
        openers.add(opener)
        there = [(opener + step) % players for step in range(players)]
        back = list(reversed(there))
        taken: dict[int, list[str]] = {seat: [] for seat in there}
        for seat in (there + back)[:-1]:
            taken[seat].append(pick(table, seat))
        for seat in back[:-1]:  # the last relic needs no question: the opener gets it
            assert relics_of(table, seat) == sorted(taken[seat])
        assert len(relics_of(table, opener)) == 2
        assert table.cards("draft") == []
        assert (asked(table), table.active) == ("main-phase", there[-1])
        assert masteries(table) == list(range(players))
    assert openers == set(range(players))


@pytest.mark.rule("SOI-DRAFT-07")
def test_a_drafted_relic_is_recruited_like_any_and_the_other_goes_to_the_box() -> None:
    table = opened(2, relics="draft")
    while asked(table) == "draft-relic":
        table.choose(0)
    second = in_turn_order(table)[1]
    table.arrange({f"p{second}.mastery": 10})
    pass_turn(table)
    mine, other = relics_of(table, second)
    table.choose("recruit-relic", card=mine)
    assert table.cards("discard", second) == [mine]
    assert relics_of(table, second) == []
    assert other in table.cards("box")
    assert not any(option.verb == "recruit-relic" for option in table.options)


@pytest.mark.rule("SOI-DRAFT-08")
def test_auction_and_draft_together_let_the_draft_decide_who_begins() -> None:
    for table in many(2, 10, leaders="auction", relics="draft", auction_and_draft=True):
        while asked(table) != "draft-relic":
            table.choose("drop-out" if asked(table) == "bid-for-leader" else 0)
        opener = table.seat
        assert opener is not None
        while asked(table) == "draft-relic":
            table.choose(0)
        assert table.active == 1 - opener
        assert masteries(table) == [0, 1]


# --- secret relics ----------------------------------------------------------------------------------------------------


def relics_seen(table: Table, viewer: int | None, owner: int) -> list[str | None]:
    cards = table.view(viewer)["players"][owner]["piles"]["relics"]["cards"]
    return [card["card"] if card else None for card in cards]


@pytest.mark.rule("SOI-SECRET-01")
def test_two_random_relics_are_dealt_whoever_leads() -> None:
    strange, seen = 0, set()
    for table in many(4, 20, relics="secret"):
        dealt = [relics_of(table, seat) for seat in range(4)]
        assert sorted(relic for pair in dealt for relic in pair) == ALL_RELICS
        strange += sum(dealt[seat] != RELICS[leader_of(table, seat)] for seat in range(4))
        seen.add(tuple(dealt[0]))
    assert strange > 60
    assert len(seen) > 10


@pytest.mark.rule("SOI-SECRET-02")
def test_only_the_owner_sees_secret_relics() -> None:
    table = opened(3, relics="secret")
    for owner in range(3):
        assert sorted(card or "" for card in relics_seen(table, owner, owner)) == relics_of(table, owner)
        for viewer in (0, 1, 2, None):
            if viewer != owner:
                assert relics_seen(table, viewer, owner) == [None, None]


@pytest.mark.rule("SOI-SECRET-03")
def test_a_secret_relic_is_seen_once_recruited_and_the_other_one_never() -> None:
    table = opened(2, relics="secret")
    first, second = in_turn_order(table)
    table.arrange({f"p{second}.mastery": 10})
    pass_turn(table)
    mine, other = relics_of(table, second)
    told = [event.for_seat(first) for event in table.choose("recruit-relic", card=mine)]
    assert mine in {event.data.get("card") for event in told if event is not None}
    assert other not in {event.data.get("card") for event in told if event is not None}
    assert [card["card"] for card in table.view(first)["players"][second]["piles"]["discard"]["cards"]] == [mine]
    assert relics_of(table, second) == []
    for viewer in (first, None):
        shown = [card for pile in table.view(viewer)["piles"].values() for card in pile["cards"] if card is not None]
        assert other not in {card["card"] for card in shown}
