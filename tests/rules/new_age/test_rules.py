"""What The New Age does in another way than War Eternal, and what the players may choose instead."""

from __future__ import annotations

from typing import Any

import pytest

from deckwright import Table
from deckwright.games import load
from deckwright.games.new_age.cards.market import FIRST_BATTLE
from tests.rules.new_age.scene import scene
from tests.rules.war_eternal.scene import scene as any_scene

BOTH = pytest.mark.parametrize("game", ["new-age", "war-eternal"])


def opened(players: int, seed: int = 1, **options: Any) -> Table:
    """A table of The New Age."""
    return Table.open("new-age", players=players, seed=seed, options=options)


# --- the turn order deck ----------------------------------------------------------------------------------------------
@pytest.mark.rule("NA-TURNDECK-03", "NA-TURNDECK-04", "NA-TURNDECK-05", "NA-TURNDECK-06")
def test_three_players_have_a_token_for_the_wild_card() -> None:
    table = opened(3, 3, nemesis="gate-witch")
    assert table.prompt is not None and table.prompt.id == "who-has-wild-token" and table.to_answer == (0, 1, 2)
    table.choose("choose-player", player=2)
    while table.prompt is not None and table.prompt.id != "main-phase":
        table.choose(0)
    table.arrange(turns=["turn-wild", "turn-nemesis"], deck_1=["encroach"], threats=[])
    table.choose("end-turn")
    assert table.active == 2
    while table.prompt is not None and table.prompt.id != "main-phase":
        table.choose(0)
    table.arrange(turns=["turn-nemesis", "turn-wild"], turns_taken=[], deck_1=["encroach"])
    table.choose("end-turn")  # the nemesis reveals the wild card: its holder is meant
    assert [table.value("holds_wild_token", side) for side in range(3)] == [1, 0, 0]
    assert (table.value("life", 0), table.active) == (8, 0)


@pytest.mark.rule("NA-TURNDECK-07")
def test_four_players_have_cards_for_pairs() -> None:
    table = opened(4)
    turns = [*table.cards("turns"), *table.cards("turns_taken")]
    assert sorted(turns) == ["turn-1-2"] * 2 + ["turn-3-4"] * 2 + ["turn-nemesis"] * 2
    other = opened(4, pair_cards=False)
    assert "turn-4" in [*other.cards("turns"), *other.cards("turns_taken")]


# --- a fully turned breach --------------------------------------------------------------------------------------------
@BOTH
@pytest.mark.rule("NA-FOCUS-06", "WE-FOCUS-06")
def test_a_focus_of_a_fully_turned_breach_opens_it(game: str) -> None:
    s = any_scene(game=game, hand=["breach-ore"], breaches={1: "open", 2: 3}, aether=2)
    assert not s.can("focus") and s.price_by("open", "breach-2") == 2
    s.play("breach-ore")
    s.decide("Focus")
    assert s.breaches()[2] == "open"


@BOTH
@pytest.mark.rule("NA-FOCUS-06")
def test_or_it_cannot_be_focused_at_all(game: str) -> None:
    options = {"focus_opens": False}
    s = any_scene(game=game, hand=["breach-ore"], breaches={1: "open", 2: 3}, aether=2, options=options)
    s.play("breach-ore")
    assert s.asked == "main-phase" and s.aether == 4 and s.breaches()[2] == 3
    s.open(2)
    assert s.breaches()[2] == "open"
    t = any_scene(game=game, hand=["breach-ore"], breaches={1: "open", 2: 3, 3: 0}, options=options)
    t.play("breach-ore")
    t.decide("Focus")
    assert t.breaches() == {1: "open", 2: 3, 3: 1}
    u = any_scene(game=game, hand=["primordial-fetish"], life=5, breaches={2: 3, 4: 1}, options=options)
    u.play("primordial-fetish")
    u.decide("Focus")
    assert u.breaches() == {2: 3, 4: 2}


# --- a nemesis without cards ------------------------------------------------------------------------------------------
@BOTH
@pytest.mark.rule("NA-END-02", "WE-END-02")
@pytest.mark.parametrize("at_once", [False, True])
def test_an_outlasted_nemesis_is_beaten_as_the_turn_ends_or_at_once(game: str, at_once: bool) -> None:
    minion = {"card": "catacomb-drone", "life": 1}
    s = any_scene(game=game, prepped=[("spark", 1), ("spark", 2)], breaches={1: "open", 2: "open"},
                  options={"outlast_at_once": at_once})  # fmt: skip
    s.table.arrange({"deck_3": [], "threats": [minion]}, at="casting-phase", seat=0)
    s.choose(0)
    s.answer("catacomb-drone")
    assert s.won is (True if at_once else None)
    if not at_once:
        s.choose("end-casting")
        s.end_turn()
        assert s.won


