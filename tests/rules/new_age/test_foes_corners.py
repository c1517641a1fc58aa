"""Corners of the four nemeses: what their cards do where another box, a curse or an exhausted player meets them."""

from __future__ import annotations

from typing import Any

import pytest

from deckwright.games.new_age.ritual import TRACKS
from tests.rules.new_age.scene import scene

CURSE = "curse-of-aging"
QUIET = "enveloping-slime"  # does nothing as it is drawn


# --- the Curse of Aging -----------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-CURSE-01", "NA-DIFFWE-01")
def test_chaos_flail_destroys_a_crystal_and_never_the_curse_in_its_place() -> None:
    """Both cost nothing, so without the curse's own rule the player could save the Crystal."""
    flail = {"card": "chaos-flail", "countdown": 1}
    s = scene(nemesis="ageless-walker", exiled=[], threats=[flail], p1={"deck": ["crystal"], "discard": [CURSE]})
    s.nemesis_turn(QUIET)
    assert s.asked == "main-phase" and "crystal" in s.pile("destroyed") and s.deck(1) == [CURSE]


@pytest.mark.rule("NA-CURSE-04")
def test_chaos_flail_discards_a_curse_that_comes_alone() -> None:
    flail = {"card": "chaos-flail", "countdown": 1}
    s = scene(nemesis="ageless-walker", exiled=[], threats=[flail], p1={"deck": [CURSE]})
    s.nemesis_turn(QUIET)
    assert s.deck(1) == [] and s.discard(1) == [CURSE] and CURSE not in s.pile("destroyed")


@pytest.mark.rule("NA-AMB-04", "NA-CURSE-02")
def test_enveloping_slime_is_for_somebody_whose_deck_gives_a_card() -> None:
    """A discard pile of nothing but the curse is not turned over, so its player could not do it."""
    s = scene(
        nemesis="ageless-walker",
        exiled=[],
        hand=["crystal"] * 5,
        discard=[CURSE],
        p1={"deck": ["spark"]},
        threats=["enveloping-slime"],
    )
    s.nemesis_turn("rush-of-madness")
    assert s.asked == "main-phase" and s.discard(1) == ["spark"] and s.discard() == [CURSE]


@pytest.mark.rule("NA-AMB-04", "NA-READ-08")
def test_hex_of_destruction_is_for_somebody_with_four_cards_to_destroy() -> None:
    """Three cards and a discard pile of nothing but the curse are only three."""
    hexed = {"card": "hex-of-destruction", "countdown": 1}
    s = scene(
        nemesis="ageless-walker",
        exiled=[],
        deck=["crystal"] * 3,
        hand=["spark"] * 5,
        discard=[CURSE],
        threats=[hexed],
        p1={"deck": ["crystal"] * 4},
    )
    s.nemesis_turn(QUIET)
    s.answer("spark", "spark")
    assert s.asked == "main-phase" and s.deck(1) == [] and s.deck() == ["crystal"] * 3


# --- spells that strike twice, damage that is divided -----------------------------------------------------------------


@pytest.mark.rule("NA-ECHO-05", "NA-NEST-09")
def test_the_echo_goes_on_to_the_row_that_is_now_the_highest() -> None:
    nest: dict[str, Any] = {"maggots@nest-1": 5, "maggots@nest-2": 1}
    s = scene(nemesis="maggoth", prepped=[("reverberating-shock", 1)], hand=["crystal"] * 5, **nest)
    s.casting()
    s.cast("reverberating-shock")
    s.answer("nest", "nest")
    assert (s.value("maggots@nest-1"), s.value("maggots@nest-2")) == (4, 0)


@pytest.mark.rule("NA-NEST-10", "NA-DIFFWE-01")
def test_garu_divides_between_maggoth_and_the_nest_and_within_its_row() -> None:
    nest: dict[str, Any] = {"maggots@nest-1": 3, "maggots@nest-2": 1, "flies@nest-2": 2}
    s = scene(nemesis="maggoth", mages=("garu", "gex"), charges=5, prepped=[("spark", 1)], **nest)
    s.ability()
    s.answer("spark")  # 2 damage, and 4 more for it
    s.answer("nest")
    s.choose("number", number=2)
    s.choose("leave-flies", number=0)
    assert (s.value("maggots@nest-2"), s.value("flies@nest-2"), s.value("maggots@nest-1")) == (3, 0, 3)
    assert s.nemesis_life == 45 - 4 and s.asked == "main-phase"


@pytest.mark.rule("NA-CLAW-05", "NA-CAST-07")
@pytest.mark.parametrize(("mine", "left"), [(True, 4), (False, 5)])
def test_whoever_casts_an_allys_spell_needs_the_token_on_the_claw(mine: bool, left: int) -> None:
    there = {"token_on": "threats/1"}
    s = scene(
        nemesis="fenrix",
        tokens=0,
        threats=["rending-claw"],
        hand=["galvanized-bauble"],
        p0=there if mine else {},
        p1={"prepped": [("spark", 1)], **({} if mine else there)},
    )
    s.play("galvanized-bauble")  # no breach could be focused
    s.answer("rending-claw")
    assert s.on_card("life", "rending-claw") == left


@pytest.mark.rule("NA-CLAW-06", "NA-ECHO-05")
def test_the_echo_finds_another_target_when_the_claw_is_gone() -> None:
    s = scene(
        nemesis="fenrix",
        tokens=0,
        threats=[{"card": "rending-claw", "life": 1}],
        p0={"token_on": "threats/1"},
        prepped=[("reverberating-shock", 1)],
        hand=["crystal"] * 5,
    )
    s.casting()
    s.cast("reverberating-shock")
    s.answer("rending-claw")
    assert s.pile("threats") == [] and s.nemesis_life == 59  # nothing else could be hit


# --- the ritual in the middle of something ----------------------------------------------------------------------------


@pytest.mark.rule("NA-RITUAL-09", "NA-ECHO-05")
def test_the_echo_hits_the_world_devourer_that_the_first_blow_brought() -> None:
    mat = [{"card": "arachnos", "life": 1}]
    s = scene(
        nemesis="arachnos",
        nemesis_mat=mat,
        tokens=2,
        prepped=[("reverberating-shock", 1)],
        hand=["crystal"] * 5,
    )
    s.casting()
    s.cast("reverberating-shock")
    assert s.pile("threats") == ["world-devourer-1"] and s.on_card("life", "world-devourer-1") == 10 - 1


@pytest.mark.rule("NA-RITUAL-08")
def test_who_was_exhausted_need_not_discard_once_the_ritual_is_complete() -> None:
    """Disorient: damage, then a card; the unleashes of the exhaustion complete the ritual in between."""
    bob = {"life": 1, "hand": ["crystal", "spark"], "charges": 2}
    s = scene(nemesis="arachnos", ritual=TRACKS[0].length - 2, tokens=4, hand=["kindle"], p1=bob)
    s.nemesis_turn("disorient")
    s.answer_player(1)
    assert s.pile("threats") == ["world-devourer-4"] and s.gravehold == 30
    assert s.hand(1) == ["crystal", "spark"] and s.charges(1) == 0 and s.breaches(1) == {}


@pytest.mark.rule("NA-RITUAL-08")
def test_nobody_gains_charges_by_decimate_once_the_ritual_is_complete() -> None:
    s = scene(nemesis="arachnos", ritual=TRACKS[0].length - 1, tokens=0)
    s.nemesis_turn("decimate")
    s.decide("Unleash")
    assert s.pile("threats") == ["world-devourer-0"] and s.charges(0) == s.charges(1) == 0
