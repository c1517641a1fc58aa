"""Echo, relics attached to breaches, and breaches of their own."""

from __future__ import annotations

import pytest

from deckwright.table.errors import BadArrangement
from tests.rules.new_age.scene import cast, scene


# --- Echo -------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("NA-ECHO-01", "NA-ECHO-04", "NA-ECHO-05")
def test_an_echo_resolves_twice_each_time_with_a_target_of_its_own() -> None:
    s = cast("bouncing-boom", threats=["catacomb-drone"])
    assert s.discard() == ["bouncing-boom"] and s.asked == "which-target"
    s.answer("umbra-titan")
    assert s.nemesis_life == 68 and s.asked == "which-target" and s.discard() == ["bouncing-boom"]
    s.answer("catacomb-drone")
    assert (s.nemesis_life, s.on_card("life", "catacomb-drone")) == (68, 3)


@pytest.mark.rule("NA-ECHO-02", "NA-ECHO-03", "NA-EX-06", "NA-BREACH-05", "NA-BREACH-07")
def test_the_example_of_echo() -> None:
    s = cast("bouncing-boom", 4, breaches={4: "defender"}, gravehold=20, threats=["catacomb-drone"])
    s.answer("umbra-titan")
    assert (s.nemesis_life, s.gravehold) == (67, 21)  # all of it once, then all of it again
    s.answer("umbra-titan")
    assert (s.nemesis_life, s.gravehold) == (64, 22)
    t = cast("bouncing-boom", 4, breaches={4: "defender"}, gravehold=29)
    assert (t.nemesis_life, t.gravehold) == (64, 30)  # never more than 30


@pytest.mark.rule("NA-ECHO-02")
def test_what_relics_add_counts_for_both_resolutions() -> None:
    s = cast("bouncing-boom", attached=[("pain-conduit", 1)])
    assert s.nemesis_life == 62 and s.discard() == ["pain-conduit", "bouncing-boom"]
    assert cast("bouncing-boom", attached=[("aether-conduit", 1)]).aether == 2


# --- Attach -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("NA-ATTACH-01", "NA-ATTACH-02", "NA-ATTACH-03", "NA-ATTACH-06", "NA-ATTACH-08")
def test_a_relic_lies_under_any_breach_that_has_none_and_stays() -> None:
    s = scene(hand=["aether-conduit", "link-conduit"], breaches={1: "open", 2: 0},
              p1={"breaches": {1: "open", 3: 2}, "attached": [("pain-conduit", 3)]})  # fmt: skip
    s.play("aether-conduit")
    assert sorted(option.card or "" for option in s.table.options) == ["breach-1", "breach-1", "breach-2"]
    s.answer("breach-2")
    s.play("link-conduit")
    assert s.texts() == ["Breach I (Player 1)", "Breach I (Player 2)"]
    s.choose(1)
    assert s.table.cards("attached", 0) == ["aether-conduit"]
    assert s.table.cards("attached", 1) == ["pain-conduit", "link-conduit"]
    assert not any(option.card and "conduit" in option.card for option in s.table.options)
    s.end_turn("turn-1")
    assert s.table.cards("attached", 0) == ["aether-conduit"] and s.discard() == []


@pytest.mark.rule("NA-ATTACH-06")
def test_turning_and_opening_a_breach_leaves_its_relic_alone() -> None:
    s = scene(aether=9, attached=[("aether-conduit", 2)], breaches={1: "open", 2: 0})
    s.focus(2)
    s.open(2)
    assert s.table.cards("attached", 0) == ["aether-conduit"]


@pytest.mark.rule("NA-ATTACH-04")
def test_a_discarded_relic_goes_to_whose_breach_it_was() -> None:
    s = scene(hand=["pain-conduit", "galvanized-bauble"], p1={"prepped": [("spark", 1)]}, breaches={})
    s.play("pain-conduit")
    s.play("galvanized-bauble")
    assert s.nemesis_life == 67
    s.choose("no")
    assert s.discard(1) == ["pain-conduit", "spark"] and s.table.cards("attached", 1) == []


@pytest.mark.rule("NA-ATTACH-05")
def test_with_its_breach_a_relic_is_gone() -> None:
    s = scene(life=1, breaches={1: "open", 2: "open"}, prepped=[("spark", 2)], attached=[("link-conduit", 2)],
              threats=["howling-spinners"])  # fmt: skip
    s.nemesis_turn()
    s.answer_player(0)
    while s.asked != "which-breach-falls":
        s.choose(0)
    s.answer("breach-2")
    assert "link-conduit" in s.discard() and "spark" in s.discard() and s.table.cards("attached", 0) == []


@pytest.mark.rule("NA-ATTACH-05")
def test_a_sigil_in_the_place_of_a_breach_discards_its_relic_too() -> None:
    s = scene(mages=["dezmodia", "garu"], charges=6, attached=[("aether-conduit", 1)])
    s.ability()
    if s.asked == "which-player":
        s.answer_player(0)
    assert s.discard() == ["aether-conduit"] and s.table.cards("breaches", 0) == ["sigil-breach-1"]


@pytest.mark.rule("NA-ATTACH-07")
def test_without_a_free_breach_a_relic_is_played_like_any_other() -> None:
    s = scene(hand=["pain-conduit"], attached=[("aether-conduit", 1)], p1={"attached": [("link-conduit", 1)]})
    s.play("pain-conduit")
    assert s.asked == "main-phase" and s.table.cards("play", 0) == ["pain-conduit"]
    s.end_turn("turn-1")
    assert s.hand() == ["pain-conduit"]  # discarded, and drawn again


