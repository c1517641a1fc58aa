"""What every page needs: the templates, the texts in the visitor's language, the rooms."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from jinja2 import ChoiceLoader, Environment, FileSystemLoader, StrictUndefined
from jinja2.runtime import Context
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse

from deckwright.lang.game import Game
from deckwright.lang.languages import next_lang
from deckwright.server import drawing, texts
from deckwright.server.rooms.camps import Camps
from deckwright.server.rooms.forecasts import Forecasts
from deckwright.server.rooms.keeper import Keeper
from deckwright.server.scene.faces import art_version, emblem_at, face
from deckwright.server.scene.markup import html, icon, symbol
from deckwright.server.scene.plain import laid, stated, stated_at
from deckwright.server.settings import ServerSettings
from deckwright.server.store import Store
from deckwright.server.web.brought import CAMP, STATIC, STYLES, PackageLoader, parts_of, styles_version
from deckwright.server.web.cards import card, inside, lying
from deckwright.server.web.crowd import Crowd
from deckwright.server.web.guard import Buckets
from deckwright.server.web.once import kept, once
from deckwright.server.web.shelf import shelf
from deckwright.server.web.visitors import Signer, language_of, remember, visitor_of

HERE_ONLY = frozenset({"localhost", "127.0.0.1", "::1", ""})
HERE = Path(__file__).resolve().parent.parent


@dataclass
class Site:
    """The parts of a running server."""

    settings: ServerSettings
    store: Store
    keeper: Keeper
    signer: Signer
    new_tables: Buckets
    forecasts: Forecasts
    crowd: Crowd
    started: dict[str, Any] = field(default_factory=dict)

    @property
    def camps(self) -> Camps:
        """The campaigns; nothing of them is in memory."""
        return Camps(self.keeper)


def site_of(request: Any) -> Site:
    """The server that a request or a socket came to."""
    site = request.app.state.site
    assert isinstance(site, Site)
    return site


@cache
def speaker(lang: str) -> Callable[..., str]:
    """`t('your_turn')`: the texts of the pages in a language."""

    def t(name: str, /, **values: object) -> str:
        return texts.TEXTS[name].said(lang, **values)

    return t


@cache
def counter(lang: str) -> Callable[[str, int], str]:
    """`many('card', 3)`: a number with its noun."""
    return lambda name, n: texts.COUNTS[name].said(lang, n)


def static_file(name: str) -> str:
    """The address of a file of ours; it changes when any of them does, so browsers may keep them for ever."""
    assert (STATIC / name).is_file(), name
    return f"/static/{_version()}/{name}"


@cache
def _version() -> str:
    """One name for all of them together, since our scripts import each other by their bare names."""
    files = sorted(path for path in STATIC.iterdir() if path.is_file())
    return hashlib.sha256(b"".join(path.read_bytes() for path in files)).hexdigest()[:10]


def _art(game: Game) -> str:
    """The address of a game's picture."""
    return f"/art/{game.id}.svg?v={art_version(game)}"


def _styles(game: Game) -> str:
    """The address of a game's styles."""
    return f"/games/{game.id}/{STYLES}?v={styles_version(game)}"


def qr(address: str) -> Markup:
    """An address as a picture for phones; nothing of one that only this machine reaches."""
    host = urlsplit(address).hostname or ""
    return Markup() if host in HERE_ONLY else Markup(drawing.qr_code(address))


class PlainContext(Context):
    """Calls what a template calls, without first asking whether it wants the context: nothing of ours does."""

    def call(
        self, __obj: Callable[..., Any], *args: Any, _loop_vars: Any = None, _block_vars: Any = None, **named: Any
    ) -> Any:
        """Call it, without the variables around it that only such a function would get."""
        return __obj(*args, **named)


@cache
def environment() -> Environment:
    """The templates: ours, and those of games, by their packages."""
    found = Environment(
        loader=ChoiceLoader([FileSystemLoader(HERE / "templates"), PackageLoader()]),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    found.context_class = PlainContext
    found.globals |= {
        "next_lang": next_lang,
        "sym": symbol,
        "icon": icon,
        "static": static_file,
        "styles": _styles,
        "emblem": emblem_at,
        "face": face,
        "tokens": html,
        "sprite": sprite,
        "qr": qr,
        "art": _art,
        "inside": inside,
        "card": card,
        "lying": lying,
        "laid": laid,
        "stated": stated,
        "stated_at": stated_at,
        "once": once,
        "kept": kept,
    }
    return found


@cache
def macros(template: str, lang: str) -> Any:
    """The macros of a template in a language, ready to be called."""
    return environment().get_template(template).make_module({"lang": lang, "t": speaker(lang), "many": counter(lang)})


@cache
def table_parts(game: Game, lang: str) -> dict[str, Callable[[Any], Any]]:
    """The macros that draw the table of a game."""
    return parts_of(game, lambda template: macros(template, lang))


@cache
def camp_parts(game: Game, lang: str) -> dict[str, Callable[[Any], Any]]:
    """The macros that draw the camp of a game's campaigns."""
    return parts_of(game, lambda template: macros(template, lang), CAMP)


def sprite() -> Markup:
    """All symbols, once for each page."""
    return _sprite(tuple(shelf().games))


@cache
def _sprite(games: tuple[Game, ...]) -> Markup:
    return Markup(drawing.sprite([game.look for game in games]))


# Pages with private links: nothing that an address says is drawn beside these, since what is compressed together tells
# by its length whether it is alike.
PRIVATE = frozenset({"mine.html", "campaign.html"})


def outside(request: Request) -> str:
    """Our address as others reach it, for what is read without a page around it."""
    settings = site_of(request).settings
    return (settings.origins[0] if settings.origins else str(request.base_url).rstrip("/")) + settings.prefix


def page(request: Request, template: str, status: int = 200, /, **values: Any) -> HTMLResponse:
    """A whole page, in the visitor's language; the browser gets its key if it has none."""
    lang = language_of(request)
    text = (
        environment()
        .get_template(template)
        .render(
            lang=lang,
            t=speaker(lang),
            many=counter(lang),
            path=request.url.path,
            query="" if template in PRIVATE else request.url.query,
            outside=outside(request),
            **values,
        )
    )
    response = HTMLResponse(text, status)
    remember(response, visitor_of(request), site_of(request).settings)
    response.headers["vary"] = "cookie, accept-language"
    response.headers["cache-control"] = "no-store"
    return response
