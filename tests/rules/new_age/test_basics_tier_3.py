"""The basic nemesis cards of tier 3."""

from __future__ import annotations

import pytest

from tests.rules.new_age.quiet import acts, drawn, quiet, unleashed


def test_crushing_storm() -> None:
    assert unleashed(acts("crushing-storm")) == 3
    s = quiet(breaches={1: "open", 2: "open", 3: "open", 4: 1}, prepped=[("spark", 2)], threats=["crushing-storm"])
    s.choose("discard-power", "crushing-storm")
    assert s.asked == "destroy-breach" and s.choices() == ["breach-1", "breach-2", "breach-3"]
    s.answer("breach-2", "breach-3")
    assert s.breaches() == {1: "open", 4: 1} and s.discard() == ["spark"] and s.prepped() == []
    assert s.pile("nemesis_discard") == ["crushing-storm"]
    assert not quiet(breaches={1: "open", 2: 3, 3: 3}, threats=["crushing-storm"]).can("discard-power")


def test_disperse() -> None:
    s = drawn("disperse", p1={"hand": ["kindle", "aurora", "crystal"]})
    assert (unleashed(s), s.life(1), s.pile("destroyed")) == (2, 8, ["aurora"])


def test_doom_aegis_unleashes_too() -> None:
    s = acts("doom-aegis", charges=2, p1={"charges": 4})
    assert (unleashed(s), s.life(1), s.charges(1), s.charges()) == (1, 6, 0, 2)


@pytest.mark.rule("NA-PLAY-02")
def test_eliminate() -> None:
    s, t, u = drawn("eliminate"), drawn("eliminate"), drawn("eliminate")
    assert len(s.texts()) == 3 and s.seats == (0, 1)
    s.decide("Unleash 3 times")
    t.decide("Gravehold suffers 6")
    u.decide("ny player suffers 5")
    u.answer_player(1)
    assert (unleashed(s), s.gravehold) == (3, 30)
    assert (unleashed(t), t.gravehold) == (0, 24)
    assert (unleashed(u), u.gravehold, u.life(1)) == (0, 30, 5)


@pytest.mark.rule("NA-NCARD-04")
@pytest.mark.parametrize(("life", "after"), [(10, 10), (7, 7), (6, 9), (1, 4)])
def test_eternal_watcher_recovers_when_it_is_weak(life: int, after: int) -> None:
    s = quiet(threats=[{"card": "eternal-watcher", "life": life}])
    s.nemesis_turn("needlemaw")
    s.answer_player(1)
    assert s.life(1) == 7 and s.on_card("life", "eternal-watcher") == after


@pytest.mark.parametrize(("spell", "unleashes", "hurt"), [("kindle", 2, True), ("aurora", 1, False)])
def test_gnashing_maw_eats_the_dearest_spell(spell: str, unleashes: int, hurt: bool) -> None:
    s = acts("gnashing-maw", prepped=[("spark", 1)], p1={"prepped": [(spell, 1)]})
    if hurt:
        s.answer_player(0)
    assert s.pile("destroyed") == [spell] and s.prepped() == ["spark"]
    assert (unleashed(s), s.life()) == (unleashes, 7 if hurt else 10)


def test_gnashing_maw_without_a_spell_to_eat() -> None:
    s = acts("gnashing-maw")
    assert unleashed(s) == 1 and s.pile("destroyed") == [] and s.asked == "main-phase"


def test_gore_counts_what_is_left() -> None:
    s = drawn("gore", hand=["kindle", "crystal"], p1={"hand": ["aurora", "kindle", "spark", "crystal", "crystal"]})
    assert unleashed(s) == 2 and s.seats == (1,)
    s.answer("spark", "crystal", "crystal")
    assert s.hand(1) == ["aurora", "kindle"] and (s.life(1), s.life()) == (6, 10)


@pytest.mark.rule("NA-EX-20", "NA-EXH-01", "NA-EXH-02", "NA-EXH-03", "NA-EXH-04", "NA-EXH-10")
def test_gore_exhausts_bob() -> None:
    s = drawn("gore", gravehold=23, p1={
        "hand": ["aurora", "kindle", "crystal", "crystal", "crystal"], "life": 3, "charges": 3,
        "breaches": {1: "open", 3: "open"}, "prepped": [("spark", 3)]})  # fmt: skip
    assert unleashed(s) == 2
    s.answer("crystal", "crystal", "crystal")
    assert unleashed(s) == 4 and s.asked == "which-breach-falls", "4 damage for 3 life: two unleashes more"
    s.answer("breach-3")
    assert s.breaches(1) == {1: "open"} and s.discard(1)[0] == "spark" and s.charges(1) == 0
    assert s.gravehold == 21 and s.value("exhausted", 1)


def test_gore_prefers_a_free_card_to_an_empty_hand() -> None:
    s = drawn("gore", p1={"hand": ["crystal"]})
    assert s.hand(1) == [] and s.life(1) == 10


def test_hex_of_destruction() -> None:
    deck = ["crystal", "spark", "kindle", "aurora", "crystal"]
    s = acts("hex-of-destruction", hand=["spark"] * 5, deck=["crystal"] * 3, p1={"deck": deck})
    assert (unleashed(s), s.gravehold) == (2, 26)
    assert s.deck(1) == ["crystal"] and len(s.deck()) == 3, "only player 2 has four cards"
    assert sorted(s.pile("destroyed")) == ["aurora", "crystal", "kindle", "spark"]


@pytest.mark.rule("NA-DRAW-03")
def test_hex_of_destruction_turns_the_discard_pile_over() -> None:
    s = acts("hex-of-destruction", p1={"deck": ["crystal", "crystal"], "discard": ["aurora", "kindle", "spark"]})
    assert s.deck(1) == ["aurora"] and s.discard(1) == [], "Spark and Kindle lay deepest"
    assert sorted(s.pile("destroyed")) == ["crystal", "crystal", "kindle", "spark"]


def test_monstrosity_of_omens() -> None:
    assert acts("monstrosity-of-omens").gravehold == 25
    t = quiet(prepped=[("conjure-the-lost", 1)], threats=["monstrosity-of-omens"])
    t.casting()
    t.cast("conjure-the-lost")
    t.answer("monstrosity-of-omens")
    assert t.on_card("life", "monstrosity-of-omens") == 4


def test_sunder() -> None:
    s = drawn("sunder", life=7)
    s.decide("Gravehold suffers 4")
    assert (s.gravehold, s.life()) == (26, 3)
    t = drawn("sunder")
    t.decide("Shuffle all nemesis cards")
    assert (t.gravehold, t.life(), t.life(1)) == (30, 10, 10)
    assert len(t.pile("turns_taken")) == 1, "only the card of the turn that came then"
    assert (t.pile("turns") + t.pile("turns_taken")).count("turn-nemesis") == 2


def test_topple() -> None:
    s = drawn("topple")
    assert (unleashed(s), s.gravehold, s.pile("nemesis_discard")) == (2, 26, ["topple"])
