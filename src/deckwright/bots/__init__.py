"""Players that are programs. They see what their seat may see, never the hidden state."""

from __future__ import annotations

from deckwright.bots.bots import NAMES, Advice, Bot, entries, make
from deckwright.bots.levels import Level, levels

__all__ = ["NAMES", "Advice", "Bot", "Level", "entries", "levels", "make"]
