"""Open tables in the lobby: who sits there, what is free, and sitting down with a click."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

from fastapi import APIRouter, Form, Request
from starlette.responses import Response

from deckwright import bots
from deckwright.lang.game import Game
from deckwright.server.rooms.errors import NotYourSeat
from deckwright.server.rooms.live import Live
from deckwright.server.rooms.open_tables import open_tables, sit_at_open
from deckwright.server.web.naming import clean_name
from deckwright.server.web.site import counter, page, site_of, speaker
from deckwright.server.web.tables import back_to
from deckwright.server.web.visitors import language_of, visitor_of

router = APIRouter(include_in_schema=False)


@dataclass(frozen=True)
class OpenTable:
    """A table at which anybody may sit down, in words."""

    id: str
    game: Game
    names: Sequence[str]
    free: str
    clock: str
    since: datetime


async def found_for(request: Request) -> list[OpenTable]:
    """The open tables at which this browser does not sit already."""
    site, holder = site_of(request), visitor_of(request).holder
    lives = await open_tables(site.keeper)
    return [_told(live, language_of(request)) for live in lives if not await site.store.held(live.room.id, holder)]


def _told(live: Live, lang: str) -> OpenTable:
    room, t = live.room, speaker(lang)
    free = len(room.awaited)
    pace = room.pace
    return OpenTable(
        room.id,
        room.table.game,
        _names(live, lang),
        counter(lang)("free_seat", free),
        t("with_clock", pace=pace.name.said(lang)) if pace is not None else "",
        datetime.fromtimestamp(room.row.created, UTC),
    )


def _names(live: Live, lang: str) -> list[str]:
    """Who sits there: people by their names, bots by their levels."""
    found = []
    for seat, chair in enumerate(live.room.chairs):
        level = bots.level_named(live.room.table.game, chair.level) if chair.is_bot else None
        if level is not None:
            found.append(level.said(lang))
        elif chair.taken:
            found.append(live.room.table.name(seat, lang))
    return found


@router.get("/open-tables")
async def listing(request: Request) -> Response:
    """The list alone: the lobby asks for it again and again."""
    return page(request, "parts/open_tables.html", open_tables=await found_for(request))


@router.post("/t/{id}/sit")
async def sit(request: Request, id: str, name: str = Form("", max_length=200)) -> Response:
    """Sit down at an open table."""
    site, holder = site_of(request), visitor_of(request).holder
    live = await site.keeper.get(id)
    if not await site.store.held(id, holder):
        await sit_at_open(site.keeper, live, clean_name(name, site.settings.limits.name), lambda seat: holder)
    return back_to(request, id)


@router.post("/t/{id}/unlist")
async def unlist(request: Request, id: str) -> Response:
    """Whoever sits there takes the table off the list."""
    site = site_of(request)
    if not await site.store.held(id, visitor_of(request).holder):
        raise NotYourSeat
    await site.store.unlist(id)
    return back_to(request, id)
