"""A function in LLVM's words, as it is written line by line: fresh names, loads and stores of words, branches.

A value is the name of one (`%t7`) or a number. Words of a state have 32 bits, an index added to an address has 64.
"""

from __future__ import annotations

from dataclasses import dataclass

Value = str | int


@dataclass(frozen=True)
class Variable:
    """A word of the function's own that changes. LLVM keeps it in a register."""

    name: str
    kind: str


class Lines:
    """Lines of a function."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.variables: list[str] = []
        self.names = 0

    def text(self, head: str, attributes: str = "nounwind") -> str:
        """The whole function."""
        return "\n".join([f"define {head} {attributes} {{", "entry:", *self.variables, *self.lines, "}", ""])

    # --- lines and names ----------------------------------------------------------------------------------------------

    def line(self, words: str) -> None:
        """Write a line."""
        self.lines.append(f"  {words}")

    def new(self, words: str) -> str:
        """Write a line that makes a value; the value's name."""
        name = self.fresh("%t")
        self.line(f"{name} = {words}")
        return name

    def fresh(self, stem: str = "b") -> str:
        """A name that nothing else has."""
        self.names += 1
        return f"{stem}{self.names}"

    # --- numbers ------------------------------------------------------------------------------------------------------

    def do(self, what: str, x: Value, y: Value, kind: str = "i32") -> str:
        """Compute with two numbers."""
        return self.new(f"{what} {kind} {x}, {y}")

    def is_(self, how: str, x: Value, y: Value, kind: str = "i32") -> str:
        """Compare two numbers."""
        return self.new(f"icmp {how} {kind} {x}, {y}")

    def either(self, condition: Value, x: Value, y: Value, kind: str = "i32") -> str:
        """One of two numbers."""
        return self.new(f"select i1 {condition}, {kind} {x}, {kind} {y}")

    def wide(self, value: Value) -> str:
        """A word as a number of 64 bits."""
        return self.new(f"sext i32 {value} to i64")

    def narrow(self, value: Value) -> str:
        """A number of 64 bits as a word."""
        return self.new(f"trunc i64 {value} to i32")

    def bit(self, condition: Value) -> str:
        """A condition as a word: 1 or 0."""
        return self.new(f"zext i1 {condition} to i32")

    # --- words in memory ----------------------------------------------------------------------------------------------

    def address(self, word: int, index: Value | None = None, base: str = "%S") -> str:
        """Where a word lies, counted from a fixed one on."""
        place = base if index is None else self.new(f"getelementptr i32, ptr {base}, i64 {index}")
        return self.new(f"getelementptr i32, ptr {place}, i64 {word}") if word else place

    def load(self, word: int, index: Value | None = None, base: str = "%S") -> str:
        """A word of the state, or of another array."""
        return self.new(f"load i32, ptr {self.address(word, index, base)}, align 4{self.apart(word, index, base)}")

    def store(self, value: Value, word: int, index: Value | None = None, base: str = "%S") -> None:
        """Write a word of the state, or of another array."""
        self.line(f"store i32 {value}, ptr {self.address(word, index, base)}, align 4{self.apart(word, index, base)}")

    def apart(self, word: int, index: Value | None, base: str) -> str:
        """What is known of where a word cannot lie, as a note for LLVM."""
        return ""

    def entry(self, array: str, index: Value) -> str:
        """An address out of an array of them."""
        return self.new(f"load ptr, ptr {self.new(f'getelementptr ptr, ptr {array}, i64 {index}')}")

    # --- the function's own words -------------------------------------------------------------------------------------

    def variable(self, first: Value | None = None, kind: str = "i32") -> Variable:
        """A new word of the function's own."""
        found = Variable(self.fresh("%v"), kind)
        self.variables.append(f"  {found.name} = alloca {kind}")
        if first is not None:
            self.put(found, first)
        return found

    def get(self, variable: Variable) -> str:
        """What a variable holds."""
        return self.new(f"load {variable.kind}, ptr {variable.name}")

    def put(self, variable: Variable, value: Value) -> None:
        """Give a variable a value."""
        self.line(f"store {variable.kind} {value}, ptr {variable.name}")

    # --- ways ---------------------------------------------------------------------------------------------------------

    def label(self, name: str) -> None:
        """Here is where jumps to this label lead."""
        self.lines.append(f"{name}:")

    def jump(self, to: str) -> None:
        """Go on elsewhere."""
        self.line(f"br label %{to}")

    def branch(self, condition: Value, yes: str, no: str, *, rare: bool = False) -> None:
        """Go on here or there; `rare` if it is hardly ever yes."""
        self.line(f"br i1 {condition}, label %{yes}, label %{no}{', !prof !0' if rare else ''}")

    def split(self, condition: Value, *, rare: bool = False) -> str:
        """Begin what is done only if a condition holds; the label to go on at after it."""
        yes, after = self.fresh(), self.fresh()
        self.branch(condition, yes, after, rare=rare)
        self.label(yes)
        return after

    def join(self, after: str) -> None:
        """End what is done only sometimes."""
        self.jump(after)
        self.label(after)

    def back(self, value: Value | None = None, kind: str = "i32") -> None:
        """Return."""
        self.line("ret void" if value is None else f"ret {kind} {value}")


def signed(word: int) -> int:
    """A number of 32 bits as LLVM writes it."""
    word &= 0xFFFFFFFF
    return word - (1 << 32) if word >> 31 else word
