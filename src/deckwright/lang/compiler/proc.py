"""One procedure being written: its instructions, labels and registers."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from deckwright.lang.schema import Type
from deckwright.vm import isa

# Instructions that do nothing but compute their first operand.
COMPUTES = frozenset(
    {
        isa.LOADI, isa.MOV, isa.ADD, isa.SUB, isa.MUL, isa.DIV, isa.MOD, isa.ADDI, isa.RSUBI, isa.MULI, isa.MIN,
        isa.MAX, isa.EQI, isa.BIT, isa.BOR, isa.GETG, isa.GETF, isa.GETMARK, isa.FACT, isa.KIND, isa.WEIGHT, isa.COUNT,
        isa.FIRST, isa.LAST, isa.PILEOF, isa.OWNER, isa.KNOWN, isa.HASK, isa.SOURCE, isa.PLAYERS, isa.STEP, isa.OPTIONS,
        isa.OF, isa.SEATED, isa.LOOKUP, isa.WITHIN, isa.SIDE, isa.AMONG,
    }
)  # fmt: skip

SIDE_SHIFT = 16  # of SIDE: a register and the number of seats in one operand


class Label:
    """A place in a procedure that is not known yet."""

    __slots__ = ("at",)

    def __init__(self) -> None:
        self.at = -1


@dataclass(frozen=True)
class Target:
    """The beginning of another procedure, known when all are linked."""

    name: str


@dataclass(frozen=True)
class Packed:
    """A label and a small number in one word."""

    label: Label
    number: int


@dataclass(frozen=True)
class FrameSize:
    """The size of this procedure's frame, known at its end; times `scale`, plus `base`."""

    base: int = 0
    scale: int = 1


@dataclass(frozen=True)
class FrameRoom:
    """The size of this procedure's frame, and the room that must stay free above it."""


@dataclass
class Instruction:
    """Four words, and where in the source they come from."""

    op: int
    a: Any
    b: Any
    c: Any
    file: str
    line: int
    rule: str
    anew: list[Label] = field(default_factory=list)  # of a question: where it may be asked again from
    most: int = 0  # of an offer: how many its rule says it makes at most


@dataclass(frozen=True)
class Value:
    """What an expression left behind: a constant, or a register."""

    type: Type
    register: int = -1
    constant: int | None = None
    thing: Any = None
    passing: bool = False  # nobody else will look into its register
    writers: tuple[Instruction, ...] = ()  # what wrote it, where that is not just the last instruction

    @property
    def known(self) -> bool:
        """Whether its value is known while compiling."""
        return self.constant is not None


@dataclass(frozen=True)
class Names:
    """The names that have a value where a statement begins, for the trace."""

    at: int
    rule: str
    line: int
    values: dict[str, Value]


@dataclass
class Proc:
    """A procedure: instructions, the frame they need, and the names of its registers for the trace."""

    name: str
    code: list[Instruction] = field(default_factory=list)
    frame: int = 1
    room: int = 0  # words above the frame that must stay free: where it asks, whoever judges needs them
    top: int = 0
    names: list[Names] = field(default_factory=list)
    joined: int = -1  # where the last label stands: what lies before it may be reached another way
    file: str = ""
    line: int = 0
    rule: str = ""

    @cached_property
    def jumps(self) -> list[tuple[int, int]]:
        """From where to where a procedure may jump that is whole; asked for so often that it is remembered."""
        return [(at, to) for at, instruction in enumerate(self.code) for to in targets(instruction)]

    def emit(self, op: int, a: Any = 0, b: Any = 0, c: Any = 0) -> None:
        """Add an instruction."""
        self.code.append(Instruction(op, a, b, c, self.file, self.line, self.rule))

    def place(self, label: Label) -> None:
        """The label stands here."""
        label.at = len(self.code)
        self.joined = label.at

    def last_is(self, op: int, register: int) -> bool:
        """Whether the last instruction computed this register, whichever way one came here."""
        last = self.code[-1] if self.code else None
        return last is not None and last.op == op and last.a == register and self.joined < len(self.code)

    def players_pile(self, pile: Value) -> tuple[int, int] | None:
        """The register and the offset, if the last instruction computed such a pile of a player; it is taken back."""
        if not pile.passing or not self.last_is(isa.OF, pile.register) or self.code[-1].c < 0:
            return None
        taken = self.code.pop()
        return taken.b, taken.c

    def carry(self, value: Value, to: int) -> None:
        """Copy a value in passing, or let the instructions that computed it write to `to` at once."""
        register = value.register
        last = self.code[-1] if self.code else None
        if value.writers and all(writer.a == register for writer in value.writers):
            for writer in value.writers:
                writer.a = to
            return
        fresh = last is not None and last.op in COMPUTES and last.a == register and self.joined < len(self.code)
        if last is not None and fresh:
            last.a = to
        else:
            self.emit(isa.MOV, to, register)

    def answers_into(self, register: int, to: int) -> bool:
        """Let the question just asked put its answer elsewhere; false if that is not what was written last."""
        last = self.code[-1] if self.code else None
        if last is None or last.op != isa.ASK or last.a.base != register or self.joined >= len(self.code):
            return False
        last.a = FrameSize(to, isa.ASK_SHIFT)
        return True

    def remember(self, names: dict[str, Value]) -> None:
        """The names as they stand here."""
        known = {name: value for name, value in names.items() if value.register >= 0 or value.constant is not None}
        self.names.append(Names(len(self.code), self.rule, self.line, known))

    def ask_anew(self, since: int, places: list[Label]) -> None:
        """The questions written since then may be asked again from one of these places."""
        for instruction in self.code[since:]:
            if instruction.op == isa.ASK:
                instruction.anew += places

    @property
    def asks(self) -> bool:
        """Whether it asks anything itself."""
        return any(instruction.op == isa.ASK for instruction in self.code)

    def registers(self, n: int = 1) -> int:
        """Take n registers that follow each other; the first one's number."""
        first = self.top
        self.top += n
        self.frame = max(self.frame, self.top)
        return first

    def landing(self, label: Label, source: int) -> int:
        """Where a jump from `source` ends, through jumps that lead on; one that leads back is counted, and kept."""
        at = label.at
        while at < len(self.code) and self.code[at].op == isa.JMP and isinstance(self.code[at].a, Label):
            further = self.code[at].a.at
            if further <= max(at, source):
                break
            at = further
        return at

    def resolve(self, start: int) -> list[tuple[int, Any, Any, Any]]:
        """The instructions with labels turned into addresses, for a procedure that begins at `start`."""

        def word(x: Any, source: int) -> Any:
            if isinstance(x, Label):
                return start + 4 * self.landing(x, source)
            if isinstance(x, Packed):
                return (start + 4 * self.landing(x.label, source)) * isa.ASK_SHIFT + x.number
            if isinstance(x, FrameSize):
                return x.base + x.scale * self.frame
            if isinstance(x, FrameRoom):
                return self.frame + self.room
            return x

        return [(i.op, word(i.a, n), word(i.b, n), word(i.c, n)) for n, i in enumerate(self.code)]


def window(top: int) -> int:
    """Where the frame of a call made now would begin."""
    return top + isa.FRAME_WORDS


def targets(instruction: Instruction) -> list[int]:
    """Where an instruction may jump to."""
    labels = (x.label if isinstance(x, Packed) else x for x in (instruction.a, instruction.b, instruction.c))
    return [label.at for label in labels if isinstance(label, Label)]
