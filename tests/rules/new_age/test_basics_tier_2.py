"""The basic nemesis cards of tier 2."""

from __future__ import annotations

import pytest

from tests.rules.new_age.quiet import acts, drawn, quiet, unleashed


@pytest.mark.rule("NA-EXH-08", "NA-EX-17")
def test_culling_scythe() -> None:
    s = acts("culling-scythe", life=6)
    assert (unleashed(s), s.life(), s.life(1)) == (1, 2, 10)
    assert acts("culling-scythe").players_offered() == [0, 1]
    assert acts("culling-scythe", life=0, exhausted=True).life(1) == 6


def test_decay() -> None:
    s = drawn("decay")
    s.decide("Any player suffers 3")
    s.answer_player(1)
    assert (unleashed(s), s.life(1), s.gravehold) == (2, 7, 30)
    t = drawn("decay")
    t.decide("Gravehold suffers 3")
    assert (unleashed(t), t.life(1), t.gravehold) == (2, 10, 27)


def test_dement() -> None:
    s = drawn("dement", p1={"hand": ["kindle", "aurora", "crystal"], "deck": ["spark"]})
    assert (unleashed(s), s.life(1)) == (2, 9)
    assert s.deck(1) == ["aurora", "spark"] and s.hand(1) == ["crystal", "kindle"]
    tie = drawn("dement", p1={"hand": ["crystal", "spark"]})
    assert tie.asked == "onto-own-deck" and tie.seats == (1,)


def test_fugue() -> None:
    s = drawn("fugue", hand=["crystal", "spark"], p1={"hand": ["crystal", "spark", "kindle", "aurora"]})
    assert s.seats == (1,), "only player 2 has three cards"
    s.answer("crystal", "spark", "kindle")
    assert (unleashed(s), s.life(1), s.hand(1)) == (0, 8, ["aurora"])


@pytest.mark.rule("NA-AMB-04", "NA-AMB-06", "NA-EX-19")
def test_fugue_when_nobody_has_enough() -> None:
    s = drawn("fugue", hand=["crystal"], p1={"hand": ["spark", "kindle"]})
    s.answer("spark")
    assert s.hand(1) == [] and s.life(1) == 8 and s.hand() == ["crystal"]


def test_gravity_splinter() -> None:
    s = acts("gravity-splinter", breaches={1: "open", 2: "open"}, p1={"breaches": {1: "open", 2: 1}})
    assert (unleashed(s), s.life(), s.life(1)) == (2, 10, 7)
    assert acts("gravity-splinter").players_offered() == [0, 1]


def test_morbid_gyre() -> None:
    s = acts("morbid-gyre", hand=["crystal", "aurora"], p1={"hand": ["spark", "kindle"]})
    s.answer("spark", "crystal", "aurora")
    assert unleashed(s) == 2 and s.hand(1) == ["kindle"] and s.hand() == []


def test_mutilate() -> None:
    s = drawn("mutilate", prepped=[("spark", 1)], p1={"prepped": [("kindle", 1)]})
    s.answer("kindle")
    s.answer_player(0)
    assert s.prepped() == s.prepped(1) == [] and s.life() == 8 and unleashed(s) == 1


def test_needlemaw() -> None:
    s = quiet(threats=["needlemaw"])
    s.nemesis_turn("portal-guardian")
    assert (unleashed(s), s.gravehold) == (0, 28)


def test_obliterating_meteor() -> None:
    s = acts("obliterating-meteor")
    assert (unleashed(s), s.gravehold) == (2, 27)


@pytest.mark.rule("NA-EX-16")
def test_obliterating_meteor_comes_with_one_token_and_goes_for_four_cards() -> None:
    s = drawn("obliterating-meteor")
    assert s.on_card("countdown", "obliterating-meteor") == 1 and s.gravehold == 30
    t = quiet(hand=["crystal"] * 3 + ["spark"], threats=["obliterating-meteor"])
    t.choose("discard-power", "obliterating-meteor")
    while t.asked != "main-phase":
        t.choose(0)
    assert t.hand() == [] and t.pile("nemesis_discard") == ["obliterating-meteor"] and unleashed(t) == 0
    assert not quiet(hand=["crystal"] * 3, threats=["obliterating-meteor"]).can("discard-power")


def test_portal_guardian() -> None:
    s = acts("portal-guardian")
    s.answer_player(1)
    assert (unleashed(s), s.life(1)) == (1, 9)


def test_volcanic_zala() -> None:
    s = acts("volcanic-zala", charges=1, p1={"charges": 3})
    s.decide("loses 2 charges")
    assert (s.charges(), s.charges(1), s.gravehold) == (1, 1, 30), "only player 2 has two"
    t = acts("volcanic-zala", p1={"charges": 3})
    t.decide("Gravehold suffers 3")
    assert (t.charges(1), t.gravehold) == (3, 27)


@pytest.mark.rule("NA-AMB-05")
def test_volcanic_zala_without_two_charges_hits_gravehold() -> None:
    s = acts("volcanic-zala", charges=1, p1={"charges": 1})
    assert (s.charges(), s.charges(1), s.gravehold) == (1, 1, 27)
