"""The page of the API: its OpenAPI document, to be read by people."""

from __future__ import annotations

from pathlib import Path

from fastapi import APIRouter, Request
from starlette.responses import Response

from deckwright.lang.languages import in_lang
from deckwright.server.web.api.reading import Manual
from deckwright.server.web.api.texts import TEXTS, in_russian
from deckwright.server.web.site import page, site_of
from deckwright.server.web.visitors import language_of

router = APIRouter(include_in_schema=False)
SAMPLE = Path(__file__).with_name("bot.py").read_text("utf-8")


@router.get("/docs")
async def manual(request: Request) -> Response:
    """All operations, what they take and what they answer."""
    lang = language_of(request)
    return page(
        request,
        "api.html",
        manual=Manual(
            request.app.openapi(), str(request.base_url).rstrip("/") + site_of(request).settings.prefix, lang
        ),
        say=lambda name: TEXTS[name].said(lang),
        tr=in_lang(lang, str, in_russian),
        sample=SAMPLE,
    )
