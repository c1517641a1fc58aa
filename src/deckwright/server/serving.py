"""Starting the server: for one person at this machine, or for the world."""

from __future__ import annotations

import asyncio
import errno
import json
import os
import socket
import threading
import urllib.error
import urllib.request
import webbrowser
from collections.abc import Callable
from dataclasses import asdict

import uvicorn
from fastapi import FastAPI

from deckwright.lang.texts import Text
from deckwright.server.settings import Settings, default_url
from deckwright.server.web.app import make_app
from deckwright.table.errors import TableError

HOST, PORT = "127.0.0.1", 8040
_LOG_LEVEL = "warning"
_LARGEST_MESSAGE = 64 * 1024
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


def serve(host: str, port: int, workers: int, settings: Settings, started: Callable[[str], None]) -> None:
    """Serve until interrupted. `started` is called with the address once pages can be asked for."""
    if workers > 1 and settings.url.startswith("sqlite"):
        raise CannotServe(NEEDS_POSTGRES)
    with _listening(host, port) as taken:
        address = f"http://{'127.0.0.1' if host in ('0.0.0.0', '::') else host}:{taken.getsockname()[1]}"
        threading.Thread(target=_when_ready, args=(address, started), daemon=True).start()
        if workers == 1:
            asyncio.run(uvicorn.Server(_config(make_app(settings))).serve(sockets=[taken]))
            return
        os.environ[_SETTINGS] = json.dumps(asdict(settings))
        uvicorn.run(
            "deckwright.server.serving:app_of_worker",
            factory=True,
            workers=workers,
            fd=taken.fileno(),
            log_level=_LOG_LEVEL,
            access_log=False,
            ws_max_size=_LARGEST_MESSAGE,
            ws_per_message_deflate=False,
        )


def _config(app: FastAPI) -> uvicorn.Config:
    """No line for each request: addresses of tables are nobody's business."""
    return uvicorn.Config(
        app, log_level=_LOG_LEVEL, access_log=False, ws_max_size=_LARGEST_MESSAGE, ws_per_message_deflate=False
    )


def app_of_worker() -> FastAPI:
    """The application of one of several processes."""
    from deckwright.server.settings import Limits

    given = json.loads(os.environ[_SETTINGS])
    given["limits"] = Limits(**given["limits"])
    given["origins"] = tuple(given["origins"])
    return make_app(Settings(**given))


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


def _when_ready(address: str, started: Callable[[str], None]) -> None:
    """Wait until the server answers, then say so."""
    for _ in range(600):
        if is_deckwright(address):
            started(address)
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
    serve(HOST, port, 1, Settings(url=default_url()), ready)
