"""The pages of campaigns: begin one, the camp, its links, its file."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, Sequence
from typing import Annotated, Any

from fastapi import APIRouter, Form, Request
from starlette.datastructures import UploadFile
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, RedirectResponse, Response

from deckwright.campaigns import CampaignError
from deckwright.campaigns.entries import PartySeat
from deckwright.lang.campaign import Campaign
from deckwright.lang.game import Game, OptionError
from deckwright.server.rooms.camps import CHOSEN_SEED, CampLook
from deckwright.server.rooms.errors import NotAMember, NotInvited, RoomError, Stale
from deckwright.server.rooms.games import blaming
from deckwright.server.scene.camp import CampScene
from deckwright.server.store import StoreError
from deckwright.server.web.lobby import check_rate, given_options, read_seed
from deckwright.server.web.naming import clean_name
from deckwright.server.web.shelf import game_shown
from deckwright.server.web.site import Site, camp_parts, environment, macros, outside, page, site_of, speaker
from deckwright.server.web.site import counter as many_of
from deckwright.server.web.visitors import language_of, remember, visitor_of
from deckwright.table.errors import TableError

router = APIRouter(include_in_schema=False)
Key = Annotated[str, Form(max_length=64)]


def back_to(request: Request, id: str, place: str = "") -> RedirectResponse:
    """On to the camp, to a place on its page."""
    return _on_to(request, f"/c/{id}#{place}" if place else f"/c/{id}")


def _on_to(request: Request, address: str) -> RedirectResponse:
    response = RedirectResponse(address, 303)
    remember(response, visitor_of(request), site_of(request).settings)
    return response


# --- beginning --------------------------------------------------------------------------------------------------------


def _campaign(game: str, id: str) -> tuple[Game, Campaign[Any]]:
    found = game_shown(game)
    campaign = found.campaign(id)
    if campaign is None:
        raise HTTPException(404)
    return found, campaign


@router.get("/begin/{game}/{campaign}")
async def set_up(request: Request, game: str, campaign: str) -> Response:
    """The form of a new campaign."""
    return _form(request, *_campaign(game, campaign), dict(request.query_params))


def _form(request: Request, game: Game, campaign: Campaign[Any], given: dict[str, str], problem: str = "") -> Response:
    status = 400 if problem else 200
    return page(request, "begin.html", status, game=game, campaign=campaign, given=given, problem=problem)


@router.post("/begin/{game}/{campaign}")
async def begin(request: Request, game: str, campaign: str) -> Response:
    """Begin what the form describes, and take part in it."""
    form = {name: str(value) for name, value in (await request.form()).items()}
    site, visitor = site_of(request), visitor_of(request)
    found, declared = _campaign(game, campaign)
    try:
        check_rate(request, site)
        name = clean_name(form.get("name", ""), site.settings.limits.name)
        options = given_options(declared.options, form, 0)
        id = await site.camps.begin(game, campaign, options, name, visitor.holder, seed=read_seed(form))
    except (TableError, OptionError, StoreError) as error:
        return _form(request, found, declared, form, error.said(language_of(request)))
    return back_to(request, id)


@router.post("/campaigns/import")
async def bring_in(request: Request) -> Response:
    """A campaign from a file."""
    site = site_of(request)
    check_rate(request, site)
    async with request.form() as form:
        given = form.get("file")
        content = await given.read() if isinstance(given, UploadFile) else str(given or "").encode()
    return back_to(request, await site.camps.bring_in(content.decode(errors="replace"), visitor_of(request).holder))


# --- the camp ---------------------------------------------------------------------------------------------------------


@router.get("/c/{id}")
async def camp(request: Request, id: str) -> Response:
    """The camp, as the visitor may see it. Its script keeps it up to date."""
    scene = await _scene(request, id)
    site = site_of(request)
    links = {member: site.signer.member_link(id, member) for member in scene.held}
    return page(
        request,
        "campaign.html",
        game=scene.game,
        scene=scene,
        parts=await _drawn(scene),
        links=links,
        chosen_seed=scene.look.row.seed if scene.look.row.settings.get(CHOSEN_SEED) else None,
    )


@router.get("/c/{id}/parts")
async def parts(request: Request, id: str, tag: str = "") -> Response:
    """The parts of the camp, if something is other than when they were drawn last."""
    scene = await _scene(request, id)
    if scene.tag == tag:
        return Response(status_code=204)
    lang = language_of(request)
    template = environment().get_template("parts/camp.html")
    drawn = await _drawn(scene)
    text = template.render(lang=lang, t=speaker(lang), many=many_of(lang), scene=scene, parts=drawn, game=scene.game)
    return HTMLResponse(text, headers={"cache-control": "no-store", "x-tag": scene.tag})


@router.get("/c/{id}/foretell")
async def foretell(request: Request, id: str, decision: str, answer: str = "") -> Response:
    """What would follow from a selection that is not decided yet; nothing while it cannot be."""
    scene, lang = await _scene(request, id), language_of(request)
    answers = [each for each in answer.split(",") if each]
    for question in scene.journey.questions():
        if question.decision.id == decision and question.decision.problem(answers) is None:
            found = scene.foretold(question.decision.follows(answers))
            return HTMLResponse(str(macros("parts/camp_cards.html", lang).brazier(scene, found)))
    return HTMLResponse("")


async def _scene(request: Request, id: str) -> CampScene:
    site = site_of(request)
    look = await site.camps.look(id)
    held = await site.store.held_members(id, visitor_of(request).holder)
    game_shown(look.row.game)
    return _seen(request, look, held)


def _seen(request: Request, look: CampLook, held: Sequence[int]) -> CampScene:
    """A campaign as this visitor sees it."""
    mine = [member.number for member in look.journey.here if member.number in held]
    invites = bool(mine) and look.journey.ending is None
    invitation = site_of(request).signer.campaign_link(look.row.id) if invites else ""
    return CampScene(look, mine, language_of(request), invitation, outside(request))


async def _drawn(scene: CampScene) -> dict[str, str]:
    """The parts of the page, by the game's own macros or ours."""

    def draw() -> dict[str, str]:
        with blaming(scene.game):
            return {name: str(macro(scene)) for name, macro in camp_parts(scene.game, scene.lang).items()}

    return await asyncio.to_thread(draw)


