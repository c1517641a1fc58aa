"""Campaigns: begin one, take part, decide at the camp, open its battles, carry it away."""

from __future__ import annotations

import asyncio
import json
import re
from dataclasses import dataclass
from typing import Annotated, Any

from fastapi import Depends, Request, Security
from fastapi.security import HTTPBearer

from deckwright.campaigns.entries import PartySeat
from deckwright.server.rooms.camps import CampLook
from deckwright.server.rooms.errors import NotAMember, NotInvited
from deckwright.server.rooms.games import game_named
from deckwright.server.web.api.camp_facts import campaign_told
from deckwright.server.web.api.common import api_router, bearer_of
from deckwright.server.web.api.models.base import WRITING, failures
from deckwright.server.web.api.models.camps import (
    CampaignBrought,
    CampaignFile,
    CampaignId,
    CampaignModel,
    Deciding,
    Departing,
    JoiningCampaign,
    Membership,
    NewCampaign,
    PartyWanted,
    Retracting,
)
from deckwright.server.web.api.models.tables import Joined
from deckwright.server.web.api.problems import NoKey
from deckwright.server.web.lobby import check_rate
from deckwright.server.web.naming import clean_name
from deckwright.server.web.site import Site, site_of

router = api_router("Campaigns")
_INVITATION = re.compile(r"(?:https?://[^/?#\s]+)?(?:/[^?#\s]+)?/c/([A-Za-z0-9_-]{1,40})/join#0\.([0-9a-f]{40})")
_bearer = HTTPBearer(
    auto_error=False,
    scheme_name="MemberKey",
    bearerFormat="member.key",
    description="The key of a member of a campaign: whoever has it decides as they may. Send it in this header only.",
)


@dataclass(frozen=True)
class Taking:
    """A member of a campaign, by their key."""

    site: Site
    id: str
    member: int


async def _member(request: Request, campaign: CampaignId, _: Annotated[Any, Security(_bearer)]) -> Taking:
    site, given = site_of(request), request.headers.get("authorization")
    look = await site.camps.look(campaign)
    if given is None:
        raise NoKey
    number, _, key = given.partition(" ")[2].strip().partition(".")
    member = int(number) if number.isdecimal() and number.isascii() and len(number) < 4 else -1
    here = [each.number for each in look.journey.here]
    if member not in here or not site.signer.is_member(campaign, member, key):
        raise NotAMember
    return Taking(site, campaign, member)


Member = Annotated[Taking, Depends(_member)]


def _membership(site: Site, id: str, member: int) -> Membership:
    return Membership(
        campaign=id,
        page=site.settings.at(f"/c/{id}"),
        member=member,
        key=f"{member}.{site.signer.member(id, member)}",
        link=site.settings.at(site.signer.member_link(id, member)),
        invitation=site.settings.at(site.signer.campaign_link(id)),
    )


@router.post(
    "/campaigns",
    status_code=201,
    summary="Begin a campaign",
    response_description="The campaign, with your member key.",
    responses=failures(404, 409, *WRITING),
)
async def begin_campaign(request: Request, wanted: NewCampaign) -> Membership:
    """A new campaign, whose first member you are. The key is told here and nowhere else: keep it."""
    site = site_of(request)
    game_named(wanted.game)
    check_rate(request, site)
    name = clean_name(wanted.name, site.settings.limits.name)
    id = await site.camps.begin(wanted.game, wanted.campaign, dict(wanted.options), name, None, seed=wanted.seed)
    return _membership(site, id, 0)


@router.post(
    "/campaigns/import",
    status_code=201,
    summary="Bring a campaign in",
    response_description="The new campaign, with the key of its first member.",
    responses=failures(*WRITING),
)
async def bring_in_campaign(request: Request, wanted: CampaignBrought) -> Membership:
    """A file of a campaign becomes a new one here. All of it is played again; what does not come out is refused."""
    site = site_of(request)
    check_rate(request, site)
    id = await site.camps.bring_in(json.dumps(wanted.model_dump()), None)
    return _membership(site, id, (await site.camps.look(id)).journey.here[0].number)


@router.post(
    "/campaigns/{campaign}/join",
    summary="Take part by an invitation",
    response_description="The campaign, with your member key.",
    responses=failures(404, 409, *WRITING),
)
async def join_campaign(request: Request, campaign: CampaignId, wanted: JoiningCampaign) -> Membership:
    """Take part from the next battle on: in place of a bot, or on a seat more if there is one."""
    site, found = site_of(request), _INVITATION.fullmatch(wanted.invitation)
    if found is None or found[1] != campaign or not site.signer.invites_to_campaign(campaign, found[2]):
        raise NotInvited
    member = await site.camps.join(campaign, clean_name(wanted.name, site.settings.limits.name), None)
    return _membership(site, campaign, member)


