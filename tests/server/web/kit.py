"""Browsers without a network: a connection whose socket keeps what is sent."""

from __future__ import annotations

import json
from typing import Any, cast

from starlette.websockets import WebSocket

from deckwright import Table
from deckwright.server.rooms.forecasts import Forecasts
from deckwright.server.rooms.keeper import Keeper
from deckwright.server.rooms.live import Live
from deckwright.server.scene.painter import Painter
from deckwright.server.scene.scene import Attendance, Scene
from deckwright.server.settings import ServerSettings
from deckwright.server.web.crowd import Crowd
from deckwright.server.web.guard import Buckets
from deckwright.server.web.live import Connection
from deckwright.server.web.site import Site
from deckwright.server.web.visitors import Signer


class Browser(Connection):
    """A connection that is looked at from inside the test."""

    def received(self) -> list[dict[str, Any]]:
        """What has been sent since the last time."""
        messages = []
        while not self.outbox.empty():
            messages.append(json.loads(self.outbox.get_nowait()))
        return messages

    def received_text(self) -> str:
        """The same, byte by byte."""
        texts = []
        while not self.outbox.empty():
            texts.append(self.outbox.get_nowait())
        return "\n".join(texts)


def scene_of(table: Table, seat: int | None, lang: str = "ru") -> Scene:
    """What a page shows somebody at this table, with people in all seats."""
    people = table.seats
    return Painter(table, seat, lang, Attendance(["person"] * people, [""] * people, [True] * people)).scene()


def site_for(keeper: Keeper) -> Site:
    """A server around a keeper."""
    settings, forecasts = keeper.settings or ServerSettings(), Forecasts(keeper.thinkers)
    return Site(settings, keeper.store, keeper, Signer(b"test"), Buckets(1, 1), forecasts, Crowd(settings.limits))


def browser(keeper: Keeper, live: Live, held: list[int], lang: str = "ru") -> Browser:
    """Somebody comes to the table."""
    found = Browser(cast(WebSocket, None), site_for(keeper), live, held, lang)
    live.arrive(found)
    found.push()
    return found
