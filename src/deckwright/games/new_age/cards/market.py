"""The supply cards of The New Age."""

from __future__ import annotations

from deckwright.lang.cards import Kind

GEMS: list[Kind] = []
RELICS: list[Kind] = []
SPELLS: list[Kind] = []
