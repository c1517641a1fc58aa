"""The dice of a battle roll (SOR-COMP-09, SOR-TERM-01)."""

from __future__ import annotations

from deckwright.games.sorcerer.schema import BattleDie, Face, table
from deckwright.lang.rules import rule
from deckwright.lang.types import Die, roll

BATTLE_DIE = Die((Face.MISS, Face.MISS, Face.HIT, Face.HIT, Face.DOUBLE, Face.CRITICAL))
HARSH_DIE = Die((Face.MISS, Face.MISS, Face.MISS, Face.HIT, Face.DOUBLE, Face.CRITICAL))
ENERGY_DIE = Die((1, 2, 3, 4, 5, 6, 7, 8))
LOW_ENERGY_DIE = Die((1, 2, 3, 4, 1, 2, 3, 4))


@rule
def roll_dice(n: int) -> None:
    """Roll so many battle dice anew."""
    table.rolled = n
    for die in table.dice:
        if die.number < n:
            roll_die(die)


@rule
def roll_die(die: BattleDie) -> None:
    """One die; which die it is, is data (SOR-COMP-09)."""
    if table.harsh_die:
        die.face = roll(HARSH_DIE)
    else:
        die.face = roll(BATTLE_DIE)


@rule
def roll_energy() -> int:
    """The energy die; its faces are data (SOR-COMP-10)."""
    if table.low_energy_die:
        return roll(LOW_ENERGY_DIE)
    return roll(ENERGY_DIE)


@rule
def count_faces(face: Face) -> int:
    """How many of the rolled dice show a face."""
    return sum(1 for die in table.dice if die.number < table.rolled and die.face == face)
