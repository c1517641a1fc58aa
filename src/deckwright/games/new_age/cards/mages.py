"""The eight mages of The New Age."""

from __future__ import annotations

from deckwright.lang.cards import Kind

MAGES: list[Kind] = []
