"""The bots of Ascension: the greedy one beats chance and every plan; the plans are honest opponents."""

from __future__ import annotations

from typing import Any

import pytest

from deckwright import Table
from deckwright.bots import make
from deckwright.games import load
from deckwright.lang.game import Game
from deckwright.study.lineup import STATUS, WINNERS, Lineup, play_games
from deckwright.vm import isa

PLANS = ("infantry", "mechana", "hunter")
GAMES = 300  # in each seating; they are always the same ones


def wins(first: str, second: str, games: int = GAMES) -> float:
    """How many of 100 games the first wins, over both seats."""
    won = 0
    for seat, bots in enumerate(([first, second], [second, first])):
        rows = play_games(Lineup.open("ascension", bots), 1, games)
        assert (rows[:, STATUS] == isa.OVER).all()
        won += int(((rows[:, WINNERS] >> seat) & 1).sum())
    return 100 * won / (2 * games)


@pytest.mark.slow
@pytest.mark.parametrize("bot", ["greedy", *PLANS])
def test_every_bot_beats_chance_in_at_least_95_of_100_games(bot: str) -> None:
    assert wins(bot, "random", 100) >= 95


@pytest.mark.parametrize("plan", PLANS)
def test_greedy_beats_every_plan_in_at_least_60_of_100_games(plan: str) -> None:
    assert wins("greedy", plan) >= 60


@pytest.mark.parametrize("plan", PLANS)
def test_a_plan_is_no_straw_man(plan: str) -> None:
    assert wins(plan, "greedy") >= 15
    assert all(wins(plan, other) >= 35 for other in PLANS if other != plan)


@pytest.mark.parametrize("bot", ["greedy", "random", *PLANS])
@pytest.mark.parametrize(
    ("players", "options"),
    [
        (1, {}),
        (3, {}),
        (4, {"honor_pool": "thirty"}),
        (2, {"empty_centre": "wait", "free_reach": "row", "librarian": "may"}),
    ],
)
def test_bots_finish_games_of_every_size(players: int, options: dict[str, Any], bot: str) -> None:
    rows = play_games(Lineup.open("ascension", [bot] * players, options), 5, 20)
    assert (rows[:, STATUS] == isa.OVER).all()


# --- what they like ---------------------------------------------------------------------------------------------------


def choice(bot: str, **arranged: Any) -> str:
    """What a bot chooses in an arranged first turn: the verb and the card."""
    game: Game = load("ascension")
    table = Table.open("ascension", seed=1, options={"first_player": "first_seat"})
    table.arrange({"p0.hand": [], "row": []} | {name.replace("__", "."): given for name, given in arranged.items()})
    option = table.options[make(bot, game, 1).choose(table, 0)]
    return f"{option.verb} {option.card}" if option.card else option.verb


@pytest.mark.parametrize("bot", ["greedy", *PLANS])
def test_everybody_plays_first_and_ends_the_turn_last(bot: str) -> None:
    assert choice(bot, p0__hand=["apprentice"], runes=7, power=7, row=["muramasa", "mephit"]) == "play apprentice"
    assert choice(bot, power=3, runes=1, row=["muramasa", "mephit"]) == "defeat mephit"
    assert choice(bot) == "end-turn"


def test_the_rush_buys_heavy_infantry_whatever_lies_in_the_row() -> None:
    assert choice("infantry", runes=8, row=["hedron-cannon", "master-dhartha"]) == "acquire heavy-infantry"


def test_the_builder_takes_a_mechana_construct_before_everything_else() -> None:
    row = ["watchmakers-altar", "ascetic-of-the-lidless-eye", "demon-slayer", "voidthirster"]
    assert choice("mechana", runes=5, row=row) == "acquire watchmakers-altar"


def test_the_hunter_takes_what_gives_most_power() -> None:
    row = ["landtalker", "emri-one-with-the-void", "the-grand-design", "flytrap-witch"]
    assert choice("hunter", runes=6, row=row) == "acquire emri-one-with-the-void"


@pytest.mark.parametrize("bot", ["greedy", *PLANS])
def test_a_weak_starting_card_is_banished_before_a_good_one(bot: str) -> None:
    game = load("ascension")
    table = Table.open("ascension", seed=1, options={"first_player": "first_seat"})
    table.arrange({"p0.hand": ["void-initiate"], "p0.discard": ["apprentice", "muramasa", "mystic"], "row": []})
    table.choose("play", card="void-initiate")
    option = table.options[make(bot, game, 1).choose(table, 0)]
    assert option.card == "apprentice"


@pytest.mark.parametrize("bot", ["greedy", *PLANS])
def test_nobody_banishes_a_small_deck_away(bot: str) -> None:
    """With a handful of cards left, banishing one more helps nothing, and who must banish stays in hand."""
    game = load("ascension")
    table = Table.open("ascension", seed=1, options={"first_player": "first_seat"})
    few = {"p0.deck": [], "p0.discard": ["apprentice"], "row": []}
    table.arrange({"p0.hand": ["shade-of-the-black-watch", "militia"]} | few)
    table.choose("play", card="shade-of-the-black-watch")
    assert table.options[make(bot, game, 1).choose(table, 0)].verb == "pass"
    assert choice(bot, p0__hand=["arbiter-of-the-precipice"], p0__deck=["demon-slayer"] * 2) == "end-turn"


def test_bots_have_names_in_both_languages() -> None:
    game = load("ascension")
    assert set(game.judgements) == {"greedy", *PLANS}
    assert {bot: tuple(named.name) for bot, named in game.bot_names.items()} == {
        "infantry": ("Heavy-infantry rush", "Натиск тяжёлой пехоты"),
        "mechana": ("Mechana builder", "Строитель Механы"),
        "hunter": ("Monster hunter", "Охотник на монстров"),
    }
