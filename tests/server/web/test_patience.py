"""Connections that ask for nothing, or never finish asking, are closed; honest ones never notice."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress

import pytest
import uvicorn
from starlette.types import Receive, Scope, Send

from deckwright.server.web import patience
from tests.server.serving import HOST, PATIENCE, listening


async def echo(scope: Scope, receive: Receive, send: Send) -> None:
    """An application that says how long the body is."""
    length, more = 0, True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            return
        length, more = length + len(message["body"]), message["more_body"]
    body = str(length).encode()
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"%d" % len(body))]})
    await send({"type": "http.response.body", "body": body})


@contextmanager
def served() -> Iterator[int]:
    with listening() as found:
        config = uvicorn.Config(echo, http=patience.PatientProtocol, log_config=None, lifespan="off")
        server = uvicorn.Server(config)
        thread = threading.Thread(target=server.run, kwargs={"sockets": [found]})
        thread.start()
        try:
            yield int(found.getsockname()[1])
        finally:
            server.should_exit = True
            thread.join(PATIENCE)


@pytest.fixture
def port(monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    monkeypatch.setattr(patience, "HEAD_SECONDS", 0.4)
    monkeypatch.setattr(patience, "BODY_SECONDS", 0.4)
    with served() as port:
        yield port


def connected(port: int) -> closing[socket.socket]:
    return closing(socket.create_connection((HOST, port), timeout=PATIENCE))


def said_until_closed(to: socket.socket) -> bytes:
    """All the server says before it closes; a server that does not close lets the test fail by its time-out."""
    heard = b""
    try:
        while piece := to.recv(4096):
            heard += piece
    except ConnectionResetError:
        pass
    return heard


GET = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"


@pytest.mark.parametrize(
    "sent",
    [b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ", b"POST / HTTP/1.1\r\nContent-Length: 9\r\n\r\nabc"],
    ids=["nothing", "half a line", "half a head", "half a body"],
)
def test_who_never_finishes_asking_is_sent_away(port: int, sent: bytes) -> None:
    with connected(port) as slow:
        slow.sendall(sent)
        heard = said_until_closed(slow)
    assert heard == b"" if b"abc" in sent else heard.startswith(b"HTTP/1.1 408")


def test_a_header_that_comes_byte_by_byte_gets_no_more_time(port: int) -> None:
    with connected(port) as slow:
        slow.sendall(b"GET / HTTP/1.1\r\n")
        stop = threading.Event()

        def trickle() -> None:
            while not stop.wait(0.05):
                try:
                    slow.sendall(b"x: y\r\n")
                except OSError:
                    return

        thread = threading.Thread(target=trickle)
        thread.start()
        heard = said_until_closed(slow)
        stop.set()
        thread.join()
    assert heard.startswith(b"HTTP/1.1 408") or heard == b""


def test_a_connection_kept_alive_by_empty_lines_is_closed(port: int) -> None:
    with connected(port) as idle:
        idle.sendall(GET)
        assert idle.recv(4096).startswith(b"HTTP/1.1 200")
        idle.sendall(b"\r\n")
        said_until_closed(idle)


def test_a_head_that_never_ends_is_refused() -> None:
    with served() as port, connected(port) as greedy:
        greedy.sendall(b"GET / HTTP/1.1\r\na: ")
        with suppress(OSError):  # it may be closed before all is sent
            for _ in range(100):
                greedy.sendall(b"b" * (patience.HEAD_BYTES // 10))
        heard = said_until_closed(greedy)
        assert heard == b"" or heard.startswith(b"HTTP/1.1 431"), "what was not read may have cut the answer off"


def test_a_head_that_is_too_long_is_refused_though_it_came_at_once() -> None:
    with served() as port, connected(port) as greedy:
        greedy.sendall(b"GET / HTTP/1.1\r\na: " + b"b" * patience.HEAD_BYTES + b"\r\n\r\n")
        assert said_until_closed(greedy).startswith(b"HTTP/1.1 431")


def test_honest_requests_follow_each_other_on_one_connection() -> None:
    with served() as port, connected(port) as honest:
        for body in (b"", b"x" * 100_000, b"y"):
            head = f"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: {len(body)}\r\n\r\n".encode()
            honest.sendall(head + body)
            heard = b""
            while not heard.endswith(str(len(body)).encode()) or b"\r\n\r\n" not in heard:
                heard += honest.recv(4096)
            assert heard.startswith(b"HTTP/1.1 200")
        honest.sendall(GET * 5)
        heard = b""
        while heard.count(b"HTTP/1.1 200") < 5:
            heard += honest.recv(4096)
