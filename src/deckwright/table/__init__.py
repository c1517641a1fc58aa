"""The public API: open a table, look, choose, undo, save, arrange."""

from deckwright.table.events import Event
from deckwright.table.reloading import Reloaded
from deckwright.table.seen import Asked, Option, Result
from deckwright.table.table import Table

__all__ = ["Asked", "Event", "Option", "Reloaded", "Result", "Table"]
