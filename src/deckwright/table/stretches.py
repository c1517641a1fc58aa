"""What the charts of a game count by: its turns, or its rounds where a turn is but a single action."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from deckwright.table.story import replayed

if TYPE_CHECKING:
    from deckwright.lang.game import Game
    from deckwright.table.events import Event
    from deckwright.table.table import Table

__all__ = ["Stretch", "begun", "stretches"]


@dataclass(frozen=True)
class Stretch:
    """A turn or a round: what happened in it, and how everything stood when the first question after it was asked."""

    number: int
    at: int  # how many things had been done by then
    events: Sequence[Event]
    view: Mapping[str, Any]


def begun(game: Game, events: Iterable[Event]) -> list[int]:
    """The numbers of the turns, or rounds, that begin among these events."""
    return [number for event in events if (number := _number(game, event)) is not None]


def _number(game: Game, event: Event) -> int | None:
    note = game.look.pace.note
    if not note:
        return int(event.data["turn"]) if event.what == "turn" else None
    begins = event.what == "note" and event.data["note"] == note
    return int(event.data["number"]) if begins else None


def stretches(table: Table) -> list[Stretch]:
    """The past of a table, in turns or rounds; number 0 is all that was before the first."""
    found: list[Stretch] = []
    events: list[Event] = []
    number = 0
    for again, happened in replayed(table):
        for event in happened:
            begins = _number(table.game, event)
            if begins is not None:
                found.append(Stretch(number, again.revision, events, again.view(open=True)))
                number, events = begins, []
            events.append(event)
    return [*found, Stretch(number, table.revision, events, table.view(open=True))]
