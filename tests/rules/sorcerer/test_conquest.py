"""Conquest and victory (SOR-CONQ, SOR-WIN)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.sorcerer.laying import HERE, LEFT, RIGHT, Duel, duel
from tests.rules.sorcerer.tables import MASON, PRIESTESS, WHALE, WRECKER, damage, field, play_on


def struck(*faces: str, track: int, **laid: Any) -> Duel:
    """The whale has attacked; the enemy's track of Old London stands at so much."""
    usual: dict[str, Any] = {"here": [WHALE], "omens": 1}
    d = duel(**(usual | laid))
    d.table.arrange({"p1.damage@old-london": track})
    d.fight()
    d.attack(WHALE)
    d.let_lie(*faces)
    return d


@pytest.mark.rule("SOR-CONQ-01", "SOR-CONQ-02")
def test_at_twelve_the_opponent_conquers_the_battlefield() -> None:
    d = struck("hit", track=10)
    assert damage(d, HERE, 1) == 11 and not field(d, HERE)["conquered"]
    d = struck("hit", track=11)
    assert damage(d, HERE, 1) == 12
    assert field(d, HERE)["conquered"] and field(d, HERE)["conqueror"] == 0


@pytest.mark.rule("SOR-CONQ-03")
def test_what_is_left_goes_to_minions_criticals_by_the_attacker_the_rest_by_the_defender() -> None:
    d = struck("critical", "critical", "hit", "hit", track=11, foes=[MASON, PRIESTESS])
    d.choose("break")  # conquered
    assert (d.asked, d.seat, d.can("break")) == ("assign-critical", 0, False)
    d.choose("wound", MASON)
    assert (d.asked, d.seat, d.can("break")) == ("assign-hit", 1, False)
    d.choose("wound", PRIESTESS)
    d.choose("wound", PRIESTESS)
    assert (d.wounds(MASON), d.wounds(PRIESTESS)) == (1, 2)


@pytest.mark.rule("SOR-CONQ-03")
def test_with_no_minion_there_the_rest_is_lost() -> None:
    d = struck("double", "double", track=11)
    assert damage(d, HERE, 1) == 12 and field(d, HERE)["conquered"]
    assert d.winners == () and [damage(d, flank, 1) for flank in (LEFT, RIGHT)] == [0, 0]


@pytest.mark.rule("SOR-DX-04", "SOR-CONQ-03")
def test_the_example_of_four_damage_on_a_track_of_ten() -> None:
    d = struck("double", "double", track=10, foes=[MASON])  # essence 5
    d.choose("break")
    d.choose("break")
    assert field(d, HERE)["conquered"] and d.wounds(MASON) == 2  # the other two go there by themselves
    assert d.asked not in ("assign-hit", "assign-critical")


@pytest.mark.rule("SOR-CONQ-04")
def test_no_further_attacks_there_even_with_ready_minions() -> None:
    d = struck("hit", track=11, here=[WHALE, WRECKER], foes=[MASON])
    d.choose("break")
    play_on(d, "energy")
    assert not any(event.data.get("note") == "attacks" for event in d.events)
    assert d.foes() == [MASON] and d.wounds(WHALE) == 0 and damage(d, HERE, 0) == 0


@pytest.mark.rule("SOR-CONQ-05", "SOR-CONQ-07")
def test_minions_may_come_and_go_but_not_attack_there() -> None:
    d = duel(here=[WHALE, "fakir-of-nails"], hand=[MASON], foes=[PRIESTESS], left=[WRECKER], avatar=LEFT)
    d.table.arrange({"conquered@old-london": True, "conqueror@old-london": 0, "p1.damage@old-london": 12})
    d.cast(MASON, at=HERE)
    d.choose("channel")
    d.choose("reinforce")
    d.choose("move-minion", WHALE, place=RIGHT)
    d.choose("move-avatar", place=HERE)  # an avatar may stand there
    d.choose("channel")
    d.choose("reinforce")
    d.choose("move-minion", WRECKER, place=HERE)  # and minions may move in
    d.decline()
    d.choose("channel")
    d.activate("fakir-of-nails")  # abilities work
    assert d.wounds(PRIESTESS) == 1
    d.choose("channel")
    d.activate("shared-pain")  # and skills
    play_on(d, "action")
    assert d.wounds(PRIESTESS) == 2
    assert d.minions() == ["fakir-of-nails", MASON, WRECKER] and d.minions(RIGHT) == [WHALE]
    d.table.arrange({"p0.actions": 0, "p1.actions": 1, "p0.omens": 1})
    d.choose("channel")
    assert d.said("attacks") == [WHALE]  # the only one who can


