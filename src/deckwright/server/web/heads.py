"""Whoever asks for the head of an answer only gets that of the whole answer, to the last header."""

from __future__ import annotations

from contextlib import suppress

from starlette.types import ASGIApp, Message, Receive, Scope, Send


class HeadSaid(Exception):
    """Somebody asked for the head of an answer only, and has it."""


def head_only(send: Send) -> Send:
    """Send the head of an answer and nothing of its body; then whoever answers may stop, even an endless stream."""

    async def sending(message: Message) -> None:
        await send(message)
        if message["type"] == "http.response.start":
            await send({"type": "http.response.body"})
            raise HeadSaid

    return sending


class Heads:
    """Middleware around all others, so that what they do to an answer shows in its head."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer HEAD as GET would be answered, wherever that is."""
        if scope["type"] != "http" or scope["method"] != "HEAD":
            await self.app(scope, receive, send)
            return
        with suppress(HeadSaid):
            await self.app({**scope, "method": "GET"}, receive, head_only(send))
