"""Settings for all tests."""

from __future__ import annotations

from hypothesis import settings

# The machine may have to be compiled in the middle of an example, and test machines are shared.
settings.register_profile("deckwright", deadline=None)
settings.load_profile("deckwright")
