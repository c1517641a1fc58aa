"""Tune the weights of a co-operative game's greedy bot by self-play, and how much it likes each card: CMA-ES.

    python -m benchmarks.tune_bot new-age --seconds 900

All candidates of a generation play the same fresh games, against every nemesis, so that luck counts little. What came
out in the middle has to win more than what it began with on games that no candidate was chosen by; only then it is
written to the game's weights and likings.
"""

from __future__ import annotations

import argparse
import json
import time
from importlib import resources
from pathlib import Path
from typing import Any

import numpy as np
from cmaes import SepCMA
from numpy.typing import NDArray

from deckwright.games import load
from deckwright.lang.game import Game
from deckwright.study.lineup import WINNERS, Lineup, play_games
from deckwright.vm import isa

Target = tuple[str, str, str, float]  # a nemesis, how hard, which supply, and how much it counts
TARGETS: dict[str, list[Target]] = {
    "war-eternal": [
        ("umbra-titan", "normal", "thinning", 2.0),
        ("umbra-titan", "normal", "random", 1.0),
        ("hollow-crown", "beginner", "thinning", 1.0),
        ("magus-of-cloaks", "normal", "thinning", 1.0),
        ("gate-witch", "beginner", "thinning", 1.0),
        ("gate-witch", "beginner", "random", 0.5),
    ],
    "new-age": [
        ("maggoth", "normal", "first-battle", 1.0),
        ("maggoth", "expert", "random", 0.5),
        ("arachnos", "normal", "first-battle", 1.0),
        ("arachnos", "normal", "random", 1.0),
        ("ageless-walker", "normal", "first-battle", 1.0),
        ("ageless-walker", "beginner", "random", 1.0),
        ("fenrix", "normal", "first-battle", 1.0),
        ("fenrix", "beginner", "random", 1.0),
        ("umbra-titan", "normal", "random", 1.0),
        ("hollow-crown", "beginner", "random", 0.7),
        ("magus-of-cloaks", "beginner", "random", 0.7),
        ("gate-witch", "beginner", "random", 0.7),
    ],
}
FILES = {  # where the weights and the likings of a game lie
    "war-eternal": ("deckwright.games.aeons_end", "deckwright.games.war_eternal"),
    "new-age": ("deckwright.games.new_age", "deckwright.games.new_age"),
}
CROWN, ACOLYTES = "hollow-crown", 9  # it has no life of its own
LIFE = 70  # of any other nemesis, roughly
FIRST_STEP = 0.25
LEAST_STEP = 8.0  # a weight near 0 is moved in steps as if it were so large
LIKING_STEP = 120.0
PROOF = 12  # times the games of a candidate
FRESH = 1 << 40  # seeds that no candidate was chosen by
Reals = NDArray[np.float64]


Results = list[tuple[float, float, float]]  # how much a target counts, how often it was won, and how far they came


def weighed(results: Results) -> float:
    """Victories, and a little for how far the nemesis was brought."""
    return sum(share * (won + 0.2 * came) for share, won, came in results) / sum(share for share, _, _ in results)


