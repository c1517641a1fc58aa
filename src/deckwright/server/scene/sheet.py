"""The score sheet of a game: who won, what everybody did, and curves over the turns."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from deckwright import Table
from deckwright.table import Event
from deckwright.table.story import replayed


@dataclass(frozen=True)
class Curve:
    """One number of one side, turn by turn."""

    side: int
    name: str
    numbers: Sequence[int]


@dataclass(frozen=True)
class Graph:
    """The curves of all sides."""

    id: str
    name: str
    curves: Sequence[Curve]
    turns: Sequence[int]

    @property
    def most(self) -> int:
        """The highest number."""
        return max((number for curve in self.curves for number in curve.numbers), default=0)


@dataclass(frozen=True)
class Sheet:
    """All of it."""

    names: Sequence[str]
    winners: Sequence[int]
    turns: int
    rows: Sequence[tuple[str, Sequence[int]]]
    graphs: Sequence[Graph]


def sheet_of(table: Table, lang: str) -> Sheet:
    """Play a game once more and write down how it went."""
    look = table.game.look
    assert look is not None
    events: list[Event] = []
    views = []
    turns: list[int] = []
    for again, happened in replayed(table):
        events += happened
        if again.turn and (not turns or again.turn != turns[-1]):
            turns.append(again.turn)
            views.append(again.view(open=True))
    final = table.view(open=True)
    turns.append(table.turn + 1)
    views.append(final)
    sides = range(len(final["players"]))
    names = [table.name(side, lang) for side in sides]
    graphs = [
        Graph(
            chart.id,
            chart.name.said(lang),
            [Curve(side, names[side], [chart.number(view, side) for view in views]) for side in sides],
            turns,
        )
        for chart in look.charts
    ]
    rows = [(name.said(lang), list(numbers)) for name, numbers in look.statistics(events, final)]
    return Sheet(names, list(final["winners"]), table.turn, rows, graphs)
