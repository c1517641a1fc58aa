"""One procedure being written: its instructions, labels and registers."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from deckwright.lang.schema import Type
from deckwright.vm import isa


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
class FrameSize:
    """The size of this procedure's frame, known at its end; times `scale`, plus `base`."""

    base: int = 0
    scale: int = 1


@dataclass(frozen=True)
class Value:
    """What an expression left behind: a constant, or a register."""

    type: Type
    register: int = -1
    constant: int | None = None
    thing: Any = None

    @property
    def known(self) -> bool:
        """Whether its value is known while compiling."""
        return self.constant is not None


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


@dataclass
class Proc:
    """A procedure: instructions, the frame they need, and the names of its registers for the trace."""

    name: str
    code: list[Instruction] = field(default_factory=list)
    frame: int = 1
    top: int = 0
    locals: dict[str, tuple[int, Type]] = field(default_factory=dict)
    file: str = ""
    line: int = 0
    rule: str = ""

    def emit(self, op: int, a: Any = 0, b: Any = 0, c: Any = 0) -> None:
        """Add an instruction."""
        self.code.append(Instruction(op, a, b, c, self.file, self.line, self.rule))

    def place(self, label: Label) -> None:
        """The label stands here."""
        label.at = len(self.code)

    def registers(self, n: int = 1) -> int:
        """Take n registers that follow each other; the first one's number."""
        first = self.top
        self.top += n
        self.frame = max(self.frame, self.top)
        return first

    def resolve(self, start: int) -> list[tuple[int, Any, Any, Any]]:
        """The instructions with labels turned into addresses, for a procedure that begins at `start`."""

        def word(x: Any) -> Any:
            if isinstance(x, Label):
                return start + 4 * x.at
            if isinstance(x, FrameSize):
                return x.base + x.scale * self.frame
            return x

        return [(i.op, word(i.a), word(i.b), word(i.c)) for i in self.code]


def window(top: int) -> int:
    """Where the frame of a call made now would begin."""
    return top + isa.FRAME_WORDS
