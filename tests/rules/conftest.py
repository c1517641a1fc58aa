"""Every test with a scene runs three times: plainly, with a save before every choice, with every choice taken back."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.rules import acting


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if hasattr(metafunc.module, "scene") or hasattr(metafunc.module, "solo"):
        metafunc.parametrize("every_mode", acting.MODES, indirect=True)


@pytest.fixture(autouse=True)
def every_mode(request: pytest.FixtureRequest) -> Iterator[None]:
    acting.mode["now"] = getattr(request, "param", "plain")
    yield
    acting.mode["now"] = "plain"
