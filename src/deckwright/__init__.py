"""Deckwright: play, simulate and study deck-building card games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from deckwright.table import Event, Option, Table

__version__ = "0.1.0"
__all__ = ["Event", "Option", "Table", "__version__"]


def __getattr__(name: str) -> Any:
    # The table brings numpy along; the command line must not wait for that before it knows what is wanted.
    if name in ("Table", "Option", "Event"):
        from deckwright import table

        return getattr(table, name)
    raise AttributeError(name)
