"""What stands before every page: sizes, origins, headers, and an answer instead of a stack trace."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from deckwright.lang.texts import Text
from deckwright.server.settings import ServerSettings
from deckwright.server.web.heads import HeadSaid
from deckwright.server.web.visitors import language_of

log = logging.getLogger(__name__)

HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        "font-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cross-origin-opener-policy": "same-origin",
}
WRITING = {"POST", "PUT", "PATCH", "DELETE"}
BRINGING = "/campaigns/import"  # the addresses to which files are sent
API = "/api/"  # what lies below it speaks JSON


class Refusal(NamedTuple):
    """An answer that no page gives."""

    status: int
    code: str
    text: Text


TOO_LARGE = Refusal(413, "too-large", Text("This is too large.", "Это слишком велико."))
OTHER_SITE = Refusal(
    403,
    "other-site",
    Text("This request comes from a page of another site.", "Этот запрос пришёл со страницы другого сайта."),
)
FAILED = Refusal(
    500,
    "failed",
    Text("Something went wrong here; nothing of the game is lost.", "Что-то пошло не так; ваша партия не потеряна."),
)


def same_origin(connection: HTTPConnection, settings: ServerSettings) -> bool:
    """Whether a page of this server asks. Programs send no origin and carry no cookies of a browser."""
    origin = connection.headers.get("origin")
    if origin is None:
        return connection.headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
    if origin in settings.origins:
        return True
    try:
        asking = urlsplit(origin).netloc.lower()
    except ValueError:
        return False
    return bool(asking) and asking == connection.headers.get("host", "").lower()


def address_of(connection: HTTPConnection) -> str:
    """Whose limits count: the address that asks. Of IPv6 the network: a home has as many addresses as it likes."""
    given = connection.client.host if connection.client else ""
    try:
        address = ipaddress.ip_address(given.partition("%")[0])
    except ValueError:
        return given
    if isinstance(address, ipaddress.IPv6Address):
        address = address.ipv4_mapped or ipaddress.IPv6Address(int(address) >> 64 << 64)
    return str(address)


class TooLarge(Exception):
    """A body beyond the limit."""


# A page that says a sentence, with this status.
Page = Callable[[Request, str, int], Response]


class Guard:
    """Middleware around the whole application."""

    def __init__(self, app: ASGIApp, settings: ServerSettings, page: Page) -> None:
        self.app, self.settings, self.page = app, settings, page

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Check what comes in; put the headers on what goes out."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        await self._answered(scope, receive, send)

    async def _answered(self, scope: Scope, receive: Receive, send: Send) -> None:
        refused = self._refused(scope)
        if refused is not None:
            await self._refuse(refused, scope, receive, send)
            return
        started = False

        async def sending(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                headers = MutableHeaders(raw=message["headers"])
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        try:
            await self.app(scope, self._counted(receive, self._largest(scope)), sending)
        except asyncio.CancelledError:
            if not started:
                raise
            # The server stops: a stream ends as if all were told, and whoever reads it comes again.
            await send({"type": "http.response.body"})
        except HeadSaid:
            raise
        except TooLarge:
            if not started:
                await self._refuse(TOO_LARGE, scope, receive, send)
        except Exception:
            log.exception("a request failed", extra={"address": address_of(HTTPConnection(scope))})
            if not started:
                await self._refuse(FAILED, scope, receive, send)

    def _refused(self, scope: Scope) -> Refusal | None:
        headers = Headers(scope=scope)
        length = headers.get("content-length", "0")
        if not length.isdecimal() or len(length) > 18 or int(length) > self._largest(scope):
            return TOO_LARGE
        if scope["method"] in WRITING and not same_origin(HTTPConnection(scope), self.settings):
            return OTHER_SITE
        return None

    def _largest(self, scope: Scope) -> int:
        """How large a request may be: one that brings a campaign in carries saved games."""
        return self.settings.limits.file if scope["path"].endswith(BRINGING) else self.settings.limits.body

    def _counted(self, receive: Receive, largest: int) -> Receive:
        taken = 0

        async def receiving() -> Message:
            nonlocal taken
            message = await receive()
            taken += len(message.get("body", b""))
            if taken > largest:
                raise TooLarge
            return message

        return receiving

    async def _refuse(self, refusal: Refusal, scope: Scope, receive: Receive, send: Send) -> None:
        answer = self._answer(refusal, Request(scope))
        answer.headers.update(HEADERS)
        await answer(scope, receive, send)

    def _answer(self, refusal: Refusal, request: Request) -> Response:
        text = refusal.text.said(language_of(request))
        if request.scope["path"].startswith(API):
            return JSONResponse({"error": {"code": refusal.code, "message": text}}, refusal.status)
        try:
            return self.page(request, text, refusal.status)
        except Exception:
            log.exception("the page of a problem could not be drawn")
            return PlainTextResponse(text, refusal.status)


class Bucket:
    """So many a second, and so many at once."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.full = rate, burst
        self.left, self.at = self.full, time.monotonic()

    def take(self) -> bool:
        """Whether there is one left."""
        now = time.monotonic()
        self.left = min(self.full, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """A bucket for each address; the oldest are forgotten."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self.rate, self.burst, self.most = rate, burst, most
        self.found: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Whether this address may ask once more."""
        bucket = self.found.setdefault(address, Bucket(self.rate, self.burst))
        self.found.move_to_end(address)
        while len(self.found) > self.most:
            self.found.popitem(last=False)
        return bucket.take()
