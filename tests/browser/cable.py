"""A network cable between a browser and the server, which can be pulled out and plugged in again."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from tests.server.serving import HOST


class Cable:
    """Carries bytes both ways while it is plugged in."""

    def __init__(self, port: int) -> None:
        self.url = ""
        self._to = port
        self._plugged = True
        self._open: set[asyncio.StreamWriter] = set()
        self._hushed: set[asyncio.StreamWriter] = set()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="cable")

    def pull(self) -> None:
        """Whatever is under way is lost, and nothing gets through from now on."""
        self._plugged = False
        self._loop.call_soon_threadsafe(self._drop)

    def plug_in(self) -> None:
        """All is well again."""
        self._plugged = True

    def hush(self) -> None:
        """Nothing comes through what is open now, and nobody is told: as when a phone changes networks."""
        self._hushed |= self._open

    def start(self) -> None:
        """Begin, at a port of its own."""
        self._thread.start()
        self._server = asyncio.run_coroutine_threadsafe(asyncio.start_server(self._carry, HOST, 0), self._loop).result()
        self.url = f"http://{HOST}:{self._server.sockets[0].getsockname()[1]}"

    def stop(self) -> None:
        """End."""
        asyncio.run_coroutine_threadsafe(self._end(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    async def _end(self) -> None:
        self._plugged = False
        self._server.close()
        self._drop()
        await self._server.wait_closed()
        others = asyncio.all_tasks() - {asyncio.current_task()}
        await asyncio.gather(*others, return_exceptions=True)

    def _drop(self) -> None:
        for writer in self._open:
            writer.transport.abort()

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if not self._plugged:
            writer.transport.abort()
            return
        from_server, to_server = await asyncio.open_connection(HOST, self._to)
        both = {writer, to_server}
        self._open |= both
        await asyncio.gather(self._copy(reader, to_server), self._copy(from_server, writer))
        self._open -= both

    async def _copy(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                if writer not in self._hushed:
                    writer.write(data)
                    await writer.drain()
        writer.close()


@contextmanager
def cable(port: int) -> Iterator[Cable]:
    """A cable to a server on this machine, for as long as the block runs."""
    found = Cable(port)
    found.start()
    try:
        yield found
    finally:
        found.stop()
