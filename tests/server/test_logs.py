"""Bad clients cannot fill a log: each kind of line stands there once a minute for each address, with a count."""

from __future__ import annotations

import asyncio
import logging
import logging.config
from collections.abc import Iterator

import pytest

from deckwright.server import logs

log = logging.getLogger("test.logs")


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    now = [1000.0]
    monkeypatch.setattr(logs, "monotonic", lambda: now[0])
    return now


@pytest.fixture
def handler(capsys: pytest.CaptureFixture[str]) -> Iterator[logs.SparingHandler]:
    found = logs.SparingHandler()
    log.addHandler(found)
    log.propagate = False
    yield found
    log.removeHandler(found)
    log.propagate = True


def test_a_line_is_written_once_a_minute_and_counted(
    handler: logs.SparingHandler, clock: list[float], capsys: pytest.CaptureFixture[str]
) -> None:
    for _ in range(500):
        log.warning("nonsense from %s", "somebody")
    assert capsys.readouterr().err.splitlines() == ["nonsense from somebody"]
    clock[0] += logs.WINDOW + 1
    log.warning("something else")
    assert capsys.readouterr().err.splitlines() == ["nonsense from somebody (499 more of the kind)", "something else"]
    log.warning("nonsense from %s", "somebody")
    assert capsys.readouterr().err.splitlines() == ["nonsense from somebody"]


def test_addresses_are_told_apart(
    handler: logs.SparingHandler, clock: list[float], capsys: pytest.CaptureFixture[str]
) -> None:
    for address in ("192.0.2.1", "192.0.2.2", "192.0.2.1"):
        log.error("a request failed", extra={"address": address})
    assert capsys.readouterr().err.count("a request failed") == 2


def test_what_was_counted_is_told_at_the_end(
    handler: logs.SparingHandler, clock: list[float], capsys: pytest.CaptureFixture[str]
) -> None:
    for _ in range(3):
        log.warning("again")
    handler.close()
    assert capsys.readouterr().err.splitlines() == ["again", "again (2 more of the kind)"]


def test_the_memory_for_it_is_bounded(
    handler: logs.SparingHandler, clock: list[float], capsys: pytest.CaptureFixture[str]
) -> None:
    for number in range(3 * logs.MOST):
        log.warning("line", extra={"address": number})
    assert len(handler._seen) <= logs.MOST


def test_answers_that_are_cut_off_as_the_server_stops_are_no_errors(
    handler: logs.SparingHandler, clock: list[float], capsys: pytest.CaptureFixture[str]
) -> None:
    for kind in (asyncio.CancelledError, RuntimeError):
        try:
            raise kind
        except BaseException as error:
            log.error("Exception in ASGI application %s", kind.__name__, exc_info=error)
    said = capsys.readouterr().err
    assert "RuntimeError" in said and "CancelledError" not in said
