"""Whole games under the eye of a referee who knows the rules and not the program: every step has to be legal."""

from __future__ import annotations

import random
from typing import Any

import pytest

from deckwright import Table
from deckwright.bots import Bot
from deckwright.games.sorcerer.game import SORCERER
from tests.rules.sorcerer.referee import Referee

pytestmark = pytest.mark.slow

SENSE = 0.8  # of the choices of every second game are the judgement's, so that it comes to battles and conquests
MODES: dict[str, tuple[int, dict[str, Any]]] = {
    **{f"{players}-players": (players, {}) for players in (2, 3, 4, 5, 6)},
    **{f"{players // 2}-against-{players // 2}": (players, {"mode": "teams"}) for players in (4, 6)},
    "tokens-of-their-own": (4, {"mode": "teams", "fates": "own"}),
    "left-first": (4, {"ring": "left"}),
    "late-deaths": (2, {"deaths": "after"}),
}


@pytest.mark.rule(
    "SOR-READY-01",
    "SOR-ACT-01",
    "SOR-ACT-03",
    "SOR-TEAM-05",
    "SOR-BATTLE-01",
    "SOR-BATTLE-02",
    "SOR-BATTLE-03",
    "SOR-BATTLE-04",
    "SOR-BATTLE-05",
    "SOR-BR-07",
    "SOR-ATTACK-03",
    "SOR-REROLL-03",
    "SOR-TEAM-07",
    "SOR-DMG-06",
    "SOR-TERM-24",
    "SOR-CONQ-01",
    "SOR-BR-04",
    "SOR-WIN-01",
    "SOR-TOK-02",
    "SOR-ATT-03",
    "SOR-LIN-13",
    "SOR-ENDR-04",
)
@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("mode", MODES)
def test_every_step_of_a_whole_game_is_legal(mode: str, seed: int) -> None:
    players, options = MODES[mode]
    table = Table.open("sorcerer", players=players, seed=seed, options=options)
    chance, bot, referee = random.Random(seed), Bot("greedy", SORCERER, seed), Referee(table)
    while table.seat is not None:
        sensible = seed % 2 and chance.random() < SENSE
        choice = bot.choose(table, table.seat) if sensible else chance.randrange(table.choices)
        option = table.options[choice]
        referee.asked(option)
        referee.told(table.choose(option))
    referee.check_end()
