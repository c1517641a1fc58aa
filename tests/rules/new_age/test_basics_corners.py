"""Corners of the basic nemesis cards: what costs exactly so much, and what has happened when somebody is asked."""

from __future__ import annotations

import pytest

from tests.rules.new_age.quiet import AFTER, acts, drawn, quiet, unleashed


@pytest.mark.rule("NA-TERM-05")
def test_sunder_may_return_the_only_nemesis_card_that_was_taken() -> None:
    s = drawn("sunder", turns_taken=[])
    assert s.asked == "decide-together"
    s.decide("Shuffle all nemesis cards")
    assert s.gravehold == 30 and len(s.pile("turns_taken")) == 1, "only the card of the turn that came then"
    assert (s.pile("turns") + s.pile("turns_taken")).count("turn-nemesis") == 2


def test_gore_counts_cards_that_cost_two() -> None:
    s = drawn("gore", hand=["marble-galaxy"] * 2 + ["crystal"] * 3)
    s.answer("crystal", "crystal", "crystal")
    assert unleashed(s) == 2 and s.life() == 10 - 2 * 2


@pytest.mark.rule("NA-AMB-04", "NA-DRAW-03")
def test_hex_of_destruction_counts_the_discard_pile_that_will_be_turned_over() -> None:
    mine = {"hand": ["scoria-slag"] * 5, "deck": ["spark"], "discard": ["crystal"] * 3}
    s = acts("hex-of-destruction", **mine, p1={"deck": ["kindle"] * 3})
    assert s.asked == "main-phase" and s.deck(1) == ["kindle"] * 3
    assert sorted(s.pile("destroyed")) == ["crystal"] * 3 + ["spark"]


# --- the order --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-NDRAW-03")
def test_dement_first_hurts_then_a_card_goes_back() -> None:
    s = drawn("dement", hand=["crystal", "spark"])
    assert s.asked == "onto-own-deck" and s.life() == 9


@pytest.mark.rule("NA-NMAIN-03")
def test_doom_aegis_hurts_before_it_takes_the_charges() -> None:
    """Who is exhausted by it has the charges still, while it is decided which breach falls."""
    s = acts("doom-aegis", life=4, charges=3, breaches={1: "open", 2: 0})
    assert s.asked == "which-breach-falls" and s.charges() == 3
    s.answer("breach-2")
    assert s.charges() == 0


@pytest.mark.rule("NA-NMAIN-02")
def test_eternal_watcher_first_hurts_then_recovers() -> None:
    s = quiet(threats=[{"card": "eternal-watcher", "life": 6}])
    s.nemesis_turn(AFTER)
    assert s.asked == "who-suffers" and s.on_card("life", "eternal-watcher") == 6
    s.answer_player(1)
    assert s.on_card("life", "eternal-watcher") == 9
