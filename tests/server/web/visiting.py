"""The whole application without a network: browsers with a cookie jar of their own, and sockets."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

from fastapi import FastAPI
from httpx import Response
from starlette.testclient import TestClient

from deckwright.server.settings import Limits, Settings
from deckwright.server.web.app import make_app
from deckwright.server.web.guard import Buckets
from deckwright.server.web.site import Site
from deckwright.server.web.visitors import Signer
from tests.server.rooms.kit import keeping

HOST = "http://testserver"


def application(**changes: Any) -> FastAPI:
    """The application with bots that think at once and a store in memory."""
    settings = Settings(**({"url": "sqlite://", "limits": Limits(new_tables=100_000)} | changes))
    app = make_app(settings)

    @asynccontextmanager
    async def running(app: FastAPI) -> AsyncIterator[None]:
        async with keeping(settings.url) as keeper:
            keeper.settings = settings
            rate = settings.limits.new_tables
            signer = Signer(await keeper.store.secret("links"))
            app.state.site = Site(settings, keeper.store, keeper, signer, Buckets(rate / 3600, burst=rate))
            yield

    app.router.lifespan_context = running
    return app


@contextmanager
def visiting(app: FastAPI | None = None, **changes: Any) -> Iterator[TestClient]:
    """A first browser at a running application."""
    with TestClient(app or application(**changes), HOST, follow_redirects=False) as first:
        yield first


def another(browser: TestClient) -> TestClient:
    """Another browser, which shares nothing but the server."""
    found = TestClient(browser.app, HOST, follow_redirects=False)
    found.portal = browser.portal
    return found


def sit_down(browser: TestClient, other: str = "friend", **more: str) -> str:
    """Open a table; its id."""
    form = {"game": "shards", "players": "2", "seat1": other, "level1": "greedy", "name": "Анна", "seed": "5"}
    answer = browser.post("/tables", data=form | more)
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"]).rpartition("/")[2]


def link(browser: TestClient, table: str, kind: str) -> dict[str, str]:
    """The key of a link (`seat` or `join`) on the page of somebody who sits there, as its form sends it."""
    found = re.search(rf"/t/{table}/{kind}#(\d)\.([0-9a-f]+)", browser.get(f"/t/{table}").text)
    assert found is not None, f"the page has no link to {kind}"
    return {"seat": found[1], "key": found[2]}


def join(browser: TestClient, table: str, host: TestClient, name: str = "Вера") -> Response:
    """Come by the host's invitation."""
    return browser.post(f"/t/{table}/join", data=link(host, table, "join") | {"name": name})


def say(browser: TestClient, table: str, *messages: Any) -> list[dict[str, Any]]:
    """Come to a table, say something, and hear the first answer to each."""
    with browser.websocket_connect(f"/t/{table}/live") as socket:
        socket.receive_json()
        answers = []
        for message in messages:
            socket.send_json(message)
            answers.append(socket.receive_json())
        return answers
