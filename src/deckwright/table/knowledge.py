"""What a seat learned by a choice: the line between taking back a slip and peeking."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from deckwright.vm import isa
from deckwright.vm.host import Words

if TYPE_CHECKING:
    from deckwright.table.table import Table


def learned(table: Table, before: Words, after: Words, seat: int) -> bool:
    """Whether a seat knows more after a choice than before: a card turned up, a roll, a shuffle."""
    rng = slice(isa.H_RNG, isa.H_RNG + 4)
    if not np.array_equal(before[rng], after[rng]):
        return True
    layout = table.program.layout
    idents = slice(layout.ident, layout.ident + layout.cards)
    bit = 1 << (isa.KNOWN_SHIFT + seat)
    return bool(np.any(~before[idents] & after[idents] & bit))
