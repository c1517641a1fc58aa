"""The starting cards of its mages."""

from __future__ import annotations

from deckwright.lang.cards import Kind

CARDS: list[Kind] = []
