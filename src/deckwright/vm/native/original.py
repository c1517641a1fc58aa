"""What is translated: the instructions and numbers of a program, and nothing else of it."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import Any

from deckwright.vm import isa

LONGEST = 1500  # instructions of a piece of a procedure
SHORTER = 600  # the same where a program is large: shorter functions take LLVM less time
LARGE = 50_000  # instructions of a large program


@dataclass(frozen=True, eq=False)
class Original:
    """A program as the translator needs it; it can be sent to another process."""

    code: tuple[int, ...]
    table: tuple[int, ...]
    starts: tuple[int, ...]  # where procedures begin, in order
    anew: Mapping[int, tuple[int, ...]]  # where questions are asked anew from
    kinds: int

    @classmethod
    def of(cls, program: Any) -> Original:
        """The plain program: what is fused for the interpreter is nothing to a compiler."""
        return cls(
            tuple(int(word) for word in program.code),
            tuple(int(word) for word in program.table),
            tuple(sorted(program.starts.values())),
            {pc: tuple(ways) for pc, ways in program.anew.items()},
            len(program.kinds),
        )

    @property
    def instructions(self) -> int:
        """How many there are."""
        return len(self.code) // 4

    @property
    def digest(self) -> str:
        """A digest of everything that is translated."""
        found = hashlib.blake2b(digest_size=16)
        for part in (self.code, self.table, self.starts, sorted(self.anew.items()), self.kinds):
            found.update(repr(part).encode() + b"\0")
        return found.hexdigest()

    @cached_property
    def ends(self) -> Mapping[int, int]:
        """Where each procedure ends: four words before the next one stands how much room that needs."""
        following = [*(start - 4 for start in self.starts[1:]), len(self.code)]
        return dict(zip(self.starts, following, strict=True))

    def size(self, start: int) -> int:
        """How many words the frame of a procedure takes."""
        return self.code[start - 4]

    def pieces(self, start: int) -> list[range]:
        """A procedure in pieces of about the same length, for LLVM takes much longer for one long function."""
        instructions = (self.ends[start] - start) // 4
        longest = LONGEST if self.instructions < LARGE else SHORTER
        count = max(1, -(-instructions // longest))
        cuts = [start + instructions * i // count * 4 for i in range(count + 1)]
        return [range(begin, end, 4) for begin, end in pairwise(cuts)]

    def resumes(self, start: int) -> list[int]:
        """Where a procedure may be entered but at its beginning: behind a question or call, to ask a question anew."""
        end = self.ends[start]
        behind = (pc + 4 for pc in range(start, end, 4) if self.code[pc] in (isa.ASK, isa.CALL, isa.CALLK))
        anew = (way for pc, ways in self.anew.items() for way in (pc, *ways))
        return sorted({pc for pc in (*behind, *anew) if start < pc < end})

    @cached_property
    def slots(self) -> tuple[int, ...]:
        """Where the effects of kinds lie in the table, for each slot that is ever called."""
        calls = (self.code[pc + 1] for pc in self.pcs if self.code[pc] == isa.CALLK)
        return tuple(sorted(set(calls)))

    @property
    def pcs(self) -> list[int]:
        """The addresses of all instructions."""
        return [pc for start in self.starts for pc in range(start, self.ends[start], 4)]
