"""Tune the weights of a co-operative game's greedy bot by self-play: change a few, keep what wins more.

    python benchmarks/tune_bot.py SECONDS [GAMES]

Parent and child play the same fresh games each time, against every nemesis, so that luck counts little; a child that
wins more has to do it again in four times as many games. What is better is printed and written to the family's weights
and the game's likings.
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
from deckwright.study.lineup import WINNERS, Lineup, play_games
from deckwright.vm import isa

GAME = load("war-eternal")
NAMES = list(GAME.schema.weights)
SUPPLY = [kind for kind in GAME.kinds if kind.facts.get("supply_number")]
TARGETS = (  # a nemesis, how hard, which supply, and how much it counts
    ("umbra-titan", "normal", "thinning", 2.0),
    ("umbra-titan", "normal", "random", 1.0),
    ("hollow-crown", "beginner", "thinning", 1.0),
    ("magus-of-cloaks", "normal", "thinning", 1.0),
    ("gate-witch", "beginner", "thinning", 1.0),
    ("gate-witch", "beginner", "random", 0.5),
)
CONFIRMED_BY = 4  # times as many games
Genes = list[int]  # the weights, then how much each card of the supply is liked


def like(genes: Genes) -> None:
    """Write how much each card is liked into the program's table of facts."""
    program = GAME.program
    schema = program.schema
    at = isa.LAYOUT + 3 * schema.pile_count + len(schema.counters)
    at += schema.facts["liking"].index * len(GAME.kinds)
    for kind, liking in zip(SUPPLY, genes[len(NAMES) :], strict=True):
        program.table[at + kind.number] = liking


def life_of(nemesis: str) -> int:
    """Where the life of a nemesis lies in a state."""
    number = 0
    for kind in GAME.kinds:
        if kind.id == nemesis:
            return GAME.program.layout.card_address["life"] + number
        number += kind.copies
    raise KeyError(nemesis)


def lineup(nemesis: str, difficulty: str, market: str, weights: list[int]) -> Lineup:
    """Two bots with these weights against a nemesis; the last column tells how far they came."""
    options = {"nemesis": nemesis, "difficulty": difficulty, "market": market}
    seated = Lineup.open(GAME, ["greedy", "greedy"], options)
    layout = GAME.program.layout
    crown = nemesis == "hollow-crown"
    progress = layout.count + layout.pile_id("acolytes_gone") if crown else life_of(nemesis)
    probes = np.append(seated.probes, [progress]).astype(np.int32)
    return Lineup(GAME, seated.template, seated.entries, np.tile(np.array(weights, np.int32), (4, 1)), probes)


def fitness(genes: Genes, seed: int, games: int) -> float:
    """Victories, and a little for how far the nemesis was brought."""
    total = 0.0
    like(genes)
    for nemesis, difficulty, market, share in TARGETS:
        count = max(20, int(games * share))
        rows = play_games(lineup(nemesis, difficulty, market, genes[: len(NAMES)]), seed, count)
        left = rows[:, -1].mean()
        came = left / 9 if nemesis == "hollow-crown" else 1 - left / 70
        total += share * ((rows[:, WINNERS] > 0).mean() + 0.2 * came)
        seed += 7_777_777
    return float(total / sum(target[-1] for target in TARGETS))


def changed(genes: Genes, generator: random.Random) -> Genes:
    """A few weights larger or smaller, a few cards liked more or less."""
    child = list(genes)
    for at in generator.sample(range(len(child)), generator.randint(1, 6)):
        if at < len(NAMES):
            factor = 2 ** generator.gauss(0, 0.7)
            child[at] = min(20_000, max(0, round(child[at] * factor) + generator.choice((-1, 0, 1))))
        else:
            child[at] += round(generator.gauss(0, 50))
    return child


def read(folder: str, name: str) -> tuple[Path, dict[str, Any]]:
    """A file of numbers beside a game."""
    path = Path(str(resources.files(folder).joinpath(name)))
    return path, json.loads(path.read_text())


def main(seconds: str = "300", games: str = "40") -> None:
    """Tune for so long."""
    weights_at, kept = read("deckwright.games.aeons_end", "weights.json")
    likings_at, likings = read("deckwright.games.war_eternal", "likings.json")
    best = [int(kept["greedy"][name]) for name in NAMES] + [int(likings.get(kind.id, 0)) for kind in SUPPLY]
    generator = random.Random(time.time_ns())
    seed = generator.randrange(1 << 30)
    until = time.monotonic() + float(seconds)
    while time.monotonic() < until:
        child = changed(best, generator)
        for count in (int(games), CONFIRMED_BY * int(games)):
            seed += count
            before, after = fitness(best, seed, count), fitness(child, seed, count)
            if after <= before:
                break
        if after > before:
            best = child
            kept["greedy"] = dict(zip(NAMES, best, strict=False))
            weights_at.write_text(json.dumps(kept, indent=2) + "\n")
            liked = {kind.id: n for kind, n in zip(SUPPLY, best[len(NAMES) :], strict=True) if n}
            likings_at.write_text(json.dumps(liked, indent=2) + "\n")
            print(f"{before:.3f} -> {after:.3f}", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
