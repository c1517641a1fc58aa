"""Play: see what your seat sees, choose, take back."""

from __future__ import annotations

from deckwright.server.rooms.errors import Stale
from deckwright.server.rooms.undoing import undo_for
from deckwright.server.web.api.common import WITHOUT_KEY_TOO, Playing, Watching, api_router
from deckwright.server.web.api.facts import table_told, view_told
from deckwright.server.web.api.models.base import WRITING, failures
from deckwright.server.web.api.models.tables import Answering, Choosing, TableModel, Undoing, Undone, View
from deckwright.server.web.api.problems import StaleAt

router = api_router("Play")


@router.get(
    "/tables/{table}/view",
    summary="Look at a table",
    response_description="The view.",
    responses=failures(403, 404, 409),
    openapi_extra=WITHOUT_KEY_TOO,
)
async def read_view(visit: Watching) -> View:
    """With a seat key all that this seat may know, and its options; without one what a spectator sees."""
    return view_told(visit.room, visit.seat)


@router.post(
    "/tables/{table}/choose",
    summary="Choose",
    response_description="The choice is made: your view after it.",
    responses=failures(401, 404, 409, *WRITING),
)
async def choose(me: Playing, wanted: Choosing) -> View:
    """Answer the question with one of your options. The answer is your view after it.

    The choice counts once it is answered with 200. If the table has moved on since `n`, nothing happens: 409 `stale`.
    """
    try:
        await me.site.keeper.choose(me.live, me.seat, wanted.index, wanted.n)
    except Stale:
        raise StaleAt(me.room.n) from None
    return view_told(me.room, me.seat)


@router.post(
    "/tables/{table}/undo",
    summary="Take back",
    response_description="It is taken back, or the others are asked.",
    responses=failures(401, 404, 409, *WRITING),
)
async def undo(me: Playing, wanted: Undoing) -> Undone:
    """Take back your last choice and all after it: at once if nothing was revealed and nobody else was asked.

    Else the others are asked, and it is done when all of them agree.
    """
    try:
        me.room.check_fresh(wanted.n)
        done = await me.site.keeper.undo(me.live, me.seat, undo_for)
    except Stale:
        raise StaleAt(me.room.n) from None
    return Undone(done=done, n=me.room.n, choices=len(me.room.done))


@router.post(
    "/tables/{table}/undo/answer",
    summary="Let somebody take back, or not",
    response_description="The answer counts: the table after it.",
    responses=failures(401, 404, 409, *WRITING),
)
async def answer_undo(me: Playing, wanted: Answering) -> TableModel:
    """Agree, or refuse, when another seat asks to take back. Once all have agreed it is done."""
    try:
        await me.site.keeper.answer_undo(me.live, me.seat, yes=wanted.yes)
    except Stale:
        raise StaleAt(me.room.n) from None
    return table_told(me.site.keeper, me.live)
