"""Stepping through a choice: every line of the rules that runs, the names it sees, and what it brings about.

    for step in trace(table, "play", card="blaster"):
        print(step)

The table itself stays as it is; the choice is made on a copy, one instruction of the machine at a time.
"""

from __future__ import annotations

import linecache
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from deckwright.lang import schema as ty
from deckwright.lang.compiler.proc import Value
from deckwright.table import errors
from deckwright.table.choosing import find_option
from deckwright.table.events import Event, Teller
from deckwright.table.seen import Option, place_of
from deckwright.table.table import Table
from deckwright.vm import isa
from deckwright.vm.host import RawEvent


@dataclass
class Step:
    """One line of a rule, as it ran once: `names` are what it could see as it began, `events` what happened in it.

    A line that calls another rule comes in two steps, before and after the steps of that rule. `depth` counts the
    calls it stands in; a small rule is written out where it is called, so its lines have the caller's depth.
    """

    rule: str
    file: str
    line: int
    depth: int
    names: Mapping[str, str]
    events: list[Event] = field(default_factory=list)

    @property
    def text(self) -> str:
        """The line as it is written."""
        return linecache.getline(self.file, self.line).strip()

    def __str__(self) -> str:
        names = ", ".join(f"{name}={value}" for name, value in self.names.items())
        told = "".join(f"\n{'  ' * self.depth}    {_told(event)}" for event in self.events)
        return f"{'  ' * self.depth}{self.rule}:{self.line}  {self.text}" + (f"  [{names}]" if names else "") + told


def trace(table: Table, what: Option | int | str, **wanted: Any) -> Iterator[Step]:
    """Make a choice on a copy of the table, line by line. It is given as to `Table.choose`."""
    if table.over:
        raise errors.GameOver("the game is over", "партия окончена")
    twin = table.clone()
    twin.state[isa.H_ANSWER] = find_option(table, what, wanted, None)
    return _steps(twin)


def _steps(table: Table) -> Iterator[Step]:
    state, program, teller = table.state, table.program, Teller(table.reader)
    place: tuple[str, int, str, int] | None = None
    step: Step | None = None

    def told(raw: RawEvent) -> None:
        event = teller.event(raw, state)
        if event is not None and step is not None:
            step.events.append(event)

    status = table.machine.run(state, budget=0)  # hands the answer over
    while status == isa.BUDGET:
        pc, fp = int(state[isa.H_PC]), int(state[isa.H_FP])
        file, line, rule = program.source_line(pc)
        jumps = program.code[pc] == isa.JMP  # from one line to another, and nothing else
        if place != (file, line, rule, fp) and not jumps:
            if step is not None:
                yield step
            place = (file, line, rule, fp)
            step = Step(rule, file, line, _depth(table, fp), _names(table, pc, fp))
        try:
            status = table.machine.run(state, told=told, budget=1)
        except Exception:
            if step is not None:
                yield step
            raise
    if step is not None:
        yield step


def _depth(table: Table, fp: int) -> int:
    """How many calls a frame stands in."""
    depth = 0
    while table.state[fp - 4] >= 0:
        fp = int(table.state[fp - 3])
        depth += 1
    return depth


def _names(table: Table, pc: int, fp: int) -> dict[str, str]:
    """The names that have a value here."""
    found = table.program.names_at(pc)
    unset = [name for name, value in found.items() if value.type == ty.NONE and value.constant is None]
    return {name: _shown(table, found[name], fp) for name in found if name not in unset and not name.startswith("_")}


def _shown(table: Table, value: Value, fp: int) -> str:
    """A value for people: cards, players and piles by name."""
    if value.type == ty.ANSWER:
        return _answer(table, fp + value.register)
    word = value.constant if value.constant is not None else int(table.state[fp + value.register])
    return _word(table, value.type, word)


def _word(table: Table, kind: ty.Type, word: int) -> str:
    layout, reader = table.program.layout, table.reader
    if kind.choices is not None:
        return next((member.name for member in kind.choices if int(member) == word), str(word))
    if kind == ty.NONE or (kind.is_object and word < 0):
        return "None"
    if kind == ty.CARD and word < layout.cards:
        return reader.card_token(reader.kind_of(table.state, word), "en").text
    if kind == ty.PLAYER and word < int(table.state[isa.H_PLAYERS]):
        return table.name(word)
    if kind.family == ty.PLACE and word < len(layout.places):
        return layout.places[word].label
    if kind == ty.PILE and 0 <= word < layout.schema.pile_count:
        return place_of(*reader.pile_name(word))
    if kind == ty.VERB and 0 <= word < len(table.program.verbs):
        return table.program.verbs[word].id
    if kind == ty.SEATS:
        return "|".join(table.name(seat) for seat in range(table.seats) if (word >> seat) & 1) or "nobody"
    return str(bool(word)) if kind == ty.BOOL else str(word)


def _answer(table: Table, at: int) -> str:
    """What was chosen: the verb and what it was offered with."""
    number, card, second, amount = (int(word) for word in table.state[at : at + 4])
    if not 0 <= number < len(table.program.verbs):
        return "None"
    verb = table.program.verbs[number]
    words = {"card": (ty.CARD, card), "number": (ty.INT, amount)}
    words |= {"target": (ty.CARD, second), "player": (ty.PLAYER, second), "pile": (ty.PILE, second)}
    words["place"] = (ty.PLACE, second)
    return " ".join([verb.id, *(_word(table, *words[name]) for name in verb.takes)])


def _told(event: Event) -> str:
    """An event in one line."""
    data = ", ".join(f"{name}={value}" for name, value in event.data.items() if not name.endswith("_id"))
    return event.en or f"{event.what}: {data}"
