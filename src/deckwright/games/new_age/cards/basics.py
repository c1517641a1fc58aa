"""The basic nemesis cards of The New Age."""

from __future__ import annotations

from deckwright.lang.cards import Kind

CARDS: list[Kind] = []
