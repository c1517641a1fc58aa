"""What is added to spells where it is easily lost: two breaches, two spells in a row, somebody else's mat."""

from __future__ import annotations

import pytest

from tests.rules.new_age.scene import cast, scene

ENERGIZED = {"card": "breach-1", "open": True, "energized": True}


@pytest.mark.rule("NA-ATTACH-04")
def test_pain_conduit_under_the_right_half_of_a_wide_spell_is_spent() -> None:
    s = cast("pyrotechnic-surge", 1, breaches={1: "open", 2: "open"}, attached=[("pain-conduit", 2)])
    s.decline()
    assert s.nemesis_life == 64 and s.table.cards("attached", 0) == []
    assert s.discard() == ["pain-conduit", "pyrotechnic-surge"]


@pytest.mark.rule("NA-CAST-06")
def test_a_breach_adds_to_a_spell_without_damage_after_one_with_damage() -> None:
    s = cast("spark", 1, breaches={1: "open", 3: "open"}, also=[("tidal-surge", 3)])
    assert s.nemesis_life == 69
    s.cast("tidal-surge")
    assert s.nemesis_life == 68 and s.charges() == 1


@pytest.mark.rule("NA-MAGE-06")
def test_whoever_casts_gains_the_charge_and_not_who_brought_the_token() -> None:
    s = scene(mages=["gygar", "soskel"], hand=["galvanized-bauble"], p1={"prepped": [("spark", 1)]})
    s.arrange(p1__breaches=[ENERGIZED], p1__prepped=["spark in breach 1"])
    s.play("galvanized-bauble")
    s.choose("no")
    assert (s.charges(), s.charges(1)) == (1, 0)
