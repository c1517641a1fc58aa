"""Whole games against all eight nemeses of both boxes, with one to four players, by chance and by judgement.

The suite of `test_properties` holds every promise of the platform against fewer games; here every nemesis meets every
number of players in both ways of playing, and what a table counts is looked at after each choice.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from deckwright import Table, bots
from deckwright.games import load
from deckwright.games.new_age.cards import BOX, WORLD
from deckwright.games.new_age.nest import TOKENS
from deckwright.games.new_age.words.mages import ENERGIZE_TOKENS, MOST_SURGE

GAME = load("new-age")
OWN = {foe.mat.id for foe in BOX.foes}
FOES = [foe.mat.id for foe in WORLD.foes]
DIFFICULTIES = ("normal", "expert", "beginner", "extinction")
UPGRADED = ("none", "battle-2", "battle-3", "battle-4")
AETHER = ("aether", "gem_aether", "card_aether", "spell_aether", "relic_aether", "breach_aether")
LONGEST = 3_000  # choices; none of these games comes near
LOOKS = 5  # every so many choices all that is on the table is looked at


def options_of(nemesis: str, players: int) -> dict[str, Any]:
    """Both boxes; harder and with more upgraded cards as there are more players."""
    return {
        "nemesis": nemesis,
        "boxes": "both",
        "market": "random",
        "difficulty": DIFFICULTIES[(players + FOES.index(nemesis)) % 4],
        "upgraded": UPGRADED[players - 1],
    }


def check_values(table: Table) -> None:
    """Nothing that is counted leaves its bounds."""
    assert 0 <= table.value("gravehold") <= table.value("start_gravehold") and table.value("tokens") >= 0
    assert min(table.value(name) for name in AETHER) >= 0
    for side in range(table.sides):
        assert 0 <= table.value("life", side) <= table.value("start_life")
        assert 0 <= table.value("charges", side) <= table.value("most_charges", side)
        assert table.value("exhausted", side) == 0 or table.value("life", side) == 0
        assert 0 <= table.value("surge", side) <= MOST_SURGE


def check_cards(table: Table) -> None:
    """What is in play has the life that it can have, and tokens are no more than there are."""
    view = table.view()
    piles = view["piles"]
    mat = piles["nemesis_mat"]["cards"][0]
    assert 0 <= mat.get("life", 0) <= WORLD.by_id[mat["card"]].facts["most_life"] + 10
    for threat in piles["threats"]["cards"]:
        facts = WORLD.by_id[threat["card"]].facts
        assert threat.get("life", 0) >= 0 and threat.get("countdown", 0) >= 0
        if facts.get("most_life"):
            assert threat["life"] <= facts["most_life"] + piles["beside_mat"]["count"]  # claws with Spring of Fury
    rows = [place["values"] for place in view["places"]["nest"]]
    assert sum(sum(row.values()) for row in rows) <= TOKENS
    breaches = [card for side in view["players"] for card in side["piles"]["breaches"]["cards"]]
    assert sum(bool(card.get("energized")) for card in breaches) <= ENERGIZE_TOKENS


def all_cards(table: Table) -> Counter[str]:
    """Every card of the table by its kind, wherever it is."""
    layout = table.program.layout
    return Counter(table.reader.kind_of(table.state, card) for card in range(layout.cards))


@pytest.mark.rule("NA-END-01", "NA-GOAL-01", "NA-SETUP-07", "NA-NCARD-04", "NA-CHARGE-04")
@pytest.mark.parametrize("name", ["greedy", "random"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("nemesis", [pytest.param(id, marks=() if id in OWN else pytest.mark.slow) for id in FOES])
def test_a_whole_game(nemesis: str, players: int, name: str) -> None:
    table = Table.open(GAME, players=players, seed=players, options=options_of(nemesis, players))
    bot, dealt = bots.make(name, GAME, seed=players), all_cards(table)
    while not table.over:
        assert len(table.history) < LONGEST
        table.machine.check(table.state)
        check_values(table)
        if len(table.history) % LOOKS == 0:
            check_cards(table)
        table.choose(bot.choose(table, table.to_answer[0]))
    assert all_cards(table) == dealt == Counter({kind.id: kind.copies for kind in GAME.kinds})
    assert table.result is not None and table.result.winners in ((), tuple(range(table.seats)))
    lost = table.value("gravehold") == 0 or (
        table.sides > 1 and all(table.value("life", n) == 0 for n in range(players))
    )
    assert not (lost and table.result.winners)
