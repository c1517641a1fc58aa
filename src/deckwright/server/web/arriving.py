"""Somebody comes to a table by a socket, and stays as long as they look."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress

from starlette.websockets import WebSocket, WebSocketDisconnect

from deckwright.server.rooms import errors
from deckwright.server.store import StoreError
from deckwright.server.web.guard import address_of, same_origin
from deckwright.server.web.live import Connection, code_of
from deckwright.server.web.parts import draw
from deckwright.server.web.site import Site, site_of
from deckwright.server.web.visitors import language_of, visitor_of
from deckwright.table.errors import TableError

POLICY, TRY_LATER, GONE = 4003, 4029, 4004  # why a socket was closed
LASTING = (errors.NoSuchTable, errors.OtherRulesNow, errors.CannotGoOn)  # problems that do not go away by trying again


async def at_table(socket: WebSocket, id: str) -> None:
    """A browser comes to a table; held as long as it stays."""
    site = site_of(socket)
    if not same_origin(socket, site.settings):
        await socket.close(POLICY)
        return
    await socket.accept()
    try:
        connection = await _found(socket, site, id)
        with site.crowd.place(address_of(socket), connection.live, plays=bool(connection.held)):
            draw(connection.live, connection.desk)  # a table that cannot be drawn is told before anybody waits for it
            await _stay(connection)
    except (TableError, StoreError) as error:
        with suppress(WebSocketDisconnect, RuntimeError):  # it may have left
            await socket.send_text(json.dumps({"problem": error.said(language_of(socket)), "code": code_of(error)}))
            await socket.close(GONE if isinstance(error, LASTING) else TRY_LATER)


async def _found(socket: WebSocket, site: Site, id: str) -> Connection:
    """Find the table and the seats of whoever comes."""
    live = await site.keeper.get(id)
    holder = visitor_of(socket).holder
    held = await site.store.held(id, holder)
    return Connection(socket, site, live, held, language_of(socket), holder)


async def _stay(connection: Connection) -> None:
    live = connection.live
    live.arrive(connection)
    connection.push()
    sender = asyncio.create_task(connection.sending())
    try:
        await connection.receiving()
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        live.leave(connection)
        sender.cancel()
        await asyncio.gather(sender, return_exceptions=True)
