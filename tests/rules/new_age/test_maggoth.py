"""Maggoth: set-up, unleash, increased difficulty, the Nest and its rows, damage to it, and its nine cards."""

from __future__ import annotations

from typing import Any

import pytest

from deckwright import Table
from deckwright.games.new_age.nest import BOTTOM, NESTS, ROWS, TOKENS
from deckwright.table.errors import BadArrangement
from tests.rules.new_age.scene import Scene, scene

THIRD_ROW = NESTS[0].rows[2]


def rows(*held: tuple[int, int]) -> dict[str, int]:
    """The Nest as an arrangement: maggots and flies of its rows, from the bottom."""
    filled = [*held, *[(0, 0)] * (ROWS - len(held))]
    names = [(f"maggots@nest-{n}", f"flies@nest-{n}") for n in range(1, ROWS + 1)]
    return {
        name: number
        for pair, numbers in zip(names, filled, strict=True)
        for name, number in zip(pair, numbers, strict=True)
    }


def maggoth(*held: tuple[int, int], **arrangement: Any) -> Scene:
    """A scene with these maggots and flies in the rows of the Nest, from the bottom."""
    return scene(nemesis="maggoth", **(rows(*held) | arrangement))


def nest(s: Scene) -> list[tuple[int, int]]:
    """Maggots and flies of the rows that hold any, from the bottom; lower rows that are empty are told, too."""
    found = [(s.value(f"maggots@nest-{n}"), s.value(f"flies@nest-{n}")) for n in range(1, ROWS + 1)]
    while found and found[-1] == (0, 0):
        found.pop()
    return found


def hit(s: Scene, *flies: int) -> None:
    """Cast the prepped spell at the Nest; where it is asked, so many flies stay."""
    s.choose("cast")
    if s.asked == "which-target":
        s.answer("nest")
    for number in flies:
        s.choose("leave-flies", number=number)


def casting(*held: tuple[int, int], spell: str = "spark", **more: Any) -> Scene:
    """My casting phase with a spell."""
    s = maggoth(*held, prepped=[(spell, 1)], hand=["crystal"] * 5, **more)
    s.casting()
    return s


# --- set-up -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-EX-04", "NA-NEST-01")
def test_two_players_set_up_maggoth() -> None:
    table = Table.open("new-age", players=2, seed=1, options={"nemesis": "maggoth"})
    decks = {tier: sorted(table.cards(f"deck_{tier}")) for tier in (1, 2, 3)}
    own = {
        1: {"morph", "nest-pulse", "fly-throng"},
        2: {"overrun", "vile-breeder", "shape-death"},
        3: {"vivify", "savage-spawner", "egg-burst"},
    }
    assert table.view()["piles"]["nemesis_mat"]["cards"][0]["life"] == 45
    drawn = [*table.cards("threats"), *table.cards("nemesis_discard")]
    for tier, basics in ((1, 3), (2, 5), (3, 7)):
        seen = set(decks[tier]) | (own[tier] & set(drawn))
        assert own[tier] <= seen
        assert len(decks[tier]) + sum(1 for card in drawn if tier == 1 and card != "nest") == 3 + basics


@pytest.mark.rule("NA-NEST-01", "NA-COMP-03")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("difficulty", ["beginner", "normal", "expert", "extinction"])
def test_it_begins_with_two_maggots_on_the_bottom_row(players: int, difficulty: str) -> None:
    options = {"nemesis": "maggoth", "difficulty": difficulty}
    tables = (Table.open("new-age", players=players, seed=seed, options=options) for seed in range(50))
    s = Scene(next(table for table in tables if "turn-nemesis" not in table.cards("turns_taken")))
    assert nest(s) == [(2, 0)] and s.pile("threats") == ["nest"]
    assert s.nemesis_life == {"beginner": 35, "extinction": 55}.get(difficulty, 45)
    assert all(sum(row.spaces for row in each.rows) == TOKENS for each in NESTS)


