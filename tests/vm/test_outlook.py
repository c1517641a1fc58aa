"""An outlook adds up, inside the machine, exactly what its named features say; and it is learned from real games."""

from __future__ import annotations

import math
import random
from typing import Any

import numpy as np
import pytest

from deckwright import Table
from deckwright.bots.outlook import Features, outlook_of
from deckwright.games import GAMES, load
from deckwright.study.learn import learn
from deckwright.vm.outlook import chance
from tests.bots.toys import HIGHEST


@pytest.mark.parametrize(
    ("of", "players", "options"),
    [
        ("shards", 2, {}),
        ("shards", 4, {"mode": "teams"}),
        ("shards", 1, {}),
        ("ascension", 2, {}),
        ("ascension", 3, {}),
        ("war-eternal", 2, {"nemesis": "gate-witch"}),
        ("war-eternal", 4, {"nemesis": "hollow-crown"}),
        ("war-eternal", 1, {"mages_each": 2}),
    ],
)
def test_the_machine_weighs_what_the_names_say(of: str, players: int, options: dict[str, Any]) -> None:
    game, table = load(of), Table.open(of, players, 5, options)
    sides = len(table.view()["players"])
    features, noise, pick = Features(game, sides), np.random.default_rng(1), random.Random(2)
    weights = {name: (float(noise.normal(0, 0.01)), float(noise.normal(0, 0.01))) for name in features.names}
    outlook = features.pack(20.0, weights)
    for _ in range(60):
        for seat in range(sides):
            row = features.matrix(table.state[None], seat)[0]
            late = min(1.0, table.turn / 20)
            total = sum(
                x * (weights[name][0] + late * weights[name][1]) for name, x in zip(features.names, row, strict=True)
            )
            expected = 1 / (1 + math.exp(-min(30.0, max(-30.0, total))))
            assert chance(table.state, game.program.table, outlook, seat) == pytest.approx(expected, abs=1e-9)
        if table.over:
            break
        table.choose(pick.randrange(len(table.options)))


def test_what_lies_on_cards_has_names() -> None:
    table = Table.open("war-eternal", players=2, seed=5, options={"difficulty": "normal"})
    features = Features(table.game, 2)
    for seat in range(2):
        row = dict(zip(features.names, features.matrix(table.state[None], seat)[0], strict=True))
        assert row["table.nemesis_mat@life"] == 70
        assert row["0.breaches!open"] >= 1 and row["1.breaches!open"] >= 1
        assert row["table.market!open"] == 0


def test_the_outlook_of_shards_sees_who_is_ahead() -> None:
    table = Table.open("shards", players=2, seed=3)
    outlook = outlook_of(table.game, table.state)
    assert outlook.turns[0] > 0
    words = table.game.program.table
    even = [chance(table.state, words, outlook, seat) for seat in range(2)]
    table.arrange({"p0.health": 10})
    behind = [chance(table.state, words, outlook, seat) for seat in range(2)]
    assert behind[0] < even[0] - 0.2 and behind[1] > even[1] + 0.2
    table.arrange({"p0.health": 50, "p0.mastery": 20})
    assert chance(table.state, words, outlook, 0) > even[0] + 0.2


def test_a_game_that_nobody_learned_has_an_outlook_that_knows_nothing() -> None:
    table = Table.open(HIGHEST, players=3, seed=1)
    assert outlook_of(HIGHEST, table.state).turns[0] == 0


@pytest.mark.slow
def test_an_outlook_is_learned_from_games() -> None:
    learned = learn(load("shards"), 2, games=3000, cores=1)
    assert learned.positions > 10_000
    assert learned.loss < math.log(2)
    assert learned.right > 0.55
    record = learned.record
    assert record["sides"] == 2 and record["options"] == {"mode": 0}
    assert record["weights"]["0.health"][0] > 0 > record["weights"]["1.health"][0]
    assert learn(load("shards"), 2, games=3000, cores=1).record == record


@pytest.mark.slow
def test_an_outlook_of_several_tables_has_seen_them_all() -> None:
    with_relics, without = ({"relics": each} for each in ("leader", "none"))
    met = [
        set(learn(load("shards"), 2, *of, games=400, cores=1).record["weights"]) for of in ([with_relics], [without])
    ]
    only_with = met[0] - met[1]
    both = learn(load("shards"), 2, with_relics, without, games=800, cores=1)
    assert only_with and only_with & set(both.record["weights"])


@pytest.mark.parametrize("nemesis", ["umbra-titan", "hollow-crown", "magus-of-cloaks", "gate-witch"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_outlook_of_war_eternal_goes_by_the_nemesis_on_the_mat(nemesis: str, players: int) -> None:
    """A random nemesis is foreseen as well as one that was asked for."""
    game = load("war-eternal")
    asked = Table.open("war-eternal", players, 5, {"nemesis": nemesis})
    by_chance = Table.open("war-eternal", players, 5, {"nemesis": "random"})
    seed = 5
    while by_chance.cards("nemesis_mat") != asked.cards("nemesis_mat"):
        seed += 1
        by_chance = Table.open("war-eternal", players, seed, {"nemesis": "random"})
    outlook = outlook_of(game, asked.state)
    assert outlook.turns[0] > 0
    assert outlook_of(game, by_chance.state) is outlook


@pytest.mark.parametrize("of", GAMES)
def test_whatever_an_outlook_weighs_is_still_there(of: str) -> None:
    """A fact or value that has gone would take its weight along, and nobody would notice."""
    game = load(of)
    for record in game.outlooks:
        assert set(record["weights"]) <= set(Features(game, record["sides"]).names)