@pytest.mark.rule("SOR-CONQ-06")
def test_tracks_have_a_beginning_and_an_end() -> None:
    d = struck("double", "double", "double", "double", track=11)
    assert damage(d, HERE, 1) == 12
    d = duel("tegu", "necromancer", "forgotten-temple", here=["scaled-mason"])
    d.table.arrange({"p0.damage@old-london": 1})
    d.activate("scaled-mason")
    play_on(d, "action")
    assert damage(d, HERE, 0) == 0  # two would be restored


@pytest.mark.rule("SOR-CONQ-06", "SOR-CONQ-07")
def test_tracks_of_a_conquered_battlefield_do_not_move() -> None:
    d = duel("tegu", "necromancer", "forgotten-temple", here=["scaled-mason"], hand=["sealed-vault"])
    d.table.arrange({"conquered@old-london": True, "conqueror@old-london": 1, "p0.damage@old-london": 12})
    d.cast("sealed-vault")
    if d.asked == "which-field":
        d.go(HERE)
    play_on(d, "action")
    assert damage(d, HERE, 0) == 12


@pytest.mark.rule("SOR-WIN-01")
def test_two_of_three_battlefields_win_at_once_in_the_middle_of_a_battle() -> None:
    d = duel(here=[WHALE], foes=[MASON], right=[PRIESTESS], omens=1)
    d.table.arrange(
        {
            "conquered@southwark": True,
            "conqueror@southwark": 0,
            "p1.damage@southwark": 12,
            "p1.damage@old-london": 11,
        }
    )
    d.fight()
    d.let_lie("critical", "hit", "hit")
    d.choose("break")
    assert d.winners == (0,) and d.asked == "" and d.wounds(MASON) == 0


@pytest.mark.rule("SOR-WIN-01")
def test_one_each_decides_nothing() -> None:
    d = duel(here=[WHALE], omens=1)
    d.table.arrange(
        {
            "conquered@southwark": True,
            "conqueror@southwark": 1,
            "p0.damage@southwark": 12,
            "p1.damage@old-london": 11,
        }
    )
    d.fight()
    d.let_lie("hit")
    assert field(d, HERE)["conqueror"] == 0 and d.winners == ()


def besieged(*followers: str, **laid: Any) -> Duel:
    """My bombardier stands before a wall of one point, with so much to spit at it."""
    under = [{"card": card, "host": "p0.minions@old-london/bombardier-beetle"} for card in followers]
    d = duel("tegu", "animist", here=[{"card": "bombardier-beetle", "laden": True}], p1={"followers": under})
    d.table.arrange({"p1.damage@old-london": 11} | laid)
    return d


@pytest.mark.rule("SOR-CONQ-06", "SOR-CONQ-07")
def test_a_power_conquers_without_a_battle_and_does_nothing_to_ruins() -> None:
    d = besieged("bloodletting", "attic-bat")
    d.activate("bombardier-beetle")
    d.answer("attic-bat")
    assert (field(d, HERE)["conquered"], field(d, HERE)["conqueror"], d.winners) == (True, 0, ())
    d.wait()
    d.activate("bombardier-beetle")
    assert damage(d, HERE, 1) == 12 and d.asked == "action"


@pytest.mark.rule("SOR-CONQ-06", "SOR-WIN-01")
def test_a_power_wins_in_the_middle_of_an_action() -> None:
    d = besieged("attic-bat", **{"conquered@southwark": True, "conqueror@southwark": 0})
    d.activate("bombardier-beetle")
    assert d.winners == (0,)