# --- tokens come ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-NEST-02")
def test_unleash_brings_two_maggots() -> None:
    s = maggoth((1, 1), threats=["null-scion"])
    s.nemesis_turn("vile-breeder")
    assert nest(s) == [(3, 1)] and s.said("maggots-come") == ["The Nest gains 2 maggots"]


@pytest.mark.rule("NA-NEST-03")
@pytest.mark.parametrize("difficulty", ["expert", "extinction"])
def test_increased_difficulty_brings_a_fly_and_a_maggot(difficulty: str) -> None:
    s = maggoth((0, 0), threats=["null-scion"], options={"difficulty": difficulty})
    s.nemesis_turn("vile-breeder")
    assert nest(s) == [(1, 1)]


@pytest.mark.rule("NA-EX-13", "NA-NEST-05")
def test_a_row_that_becomes_full_has_its_effect_at_once() -> None:
    """Carriode Colony unleashes, Fly Throng fills the bottom row: Gravehold suffers, a fly hatches, then the damage."""
    s = maggoth(threats=["carriode-colony", {"card": "fly-throng", "countdown": 1}])
    s.nemesis_turn("vile-breeder")
    assert (nest(s), s.gravehold, s.asked) == ([(4, 1)], 28, "who-suffers")
    assert s.said("row-fills") == ["Row 1 of the Nest is full"]
    s.answer_player(0)
    assert s.life(0) == 7 and s.pile("nemesis_discard") == ["fly-throng"]


@pytest.mark.rule("NA-NEST-04")
def test_new_tokens_take_the_lowest_free_space() -> None:
    s = maggoth((3, 1), (2, 0), threats=["null-scion"])
    s.nemesis_turn("vile-breeder")
    assert nest(s) == [(3, 2), (3, 0)]  # the first fills the bottom row, where a fly hatches; the second goes up
    assert s.gravehold == 30 - BOTTOM.gravehold


@pytest.mark.rule("NA-NEST-05")
def test_a_row_that_was_thinned_out_may_become_full_again() -> None:
    s = maggoth((5, 0), prepped=[("spark", 1)], hand=["crystal"] * 5, threats=["null-scion"])
    s.casting()
    hit(s)
    assert nest(s) == [(4, 0)]
    s.nemesis_turn("vile-breeder")
    assert nest(s) == [(4, 1), (1, 0)] and s.gravehold == 28


@pytest.mark.rule("NA-NEST-06")
def test_a_fly_hatches_in_the_lowest_row_that_has_a_maggot() -> None:
    s = maggoth((0, 5), (2, 0), threats=[{"card": "nest-pulse", "countdown": 1}])
    s.nemesis_turn("vile-breeder")
    assert nest(s) == [(0, 5), (3, 1)]


@pytest.mark.rule("NA-NEST-06")
def test_without_a_maggot_nothing_hatches() -> None:
    s = maggoth((0, 4), threats=["savage-spawner"])
    s.nemesis_turn("vile-breeder")
    assert nest(s) == [(0, 5), (0, 1)] and s.said("fly-hatches") == [] and s.gravehold == 28


@pytest.mark.rule("NA-NEST-07")
def test_the_upper_rows() -> None:
    """What they do is data, and the option chooses it."""
    for each in NESTS:
        for n, row in enumerate(each.rows):
            below = [(0, lower.spaces) for lower in each.rows[:n]]
            s = maggoth(*below, (row.spaces - 1, 0), threats=["vile-breeder"], options={"nest": each.id})
            s.nemesis_turn("savage-spawner")
            assert s.gravehold == 30 - row.gravehold
            if row.player:
                assert s.asked == "who-suffers" and s.said("row-fills") == [f"Row {n + 1} of the Nest is full"]
                s.answer_player(1)
                assert s.life(1) == 10 - row.player
            s.answer_player(0)  # Vile Breeder
            assert nest(s)[n] == (row.spaces - row.hatches, int(row.hatches))


