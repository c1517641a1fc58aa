"""Corners of the treasures: whose they are, what they do not answer to, and in which order they do it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.new_age.scene import cast, scene
from tests.rules.new_age.test_treasures_on_table import cast_with, groups, own

OPEN = {1: "open", 2: "open"}

# --- damage -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("spell", "at", "dealt"),
    [("spark", 1, 2), ("imbued-smash", 1, 5 + 3), ("tidal-surge", 3, 2)],
)
def test_what_is_dealt_after_a_spell_is_not_dealt_with_it(spell: str, at: int, dealt: int) -> None:
    """Bladed Crystal adds to every part of a spell, and not to the whip that answers in the main phase."""
    s = cast_with("bladed-crystal", spell, at, breaches={1: "open", 2: 0, 3: "open"}, treasures=["thorned-whip"])
    if spell == "imbued-smash":
        s.answer("crystal")
    assert s.nemesis_life == 70 - dealt and s.asked == "main-phase"
    s.arrange(aether=9)
    s.open(2)
    assert s.nemesis_life == 70 - dealt - 2


@pytest.mark.rule("NA-TREAS-06")
@pytest.mark.parametrize("treasure", ["precision-magnifier", "prism-of-destruction", "bladed-crystal"])
def test_the_treasure_of_an_ally_adds_nothing_to_my_spell(treasure: str) -> None:
    s = cast("force-amplifier", breaches={1: "open"}, p1={"treasures": [treasure]})
    assert s.nemesis_life == 67


# --- what they do not answer to ---------------------------------------------------------------------------------------


@pytest.mark.rule("NA-TREAS-06")
def test_essence_extractor_does_not_answer_to_a_relic() -> None:
    s = own("essence-extractor", hand=["well-of-energy"], gravehold=20)
    s.play("well-of-energy")
    assert s.aether == 0 and s.gravehold == 22


def test_a_relic_that_is_gained_into_the_hand_stays_there() -> None:
    """Flowing Mantle puts a relic on the deck that would lie on the discard pile."""
    s = own("flowing-mantle", mages=["rhia", "garu"], charges=4, hand=["exogranite"], market=["aether-conduit"])
    s.ability()
    s.answer("aether-conduit")
    assert s.asked == "main-phase" and s.hand() == ["aether-conduit"]


@pytest.mark.rule("NA-TREAS-05")
def test_carapace_fragment_focuses_a_breach_of_whoever_gains_the_card() -> None:
    more: dict[str, Any] = {"market": ["imbued-smash"], "aether": 5, "p1": {"breaches": {1: "open", 2: 0}}}
    s = groups("carapace-fragment", "imbued-smash", breaches={1: "open", 3: 0}, **more)
    s.gain("imbued-smash")
    assert s.asked == "main-phase" and s.breaches()[3] == 1 and s.breaches(1)[2] == 0


def test_nobody_has_to_destroy_a_card_for_cleansing_amulet() -> None:
    s = groups("cleansing-amulet", mages=["talix", "garu"], charges=5, gravehold=20, p1={"hand": ["crystal"]})
    s.ability()
    assert s.asked == "may-destroy" and s.seats == (1,)
    s.decline()
    assert s.hand(1) == ["crystal"] and s.pile("destroyed") == []


# --- the order --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-TREAS-07")
def test_as_a_turn_begins_the_treasure_of_the_group_comes_first() -> None:
    """Bones of Deathmind look for closed breaches before the trinket opens the last one; for that a charge comes."""
    theirs = {"treasures": ["forgotten-trinket"], "breaches": {1: "open", 4: 3}, "has_begun": False}
    s = scene(treasures=["bones-of-deathmind"], breaches={1: "open"}, p1=theirs)
    s.end_turn("turn-2")
    assert s.breaches(1) == {1: "open", 4: "open"} and s.charges(1) == 1


# --- relics under breaches --------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-ATTACH-04")
def test_pain_conduit_is_discarded_when_the_spell_has_done_all_it_says() -> None:
    s = cast("imbued-smash", attached=[("pain-conduit", 1)])
    s.answer("crystal")
    assert s.discard() == ["pain-conduit", "crystal", "imbued-smash"] and s.nemesis_life == 70 - 6 - 4


@pytest.mark.rule("NA-CAST-07", "NA-ATTACH-01")
def test_whoever_casts_the_spell_of_an_ally_has_what_lies_under_that_breach() -> None:
    theirs = {"prepped": [("spark", 1)], "attached": [("aether-conduit", 1)]}
    s = scene(hand=["galvanized-bauble"], p1=theirs)
    s.play("galvanized-bauble")
    assert s.nemesis_life == 69 and s.aether == 1
