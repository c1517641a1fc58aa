"""The games that have pages: each has its signs drawn and its templates read once, before anybody sees the lobby."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from deckwright.games import broken, ids, load
from deckwright.lang.game import Game
from deckwright.lang.languages import LANGUAGES
from deckwright.server import drawing
from deckwright.server.rooms.errors import GameUnwell
from deckwright.server.rooms.games import blaming, game_named


@dataclass(frozen=True)
class LobbyShelf:
    """What the lobby shows: the games, and why others are not there."""

    games: list[Game]
    unwell: dict[str, GameUnwell]


def shelf() -> LobbyShelf:
    """The games as they can be shown now."""
    return _shelf(tuple(load(id) for id in ids()))


@cache
def _shelf(games: tuple[Game, ...]) -> LobbyShelf:
    found = LobbyShelf([], {})
    for game in games:
        try:
            with blaming(game):
                _try(game, found.games)
            found.games.append(game)
        except GameUnwell as error:
            found.unwell[game.id] = error
    return found


def _try(game: Game, others: list[Game]) -> None:
    """Make what the pages of a game need, and what all pages need of it: signs that are no other game's."""
    from deckwright.server.web.brought import styles
    from deckwright.server.web.site import camp_parts, table_parts

    for lang in LANGUAGES:
        table_parts(game, lang)
        camp_parts(game, lang)
    styles(game)
    drawing.game_art(game)
    drawing.sprite([*(other.look for other in others), game.look])


def troubles() -> list[GameUnwell]:
    """Why games that are installed are not there."""
    return [*(GameUnwell.of(failed) for failed in broken()), *shelf().unwell.values()]


def game_shown(id: str) -> Game:
    """A game for a page of its own."""
    game = game_named(id)
    if id in (unwell := shelf().unwell):
        raise unwell[id]
    return game