def test_pain_conduit_works_even_on_a_spell_without_damage_and_on_a_closed_breach() -> None:
    s = cast("spark", 2, breaches={1: "open", 2: 1}, attached=[("pain-conduit", 2)])
    assert s.nemesis_life == 67 and s.discard() == ["pain-conduit", "spark"]


def test_aether_conduit_pays_the_caster_every_time() -> None:
    s = cast("spark", attached=[("aether-conduit", 1)])
    assert s.aether == 1 and s.table.cards("attached", 0) == ["aether-conduit"]


def test_link_conduit_makes_room_for_two() -> None:
    s = scene(hand=["spark", "spark", "spark", "crystallize"], attached=[("link-conduit", 1)],
              breaches={1: "open", 2: 0})  # fmt: skip
    s.prep("spark", 1)
    s.prep("spark", 1)
    assert s.prepped() == ["spark", "spark"] and not s.can("prep") and not s.can("prep-wide")
    t = scene(hand=["link-conduit", "force-amplifier"], prepped=[("spark", 1)])
    t.play("link-conduit")
    t.choose(0)
    t.prep("force-amplifier", 1)
    assert t.prepped() == ["spark", "force-amplifier"]
    u = scene(hand=["spark"], prepped=[("spark", 2)], attached=[("link-conduit", 2)], breaches={1: "open", 2: 1})
    assert [option.target for option in u.options_of("prep")] == ["breach-1"]  # II is closed and was not focused


def test_link_conduit_makes_room_for_spells_alone() -> None:
    s = scene(hand=["crystal", "caged-fire", "spark"], prepped=[("spark", 1)], attached=[("link-conduit", 1)])
    assert s.choices("prep") == ["spark"]


def test_positions_with_relics_are_laid_and_checked() -> None:
    with pytest.raises(BadArrangement, match="more than one relic"):
        scene(attached=[("aether-conduit", 1), ("pain-conduit", 1)])
    with pytest.raises(BadArrangement, match="no relic to attach"):
        scene(attached=[("spark", 1)])
    with pytest.raises(BadArrangement, match="do not go together"):
        scene(prepped=[("spark", 1), ("spark", 1)])
    assert scene(prepped=[("spark", 1), ("spark", 1)], attached=[("link-conduit", 1)]).prepped() == ["spark", "spark"]


# --- breaches of their own --------------------------------------------------------------------------------------------
@pytest.mark.rule("NA-BREACH-07")
def test_the_celestial_breach_adds_two_when_opened() -> None:
    assert cast("spark", 4, breaches={4: "celestial"}).nemesis_life == 67
    assert cast("spark", 4, breaches={4: ("celestial", 2)}).nemesis_life == 69
    s = scene(breaches={1: "open", 4: ("celestial", 0)}, aether=13)
    assert (s.price_by("focus", "celestial-breach-4"), s.price_by("open", "celestial-breach-4")) == (4, 13)


@pytest.mark.rule("NA-BREACH-07")
def test_the_ancient_breach_adds_its_surge_tokens() -> None:
    assert cast("spark", 1, breaches={1: "ancient"}).nemesis_life == 69
    assert cast("spark", 1, breaches={1: "ancient"}, surge=4).nemesis_life == 65


@pytest.mark.rule("NA-BREACH-05", "NA-BREACH-07", "NA-MAT-07")
def test_the_defender_breach() -> None:
    s = cast("spark", 4, breaches={4: "defender"}, gravehold=20)
    assert (s.nemesis_life, s.gravehold) == (68, 21)
    t = cast("spark", 4, breaches={4: ("defender", 1)}, gravehold=20)
    assert (t.nemesis_life, t.gravehold) == (69, 20)  # closed it does nothing
    u = cast("spark", 4, breaches={4: "defender"}, gravehold=20, options={"defender_damage": False})
    assert (u.nemesis_life, u.gravehold) == (69, 21)


def test_a_wide_spell_brings_the_effects_of_both_its_breaches() -> None:
    s = cast("pyrotechnic-surge", 3, breaches={3: "open", 4: "defender"}, gravehold=20,
             attached=[("aether-conduit", 3), ("pain-conduit", 4)])  # fmt: skip
    s.decline()
    assert (s.nemesis_life, s.gravehold, s.aether) == (62, 21, 1)  # 4, and 1 + 1 + 2


def test_a_sigil_comes_from_the_sigils_alone() -> None:
    s = scene(mages=["dezmodia", "garu"], charges=6)
    s.ability()
    if s.asked == "which-player":
        s.answer_player(0)
    assert s.table.cards("breaches", 0) == ["sigil-breach-1"]


@pytest.mark.rule("NA-PREP-01")
def test_room_beside_kindle_in_a_closed_breach_is_for_a_spark_alone() -> None:
    """Alone you are your own ally, so that Cairn Compass may fill a closed breach of yours in your own turn."""
    s = scene(players=1, hand=["cairn-compass", "spark", "force-amplifier"], discard=["kindle"], breaches={2: 0},
              attached=[("link-conduit", 2)])  # fmt: skip
    s.play("cairn-compass")
    s.choose("prep", "kindle")
    assert s.choices("prep") == ["spark"]
    s.arrange(aether=2)
    s.focus(2)
    assert s.choices("prep") == ["force-amplifier", "spark"]
