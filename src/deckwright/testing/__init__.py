"""Tests that any game passes: `Conformance`, and the checks it is made of. pytest is needed only to run it."""

from __future__ import annotations

from deckwright.testing.conformance import Conformance
from deckwright.testing.knowledge import Knowledge
from deckwright.testing.playing import Playthrough, played
from deckwright.testing.trials import Mode, Trial, trials, values_of

__all__ = ["Conformance", "Knowledge", "Mode", "Playthrough", "Trial", "played", "trials", "values_of"]
