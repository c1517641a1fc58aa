"""Games as the server asks for them: whatever is wrong with one is told as a problem of that one, and of no other."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from starlette.exceptions import HTTPException

from deckwright.games import GameFailed, ids, load
from deckwright.lang.game import Game
from deckwright.server.rooms.errors import GameUnwell, NoSuchGame
from deckwright.server.store import StoreError
from deckwright.table.errors import TableError

log = logging.getLogger(__name__)


def game_named(id: str) -> Game:
    """The game of this id."""
    try:
        return load(id)
    except KeyError:
        raise NoSuchGame(id, ids()) from None
    except GameFailed as failed:
        raise GameUnwell.of(failed) from None


@contextmanager
def blaming(game: Game) -> Iterator[None]:
    """What goes wrong inside, and is no problem with a name, is the game's fault: its code runs there."""
    try:
        yield
    except (TableError, StoreError, HTTPException):
        raise
    except Exception as error:
        log.exception("%s cannot be shown", game.id)
        raise GameUnwell.showing(game) from error
