"""Learn who wins from a game's own games: an outlook, by logistic regression on positions from self-play."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from deckwright.bots.outlook import Features, trait_of
from deckwright.bots.thinking import Mind, SearchSettings, rules_of
from deckwright.lang.game import Game
from deckwright.table.opening import machine_of, opened
from deckwright.vm import isa

Words = NDArray[np.int32]
Reals = NDArray[np.float64]
GAMES_AT_ONCE = 50
TURNS_PER_KEPT = 6  # one turn in so many is looked at: positions of one game tell much the same
SLIPS = (0, 30, 100, 200)  # of 1000 choices, how many are left to chance, game by game
STEPS = 12  # of Newton's method; it settles in about eight
NEXT_TO_NOTHING = 0.002  # a feature that moves the odds less than this is left out
HELD_BACK = 10  # one stretch of games in so many is kept to see how good the outlook is


@dataclass(frozen=True)
class Learned:
    """An outlook as a game keeps it, and how good it is on positions it has not seen."""

    record: dict[str, Any]
    positions: int
    games: int
    loss: float  # mean surprise; a coin has 0.693
    right: float  # how often the likelier result came


def learn(
    game: Game,
    seats: int,
    *tables: Mapping[str, Any],
    games: int = 20_000,
    seed: int = 1,
    cores: int | None = None,
    progress: Callable[[int], None] | None = None,
) -> Learned:
    """Play games by the judgement and learn an outlook from them: of one table, or of several by turns.

    An outlook serves all tables that `outlook_by` does not tell apart, and guesses wildly about what it has never seen
    vary: other cards in the box, other things to gain. So it should have seen tables as they are really opened.
    """
    openings = [game.open(seats, game.read_options(seats, each)) for each in tables or [{}]]
    templates = [opened(machine_of(game), opening, 0) for opening in openings]
    features = Features(game, openings[0].sides)
    chunks = [
        (templates[n % len(templates)], first) for n, first in enumerate(range(seed, seed + games, GAMES_AT_ONCE))
    ]
    rows: list[Reals] = []
    results: list[Reals] = []
    turns: list[Reals] = []
    unseen: list[NDArray[np.bool_]] = []
    found_by: dict[str, int | None] = {}
    with ThreadPoolExecutor(cores or os.cpu_count() or 1) as pool:
        for x, y, t, which in pool.map(lambda chunk: _positions(game, features, *chunk), chunks):
            found_by |= which
            rows.append(x)
            results.append(y)
            turns.append(t)
            unseen.append(np.full(len(y), len(unseen) // len(templates) % HELD_BACK == 0))
            if progress is not None:
                progress(GAMES_AT_ONCE)
    x, y, t = np.concatenate(rows), np.concatenate(results), np.concatenate(turns)
    late = float(np.percentile(t, 90))
    return _fit(features, x, y, t, np.concatenate(unseen), max(1.0, late), found_by, games)


def _positions(
    game: Game, features: Features, template: Words, first_seed: int
) -> tuple[Reals, Reals, Reals, dict[str, int | None]]:
    """Features, results and turns of positions from some games, each as one seat chosen in turn sees it.

    At last, what tables these are, by all that a game's outlooks differ by.
    """
    from deckwright.vm.sampling import sample_games

    mind = Mind(game, SearchSettings(nodes=1))
    states = np.zeros((GAMES_AT_ONCE * 40, len(template)), np.int32)
    won = np.zeros(len(states), np.int32)
    kept = sample_games(
        template, rules_of(game), first_seed, GAMES_AT_ONCE, TURNS_PER_KEPT,
        np.array(SLIPS, np.int32), mind.space, states, won,
    )  # fmt: skip
    states, won = states[:kept], won[:kept]
    parts = []
    for seat in range(features.sides):
        of_seat = np.arange(kept) % features.sides == seat
        rows = features.matrix(states[of_seat], seat).astype(np.float32)
        parts.append((rows, ((won[of_seat] >> seat) & 1).astype(float), states[of_seat, isa.H_TURN].astype(float)))
    x, y, t = (np.concatenate([part[i] for part in parts]) for i in range(3))
    return x, y, t, {name: trait_of(game, states[0], name) for name in game.outlook_by}


def _fit(
    features: Features,
    x: Reals,
    y: Reals,
    t: Reals,
    held: NDArray[np.bool_],
    late: float,
    found_by: dict[str, int | None],
    games: int,
) -> Learned:
    """Logistic regression with a small penalty on large weights; what never varies or hardly matters is left out.

    Whole games are held back: positions of one game have the same end, so some of them would give the others away.
    """
    scale = x.std(axis=0).astype(float)
    scale[0] = 1.0
    used = np.flatnonzero(scale > 1e-9)
    mean = x[:, used].mean(axis=0, dtype=float)
    mean[0] = 0.0
    phase = np.minimum(1.0, t / late)[:, None]
    z = (x[:, used] - mean) / scale[used]
    z = np.concatenate([z, z * phase], axis=1).astype(np.float32)
    weights = _newton(z[~held], y[~held])
    chance = 1 / (1 + np.exp(-np.clip(z[held] @ weights, -30, 30)))
    likely = np.where(y[held] > 0.5, chance, 1 - chance)
    plain, later = weights[: len(used)] / scale[used], weights[len(used) :] / scale[used]
    plain[0] -= float(plain[1:] @ mean[1:])
    later[0] -= float(later[1:] @ mean[1:])
    record = {
        "sides": features.sides,
        "options": found_by,
        "turns": late,
        "weights": {
            features.names[i]: [float(f"{a:.4g}"), float(f"{b:.4g}")]
            for i, a, b in zip(used, plain, later, strict=True)
            if i == 0 or (abs(a) + abs(b)) * scale[i] > NEXT_TO_NOTHING
        },
    }
    return Learned(record, len(y), games, float(-np.log(likely).mean()), float((likely > 0.5).mean()))


def _newton(z: Reals, y: Reals, penalty: float = 20.0) -> Reals:
    """Weights of a logistic regression."""
    weights = np.zeros(z.shape[1])
    ridge = np.full(z.shape[1], penalty)
    ridge[0] = 1e-3
    for _ in range(STEPS):
        p = 1 / (1 + np.exp(-np.clip(z @ weights.astype(np.float32), -30, 30)))
        gradient = z.T @ (y - p).astype(np.float32) - ridge * weights
        curve = (z * (p * (1 - p)).astype(np.float32)[:, None]).T @ z + np.diag(ridge)
        step = np.linalg.solve(curve, gradient)
        weights += step
        if np.abs(step).max() < 1e-4:
            break
    return weights
