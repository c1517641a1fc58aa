"""The score sheet of a game: who won, what everybody did, and curves over the turns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from deckwright import Table
from deckwright.table import Event
from deckwright.table.story import replayed


@dataclass(frozen=True)
class Curve:
    """One number of one side, turn by turn; without a name if it is the same for all."""

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
    winners: Sequence[int]  # sides: one person may win with several
    turns: int
    rows: Sequence[tuple[str, Sequence[int]]]
    graphs: Sequence[Graph]


def sheet_of(table: Table, lang: str) -> Sheet:
    """Play a game once more and write down how it went."""
    look = table.game.look
    turns = _turns(table)
    final = turns[-1].view
    sides = range(len(final["players"]))
    names = [table.name(side, lang) for side in sides]
    numbers = [turn.number for turn in turns]
    graphs = []
    for chart in look.charts:
        drawn = [
            Curve(side, "" if chart.shared else names[side], [chart.number(turn.view, side) for turn in turns])
            for side in (sides[:1] if chart.shared else sides)
        ]
        graphs.append(Graph(chart.id, chart.name.said(lang), drawn, numbers))
    for told in look.turn_charts:
        drawn = [Curve(side, names[side], [told.number(turn.events, side) for turn in turns]) for side in sides]
        graphs.append(Graph(told.id, told.name.said(lang), drawn, numbers))
    events = [event for turn in turns for event in turn.events]
    rows = [(name.said(lang), list(found)) for name, found in look.statistics(events, final)]
    winners = sides if table.game.together and final["winners"] else final["winners"]
    return Sheet(names, list(winners), table.turn, rows, graphs)


@dataclass(frozen=True)
class _Turn:
    """A turn as the sheet needs it: what happened in it, and how everything stood when it was over."""

    number: int
    events: Sequence[Event]
    view: Mapping[str, Any]


def _turns(table: Table) -> list[_Turn]:
    turns: list[_Turn] = []
    events: list[Event] = []
    number = 0
    before: Table | None = None
    for again, happened in replayed(table):
        for event in happened:
            if event.what == "turn":
                turns.append(_Turn(number, events, (before or again).view(open=True)))
                number, events = int(event.data["turn"]), []
            events.append(event)
        before = again.clone()
    return [*turns, _Turn(number, events, table.view(open=True))]
