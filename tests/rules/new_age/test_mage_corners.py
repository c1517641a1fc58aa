"""Corners of the mages: how far an exchange reaches, which turn order card comes back, whose breach it is."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.new_age.scene import scene

# --- Rhia -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-MAGE-05")
@pytest.mark.parametrize(
    ("returned", "reached"),
    [
        ("galvanized-bauble", ["bouncing-boom", "galvanized-bauble", "imbued-smash"]),  # a relic for 3, up to 6
        ("exogranite", ["exogranite", "imbued-smash"]),  # a gem for 3, up to 5
    ],
)
def test_a_relic_reaches_one_aether_further_than_another_card(returned: str, reached: list[str]) -> None:
    s = scene(mages=["rhia", "garu"], charges=4, hand=[returned],
              market=["imbued-smash", "bouncing-boom", "patterned-strike"])  # fmt: skip
    s.ability()
    assert s.choices() == reached


# --- Soskel -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-MAGE-06")
def test_an_energize_token_on_the_next_breach_brings_nothing() -> None:
    hand: dict[str, Any] = {"hand": ["crystal"] * 5, "prepped": [("spark", 1)]}
    s = scene(mages=["soskel", "garu"], charges=4, breaches={1: "open", 2: "open"}, **hand)
    s.ability()
    s.answer("breach-2")
    s.casting()
    s.cast("spark")
    assert s.charges() == 0


# --- Talix ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-MAGE-07")
def test_of_two_turn_order_cards_of_talix_one_comes_back() -> None:
    s = scene(mages=["talix", "garu"], charges=5, gravehold=10, hand=["spark", "spark"],
              turns_taken=["turn-1", "turn-2", "turn-1"])  # fmt: skip
    s.ability()
    s.decide("Destroy 2 Sparks")
    s.answer("spark")
    assert sorted(s.pile("turns_taken")) == ["turn-1", "turn-2"]
