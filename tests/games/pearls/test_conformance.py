"""The tutorial's game passes what every game must pass, with nothing but its rules."""

from __future__ import annotations

from deckwright.testing import Conformance
from tests.games.pearls.game import PEARLS


class TestPearls(Conformance):
    game = PEARLS
