"""What every game must keep to: whole games, secrets, saves, both languages, every screen, bots."""

from __future__ import annotations

from deckwright.testing import Conformance

from new_game.game import NEW_GAME


class TestNewGame(Conformance):
    """Three lines are enough."""

    game = NEW_GAME
