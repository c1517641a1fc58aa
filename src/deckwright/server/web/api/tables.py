"""Tables: open one, sit down, see who sits there."""

from __future__ import annotations

import re
from typing import cast

from fastapi import Request

from deckwright import bots
from deckwright.lang.game import Game
from deckwright.server.rooms.chairs import BOT, FRIEND, PERSON, Chair
from deckwright.server.rooms.errors import NotInvited
from deckwright.server.rooms.exporting import exported
from deckwright.server.rooms.games import game_named
from deckwright.server.rooms.manners import Manners
from deckwright.server.rooms.open_tables import open_tables, sit_at_open
from deckwright.server.web.api.common import Anybody, Visit, api_router, bearer_of
from deckwright.server.web.api.facts import table_told
from deckwright.server.web.api.models.base import WRITING, TableId, failures
from deckwright.server.web.api.models.tables import (
    ChairKind,
    Joined,
    Joining,
    NewSeat,
    NewTable,
    Record,
    SeatOpened,
    TableModel,
    TableOpened,
    TablesToJoin,
)
from deckwright.server.web.lobby import check_rate
from deckwright.server.web.naming import clean_name
from deckwright.server.web.site import Site, site_of
from deckwright.server.web.visitors import Visitor
from deckwright.table.errors import BadOptions

router = api_router("Tables")
_INVITATION = re.compile(
    r"(?:https?://[^/?#\s]+)?(?:/[^?#\s]+)?/t/([A-Za-z0-9_-]{1,40})/join#([0-9]{1,2})\.([0-9a-f]{40})"
)


@router.post(
    "/tables",
    status_code=201,
    summary="Open a table",
    response_description="The new table, with its seat keys.",
    responses=failures(404, *WRITING),
)
async def open_table(request: Request, wanted: NewTable) -> TableOpened:
    """A new table. Its seat keys are told here and nowhere else: keep them."""
    site = site_of(request)
    game = game_named(wanted.game)
    chairs = _chairs(game, wanted, site.settings.limits.name)
    check_rate(request, site)
    manners = Manners(wanted.free_words, wanted.clock or "", wanted.listed)
    live = await site.keeper.open(game.id, chairs, dict(wanted.options), seed=wanted.seed, manners=manners)
    id = live.room.id
    return TableOpened(
        table=id,
        page=site.settings.at(f"/t/{id}"),
        n=live.room.n,
        seats=[_seat_opened(site, id, seat, chair) for seat, chair in enumerate(chairs)],
    )


def _chairs(game: Game, wanted: NewTable, longest: int) -> list[Chair]:
    """Who sits where; somebody has to."""
    if all(seat.kind == BOT for seat in wanted.seats):
        raise BadOptions(
            "Somebody has to play: at least one seat is a person's or a friend's.",
            "Кто-то должен играть: хотя бы одно место — не бота.",
        )
    return [_chair(game, seat, longest, apart=not wanted.hotseat) for seat in wanted.seats]


def _chair(game: Game, seat: NewSeat, longest: int, *, apart: bool) -> Chair:
    name = clean_name(seat.name, longest)
    if seat.kind == FRIEND:
        return Chair(FRIEND)
    if seat.kind == PERSON:
        return Chair(PERSON, name, taken=True, apart=apart)
    levels = [level.id for level in bots.levels(game)]
    level = levels[-1] if seat.level is None else seat.level
    if bots.level_named(game, level) is None:
        known = ", ".join(levels)
        raise BadOptions(f"There is no bot {level!r}; there are: {known}.", f"Нет бота {level!r}; есть: {known}.")
    return Chair(BOT, name, level, taken=True)


def _seat_opened(site: Site, id: str, seat: int, chair: Chair) -> SeatOpened:
    mine, friends = chair.kind == PERSON, chair.kind == FRIEND
    return SeatOpened(
        seat=seat,
        kind=cast(ChairKind, chair.kind),
        key=bearer_of(site, id, seat) if mine else None,
        link=site.settings.at(site.signer.seat_link(id, seat)) if mine else None,
        invitation=site.settings.at(site.signer.invitation_link(id, seat)) if friends else None,
    )


@router.get("/tables", summary="List the open tables", response_description="The tables.", responses=failures())
async def list_open_tables(request: Request) -> TablesToJoin:
    """Tables at which anybody may sit down: listed by whoever opened them, with a seat free, and somebody there."""
    keeper = site_of(request).keeper
    return TablesToJoin(tables=[table_told(keeper, live) for live in await open_tables(keeper)])


@router.post(
    "/tables/{table}/join",
    summary="Sit down by an invitation",
    response_description="The seat, with its key.",
    responses=failures(404, 409, *WRITING),
)
async def join_table(visit: Anybody, wanted: Joining) -> Joined:
    """Take a friend's seat that is still free. Whoever is first sits there; the key is told once.

    At an open table it takes no invitation.
    """
    site, live, id = visit.site, visit.live, visit.room.id
    name = clean_name(wanted.name, site.settings.limits.name)

    def holder(seat: int) -> str:
        return Visitor(site.signer.seat(id, seat), fresh=False).holder

    if wanted.invitation:
        seat = _invited(visit, wanted.invitation)
        await site.keeper.sit(live, seat, name, holder(seat))
    else:
        seat = await sit_at_open(site.keeper, live, name, holder)
    return Joined(seat=seat, key=bearer_of(site, id, seat), link=site.settings.at(site.signer.seat_link(id, seat)))


def _invited(visit: Visit, invitation: str) -> int:
    """The seat that an invitation is for."""
    room = visit.room
    found = _INVITATION.fullmatch(invitation)
    if found is None or found[1] != room.id or int(found[2]) >= len(room.chairs):
        raise NotInvited
    if not visit.site.signer.invites(room.id, int(found[2]), found[3]):
        raise NotInvited
    return int(found[2])


@router.get(
    "/tables/{table}",
    summary="Read what everybody may know of a table",
    response_description="The table.",
    responses=failures(404, 409),
)
async def read_table(visit: Anybody) -> TableModel:
    """The game, who sits where, how far it is, and how it ended. No key is needed."""
    return table_told(visit.site.keeper, visit.live)


@router.get(
    "/tables/{table}/record",
    summary="Read the record of a finished game",
    response_description="The record.",
    responses=failures(404, 409),
)
async def read_record(request: Request, table: TableId) -> Record:
    """The whole game, to be kept, studied or played again by `Table.load`. Only when it is over: it knows all cards.

    A table that cannot go on, since its game is not here any more or has changed too much, has its record all the same.
    """
    return Record(**await exported(site_of(request).keeper, table))