class Judge:
    """How well the greedy bot of a game does with some weights and likings."""

    def __init__(self, game: Game, targets: list[Target]) -> None:
        self.game = game
        self.names = list(game.schema.weights)
        self.supply = [kind for kind in game.kinds if kind.facts.get("supply_number")]
        self.lineups = [(self._lineup(*target[:3]), target[0], target[3]) for target in targets]
        likings = [float(kind.facts.get("liking", 0)) for kind in self.supply]
        self.start = np.concatenate([game.program.weights.astype(float), likings])
        steps = np.maximum(np.abs(game.program.weights), LEAST_STEP)
        self.steps = np.concatenate([steps, np.full(len(likings), LIKING_STEP)])

    def _lineup(self, nemesis: str, difficulty: str, market: str) -> Lineup:
        """Two bots against a nemesis; the last column tells how far they came."""
        game = self.game
        options = {"nemesis": nemesis, "difficulty": difficulty, "market": market}
        if market == "random" and any(option.id == "boxes" for option in game.options):
            options["boxes"] = "both"
        seated = Lineup.open(game, ["greedy", "greedy"], options)
        layout = game.program.layout
        gone = layout.count + layout.pile_id("acolytes_gone")
        progress = gone if nemesis == CROWN else self._life_of(nemesis)
        return Lineup(
            game, seated.template, seated.entries, seated.weights, np.append(seated.probes, [progress]).astype(np.int32)
        )

    def _life_of(self, nemesis: str) -> int:
        """Where the life of a nemesis lies in a state."""
        number = 0
        for kind in self.game.kinds:
            if kind.id == nemesis:
                return self.game.program.layout.card_address["life"] + number
            number += kind.copies
        raise KeyError(nemesis)

    def like(self, likings: Reals) -> None:
        """Write how much each card is liked into the program's table of facts."""
        program, schema = self.game.program, self.game.program.schema
        at = isa.LAYOUT + 3 * schema.pile_count + len(schema.counters)
        at += schema.facts["liking"].index * len(self.game.kinds)
        for kind, liking in zip(self.supply, likings, strict=True):
            program.table[at + kind.number] = round(liking)

    def results(self, point: Reals, seed: int, games: int) -> Results:
        """How it went against each target."""
        genes = point * self.steps
        weights = np.clip(np.rint(genes[: len(self.names)]), 0, 20_000).astype(np.int32)
        self.like(genes[len(self.names) :])
        found = []
        for lineup, nemesis, share in self.lineups:
            seated = Lineup(self.game, lineup.template, lineup.entries, np.tile(weights, (4, 1)), lineup.probes)
            rows = play_games(seated, seed, games)
            left = float(rows[:, -1].mean())
            found.append(
                (share, float((rows[:, WINNERS] > 0).mean()), left / 9 if "crown" in nemesis else 1 - left / LIFE)
            )
            seed += 7_777_777
        return found

    def fitness(self, point: Reals, seed: int, games: int) -> float:
        """How good they are together."""
        return weighed(self.results(point, seed, games))

    def told(self, point: Reals) -> tuple[dict[str, int], dict[str, int]]:
        """Weights and likings as they are kept."""
        genes = [round(gene) for gene in (point * self.steps).tolist()]
        weights = {name: min(20_000, max(0, gene)) for name, gene in zip(self.names, genes, strict=False)}
        likings = {kind.id: gene for kind, gene in zip(self.supply, genes[len(self.names) :], strict=True) if gene}
        return weights, likings


def write(package: str, name: str, content: dict[str, Any]) -> None:
    """Keep numbers beside a game."""
    path = Path(str(resources.files(package).joinpath(name)))
    path.write_text(json.dumps(content, indent=2) + "\n")


def main() -> None:
    """Tune for so long."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=TARGETS)
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--games", type=int, default=50, help="of each candidate against each target")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    judge = Judge(load(given.game), TARGETS[given.game])
    first = judge.start / judge.steps
    search = SepCMA(mean=first.copy(), sigma=FIRST_STEP, seed=given.seed)
    until, seed = time.monotonic() + given.seconds, given.seed
    while time.monotonic() < until:
        asked = [search.ask() for _ in range(search.population_size)]
        tried = [(point, -judge.fitness(point, seed, given.games)) for point in asked]
        search.tell(tried)
        print(f"{search.generation}: {-np.mean([worth for _, worth in tried]):.4f}", flush=True)
        seed += given.games
    before, after = (judge.results(point, FRESH, PROOF * given.games) for point in (first, search.mean))
    for target, (_, was, _), (_, now, _) in zip(TARGETS[given.game], before, after, strict=True):
        print(f"{' '.join(target[:3])}: {was:.3f} -> {now:.3f}")
    print(f"{weighed(before):.4f} -> {weighed(after):.4f}")
    if weighed(after) > weighed(before):
        weights, likings = judge.told(search.mean)
        write(FILES[given.game][0], "weights.json", {"greedy": weights})
        write(FILES[given.game][1], "likings.json", likings)


if __name__ == "__main__":
    main()