@pytest.mark.rule("NA-NEST-08")
@pytest.mark.parametrize("id", [each.id for each in NESTS])
def test_a_token_without_a_space_costs_gravehold_life(id: str) -> None:
    full = [(0, row.spaces) for row in NESTS[0].rows]
    s = maggoth(*full, threats=["null-scion"], options={"nest": id})
    s.nemesis_turn("vile-breeder")
    overflow = next(each.overflow for each in NESTS if each.id == id)
    assert nest(s) == full and s.gravehold == 30 - 2 * overflow


@pytest.mark.rule("NA-NEST-05")
def test_exhaustion_by_a_row_unleashes_before_the_other_tokens_come() -> None:
    """The third row exhausts a player in the midst of six maggots: two unleashes fill the Nest, the others follow."""
    s = maggoth((0, 5), (0, 5), (3, 0), p1={"life": THIRD_ROW.player})
    s.nemesis_turn("overrun")
    s.decide("Place 6 maggots")
    s.answer_player(1)
    assert s.value("exhausted", 1) and nest(s)[2:] == [(5, 0), (4, 0)]
    assert s.asked == "who-suffers"  # the top row, filled by the two unleashes


@pytest.mark.rule("NA-EX-20", "NA-NEST-05")
def test_gore_exhausts_bob_and_the_nest_fills_meanwhile() -> None:
    """Eight maggots come to two that are there: the bottom row and the next fill, which the example leaves out."""
    bob = {"hand": ["aurora", "kindle", "crystal", "crystal", "crystal"], "life": 3, "charges": 3}
    bob |= {"breaches": {1: "open", 3: "open"}, "prepped": [("spark", 3)]}
    s = maggoth((2, 0), gravehold=23, p1=bob)
    s.nemesis_turn("gore")
    assert nest(s) == [(4, 1), (1, 0)] and s.gravehold == 21
    s.answer("crystal", "crystal", "crystal")
    assert nest(s) == [(3, 2), (5, 0)] and s.gravehold == 18 and s.asked == "which-breach-falls"
    s.answer("breach-3")
    assert s.breaches(1) == {1: "open"} and s.charges(1) == 0 and s.discard(1)[0] == "spark"
    assert s.gravehold == 16  # the damage too much, doubled


# --- damage -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-NEST-09")
def test_damage_goes_to_the_highest_row_that_holds_any() -> None:
    s = casting((5, 0), (1, 0), spell="spark")
    hit(s)
    assert nest(s) == [(5, 0)]
    assert s.on_card("life", "nest") == 5  # now the bottom row is the highest


@pytest.mark.rule("NA-NEST-09")
def test_damage_does_not_go_on_to_the_next_row() -> None:
    s = casting((5, 0), (1, 0), spell="imbued-smash")
    s.choose("cast")
    s.answer("nest")
    assert nest(s) == [(5, 0)]


@pytest.mark.rule("NA-NEST-10")
def test_a_fly_dealt_one_damage_becomes_a_maggot() -> None:
    s = casting((0, 1), spell="spark")
    hit(s)
    assert nest(s) == [(1, 0)] and s.on_card("life", "nest") == 1


@pytest.mark.rule("NA-NEST-10")
@pytest.mark.parametrize(("stay", "left"), [(2, (0, 2)), (1, (2, 1)), (0, (4, 0))])
def test_damage_is_spread_within_the_row_as_the_players_like(stay: int, left: tuple[int, int]) -> None:
    """4 damage to two maggots and three flies leaves 4 life: in two flies, in one and two maggots, or in maggots."""
    s = casting((2, 3), spell="patterned-strike", threats=[])
    s.choose("cast")
    s.answer("nest")
    assert s.asked == "spread-damage" and s.seats == (0,)
    assert [option.number for option in s.options_of("leave-flies")] == [0, 1, 2]
    s.choose("leave-flies", number=stay)
    assert nest(s)[0] == left


