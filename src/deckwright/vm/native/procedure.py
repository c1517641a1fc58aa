"""One procedure of a program as one function: a block for each instruction, its operands written in.

    (%S, %X, %fp, %walks, %options, %pc) -> (status, options)

The frame lies in the state as the interpreter lays it, so either can go on from any question. `%walks` is where
remembered piles end, `%options` how many choices were offered; `%pc` is where to begin or go on. A procedure that
returns has status 0; one that stops has written where it stands, and its callers return at once with its status.
A long procedure is several functions: all that one leaves to the next lies in the state.
What registers hold stands in the frame, where others may look for it, and is kept beside it, so that it need not be
looked up again: whoever is called writes only above the registers that are still needed.
`%X` holds what a run was given: who listens, weights, budget.
"""

from __future__ import annotations

from collections.abc import Collection

from deckwright.vm import isa
from deckwright.vm.native.original import Original
from deckwright.vm.native.scribe import Scribe
from deckwright.vm.native.writer import Value, Variable

REFRESH, MANY = "; refresh", 1 << 20
RESULT = "{ i32, i32 }"
GIVEN = "(ptr noalias nonnull %S, ptr noalias nonnull %X, i64 %fp, i32 %walks0, i32 %options0, i32 %pc)"
LISTENER, WEIGHTS, BUDGET = range(3)  # what a run was given
WHY_BITS = 5  # why a rule was stopped, below where that was
DONE = 0  # a status of procedures: it returned


