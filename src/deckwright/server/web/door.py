"""The door of a house that stands below a prefix, such as `/games`: addresses lose it coming in and get it going out.

Inside every address begins at the root, whoever writes it: a page, a game's own template, a redirect. So nothing inside
knows of the prefix, but what the script puts together (`data-root` of the page tells it) and what the API says.
"""

from __future__ import annotations

import re
from typing import Any

from starlette.datastructures import MutableHeaders
from starlette.responses import PlainTextResponse, RedirectResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from deckwright.server.web.guard import API

WELL = "/healthz"  # answers at the root, too: whoever watches over the server need not know where it stands
ELSEWHERE = 4004  # why a socket outside the prefix is closed

# What begins with the root: attributes of pages, also inside JSON; addresses in styles. No attribute that holds what
# somebody typed is among them, and in what somebody typed quotation marks are escaped.
_IN_PAGES = re.compile(rb'(\s(?:href|src|action|data-root|data-sheet|data-chances)=\\?")/(?!/)')
_IN_STYLES = re.compile(rb'(url\("?|\[href\^=")/(?!/)')
_REWRITTEN = {"text/html": _IN_PAGES, "application/json": _IN_PAGES, "text/css": _IN_STYLES}


class Door:
    """Middleware around everything that knows addresses."""

    def __init__(self, app: ASGIApp, prefix: str) -> None:
        self.app, self.prefix = app, prefix
        self._put = rb"\g<1>" + prefix.encode() + b"/"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Take the prefix off what comes in, put it on what goes out."""
        if scope["type"] == "lifespan" or scope["path"] == WELL:
            await self.app(scope, receive, send)
        elif scope["path"].startswith(f"{self.prefix}/"):
            await self._inside(self._without(scope), receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": ELSEWHERE})
        elif scope["path"] in ("/", self.prefix):
            await RedirectResponse(f"{self.prefix}/", 307)(scope, receive, send)
        else:
            await PlainTextResponse(f"Deckwright is at {self.prefix}/\n", 404)(scope, receive, send)

    def _without(self, scope: Scope) -> Scope:
        found = {**scope, "path": scope["path"][len(self.prefix) :]}
        if scope.get("raw_path", b"").startswith(self.prefix.encode()):
            found["raw_path"] = scope["raw_path"][len(self.prefix) :]
        return found

    async def _inside(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self.app(scope, receive, self._over_the_line(send))
        else:
            await self.app(scope, receive, _Answer(self, scope, send).sending)

    def _over_the_line(self, send: Send) -> Send:
        async def sending(message: Message) -> None:
            if message["type"] == "websocket.send" and message.get("text"):
                message = {**message, "text": self.rewritten(_IN_PAGES, message["text"].encode()).decode()}
            await send(message)

        return sending

    def rewritten(self, addresses: re.Pattern[bytes], body: bytes) -> bytes:
        """With the prefix before every address."""
        return addresses.sub(self._put, body)


class _Answer:
    """One answer on its way out. One that has addresses inside is held until all of it is there."""

    def __init__(self, door: Door, scope: Scope, send: Send) -> None:
        self._door, self._send = door, send
        self._plain = scope["path"].startswith(API)
        self._start: dict[str, Any] | None = None
        self._addresses: re.Pattern[bytes] | None = None
        self._body = b""

    async def sending(self, message: Message) -> None:
        """One message of the answer."""
        if message["type"] == "http.response.start":
            await self._starting(message)
        elif self._start is None or self._addresses is None:
            await self._send(message)
        else:
            self._body += message.get("body", b"")
            if not message.get("more_body", False):
                await self._ending(self._start, self._door.rewritten(self._addresses, self._body))

    async def _starting(self, message: Message) -> None:
        headers = MutableHeaders(raw=message["headers"])
        if (to := headers.get("location", "")).startswith("/"):
            headers["location"] = self._door.prefix + to
        kind = headers.get("content-type", "").partition(";")[0]
        self._addresses = None if self._plain else _REWRITTEN.get(kind)
        if self._addresses is None:
            await self._send(message)
        else:
            self._start = dict(message)

    async def _ending(self, start: dict[str, Any], body: bytes) -> None:
        headers = MutableHeaders(raw=start["headers"])
        headers["content-length"] = str(len(body))
        await self._send(start)
        await self._send({"type": "http.response.body", "body": body})
