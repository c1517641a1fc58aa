"""Watch: what happened, asked for or told as it happens."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated, Any, Literal

from fastapi import Header, Query, Request
from pydantic import BaseModel, WithJsonSchema
from starlette.responses import Response, StreamingResponse
from starlette.types import Receive, Scope, Send

from deckwright.lang.languages import LANGUAGES
from deckwright.server.store import Entry
from deckwright.server.web.api.common import WITHOUT_KEY_TOO, Visit, Watching, api_router
from deckwright.server.web.api.facts import table_told
from deckwright.server.web.api.feed import feed_of
from deckwright.server.web.api.models import happenings, tables
from deckwright.server.web.api.models.base import LARGEST, failures
from deckwright.server.web.guard import address_of
from deckwright.server.web.visitors import language_of
from deckwright.table import Event

router = api_router("Watch")

FROM_THE_START = -1
AT_ONCE = 100  # entries worked out for a stream before they are sent
KEEP_ALIVE = 15.0  # seconds of silence after which a stream says that it is still there

Lang = Annotated[
    Literal["en", "ru"] | None,
    WithJsonSchema({"type": "string", "enum": list(LANGUAGES)}),
    Query(description="The language of the lines; without it as `Accept-Language` says."),
]
After = Annotated[
    int,
    Query(ge=FROM_THE_START, le=LARGEST, description="Tell what came after the entry of this number; -1 tells all."),
]


@router.get(
    "/tables/{table}/events",
    summary="Read what happened",
    response_description="The entries.",
    responses=failures(403, 404, 409),
    openapi_extra=WITHOUT_KEY_TOO,
)
async def read_events(
    request: Request,
    visit: Watching,
    after: After = FROM_THE_START,
    limit: Annotated[int, Query(ge=1, le=500, description="At most so many entries.")] = 200,
    lang: Lang = None,
) -> happenings.Entries:
    """Everything that was done, entry by entry, as your seat (or a spectator) may know it.

    Each entry has lines for people and events for programs.
    """
    told, n = await feed_of(visit.live).entries(
        visit.live, visit.site.store, visit.seat, lang or language_of(request), after, limit
    )
    return happenings.Entries(n=n, more=bool(told) and told[-1].n < n, entries=told)


def _schema(model: type[BaseModel]) -> dict[str, str]:
    return {"$ref": f"#/components/schemas/{model.__name__}"}


_STREAM: dict[int | str, dict[str, Any]] = {
    200: {
        "description": "Messages: an `EntryModel` each, its number as their id; the last, `over`, is the `TableModel`.",
        "content": {
            "text/event-stream": {
                "itemSchema": {
                    "type": "object",
                    "required": ["data"],
                    "properties": {
                        "id": {"type": "string", "pattern": "^[0-9]+$"},
                        "event": {"type": "string", "enum": ["message", "over"]},
                        "data": {
                            "type": "string",
                            "contentMediaType": "application/json",
                            "contentSchema": {"anyOf": [_schema(happenings.EntryModel), _schema(tables.TableModel)]},
                        },
                    },
                }
            }
        },
    },
    204: {"description": "The game is over, and all of it was told."},
}


@router.get(
    "/tables/{table}/stream",
    summary="Follow what happens",
    response_class=StreamingResponse,
    responses=_STREAM | failures(403, 404, 409),
    openapi_extra=WITHOUT_KEY_TOO,
)
async def stream_events(
    request: Request,
    visit: Watching,
    after: After = FROM_THE_START,
    last_event_id: Annotated[
        int,
        Header(ge=FROM_THE_START, le=LARGEST, description="The same, as browsers say it; the later of the two counts."),
    ] = FROM_THE_START,
    lang: Lang = None,
) -> Response:
    """The same as Server-Sent Events: first what was done, then what is done, at once.

    Each message is an entry. It ends with the message `over` when the game does. If the connection breaks, ask again
    with the id of the last message in `Last-Event-ID`: nothing is lost and nothing told twice.
    """
    live = visit.live
    begin = max(after, last_event_id)
    if live.room.table.over and begin >= live.room.n:
        return Response(status_code=204)
    return Following(visit, address_of(request), lang or language_of(request), begin)


class Listener:
    """Somebody who follows a table over a stream; at a seat they count as being there."""

    def __init__(self, seat: int | None) -> None:
        self.held: tuple[int, ...] = () if seat is None else (seat,)
        self.holder = ""
        self.news = asyncio.Event()

    def changed(self, entry: Entry | None, events: list[Event]) -> None:
        """Something was done."""
        if entry is not None:
            self.news.set()

    def dismissed(self) -> None:
        """A key of a seat is no browser's: nothing changes."""


class Following(StreamingResponse):
    """A stream: whoever follows has a place from before its first word until after its last, or is refused."""

    def __init__(self, visit: Visit, address: str, lang: str, after: int) -> None:
        self._visit, self._address, self._listener = visit, address, Listener(visit.seat)
        headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
        super().__init__(_stream(visit, self._listener, lang, after), headers=headers, media_type="text/event-stream")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Stream."""
        live = self._visit.live
        with self._visit.site.crowd.place(self._address, live, plays=self._visit.seat is not None):
            live.arrive(self._listener)
            try:
                await super().__call__(scope, receive, send)
            finally:
                live.leave(self._listener)


async def _stream(visit: Visit, listener: Listener, lang: str, after: int) -> AsyncIterator[str]:
    """Messages until the game is over and all of it is told, or nobody listens any more."""
    site, live = visit.site, visit.live
    yield "retry: 1000\n\n"
    while True:
        listener.news.clear()
        told, n = await feed_of(live).entries(live, site.store, visit.seat, lang, after, AT_ONCE)
        for entry in told:
            after = entry.n
            yield f"id: {entry.n}\ndata: {entry.model_dump_json()}\n\n"
            await asyncio.sleep(0)  # others have their turn, and we hear whether anybody still listens
        if after < n:
            continue
        if live.room.table.over and live.room.n == n:
            yield f"event: over\ndata: {table_told(site.keeper, live).model_dump_json()}\n\n"
            return
        try:
            await asyncio.wait_for(listener.news.wait(), KEEP_ALIVE)
        except TimeoutError:
            yield ": still here\n\n"
