"""What the tests of the language share."""

from __future__ import annotations

from collections.abc import Iterator
from unittest.mock import patch

import pytest

from deckwright.lang.compiler import calls
from tests.lang.toybox import INLINING


@pytest.fixture(params=["as it is", *INLINING])
def inlining(request: pytest.FixtureRequest) -> Iterator[None]:
    """Once as it is, once with every rule called, once with every rule written out where it is called."""
    with patch.object(calls, "SMALL", calls.SMALL if request.param == "as it is" else request.param):
        yield
