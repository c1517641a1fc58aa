"""The score sheet of a game: who won, what everybody did, and curves over its turns or rounds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from deckwright import Table
from deckwright.table.stretches import Stretch, stretches


@dataclass(frozen=True)
class Curve:
    """One number of one side, turn by turn or round by round; without a name if it is the same for all."""

    side: int
    name: str
    numbers: Sequence[int]


@dataclass(frozen=True)
class Graph:
    """The curves of all sides: the numbers of the turns or rounds, and what had been done when each was over."""

    id: str
    name: str
    curves: Sequence[Curve]
    numbers: Sequence[int]
    ats: Sequence[int]

    @property
    def most(self) -> int:
        """The highest number."""
        return max((number for curve in self.curves for number in curve.numbers), default=0)


@dataclass(frozen=True)
class Sheet:
    """All of it."""

    names: Sequence[str]
    winners: Sequence[int]  # sides: one person may win with several
    turns: int
    rows: Sequence[tuple[str, Sequence[int]]]
    graphs: Sequence[Graph]


def sheet_of(table: Table, lang: str) -> Sheet:
    """Play a game once more and write down how it went."""
    look, past = table.game.look, stretches(table)
    final = past[-1].view
    sides = range(len(final["players"]))
    names = [table.name(side, lang) for side in sides]
    events = [event for stretch in past for event in stretch.events]
    rows = [(name.said(lang), list(found)) for name, found in look.statistics(events, final)]
    winners = sides if table.game.together and final["winners"] else final["winners"]
    return Sheet(names, list(winners), table.turn, rows, _graphs(table, past, names, lang))


def _graphs(table: Table, past: Sequence[Stretch], names: Sequence[str], lang: str) -> list[Graph]:
    numbers, ats = [stretch.number for stretch in past], [stretch.at for stretch in past]
    sides = range(len(names))
    graphs = []
    for chart in table.game.look.charts:
        drawn = [
            Curve(side, "" if chart.shared else names[side], [chart.number(stretch.view, side) for stretch in past])
            for side in (sides[:1] if chart.shared else sides)
        ]
        graphs.append(Graph(chart.id, chart.name.said(lang), drawn, numbers, ats))
    for told in table.game.look.turn_charts:
        drawn = [Curve(side, names[side], [told.number(stretch.events, side) for stretch in past]) for side in sides]
        graphs.append(Graph(told.id, told.name.said(lang), drawn, numbers, ats))
    return graphs
