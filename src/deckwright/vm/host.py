"""The machine as Python sees it: run a state, read its events, check it, hash it. Knows no game."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, NoReturn

import numpy as np
from numpy.typing import NDArray

from deckwright.vm import isa
from deckwright.vm.jit import INTERPRETED
from deckwright.vm.native.making import Native

if TYPE_CHECKING:
    from deckwright.vm.engine import Engine

Words = NDArray[np.int32]

FAULTS = {
    isa.F_NONE: ("it used a card or a player that is not there", "нет такой карты или такого игрока"),
    isa.F_STACK: ("rules called each other too deeply", "правила вызывают друг друга слишком глубоко"),
    isa.F_OPTIONS: ("it offered more choices than there is room for", "вариантов больше, чем помещается"),
    isa.F_NO_WAY_OUT: ("it asked without offering any choice", "вопрос без единого варианта"),
    isa.F_OVERFLOW: ("a number grew beyond all bounds", "число выросло сверх всякой меры"),
    isa.F_DIVISION: ("it divided by zero", "деление на ноль"),
    isa.F_RANDOM: ("it asked for a random number below 1", "случайное число меньше 1"),
    isa.F_NO_RETURN: ("it ended without an answer", "правило кончилось без ответа"),
    isa.F_ASSERTION: ("something that must always hold did not", "нарушено то, что должно выполняться всегда"),
    isa.F_ENDLESS: ("it went on without end", "правило выполняется без конца"),
    isa.F_OPCODE: ("it ran out of the program", "программа кончилась"),
    isa.F_ANSWER: ("there was no such choice", "такого варианта не было"),
    isa.F_SHUFFLE: ("it shuffled what cannot be shuffled", "перемешано то, что не перемешивают"),
    isa.F_RANGE: ("it looked beyond the end of a list", "обращение за конец списка"),
    isa.F_PART: ("it asked an answer for what that choice does not have", "у выбранного нет того, что спрошено"),
    isa.F_ASIDE: (
        "it asked or ended the game where it may only look and put right",
        "вопрос или конец партии там, где можно только смотреть и поправлять",
    ),
}


class MachineFault(Exception):
    """A rule broke a bound. It names the rule and the line."""

    def __init__(self, fault: int, rule: str, file: str, line: int) -> None:
        self.rule, self.file, self.line = rule, file, line
        self.reason, self.reason_ru = FAULTS.get(fault, (f"fault {fault}", f"ошибка {fault}"))
        super().__init__(f"the rule {rule} ({file}:{line}) was stopped: {self.reason}")


class BrokenState(Exception):
    """A state breaks an invariant, such as a card in two piles."""


@dataclass(frozen=True)
class RawEvent:
    """An event as the machine wrote it."""

    what: int
    source: int
    words: tuple[int, ...]
    pc: int


Told = Callable[[RawEvent], None]
MOST_EVENTS = 100_000  # between two questions; a rule that tells more goes on for ever


class Machine:
    """Runs states of one program."""

    def __init__(self, program: Any) -> None:
        self.program = program
        self.code, self.table, self.weights = program.fused, program.table, program.weights
        self.step_by_step = program.code
        if INTERPRETED:
            self.code, self.table = self.code.tolist(), self.table.tolist()
            self.step_by_step = self.step_by_step.tolist()
            self.weights = self.weights.tolist()
        self.native = Native(program)
        self.silent, self.imagined = self._room(0, isa.SILENT), self._room(0, isa.IMAGINED)

    @cached_property
    def engine(self) -> Engine:
        """What runs the program where nobody listens."""
        from deckwright.vm.engine import Engine

        return Engine(self.code, self.native.ways)

    @staticmethod
    def _room(capacity: int, count: int = 0) -> Any:
        room = np.zeros(isa.E_FIRST + capacity * isa.EVENT_WORDS, np.int32)
        room[isa.E_COUNT], room[isa.E_CAPACITY] = count, capacity
        return room.tolist() if INTERPRETED else room

    def call(self, function: Any, state: Words, *arguments: Any) -> Any:
        """Call a function of the machine on a state, as a list when interpreting."""
        if not INTERPRETED:
            return function(state, *arguments)
        words = state.tolist()
        lists = [a.tolist() if isinstance(a, np.ndarray) else a for a in arguments]
        result = function(words, *lists)
        state[:] = words
        for given, used in zip(arguments, lists, strict=True):
            if isinstance(given, np.ndarray):
                given[...] = used
        return result

    def run(self, state: Words, *, told: Told | None = None, budget: int | None = None) -> int:
        """Go on until a question, the end, or (if a budget is given) that many instructions; why is the answer.

        `told` hears of every event while the state stands as it was right after it: later a card may have been
        shuffled and be another one. So the room for events is just what one instruction may need.
        """
        from deckwright.vm.machine import run
        from deckwright.vm.play import BUDGET

        room = self.silent if told is None else self._room(int(self.program.layout.cards) + 2)
        most = BUDGET if budget is None else budget
        code = self.code if told is None and budget is None else self.step_by_step
        for _ in range(MOST_EVENTS):
            status = self.call(run, state, code, self.table, self.weights, room, most)
            if told is not None:
                for event in self._drain(room):
                    told(event)
            if status == isa.FAULT:
                self.fault(state, int(state[isa.H_FAULT]))
            if status != isa.EVENTS_FULL and (status != isa.BUDGET or budget is not None):
                return int(status)
            if status == isa.BUDGET:
                break
        self.fault(state, isa.F_ENDLESS)

    def begin(self, state: Words, start: int, *arguments: int) -> None:
        """Forget what was going on, and stand at the beginning of a rule instead."""
        layout = self.program.layout
        state[layout.stack : layout.stack_end] = 0
        state[layout.stack] = -1
        frame = layout.stack + isa.FRAME_WORDS
        state[frame : frame + len(arguments)] = arguments
        for word, put in (
            (isa.H_STATUS, isa.RUNNING),
            (isa.H_PC, start),
            (isa.H_FP, frame),
            (isa.H_TOP, frame),
            (isa.H_SNAP, layout.stack_end),
            (isa.H_SOURCE, -1),
            (isa.H_NOPT, 0),
        ):
            state[word] = put

    def aside(self, state: Words, start: int, *arguments: int, told: Told) -> None:
        """Run a rule beside the game: it may change values and tell of them, and all else stays as it was."""
        header, rest = state[: isa.HEADER].copy(), state[self.program.layout.options :].copy()
        self.begin(state, start, *arguments)
        status = self.run(state, told=told)
        if status != isa.RETURNED:
            self.fault(state, isa.F_ASIDE)
        state[: isa.HEADER], state[self.program.layout.options :] = header, rest

    @staticmethod
    def _drain(room: Any) -> list[RawEvent]:
        found = []
        for i in range(int(room[isa.E_COUNT])):
            at = isa.E_FIRST + i * isa.EVENT_WORDS
            words = [int(w) for w in room[at : at + isa.EVENT_WORDS]]
            source, what = divmod(words[0], 256)
            found.append(RawEvent(what, source - 1, tuple(words[1:7]), words[7]))
        room[isa.E_COUNT] = 0
        return found

    def fault(self, state: Words, reason: int) -> NoReturn:
        """Raise what stopped a rule."""
        file, line, rule = self.program.source_line(int(state[isa.H_PC]))
        raise MachineFault(reason, rule, file, line)

    def determinize(self, state: Words, seat: int, generator: Words) -> Words:
        """A state this seat may plan in: all it cannot know is dealt anew, what others keep secret is forgotten."""
        from deckwright.vm.hidden import determinize

        copy = state.copy()
        order = np.zeros(self.program.layout.cards, np.int32)
        ends = np.zeros(self.program.layout.schema.pile_count, np.int32)
        self.call(determinize, copy, self.table, seat, generator, order, ends)
        self.forget(copy, seat)
        return copy

    def forget(self, state: Words, seat: int) -> None:
        """Put the secret values that this seat cannot see back to what they began with."""
        layout = self.program.layout
        schema = layout.schema
        for spot in layout.shared.values():
            if spot.field.declared.secret:
                state[spot.address] = spot.field.first
        for spot in layout.sided.values():
            if spot.field.declared.secret:
                for each in range(schema.max_players):
                    if each != seat:
                        state[spot.address + each] = spot.field.first
        for name, field in schema.counters.items():
            if field.declared.secret:
                at = layout.card_address[name]
                for card in range(layout.cards):
                    if layout.pile_named(layout.pile_of(state, card))[1] != seat:
                        state[at + card] = field.first

    # --- hash and check -----------------------------------------------------------------------------------------------

    def living(self, state: Words) -> bytes:
        """The words of a state that matter: not what earlier frames and questions left behind."""
        layout = self.program.layout
        at = layout.options + 4 * int(state[isa.H_NOPT])
        header = state[: layout.options].copy()
        header[isa.H_ANSWER] = 0
        parts = (
            header,
            state[layout.options : at],
            state[layout.stack : int(state[isa.H_TOP])],
            state[int(state[isa.H_SNAP]) : layout.stack_end],
        )
        return b"".join(part.astype("<i4").tobytes() for part in parts)

    def hash(self, state: Words) -> str:
        """A digest of a state; equal games have equal digests on every machine."""
        return hashlib.blake2b(self.living(state), digest_size=16).hexdigest()

    def check(self, state: Words) -> None:
        """Fail loudly if the state breaks an invariant."""
        layout = self.program.layout
        seen: set[int] = set()
        for pile in range(layout.schema.pile_count):
            card, before, n = int(state[layout.head + pile]), -1, 0
            while card >= 0:
                if card in seen:
                    raise BrokenState(f"card {card} is in two places")
                seen.add(card)
                links = int(state[layout.links + card])
                if layout.pile_of(state, card) != pile or links & isa.PREV_MASK != before + 1:
                    raise BrokenState(f"card {card} does not know that it lies in pile {pile}")
                before, card, n = card, links >> isa.NEXT_SHIFT, n + 1
            if state[layout.tail + pile] != before or state[layout.count + pile] != n:
                raise BrokenState(f"pile {pile} is miscounted")
        overfull = layout.overfull(state)
        if overfull:
            raise BrokenState(f"{overfull[0]} holds more than {overfull[1]} cards, which its declaration says never is")
        if len(seen) != layout.cards:
            raise BrokenState(f"{layout.cards - len(seen)} cards are in no pile")
        kinds = np.bincount(
            state[layout.ident : layout.ident + layout.cards] & isa.KIND_MASK, minlength=len(self.program.kinds)
        )
        wrong = [kind.id for kind in self.program.kinds if kinds[kind.number] != kind.copies]
        if wrong:
            raise BrokenState(f"the copies of {', '.join(wrong)} are not as many as they were")
