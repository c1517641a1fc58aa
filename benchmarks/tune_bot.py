"""Tune the weights of a co-operative game's greedy bot by self-play: change a few, keep what wins more.

    python benchmarks/tune_bot.py SECONDS [GAMES]

Parent and child play the same fresh games each time, against every nemesis, so that luck counts little. What is better
is printed and written to the weights file of the family.
"""

from __future__ import annotations

import json
import random
import sys
import time
from importlib import resources
from pathlib import Path
from typing import Any

import numpy as np

from deckwright.games import load
from deckwright.study.field import WINNERS, Field, play_games

GAME = load("war-eternal")
NAMES = list(GAME.schema.weights)
TARGETS = (
    ("umbra-titan", "normal", 2.0),
    ("hollow-crown", "beginner", 1.0),
    ("magus-of-cloaks", "beginner", 1.0),
    ("gate-witch", "beginner", 1.0),
)
MARKETS = ("thinning", "thinning", "random")


def life_of(nemesis: str) -> int:
    """Where the life of a nemesis lies in a state."""
    number = 0
    for kind in GAME.kinds:
        if kind.id == nemesis:
            return GAME.program.layout.card_address["life"] + number
        number += kind.copies
    raise KeyError(nemesis)


def field(nemesis: str, difficulty: str, market: str, weights: list[int]) -> Field:
    """Two bots with these weights against a nemesis; the last column tells how far they came."""
    options = {"nemesis": nemesis, "difficulty": difficulty, "market": market}
    seated = Field.open(GAME, ["greedy", "greedy"], options)
    layout = GAME.program.layout
    crown = nemesis == "hollow-crown"
    progress = layout.count + layout.pile_id("acolytes_gone") if crown else life_of(nemesis)
    probes = np.append(seated.probes, [progress]).astype(np.int32)
    return Field(GAME, seated.template, seated.entries, np.tile(np.array(weights, np.int32), (4, 1)), probes)


def fitness(weights: list[int], seed: int, games: int) -> float:
    """Victories, and a little for how far the nemesis was brought."""
    total = 0.0
    for nemesis, difficulty, share in TARGETS:
        for market in MARKETS:
            seed += 7_777_777
            rows = play_games(field(nemesis, difficulty, market, weights), seed, games)
            won = (rows[:, WINNERS] > 0).mean()
            left = rows[:, -1].mean()
            came = left / 9 if nemesis == "hollow-crown" else 1 - left / 70
            total += share * (won + 0.3 * came)
    return total / len(MARKETS) / sum(share for _, _, share in TARGETS)


def changed(weights: list[int], generator: random.Random) -> list[int]:
    """A few weights larger or smaller."""
    child = list(weights)
    for at in generator.sample(range(len(child)), generator.randint(1, 5)):
        factor = 2 ** generator.gauss(0, 0.8)
        child[at] = min(20_000, max(0, round(child[at] * factor) + generator.choice((-1, 0, 1))))
    return child


def main(seconds: str = "300", games: str = "100") -> None:
    """Tune for so long."""
    path = Path(str(resources.files("deckwright.games.aeons_end").joinpath("weights.json")))
    kept: dict[str, Any] = json.loads(path.read_text())
    best = [int(kept["greedy"][name]) for name in NAMES]
    generator, seed = random.Random(time.time_ns()), 1_000_000
    until = time.monotonic() + float(seconds)
    while time.monotonic() < until:
        seed += int(games)
        child = changed(best, generator)
        before, after = fitness(best, seed, int(games)), fitness(child, seed, int(games))
        if after > before:
            best = child
            kept["greedy"] = dict(zip(NAMES, best, strict=True))
            path.write_text(json.dumps(kept, indent=2) + "\n")
            print(f"{before:.3f} -> {after:.3f}", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
