"""The page of somebody's own games: what awaits them, what became of the rest, and the link that takes it along."""

from __future__ import annotations

import asyncio
import io
import json
import secrets
import zipfile
from collections.abc import Sequence
from typing import Any

from fastapi import APIRouter, Form, Request
from starlette.responses import RedirectResponse, Response

from deckwright import bots
from deckwright.lang.languages import in_lang
from deckwright.server.rooms.errors import NotInvited, RoomError
from deckwright.server.rooms.exporting import kept_of
from deckwright.server.rooms.mine import MyGame, noted, seen, tallies
from deckwright.server.web.listing import listed
from deckwright.server.web.site import Site, page, site_of, speaker
from deckwright.server.web.visitors import language_of, remember, visitor_of

router = APIRouter(include_in_schema=False)

UNDER_WAY = 100  # tables that are listed as under way, and as deleted
ON_A_PAGE = 20  # finished games listed at once
COUNTED = 1000  # finished games that figures are made of, the newest, and that a file holds
LOOKED_AT = 40  # tables opened for one page, if nothing is noted of them yet


class PageLinkVoid(NotInvited):
    """A private link to somebody's games that was renewed or withdrawn, or never made."""

    def __init__(self) -> None:
        RoomError.__init__(self, speaker("en")("page_link_void"), speaker("ru")("page_link_void"))


@router.get("/me")
async def my_page(request: Request, earlier: int = 0) -> Response:
    """All games of this browser."""
    site, lang, holder = site_of(request), language_of(request), visitor_of(request).holder
    begin = max(0, min(earlier, COUNTED))
    under_way = [
        await seen(site.keeper, kept) for kept in await site.store.games_of(holder, over=False, limit=UNDER_WAY)
    ]
    finished = await _finished(site, holder)
    own = await site.store.page_of(holder)
    away = await site.store.games_of(holder, away=True, limit=UNDER_WAY)
    return page(
        request,
        "mine.html",
        under_way=[listed(mine, lang) for mine in sorted(under_way, key=lambda mine: not mine.my_turn)],
        finished=[listed(mine, lang) for mine in finished[begin : begin + ON_A_PAGE]],
        begin=begin,
        step=ON_A_PAGE,
        more=len(finished) > begin + ON_A_PAGE,
        figures=_figures(finished, lang),
        branched=any(mine.kept.row.parent is not None for mine in finished),
        uncounted=any(mine.standing is None for mine in finished[:COUNTED]),
        away=[listed(noted(each), lang) for each in away],
        page_link=site.signer.page_link(own.id) if own is not None else "",
        shared=own.browsers if own is not None else 0,
        guest=await site.store.is_guest(holder),
    )


async def _finished(site: Site, holder: str) -> list[MyGame]:
    """The finished games; of some that nothing is noted of yet the tables are opened, so that soon all are known."""
    found, looked = [], 0
    for kept in await site.store.games_of(holder, over=True, limit=COUNTED):
        mine = noted(kept)
        if mine.standing is None and looked < LOOKED_AT:
            looked += 1
            mine = await seen(site.keeper, kept)
        found.append(mine)
    return found


def _figures(finished: Sequence[MyGame], lang: str) -> list[dict[str, Any]]:
    """What the finished games came to, in words."""
    t = speaker(lang)

    def level(ids: tuple[str, ...], game: Any) -> str:
        if len(ids) != 1:
            return t("several_levels" if ids else "no_bots")
        found = bots.level_named(game, ids[0])
        return found.said(lang) if found is not None else ids[0]

    def kind(id: str, game: Any) -> str:
        found = game.kind(id)
        return str(found.said(lang)) if found is not None else id

    told = []
    for tally in tallies(finished):
        game = tally.game
        groups = [(t("by_level"), [(level(ids, game), each) for ids, each in tally.levels.items()])]
        for heading, kinds in tally.remembered.items():
            named = [(kind(id, game), each) for id, each in kinds.items()]
            groups.append((in_lang(lang, *heading), sorted(named, key=lambda row: row[0])))
        told.append({"game": game.said(lang), "id": game.id, "all": tally.all, "groups": groups})
    return told


@router.post("/me/delete")
async def put_away(request: Request, table: str = Form(max_length=40), back: bool = Form(default=False)) -> Response:
    """A game goes from this page, or comes back to it; nothing changes at its table."""
    await site_of(request).store.put_away(table, visitor_of(request).holder, away=not back)
    return _to_my_page(request)


@router.get("/me/games.zip")
async def games_file(request: Request) -> Response:
    """The records of all finished games, and a list of all others with the reason why they are not there."""
    site, lang, holder = site_of(request), language_of(request), visitor_of(request).holder
    packed = io.BytesIO()
    contents: list[dict[str, Any]] = []
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for kept in await site.store.games_of(holder, limit=COUNTED):
            head = {"table": kept.row.id, "game": kept.row.game, "touched": kept.row.touched}
            try:
                record = await kept_of(site.keeper, kept.row.id)
            except RoomError as error:
                contents.append({**head, "left out": error.said(lang)})
                continue
            name = f"{kept.row.game}-{kept.row.id}.json"
            contents.append({**head, "file": name})
            await asyncio.to_thread(archive.writestr, name, json.dumps(record, ensure_ascii=False))
        archive.writestr("games.json", json.dumps(contents, ensure_ascii=False, indent=1))
    headers = {"content-disposition": 'attachment; filename="deckwright-games.zip"', "cache-control": "no-store"}
    return Response(packed.getvalue(), media_type="application/zip", headers=headers)


# --- the link that takes it along -------------------------------------------------------------------------------------


@router.post("/me/link")
async def make_link(request: Request, withdraw: bool = Form(default=False)) -> Response:
    """A private link to this page, in the place of an older one; or none any more."""
    site, holder = site_of(request), visitor_of(request).holder
    if withdraw:
        lost = await site.store.withdraw_page(holder)
    else:
        lost = await site.store.make_page(holder, secrets.token_urlsafe(12))
    await site.keeper.dismissals.of(lost)
    return _to_my_page(request, "#take-along")


@router.get("/me/open")
async def link_opened(request: Request) -> Response:
    """A private link in another browser: what it means, and a button."""
    return page(request, "open_page.html")


@router.post("/me/open")
async def take_page(request: Request, seat: str = Form(max_length=40), key: str = Form(max_length=64)) -> Response:
    """This browser plays the same games."""
    site, visitor = site_of(request), visitor_of(request)
    if not site.signer.opens_page(seat, key) or not await site.store.take_page(visitor.holder, seat):
        raise PageLinkVoid
    await site.keeper.dismissals.of([visitor.holder])
    return _to_my_page(request)


@router.post("/me/leave")
async def leave_page(request: Request) -> Response:
    """This browser plays only its own games again."""
    site, holder = site_of(request), visitor_of(request).holder
    await site.store.leave_page(holder)
    await site.keeper.dismissals.of([holder])
    return _to_my_page(request)


def _to_my_page(request: Request, at: str = "") -> Response:
    response = RedirectResponse(f"/me{at}", 303)
    remember(response, visitor_of(request), site_of(request).settings)
    return response
