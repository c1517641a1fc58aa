"""A writer that knows where everything lies in the states of one game."""

from __future__ import annotations

from collections.abc import Sequence

from deckwright.vm import isa
from deckwright.vm.native.writer import Lines, Value


class Scribe(Lines):
    """Writes functions that work on a state, `%S`. `L_*` names a part of it, as in the game's table."""

    def __init__(self, table: Sequence[int]) -> None:
        super().__init__()
        self.table = table

    def look(self, part: int, index: Value | None = None, beyond: int = 0) -> str:
        """A word of a part of the state: of a card, a pile, an option."""
        return self.load(self.table[part] + beyond, index)

    def write(self, part: int, value: Value, index: Value | None = None, beyond: int = 0) -> None:
        """Write a word of a part of the state."""
        self.store(value, self.table[part] + beyond, index)

    def add(self, part: int, number: Value, index: Value) -> None:
        """Add to a word of a part of the state."""
        self.write(part, self.do("add", self.look(part, index), number), index)

    def constant(self, word: int, index: Value) -> str:
        """A word of the game's table."""
        return self.load(word, index, "@T")

    def sees(self, pile: Value) -> str:
        """Who sees a pile, as bits of a card's word."""
        return self.do("shl", self.constant(self.table[isa.L_SEES], pile), isa.KNOWN_SHIFT)

    def kind(self, card: Value) -> str:
        """The kind of a card."""
        return self.do("and", self.look(isa.L_IDENT, card), isa.KIND_MASK)

    def put_option(self, number: Value, *words: Value) -> None:
        """Write one choice of the next question."""
        at = self.do("shl", self.wide(number), 2, "i64")
        for word, value in enumerate(words):
            self.write(isa.L_OPTIONS, value, at, word)

    def take_option(self, number: Value, to: Value, base: str = "%S") -> None:
        """Copy a choice to some other words."""
        at = self.do("shl", self.wide(number), 2, "i64")
        for word in range(isa.OPTION_WORDS):
            self.store(self.look(isa.L_OPTIONS, at, word), word, to, base)

    def below(self, generator: str, sides: Value) -> str:
        """A number from 0 to below `sides`, by the generator at an address."""
        return self.new(f"call fastcc i32 @below(ptr {generator}, i32 {sides})")

    def count_decision(self) -> None:
        """One more question was answered."""
        self.store(self.do("add", self.load(isa.H_DECISIONS), 1), isa.H_DECISIONS)
