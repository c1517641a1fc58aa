"""What the dice show, against the exact distribution; every seed is fixed, so nothing here can fail by chance."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from deckwright import Table
from deckwright.games.sorcerer.rules.dice import BATTLE_DIE, ENERGY_DIE, HARSH_DIE, LOW_ENERGY_DIE
from deckwright.games.sorcerer.schema import Face
from tests.rules.sorcerer.laying import duel
from tests.rules.sorcerer.tables import MASON, WHALE, to_actions

# Of the chi-square distribution: what only one honest die in a thousand exceeds, by degrees of freedom.
RARE = {3: 16.3, 6: 22.5, 7: 24.4}


def surprise(seen: Counter[int], chances: dict[int, Fraction]) -> float:
    """How far what was seen is from what was to be expected (chi-square)."""
    total = sum(seen.values())
    assert set(seen) <= set(chances)
    return sum((seen[face] - float(p) * total) ** 2 / (float(p) * total) for face, p in chances.items())


def rerolled(times: int, **options: str) -> Table:
    """A die that has been re-rolled so often with omens; its faces are in the events."""
    d = duel(here=[MASON], foes=[WHALE], omens=times, options=options)
    d.fight()
    return d.table


@pytest.mark.rule("SOR-COMP-09")
@pytest.mark.parametrize(
    ("die", "faces"),
    [
        ("usual", {Face.MISS: 2, Face.HIT: 2, Face.DOUBLE: 1, Face.CRITICAL: 1}),
        ("harsh", {Face.MISS: 3, Face.HIT: 1, Face.DOUBLE: 1, Face.CRITICAL: 1}),
    ],
)
def test_a_battle_die_shows_its_faces_as_often_as_it_has_them(die: str, faces: dict[Face, int]) -> None:
    table = rerolled(2500, battle_die=die)
    seen: Counter[int] = Counter()
    for _ in range(2400):
        table.choose(1)  # the second die again
        seen[table.value("face@die-2")] += 1
    assert surprise(seen, {int(face): Fraction(n, 6) for face, n in faces.items()}) < RARE[3]
    assert set(seen) == set(map(int, Face))


@pytest.mark.rule("SOR-COMP-09", "SOR-DMG-01")
def test_the_damage_of_a_whole_roll_is_distributed_as_it_must_be() -> None:
    """Three dice at once: 0, 1, 2 and 1 damage for the six faces."""
    one = {0: Fraction(2, 6), 1: Fraction(3, 6), 2: Fraction(1, 6)}
    exact: dict[int, Fraction] = {0: Fraction(1)}
    for _ in range(3):
        exact = {
            total: sum((p * one.get(total - before, Fraction(0)) for before, p in exact.items()), Fraction(0))
            for total in range(max(exact) + 3)
        }
    worth = {Face.MISS: 0, Face.HIT: 1, Face.DOUBLE: 2, Face.CRITICAL: 1}
    seen: Counter[int] = Counter()
    for seed in range(20):
        table = to_actions(Table.open("sorcerer", players=2, seed=seed))
        table.arrange({"p0.minions@old-london": [MASON], "p0.avatar": "southwark"})
        for _ in range(20):
            now = table.seat
            table.arrange({"p0.actions": int(now == 0), "p1.actions": int(now == 1), "p0.omens": 1, "p1.omens": 0})
            table.arrange({"p1.damage@old-london": 0, "p1.fate": False, "p0.fate": False})
            table.choose("channel")
            assert table.prompt is not None and table.prompt.id == "rerolls" and table.value("rolled") == 3
            seen[sum(worth[Face(table.value(f"face@die-{n}"))] for n in (1, 2, 3))] += 1
            table.choose("pass")
            to_actions(table)
            table.arrange({"p0.avatar": "southwark"})  # where no skill of mine helps the mason
    assert sum(seen.values()) == 400
    assert surprise(seen, exact) < RARE[6]


@pytest.mark.rule("SOR-COMP-10")
@pytest.mark.parametrize(("die", "most"), [("eight", 8), ("low", 4)])
def test_the_energy_die_shows_every_face_alike(die: str, most: int) -> None:
    seen: Counter[int] = Counter()
    for seed in range(12):
        table = to_actions(Table.open("sorcerer", players=2, seed=seed, options={"energy_die": die}))
        for _ in range(25):
            table.arrange({"p0.actions": int(table.seat == 0), "p1.actions": int(table.seat == 1)})
            table.choose("channel")
            table.arrange({"p0.energy": 0, "p1.energy": 0})
            table.choose("roll-energy")
            seen[table.value("energy", 0)] += 1
            to_actions(table)
    assert surprise(seen, {face: Fraction(1, most) for face in range(1, most + 1)}) < RARE[7]
    assert set(seen) == set(range(1, most + 1))


@pytest.mark.rule("SOR-COMP-03", "SOR-COMP-09", "SOR-COMP-10")
def test_the_dice_are_data() -> None:
    assert Counter(BATTLE_DIE.faces) == {Face.MISS: 2, Face.HIT: 2, Face.DOUBLE: 1, Face.CRITICAL: 1}
    assert len(HARSH_DIE.faces) == 6
    assert sorted(ENERGY_DIE.faces) == [1, 2, 3, 4, 5, 6, 7, 8]
    assert len(LOW_ENERGY_DIE.faces) == 8  # eight-sided as well
