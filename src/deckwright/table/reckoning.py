"""What cards are worth now: numbers that no value holds, worked out by a rule of the game for those who look."""

from __future__ import annotations

from typing import TYPE_CHECKING

from deckwright.vm import isa
from deckwright.vm.host import RawEvent

if TYPE_CHECKING:
    from deckwright.table.table import Table

Numbers = dict[str, dict[str, int]]  # by the note, then by the number of the card


def reckoned(table: Table, bit: int | None) -> dict[str, Numbers]:
    """The numbers, of cards that those of a bit may know (None: of all); nothing for a game without such a rule.

    The rule of the game runs beside it on a copy, and notes a number for each card.
    """
    start = table.program.reckoned
    if start is None:
        return {}
    state = table.state.copy()
    found: Numbers = {}

    def told(raw: RawEvent) -> None:
        note, card, _, number, *_ = raw.words
        if raw.what == isa.EV_NOTE and table.reader.sees(state, card, bit):
            found.setdefault(table.program.notes[note].id, {})[str(card)] = number

    table.machine.aside(state, start, told=told)
    return {"reckoned": found}
