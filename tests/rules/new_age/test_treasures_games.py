"""Whole games with treasures: what must hold at any moment of any of them."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from deckwright import Table, bots
from deckwright.games import load
from deckwright.games.new_age.cards.treasures import LEVEL_1, LEVEL_2, LEVEL_3, TREASURES
from deckwright.lang.cards import Kind

GAME = load("new-age")
CHOICES = 120  # of a game
LATER = 40  # choices between two that are taken back
IDS = {kind.id for kind in TREASURES}
NEMESES = [kind.id for kind in GAME.kinds if kind.home == "nemesis_box"]


def drawn(lots: random.Random, kinds: list[Kind], many: int) -> list[str]:
    """Treasures by name, at random or none, for so many mages."""
    return [lots.choice([kind.id, kind.id, "random", "none"]) for kind in lots.sample(kinds, many)]


def any_table(mages: int, lots: random.Random) -> Table:
    """So many mages, of one person perhaps, with treasures of any levels."""
    alone = mages > 1 and lots.random() < 0.4
    options: dict[str, Any] = {
        "nemesis": lots.choice(NEMESES),
        "market": "random",
        "boxes": "both",
        "treasure_1": drawn(lots, LEVEL_1, mages),
        "treasure_2": drawn(lots, LEVEL_2, 1)[0],
        "treasure_3": drawn(lots, LEVEL_3, mages),
        **({"mages_each": mages} if alone else {}),
    }
    return Table.open(GAME, players=1 if alone else mages, seed=lots.randrange(10**6), options=options)


def check_treasures(table: Table) -> None:
    """Every treasure is somewhere, once; those on the table lie where their level belongs, one in a place."""
    sides = range(len(table.view()["players"]))
    named = ("deck", "hand", "discard", "play", "prepped", "treasures", "shown")
    piles = [table.cards(name) for name in ("treasure_box", "treasures", "destroyed", "exiled")]
    piles += [table.cards(name, side) for name in named for side in sides]
    assert Counter(card for pile in piles for card in pile if card in IDS) == Counter(IDS)
    assert len(table.cards("treasures")) <= 1 and set(table.cards("treasures")) <= {kind.id for kind in LEVEL_2}
    for side in sides:
        own = table.cards("treasures", side)
        assert len(own) <= 1 and set(own) <= {kind.id for kind in LEVEL_3}
    assert table.value("jewel_aether") >= 0


def check_prices(table: Table) -> None:
    """What is told to be a price is what is asked for; at a pile without a treasure that is the cost."""
    told = GAME.look.plan(table.view(), "en").own["prices"]
    for option in table.options:
        if option.verb == "gain" and option.card in table.cards("market"):
            kind = GAME.kind(option.card)
            assert kind is not None
            usual = {told.get(kind.id, kind.facts["cost"])}
            back = (
                {kind.facts["cost"] + table.value("exiled_dearer")} if option.card in table.cards("exiled") else set()
            )
            assert option.number in usual | back


@pytest.mark.rule("NA-TREAS-08", "NA-TREAS-10")
@pytest.mark.parametrize("mages", [1, 2, 3, 4])
@pytest.mark.parametrize("name", ["random", "greedy"])
def test_treasures_are_where_they_belong(mages: int, name: str) -> None:
    lots = random.Random(f"{mages} {name}")
    table = any_table(mages, lots)
    bot = bots.make(name, GAME, seed=lots.randrange(10**6))
    while not table.over and len(table.history) < CHOICES:
        check_treasures(table)
        check_prices(table)
        before = table.hash()
        table.choose(bot.choose(table, table.to_answer[0]))
        if len(table.history) % LATER == 0:
            after, made = table.hash(), table.history[-1]["choose"]
            assert Table.load(table.save()).hash() == after
            table.undo()
            assert table.hash() == before
            table.choose(made)
            assert table.hash() == after