# --- doing ------------------------------------------------------------------------------------------------------------

Doing = Callable[[Site, int], Awaitable[CampLook]]


async def _do(request: Request, id: str, doing: Doing, seat: int | None = None) -> Response:
    """Something a member does; of several at one screen, the one whose seat it is about.

    Whoever has departed comes to the table if they sit there; everybody else back to where the page goes on.
    """
    site = site_of(request)
    held = await site.store.held_members(id, visitor_of(request).holder)
    look = await site.camps.look(id)
    here = [member.number for member in look.journey.here if member.number in held]
    if not here:
        raise NotAMember
    party = look.journey.party
    owner = party[seat].member if seat is not None and 0 <= seat < len(party) else None
    before = look.journey.under_way
    try:
        look = await doing(site, owner if owner in here else here[0])
    except (CampaignError, RoomError) as error:
        status = getattr(error, "status", 409)
        return page(request, "problem.html", status, problem=error.said(language_of(request)), back=f"/c/{id}")
    scene = _seen(request, look, held)
    if before is None and scene.under_way is not None and scene.goes:
        return _on_to(request, f"/t/{scene.under_way.table}")
    return back_to(request, id, scene.anchor)


@router.post("/c/{id}/decide")
async def decide(request: Request, id: str) -> Response:
    """Decide something."""
    form = await request.form()
    decision, answers = str(form.get("decision", "")), [str(each) for each in form.getlist("answer")]
    seen, owner = _number(form.get("n")), _number(form.get("seat"))
    return await _do(request, id, lambda site, member: site.camps.decide(id, member, decision, answers, seen), owner)


def _number(given: Any) -> int | None:
    """A number of a form, if it is one."""
    return int(given) if isinstance(given, str) and re.fullmatch("[0-9]{1,8}", given) else None


@router.post("/c/{id}/retract")
async def retract(
    request: Request,
    id: str,
    decision: Annotated[str, Form(max_length=80)],
    seat: Annotated[int | None, Form()] = None,
    n: Annotated[int | None, Form()] = None,
) -> Response:
    """Leave something open again."""
    return await _do(request, id, lambda site, member: site.camps.retract(id, member, decision, n), seat)


