"""Every basic nemesis card, against a nemesis whose unleash only counts."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.war_eternal.scene import Scene, scene


def quiet(**arrangement: Any) -> Scene:
    """The Gate Witch with one token, and time that stands still."""
    return scene(nemesis="gate-witch", turns_taken=["turn-nemesis"], **arrangement)


def drawn(card: str, **arrangement: Any) -> Scene:
    """The nemesis draws an attack."""
    s = quiet(**arrangement)
    s.nemesis_turn(card)
    return s


def acts(card: str, after: str = "null-scion", **arrangement: Any) -> Scene:
    """A minion acts, or a power happens, in the nemesis main phase."""
    s = quiet(threats=[{"card": card, "countdown": 1} if card in POWERS else card], **arrangement)
    s.nemesis_turn(after)
    return s


POWERS = {
    "heart-of-nothing", "night-unending", "planar-collision", "aphotic-sun", "chaos-flail", "morbid-gyre",
    "apocalypse-ritual", "cataclysmic-fate", "withering-beam",
}  # fmt: skip


def test_afflict() -> None:
    s = drawn("afflict", p1={"discard": ["spark", "kindle"]})
    s.answer_player(1)
    assert s.tokens == 2 and s.life(1) == 7 and s.seats == (1,)
    s.answer("kindle")
    assert s.hand(1) == ["kindle"] and s.discard(1) == ["spark"]


def test_catacomb_drone() -> None:
    s = acts("catacomb-drone")
    assert (s.tokens, s.gravehold) == (2, 29)


@pytest.mark.parametrize(("then", "life", "gravehold"), [("turn-2", 8, 30), ("turn-nemesis", 10, 27)])
def test_encroach(then: str, life: int, gravehold: int) -> None:
    s = scene(nemesis="gate-witch", turns=["turn-nemesis", then, "turn-1"],
              turns_taken=["turn-nemesis"] if then != "turn-nemesis" else ["turn-1"])  # fmt: skip
    s.arrange(deck_1=["encroach", "mage-ender"])
    s.choose("end-turn")
    assert (s.life(1), s.gravehold) == (life, gravehold)


def test_heart_of_nothing() -> None:
    s = acts("heart-of-nothing")
    s.decide("Unleash 2 times")
    assert s.tokens == 3
    t = acts("heart-of-nothing")
    t.decide("suffers 4")
    t.answer_player(0)
    assert t.life() == 6
    toll = scene(hand=["crystal"] * 4, threats=["heart-of-nothing"])
    toll.choose("discard-power", "heart-of-nothing")
    toll.answer("crystal", "crystal", "crystal")
    assert toll.hand() == [] and toll.pile("nemesis_discard") == ["heart-of-nothing"]
    assert not scene(hand=["crystal"] * 3, threats=["heart-of-nothing"]).can("discard-power")


def test_howling_spinners() -> None:
    s = acts("howling-spinners")
    s.answer_player(1)
    assert s.life(1) == 8


def test_night_unending() -> None:
    s = acts("night-unending", prepped=[("spark", 1), ("spark", 2)], breaches={1: "open", 2: "open"},
             p1={"prepped": [("spark", 1)]})  # fmt: skip
    assert s.gravehold == 26


def test_nix() -> None:
    s = drawn("nix", hand=[], p1={"hand": ["crystal", "kindle"]})
    assert s.life(1) == 9 and s.hand(1) == ["crystal"] and s.tokens == 2  # only player 2 has a card


def test_planar_collision() -> None:
    assert acts("planar-collision").tokens == 3
    s = scene(prepped=[("spark", 1), ("kindle", 2)], breaches={1: "open", 2: "open"}, threats=["planar-collision"])
    s.choose("discard-power", "planar-collision")
    s.answer("spark")
    assert s.prepped() == [] and s.discard() == ["kindle", "spark"]
    assert not scene(prepped=[("spark", 1)], p1={"prepped": [("spark", 1)]}, threats=["planar-collision"]).can(
        "discard-power"
    )


def test_thrash() -> None:
    s = drawn("thrash", hand=["crystal"], p1={"hand": ["spark", "spark"]})
    s.answer("spark", "spark")
    assert s.hand(1) == [] and s.hand() == ["crystal"] and s.tokens == 2


def test_aphotic_sun() -> None:
    s = acts("aphotic-sun", charges=2, p1={"charges": 4})
    assert (s.life(1), s.charges(1), s.charges(), s.tokens) == (7, 0, 2, 2)


def test_chaos_flail() -> None:
    s = acts("chaos-flail", p1={"deck": ["kindle"], "discard": ["spark"]})
    assert s.pile("destroyed") == ["kindle"] and s.deck(1) == ["spark"] and s.tokens == 3
    tie = acts("chaos-flail", p1={"deck": ["crystal"], "discard": ["spark"]})
    assert tie.seats == (1,) and tie.choices() == ["crystal", "spark"]
    before = tie.table.hash()
    tie.table.arrange({})
    assert tie.table.hash() == before, "cards that are revealed in a nemesis turn were not played"


def test_mage_ender() -> None:
    s = acts("mage-ender", breaches={1: "open"}, p1={"breaches": {1: "open", 2: "open"}})
    assert s.life(1) == 8


def test_mangleroot() -> None:
    s = acts("mangleroot")
    assert s.gravehold == 27 and s.on_card("life", "mangleroot") == 10


def test_morbid_gyre() -> None:
    s = acts("morbid-gyre", hand=["crystal", "spark"], p1={"hand": []})
    s.answer("spark")
    assert s.hand() == [] and s.tokens == 3  # all they have


def test_mutilate() -> None:
    s = drawn("mutilate", prepped=[("spark", 1)], p1={"prepped": [("kindle", 1)]})
    s.answer("kindle")
    s.answer_player(0)
    assert s.prepped() == s.prepped(1) == [] and s.life() == 8 and s.tokens == 2


def test_null_scion() -> None:
    assert acts("null-scion", after="mage-ender").tokens == 2


@pytest.mark.parametrize(("taken", "gravehold"), [([], 25), (["turn-nemesis"], 20)])
def test_apocalypse_ritual(taken: list[str], gravehold: int) -> None:
    s = scene(nemesis="gate-witch", turns_taken=taken, threats=[{"card": "apocalypse-ritual", "countdown": 1}])
    s.nemesis_turn("mage-ender")
    assert s.gravehold == gravehold


def test_banish() -> None:
    s = drawn("banish", prepped=[("spark", 1)], p1={"prepped": [("spark", 1), ("kindle", 2)],
              "breaches": {1: "open", 2: "open"}})  # fmt: skip
    assert s.life(1) == 8 and s.tokens == 3


def test_cataclysmic_fate() -> None:
    s = acts("cataclysmic-fate", life=6)
    assert s.life() == 2
    toll = scene(prepped=[("aurora", 2), ("spark", 1)], breaches={1: "open", 2: "open"}, threats=["cataclysmic-fate"])
    toll.choose("discard-power", "cataclysmic-fate")
    assert toll.breaches() == {1: "open"} and sorted(toll.pile("destroyed")) == ["aurora", "breach-2"]
    assert not scene(prepped=[("kindle", 1)], threats=["cataclysmic-fate"]).can("discard-power")


def test_engulf() -> None:
    s = drawn("engulf", nemesis_discard=["catacomb-drone", "smite", "thrash"])
    assert (s.tokens, s.gravehold) == (3, 28)
    assert s.pile("nemesis_discard") == ["engulf", "catacomb-drone", "smite", "thrash"]
    assert drawn("engulf", nemesis_discard=["catacomb-drone"]).tokens == 1


def test_monstrosity_of_omens() -> None:
    s = acts("monstrosity-of-omens")
    assert s.gravehold == 25
    t = scene(prepped=[("conjure-the-lost", 1)], threats=["monstrosity-of-omens"])
    t.casting()
    t.cast("conjure-the-lost")
    t.answer("monstrosity-of-omens")
    assert t.on_card("life", "monstrosity-of-omens") == 4


def test_quell() -> None:
    s = drawn("quell")
    s.decide("Gravehold suffers 7")
    assert s.gravehold == 23
    t = drawn("quell")
    t.decide("Unleash 3 times")
    assert t.tokens == 4


def test_throttle_takes_the_dearest_and_asks_only_about_ties() -> None:
    s = drawn("throttle", p1={"hand": ["crystal", "kindle", "aurora", "spark"]})
    assert s.asked == "destroy-card" and s.choices() == ["crystal", "spark"] and s.seats == (1,)
    s.answer("spark")
    assert s.hand(1) == ["crystal"] and s.tokens == 3


def test_withering_beam() -> None:
    s = acts("withering-beam", prepped=[("spark", 1)], p1={"prepped": [("kindle", 1), ("carbonize", 2)],
             "breaches": {1: "open", 2: "open"}})  # fmt: skip
    s.answer("kindle")
    assert s.tokens == 3 and sorted(s.pile("destroyed")) == ["carbonize", "kindle"] and s.prepped() == ["spark"]


def test_smite_is_discarded() -> None:
    s = drawn("smite")
    assert (s.tokens, s.gravehold, s.pile("nemesis_discard")) == (3, 28, ["smite"])