@BOTH
@pytest.mark.rule("NA-END-02")
@pytest.mark.parametrize("at_once", [False, True])
def test_the_last_power_or_attack_ends_it_before_the_empty_deck_does_harm(game: str, at_once: bool) -> None:
    power = {"card": "aphotic-sun", "countdown": 1}
    s = any_scene(game=game, options={"outlast_at_once": at_once}, deck_3=[], threats=[power])
    s.end_turn("turn-nemesis", "turn-1")
    told = list(s.events)
    while s.won is None:
        s.choose(0)
        told += s.events
    unleashed = any(event.what == "note" and event.data["note"] == "empty-deck" for event in told)
    assert s.won and unleashed is not at_once


# --- the charges of an ability ----------------------------------------------------------------------------------------
@pytest.mark.rule("NA-MAT-05")
@pytest.mark.parametrize(("first", "left"), [(True, 2), (False, 0)])
def test_charges_are_removed_before_or_after_an_ability(first: bool, left: int) -> None:
    """High Tide gives two charges itself."""
    s = scene(mages=["gygar", "garu"], charges=5, breaches={1: "ancient"}, prepped=[("spark", 1)],
              options={"charges_first": first})  # fmt: skip
    s.ability()
    s.decide("Cast a spell")
    assert s.charges() == left


@BOTH
@pytest.mark.parametrize("first", [True, False])
def test_an_ability_costs_all_its_charges_either_way(game: str, first: bool) -> None:
    s = any_scene(game=game, mages=["mazahaedron", "garu"], charges=4, gravehold=10, market=[],
                  options={"charges_first": first})  # fmt: skip
    s.ability()
    assert (s.charges(), s.gravehold, s.can("ability")) == (0, 14, False)


# --- the options ------------------------------------------------------------------------------------------------------
def test_where_the_rulebooks_differ_each_game_has_its_own_way_and_offers_the_other() -> None:
    differing = {
        "new-age": {"wild_token": True, "pair_cards": True, "free_supply": True, "focus_opens": True,
                    "outlast_at_once": False, "charges_first": True},
        "war-eternal": {"wild_token": False, "pair_cards": False, "free_supply": False, "focus_opens": True,
                        "outlast_at_once": False, "charges_first": True},
    }  # fmt: skip
    for game, usual in differing.items():
        offered = {option.id: option for option in load(game).options}
        assert {id: offered[id].default for id in usual} == usual
        assert all(not offered[id].choices and offered[id].help is not None for id in usual)


# --- what there is ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("NA-BREACH-08")
def test_a_breach_emptied_in_the_main_phase_may_be_filled_again() -> None:
    s = scene(hand=["spark", "spark", "galvanized-bauble"])
    s.prep("spark", 1)
    assert not s.can("prep")
    s.play("galvanized-bauble")
    s.choose("no")
    s.prep("spark", 1)
    assert s.prepped() == ["spark"] and s.nemesis_life == 69


@pytest.mark.rule("NA-CAST-06")
def test_damage_in_two_parts_is_raised_twice_and_none_is_raised_too() -> None:
    s = scene(breaches={3: "open"}, prepped=[("imbued-smash", 3)], hand=["crystal"] * 5)
    s.casting()
    s.cast("imbued-smash")
    s.answer("crystal")
    assert s.nemesis_life == 62


@pytest.mark.rule("NA-MKT-01")
def test_newcomers_get_the_supply_of_the_first_battle() -> None:
    assert sorted(opened(2).cards("market")) == sorted(FIRST_BATTLE.cards)
    game = load("new-age")
    assert next(option for option in game.options if option.id == "market").default == "first-battle"


@pytest.mark.rule("NA-NCARD-09", "NA-NCARD-08")
def test_the_nemesis_deck_is_built_anew_of_basic_cards_and_of_its_own() -> None:
    decks = []
    for seed in (1, 2):
        table = opened(2, seed, nemesis="hollow-crown")
        deck = [card for tier in (1, 2, 3) for card in table.cards(f"deck_{tier}")]
        kinds = [table.game.kind(card) for card in [*deck, *table.cards("nemesis_discard")]]
        assert all(kind is not None and kind.facts["tier"] > 0 for kind in kinds)
        assert {kind.facts["nemesis"] for kind in kinds if kind is not None} <= {0, table_nemesis(table)}
        decks.append(sorted(deck))
    assert decks[0] != decks[1]


def table_nemesis(table: Table) -> int:
    """The number of the nemesis at a table."""
    kind = table.game.kind(table.cards("nemesis_mat")[0])
    assert kind is not None
    return kind.facts["nemesis"]


@pytest.mark.rule("NA-NCARD-07")
def test_a_nemesis_card_says_whose_it_is() -> None:
    game = load("new-age")
    basic, own = game.kind("encroach"), game.kind("temporal-nimbus")
    assert basic is not None and own is not None
    assert game.type_line(basic, "en").endswith("basic") and not game.type_line(own, "en").endswith("basic")
