"""What a program learns before it plays."""

from __future__ import annotations

from deckwright import bots
from deckwright.games import GAMES, load
from tests.server.api.kit import Program

SHARDS = load("shards")


def test_every_game_is_listed_with_its_seats_options_and_bots(program: Program) -> None:
    games = {game["id"]: game for game in program.get("/games")["games"]}
    assert set(games) == set(GAMES)
    shards = games["shards"]
    assert shards["name"] == {"en": SHARDS.en, "ru": SHARDS.ru}
    assert (shards["fewest"], shards["most"]) == (SHARDS.seats.start, SHARDS.seats.stop - 1)
    assert [option["id"] for option in shards["options"]] == [option.id for option in SHARDS.options]
    assert [level["id"] for level in shards["levels"]] == [level.id for level in bots.levels(SHARDS)]
    assert program.get("/games/shards") == shards


def test_an_option_says_what_can_be_sent(program: Program) -> None:
    options = {option["id"]: option for option in program.get("/games/shards")["options"]}
    relics, expansion, bid = options["relics"], options["expansion"], options["max_bid"]
    assert relics["kind"] == "choice" and relics["default"] in [value["id"] for value in relics["values"]]
    assert expansion["kind"] == "switch" and expansion["default"] is True
    assert bid["kind"] == "number" and bid["numbers"]["least"] <= bid["default"] <= bid["numbers"]["most"]


def test_every_card_has_its_names_its_text_and_its_facts(program: Program) -> None:
    cards = {card["id"]: card for card in program.get("/games/shards/cards")["cards"]}
    assert set(cards) == {kind.id for kind in SHARDS.kinds}
    drone = cards["reactor-drone"]
    assert drone["name"]["en"] == "Reactor Drone" and drone["text"]["en"] and drone["text"]["ru"]
    assert drone["facts"]["faction"] == "homodeus"
    assert type(drone["facts"]["cost"]) is int and type(drone["facts"]["expansion"]) is bool


def test_a_game_that_is_not_there(program: Program) -> None:
    for path in ("/games/chess", "/games/chess/cards"):
        status, error = program.refused("GET", path, headers={"accept-language": "ru"})
        assert (status, error["code"]) == (404, "no-such-game")
        assert "Нет игры" in error["message"]
