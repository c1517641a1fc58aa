"""The public API: open a table, look, choose, undo, save, arrange."""

from deckwright.table.events import Event
from deckwright.table.seen import Option, Prompt, Result
from deckwright.table.table import Table

__all__ = ["Event", "Option", "Prompt", "Result", "Table"]
