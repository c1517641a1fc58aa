"""What each seat may know of each card of Shards. The zones are those of the rulebook (SOI-ZONE-01, -02, -04)."""

from __future__ import annotations

from deckwright.table import Table
from tests.rules import knowledge

FACE_DOWN = {"deck", "centre", "relic_box", "returning", "box"}
OWN = {"hand", "relics"}


def follow(table: Table) -> knowledge.Knowledge:
    """Follow a table from its opening."""
    return knowledge.Knowledge(table, FACE_DOWN, OWN)
