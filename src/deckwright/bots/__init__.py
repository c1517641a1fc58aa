"""Players that are programs. They see what their seat may see, never the hidden state."""

from __future__ import annotations

from deckwright.bots.bots import NAMES, Bot, UnknownBot, entries
from deckwright.bots.forecast import turning_points, win_chances
from deckwright.bots.hints import Hint, Standing, hints
from deckwright.bots.levels import Level, ladder, level_named, levels, usual_level
from deckwright.bots.making import check, make, names
from deckwright.bots.thinker import Thinker
from deckwright.bots.thinking import Advice

__all__ = [
    "NAMES",
    "Advice",
    "Bot",
    "Hint",
    "Level",
    "Standing",
    "Thinker",
    "UnknownBot",
    "check",
    "entries",
    "hints",
    "ladder",
    "level_named",
    "levels",
    "make",
    "names",
    "turning_points",
    "usual_level",
    "win_chances",
]
