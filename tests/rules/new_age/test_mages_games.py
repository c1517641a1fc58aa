"""Whole games with the mages of The New Age: what must hold at any moment of any of them."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from deckwright import Table, bots
from deckwright.games import load
from deckwright.games.new_age.words.mages import ENERGIZE_TOKENS, MOST_SURGE

GAME = load("new-age")
CHOICES = 400  # of a game
PLAYED: list[tuple[str, list[str], dict[str, Any]]] = [
    ("random", ["claudia", "soskel"], {"nemesis": "maggoth"}),
    ("greedy", ["talix", "lost", "rhia"], {"nemesis": "gate-witch"}),
    ("random", ["gygar", "sahala", "lost", "rhia"], {"nemesis": "umbra-titan"}),
    ("greedy", ["claudia"], {"nemesis": "umbra-titan"}),
    ("greedy", ["soskel", "claudia"], {"nemesis": "maggoth", "mages_each": 2}),
]


def check_mages(table: Table) -> None:
    """Tokens are as many as there are, revealed cards lie nowhere between two actions, no forged card is lost."""
    view = table.view()
    breaches = [card for side in view["players"] for card in side["piles"]["breaches"]["cards"]]
    assert sum(bool(card.get("energized")) for card in breaches) <= ENERGIZE_TOKENS
    assert all(0 <= side["values"]["surge"] <= MOST_SURGE for side in view["players"])
    if table.prompt is not None and table.prompt.id == "main-phase":
        assert all(side["piles"]["shown"]["count"] == 0 for side in view["players"])


def forged_cards(table: Table) -> Counter[str]:
    """The forged cards wherever they are."""
    piles = [table.cards(name) for name in ("forged", "destroyed", "starters")]
    piles += [
        table.cards(name, seat)
        for seat in range(len(table.view()["players"]))
        for name in ("hand", "deck", "discard", "play", "prepped", "shown")
    ]
    return Counter(card for pile in piles for card in pile if card.startswith("forged"))


@pytest.mark.rule("NA-MAT-07")
@pytest.mark.parametrize(("name", "mages", "options"), PLAYED)
def test_mages_have_what_they_can_have(name: str, mages: list[str], options: dict[str, Any]) -> None:
    players = len(mages) // options.get("mages_each", 1)
    bot = bots.make(name, GAME, seed=4)
    table = Table.open(GAME, players=players, seed=4, options={"mage": mages, **options})
    while not table.over and len(table.history) < CHOICES:
        check_mages(table)
        table.choose(bot.choose(table, table.to_answer[0]))
    assert forged_cards(table) == {"forged-crystal": 5, "forged-spark": 4}
