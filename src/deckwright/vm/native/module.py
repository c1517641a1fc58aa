"""A whole program in LLVM's words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from deckwright.vm.native.jumps import JUMPS
from deckwright.vm.native.numbers import NUMBERS
from deckwright.vm.native.original import Original
from deckwright.vm.native.parts import parts
from deckwright.vm.native.piles import piles
from deckwright.vm.native.procedure import Procedure
from deckwright.vm.native.scribe import PARTS, TAGS
from deckwright.vm.native.steps import Step
from deckwright.vm.native.values import VALUES
from deckwright.vm.native.ways import ways

TRANSLATIONS: Mapping[int, Step] = VALUES | NUMBERS | JUMPS
RARE = '!0 = !{!"branch_weights", i32 1, i32 100000}\n'


def translated(original: Original) -> str:
    """The text of a module with all procedures and the ways into them."""
    words = ", ".join(f"i32 {word}" for word in original.table)
    return "\n".join(
        [
            f"@T = internal constant [{len(original.table)} x i32] [{words}], align 64",
            *(_effects(original, slot) for slot in original.slots),
            *piles(original.table),
            *parts(original.table),
            *(procedure(original, start) for start in original.starts),
            *ways(original),
            RARE,
            *_apart(),
        ]
    )


def _apart() -> Iterator[str]:
    """Notes about what never shares a place in memory."""
    parts = 2 + len(PARTS)
    yield '!1 = !{!"state"}'
    for part in range(parts):
        yield f"!{TAGS + part} = !{{!{TAGS + parts + part}, !{TAGS + parts + part}, i64 0}}"
        yield f'!{TAGS + parts + part} = !{{!"part {part}", !1, i64 0}}'


def procedure(original: Original, start: int) -> str:
    """One procedure."""
    pieces = [_piece(original, start, piece) for piece in original.pieces(start)]
    entries = {*original.resumes(start), *(pc for piece in pieces for pc in piece.elsewhere)}
    return "\n".join(piece.finished(entries) for piece in pieces)


def _piece(original: Original, start: int, piece: range) -> Procedure:
    """A piece of a procedure, instruction by instruction."""
    p = Procedure(original, start, piece)
    for pc in piece:
        p.pc = pc
        p.label(f"L{pc}")
        op, a, b, c = original.code[pc : pc + 4]
        TRANSLATIONS[op](p, a, b, c)
        if op not in JUMPS:
            p.go_on()
    return p


def _effects(original: Original, slot: int) -> str:
    """For each kind of card its effect in a slot, as a function, and the room it needs."""
    begins = original.table[slot : slot + original.kinds]
    functions = ", ".join(f"ptr @p{begin}" if begin else "ptr null" for begin in begins)
    sizes = ", ".join(f"i32 {original.size(begin) if begin else 0}" for begin in begins)
    return (
        f"@effects{slot} = internal constant [{original.kinds} x ptr] [{functions}]\n"
        f"@sizes{slot} = internal constant [{original.kinds} x i32] [{sizes}]"
    )
