"""The Screaming Coast: every card and the skill, played."""

from __future__ import annotations

from typing import Any

import pytest

from deckwright import Table
from tests.rules.sorcerer.laying import HERE, LEFT, RIGHT, Duel, duel
from tests.rules.sorcerer.tables import battle, number, teams

MASON = "scaled-mason"  # 3/5, nothing that happens by itself
HOUND = "heath-hound"  # 3/3
HART = "white-hart"  # 2/3


def coast(**laid: Any) -> Duel:
    """My domain is the Screaming Coast."""
    return duel("tegu", "necromancer", "screaming-coast", **laid)


def full(field: str) -> dict[str, list[str]]:
    """Four enemy minions on a flank."""
    return {f"{field}_foes": ["marsh-light", "night-surgeon", "raving-inmate", "cracked-seer"]}


# --- the skill and the shrieks ----------------------------------------------------------------------------------------


def test_every_attack_at_the_avatar_daunts_somebody() -> None:
    d = coast(here=["mother-of-gulls", "drowned-exciseman"], foes=[MASON, HOUND], avatar=HERE, p1={"omens": 1})
    d.fight()
    d.attack("drowned-exciseman")
    d.tactic("wail-over-the-water")
    d.answer(MASON)
    assert d.marked(MASON, "daunted") and not d.marked(HOUND, "daunted")
    d.let_lie()
    d.attack(MASON)
    assert d.dice == 3 - 1
    d.let_lie()
    assert d.asked == "which-tactic"  # the mother's attack: the skill is not exhausted
    d.tactic("wail-over-the-water")  # the hound is the only one who still has heart
    assert d.marked(HOUND, "daunted")


@pytest.mark.parametrize("mark", ["daunted", "exhausted"])
def test_where_nobody_is_left_to_daunt_the_attack_is_stronger(mark: str) -> None:
    d = coast(here=["shore-wrecker"], foes=[{"card": MASON, mark: True}], avatar=HERE)
    d.fight()
    assert d.dice == 2 + 1
    d = coast(here=["shore-wrecker"], foes=[{"card": MASON, mark: True}, HOUND], avatar=HERE)
    d.fight()
    assert d.dice == 2 and d.marked(HOUND, "daunted")


def test_the_wail_is_heard_only_where_the_avatar_stands() -> None:
    d = coast(here=["shore-wrecker"], foes=[MASON])
    d.fight()
    assert d.dice == 2 and not d.marked(MASON, "daunted")


def test_the_maid_shrieks_at_one_of_them() -> None:
    d = coast(here=["shrieking-maid"], foes=[MASON, HOUND])
    d.fight()
    d.answer(HOUND)
    assert [d.marked(card, "daunted") for card in (MASON, HOUND)] == [False, True]
    assert d.dice == 2


def test_daunted_ends_with_the_round() -> None:
    d = coast(here=["shrieking-maid"], foes=[MASON])
    d.fight()
    assert d.marked(MASON, "daunted")
    while d.value("actions") == 0:
        d.choose("pass" if d.can("pass") else 0)
    assert not d.marked(MASON, "daunted")


def test_the_maid_brings_an_omen() -> None:
    d = coast(hand=["shrieking-maid"])
    d.cast("shrieking-maid", at=HERE)
    assert (d.omens, d.energy) == (1, 7)


@pytest.mark.parametrize(("purse", "left", "dice"), [(3, 2, 5), (0, 0, 7)])
def test_the_exciseman_takes_energy_or_strikes_harder(purse: int, left: int, dice: int) -> None:
    d = coast(here=["drowned-exciseman"], foes=[MASON], p1={"energy": purse})
    d.fight()
    assert (d.value("energy", 1), d.dice) == (left, dice)


@pytest.mark.rule("SOR-TEAM-09")
def test_the_exciseman_is_paid_by_an_opponent_who_has_something() -> None:
    """Nobody is asked about an empty purse; with nothing in either he strikes harder."""
    for purses, left, dice in (((2, 0), (1, 0), 0), ((0, 2), (0, 1), 0), ((0, 0), (0, 0), 2)):
        t = teams(
            minions={"p0@old-london": ["drowned-exciseman"], "p1@old-london": [MASON]},
            p0={"omens": 1},
            p1={"energy": purses[0]},
            p3={"energy": purses[1]},
        )
        battle(t)
        assert t.asked == "rerolls" and t.dice == number("drowned-exciseman", "attack") + dice
        assert (t.value("energy", 1), t.value("energy", 3)) == left
    t = teams(minions={"p0@old-london": ["drowned-exciseman"], "p1@old-london": [MASON]}, p0={"omens": 1})
    battle(t)
    t.choose("choose-player", player=3)
    assert (t.value("energy", 1), t.value("energy", 3)) == (10, 9)


def test_the_bell_daunts_a_whole_battlefield_and_takes_energy() -> None:
    d = coast(hand=["storm-bell"], foes=[MASON, HOUND], left_foes=[HART], here=["shore-wrecker"])
    d.cast("storm-bell")
    d.go(HERE)
    assert [d.marked(card, "daunted") for card in (MASON, HOUND, HART, "shore-wrecker")] == [True, True, False, False]
    assert (d.value("energy", 1), d.energy) == (9, 7)
    d = coast(hand=["storm-bell"], foes=[MASON], p1={"energy": 0})
    d.cast("storm-bell")
    d.go(HERE)
    assert d.value("energy", 1) == 0


# --- the tide ---------------------------------------------------------------------------------------------------------


