"""Which piles look different from one state to another: a page that draws a table again and again draws only those."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import compress
from operator import ne
from typing import Any

from deckwright.lang import schema as ty
from deckwright.lang.layout import Layout


@dataclass(frozen=True)
class Glance:
    """What somebody saw of a table, and the words of the state it showed. Only the same eyes may go on from it."""

    words: Sequence[int]
    view: Mapping[str, Any]


def touched(layout: Layout, before: Sequence[int], after: Sequence[int]) -> set[int]:
    """The piles in which something is different: their cards, the order, who may know them, what lies on them."""
    start, end = layout.head, layout.options
    piles, cards = set(), set()
    for cell in compress(range(start, end), map(ne, before[start:end], after[start:end])):
        if cell < layout.ident:
            piles.add((cell - layout.head) % layout.schema.pile_count)
        else:
            cards.add((cell - layout.ident) % layout.cards)
    for card in cards:
        piles.update((layout.pile_of(before, card), layout.pile_of(after, card)))
    piles.update(_piles_that_name(layout, cards, after))
    return piles


def _piles_that_name(layout: Layout, cards: set[int], words: Sequence[int]) -> Iterator[int]:
    """Where cards lie whose counters name one of these: what is seen of a name depends on who may know its card."""
    for name, field in layout.schema.counters.items():
        if field.type is ty.CARD:
            start = layout.card_address[name]
            for card, named in enumerate(words[start : start + layout.cards]):
                if named in cards:
                    yield layout.pile_of(words, card)
