"""Which piles look different from one state to another: a page that draws a table again and again draws only those."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from deckwright.lang import schema as ty
from deckwright.vm.host import Words


@dataclass(frozen=True)
class Glance:
    """A view that somebody had of a table, and the state it showed. Only the same eyes may go on from it."""

    state: Words
    view: Mapping[str, Any]


def touched(layout: ty.Layout, before: Words, after: Words) -> set[int]:
    """The piles in which something is different: their cards, the order, who may know them, what lies on them."""
    start, end = layout.head, layout.options
    cells = np.flatnonzero(before[start:end] != after[start:end]) + start
    piles = cells[cells < layout.ident] - layout.head
    cards = np.unique((cells[cells >= layout.ident] - layout.ident) % layout.cards)
    found = set((piles % layout.schema.pile_count).tolist())
    found.update(before[layout.pile_of + cards].tolist(), after[layout.pile_of + cards].tolist())
    for naming in _counters_of_cards(layout):
        named = np.isin(after[naming : naming + layout.cards], cards)
        found.update(after[layout.pile_of : layout.pile_of + layout.cards][named].tolist())
    return found


def _counters_of_cards(layout: ty.Layout) -> Iterator[int]:
    """Where counters lie that name a card: what is seen of one depends on who may know the other."""
    for name, field in layout.schema.counters.items():
        if field.type == ty.CARD:
            yield layout.card_address[name]
