"""What people learned by a choice: the line between taking back a slip and peeking."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

import numpy as np

from deckwright.vm import isa
from deckwright.vm.host import Words

if TYPE_CHECKING:
    from deckwright.table.table import Table


def learned(table: Table, before: Words, after: Words, seats: Collection[int]) -> bool:
    """Whether people who sit together know more after a choice than before: a card turned up, a roll, a shuffle."""
    rng = slice(isa.H_RNG, isa.H_RNG + 4)
    if not np.array_equal(before[rng], after[rng]):
        return True
    layout = table.program.layout
    idents = slice(layout.ident, layout.ident + layout.cards)
    bits = sum(1 << (isa.KNOWN_SHIFT + seat) for seat in seats)
    return bool(np.any(((before[idents] & bits) == 0) & ((after[idents] & bits) != 0)))
