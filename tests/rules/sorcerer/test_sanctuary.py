"""The Outcast Sanctuary: every card and the skill, played."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.sorcerer.laying import HERE, Duel, duel

MASON = "scaled-mason"  # 3/5, nothing that happens by itself
WRECKER = "shore-wrecker"  # 2/3


def sanctuary(**laid: Any) -> Duel:
    """My domain is the Outcast Sanctuary."""
    return duel("tegu", "necromancer", "outcast-sanctuary", **laid)


def faces(d: Duel) -> list[str]:
    """What the rolled dice show."""
    dice = d.table.view(0)["places"]["dice"]
    return [die["values"]["face"] for die in dice[: d.dice]]


def lay_dice(d: Duel, *shown: str) -> None:
    """Lay the rolled dice as they are wanted."""
    d.table.arrange({f"face@die-{number}": face for number, face in enumerate(shown, 1)})


# --- the skill --------------------------------------------------------------------------------------------------------


def test_a_discarded_card_is_an_attack_and_no_omen() -> None:
    d = sanctuary(here=[MASON, WRECKER], hand=["petrify", "undertow"], avatar=HERE)
    d.fight()
    d.attack(MASON)
    d.tactic("method-in-madness")
    d.answer("undertow")
    assert (d.dice, d.omens, d.hand()) == (4, 0, ["petrify"])
    assert d.graveyard() == ["undertow"]
    d.let_lie()
    d.attack(WRECKER)
    assert d.can("tactic", "method-in-madness")  # it is not exhausted


def test_nobody_has_to_find_a_method_and_an_empty_hand_has_none() -> None:
    d = sanctuary(here=[MASON], hand=["petrify"], avatar=HERE, omens=1)
    d.fight()
    d.attack(MASON)
    d.decline()
    assert (d.dice, d.omens, d.hand()) == (3, 1, ["petrify"])
    d = sanctuary(here=[MASON], avatar=HERE, omens=1)
    d.fight()
    d.attack(MASON)
    assert (d.asked, d.dice) == ("rerolls", 3)


# --- dice -------------------------------------------------------------------------------------------------------------


def test_the_seer_turns_a_die_to_a_hit_once_per_round() -> None:
    d = sanctuary(here=[MASON, "cracked-seer"], hand=["petrify", "undertow"], omens=1)
    d.fight()
    d.attack(MASON)
    lay_dice(d, "miss", "hit", "critical")
    d.choose("twist", "cracked-seer")
    assert [option.at for option in d.options_of("choose-place")] == ["die-1", "die-3"]
    d.go("die-1")
    d.answer("petrify")
    assert faces(d) == ["hit", "hit", "critical"]
    assert (d.omens, d.hand()) == (1, ["undertow"])
    assert not d.can("twist", "cracked-seer")


def test_the_seer_defends_with_it_too() -> None:
    d = sanctuary(here=["cracked-seer"], hand=["undertow"], foes=[MASON], p1={"omens": 1})
    d.fight()
    d.attack("cracked-seer")
    while d.asked != "rerolls" or d.table.view(0)["values"]["rolled"] != 3:
        d.choose("pass" if d.can("pass") else 0)
    lay_dice(d, "double", "double", "miss")
    d.decline()  # the attacker lets them lie
    assert d.seat == 0
    d.choose("twist", "cracked-seer")
    d.go("die-2")
    assert faces(d) == ["double", "hit", "miss"] and d.hand() == []


def test_without_cards_the_seer_is_silent() -> None:
    d = sanctuary(here=[MASON, "cracked-seer"], omens=1)
    d.fight()
    d.attack(MASON)
    assert not d.can("twist", "cracked-seer")


def test_the_seer_brings_an_omen() -> None:
    d = sanctuary(hand=["cracked-seer"])
    d.cast("cracked-seer", at=HERE)
    assert (d.omens, d.energy) == (1, 8)


def test_the_saint_turns_dice_to_any_face_for_an_omen_and_a_card_each() -> None:
    d = sanctuary(here=["saint-of-ward-six"], hand=["petrify", "undertow", "storm-bell"], omens=2)
    d.fight()
    d.attack("saint-of-ward-six")
    lay_dice(d, "miss", "miss", "hit", "hit", "miss")
    d.choose("twist", "saint-of-ward-six")
    d.go("die-1")
    assert sorted(option.verb for option in d.table.options) == ["to-critical", "to-double", "to-hit"]
    d.choose("to-critical")
    d.answer("petrify")
    assert (d.omens, d.hand(), faces(d)) == (1, ["storm-bell", "undertow"], ["critical", "miss", "hit", "hit", "miss"])
    d.choose("twist", "saint-of-ward-six")
    d.go("die-2")
    d.choose("to-double")
    d.answer("undertow")
    assert d.omens == 0 and not d.can("twist")  # nothing is left to pay with
    d.decline()
    assert d.table.value("damage@old-london", 1) == 2 + 2 + 1 + 1  # nobody is there, so the critical hit is double


def test_the_saint_flies() -> None:
    d = sanctuary(right=["saint-of-ward-six"])
    d.choose("reinforce")
    moves = {option.at for option in d.options_of("move-minion")}
    assert moves == {HERE, "southwark"}


def test_the_farthing_rerolls_all_misses_of_its_bearers_attack_once_per_round() -> None:
    d = sanctuary(here=[{"card": MASON, "under": ["bent-farthing"]}, WRECKER], omens=1)
    d.fight()
    d.attack(MASON)
    assert d.dice == 3 + 2
    lay_dice(d, "miss", "hit", "miss", "double", "critical")
    d.choose("twist", "bent-farthing")
    rolled = [event for event in d.events if event.what == "random"]
    assert len(rolled) == 2
    assert [faces(d)[n] for n in (1, 3, 4)] == ["hit", "double", "critical"]
    lay_dice(d, *["miss"] * 5)
    assert not d.can("twist", "bent-farthing")


def test_the_farthing_is_for_its_bearer_alone() -> None:
    d = sanctuary(here=[{"card": MASON, "under": ["bent-farthing"]}, WRECKER], omens=1)
    d.fight()
    d.attack(WRECKER)
    lay_dice(d, "miss", "miss")
    assert not d.can("twist", "bent-farthing")


# --- what a hand is worth ---------------------------------------------------------------------------------------------


def test_the_inmate_wants_a_card_or_attacks_with_less() -> None:
    for card, dice, left in (("undertow", 3, []), (None, 1, ["undertow"])):
        d = sanctuary(here=["raving-inmate"], hand=["undertow"], omens=1)
        d.fight()
        d.attack("raving-inmate")
        assert d.asked == "calm-down"
        d.choose("yes" if card else "no")
        assert (d.dice, d.hand()) == (dice, left)


def test_with_an_empty_hand_the_inmate_attacks_with_one() -> None:
    d = sanctuary(here=["raving-inmate"], omens=1)
    d.fight()
    d.attack("raving-inmate")
    assert d.dice == 1


def test_the_surgeon_cuts_for_a_card_once_per_round() -> None:
    d = sanctuary(here=["night-surgeon"], hand=["undertow", "petrify"], foes=[MASON])
    d.activate("night-surgeon")
    d.answer("undertow")
    assert (d.wounds(MASON), d.hand()) == (2, ["petrify"])
    d.lay(p1__actions=0)
    d.choose("channel")
    assert not d.can("activate", "night-surgeon")


def test_the_surgeon_takes_a_mad_patient_instead() -> None:
    d = sanctuary(here=["night-surgeon", "raving-inmate", WRECKER], hand=["undertow"], foes=[MASON])
    d.activate("night-surgeon")
    d.yes()  # the wrecker is sane, so there is only one patient
    assert (d.wounds(MASON), d.wounds("raving-inmate"), d.hand()) == (2, 1, ["undertow"])


def test_the_surgeon_needs_a_price() -> None:
    dying = {"card": "raving-inmate", "wounds": 1}
    assert not sanctuary(here=["night-surgeon", dying], foes=[MASON]).can("activate", "night-surgeon")


def test_the_dream_is_a_new_hand_with_a_card_more() -> None:
    d = sanctuary(hand=["fever-dream", "undertow", "petrify"], grimoire=[MASON, WRECKER, "storm-bell", "mist-cloak"])
    d.cast("fever-dream")
    assert d.hand() == [MASON, WRECKER, "storm-bell"]
    assert d.graveyard() == ["fever-dream", "petrify", "undertow"]
    assert (d.omens, d.energy) == (1, 8)


def test_the_cure_is_four_damage_and_one_for_each_card() -> None:
    for thrown in range(4):
        d = sanctuary(
            hand=["galvanic-cure", "undertow", "petrify", "storm-bell", "mist-cloak"],
            foes=[{"card": "the-unblinking", "under": ["shed-skin", "basilisk-mask", "mist-cloak"]}],
        )
        d.cast("galvanic-cure")
        assert [option.number for option in d.options_of("number")] == [0, 1, 2, 3]
        d.choose(thrown)
        d.answer(*("undertow", "petrify", "storm-bell")[:thrown])
        assert d.wounds("the-unblinking") == 4 + thrown  # of 5 + 3
        assert len(d.hand()) == 4 - thrown
        assert d.energy == 6


def test_a_straitjacket_takes_two_attack_and_protects() -> None:
    d = sanctuary(hand=["straitjacket"], here=[{"card": MASON, "wounds": 4}], omens=1)
    d.cast("straitjacket", on=MASON)
    assert (d.omens, d.energy, d.under(MASON)) == (2, 9, ["straitjacket"])
    d = sanctuary(here=[{"card": MASON, "wounds": 4, "under": ["straitjacket"]}], foes=[WRECKER], omens=1)
    d.fight()
    d.attack(MASON)
    assert d.dice == 1
    d.let_lie()
    d.attack(WRECKER)
    d.let_lie("hit", "hit")
    d.choose("wound", MASON)
    assert d.wounds(MASON) == 5  # of six


@pytest.mark.rule("SOR-FX-01", "SOR-ACT-07")
def test_the_surgeon_takes_a_card_though_nobody_is_there_to_cut() -> None:
    d = duel("tegu", "necromancer", "outcast-sanctuary", here=["night-surgeon"], hand=["linen-footman"])
    d.activate("night-surgeon")
    assert (d.hand(), d.graveyard(), d.marked("night-surgeon", "used")) == ([], ["linen-footman"], True)


@pytest.mark.rule("SOR-TERM-02")
def test_a_blanked_seer_turns_no_dice() -> None:
    blanked = {"card": "cracked-seer", "blanked": True}
    d = duel(
        "tegu", "necromancer", "outcast-sanctuary", here=[blanked], foes=["blind-whale"], hand=["ushabti"], omens=1
    )
    d.fight()
    d.attack("cracked-seer")
    assert d.asked == "rerolls" and d.can("reroll") and not d.can("twist")
