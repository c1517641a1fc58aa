"""Where tables are kept, so that nothing is lost: SQLite on one machine, PostgreSQL for many processes.

A table is how it was opened (`TableRow`) and what was done at it since, counted from 1 without a gap (`Entry`).
Whoever appends an entry says its number: of two who try the same number one is taken and the other is told.
What was acknowledged is committed; what failed left nothing behind.
"""

from __future__ import annotations

from deckwright.server.store.campaigns import CampAppend
from deckwright.server.store.errors import (
    BadAddress,
    NewerStore,
    StoreAway,
    StoreBusy,
    StoreDamaged,
    StoreError,
    StoreFull,
    TableExists,
    UnknownTable,
)
from deckwright.server.store.queries import STANDING
from deckwright.server.store.rows import CampaignRow, Entry, GameRow, Hold, KeptTable, PageRow, TableRow, ToldPosition
from deckwright.server.store.store import Store

__all__ = [
    "STANDING",
    "BadAddress",
    "CampAppend",
    "CampaignRow",
    "Entry",
    "GameRow",
    "Hold",
    "KeptTable",
    "NewerStore",
    "PageRow",
    "Store",
    "StoreAway",
    "StoreBusy",
    "StoreDamaged",
    "StoreError",
    "StoreFull",
    "TableExists",
    "TableRow",
    "ToldPosition",
    "UnknownTable",
]