@pytest.mark.rule("NA-NEST-10")
def test_one_damage_hits_a_maggot_or_a_fly() -> None:
    s = casting((1, 1), spell="spark")
    s.choose("cast")
    s.answer("nest")
    assert [option.number for option in s.options_of("leave-flies")] == [0, 1]
    s.choose("leave-flies", number=1)
    assert nest(s) == [(0, 1)]


@pytest.mark.rule("NA-NEST-11")
def test_without_tokens_the_nest_is_no_target() -> None:
    s = casting((1, 0), spell="spark")
    hit(s)
    assert nest(s) == [] and s.pile("threats") == [] and s.pile("nest_box") == ["nest"]
    assert s.pile("nemesis_discard") == []
    t = casting(spell="spark")
    t.choose("cast")
    assert t.nemesis_life == 44  # nothing else could be hit


@pytest.mark.rule("NA-NEST-11")
@pytest.mark.parametrize(("held", "won"), [((1, 0), None), ((0, 0), True)])
def test_tokens_are_minions_for_the_victory_over_an_empty_deck(held: tuple[int, int], won: bool | None) -> None:
    s = maggoth(held, deck_1=[], deck_2=[], deck_3=[])
    s.end_turn("turn-1")
    assert s.won is won


@pytest.mark.rule("NA-NEST-11")
def test_tokens_are_no_minions_of_the_nemesis_deck() -> None:
    """Quilius gains no trophy for them."""
    s = casting((1, 0), spell="extinguish", mages=("quilius", "garu"))
    s.choose("cast")
    s.answer("nest")
    assert nest(s) == [] and s.value("trophies", 0) == 0


# --- its cards --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-EX-14")
def test_morph() -> None:
    s = maggoth((2, 0))
    s.nemesis_turn("morph")
    assert nest(s) == [(2, 1)]
    s.answer_player(1)
    assert s.life(1) == 7 and s.pile("nemesis_discard") == ["morph"]


def test_nest_pulse() -> None:
    s = maggoth((2, 0), hand=["crystal"] * 3)
    s.nemesis_turn("nest-pulse")
    assert s.on_card("countdown", "nest-pulse") == 1 and nest(s) == [(2, 0)]
    assert s.can("discard-power", "nest-pulse")
    s.nemesis_turn("vile-breeder")
    assert nest(s) == [(3, 1)]


@pytest.mark.rule("NA-READ-10")
def test_nest_pulse_as_its_only_source_has_it() -> None:
    s = maggoth((2, 0), options={"nest_pulse_flies": True})
    s.nemesis_turn("nest-pulse")
    s.nemesis_turn("vile-breeder")
    assert nest(s) == [(1, 4)], "three flies fill the row, and a fly hatches"


def test_nest_pulse_is_averted_by_three_cards() -> None:
    s = maggoth(hand=["crystal"] * 3, threats=["nest-pulse"])
    s.choose("discard-power", "nest-pulse")
    s.answer_any("crystal", "crystal")
    assert s.hand() == [] and s.pile("nemesis_discard") == ["nest-pulse"]
    assert not maggoth(hand=["crystal"] * 2, threats=["nest-pulse"]).can("discard-power", "nest-pulse")


def test_fly_throng_costs_six_aether_to_avert() -> None:
    s = maggoth(aether=6, threats=["fly-throng"])
    s.choose("discard-power", "fly-throng")
    assert s.aether == 0 and s.pile("nemesis_discard") == ["fly-throng"]
    assert not maggoth(aether=5, threats=["fly-throng"]).can("discard-power", "fly-throng")


def test_overrun() -> None:
    s = maggoth()
    s.nemesis_turn("overrun")
    s.decide("Place 6 maggots")
    assert nest(s) == [(4, 1), (1, 0)] and s.gravehold == 28
    t = maggoth()
    t.nemesis_turn("overrun")
    t.decide("suffers 5")
    t.answer_player(0)
    assert t.life(0) == 5 and nest(t) == []


