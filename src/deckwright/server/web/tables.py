"""The pages of one table: the table itself, joining it, its links, playing again."""

from __future__ import annotations

from fastapi import APIRouter, Form, Request, WebSocket
from starlette.responses import RedirectResponse, Response

from deckwright.server.rooms.errors import NotInvited, NotYourSeat
from deckwright.server.rooms.phrases import PHRASES, REACTIONS
from deckwright.server.rooms.speaking import LONGEST, may_speak
from deckwright.server.web.arriving import at_table
from deckwright.server.web.naming import clean_name
from deckwright.server.web.parts import Desk, curtain_for, draw, log_of, shown_to
from deckwright.server.web.site import page, site_of
from deckwright.server.web.visitors import language_of, remember, visitor_of

router = APIRouter(include_in_schema=False)


def back_to(request: Request, id: str) -> RedirectResponse:
    """On to the table."""
    response = RedirectResponse(f"/t/{id}", 303)
    remember(response, visitor_of(request), site_of(request).settings)
    return response


@router.websocket("/t/{id}/live")
async def socket(socket: WebSocket, id: str) -> None:
    """The live table."""
    await at_table(socket, id)


@router.get("/t/{id}")
async def table_page(request: Request, id: str) -> Response:
    """The table, as the visitor may see it. The socket then keeps it up to date."""
    site, lang = site_of(request), language_of(request)
    live = await site.keeper.get(id)
    held = await site.store.held(id, visitor_of(request).holder)
    people = [seat for seat in held if not live.room.chairs[seat].is_bot]
    shown = shown_to(live.room, people)
    desk = Desk(tuple(held), shown, lang, curtain_for(live.room, people, shown))
    log = log_of(live, desk.viewer, lang)
    links = {seat: site.signer.seat_link(id, seat) for seat in people}
    invitations = {
        seat: site.signer.invitation_link(id, seat)
        for seat, chair in enumerate(live.room.chairs)
        if people and chair.kind == "friend" and not chair.taken
    }
    return page(
        request,
        "table.html",
        room=live.room,
        game=live.room.table.game,
        view=live.room.table.view(desk.shown),
        parts=draw(live, desk),
        log=log,
        desk=desk,
        links=links,
        invitations=invitations,
        listed=bool(invitations) and await site.store.is_listed(id),
        talking=bool(people) and may_speak(live.room),
        phrases=PHRASES,
        reactions=REACTIONS,
        longest=LONGEST,
    )


# The key of a link stands after its #, and the page's script puts it into the form.


@router.get("/t/{id}/seat")
async def private_link(request: Request, id: str) -> Response:
    """A private link, opened on another device."""
    live = await site_of(request).keeper.get(id)
    return page(request, "seat.html", room=live.room, game=live.room.table.game)


@router.post("/t/{id}/seat")
async def take_over(request: Request, id: str, seat: int = Form(), key: str = Form(max_length=64)) -> Response:
    """This browser plays the seat too; of a screen with several people, all of them."""
    site = site_of(request)
    live = await site.keeper.get(id)
    if not 0 <= seat < len(live.room.chairs) or not site.signer.opens_seat(id, seat, key):
        raise NotYourSeat
    visitor = visitor_of(request)
    mine = live.room.group(seat)
    seats = [each for each in live.room.people if live.room.group(each) == mine]
    await site.store.hold(id, seats, visitor.holder)
    return back_to(request, id)


@router.get("/t/{id}/join")
async def invited(request: Request, id: str) -> Response:
    """An invitation: who invites, and a name to sit down with."""
    site = site_of(request)
    live = await site.keeper.get(id)
    if await site.store.held(id, visitor_of(request).holder):
        return back_to(request, id)
    hosts = [live.room.table.name(seat, language_of(request)) for seat, c in enumerate(live.room.chairs) if c.name]
    return page(request, "join.html", room=live.room, game=live.room.table.game, host=hosts[0] if hosts else "")


@router.post("/t/{id}/join")
async def join(
    request: Request, id: str, seat: int = Form(), key: str = Form(max_length=64), name: str = Form("", max_length=200)
) -> Response:
    """Sit down."""
    site, visitor = site_of(request), visitor_of(request)
    live = await site.keeper.get(id)
    if not 0 <= seat < len(live.room.chairs) or not site.signer.invites(id, seat, key):
        raise NotInvited
    if seat not in await site.store.held(id, visitor.holder):
        await site.keeper.sit(live, seat, clean_name(name, site.settings.limits.name), visitor.holder)
    return back_to(request, id)


@router.post("/t/{id}/rematch")
async def rematch(request: Request, id: str) -> Response:
    """The same people once more."""
    site = site_of(request)
    live = await site.keeper.get(id)
    held = await site.store.held(id, visitor_of(request).holder)
    if not held:
        raise NotYourSeat
    return back_to(request, await site.keeper.rematch(live, held[0]))
