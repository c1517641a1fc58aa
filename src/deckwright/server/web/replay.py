"""The past of a table: step through it, share a moment, play on from there."""

from __future__ import annotations

import asyncio
import json

from fastapi import APIRouter, Form, Request
from starlette.responses import JSONResponse, RedirectResponse, Response

from deckwright import Table, bots
from deckwright.server.rooms.chairs import BOT, FRIEND, PERSON, Chair
from deckwright.server.rooms.errors import NotPossible, NotYourSeat
from deckwright.server.rooms.exporting import exported
from deckwright.server.rooms.live import Live
from deckwright.server.rooms.room import OPEN, Room, Viewer
from deckwright.server.scene.chances import chances_of
from deckwright.server.scene.sheet import sheet_of
from deckwright.server.web.lobby import check_rate, seats_of_screen
from deckwright.server.web.parts import draw_moment, log_of
from deckwright.server.web.site import Site, page, site_of
from deckwright.server.web.visitors import language_of, remember, visitor_of
from deckwright.table.showing import shown_at

router = APIRouter(include_in_schema=False)
WAITING = 20.0  # seconds a browser waits for the chances before it asks again


async def _eyes(request: Request, site: Site, live: Live, wanted: str) -> Viewer:
    """Through whose eyes the past may be seen: of a finished game anybody's, of another one's own."""
    held = await site.store.held(live.room.id, visitor_of(request).holder)
    people = [seat for seat in held if not live.room.chairs[seat].is_bot]
    if live.room.revealed:
        if wanted == OPEN:
            return OPEN
        if wanted in map(str, range(live.room.row.seats)):
            return int(wanted)
        return None if wanted == "public" else OPEN
    if len(people) > 1 and wanted in map(str, people):
        return int(wanted)
    return people[0] if len(people) == 1 and wanted != "public" else None


def _table_at(room: Room, moment: int) -> Table:
    """The table at a moment; before a game was laid anew, as it was kept when the last turn until then had ended."""
    if room.table.past is not None and moment < room.table.begun:
        return shown_at(room.table, room.table.past, moment)
    return room.table.at(moment)


def _moment(live: Live, wanted: int | None) -> int:
    last = len(live.room.done)
    return last if wanted is None else max(0, min(last, wanted))


@router.get("/t/{id}/replay")
async def replay_page(request: Request, id: str, at: int | None = None, seen: str = "") -> Response:
    """Step through a game."""
    site, lang = site_of(request), language_of(request)
    live = await site.keeper.get(id)
    viewer = await _eyes(request, site, live, seen)
    moment = _moment(live, at if at is not None else 0 if live.room.table.over else None)
    table = await asyncio.to_thread(_table_at, live.room, moment)
    return page(
        request,
        "replay.html",
        room=live.room,
        game=live.room.table.game,
        parts=draw_moment(table, live, viewer, lang),
        log=log_of(live, viewer, lang),
        at=moment,
        last=len(live.room.done),
        viewer=viewer,
        may_branch=_may_branch(live),
        over=live.room.revealed,
    )


@router.get("/t/{id}/moment/{at}")
async def moment(request: Request, id: str, at: int, seen: str = "") -> Response:
    """The table at one moment, as the replay's script asks for it."""
    site, lang = site_of(request), language_of(request)
    live = await site.keeper.get(id)
    viewer = await _eyes(request, site, live, seen)
    found = _moment(live, at)
    table = await asyncio.to_thread(_table_at, live.room, found)
    return JSONResponse(
        {"at": found, "parts": draw_moment(table, live, viewer, lang)}, headers={"cache-control": "no-store"}
    )


@router.get("/t/{id}/sheet")
async def sheet(request: Request, id: str) -> Response:
    """How a finished game went."""
    site, lang = site_of(request), language_of(request)
    live = await site.keeper.get(id)
    live.room.check_revealed()
    found = await asyncio.to_thread(sheet_of, live.room.table, lang)
    return page(request, "sheet.html", room=live.room, sheet=found)


@router.get("/t/{id}/graphs")
async def graphs(request: Request, id: str) -> Response:
    """The curves of a finished game, for its replay."""
    site, lang = site_of(request), language_of(request)
    live = await site.keeper.get(id)
    live.room.check_revealed()
    found = await asyncio.to_thread(sheet_of, live.room.table, lang)
    return page(request, "graphs.html", room=live.room, sheet=found)


@router.get("/t/{id}/chances")
async def chances(request: Request, id: str) -> Response:
    """How likely everybody was to win in a finished game; "accepted" while that is still being found out."""
    site, lang = site_of(request), language_of(request)
    live = await site.keeper.get(id)
    live.room.check_revealed()
    curve = await site.forecasts.soon(live.room, WAITING)
    if curve is None:
        return Response(status_code=202)
    return page(request, "chances.html", room=live.room, chances=chances_of(live.room.table, curve, lang))


@router.get("/t/{id}/record.json")
async def record(request: Request, id: str) -> Response:
    """The record of a finished game, as the terminal and the Python API read it."""
    site = site_of(request)
    mine = bool(await site.store.held(id, visitor_of(request).holder))
    found = await exported(site.keeper, id, mine=mine)
    return Response(
        json.dumps(found, ensure_ascii=False),
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="{found["game"]}-{id}.json"'},
    )


def _may_branch(live: Live) -> bool:
    """A finished game, or one without other people at other screens, invited or here; never one that is only told."""
    if live.room.table.past is not None and live.room.table.laid is None:
        return False
    return live.room.revealed or len(live.room.groups) <= 1


@router.post("/t/{id}/branch")
async def branch(request: Request, id: str, at: int = Form(), seat: int = Form(0)) -> Response:
    """A new table that begins at a moment of this one. Friends of the old game are bots in the new one."""
    site, visitor = site_of(request), visitor_of(request)
    live = await site.keeper.get(id)
    room = live.room
    if not _may_branch(live):
        raise NotPossible(
            "You can play on from here once the game is over.", "Сыграть отсюда можно, когда партия закончится."
        )
    held = await site.store.held(id, visitor.holder)
    if not room.revealed and not held:
        raise NotYourSeat
    check_rate(request, site)
    level = bots.usual_level(room.table.game).id
    mine = held[0] if held else seat if 0 <= seat < len(room.chairs) else 0
    chairs = [_seated(chair, is_me=s == mine, here=bool(held), level=level) for s, chair in enumerate(room.chairs)]
    held_there = seats_of_screen(chairs, visitor)
    new = await site.keeper.open(room.row.game, chairs, {}, held=held_there, parent=room, at=_moment(live, at))
    response = RedirectResponse(f"/t/{new.room.id}", 303)
    remember(response, visitor, site.settings)
    return response


def _seated(chair: Chair, *, is_me: bool, here: bool, level: str) -> Chair:
    if is_me:
        return Chair(PERSON, chair.name if here and not chair.is_bot else "", taken=True)
    if chair.kind == FRIEND or (chair.kind == PERSON and not (here and chair.shares_screen)):
        return Chair(BOT, level=level, taken=True)
    return chair
