"""The whole application without a network: browsers with cookies of their own, and sockets.

The application runs in an event loop of a thread, so that tests read from top to bottom.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator, Iterator, MutableMapping
from contextlib import asynccontextmanager, contextmanager
from dataclasses import replace
from typing import Any
from urllib.parse import unquote

import httpx
from anyio.from_thread import BlockingPortal, start_blocking_portal
from fastapi import FastAPI

from deckwright.server.rooms.forecasts import Forecasts
from deckwright.server.settings import Limits, ServerSettings
from deckwright.server.web.app import make_app
from deckwright.server.web.crowd import Crowd
from deckwright.server.web.guard import Buckets
from deckwright.server.web.site import Site
from deckwright.server.web.visitors import Signer
from tests.server.rooms.kit import keeping

HOST = "testserver"
PATIENCE = 60.0  # seconds after which a test gives up waiting


def application(**changes: Any) -> FastAPI:
    """The application with bots that think at once and a store in memory."""
    settings = replace(ServerSettings(url="sqlite://", limits=Limits(new_tables=100_000)), **changes)
    app = make_app(settings)

    @asynccontextmanager
    async def running(app: FastAPI) -> AsyncIterator[None]:
        async with keeping(settings.url) as keeper:
            keeper.settings = settings
            rate = settings.limits.new_tables
            signer = Signer(await keeper.store.secret("links"))
            buckets, forecasts = Buckets(rate / 3600, burst=rate), Forecasts(keeper.thinkers)
            app.state.site = Site(settings, keeper.store, keeper, signer, buckets, forecasts, Crowd(settings.limits))
            yield

    app.router.lifespan_context = running
    return app


class Closed(Exception):
    """The socket was closed by the server."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Socket:
    """A browser's end of a socket."""

    def __init__(self, browser: Browser, path: str, headers: dict[str, str]) -> None:
        self._portal = browser.portal
        self._said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        cookies = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
        given = {"host": HOST} | ({"cookie": cookies} if cookies else {}) | headers
        scope: dict[str, Any] = {
            "type": "websocket",
            "path": unquote(path),
            "raw_path": path.encode(),
            "query_string": b"",
            "headers": [(name.encode(), value.encode()) for name, value in given.items()],
            "client": ("127.0.0.1", 1),
            "server": (HOST, 80),
            "subprotocols": [],
        }
        self.say_raw({"type": "websocket.connect"})

        async def run() -> None:
            await browser.app(scope, self._said.get, self._put)

        self._running = self._portal.start_task_soon(run)
        self._next("websocket.accept")

    async def _put(self, message: MutableMapping[str, Any]) -> None:
        await self._heard.put(dict(message))

    def say_raw(self, message: dict[str, Any]) -> None:
        self._portal.call(self._said.put_nowait, message)

    def say(self, message: Any) -> None:
        """Send a message, as JSON if it is not text already."""
        text = message if isinstance(message, str) else json.dumps(message)
        self.say_raw({"type": "websocket.receive", "text": text})

    def hear(self) -> dict[str, Any]:
        """The next message; `Closed` if there is none any more."""
        found = json.loads(self._next("websocket.send")["text"])
        assert isinstance(found, dict)
        return found

    def hear_until(self, name: str) -> dict[str, Any]:
        """The next message that has this in it."""
        while name not in (told := self.hear()):
            pass
        return told

    def _next(self, kind: str) -> dict[str, Any]:
        async def get() -> dict[str, Any]:
            return await asyncio.wait_for(self._heard.get(), PATIENCE)

        message: dict[str, Any] = self._portal.call(get)
        if message["type"] == "websocket.close":
            self.say_raw({"type": "websocket.disconnect", "code": message.get("code", 1000)})  # as servers do
            self._running.result(PATIENCE)
            raise Closed(int(message.get("code", 1000)))
        assert message["type"] == kind
        return message

    def leave(self) -> None:
        """Go away."""
        if not self._running.done():
            self.say_raw({"type": "websocket.disconnect", "code": 1001})
        self._running.result(PATIENCE)


class Browser:
    """A browser: it keeps its cookies, and follows no redirect by itself."""

    def __init__(self, portal: BlockingPortal, app: FastAPI) -> None:
        self.portal, self.app = portal, app
        transport = httpx.ASGITransport(app, raise_app_exceptions=False)
        self._client = httpx.AsyncClient(transport=transport, base_url=f"http://{HOST}", timeout=PATIENCE)

    @property
    def cookies(self) -> httpx.Cookies:
        return self._client.cookies

    def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        async def answer() -> httpx.Response:
            return await self._client.request(method, path, **more)

        return self.portal.call(answer)

    def get(self, path: str, **more: Any) -> httpx.Response:
        return self.ask("GET", path, **more)

    def post(self, path: str, **more: Any) -> httpx.Response:
        return self.ask("POST", path, **more)

    @contextmanager
    def at_table(self, table: str, **headers: str) -> Iterator[Socket]:
        """The socket of a table."""
        socket = Socket(self, f"/t/{table}/live", {name.replace("_", "-"): value for name, value in headers.items()})
        try:
            yield socket
        finally:
            socket.leave()


def another(browser: Browser) -> Browser:
    """Another browser, which shares nothing but the server."""
    return Browser(browser.portal, browser.app)


@contextmanager
def visiting(app: FastAPI | None = None, **changes: Any) -> Iterator[Browser]:
    """A first browser at a running application."""
    found = app or application(**changes)
    with start_blocking_portal() as portal, portal.wrap_async_context_manager(found.router.lifespan_context(found)):
        yield Browser(portal, found)


def sit_down(browser: Browser, other: str = "friend", **more: str) -> str:
    """Open a table; its id."""
    form = {"game": "shards", "players": "2", "seat1": other, "level1": "greedy", "name": "Анна", "seed": "5"}
    answer = browser.post("/tables", data=form | more)
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"]).rpartition("/")[2]


def link(browser: Browser, table: str, kind: str) -> dict[str, str]:
    """The key of a link (`seat` or `join`) on the page of somebody who sits there, as its form sends it."""
    found = re.search(rf"/t/{table}/{kind}#(\d)\.([0-9a-f]+)", browser.get(f"/t/{table}").text)
    assert found is not None, f"the page has no link to {kind}"
    return {"seat": found[1], "key": found[2]}


def join(browser: Browser, table: str, host: Browser, name: str = "Вера") -> httpx.Response:
    """Come by the host's invitation."""
    return browser.post(f"/t/{table}/join", data=link(host, table, "join") | {"name": name})


def say(browser: Browser, table: str, *messages: Any) -> list[dict[str, Any]]:
    """Come to a table, say something, and hear the first answer to each."""
    with browser.at_table(table) as socket:
        socket.hear()
        answers = []
        for message in messages:
            socket.say(message)
            answers.append(socket.hear())
        return answers
