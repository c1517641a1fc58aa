"""What each seat may know of each card of Ascension (ASC-INFO-01)."""

from __future__ import annotations

from deckwright.table import Table
from tests.rules import knowledge

FACE_DOWN = {"deck", "centre", "centre_cards"}
OWN = {"hand"}


def follow(table: Table) -> knowledge.Knowledge:
    """Follow a table from its opening."""
    return knowledge.Knowledge(table, FACE_DOWN, OWN)
