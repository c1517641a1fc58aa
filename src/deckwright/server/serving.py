"""Starting the server: for one person at this machine, or for the world."""

from __future__ import annotations

import asyncio
import errno
import json
import multiprocessing.connection
import os
import signal
import socket
import sys
import threading
import time
import urllib.error
import urllib.request
import webbrowser
from collections.abc import Callable
from dataclasses import asdict
from typing import Any

import uvicorn
from fastapi import FastAPI
from uvicorn.supervisors import Multiprocess

from deckwright.lang.texts import Text
from deckwright.server.logs import LOG_CONFIG
from deckwright.server.rooms.readying import compile_machine
from deckwright.server.settings import Limits, ServerSettings, default_url
from deckwright.server.store import Store, StoreDamaged, StoreError
from deckwright.server.store.errors import WHAT_TO_DO
from deckwright.server.store.rescue import file_of
from deckwright.server.sweeping import sweep_by_hand
from deckwright.server.web.app import make_app
from deckwright.server.web.patience import PatientProtocol
from deckwright.server.web.pressing import PressingProtocol
from deckwright.table.errors import TableError

HOST, PORT = "127.0.0.1", 8040
_LOG_LEVEL = "warning"
_LARGEST_MESSAGE = 64 * 1024
_LAST_WORDS = 3  # seconds that answers on their way may take when the server stops
_SETTINGS = "DECKWRIGHT_SETTINGS"  # how the parent of several processes tells them what they serve


class CannotServe(TableError):
    """The server cannot start so."""

    def __init__(self, text: Text, **values: object) -> None:
        super().__init__(text.said("en", **values), text.said("ru", **values))


PORT_TAKEN = Text("Port {port} is taken. Choose another with --port.", "Порт {port} занят. Укажите другой: --port.")
NEEDS_POSTGRES = Text(
    "Several web processes need PostgreSQL: set DATABASE_URL, or leave out --workers.",
    "Нескольким веб-процессам нужен PostgreSQL: задайте DATABASE_URL или не указывайте --workers.",
)


def serve(host: str, port: int, workers: int, settings: ServerSettings, started: Callable[[str], None]) -> None:
    """Serve until interrupted. `started` is called with the address once tables can be opened without a wait."""
    if workers > 1 and settings.url.startswith("sqlite"):
        raise CannotServe(NEEDS_POSTGRES)
    with _listening(host, port) as taken:
        asyncio.run(_prepare(settings.url))
        compile_machine()
        threading.Thread(
            target=_when_ready, args=(_address(host, taken), settings.prefix, started), daemon=True
        ).start()
        if workers == 1:
            sweep_by_hand()
            _serve_here(uvicorn.Config(make_app(settings), **_HABITS), taken)
            return
        os.environ[_SETTINGS] = json.dumps(asdict(settings))
        config = uvicorn.Config(f"{__name__}:{app_of_worker.__name__}", factory=True, workers=workers, **_HABITS)
        Multiprocess(config, [taken]).run()


# No line for each request: addresses of tables are nobody's business.
_HABITS: dict[str, Any] = {
    "http": PatientProtocol,
    "timeout_keep_alive": 15,  # seconds between two requests
    "log_config": LOG_CONFIG,
    "log_level": _LOG_LEVEL,
    "access_log": False,
    "ws_max_size": _LARGEST_MESSAGE,
    "ws": PressingProtocol,
    "timeout_graceful_shutdown": _LAST_WORDS,
}


async def _prepare(url: str) -> None:
    """Bring the database to the shape we need before any process serves; what is wrong with it is said now."""
    try:
        await (await Store.open(url)).close()
    except StoreDamaged as error:
        raise CannotServe(WHAT_TO_DO, file=file_of(url), reason=error.reason) from error
    except StoreError as error:
        raise CannotServe(Text(error.said("en"), error.said("ru"))) from error


def _serve_here(config: uvicorn.Config, taken: socket.socket) -> None:
    """Serve in this process. To be told to stop is a good end: uvicorn tidies up and then raises the signal again."""
    before = signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    try:
        uvicorn.Server(config).run(sockets=[taken])
    finally:
        signal.signal(signal.SIGTERM, before)


def _address(host: str, taken: socket.socket) -> str:
    """Where this machine itself reaches the server."""
    named = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"http://{f'[{named}]' if ':' in named else named}:{taken.getsockname()[1]}"


def app_of_worker() -> FastAPI:
    """The application of one of several processes."""
    _end_with_parent()
    sweep_by_hand()
    given = json.loads(os.environ[_SETTINGS])
    given["limits"] = Limits(**given["limits"])
    given["origins"] = tuple(given["origins"])
    return make_app(ServerSettings(**given))


def _end_with_parent() -> None:
    """Stop when whoever started this process is gone, however it went: nobody would stop or replace us any more."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        multiprocessing.connection.wait([parent.sentinel])
        signal.raise_signal(signal.SIGTERM)
        time.sleep(2 * _LAST_WORDS)
        os._exit(1)

    threading.Thread(target=watch, name="deckwright-parent", daemon=True).start()


def _listening(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((host, port))
    except OSError as error:
        found.close()
        if error.errno in (errno.EADDRINUSE, errno.EACCES):
            raise CannotServe(PORT_TAKEN, port=port) from None
        raise
    found.set_inheritable(True)
    return found


def _when_ready(address: str, prefix: str, started: Callable[[str], None]) -> None:
    """Wait until the server answers, then say so."""
    for _ in range(600):
        if is_deckwright(address):
            started(address + prefix)
            return
        threading.Event().wait(0.1)


def is_deckwright(address: str) -> bool:
    """Whether a Deckwright answers at an address."""
    try:
        with urllib.request.urlopen(f"{address}/healthz", timeout=2) as answer:
            return bool(answer.read(64).startswith(b"deckwright"))
    except (OSError, urllib.error.URLError, ValueError):
        return False


def play_in_browser(port: int, say: Callable[[str], None], *, open_browser: bool = True) -> None:
    """Serve for this machine alone and open the browser; if a server of ours runs here already, only open it."""
    address = f"http://{HOST}:{port}"

    def ready(found: str) -> None:
        say(found)
        if open_browser:
            webbrowser.open(found)

    if is_deckwright(address):
        ready(address)
        return
    serve(HOST, port, 1, ServerSettings(url=default_url()), ready)