class Procedure(Scribe):
    """Writes one procedure."""

    def __init__(self, original: Original, start: int, piece: range) -> None:
        super().__init__(original.table)
        self.original, self.start, self.piece = original, start, piece
        self.pc = piece.start
        self.elsewhere: set[int] = set()  # instructions in other pieces that are led to
        self.walks, self.options = self.variable("%walks0"), self.variable("%options0")
        self._broken, self._spent = self.variable(), self.variable()
        self._held: dict[int, Variable] = {}  # what registers hold, beside the frame: LLVM keeps it at hand
        self.line("%F = getelementptr i32, ptr %S, i64 %fp")
        self.line("%frame = trunc i64 %fp to i32")
        self._beginning, self.lines = self.lines, []  # where it is entered is known only when all pieces are written

    def _enter(self, entries: Collection[int]) -> None:
        """Begin, or go on at one of the ways in."""
        first = self.piece.start
        self.refresh(0)
        ways = " ".join(f"i32 {pc}, label %L{pc}" for pc in sorted(entries) if pc in self.piece and pc != first)
        if not ways:
            self.jump(f"L{first}")
            return
        self.branch(self.is_("eq", "%pc", first), f"L{first}", "resume")
        self.label("resume")
        self.refresh(0)
        self.line(f"switch i32 %pc, label %L{first} [ {ways} ]")

    def _go_elsewhere(self, pc: int) -> None:
        """Go on in another piece, which has the same frame: nothing of this one is needed any more."""
        other = next(piece.start for piece in self.original.pieces(self.start) if pc in piece)
        given = f"ptr %S, ptr %X, i64 %fp, i32 {self.get(self.walks)}, i32 {self.get(self.options)}, i32 {pc}"
        self.back(self.new(f"musttail call fastcc {RESULT} @p{other}({given})"), RESULT)

    def finished(self, entries: Collection[int]) -> str:
        """The whole function, which others enter there."""
        for pc in sorted(self.elsewhere):
            self.label(f"L{pc}")
            self._go_elsewhere(pc)
        self.label("beyond")
        self.fault(isa.F_OPCODE)
        self.label("fault")
        broken = self.get(self._broken)
        why = self.do("and", broken, (1 << WHY_BITS) - 1)
        self.stop(self.do("lshr", broken, WHY_BITS), isa.FAULT, isa.FAULT, why)
        self.label("spent")
        self.stop(self.get(self._spent), isa.BUDGET, isa.RUNNING)
        body, self.lines = self.lines, self._beginning
        self._enter(entries)
        self.lines += body
        self.lines = [line for written in self.lines for line in self._refreshed(written)]
        whole = len(self.piece) == len(range(self.start, self.original.ends[self.start], 4))
        attributes = "nounwind" if whole else "nounwind noinline"
        return self.text(f"internal fastcc {RESULT} @p{self.piece.start}{GIVEN}", attributes)

    # --- registers ----------------------------------------------------------------------------------------------------

    def register(self, number: int) -> str:
        """What a register holds."""
        return self.get(self._register(number))

    def set(self, number: int, value: Value) -> None:
        """Write a register."""
        self.put(self._register(number), value)
        self.store(value, number, base="%F")

    def _register(self, number: int) -> Variable:
        if number not in self._held:
            self._held[number] = self.variable()
        return self._held[number]

    def refresh(self, first: int, end: int = MANY) -> None:
        """Somebody else may have written some registers, or all from one on: they hold what stands in the frame."""
        self.lines.append(f"{REFRESH} {first} {end}")

    def _refreshed(self, line: str) -> list[str]:
        """A line as it is, unless it is about registers, of which all are known only in the end."""
        if not line.startswith(REFRESH):
            return [line]
        first, end = map(int, line.removeprefix(REFRESH).split())
        kept, self.lines = self.lines, []
        for number in sorted(self._held):
            if first <= number < end:
                self.put(self._held[number], self.load(number, base="%F"))
        found, self.lines = self.lines, kept
        return found

    def take(self, option: Value, to: int) -> None:
        """Copy a choice to some registers."""
        at = self.do("shl", self.wide(option), 2, "i64")
        for word in range(isa.OPTION_WORDS):
            self.set(to + word, self.look(isa.L_OPTIONS, at, word))

    def index(self, number: int) -> str:
        """What a register holds, to be added to an address."""
        return self.wide(self.register(number))

    def someone(self, number: int) -> str:
        """The card, player or place in a register; there must be one."""
        found = self.register(number)
        self.unless(self.is_("slt", found, 0), isa.F_NONE)
        return found

    def there(self, number: int) -> str:
        """The same, to be added to an address."""
        return self.wide(self.someone(number))

    def given(self, which: int) -> str:
        """Something this run was given."""
        return self.entry("%X", which)

    # --- bounds -------------------------------------------------------------------------------------------------------

    def fault(self, why: int) -> None:
        """Stop: a rule broke a bound here."""
        self.put(self._broken, self.pc << WHY_BITS | why)  # one number: there are thousands of such places
        self.jump("fault")

    def unless(self, broken: Value, why: int) -> None:
        """Go on, unless a bound is broken."""
        bad, good = self.fresh(), self.fresh()
        self.branch(broken, bad, good, rare=True)
        self.label(bad)
        self.fault(why)
        self.label(good)

    def bounded(self, value: Value) -> str:
        """A number of 64 bits as a word, if no game has a larger one."""
        moved = self.do("add", value, isa.LIMIT, "i64")
        self.unless(self.is_("ugt", moved, 2 * isa.LIMIT, "i64"), isa.F_OVERFLOW)
        return self.narrow(value)

    def room_for(self, options: Value) -> None:
        """Stop if there would be more choices than there is room for."""
        self.unless(self.is_("sgt", options, self.table[isa.L_MAXOPT]), isa.F_OPTIONS)

    # --- ways ---------------------------------------------------------------------------------------------------------

    def place(self, pc: int) -> str:
        """The label of an instruction."""
        if pc not in self.piece:
            self.elsewhere.add(pc)
        return f"L{pc}"

    @property
    def following(self) -> str:
        """The label of the next instruction; behind the last one there is none."""
        return self.place(self.pc + 4) if self.pc + 4 < self.original.ends[self.start] else "beyond"

    def go_on(self) -> None:
        """Do the next instruction."""
        self.jump(self.following)

    def jump_if(self, condition: Value, to: int) -> None:
        """Jump, or do the next instruction."""
        self.branch(condition, self.place(to), self.following)

    def spend(self, to: int) -> None:
        """Jump, which a budget counts as the interpreter does; stop if it is spent."""
        place = self.new(f"getelementptr i64, ptr %X, i64 {BUDGET}")
        left = self.do("sub", self.new(f"load i64, ptr {place}"), 1, "i64")
        self.line(f"store i64 {left}, ptr {place}")
        self.put(self._spent, to)
        self.branch(self.is_("slt", left, 0, "i64"), "spent", self.place(to), rare=True)

    def stop(self, pc: Value, status: int, kept: int, fault: Value = 0) -> None:
        """Write down where the state stands, and return through all callers."""
        here = f"i32 {self.get(self.walks)}, i32 {self.get(self.options)}, i32 {pc}"
        self.line(f"call fastcc void @stop(ptr %S, i64 %fp, {here}, i32 {kept}, i32 {fault})")
        self.back(f"{{ i32 {status}, i32 0 }}", RESULT)

    # --- calls --------------------------------------------------------------------------------------------------------

    def call(self, function: str, begin: Value, size: Value, above: int) -> None:
        """Call a procedure whose frame begins some words above this one."""
        walks = self.get(self.walks)
        top = self.do("add", self.do("add", "%frame", above), size)
        self.unless(self.is_("sgt", top, walks), isa.F_STACK)
        back: tuple[Value, ...] = (self.pc + 4, "%frame", walks, self.load(isa.H_SOURCE))
        for word, value in enumerate(back, above - isa.FRAME_WORDS):
            self.store(value, word, base="%F")
        at = self.do("add", "%fp", above, "i64")
        given = f"ptr %S, ptr %X, i64 {at}, i32 {walks}, i32 {self.get(self.options)}, i32 {begin}"
        result = self.new(f"call fastcc {RESULT} {function}({given})")
        self.refresh(above - isa.FRAME_WORDS)
        self.put(self.options, self.new(f"extractvalue {RESULT} {result}, 1"))
        stopped = self.is_("ne", self.new(f"extractvalue {RESULT} {result}, 0"), DONE)
        out = self.fresh()
        self.branch(stopped, out, self.following, rare=True)
        self.label(out)
        self.back(result, RESULT)

    def done(self) -> None:
        """Return to the caller."""
        result = f"insertvalue {RESULT} {{ i32 {DONE}, i32 undef }}, i32 {self.get(self.options)}, 1"
        self.back(self.new(result), RESULT)
