"""The games, by id. A game is loaded when it is asked for."""

from __future__ import annotations

import importlib
from functools import cache

from deckwright.lang.game import Game

GAMES = {
    "shards": ("deckwright.games.shards.game", "SHARDS"),
    "ascension": ("deckwright.games.ascension.game", "ASCENSION"),
    "war-eternal": ("deckwright.games.war_eternal.game", "WAR_ETERNAL"),
}


@cache
def load(id: str) -> Game:
    """The game of this id; KeyError if there is none."""
    module, name = GAMES[id]
    found = getattr(importlib.import_module(module), name)
    assert isinstance(found, Game)
    return found
