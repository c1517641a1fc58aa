"""A wire between a store and its database that can be cut right where a commit travels over it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from urllib.parse import parse_qs, urlencode, urlsplit


class Wire:
    """Carries bytes both ways. `cut_before` loses the next commit, `cut_after` loses the answer to it."""

    def __init__(self, socket: str) -> None:
        self.cuts = 0
        self._socket = socket
        self._cut = ""
        self._meanwhile: Callable[[], Awaitable[object]] | None = None
        self._open: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    def cut_before(self, meanwhile: Callable[[], Awaitable[object]] | None = None) -> None:
        """The next commit does not arrive; `meanwhile` is done before the sender hears of it."""
        self._cut, self._meanwhile = "before", meanwhile

    def cut_after(self) -> None:
        """The next commit arrives and is done, but the answer is lost."""
        self._cut = "after"

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Carry one connection until either end closes it."""
        from_server, to_server = await asyncio.open_unix_connection(self._socket)
        self._open |= {writer, to_server}
        answering = asyncio.create_task(self._copy(from_server, writer))
        self._tasks.add(answering)
        while data := await reader.read(65536):
            if self._cut and b"COMMIT\x00" in data:
                await self._lose(data, to_server, answering)
                break
            to_server.write(data)
        await self._close(writer, to_server)

    async def _lose(self, data: bytes, to_server: asyncio.StreamWriter, answering: asyncio.Task[None]) -> None:
        how, self._cut = self._cut, ""
        self.cuts += 1
        answering.cancel()
        if how == "after":
            to_server.write(data + b"X\x00\x00\x00\x04")  # and goodbye: the server ends when it has done it
            await to_server.drain()
        else:
            await self._close(to_server)
        if self._meanwhile:
            await self._meanwhile()

    async def _copy(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(65536):
            writer.write(data)
        await self._close(writer)

    async def _close(self, *writers: asyncio.StreamWriter) -> None:
        for writer in writers:
            self._open.discard(writer)
            writer.close()
            with suppress(OSError):
                await writer.wait_closed()

    async def end(self) -> None:
        """Close what is still open."""
        await self._close(*list(self._open))
        await asyncio.gather(*self._tasks, return_exceptions=True)


@asynccontextmanager
async def wired(url: str) -> AsyncIterator[tuple[Wire, str]]:
    """A wire to the database at an address, and the address of its other end."""
    parts = urlsplit(url)
    given = {name: values[0] for name, values in parse_qs(parts.query).items()}
    wire = Wire(f"{given.pop('host')}/.s.PGSQL.5432")
    server = await asyncio.start_server(wire.carry, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    try:
        yield wire, f"postgresql://127.0.0.1:{port}{parts.path}?{urlencode(given | {'sslmode': 'disable'})}"
    finally:
        server.close()
        await wire.end()
        await server.wait_closed()
