"""Drawings: the pictures of cards, symbols and sigils, all our own, the same for the same card for ever."""

from __future__ import annotations

from deckwright.server.drawing.code import qr_code
from deckwright.server.drawing.emblems import emblem
from deckwright.server.drawing.games import card_back, game_art
from deckwright.server.drawing.mark import app_icon, favicon, logo, preview
from deckwright.server.drawing.symbols import SYMBOLS, sigil, sprite

__all__ = [
    "SYMBOLS",
    "app_icon",
    "card_back",
    "emblem",
    "favicon",
    "game_art",
    "logo",
    "preview",
    "qr_code",
    "sigil",
    "sprite",
]
