"""Drawings: the pictures of cards, symbols and sigils, all made here, the same for the same card for ever."""

from __future__ import annotations

from deckwright.server.drawing.emblems import emblem

__all__ = ["emblem"]
