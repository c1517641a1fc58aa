"""Gaining and returning cards in rare positions: of other piles than the supply, and into a hand."""

from __future__ import annotations

import pytest

from deckwright.games import load
from tests.rules.new_age.scene import Scene, scene


# --- Claudia ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("NA-MAGE-03", "NA-EXILE-03")
def test_claudia_waits_for_a_card_of_the_supply_if_one_of_the_exiled_pile_is_gained() -> None:
    s = scene(mages=["garu", "claudia"], nemesis="ageless-walker", p1={"charges": 5}, aether=20,
              market=["imbued-smash"], stock=["imbued-smash"] * 2, exiled=["imbued-smash"])  # fmt: skip
    s.ability()
    s.choose("yes")
    s.decide("gains 2 aether")
    s.choose("gain", "imbued-smash", number=6)
    assert (s.pile("exiled"), s.discard(), s.discard(1)) == ([], ["imbued-smash"], [])
    s.choose("gain", "imbued-smash", number=5)
    assert (s.discard(), s.discard(1)) == (["imbued-smash"] * 2, ["imbued-smash"])


# --- the next card gained ---------------------------------------------------------------------------------------------
def promised(mage: str, *hand: str) -> Scene:
    """Frozen Magmite was played: the next card that I gain this turn may go onto my deck."""
    s = scene(mages=[mage, "garu"], charges=4, hand=["frozen-magmite", *hand], aether=9, deck=["spark"],
              market=["exogranite", "recurring-jasper"])  # fmt: skip
    s.play("frozen-magmite")
    return s


@pytest.mark.rule("NA-MAGE-05")
def test_a_card_that_sublimate_brings_is_the_next_card_gained() -> None:
    s = promised("rhia", "exogranite")
    s.ability()
    s.answer("recurring-jasper")
    assert s.hand() == ["recurring-jasper"] and s.asked == "main-phase"
    s.gain("exogranite")
    assert s.asked == "main-phase" and s.discard() == ["exogranite"] and s.deck() == ["spark"]


@pytest.mark.rule("NA-MAGE-08")
def test_a_forged_card_is_the_next_card_gained() -> None:
    s = promised("lost", "heart-forge", "crystal")
    s.play("heart-forge")
    s.decide("Destroy")
    assert s.hand() == ["forged-crystal"]
    s.gain("exogranite")
    assert s.asked == "main-phase" and s.discard() == ["exogranite"] and s.deck() == ["spark"]


# --- Heart Forge ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("NA-PLAY-01", "NA-MAGE-08")
def test_heart_forge_destroys_only_what_can_be_forged() -> None:
    s = scene(mages=["lost", "garu"], hand=["heart-forge", "crystal", "spark"], forged=["forged-spark"])
    s.play("heart-forge")
    s.decide("Destroy")
    assert s.hand() == ["crystal", "forged-spark"] and s.pile("destroyed") == ["spark"]


def test_heart_forge_says_in_russian_too_that_the_card_is_gained() -> None:
    game = load("new-age")
    kind = game.kind("heart-forge")
    assert kind is not None
    assert "получите в руку" in "".join(token.text for token in game.describe(kind, "ru"))


# --- options ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", ["new-age", "war-eternal"])
def test_where_the_rulebooks_differ_in_a_detail_it_is_a_fine_point(game: str) -> None:
    offered = {option.id: option for option in load(game).options}
    details = ("focus_opens", "outlast_at_once", "charges_first", "pair_cards", "wild_token")
    assert {str(offered[id].group and offered[id].group.en) for id in details} == {"Fine points of the rules"}
