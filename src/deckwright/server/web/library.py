"""Cards, keywords and rules to read."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Request
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, Response

from deckwright import rulebook
from deckwright.lang.cards import Kind
from deckwright.lang.game import Game
from deckwright.lang.texts import Text
from deckwright.server.scene.faces import face
from deckwright.server.web.catalogue import Wanted, filters
from deckwright.server.web.lesson import lesson
from deckwright.server.web.shelf import game_shown
from deckwright.server.web.site import counter, environment, page, speaker
from deckwright.server.web.visitors import language_of

router = APIRouter(include_in_schema=False)


@router.get("/cards/{game}")
async def cards(request: Request, game: str, q: str = "", family: str = "", type: str = "", cost: str = "") -> Response:
    """All cards of a game by their groups, or those that somebody looks for."""
    found, lang = game_shown(game), language_of(request)
    wanted = Wanted(q.strip(), family, type, cost)
    groups: dict[str, list[object]] = {}
    for kind in await asyncio.to_thread(wanted.among, found):
        group = found.group(kind, lang) if found.group else _family(found, kind).said(lang)
        groups.setdefault(group, []).append(face(found, kind.id, lang))
    return page(request, "cards.html", game=found, groups=groups, wanted=wanted, filters=filters(found))


def _family(game: Game, kind: Kind) -> Text:
    """The family of a card, for a list by families; nothing where each card is one of its own."""
    alike = len(game.look.families) < len(game.kinds)
    return game.look.family_of(kind).name if alike else Text("", "")


@router.get("/cards/{game}/{kind}")
async def card(request: Request, game: str, kind: str) -> Response:
    """One card, and those that belong to it."""
    found, lang = game_shown(game), language_of(request)
    declared = found.kind(kind)
    if declared is None:
        raise HTTPException(404)
    related = [face(found, other.id, lang) for other in found.look.related(declared)]
    return page(request, "card.html", game=found, card=face(found, kind, lang), related=related)


@router.get("/zoom/{game}/{kind}")
async def zoom(request: Request, game: str, kind: str) -> Response:
    """One card for the zoom panel."""
    found, lang = game_shown(game), language_of(request)
    if found.kind(kind) is None:
        raise HTTPException(404)
    return _fragment("parts/zoom.html", lang, game=found, card=face(found, kind, lang))


@router.get("/keyword/{game}/{id}")
async def keyword(request: Request, game: str, id: str) -> Response:
    """What a keyword means."""
    found, lang = game_shown(game), language_of(request)
    known = found.vocabulary.keywords.get(id)
    if known is None:
        raise HTTPException(404)
    rule = _rule(game, known.rule, lang)
    return _fragment("parts/keyword.html", lang, game=found, keyword=known, rule=rule)


def _rule(game: str, id: str, lang: str) -> str:
    """The text of a rule, if the game has such a page."""
    book = _book(game)
    rule = book.rule(id) if book is not None else None
    return rule.said(lang) if rule is not None else ""


def _book(game: str) -> rulebook.Rulebook | None:
    """The rules of a game, if it has a page of them."""
    try:
        return rulebook.load(game)
    except rulebook.NoRulebook:
        return None


def _fragment(template: str, lang: str, **values: object) -> Response:
    text = environment().get_template(template).render(lang=lang, t=speaker(lang), many=counter(lang), **values)
    return HTMLResponse(text, headers={"cache-control": "private, max-age=3600", "vary": "cookie, accept-language"})


@router.get("/rules/{game}")
async def rules(request: Request, game: str, q: str = "") -> Response:
    """The rules of a game, in our own words; of a game without a page of them, what it says about itself."""
    found, book, lang = game_shown(game), _book(game), language_of(request)
    first = await asyncio.to_thread(lesson, found, lang)
    if book is None:
        return page(request, "told.html", game=found, lesson=first)
    wanted = q.strip()[:60]
    sections = book.find(wanted) if wanted else book.sections
    by_id = bool(wanted) and any(wanted.casefold() in rule.id.casefold() for rule in book)
    return page(request, "rules.html", game=found, book=book, sections=sections, q=q, by_id=by_id, lesson=first)
