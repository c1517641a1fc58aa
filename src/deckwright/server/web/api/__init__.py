"""The HTTP API: games, tables, views, choices and events as JSON, for bots and tools; documented at /docs."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI

from deckwright import __version__
from deckwright.server.settings import ServerSettings
from deckwright.server.web.api import camps, games, manual, playing, tables, talking, watching
from deckwright.server.web.api.common import set_rate

__all__ = ["ABOUT", "install"]

ABOUT: dict[str, Any] = {
    "title": "Deckwright",
    "version": __version__,
    "description": (
        "Play deck-building card games from programs: list games, open tables, look through the eyes of a seat, "
        "choose, and follow what happens. No account: a seat key is all it takes. Every refusal is "
        '`{"error": {"code", "message"}}`, its message in the language of `Accept-Language`.'
    ),
    "openapi_tags": [
        {"name": "Games", "description": "What can be played here."},
        {"name": "Tables", "description": "Open a table, sit down, see who sits there."},
        {"name": "Play", "description": "See what your seat sees, choose, take back."},
        {"name": "Watch", "description": "What happened, asked for or told as it happens."},
        {"name": "Talk", "description": "What people say to each other."},
        {"name": "Campaigns", "description": "Battles that follow each other, and what is kept between them."},
    ],
}


def install(app: FastAPI, settings: ServerSettings) -> None:
    """Add the API and its page to the application."""
    set_rate(app, settings)
    routers = [part.router for part in (games, tables, playing, watching, talking, camps, manual)]
    for router in routers:
        app.include_router(router)
    app.state.api_routes = [route for router in routers for route in router.routes]
