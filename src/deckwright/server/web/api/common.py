"""What stands before every operation: the rate, the table, and the seat key that came along."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated, Any

from fastapi import APIRouter, Depends, FastAPI, Request, Security
from fastapi.routing import APIRoute
from fastapi.security import HTTPBearer
from starlette.responses import Response

from deckwright.server.rooms.errors import NotYourSeat, TooMany
from deckwright.server.rooms.live import Live
from deckwright.server.rooms.room import Room
from deckwright.server.settings import ServerSettings
from deckwright.server.web.api.models.base import TableId
from deckwright.server.web.api.problems import NoKey
from deckwright.server.web.guard import Buckets, address_of
from deckwright.server.web.site import Site, site_of

SCHEME = "SeatKey"
PREFIX = "/api/v1"
_bearer = HTTPBearer(
    auto_error=False,
    scheme_name=SCHEME,
    bearerFormat="seat.key",
    description="The key of a seat. Whoever has it plays there: keep it secret, send it in this header only.",
)
WITHOUT_KEY_TOO: dict[str, Any] = {"security": [{}]}  # added to the seat key, in the documentation


def set_rate(app: FastAPI, settings: ServerSettings) -> None:
    """How often one address may ask."""
    rate = settings.limits.requests
    app.state.api_requests = Buckets(rate, burst=3 * rate)


def _within_rate(request: Request) -> None:
    if not request.app.state.api_requests.take(address_of(request)):
        raise TooMany("Slow down a little, please.", "Чуть помедленнее, пожалуйста.")


def _not_kept(response: Response) -> None:
    """Nobody on the way keeps an answer: it is a seat's own, and old with the next choice."""
    response.headers["cache-control"] = "no-store"


def _named(route: APIRoute) -> str:
    return route.name


def api_router(tag: str) -> APIRouter:
    """A group of operations."""
    return APIRouter(
        prefix=PREFIX,
        tags=[tag],
        dependencies=[Depends(_within_rate), Depends(_not_kept)],
        generate_unique_id_function=_named,
    )


@dataclass(frozen=True)
class Visit:
    """Somebody at a table: from a seat, or a spectator (None)."""

    site: Site
    live: Live
    seat: int | None

    @property
    def room(self) -> Room:
        """The table as it stands."""
        return self.live.room


@dataclass(frozen=True)
class Sitting:
    """Somebody with the key of a seat."""

    site: Site
    live: Live
    seat: int

    @property
    def room(self) -> Room:
        """The table as it stands."""
        return self.live.room


def bearer_of(site: Site, table: str, seat: int) -> str:
    """The seat key as it travels: the seat, and what opens it."""
    return f"{seat}.{site.signer.seat(table, seat)}"


def _opened(given: str, site: Site, live: Live) -> int:
    """The seat that an `Authorization` header opens."""
    scheme, _, token = given.partition(" ")
    number, _, key = token.strip().partition(".")
    chairs = live.room.chairs
    readable = scheme.lower() == "bearer" and number.isascii() and number.isdigit() and len(number) <= 2
    seat = int(number) if readable else len(chairs)
    if seat >= len(chairs) or chairs[seat].is_bot or not site.signer.opens_seat(live.room.id, seat, key):
        raise NotYourSeat
    return seat


async def _visit(request: Request, table: TableId) -> Visit:
    site = site_of(request)
    return Visit(site, await site.keeper.get(table), None)


async def _watch(
    request: Request, visit: Annotated[Visit, Depends(_visit)], _: Annotated[Any, Security(_bearer)]
) -> Visit:
    given = request.headers.get("authorization")
    return visit if given is None else replace(visit, seat=_opened(given, visit.site, visit.live))


async def _sit(visit: Annotated[Visit, Depends(_watch)]) -> Sitting:
    if visit.seat is None:
        raise NoKey
    return Sitting(visit.site, visit.live, visit.seat)


Anybody = Annotated[Visit, Depends(_visit)]
Watching = Annotated[Visit, Depends(_watch)]
Playing = Annotated[Sitting, Depends(_sit)]
