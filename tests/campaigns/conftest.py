"""The cave on the shelf, and both kinds of database."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from deckwright.games import GAMES
from tests.campaigns.cave import CAVE
from tests.server.store.conftest import cluster, lasting, postgresql

__all__ = ["cluster", "lasting", "postgresql"]


@pytest.fixture
def cave() -> Iterator[None]:
    """The cave stands on the shelf."""
    with GAMES.lent(CAVE):
        yield
