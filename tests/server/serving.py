"""A server for tests: the whole application on a free port of this machine, with a store of its own.

    with serving(Settings(url=f"sqlite:///{tmp_path}/tables.db")) as server:
        httpx.get(f"{server.url}/healthz")

In a thread it starts at once and its parts can be reached (`server.site`); in a process of its own it can be killed
and started again at the same address. Either way it listens before it is ready, so whoever asks early just waits.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any, TypeVar

import uvicorn

from deckwright.server.settings import Limits, ServerSettings
from deckwright.server.web.app import make_app
from deckwright.server.web.site import Site

T = TypeVar("T")
HOST = "127.0.0.1"
PATIENCE = 120.0  # seconds a start or a stop may take on a busy machine before the test gives up
GRACE = 1  # seconds that open streams may keep a stopping server
LIMITS = Limits(new_tables=100_000, requests=100_000.0)  # tests ask from one address all the time


def settings_for(url: str, **changes: Any) -> ServerSettings:
    """Settings for a server of the tests: no limit stands in the way, bots think for a moment only."""
    return replace(ServerSettings(url, limits=LIMITS, bot_seconds=0.2), **changes)


def listening(port: int = 0) -> socket.socket:
    """A socket at a free port, or at this one."""
    found = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    found.bind((HOST, port))
    found.listen(512)
    return found


def config(settings: ServerSettings) -> uvicorn.Config:
    """How uvicorn serves the application: no line for each request, and the logging of the tests stays as it is."""
    return uvicorn.Config(
        make_app(settings), log_config=None, access_log=False, timeout_graceful_shutdown=GRACE, lifespan="on"
    )


class _Server(uvicorn.Server):
    """Says when it is ready, and when it has failed to become so."""

    def __init__(self, settings: ServerSettings) -> None:
        super().__init__(config(settings))
        self.ready = threading.Event()
        self.loop: asyncio.AbstractEventLoop | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        self.loop = asyncio.get_running_loop()
        await super().startup(sockets)
        self.ready.set()


class InThread:
    """A server in a thread of this process."""

    def __init__(self, settings: ServerSettings, port: int = 0) -> None:
        self._socket = listening(port)
        self._server = _Server(settings)
        self._failed: BaseException | None = None
        self._thread = threading.Thread(target=self._run, name="deckwright-server")
        self.port = int(self._socket.getsockname()[1])
        self.url = f"http://{HOST}:{self.port}"

    def _run(self) -> None:
        try:
            asyncio.run(self._server.serve(sockets=[self._socket]))
        except BaseException as error:  # uvicorn leaves by SystemExit when the application does not start
            self._failed = error
        finally:
            self._server.ready.set()

    @property
    def site(self) -> Site:
        """The parts of the running application; they belong to the thread of the server."""
        site = self._server.config.app.state.site  # type: ignore[union-attr]
        assert isinstance(site, Site)
        return site

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Let something happen in the thread of the server, and wait for it."""
        assert self._server.loop is not None
        return asyncio.run_coroutine_threadsafe(work, self._server.loop).result(PATIENCE)

    def start(self) -> None:
        """Begin, and wait until it is ready."""
        self._thread.start()
        assert self._server.ready.wait(PATIENCE), "the server does not start"
        if not self._server.started:
            self.stop()
            raise RuntimeError("the server did not start") from self._failed

    def stop(self) -> None:
        """End it, as an interrupt would."""
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        self._socket.close()
        assert not self._thread.is_alive(), "the server does not stop"


class InProcess:
    """A server in a process of its own, which can be killed and started again."""

    def __init__(self, settings: ServerSettings, port: int = 0) -> None:
        self._settings = settings
        self._process: subprocess.Popen[bytes] | None = None
        with listening(port) as found:
            self.port = int(found.getsockname()[1])
        self.url = f"http://{HOST}:{self.port}"

    @property
    def pid(self) -> int:
        """Its number."""
        assert self._process is not None
        return self._process.pid

    def start(self, source: Path | None = None) -> None:
        """Begin, or begin again at the same address, perhaps with the software of a folder in the place of ours.

        Requests wait until it is ready.
        """
        with listening(self.port) as found:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "tests.server.serving", str(found.fileno())],
                stdin=subprocess.PIPE,
                pass_fds=[found.fileno()],
                cwd=os.path.join(os.path.dirname(__file__), "..", ".."),
                env=os.environ | ({"PYTHONPATH": str(source)} if source is not None else {}),
            )
        assert self._process.stdin is not None
        with self._process.stdin as given:
            given.write(json.dumps(asdict(self._settings)).encode())

    def kill(self) -> None:
        """The worst that can happen: no farewell at all."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """End it, as an interrupt would."""
        self._end(signal.SIGINT)

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            try:
                self._process.wait(PATIENCE)
            finally:
                if self._process.poll() is None:
                    self._process.kill()
                    self._process.wait()
            self._process = None


@contextmanager
def serving(settings: ServerSettings, *, port: int = 0) -> Iterator[InThread]:
    """A server in a thread, for the length of a block."""
    server = InThread(settings, port)
    server.start()
    try:
        yield server
    finally:
        server.stop()


@contextmanager
def serving_apart(settings: ServerSettings, *, port: int = 0) -> Iterator[InProcess]:
    """A server in a process of its own, for the length of a block."""
    server = InProcess(settings, port)
    server.start()
    try:
        yield server
    finally:
        server.stop()


def main() -> None:
    """The process of `InProcess`: its socket is inherited, its settings are told."""
    given = json.load(sys.stdin)
    given["limits"] = Limits(**given["limits"])
    given["origins"] = tuple(given["origins"])
    with socket.socket(fileno=int(sys.argv[1])) as inherited:
        asyncio.run(uvicorn.Server(config(ServerSettings(**given))).serve(sockets=[inherited]))


if __name__ == "__main__":
    main()
