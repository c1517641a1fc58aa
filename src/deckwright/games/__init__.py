"""The games, by id: ours, and those of other packages. A game is loaded when it is asked for."""

from __future__ import annotations

from deckwright.games.shelf import GameFailed, Shelf
from deckwright.lang.game import Game

__all__ = ["GAMES", "GameFailed", "broken", "ids", "load"]

# Ours are declared here, not as entry points: a checkout has them without being installed anew.
GAMES = Shelf(
    "deckwright",
    {
        "shards": "deckwright.games.shards.game:SHARDS",
        "ascension": "deckwright.games.ascension.game:ASCENSION",
        "war-eternal": "deckwright.games.war_eternal.game:WAR_ETERNAL",
        "new-age": "deckwright.games.new_age.game:NEW_AGE",
        "sorcerer": "deckwright.games.sorcerer.game:SORCERER",
    },
)


def ids() -> tuple[str, ...]:
    """The games that can be played, ours first."""
    return tuple(GAMES)


def load(id: str) -> Game:
    """The game of this id; KeyError if there is none, GameFailed if its package is broken."""
    return GAMES[id]


def broken() -> list[GameFailed]:
    """The games of other packages that are installed but cannot be played, each with its reason."""
    return GAMES.broken()
