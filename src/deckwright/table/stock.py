"""All cards of each side as somebody may know them: what lies open, and which cards lie among the face-down ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from deckwright.vm import isa

if TYPE_CHECKING:
    from deckwright.table.table import Table


@dataclass(frozen=True)
class Heap:
    """Cards of a pile by their kind; of several piles between which nobody who looks on can tell them apart."""

    piles: tuple[str, ...]
    kinds: Mapping[str, int]

    @property
    def number(self) -> int:
        """How many cards that are."""
        return sum(self.kinds.values())


@dataclass(frozen=True)
class Stock:
    """The cards of one side. Of those that lie face down it is known which they are, but not which lies where."""

    side: int
    seen: tuple[Heap, ...]
    unseen: tuple[Heap, ...]

    @property
    def kinds(self) -> Mapping[str, int]:
        """All of them."""
        return sum((Counter(heap.kinds) for heap in (*self.seen, *self.unseen)), Counter[str]())

    @property
    def number(self) -> int:
        """How many cards the side has."""
        return sum(self.kinds.values())


def stocks(table: Table, seat: int | None) -> list[Stock]:
    """The cards of every side, as a seat may know them; for None, as a spectator may.

    Face-down cards that may have been exchanged unseen with another side's are told of neither: whose is which, nobody
    can say who does not hold them.
    """
    bit = isa.PUBLIC_BIT if seat is None else seat
    state, reader, layout = table.state, table.reader, table.program.layout
    sides = range(int(state[isa.H_PLAYERS]))
    unseen = {side: list[Heap]() for side in sides}
    for cards in _pools(table, bit):
        at = [layout.piles[layout.pile_of(state, card)] for card in cards]
        owners = {pile.owner for pile in at}
        owner = next(iter(owners))
        if len(owners) == 1 and owner is not None:
            piles = tuple(dict.fromkeys(pile.name for pile in at))
            unseen[owner].append(Heap(piles, Counter(reader.kind_of(state, card) for card in cards)))
    found = []
    for side in sides:
        seen = []
        for number, pile in enumerate(layout.piles):
            if pile.owner != side or not pile.field.declared.en:
                continue
            kinds = Counter(
                reader.kind_of(state, card) for card in reader.cards_in(state, number) if reader.sees(state, card, bit)
            )
            if kinds:
                seen.append(Heap((pile.name,), kinds))
        found.append(Stock(side, tuple(seen), tuple(unseen[side])))
    return found


def _pools(table: Table, bit: int) -> list[list[int]]:
    """The cards somebody cannot know, those together between which they cannot tell."""
    from deckwright.vm.hidden import hidden_cards

    layout = table.program.layout
    order, ends = np.zeros(layout.cards, np.int32), np.zeros(layout.schema.pile_count, np.int32)
    pools = int(table.machine.call(hidden_cards, table.state.copy(), table.machine.table, bit, order, ends))
    begun = [0, *ends[: pools - 1].tolist()]
    found = [order[begin:end].tolist() for begin, end in zip(begun, ends[:pools].tolist(), strict=True)]
    return [cards for cards in found if cards]