@router.get(
    "/campaigns/{campaign}",
    summary="Read a campaign",
    response_description="The campaign.",
    responses=failures(404, 409),
)
async def read_campaign(request: Request, campaign: CampaignId) -> CampaignModel:
    """What is kept, what is to be decided, and all that happened. No key is needed."""
    return await _told(await site_of(request).camps.look(campaign))


async def _told(look: CampLook) -> CampaignModel:
    return await asyncio.to_thread(campaign_told, look)


@router.post(
    "/campaigns/{campaign}/decide",
    summary="Decide at the camp",
    response_description="It is decided: the campaign after it.",
    responses=failures(401, 404, 409, *WRITING),
)
async def decide(me: Member, wanted: Deciding) -> CampaignModel:
    """Answer one of the decisions, or answer it anew. If others decided since `n`, nothing happens: 409 `stale`."""
    return await _told(await me.site.camps.decide(me.id, me.member, wanted.decision, wanted.answers, wanted.n))


@router.post(
    "/campaigns/{campaign}/retract",
    summary="Leave a decision open again",
    response_description="It is open: the campaign after it.",
    responses=failures(401, 404, 409, *WRITING),
)
async def retract(me: Member, wanted: Retracting) -> CampaignModel:
    """Possible until the next battle is opened."""
    return await _told(await me.site.camps.retract(me.id, me.member, wanted.decision, wanted.n))


@router.post(
    "/campaigns/{campaign}/party",
    summary="Say who goes into the next battle",
    response_description="They are seated: the campaign after it.",
    responses=failures(401, 404, 409, *WRITING),
)
async def seat_party(me: Member, wanted: PartyWanted) -> CampaignModel:
    """Members and bots, in the order of their seats. It may be others in each battle."""
    party = [PartySeat(place.member, "" if place.member is not None else place.level) for place in wanted.seats]
    return await _told(await me.site.camps.seat(me.id, me.member, party, wanted.n))


@router.post(
    "/campaigns/{campaign}/depart",
    summary="Open the next battle",
    response_description="It is open: the campaign after it, its table in `under_way`.",
    responses=failures(401, 404, 409, *WRITING),
)
async def depart(me: Member, wanted: Departing) -> CampaignModel:
    """When all is decided. From now on nothing of it can be taken back."""
    return await _told(await me.site.camps.depart(me.id, me.member, wanted.n))


@router.get(
    "/campaigns/{campaign}/seat",
    summary="Get the key of your seat in the battle",
    response_description="The seat, with its key.",
    responses=failures(401, 403, 404, 409),
)
async def read_seat(me: Member) -> Joined:
    """The battle is a table like any other: with this key you look, choose and follow it."""
    look = await me.site.camps.look(me.id)
    chapter = look.journey.under_way
    seats = [] if chapter is None else [s for s, place in enumerate(chapter.party) if place.member == me.member]
    if chapter is None or not seats:
        raise NotAMember
    key = bearer_of(me.site, chapter.table, seats[0])
    return Joined(seat=seats[0], key=key, link=me.site.signer.seat_link(chapter.table, seats[0]))


@router.post(
    "/campaigns/{campaign}/settle",
    summary="Count the battle that has ended",
    response_description="It stands: the campaign after it.",
    responses=failures(401, 403, 404, 409),
)
async def settle(me: Member) -> CampaignModel:
    """What is done at the camp counts it as well. Without a battle that has ended nothing happens."""
    return await _told(await me.site.camps.come_back(me.id))


@router.post(
    "/campaigns/{campaign}/abandon",
    summary="Give up the battle",
    response_description="It is lost: the campaign after it.",
    responses=failures(401, 403, 404, 409),
)
async def abandon(me: Member) -> CampaignModel:
    """The battle that is being played counts as lost."""
    return await _told(await me.site.camps.abandon(me.id, me.member))


@router.get(
    "/campaigns/{campaign}/file",
    summary="Carry a campaign away",
    response_description="The file.",
    responses=failures(401, 403, 404, 409),
)
async def read_file(me: Member) -> CampaignFile:
    """The campaign with the saved games of its battles, to be kept or brought in elsewhere."""
    told: dict[str, Any] = json.loads(await me.site.camps.export(me.id))
    return CampaignFile(**told)
