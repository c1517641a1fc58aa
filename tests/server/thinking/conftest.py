"""A pool that the tests of a file share, as far as they leave its workers alive."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from deckwright.server.thinking import Thinkers
from tests.server.thinking import deeds


@pytest.fixture(scope="module")
def runner() -> Iterator[asyncio.Runner]:
    """The loop that the shared pool lives in."""
    with asyncio.Runner() as found:
        yield found


@pytest.fixture(scope="module")
def thinkers(runner: asyncio.Runner) -> Iterator[Thinkers]:
    """The shared pool. Its bots have all levels there are, and the characters of `deeds`."""
    found = Thinkers(2, seconds=deeds.LONG, tasks={**deeds.TASKS, "choose": deeds.choose_in_character})
    runner.run(found.start())
    yield found
    runner.run(found.close())
