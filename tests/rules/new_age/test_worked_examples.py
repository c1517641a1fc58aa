"""The worked examples of the rulebook about cards of players."""

from __future__ import annotations

import pytest

from tests.rules.new_age.scene import Scene, scene

ABBY = {1: "open", 2: 1, 3: 0, 4: ("defender", 1)}


@pytest.mark.rule("NA-EX-01", "NA-BREACH-04")
def test_breaches_are_turned_and_opened_in_any_order() -> None:
    s = scene(breaches={1: "open", 2: 0, 3: 0, 4: 0}, aether=18)
    s.focus(3)
    s.focus(2)
    s.open(4)
    assert s.breaches() == {1: "open", 2: 1, 3: 1, 4: "open"}


@pytest.mark.rule("NA-EX-02", "NA-BREACH-06")
def test_neighbours() -> None:
    s = scene(hand=["crystallize"], breaches={1: "open", 2: "open", 3: "open", 4: "open"})
    assert [option.target for option in s.options_of("prep-wide")] == ["breach-1", "breach-2", "breach-3"]
    t = scene(hand=["crystallize"], breaches={1: "open", 3: "open"})
    assert not t.can("prep-wide")


@pytest.mark.rule("NA-EX-07", "NA-CAST-01", "NA-CAST-02", "NA-CAST-04")
def test_the_casting_phase_of_bob() -> None:
    s = scene(breaches={1: "open", 3: 0}, prepped=[("spark", 1), ("imbued-smash", 3)],
              hand=["crystal", *["exogranite"] * 4])  # fmt: skip
    s.casting()
    assert not s.can("end-casting")
    s.cast("imbued-smash")
    assert s.nemesis_life == 66 and s.discard() == ["imbued-smash"]
    s.answer("crystal")
    assert s.nemesis_life == 64 and s.discard() == ["crystal", "imbued-smash"]
    s.choose("end-casting")
    assert s.prepped() == ["spark"]


@pytest.mark.rule("NA-EX-08", "NA-CAST-07", "NA-PREP-03")
def test_casting_the_spell_of_an_ally() -> None:
    def with_bauble() -> Scene:
        s = scene(hand=["galvanized-bauble"], discard=["crystal", "spark", "exogranite"], threats=["catacomb-drone"],
                  p1={"prepped": [("patterned-strike", 1)], "discard": ["crystal"]})  # fmt: skip
        s.play("galvanized-bauble")
        assert s.asked == "which-target" and s.seats == (0,)
        s.answer("umbra-titan")
        s.answer("crystal", "spark")
        assert s.nemesis_life == 66 and sorted(s.hand()) == ["crystal", "spark"]
        assert s.discard() == ["exogranite"] and s.discard(1) == ["patterned-strike", "crystal"]
        return s

    kept = with_bauble()
    kept.choose("no")
    assert kept.discard(1) == ["patterned-strike", "crystal"]
    destroyed = with_bauble()
    destroyed.choose("yes")
    assert destroyed.discard(1) == ["crystal"] and destroyed.pile("destroyed") == ["patterned-strike"]


@pytest.mark.rule("NA-EX-09", "NA-MAIN-01")
def test_the_order_of_actions_is_free() -> None:
    s = scene(hand=["exogranite", "spark", "energized-rubidium"], market=["exogranite", "caged-fire"], aether=1)
    s.play("exogranite")
    s.decide("Gain 2")
    s.gain("caged-fire")
    s.prep("spark", 1)
    s.play("energized-rubidium")
    s.gain("exogranite")
    assert s.discard() == ["exogranite", "caged-fire"] and s.aether == 0


@pytest.mark.rule("NA-EX-10", "NA-GAIN-01", "NA-GAIN-02", "NA-CHARGE-01")
def test_what_abby_buys_with_four_crystals() -> None:
    s = scene(hand=["spark", *["crystal"] * 4], market=["recurring-jasper"])
    s.play_all(*["crystal"] * 4)
    s.gain("recurring-jasper")
    assert s.discard() == ["recurring-jasper"] and s.aether == 0
    t = scene(hand=["spark", *["crystal"] * 4])
    t.play_all(*["crystal"] * 4)
    t.choose("charge")
    t.choose("charge")
    assert t.charges() == 2 and t.aether == 0


@pytest.mark.rule("NA-EX-11", "NA-BREACH-09", "NA-FOCUS-03", "NA-OPEN-01")
def test_what_abby_may_do_with_her_breaches() -> None:
    def abby() -> Scene:
        s = scene(hand=["spark", *["crystal"] * 4], breaches=ABBY, market=[])
        s.play_all(*["crystal"] * 4)
        return s

    s = abby()
    prices = {option.card: option.number for option in s.options_of("focus")}
    assert prices == {"breach-2": 2, "breach-3": 3, "defender-breach-4": 4}
    assert {option.card: option.number for option in s.options_of("open")} == {"breach-2": 4}
    s.focus(2)
    assert s.aether == 2 and s.can("charge") and s.can("focus", "breach-2")
    t = abby()
    t.choose("focus", "defender-breach-4")
    assert t.breaches()[4] == 2 and t.aether == 0
    assert sorted(option.target or "" for option in t.options_of("prep")) == ["breach-1", "defender-breach-4"]
    t.prep("spark", 1)
    t.end_turn("turn-1")
    assert t.asked == "casting-phase" and t.can("end-casting")
    t.arrange(aether=7)
    t.choose("end-casting")
    assert t.price_by("open", "defender-breach-4") == 7
    u = abby()
    u.prep("spark", 1)
    u.choose("focus", "defender-breach-4")
    assert u.prepped() == ["spark"]
    v = abby()
    v.choose("focus", "defender-breach-4")
    v.prep("spark", 4)
    v.end_turn("turn-1")
    assert not v.can("end-casting")  # in a closed breach it has to be cast


@pytest.mark.rule("NA-EX-12", "NA-DRAW-01", "NA-DRAW-02", "NA-DRAW-03", "NA-FOCUS-07")
def test_the_draw_phase_of_bob() -> None:
    s = scene(hand=["crystal", "galvanized-bauble", "crystal", "crystal", "crystal", "recurring-jasper"],
              breaches={1: "open", 3: 0}, prepped=[("imbued-smash", 3)], market=["imbued-smash"],
              deck=["spark", "exogranite"], p1={"breaches": ABBY, "hand": ["spark"]})  # fmt: skip
    s.table.arrange({}, at="casting-phase", seat=0)
    s.cast("imbued-smash")
    s.answer("crystal")
    s.play("galvanized-bauble")
    s.answer("defender-breach-4")
    s.play_all("crystal", "crystal", "crystal", "recurring-jasper")
    assert s.asked == "main-phase" and s.aether == 5  # the top of the discard pile is a Crystal
    s.gain("imbued-smash")
    s.arrange(turns=["turn-2", "..."])
    s.choose("end-ordering")
    s.choose("by-hand")
    s.answer("galvanized-bauble", "recurring-jasper")
    while s.asked == "next-discard":
        s.choose(0)
    assert sorted(s.hand()) == sorted(["spark", "exogranite", "imbued-smash", "crystal", "imbued-smash"])
    assert s.deck() == ["galvanized-bauble", "recurring-jasper", "crystal", "crystal", "crystal"]
    assert s.discard() == [] and s.breaches(1)[4] == 2
    assert s.table.active == 1
    assert [option.target for option in s.options_of("prep")] == ["breach-1"]  # it was not her turn
