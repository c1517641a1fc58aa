"""How a table stands, in a few numbers and names: what the page of somebody who sits there tells without opening it.

It holds what everybody at the table may know, and nothing else. The store notes it, with the number of entries it is
of.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from deckwright import Table
from deckwright.server.rooms.chairs import Chair, awaited_at

TableStanding = Mapping[str, Any]

WON, LOST, MIXED = "won", "lost", "mixed"  # mixed: of people at one screen some have won


def standing_of(table: Table, chairs: Sequence[Chair], n: int, *, given_up: bool = False) -> dict[str, Any]:
    """How a table stands after `n` entries; one that was given up is lost, however it stood."""
    look, view, awaited = table.game.look, table.view(None), awaited_at(chairs)
    seats = range(table.seats)
    return {
        "n": n,
        "turn": table.turn,
        "over": table.over,
        "given_up": given_up,
        "asked": [] if given_up else list(table.to_answer),
        "awaited": awaited,
        "names": [[table.name(seat, "en"), table.name(seat, "ru")] for seat in seats],
        "winners": list(table.result.winners) if table.result is not None else [],
        "score": _final(table) if table.over and not awaited else _score(table, view),
        "remembered": [
            [[heading.en, heading.ru, kind] for heading, kind in look.remembered(view, seat)] for seat in seats
        ],
    }


def _score(table: Table, view: Mapping[str, Any]) -> list[Any]:
    """The first number of each seat that everybody watches, under its name; nothing where a game has none."""
    for gauge in table.game.look.gauges[:1]:
        found = [view["players"][seat]["values"][gauge.value] for seat in range(table.seats)]
        if all(type(number) is int for number in found):
            return [gauge.name.en, gauge.name.ru, found]
    return []


def _final(table: Table) -> list[Any]:
    """Of a game whose cards all may see now: the number that its score sheet begins with."""
    view = table.view(open=True)
    for chart in table.game.look.charts[:1]:
        sides = range(1 if chart.shared else table.seats)
        return [chart.name.en, chart.name.ru, [int(chart.number(view, side)) for side in sides]]
    return []


def outcome_of(standing: TableStanding, seats: Collection[int], *, together: bool) -> str:
    """What a finished game brought to whoever holds these seats."""
    winners = set(standing["winners"])
    if together:
        return WON if winners else LOST
    if not winners & set(seats):
        return LOST
    return WON if winners >= set(seats) else MIXED
