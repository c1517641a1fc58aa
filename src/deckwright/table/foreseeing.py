"""What a choice would bring: numbers that a rule of the game works out for each option, before anything is chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from deckwright.table.opening import PLANNING, seeded
from deckwright.vm import isa
from deckwright.vm.host import RawEvent, Words

if TYPE_CHECKING:
    from deckwright.table.table import Table

Foreseen = dict[str, dict[str, int]]  # by the note, then by the number of the card that would be chosen
MOST_WAYS = 96  # so many ways to answer what a choice asks in turn are looked at


def foreseen(table: Table, seat: int | None) -> dict[str, Foreseen]:
    """What each option on a card would bring at best, for the seat that is asked; nothing where no rule says it.

    The rule of the game for this question runs on copies in which all that the seat cannot know is dealt anew. Where
    it asks in turn, every answer is tried, and of each note the largest number counts.
    """
    prompt = table.prompt
    start = table.program.foreseen.get(prompt.id) if prompt else None
    if start is None or seat not in table.to_answer:
        return {}
    state = table.machine.determinize(table.state, seat, seeded(table.machine, table.revision, PLANNING))
    found: Foreseen = {}
    for option in table.offered(seat):
        if option.card_id is not None:
            for note, number in _at_best(table, state, start, option.card_id).items():
                found.setdefault(note, {})[str(option.card_id)] = number
    return {"foreseen": found}


def _at_best(table: Table, state: Words, start: int, card: int) -> dict[str, int]:
    """The largest number of each note, over all ways to answer what the rule asks."""
    best: dict[str, int] = {}

    def told(raw: RawEvent) -> None:
        note, about, _, number, *_ = raw.words
        if raw.what == isa.EV_NOTE and about == card:
            id = table.program.notes[note].id
            best[id] = max(number, best.get(id, number))

    ways: list[tuple[Words, int | None]] = [(_begun(table, state, start, card), None)]
    for _ in range(MOST_WAYS):
        if not ways:
            break
        now, answer = ways.pop()
        if answer is not None:
            now[isa.H_ANSWER] = answer
        if table.machine.run(now, told=told) == isa.QUESTION:
            ways += [(now.copy(), index) for index in reversed(range(int(now[isa.H_NOPT])))]
    return best


def _begun(table: Table, state: Words, start: int, card: int) -> Words:
    """A copy that stands at the beginning of the rule."""
    copy = state.copy()
    table.machine.begin(copy, start, card)
    return copy
