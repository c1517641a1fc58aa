"""The lobby: pick a game, set it up, sit down."""

from __future__ import annotations

import logging
import re
from collections.abc import Mapping, Sequence
from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import RedirectResponse, Response

from deckwright import bots
from deckwright.campaigns import Journey
from deckwright.campaigns.doings import NEXT, stops
from deckwright.games import GAMES, load
from deckwright.lang.game import Game, GameOption, OptionError
from deckwright.lang.languages import LANGUAGES
from deckwright.lang.texts import Text
from deckwright.server.rooms.chairs import BOT, FRIEND, PERSON, Chair
from deckwright.server.rooms.clocks import PACES
from deckwright.server.rooms.errors import RoomError, TooMany
from deckwright.server.rooms.manners import Manners
from deckwright.server.rooms.mine import IN_A_ROW, next_bot, noted, seen
from deckwright.server.store import CampaignRow, Hold, StoreError
from deckwright.server.web.guard import address_of
from deckwright.server.web.listing import listed
from deckwright.server.web.naming import clean_name
from deckwright.server.web.open_tables import found_for
from deckwright.server.web.shelf import game_shown, shelf, troubles
from deckwright.server.web.site import Site, page, site_of, speaker
from deckwright.server.web.visitors import LANG_COOKIE, YEAR, Visitor, language_of, remember, visitor_of
from deckwright.table.errors import TableError

log = logging.getLogger(__name__)
router = APIRouter(include_in_schema=False)

LISTED = 12  # tables in the lobby
REMEMBERED = 60  # finished games, the newest, that tell who somebody may play next
USUAL_OPTIONS = 4  # of a game that does not say which ones matter most
KINDS = {"bot": BOT, "friends": FRIEND, "screen": PERSON}


@router.get("/")
async def lobby(request: Request) -> Response:
    """Games, and the tables this browser sits at."""
    site, lang = site_of(request), language_of(request)
    holder = visitor_of(request).holder
    kept = [game for game in await site.store.games_of(holder, limit=LISTED) if game.row.campaign is None]
    told = [listed(await seen(site.keeper, game), lang) for game in kept]
    fared = [noted(game) for game in await site.store.games_of(holder, over=True, limit=REMEMBERED)]
    journeys = [await _campaign_told(site, row, lang) for row in await site.store.campaigns_of(holder, limit=12)]
    games = shelf().games
    return page(
        request,
        "lobby.html",
        games=games,
        troubles=troubles(),
        tables=sorted(told, key=lambda each: each.sign != "mine"),
        campaigns=journeys,
        next_bots={game.id: next_bot(game, fared) for game in games},
        in_a_row=IN_A_ROW,
        open_tables=await found_for(request),
    )


async def _campaign_told(site: Site, row: CampaignRow, lang: str) -> dict[str, Any]:
    """A campaign as the lobby lists it: where it stands, and who takes part."""
    game = load(row.game) if row.game in GAMES else None
    campaign = game.campaign(row.campaign) if game is not None else None
    named = campaign.said(lang) if campaign is not None else row.campaign
    of_game = game.said(lang) if game is not None else row.game
    journey = await site.camps.standing(row)
    names = [journey.called(member).said(lang) for member in journey.here] if journey is not None else []
    where = _where(journey, lang) if journey is not None else ""
    art = game if game in shelf().games else None
    return {"row": row, "name": named, "game": of_game, "art": art, "names": names, "where": where}


def _where(journey: Journey, lang: str) -> str:
    """Where a campaign stands, in a few words."""
    say = speaker(lang)
    if journey.ending is not None:
        return say("camp_is_over")
    if journey.under_way is not None:
        return f"{say('battle_on')}: {journey.under_way.battle.said(lang)}"
    ahead = [stop for stop, status in stops(journey) if status == NEXT]
    return say("next_battle", name=ahead[0].said(lang)) if ahead else ""


@router.get("/new/{id}")
async def set_up(request: Request, id: str, kind: str = "bot") -> Response:
    """The form of a new table."""
    return _form(request, game_shown(id), kind if kind in KINDS else "bot", dict(request.query_params))


def _form(request: Request, game: Game, kind: str, given: dict[str, str], problem: str = "") -> Response:
    seats = _count(given) or max(2, game.seats.start)
    first, more, groups = _options(game)
    by_id = {option.id: option for option in game.options}
    return page(
        request,
        "setup.html",
        400 if problem else 200,
        game=game,
        kind=kind,
        kinds=KINDS,
        levels=bots.levels(game),
        usual=bots.usual_level(game),
        given=given,
        first_options=first,
        more_options=more,
        option_groups=groups,
        seat_options=[by_id[id] for id in game.look.seat_options],
        players=seats if seats in game.seats else game.seats.start,
        paces=PACES,
        problem=problem,
    )


