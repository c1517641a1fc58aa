"""The worked examples of the rulebook that need more than a rule's own test (WE-EX-06, WE-EX-10)."""

from __future__ import annotations

import pytest

from tests.rules.war_eternal.scene import Scene, scene


@pytest.mark.rule("WE-EX-06")
def test_the_casting_phase_of_boris() -> None:
    s = scene(
        p1={"hand": ["crystal"] * 5, "prepped": [("spark", 1), ("jagged-lightning", 3)],
            "breaches": {1: "open", 2: "open", 3: 0, 4: 1}},
        breaches={1: "open", 2: 0},
    )  # fmt: skip
    s.casting(seat=1)
    assert not s.can("end-casting")
    s.cast("jagged-lightning")
    assert s.nemesis_life == 67 and s.discard(1)[0] == "jagged-lightning"
    s.answer("crystal")
    assert s.asked == "which-player" and s.players_offered() == [0, 1]
    s.answer_player(1)
    assert s.discard(1)[:2] == ["crystal", "jagged-lightning"]
    assert s.breaches(1) == {1: "open", 2: "open", 3: 1, 4: 1}
    assert s.can("end-casting")
    s.choose("end-casting")
    assert s.prepped(1) == ["spark"]
    s.arrange(p1__hand=["kindle"])
    assert any(option.target == "breach-3" for option in s.options_of("prep"))


@pytest.mark.rule("WE-EX-10")
def test_annas_ways_to_a_second_place_for_a_spark() -> None:
    def anna() -> Scene:
        s = scene(hand=["oblivion-shard", "crystal", "crystal", "spark", "spark"], market=["mages-totem"],
                  breaches={1: "open", 2: 1, 3: 0, 4: 1}, deck=["crystal"] * 4 + ["spark"])  # fmt: skip
        s.play_all("crystal", "crystal", "oblivion-shard")
        return s

    s = anna()
    assert [s.price_by("focus", f"breach-{n}") for n in (2, 3, 4)] == [2, 3, 4]
    assert s.price_by("open", "breach-2") == 4 and not s.can("open", "breach-3")
    s.focus(2)
    assert (s.aether, s.value("gem_aether")) == (2, 0)
    assert s.can("charge") and s.can("gain", "mages-totem") and s.can("focus", "breach-2")
    t = anna()
    t.open(2)
    t.prep("spark", 1)
    t.prep("spark", 2)
    assert t.aether == 0 and t.breaches()[2] == "open"
    t.end_turn("turn-1")
    assert len(t.options_of("cast")) == 2 and t.can("end-casting")
