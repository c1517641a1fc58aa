"""The application: its parts put together, started and stopped."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response

from deckwright.server.rooms.errors import RoomError
from deckwright.server.rooms.forecasts import Forecasts
from deckwright.server.rooms.keeper import Keeper
from deckwright.server.rooms.live import idle
from deckwright.server.rooms.tidying import tidy
from deckwright.server.settings import ServerSettings
from deckwright.server.store import Store, StoreError
from deckwright.server.sweeping import sweeping
from deckwright.server.thinking import Thinkers
from deckwright.server.web import api, camps, files, library, lobby, mine, open_tables, replay, tables
from deckwright.server.web.api.document import Documented
from deckwright.server.web.api.problems import problem
from deckwright.server.web.crowd import Crowd
from deckwright.server.web.door import Door
from deckwright.server.web.guard import API, TOO_LARGE, Buckets, Guard, TooLarge, address_of
from deckwright.server.web.heads import Heads
from deckwright.server.web.site import Site, page, speaker
from deckwright.server.web.visitors import Signer, language_of
from deckwright.table.errors import TableError

log = logging.getLogger(__name__)
SMALL = 600  # bytes that are not worth compressing
QUICKLY = 5  # how hard: the last levels take thrice as long for the last hundredth


@asynccontextmanager
async def running(app: FastAPI, settings: ServerSettings) -> AsyncIterator[None]:
    """Open the store, start the bots, listen to other processes; and the same backwards."""
    store = await Store.open(settings.url)
    thinkers = Thinkers(settings.bot_workers, seconds=settings.bot_seconds)
    await thinkers.start()
    keeper = Keeper(store, thinkers, settings)
    await keeper.hours.open()
    signer = Signer(await store.secret("links"))
    forecasts = Forecasts(thinkers)
    rate = Buckets(settings.limits.new_tables / 3600, burst=settings.limits.new_tables)
    app.state.site = Site(settings, store, keeper, signer, rate, forecasts, Crowd(settings.limits))
    going_on = (
        keeper.listen(),
        keeper.wake(),
        keeper.presence.beat(),
        tidy(store, settings.keep),
        keeper.hours.noting(),
        sweeping(lambda: idle(keeper.lives.values())),
    )
    tasks = [asyncio.create_task(each) for each in going_on]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await forecasts.close()
        await keeper.close()
        await thinkers.close()
        await store.close()


def make_app(settings: ServerSettings | None = None) -> FastAPI:
    """The web application."""
    chosen = settings or ServerSettings()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with running(app, chosen):
            yield

    servers = [{"url": chosen.prefix}] if chosen.prefix else None
    app = Documented(lifespan=lifespan, docs_url=None, redoc_url=None, servers=servers, **api.ABOUT)
    for part in (lobby, open_tables, mine, tables, replay, camps, library, files):
        app.include_router(part.router)
    api.install(app, chosen)
    app.add_middleware(Guard, settings=chosen, page=problem_page)
    if chosen.prefix:
        app.add_middleware(Door, prefix=chosen.prefix)
    app.add_middleware(GZipMiddleware, minimum_size=SMALL, compresslevel=QUICKLY)
    app.add_middleware(Heads)
    app.add_exception_handler(Exception, failed)
    for kind in (TableError, StoreError, HTTPException, RequestValidationError):
        app.add_exception_handler(kind, failed)
    return app


async def failed(request: Request, error: Exception) -> Response:
    """An answer for people, or for programs, that says what to do; never a stack trace."""
    if request.url.path.startswith(API):
        return problem(request, error)
    lang = language_of(request)
    t = speaker(lang)
    status, text = 500, t("went_wrong")
    if isinstance(error, RoomError):
        status, text = error.status, error.said(lang)
    elif isinstance(error, StoreError):
        status, text = 503, error.said(lang)
    elif isinstance(error, TableError):
        status, text = 400, error.said(lang)
    elif isinstance(error, RequestValidationError):
        status, text = 422, t("bad_form")
    elif isinstance(error, HTTPException) and isinstance(error.__cause__, TooLarge):
        status, text = TOO_LARGE.status, TOO_LARGE.text.said(lang)
    elif isinstance(error, HTTPException):
        status, text = error.status_code, t("not_found" if error.status_code in (404, 405) else "bad_form")
    else:
        log.error("a request failed", exc_info=error, extra={"address": address_of(request)})
    return problem_page(request, text, status)


def problem_page(request: Request, text: str, status: int) -> Response:
    """A page that says what is wrong."""
    return page(request, "problem.html", status, problem=text)
