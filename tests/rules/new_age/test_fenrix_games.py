"""Whole games against Fenrix: what holds of claws and Position tokens at any moment, with every number of players."""

from __future__ import annotations

from typing import Any

import pytest

from deckwright import Table, bots
from deckwright.games import load
from deckwright.games.new_age.claws import CLAWS, TOKENS_FOR_CLAW

GAME = load("new-age")
MOST = 600  # more choices than any of these games needs
PLAYED = [
    ("greedy", 1, {}),
    ("greedy", 2, {"difficulty": "expert"}),
    ("greedy", 3, {"difficulty": "beginner"}),
    ("random", 4, {"difficulty": "extinction"}),
    ("random", 2, {"outlast_at_once": True}),
    ("random", 1, {"mages_each": 3, "difficulty": "expert"}),
]


def check_claws(table: Table) -> None:
    """Five claws, in play or in their deck, told apart by numbers; tokens lie on minions in play."""
    view = table.view()
    threats = view["piles"]["threats"]["cards"]
    claws = [card for card in threats if card["card"] == "rending-claw"]
    assert len(claws) + view["piles"]["claw_deck"]["count"] == CLAWS
    assert len({card["claw_number"] for card in claws}) == len(claws)
    minions = {card["id"] for card in threats if card.get("life")}
    for side in view["players"]:
        assert side["values"]["token_on"] is None or side["values"]["token_on"] in minions
    assert all(card["life"] <= 5 + view["piles"]["beside_mat"]["count"] for card in claws)


@pytest.mark.rule("NA-CLAW-04", "NA-CLAW-06", "NA-CLAW-07")
@pytest.mark.parametrize(("name", "players", "options"), PLAYED)
def test_claws_and_tokens_are_always_somewhere(name: str, players: int, options: dict[str, Any]) -> None:
    for seed in range(3):
        bot = bots.make(name, GAME, seed=seed)
        table = Table.open(GAME, players=players, seed=seed, options={"nemesis": "fenrix", **options})
        while not table.over and len(table.history) < MOST:
            check_claws(table)
            if table.prompt is not None and table.prompt.id == "casting-phase" and table.history:
                assert table.value("tokens") < TOKENS_FOR_CLAW + 4  # two exhaustions may have unleashed since
            table.choose(bot.choose(table, table.to_answer[0]))
        if table.view()["piles"]["claw_deck"]["count"] == 0:
            assert table.over and table.result is not None and not table.result.winners


def test_the_greedy_bot_keeps_its_token_on_a_claw() -> None:
    """Whoever ends a turn while claws are in play has the token on one of them, and never wastes a spell on another."""
    bot = bots.make("greedy", GAME, seed=3)
    table = Table.open(GAME, players=2, seed=3, options={"nemesis": "fenrix", "difficulty": "expert"})
    ended = 0
    while not table.over and len(table.history) < MOST:
        option = table.options[bot.choose(table, table.to_answer[0])]
        view = table.view()
        claws = {c["id"] for c in view["piles"]["threats"]["cards"] if c["card"] in ("rending-claw", "hunting-claw")}
        on = view["players"][table.active or 0]["values"]["token_on"]
        if option.verb in ("end-turn", "end-ordering") and claws:
            ended += 1
            assert on in claws
        if table.prompt is not None and table.prompt.id == "which-target" and option.card_id in claws:
            assert option.card_id == on
        table.choose(option.index)
    assert ended > 3
