"""One server for all tests of the API."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.api.kit import PERSON, Finished, Program, play
from tests.server.serving import InThread, serving, settings_for


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InThread]:
    folder = tmp_path_factory.mktemp("api")
    with serving(settings_for(f"sqlite:///{folder}/tables.db")) as found:
        yield found


@pytest.fixture
def program(server: InThread) -> Iterator[Program]:
    """A program without a key."""
    with Program(server.url) as found:
        yield found


@pytest.fixture(scope="package")
def finished(server: InThread) -> Iterator[Finished]:
    """A game that two seats have played to its end, the first of them listening."""
    with Program(server.url) as program:
        table = program.open(PERSON, PERSON)
        with table.seat(0).stream() as messages:
            heard = [next(messages)]
            last = play([table.seat(0), table.seat(1)])
            heard += messages
        yield Finished(table, last, heard)
