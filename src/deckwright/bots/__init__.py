"""Players that are programs. They see what their seat may see, never the hidden state."""

from __future__ import annotations

from deckwright.bots.bots import NAMES, Bot, entries, make

__all__ = ["NAMES", "Bot", "entries", "make"]
