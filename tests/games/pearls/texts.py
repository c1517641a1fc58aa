"""What can be chosen, asked and told in Pearls."""

from __future__ import annotations

from deckwright.lang.types import Note, Prompt, Verb

DIVE = Verb("dive", (), "Dive", "Нырнуть")
SURFACE = Verb("surface", (), "Surface", "Всплыть")
YOUR_TURN = Prompt("your-turn", "Dive on, or surface?", "Нырять дальше или всплыть?")
FINDS = Note("finds", "{player} finds {card}", "{player} находит: {card}", ("card", "player"))
