"""The public API: open a table, look, choose, undo, save, arrange."""

from deckwright.table.seen import Event, Option
from deckwright.table.table import Prompt, Result, Table

__all__ = ["Event", "Option", "Prompt", "Result", "Table"]
