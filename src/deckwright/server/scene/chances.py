"""The curve of a game that is over: how likely everybody was to win, and where that turned."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from deckwright import Table
from deckwright.bots import turning_points
from deckwright.server.rooms.forecasts import Curve


@dataclass(frozen=True)
class ChanceLine:
    """The chances of one side, or of sides that won and lost as one, in per cent; `side` says how it is drawn."""

    side: int
    name: str
    numbers: Sequence[int]


@dataclass(frozen=True)
class TurningPoint:
    """A turn or round in which the game turned: where it begins on the curve, whom it helped most, and how much."""

    step: int
    number: int
    at: int
    name: str
    before: int
    after: int


@dataclass(frozen=True)
class Chances:
    """All of it: the turns or rounds of the moments, what had been done by then, the lines, the turning points."""

    numbers: Sequence[int]
    ats: Sequence[int]
    lines: Sequence[ChanceLine]
    turning: Sequence[TurningPoint]


def chances_of(table: Table, curve: Curve, lang: str) -> Chances:
    """Say in words and numbers what a curve shows."""
    sides = range(len(curve[0].chances))
    together: dict[tuple[int, ...], list[int]] = {}
    for side in sides:
        together.setdefault(tuple(round(100 * moment.chances[side]) for moment in curve), []).append(side)
    lines = [
        ChanceLine(who[0], ", ".join(table.name(side, lang) for side in who), chances)
        for chances, who in together.items()
    ]
    steps = turning_points([moment.chances for moment in curve])
    turning = [_turn(curve, lines, step) for step in steps]
    return Chances([moment.number for moment in curve], [moment.at for moment in curve], lines, turning)


def _turn(curve: Curve, lines: Sequence[ChanceLine], step: int) -> TurningPoint:
    """A turning point, told of those whom it helped most; where all lose together, of all."""
    most = max(lines, key=lambda line: line.numbers[step + 1] - line.numbers[step])
    begun = curve[step]
    return TurningPoint(step, begun.number, begun.at, most.name, most.numbers[step], most.numbers[step + 1])
