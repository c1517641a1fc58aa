"""What each seat may know of each card of War Eternal: hands are open, decks are not (WE-MAT-10, WE-DRAW-09)."""

from __future__ import annotations

from deckwright.table import Table
from tests.rules import knowledge

FACE_DOWN = {"deck", "turns", "deck_1", "deck_2", "deck_3", "acolyte_deck", "basics_1", "basics_2", "basics_3"}


def follow(table: Table) -> knowledge.Knowledge:
    """Follow a table from its opening."""
    return knowledge.Knowledge(table, FACE_DOWN, set())
