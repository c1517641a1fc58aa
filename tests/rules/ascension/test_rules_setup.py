"""Components and set-up (ASC-COMP, ASC-SETUP)."""

from __future__ import annotations

from collections import Counter

import pytest

from deckwright import Table
from deckwright.games.ascension.game import ASCENSION
from deckwright.table.errors import BadOptions

EVERY_COUNT = pytest.mark.parametrize("players", [1, 2, 3, 4])


def opened(players: int, seed: int = 3, **options: object) -> Table:
    return Table.open("ascension", players=players, seed=seed, options=options)


@pytest.mark.rule("ASC-SETUP-01")
def test_two_to_four_play_and_one_alone() -> None:
    assert ASCENSION.seats == range(1, 5)
    for players in (0, 5):
        with pytest.raises(BadOptions):
            opened(players)


@pytest.mark.rule("ASC-COMP-01", "ASC-SETUP-02", "ASC-SETUP-04")
@EVERY_COUNT
def test_everybody_has_ten_starting_cards_and_five_of_them_in_hand(players: int) -> None:
    table = opened(players)
    for seat in range(players):
        hand, deck = table.cards("hand", seat), table.cards("deck", seat)
        assert (len(hand), len(deck)) == (5, 5)
        assert Counter(hand + deck) == {"apprentice": 8, "militia": 2}
        assert table.cards("discard", seat) == table.cards("play", seat) == table.cards("constructs", seat) == []


@pytest.mark.rule("ASC-SETUP-04")
def test_starting_decks_are_shuffled() -> None:
    hands = {tuple(sorted(opened(2, seed).cards("hand", 0))) for seed in range(40)}
    assert len(hands) == 3  # none, one or two Militia


@pytest.mark.rule("ASC-COMP-01", "ASC-SETUP-03")
@EVERY_COUNT
def test_starting_cards_that_nobody_needs_stay_aside(players: int) -> None:
    unused = Counter(opened(players).cards("starters"))
    assert unused == Counter({"apprentice": 8 * (4 - players), "militia": 2 * (4 - players)}) + Counter()


@pytest.mark.rule("ASC-COMP-02", "ASC-SETUP-05", "ASC-PUB-01")
def test_three_kinds_of_cards_lie_outside_the_row() -> None:
    table = opened(2)
    assert table.cards("mystics") == ["mystic"] * 30
    assert table.cards("infantry") == ["heavy-infantry"] * 29
    assert table.cards("cultists") == ["cultist"]
    assert not {"mystic", "heavy-infantry", "cultist"} & {*table.cards("row"), *table.cards("centre")}


@pytest.mark.rule("ASC-COMP-03", "ASC-SETUP-06", "ASC-SETUP-07")
@EVERY_COUNT
def test_six_of_the_hundred_centre_cards_are_the_row(players: int) -> None:
    table = opened(players)
    row, centre = table.cards("row"), table.cards("centre")
    assert (len(row), len(centre)) == (6, 94)
    wanted = {kind.id: kind.copies for kind in ASCENSION.kinds if kind.home == "centre_cards"}
    assert Counter(row + centre) == wanted


@pytest.mark.rule("ASC-SETUP-06")
def test_the_centre_deck_is_shuffled() -> None:
    assert len({tuple(opened(2, seed).cards("row")) for seed in range(20)}) == 20


@pytest.mark.rule("ASC-SETUP-08")
def test_the_void_is_empty() -> None:
    assert opened(4).cards("void") == []


@pytest.mark.rule("ASC-SETUP-09", "ASC-EX-02", "ASC-PUB-07")
@pytest.mark.parametrize(
    ("players", "rulebook", "thirty"), [(2, 60, 60), (3, 75, 90), (4, 90, 120)], ids=["two", "three", "four"]
)
def test_the_honor_pool_goes_by_the_number_of_players(players: int, rulebook: int, thirty: int) -> None:
    assert opened(players).value("pool") == rulebook
    assert opened(players, honor_pool="thirty").value("pool") == thirty


@pytest.mark.rule("ASC-EX-02", "ASC-COMP-04")
def test_sixty_honor_is_eight_large_and_twenty_small_tokens() -> None:
    assert opened(2).value("pool") == 8 * 5 + 20 * 1


@pytest.mark.rule("ASC-SETUP-11")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_player_is_random_or_the_first_seat_as_the_table_likes(players: int) -> None:
    assert {opened(players, seed).seat for seed in range(40)} == set(range(players))
    assert {opened(players, seed, first_player="first_seat").seat for seed in range(10)} == {0}


@pytest.mark.rule("ASC-SETUP-12")
@EVERY_COUNT
def test_nobody_is_asked_anything_before_the_first_turn(players: int) -> None:
    table = opened(players)
    assert table.turn == 1
    assert table.prompt is not None and table.prompt.id == "main"


@pytest.mark.rule("ASC-MISS-01", "ASC-MISS-02", "ASC-MISS-03")
def test_what_the_rulebook_leaves_open_is_said_by_options() -> None:
    """Each gap of the fragment has a reading of ours; those with a second reading can be chosen."""
    known = {option.id: option.default for option in ASCENSION.options}
    assert known["first_player"] == "random"
    assert known["empty_centre"] == "reshuffle"
    assert known["tablet"] == "play"
    assert {"free_reach", "avatar_reach", "first_time", "burrower", "librarian", "askara_lycanthrope"} <= set(known)
