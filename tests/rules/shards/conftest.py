"""Every test here runs three times: plainly, with a save before every choice, with every choice taken back once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.rules.shards import scene


@pytest.fixture(autouse=True, params=scene.MODES)
def every_mode(request: pytest.FixtureRequest) -> Iterator[None]:
    scene.mode["now"] = request.param
    yield
    scene.mode["now"] = "plain"
