"""Whole games against the Ageless Walker: what holds at any moment, with every number of players and difficulty."""

from __future__ import annotations

from typing import Any

import pytest

from deckwright import Table, bots
from deckwright.games import load
from deckwright.games.new_age.cards import WORLD
from deckwright.table.named import told_position

GAME = load("new-age")
CURSE = "curse-of-aging"
TURNS = 400  # more choices than any of these games needs
PLAYED = [
    ("greedy", 1, {"difficulty": "beginner"}),
    ("greedy", 2, {"difficulty": "expert"}),
    ("greedy", 3, {"difficulty": "expert", "curse_refills": True}),
    ("random", 4, {"difficulty": "extinction", "market": "random"}),
    ("random", 1, {"mages_each": 3}),
]


def check_cards(table: Table, sides: int) -> None:
    """The curses are in decks and discard piles, one for each player, and only cards of players are exiled."""
    owned = [card for side in range(sides) for name in ("deck", "discard") for card in table.cards(name, side)]
    assert owned.count(CURSE) == sides
    assert all("use" in WORLD.by_id[card].facts for card in table.cards("exiled"))


@pytest.mark.rule("NA-CURSE-01", "NA-EXILE-01")
@pytest.mark.parametrize(("name", "players", "options"), PLAYED)
def test_the_curse_stays_and_only_cards_of_players_are_exiled(name: str, players: int, options: dict[str, Any]) -> None:
    for seed in range(3):
        bot = bots.make(name, GAME, seed=seed)
        table = Table.open(GAME, players=players, seed=seed, options={"nemesis": "ageless-walker", **options})
        while not table.over and len(table.history) < TURNS:
            if table.prompt is not None and table.prompt.id == "main-phase":
                check_cards(table, options.get("mages_each", players))
            table.choose(bot.choose(table, table.to_answer[0]))


@pytest.mark.rule("NA-EXILE-02")
def test_a_position_told_by_names_can_be_laid_again() -> None:
    bot = bots.make("greedy", GAME, seed=1)
    table = Table.open(GAME, players=2, seed=5, options={"nemesis": "ageless-walker"})
    while not (table.over or (len(table.history) > 120 and table.prompt is not None)):
        table.choose(bot.choose(table, table.to_answer[0]))
    told = told_position(table)
    assert told["exiled"]
    twin = Table.open(GAME, players=2, seed=6, options={"nemesis": "ageless-walker"})
    names = ("exiled", "p0.discard", "p1.discard", "p0.hand", "p1.hand")
    twin.arrange({name: told[name] for name in names})
    assert twin.cards("exiled") == table.cards("exiled") and twin.cards("discard", 1) == table.cards("discard", 1)


def test_the_greedy_bot_buys_no_starting_cards_back() -> None:
    bought = []
    for seed in range(4):
        bot = bots.make("greedy", GAME, seed=seed)
        table = Table.open(GAME, players=2, seed=seed, options={"nemesis": "ageless-walker"})
        while not table.over:
            picked = bot.choose(table, table.to_answer[0])
            option = table.options[picked]
            if option.verb == "gain":
                bought.append(option.card)
            table.choose(picked)
    assert bought and not {"crystal", "spark"} & set(bought)
