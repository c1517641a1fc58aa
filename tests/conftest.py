"""Settings for all tests, and which of them are slow."""

from __future__ import annotations

import os

import pytest
from hypothesis import settings

# Native code is used where there is some. Only tests of it make any: no other shares its processor with a compiler.
os.environ.setdefault("DECKWRIGHT_NATIVE", "kept")

# The machine may have to be compiled in the middle of an example, and test machines are shared.
settings.register_profile("deckwright", deadline=None)
settings.load_profile("deckwright")

# Whoever needs a browser, a database server, processes that think or a finished game is slow without saying so.
SLOW_FIXTURES = frozenset({"browser", "cluster", "thinkers", "finished"})


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The slow ones come first: what is left for the end is short, so no worker waits long for another."""
    for item in items:
        if SLOW_FIXTURES.intersection(getattr(item, "fixturenames", ())):
            item.add_marker("slow")
    items.sort(key=_not_slow)


def _not_slow(item: pytest.Item) -> bool:
    return item.get_closest_marker("slow") is None