@router.post("/c/{id}/party")
async def party(request: Request, id: str) -> Response:
    """Who goes into the next battle: `seat0` and so on, a member `m1`, a bot `bot.regular`, or nobody."""
    form = {name: str(value) for name, value in (await request.form()).items()}
    seats = [form[name] for seat in range(16) if (name := f"seat{seat}") in form]
    wanted = [place for each in seats if (place := _place(each)) is not None]
    seen = _number(form.get("n"))
    return await _do(request, id, lambda site, member: site.camps.seat(id, member, wanted, seen))


def _place(given: str) -> PartySeat | None:
    kind, _, level = given.partition(".")
    if kind == "bot":
        return PartySeat(level=level[:40])
    return PartySeat(int(given[1:])) if re.fullmatch("m[0-9]{1,3}", given) else None


@router.post("/c/{id}/depart")
async def depart(request: Request, id: str, n: Annotated[int | None, Form()] = None) -> Response:
    """Open the next battle; whoever comes too late for that comes to the battle that is there."""
    answer = await _do(request, id, lambda site, member: site.camps.depart(id, member, n))
    if answer.status_code == Stale.status:
        scene = await _scene(request, id)
        if scene.under_way is not None and scene.goes:
            return _on_to(request, f"/t/{scene.under_way.table}")
    return answer


@router.post("/c/{id}/settle")
async def settle(request: Request, id: str) -> Response:
    """Count what came of the battle that has ended."""
    return await _do(request, id, lambda site, member: site.camps.come_back(id))


@router.post("/c/{id}/abandon")
async def abandon(request: Request, id: str) -> Response:
    """Give up the battle that is being played."""
    return await _do(request, id, lambda site, member: site.camps.abandon(id, member))


@router.post("/c/{id}/leave")
async def leave(request: Request, id: str, member: Annotated[int, Form()]) -> Response:
    """A member of this browser takes part no longer."""
    if member not in await site_of(request).store.held_members(id, visitor_of(request).holder):
        raise NotAMember
    return await _do(request, id, lambda site, _: site.camps.leave(id, member))


@router.get("/c/{id}/campaign.json")
async def export(request: Request, id: str) -> Response:
    """The campaign as a file, for those who take part: battles are in it with all their cards."""
    site, scene = site_of(request), await _scene(request, id)
    if not scene.may:
        raise NotAMember
    name = f"{scene.game.id}-{scene.campaign.id}-{id}.json"
    return Response(
        await site.camps.export(id),
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"},
    )


# --- links: the key stands after the #, and the page's script puts it into the form -----------------------------------


@router.get("/c/{id}/join")
async def invited(request: Request, id: str) -> Response:
    """An invitation: who invites, and a name to come with."""
    scene = await _scene(request, id)
    if scene.may:
        return back_to(request, id)
    hosts = [scene.name(member) for member in scene.journey.here]
    return page(request, "join_camp.html", game=scene.game, scene=scene, host=hosts[0] if hosts else "")


@router.post("/c/{id}/join")
async def join(request: Request, id: str, key: Key = "", name: Annotated[str, Form(max_length=200)] = "") -> Response:
    """Take part; or somebody more at this screen does, whom a member brings along."""
    site, visitor = site_of(request), visitor_of(request)
    brings_along = not key and (await _scene(request, id)).may
    if not brings_along and not site.signer.invites_to_campaign(id, key):
        raise NotInvited
    await site.camps.join(id, clean_name(name, site.settings.limits.name), visitor.holder)
    return back_to(request, id)


@router.get("/c/{id}/member")
async def private_link(request: Request, id: str) -> Response:
    """A private link, opened on another device."""
    scene = await _scene(request, id)
    return page(request, "member.html", game=scene.game, scene=scene)


@router.post("/c/{id}/member")
async def take_over(request: Request, id: str, seat: Annotated[int, Form()], key: Key) -> Response:
    """This browser is the member too, and plays their seat in the battle under way."""
    site, visitor = site_of(request), visitor_of(request)
    look = await site.camps.look(id)
    here = [member.number for member in look.journey.here]
    if seat not in here or not site.signer.is_member(id, seat, key):
        raise NotAMember
    await site.store.hold_member(id, seat, visitor.holder)
    if look.room is not None:
        chapter = look.journey.chapters[-1]
        places = [place for place, each in enumerate(chapter.party) if each.member == seat]
        await site.store.hold(chapter.table, places, visitor.holder)
    return back_to(request, id)
