"""A writer that knows where everything lies in the states of one game."""

from __future__ import annotations

from collections.abc import Sequence

from deckwright.vm import isa
from deckwright.vm.native.writer import Lines, Value

NEXT, PREV = "next", "previous"  # the ways from a card to those beside it in its pile
PARTS = (isa.L_IDENT, isa.L_LINKS, isa.L_MARKS, isa.L_ATTRS, isa.L_HEAD, isa.L_TAIL, isa.L_COUNT, isa.L_OPTIONS)
FRAME, VALUES, CARDS = range(3)  # parts of a state: frames, values of the table, then cards, piles and choices
TAGS = 10  # the first of LLVM's notes about these parts


class Scribe(Lines):
    """Writes functions that work on a state, `%S`. `L_*` names a part of it, as in the game's table."""

    def __init__(self, table: Sequence[int]) -> None:
        super().__init__()
        self.table = table
        begins = [(0, VALUES), *((table[part], number) for number, part in enumerate(PARTS, CARDS))]
        self._begins = sorted(begins)

    def apart(self, word: int, index: Value | None, base: str) -> str:
        """Words of different parts never share a place. What is only an index may lie anywhere."""
        if base == "%F":
            return f", !tbaa !{TAGS + FRAME}"
        if base != "%S" or (index is not None and word < isa.HEADER):
            return ""
        part = max(begin for begin in self._begins if begin[0] <= word)[1]
        return f", !tbaa !{TAGS + part}"

    def look(self, part: int, index: Value | None = None, beyond: int = 0) -> str:
        """A word of a part of the state: of a card, a pile, an option."""
        return self.load(self.table[part] + beyond, index)

    def write(self, part: int, value: Value, index: Value | None = None, beyond: int = 0) -> None:
        """Write a word of a part of the state."""
        self.store(value, self.table[part] + beyond, index)

    def at(self, part: int, index: Value) -> str:
        """Where a word of a part of the state lies, to be used as an index."""
        return self.do("add", index, self.table[part], "i64")

    def add(self, part: int, number: Value, index: Value) -> None:
        """Add to a word of a part of the state."""
        self.write(part, self.do("add", self.look(part, index), number), index)

    def constant(self, word: int, index: Value) -> str:
        """A word of the game's table."""
        return self.load(word, index, "@T")

    def lying_in(self, pile: Value) -> str:
        """A pile and who sees it, as bits of a card's word."""
        sees = self.do("shl", self.constant(self.table[isa.L_SEES], pile), isa.KNOWN_SHIFT)
        return self.do("or", sees, self.do("shl", self.narrow(pile), isa.PILE_SHIFT))

    def put_in(self, here: Value, card: Value) -> None:
        """Say in which pile a card lies; who sees that knows it now."""
        bare = self.do("and", self.look(isa.L_IDENT, card), isa.CARD_MASK)
        self.write(isa.L_IDENT, self.do("or", bare, here), card)

    def pile_of(self, card: Value) -> str:
        """The pile that a card lies in."""
        return self.do("ashr", self.look(isa.L_IDENT, card), isa.PILE_SHIFT)

    def kind(self, card: Value) -> str:
        """The kind of a card."""
        return self.do("and", self.look(isa.L_IDENT, card), isa.KIND_MASK)

    def beside(self, way: str, card: Value) -> str:
        """The next card in a pile, or the previous one; -1 where there is none."""
        links = self.look(isa.L_LINKS, card)
        if way == NEXT:
            return self.do("ashr", links, isa.NEXT_SHIFT)
        return self.do("sub", self.do("and", links, isa.PREV_MASK), 1)

    def lead(self, way: str, other: Value, card: Value) -> None:
        """Say which card is the next one, or the previous one."""
        self.write(isa.L_LINKS, self.leading(way, other, self.look(isa.L_LINKS, card)), card)

    def leading(self, way: str, other: Value, links: Value) -> str:
        """A card's links with another next or previous one."""
        if way == NEXT:
            kept, new = self.do("and", links, isa.PREV_MASK), self.do("shl", other, isa.NEXT_SHIFT)
        else:
            kept, new = self.do("and", links, ~isa.PREV_MASK), self.do("add", other, 1)
        return self.do("or", kept, new)

    def stand_between(self, before: Value, after: Value, card: Value) -> None:
        """Say both."""
        links = self.do("or", self.do("shl", after, isa.NEXT_SHIFT), self.do("add", before, 1))
        self.write(isa.L_LINKS, links, card)

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
