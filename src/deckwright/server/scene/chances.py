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
    chances: Sequence[int]


@dataclass(frozen=True)
class TurningPoint:
    """A turn in which the game turned: where it begins on the curve, whom it helped most, and what it did to them."""

    step: int
    turn: int
    at: int
    name: str
    before: int
    after: int


@dataclass(frozen=True)
class Chances:
    """All of it: the turns of the moments, what had been done by then, the lines, and the turning points."""

    turns: Sequence[int]
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
    return Chances([moment.turn for moment in curve], [moment.at for moment in curve], lines, turning)


def _turn(curve: Curve, lines: Sequence[ChanceLine], step: int) -> TurningPoint:
    """A turning point, told of those whom it helped most; where all lose together, of all."""
    most = max(lines, key=lambda line: line.chances[step + 1] - line.chances[step])
    begun = curve[step]
    return TurningPoint(step, begun.turn, begun.at, most.name, most.chances[step], most.chances[step + 1])
