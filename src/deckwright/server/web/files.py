"""Files that never change under their address: our script and styles, the drawings, what a game brings."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from fastapi import APIRouter, Request
from starlette.exceptions import HTTPException
from starlette.responses import Response

from deckwright.lang.game import Game
from deckwright.server import drawing
from deckwright.server.scene import faces
from deckwright.server.web.brought import STATIC, STYLES, styles
from deckwright.server.web.shelf import game_shown
from deckwright.server.web.site import speaker, static_file
from deckwright.server.web.visitors import language_of

router = APIRouter(include_in_schema=False)
NIGHT = "#0c1118"  # as the pages say it
FOR_EVER = {"cache-control": "public, max-age=31536000, immutable"}
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".jpg": "image/jpeg",
}


@cache
def _read(folder: Path, name: str) -> tuple[bytes, str]:
    """A file that lies directly in a folder of ours."""
    kind = TYPES.get(Path(name).suffix)
    if kind is None or name not in {path.name for path in folder.iterdir()}:
        raise HTTPException(404)
    return (folder / name).read_bytes(), kind


def _file(folder: Path, name: str) -> Response:
    content, kind = _read(folder, name)
    return Response(content, media_type=kind, headers=FOR_EVER)


@router.get("/static/{version}/{name}")
async def static(version: str, name: str) -> Response:
    """Our script and styles; the version is only there to change the address."""
    return _file(STATIC, name)


@router.get(f"/games/{{game}}/{STYLES}")
async def of_game(game: str) -> Response:
    """The styles of a game."""
    return Response(styles(game_shown(game)), media_type=TYPES[".css"], headers=FOR_EVER)


@router.get("/art/{game}.svg")
async def tile(game: str) -> Response:
    """The picture of a game."""
    return Response(_tile(game_shown(game)), media_type="image/svg+xml", headers=FOR_EVER)


@router.get("/art/{game}/{kind}.svg")
async def emblem(game: str, kind: str) -> Response:
    """The emblem of a card, or the back of all."""
    found = game_shown(game)
    if kind == "_back":
        return Response(_back(found), media_type="image/svg+xml", headers=FOR_EVER)
    if found.kind(kind) is None:
        raise HTTPException(404)
    return Response(faces.art(found, kind), media_type="image/svg+xml", headers=FOR_EVER)


@router.get("/favicon.ico")
@router.get("/favicon.svg")
async def favicon() -> Response:
    """Our mark."""
    return Response(drawing.favicon(), media_type="image/svg+xml", headers={"cache-control": "public, max-age=86400"})


@router.get("/manifest.webmanifest")
async def manifest(request: Request) -> Response:
    """What a phone needs to keep us on its screen. Its addresses are relative, so they fit below any prefix."""
    lang = language_of(request)
    t = speaker(lang)
    drawn = [("192", "any"), ("512", "any"), ("512", "maskable")]
    sources = [(f".{static_file(f'icon-{size}.png')}", f"{size}x{size}", use) for size, use in drawn]
    about = {
        "name": t("brand"),
        "short_name": t("brand"),
        "description": t("welcome_more"),
        "lang": lang,
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "background_color": NIGHT,
        "theme_color": NIGHT,
        "categories": ["games", "entertainment"],
        "icons": [{"src": source, "sizes": size, "type": "image/png", "purpose": use} for source, size, use in sources],
        "shortcuts": [{"name": t("my_page"), "url": "./me"}],
    }
    text = json.dumps(about, ensure_ascii=False)
    headers = {"cache-control": "public, max-age=86400", "vary": "accept-language"}
    return Response(text, media_type="application/manifest+json", headers=headers)


@router.get("/healthz")
async def healthy() -> Response:
    """For whoever watches over the server."""
    return Response("deckwright is well\n", media_type="text/plain")


@cache
def _tile(game: Game) -> str:
    return drawing.game_art(game)


@cache
def _back(game: Game) -> str:
    return drawing.card_back(game)