def test_the_wrecker_lures_an_enemy_here() -> None:
    d = coast(hand=["shore-wrecker"], left_foes=[MASON], right_foes=[HOUND])
    d.cast("shore-wrecker", at=HERE)
    assert d.choices() == [HOUND, MASON]
    d.answer(HOUND)
    assert (d.foes(HERE), d.foes(RIGHT), d.foes(LEFT)) == ([HOUND], [], [MASON])


def test_the_wrecker_drives_an_enemy_away() -> None:
    d = coast(hand=["shore-wrecker"], foes=[MASON])
    d.cast("shore-wrecker", at=HERE)
    d.answer(MASON)
    d.go(LEFT)
    assert (d.foes(HERE), d.foes(LEFT)) == ([], [MASON])


def test_flanks_are_not_adjacent_for_the_wrecker_and_nobody_has_to_lure() -> None:
    d = coast(hand=["shore-wrecker"], foes=[HOUND], right_foes=[MASON])
    d.cast("shore-wrecker", at=LEFT)
    assert d.choices() == [HOUND]  # the mason is two battlefields away
    d.decline()
    assert d.foes(HERE) == [HOUND]


def test_the_tide_does_not_carry_anybody_to_a_full_side() -> None:
    d = coast(hand=["undertow"], foes=[MASON], **full("left"))
    d.cast("undertow")
    d.answer(MASON)
    assert d.foes(RIGHT) == [MASON]  # the only place left


def test_the_undertow_moves_and_daunts() -> None:
    d = coast(hand=["undertow"], left_foes=[MASON])
    d.cast("undertow")
    assert (d.foes(LEFT), d.foes(HERE)) == ([], [MASON])
    assert d.marked(MASON, "daunted") and d.energy == 9


def test_the_undertow_daunts_who_cannot_be_moved() -> None:
    pack = ["marsh-light", "night-surgeon", "raving-inmate", "cracked-seer"]
    d = coast(hand=["undertow"], left_foes=[MASON], foes=pack)
    d.cast("undertow")
    d.answer(MASON)
    assert d.foes(LEFT) == [MASON] and d.marked(MASON, "daunted")


def test_the_gulls_carry_an_enemy_off_before_the_dice_are_rolled() -> None:
    d = coast(here=["mother-of-gulls"], foes=[MASON, HOUND])
    d.fight()
    d.tactic("mother-of-gulls")
    d.answer(MASON)
    d.go(LEFT)
    assert (d.foes(HERE), d.foes(LEFT)) == ([HOUND], [MASON])
    assert d.dice == 4
    attacked = d.said("attacks")
    d.table.arrange({f"face@die-{number}": "miss" for number in range(1, 5)})  # so that the hound lives
    while d.value("actions") == 0:
        d.choose("pass" if d.can("pass") else 0)
        attacked += d.said("attacks")
    assert attacked == ["mother-of-gulls", HOUND]  # the left flank had been fought for: the mason came too late


def test_the_gulls_may_leave_everybody_alone() -> None:
    d = coast(here=["mother-of-gulls"], foes=[MASON])
    d.fight()
    d.decline()
    assert d.foes(HERE) == [MASON] and d.dice == 4


def test_an_enemy_carried_off_in_battle_was_still_here() -> None:
    d = coast(here=["mother-of-gulls"], foes=[MASON])
    d.fight()
    d.tactic("mother-of-gulls")
    d.go(RIGHT)
    d.let_lie("critical", "hit")
    assert d.table.value("damage@old-london", 1) == 2  # not unopposed: the critical hit counts once


def test_what_survives_the_rocks_may_be_carried_off() -> None:
    d = coast(hand=["against-the-rocks"], foes=[MASON])
    d.cast("against-the-rocks")
    assert d.wounds(MASON) == 4 and d.asked == "drag-to"
    d.go(RIGHT)
    assert d.foes(RIGHT) == [MASON] and d.energy == 6


def test_what_does_not_survive_the_rocks_stays() -> None:
    d = coast(hand=["against-the-rocks"], foes=[HOUND])
    d.cast("against-the-rocks")
    assert d.foes(HERE) == [] and d.graveyard(1) == [HOUND] and d.asked == "action"


def test_the_rope_tows_its_bearer_at_the_end_of_the_round() -> None:
    d = coast(foes=[{"card": MASON, "curses": ["dead-mans-rope"]}], p1={"omens": 1})
    d.fight()
    assert d.dice == 3 - 1
    d.let_lie()
    while d.asked != "drag-to":
        d.choose("pass" if d.can("pass") else 0)
    assert d.seat == 0
    d.go(LEFT)
    assert d.foes(LEFT) == [MASON] and d.under(MASON) == ["dead-mans-rope"]


def test_the_rope_brings_an_omen_and_lies_under_an_enemy() -> None:
    d = coast(hand=["dead-mans-rope"], foes=[MASON])
    d.cast("dead-mans-rope", on=MASON)
    assert (d.omens, d.energy, d.under(MASON)) == (1, 8, ["dead-mans-rope"])


# --- on the ring ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SOR-BR-13")
def test_on_the_ring_the_tide_carries_to_the_other_battlefield_of_the_owner() -> None:
    table = Table.open(
        "sorcerer", players=4, seed=3, options={"first_player": "first_seat", "domains": ["screaming-coast"]}
    )
    while table.prompt is not None and table.prompt.id != "action":
        table.choose("keep" if table.prompt.id == "mulligan" else 0)
    mine = [option for option in table.options if option.verb == "channel"]
    assert mine and table.seat == 0
    table.arrange({"p0.hand": ["undertow"], "p1.minions@old-london": [MASON]})
    table.choose("cast", card="undertow")
    assert table.cards("minions@whitechapel", 1) == [MASON]  # the second player's other battlefield, not mine
