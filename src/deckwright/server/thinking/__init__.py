"""Bots think here: in processes of their own, each choice with a deadline, so that no page ever waits for a bot."""

from __future__ import annotations

from deckwright.server.thinking.errors import Closed, NoAnswer
from deckwright.server.thinking.pool import Counts, Thinkers
from deckwright.server.thinking.position import Position

__all__ = ["Closed", "Counts", "NoAnswer", "Position", "Thinkers"]
