"""Cards of the supply in rare positions: what is left of a pile, what has gone elsewhere, what cannot be hit."""

from __future__ import annotations

import pytest

from deckwright.games.new_age.cards import BOX
from tests.rules.new_age.scene import cast, scene

COSTS = {
    "exogranite": 3, "lurking-sionite": 3, "resonant-pearl": 3, "recurring-jasper": 4, "energized-rubidium": 5,
    "unrefined-blaststone": 6, "marble-galaxy": 2, "caged-fire": 3, "galvanized-bauble": 3, "pain-conduit": 3,
    "aether-conduit": 4, "link-conduit": 6, "well-of-energy": 7, "tethered-darts": 3, "force-amplifier": 4,
    "reverberating-shock": 4, "fatal-harmony": 5, "imbued-smash": 5, "bouncing-boom": 6, "deluge-of-power": 6,
    "patterned-strike": 7, "spirit-lift": 8,
}  # fmt: skip


def most_charges() -> int:
    """How many charges the mage of a scene can have."""
    return scene().value("most_charges", 0)


def test_the_next_blaststone_comes_up_when_one_is_destroyed() -> None:
    s = scene(
        hand=["unrefined-blaststone"], aether=6, market=["unrefined-blaststone"], stock=["unrefined-blaststone"] * 2
    )
    s.play("unrefined-blaststone")
    s.decide("Destroy a card of this supply pile")
    assert s.pile("market") == ["unrefined-blaststone"] and s.pile("stock") == ["unrefined-blaststone"]
    s.gain("unrefined-blaststone")


def test_a_spell_that_went_to_a_hand_is_not_destroyed() -> None:
    s = scene(hand=["galvanized-bauble"], p1={"breaches": {4: "open"}, "prepped": [("tethered-darts", 4)]})
    s.play("galvanized-bauble")
    s.answer_player(1)
    assert s.asked == "main-phase" and s.hand(1) == ["tethered-darts"] and s.pile("destroyed") == []


def test_the_second_part_of_imbued_smash_needs_a_nemesis_that_can_be_damaged() -> None:
    devourer = {"card": "world-devourer-0", "life": 9}
    s = cast("imbued-smash", nemesis="arachnos", threats=[devourer])
    assert s.on_card("life", "world-devourer-0") == 5
    life = s.nemesis_life
    s.answer("crystal")
    assert s.nemesis_life == life and s.on_card("life", "world-devourer-0") == 5 and s.asked == "main-phase"


@pytest.mark.rule("NA-CARD-01", "NA-GAIN-01")
@pytest.mark.parametrize(("card", "cost"), sorted(COSTS.items()))
def test_what_a_card_costs(card: str, cost: int) -> None:
    """It is gained for so much aether, and for no less."""
    s = scene(market=[card], aether=cost)
    s.gain(card)
    assert (s.aether, s.discard()) == (0, [card])
    assert not scene(market=[card], aether=cost - 1).can("gain", card)


def test_every_card_of_the_supply_has_its_cost_here() -> None:
    assert sorted(COSTS) == sorted(kind.id for kind in (*BOX.gems, *BOX.relics, *BOX.spells))


# --- help of allies ---------------------------------------------------------------------------------------------------


def test_an_ally_who_discards_a_copy_may_draw_that_very_card() -> None:
    """It is discarded first, and the deck that has run out is renewed with it."""
    s = scene(hand=["resonant-pearl"], p1={"hand": ["resonant-pearl"]})
    s.play("resonant-pearl")
    s.answer("resonant-pearl")
    assert s.aether == 3 and s.hand(1) == ["resonant-pearl"] and s.discard(1) == []


def test_an_ally_who_discards_nothing_for_energized_rubidium_gains_no_charge() -> None:
    s = scene(hand=["energized-rubidium"], p1={"hand": ["spark"]})
    s.play("energized-rubidium")
    s.decline()
    assert (s.aether, s.charges(1), s.hand(1)) == (3, 0, ["spark"])


def test_deluge_of_power_lets_cards_be_drawn_only_after_all_were_discarded() -> None:
    s = cast("deluge-of-power", p1={"hand": ["crystal", "spark", "exogranite"], "deck": ["caged-fire", "spark"]})
    s.answer("crystal")
    assert s.choices() == ["exogranite", "spark"] and s.deck(1) == ["caged-fire", "spark"]
    s.decline()
    assert s.hand(1) == ["caged-fire", "exogranite", "spark"] and s.deck(1) == ["spark"]


@pytest.mark.rule("NA-TERM-03")
def test_tethered_darts_go_to_an_ally_and_not_back_to_whoever_casts_them() -> None:
    s = cast("tethered-darts", 3, players=3, breaches={3: "open"})
    assert s.asked == "to-which-ally" and s.players_offered() == [1, 2]


# --- what can be done completely --------------------------------------------------------------------------------------


@pytest.mark.rule("NA-TERM-05")
def test_marble_galaxy_without_room_for_a_charge_focuses() -> None:
    s = scene(hand=["marble-galaxy"], breaches={1: "open", 2: 0}, charges=most_charges())
    s.play("marble-galaxy")
    assert s.asked == "main-phase" and s.breaches()[2] == 1


@pytest.mark.rule("NA-TERM-05")
def test_caged_fire_destroys_a_card_if_life_has_no_room() -> None:
    s = scene(hand=["caged-fire"], discard=["spark"])
    s.play("caged-fire")
    assert s.asked == "main-phase" and s.pile("destroyed") == ["spark"]


@pytest.mark.rule("NA-TERM-05", "NA-CURSE-01")
def test_caged_fire_destroys_itself_if_only_the_curse_lies_on_top() -> None:
    s = scene(nemesis="ageless-walker", hand=["caged-fire"], life=5, discard=["curse-of-aging", "spark"])
    s.play("caged-fire")
    assert s.asked == "main-phase" and s.life() == 7 and s.pile("destroyed") == ["caged-fire"]


@pytest.mark.rule("NA-TERM-05")
def test_well_of_energy_helps_whoever_has_room() -> None:
    s = scene(hand=["well-of-energy"], life=5)
    s.play("well-of-energy")
    assert s.asked == "who-gains-life"  # Gravehold has all its life
    t = scene(hand=["well-of-energy"], gravehold=20)
    t.play("well-of-energy")
    assert t.asked == "main-phase" and t.gravehold == 22


@pytest.mark.rule("NA-TERM-05")
def test_unrefined_blaststone_with_nothing_to_hit_brings_aether() -> None:
    """The Hollow Crown cannot be dealt damage, and its last acolyte is gone."""
    s = scene(nemesis="hollow-crown", hand=["unrefined-blaststone"], market=["unrefined-blaststone"])
    s.play("unrefined-blaststone")
    assert s.asked == "main-phase" and s.aether == 3 and s.pile("market") == ["unrefined-blaststone"]
