"""Damage of a battle roll, point by point (SOR-DMG)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.sorcerer.laying import HERE, LEFT, RIGHT, Duel, duel
from tests.rules.sorcerer.tables import MASON, PRIESTESS, WHALE, WRECKER, damage, number


def struck(*faces: str, **laid: Any) -> Duel:
    """The whale (four dice) has attacked, and the dice show this."""
    usual: dict[str, Any] = {"here": [WHALE], "omens": 1}
    d = duel(**(usual | laid))
    d.fight()
    d.attack(WHALE)
    d.let_lie(*faces)
    return d


@pytest.mark.rule("SOR-DMG-01")
@pytest.mark.parametrize(
    ("faces", "points"),
    [(("hit",), 1), (("double",), 2), (("critical",), 1), (("miss",), 0), (("hit", "double", "critical", "miss"), 4)],
)
def test_what_each_face_brings(faces: tuple[str, ...], points: int) -> None:
    d = struck(*faces, foes=[{"card": MASON, "exhausted": True}])
    for _ in range(points):
        d.choose("break")
    assert damage(d, HERE, 1) == points and d.asked not in ("assign-hit", "assign-critical")


@pytest.mark.rule("SOR-DMG-02", "SOR-DMG-03")
def test_criticals_first_by_the_attacker_then_the_rest_by_the_defender() -> None:
    d = struck("hit", "critical", "double", foes=[MASON])
    asked = []
    while d.asked.startswith("assign"):
        asked.append((d.asked, d.seat))
        d.choose("break")
    assert asked == [("assign-critical", 0), ("assign-hit", 1), ("assign-hit", 1), ("assign-hit", 1)]


@pytest.mark.rule("SOR-DMG-04")
def test_each_point_goes_to_the_track_or_any_minion_of_the_defender_there() -> None:
    d = struck("critical", "hit", foes=[MASON, WRECKER], left_foes=[{"card": PRIESTESS, "exhausted": True}])
    assert {(option.verb, option.card) for option in d.table.options} == {
        ("wound", MASON),
        ("wound", WRECKER),
        ("break", None),
    }
    d.choose("wound", MASON)
    assert d.seat == 1
    d.choose("wound", WRECKER)
    assert (d.wounds(MASON), d.wounds(WRECKER), damage(d, HERE, 1)) == (1, 1, 0)


@pytest.mark.rule("SOR-DMG-05", "SOR-TOK-02")
def test_a_minion_with_wounds_of_its_essence_is_destroyed_at_once_and_attacks_no_more() -> None:
    d = struck("critical", "critical", "hit", foes=[{"card": WRECKER, "wounds": 1}, MASON])
    d.choose("wound", WRECKER)
    assert d.wounds(WRECKER) == 2 and d.foes() == [WRECKER, MASON]
    d.choose("wound", WRECKER)
    assert d.foes() == [MASON] and d.graveyard(1) == [WRECKER]
    assert d.choices("wound") == [MASON]  # the next point finds it gone
    d.choose("break")
    assert d.said("attacks") == [MASON]


@pytest.mark.rule("SOR-DMG-06")
def test_all_damage_must_be_assigned() -> None:
    d = struck("critical", "double", foes=[MASON])
    while d.asked.startswith("assign"):
        assert {option.verb for option in d.table.options} == {"wound", "break"}
        d.choose("wound", MASON)
    assert d.wounds(MASON) == 3


@pytest.mark.rule("SOR-DMG-07", "SOR-TERM-22")
def test_when_destroyed_comes_before_the_next_point() -> None:
    d = struck("critical", "critical", foes=["ushabti", MASON], p1={"grimoire": ["wax-doll"]})
    d.choose("wound", "ushabti")
    assert d.asked == "assign-critical" and d.hand(1) == ["wax-doll"]


@pytest.mark.rule("SOR-DMG-08")
def test_damage_stays_on_its_battlefield() -> None:
    d = struck(
        "double",
        "double",
        "double",
        "critical",
        foes=[],
        left_foes=[{"card": PRIESTESS, "exhausted": True}],
        right_foes=[],
    )
    assert (damage(d, HERE, 1), damage(d, LEFT, 1), damage(d, RIGHT, 1)) == (8, 0, 0)  # a critical counts two here
    assert d.table.value("damage@old-london", 0) == 0


@pytest.mark.rule("SOR-DX-02")
def test_the_example_of_two_criticals_a_hit_and_a_double() -> None:
    hurt = {"card": "inkwell-cuttlefish", "wounds": number("inkwell-cuttlefish", "essence") - 2}
    d = struck("critical", "critical", "hit", "double", foes=[hurt])
    d.choose("wound", "inkwell-cuttlefish")
    d.choose("wound", "inkwell-cuttlefish")
    assert d.foes() == [] and d.graveyard(1) == ["inkwell-cuttlefish"]
    assert damage(d, HERE, 1) == 3  # no minion is left, so nobody is asked


@pytest.mark.rule("SOR-ATTACK-03", "SOR-DMG-01")
def test_dice_that_were_not_rolled_bring_nothing_whatever_they_show() -> None:
    d = struck("miss", "miss", "miss", "miss", "double", "critical", foes=[])
    assert damage(d, HERE, 1) == 0


@pytest.mark.rule("SOR-TERM-06")
def test_nothing_is_divided_where_the_damage_is_just_enough_for_all() -> None:
    weak = [{"card": card, "wounds": number(card, "essence") - 1} for card in (MASON, PRIESTESS)]
    d = duel(hand=["mummy-dust"], foes=weak)
    d.cast("mummy-dust")
    assert (d.asked, d.foes()) == ("action", [])
