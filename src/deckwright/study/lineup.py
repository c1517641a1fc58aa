"""A line-up of bots: everything the machine needs to play their games by itself, by the thousand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from deckwright.bots import entries
from deckwright.games import load
from deckwright.lang.game import Game
from deckwright.table.opening import machine_of, opened
from deckwright.vm.play import batch

Words = NDArray[np.int32]
STATUS, DECISIONS, TURNS, WINNERS = range(4)  # the columns of a result; probed values follow
MOST_DECISIONS = 100_000


@dataclass(frozen=True)
class Lineup:
    """Bots seated at a game with its options."""

    game: Game
    template: Words
    entries: Words
    weights: Words
    probes: Words

    @classmethod
    def open(
        cls,
        game: str | Game,
        bots: Sequence[str],
        options: Mapping[str, Any] | None = None,
        probes: Sequence[tuple[str, int | None]] = (),
    ) -> Lineup:
        """Seat bots by name, one a seat. `probes` are values to read at the end: (name, player or None)."""
        found = load(game) if isinstance(game, str) else game
        chosen = found.read_options(len(bots), options or {})
        machine = machine_of(found)
        starts, weights = entries(found, bots)
        layout = found.program.layout
        words = [layout.player_address["won"]]
        for name, player in probes:
            words.append(layout.table_address[name] if player is None else layout.player_address[name] + player)
        template = opened(machine, found.open(len(bots), chosen), 0)
        return cls(found, template, starts, weights, np.array(words, np.int32))


def play_games(lineup: Lineup, first_seed: int, games: int, most: int = MOST_DECISIONS) -> Words:
    """Play games for the seeds from `first_seed` on, with the GIL released; a row a game."""
    rows: Words = np.zeros((games, 3 + len(lineup.probes)), np.int32)
    machine = machine_of(lineup.game)
    machine.native.look()
    batch(
        lineup.template,
        machine.engine,
        machine.table,
        lineup.weights,
        lineup.entries,
        first_seed,
        most,
        lineup.probes,
        rows,
        lineup.template.copy(),
    )
    machine.native.use(int(rows[:, DECISIONS].sum(dtype=np.int64)))
    return rows
