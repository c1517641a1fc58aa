"""The upgraded basic nemesis cards."""

from __future__ import annotations

import pytest

from tests.rules.new_age.quiet import acts, drawn, quiet, unleashed


def test_bane_commander() -> None:
    s = acts("bane-commander")
    s.answer_player(1)
    assert (unleashed(s), s.life(1)) == (1, 9)


@pytest.mark.parametrize(("then", "unleashes", "life"), [("turn-1", 3, 10), ("turn-nemesis", 0, 5)])
def test_hissing_acid(then: str, unleashes: int, life: int) -> None:
    s = quiet(threats=[{"card": "hissing-acid", "countdown": 1}],
              turns_taken=[] if then == "turn-nemesis" else ["turn-nemesis"])  # fmt: skip
    s.nemesis_turn("needlemaw", then=then)
    if life < 10:
        s.answer_player(1)
    assert s.said("turn-card-shown") == [then] or life < 10
    assert s.life(1) == life and s.said("unleashes").count("gate-witch") == unleashes


def test_wreck() -> None:
    s = drawn("wreck")
    assert (unleashed(s), s.gravehold) == (2, 29)


def test_engulfing_madness() -> None:
    s = acts("engulfing-madness")
    s.answer_player(1)
    assert (unleashed(s), s.life(1)) == (2, 6)


def test_marked() -> None:
    s = drawn("marked", life=8)
    assert (unleashed(s), s.life(), s.life(1)) == (2, 5, 10)


def test_needle_doom() -> None:
    s = acts("needle-doom")
    assert (unleashed(s), s.gravehold) == (1, 28)


def test_separate() -> None:
    s = drawn("separate", prepped=[("spark", 1)], p1={"prepped": [("kindle", 1)]})
    assert (unleashed(s), s.gravehold, s.discard(1)) == (2, 28, ["kindle"])
    assert s.prepped() == ["spark"] and s.prepped(1) == []
    tie = drawn("separate", prepped=[("spark", 1)], p1={"prepped": [("spark", 1)]})
    assert tie.asked == "discard-spell" and tie.seats == (0, 1)
    assert drawn("separate").asked == "main-phase"


def test_sky_tremor() -> None:
    s = acts("sky-tremor")
    assert (unleashed(s), s.gravehold) == (2, 26)


def test_burialskulk() -> None:
    s = acts("burialskulk")
    assert unleashed(s) == 2 and s.on_card("life", "burialskulk") == 18


def test_eradicate() -> None:
    s = drawn("eradicate", hand=["aurora", "aurora"], p1={"hand": ["crystal", "kindle", "aurora", "spark"]})
    assert s.choices() == ["crystal", "spark"] and s.seats == (1,), "the tie is asked about"
    s.answer("spark")
    assert unleashed(s) == 2 and s.hand(1) == ["crystal"] and s.discard(1) == ["spark", "kindle", "aurora"]


@pytest.mark.parametrize(("spell", "unleashes"), [("kindle", 3), ("aurora", 2), (None, 3)])
def test_flash_of_decay(spell: str | None, unleashes: int) -> None:
    s = acts("flash-of-decay", p1={"prepped": [(spell, 1)] if spell else []})
    assert unleashed(s) == unleashes and s.pile("destroyed") == ([spell] if spell else [])


def test_ray_of_desolation() -> None:
    s = acts("ray-of-desolation", prepped=[("spark", 1)],
             p1={"prepped": [("kindle", 1), ("aurora", 2)], "breaches": {1: "open", 2: "open"}})  # fmt: skip
    assert unleashed(s) == 2 and sorted(s.pile("destroyed")) == ["aurora", "kindle"] and s.prepped() == ["spark"]


def test_sacrifice() -> None:
    s, t = drawn("sacrifice"), drawn("sacrifice")
    s.decide("Unleash 4 times")
    assert (unleashed(s), s.gravehold) == (4, 30)
    t.decide("Gravehold suffers 4")
    t.answer_player(1)
    assert (unleashed(t), t.gravehold, t.life(1)) == (0, 26, 6)


def test_terrify() -> None:
    s = drawn("terrify", hand=["crystal"], p1={"hand": ["kindle", "crystal", "spark"]})
    assert s.seats == (1,) and unleashed(s) == 3
    s.answer("crystal", "spark")
    assert (s.gravehold, s.hand(1), sorted(s.pile("destroyed"))) == (28, ["kindle"], ["crystal", "spark"])


@pytest.mark.parametrize(("taken", "life"), [([], 5), (["turn-nemesis"], 2)])
def test_thunderous_tempest(taken: list[str], life: int) -> None:
    s = acts("thunderous-tempest", turns_taken=taken)
    s.answer_player(1)
    assert s.life(1) == life
