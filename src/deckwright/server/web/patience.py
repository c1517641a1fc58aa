"""How long and how much a connection may take before it has asked for something: uvicorn itself waits for ever."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

HEAD_SECONDS = 15.0  # from the first byte of a request, or from the opening of a connection, to the end of its headers
BODY_SECONDS = 60.0  # from there to the end of its body
HEAD_BYTES = 32 * 1024  # of the first line and the headers together

_TOO_SLOW = b"HTTP/1.1 408 Request Timeout\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
_TOO_LONG = b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class PatientProtocol(HttpToolsProtocol):
    """uvicorn's protocol with limits of our own. The pause between two requests is limited by uvicorn."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._deadline: asyncio.TimerHandle | None = None
        self._in_head = False
        self._head = 0  # bytes that came since the head began, without the piece that it began in
        self._refused = False

    # uvicorn takes a narrower transport than asyncio's protocol promises, and so must we
    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody connects, and has to say what for."""
        super().connection_made(transport)
        self._wait_for(HEAD_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is waited for any more."""
        self._wait_no_more()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take what comes; whoever says anything between two requests begins the next."""
        if self._refused:
            return
        if self._deadline is None and not self._answering:
            self._wait_for(HEAD_SECONDS)
        if self._in_head:
            self._head += len(data)
        super().data_received(data)
        if self._in_head and self._head > HEAD_BYTES:
            self._refuse(_TOO_LONG)

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._in_head, self._head = True, 0
        self._wait_for(HEAD_SECONDS)

    def on_headers_complete(self) -> None:
        """Its head is there."""
        self._in_head = False
        if len(self.url) + sum(len(name) + len(value) for name, value in self.headers) > HEAD_BYTES:
            self._refuse(_TOO_LONG)
            return
        self._wait_for(BODY_SECONDS)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """A piece of its body."""
        if not self._refused:
            super().on_body(body)

    def on_message_complete(self) -> None:
        """All of it is there."""
        self._wait_no_more()
        if not self._refused:
            super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """From here on it is a socket."""
        self._wait_no_more()
        super().handle_websocket_upgrade()

    @property
    def _answering(self) -> bool:
        """Whether an answer is on its way."""
        return self.cycle is not None and not self.cycle.response_complete

    def _wait_for(self, seconds: float) -> None:
        self._wait_no_more()
        self._deadline = self.loop.call_later(seconds, self._expired, seconds)

    def _wait_no_more(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _expired(self, seconds: float) -> None:
        self._deadline = None
        if self._answering and self.pipeline:  # what came early waits for the answer before it
            self._wait_for(seconds)
        elif not self.transport.is_closing():
            self._refuse(b"" if self._answering else _TOO_SLOW)

    def _refuse(self, answer: bytes) -> None:
        self._wait_no_more()
        self._refused = True
        self.transport.write(answer)
        self.transport.close()