def test_overrun_without_room_for_six_is_damage() -> None:
    s = maggoth((0, 5), (0, 5), (0, 4))
    s.nemesis_turn("overrun")
    assert s.asked == "who-suffers"
    s.answer_player(0)
    assert s.life(0) == 5


def test_vile_breeder() -> None:
    s = maggoth(threats=["vile-breeder"])
    s.nemesis_turn("savage-spawner")
    assert nest(s) == [(1, 0)] and s.on_card("life", "vile-breeder") == 9
    s.answer_player(1)
    assert s.life(1) == 8


def test_savage_spawner() -> None:
    s = maggoth(threats=["savage-spawner"])
    s.nemesis_turn("vile-breeder")
    assert nest(s) == [(0, 2)] and s.on_card("life", "savage-spawner") == 17


@pytest.mark.parametrize(("held", "after"), [((0, 0), [(0, 5), (1, 3)]), ((2, 0), [(0, 5), (1, 4), (1, 0)])])
def test_shape_death_with_seven_tokens_or_fewer(held: tuple[int, int], after: list[tuple[int, int]]) -> None:
    s = maggoth((0, 5), held, threats=[{"card": "shape-death", "countdown": 1}])
    s.nemesis_turn("vile-breeder")
    assert nest(s) == after and s.life(0) == s.life(1) == 10


def test_shape_death_with_more_tokens() -> None:
    s = maggoth((0, 5), (3, 0), threats=[{"card": "shape-death", "countdown": 1}])
    s.nemesis_turn("vile-breeder")
    s.answer_player(0)
    assert s.life(0) == 6 and nest(s) == [(0, 5), (3, 0)]
    t = maggoth(aether=7, threats=["shape-death"])
    t.choose("discard-power", "shape-death")
    assert t.aether == 0


def test_vivify() -> None:
    s = maggoth((2, 0))
    s.nemesis_turn("vivify")
    assert nest(s) == [(1, 4), (0, 2)]  # the third fly fills the bottom row, and a maggot there becomes one
    t = maggoth((5, 0), (3, 0), breaches={1: "open", 2: "open"}, prepped=[("spark", 1), ("imbued-smash", 2)])
    t.nemesis_turn("vivify")
    assert t.life(0) == 6 and t.discard() == ["imbued-smash"] and t.prepped() == ["spark"]


def test_egg_burst() -> None:
    s = maggoth(threats=["egg-burst"])
    s.nemesis_turn("vile-breeder")
    assert nest(s) == [(0, 3)]
    s.answer_player(0)
    assert s.life(0) == 7


def test_egg_burst_is_averted_by_destroying_four_cards() -> None:
    s = maggoth(hand=["crystal"] * 4, threats=["egg-burst"])
    s.choose("discard-power", "egg-burst")
    s.answer_any("crystal", "crystal", "crystal")
    assert s.hand() == [] and s.discard() == [] and s.pile("destroyed").count("crystal") == 4
    assert not maggoth(hand=["crystal"] * 3, threats=["egg-burst"]).can("discard-power", "egg-burst")


# --- positions --------------------------------------------------------------------------------------------------------


def test_the_card_of_the_nest_follows_from_the_tokens() -> None:
    s = maggoth((1, 2), (1, 1), threats=[])
    assert s.pile("threats") == ["nest"] and s.on_card("life", "nest") == 3
    assert maggoth(threats=[]).pile("threats") == []


@pytest.mark.parametrize(
    ("held", "said"),
    [
        ([(4, 2)], "row 1 of the Nest holds more than it has spaces"),
        ([(-1, 0)], "less than nothing"),
        ([(5, 0), (5, 0), (5, 0), (5, 0)], "row 4 of the Nest"),
    ],
)
def test_what_cannot_be_in_the_nest_is_refused(held: list[tuple[int, int]], said: str) -> None:
    with pytest.raises(BadArrangement, match=said):
        maggoth(*held)