def _options(game: Game) -> tuple[list[GameOption], list[GameOption], dict[Text, list[GameOption]]]:
    """The options that everybody looks at, those that are folded away, and of these the ones with a heading under it.

    A game may say which are which. Those of each seat stand with their seats.
    """
    by_id = {option.id: option for option in game.options}
    first = [by_id[id] for id in game.look.first_options] or list(game.options[:USUAL_OPTIONS])
    folded = [option for option in game.options if option not in first and option.id not in game.look.seat_options]
    groups: dict[Text, list[GameOption]] = {}
    for option in folded:
        if option.group.en:
            groups.setdefault(option.group, []).append(option)
    return first, [option for option in folded if not option.group.en], groups


@router.post("/tables")
async def open_table(request: Request) -> Response:
    """Open the table that the form describes, and sit down at it."""
    form = {name: str(value) for name, value in (await request.form()).items()}
    site, lang, visitor = site_of(request), language_of(request), visitor_of(request)
    game = game_shown(form.get("game", ""))
    kind = form.get("kind", "bot")
    try:
        check_rate(request, site)
        chairs = read_chairs(game, form, site.settings.limits.name)
        held = seats_of_screen(chairs, visitor)
        options, manners = read_options(game, form), read_manners(form)
        live = await site.keeper.open(game.id, chairs, options, seed=read_seed(form), held=held, manners=manners)
    except (TableError, OptionError, RoomError, StoreError) as error:
        return _form(request, game, kind if kind in KINDS else "bot", form, error.said(lang))
    response = RedirectResponse(f"/t/{live.room.id}", 303)
    remember(response, visitor, site.settings)
    return response


def seats_of_screen(chairs: list[Chair], visitor: Visitor) -> list[Hold]:
    """The seats of people at the browser's screen are its own."""
    return [Hold(seat, visitor.holder) for seat, chair in enumerate(chairs) if chair.shares_screen]


def check_rate(request: Request, site: Site) -> None:
    """So many new tables for each address."""
    if not site.new_tables.take(address_of(request)):
        raise TooMany(speaker("en")("too_many_tables"), speaker("ru")("too_many_tables"))


def _count(form: dict[str, str]) -> int:
    """How many players the form says; 0 if that is no number."""
    given = form.get("players", "")
    return int(given) if re.fullmatch(r"[0-9]{1,2}", given) else 0


def read_chairs(game: Game, form: dict[str, str], longest: int) -> list[Chair]:
    """Who sits where, from the form: `players`, and for each further seat `seat1`, `level1`, `name1`."""
    count = _count(form)
    if count not in game.seats:
        game.read_options(count, {})
    chairs = [Chair(PERSON, clean_name(form.get("name", ""), longest), taken=True)]
    for seat in range(1, count):
        kind = form.get(f"seat{seat}", form.get("kind_of_seat", BOT))
        name = clean_name(form.get(f"name{seat}", ""), longest)
        if kind == PERSON:
            chairs.append(Chair(PERSON, name, taken=True))
        elif kind == FRIEND:
            chairs.append(Chair(FRIEND))
        else:
            level = bots.level_named(game, form.get(f"level{seat}", "")) or bots.usual_level(game)
            chairs.append(Chair(BOT, level=level.id, taken=True))
    return chairs


def read_options(game: Game, form: dict[str, str]) -> dict[str, Any]:
    """The options of the form: `option.NAME`, of a list `option.NAME.0` and so on.

    A box that is not ticked sends nothing, so the form says it had one.
    """
    return given_options(game.options, form, _count(form))


def given_options(options: Sequence[GameOption], form: Mapping[str, str], seats: int) -> dict[str, Any]:
    """What a form says of options, checked."""
    given: dict[str, Any] = {}
    for option in options:
        name = f"option.{option.id}"
        if name in form:
            given[option.id] = form[name]
        elif f"has.{option.id}" in form:
            given[option.id] = False
        elif entries := [form.get(f"{name}.{at}", "") for at in range(len(option.entries(seats)))]:
            given[option.id] = entries
    return {name: option.read(given[name], seats) for option in options if (name := option.id) in given}


def read_manners(form: Mapping[str, str]) -> Manners:
    """How people at the table treat each other, as whoever opens it wishes."""
    clock = form.get("clock", "")
    return Manners("free_words" in form, clock if clock in PACES else "", listed="listed" in form)


def read_seed(form: Mapping[str, str]) -> int | None:
    """The seed somebody chose, if it is one."""
    given = form.get("seed", "").strip()
    return int(given) if re.fullmatch(r"[0-9]{1,20}", given) else None


@router.get("/lang/{lang}")
async def speak(request: Request, lang: str, back: str = "/") -> Response:
    """Switch the language and go back."""
    safe = back if back.startswith("/") and not back.startswith(("//", "/\\")) else "/"
    response = RedirectResponse(safe, 303)
    response.set_cookie(
        LANG_COOKIE,
        lang if lang in LANGUAGES else LANGUAGES[0],
        max_age=YEAR,
        samesite="lax",
        path=site_of(request).settings.at("/"),
    )
    return response
