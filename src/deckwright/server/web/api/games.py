"""The games of this server, and their cards."""

from __future__ import annotations

from deckwright.games import ids
from deckwright.server.web.api import facts
from deckwright.server.web.api.common import api_router
from deckwright.server.web.api.models.base import GameId, failures
from deckwright.server.web.api.models.games import Cards, GameModel, Games

router = api_router("Games")


@router.get("/games", summary="List the games", response_description="The games.", responses=failures())
def list_games() -> Games:
    """Every game with its seats, its options as the game declares them, and the levels of its bots."""
    return Games(games=[facts.game_told(id) for id in ids()])


@router.get("/games/{game}", summary="Read a game", response_description="The game.", responses=failures(404))
def read_game(game: GameId) -> GameModel:
    """One game: its seats, its options, the levels of its bots."""
    return facts.game_told(game)


@router.get(
    "/games/{game}/cards",
    summary="List the cards of a game",
    response_description="The cards.",
    responses=failures(404),
)
def list_cards(game: GameId) -> Cards:
    """Every kind of card: its names, what it says, how many there are, and what the rules look up."""
    return facts.cards_told(game)
