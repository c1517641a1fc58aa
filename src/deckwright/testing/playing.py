"""A whole game, played once and kept: all that is checked of it looks at the same positions."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache

from deckwright.bots import Bot
from deckwright.lang.game import Game
from deckwright.table import Event, Table
from deckwright.testing.trials import Trial
from deckwright.vm.host import Words

HABIT = 0.75  # of the choices follow a judgement in every second game, so that some games come to their late turns


@dataclass(eq=False)
class Playthrough:
    """A game from its opening to its end. `states[n]` is the position after n choices, `events[n]` what led to it."""

    trial: Trial
    table: Table = field(repr=False)
    states: list[Words] = field(repr=False)
    events: list[list[Event]] = field(repr=False)

    def at(self, revision: int) -> Table:
        """A table of its own, at that position, with its past."""
        table = self.table.clone()
        table.state, table.history = self.states[revision].copy(), self.table.history[:revision]
        return table

    def tables(self) -> Iterator[Table]:
        """Every position in turn, to be looked at only: it is one table, laid anew each time."""
        table = self.table.clone()
        for state in self.states:
            table.state = state
            yield table

    def moments(self, count: int) -> list[int]:
        """So many positions, spread from the first to the last."""
        last = len(self.states) - 1
        return sorted({round(last * part / max(1, count - 1)) for part in range(count)})

    def hash(self, revision: int) -> str:
        """The digest of a position."""
        return self.table.machine.hash(self.states[revision])


@lru_cache(maxsize=2)
def played(game: Game, trial: Trial, longest: int) -> Playthrough:
    """The game of a trial. A game that does not come to its end is complained about here."""
    table = Table.open(game, trial.players, trial.seed, dict(trial.options))
    chance = random.Random(trial.seed)
    habits = [Bot(name, game, trial.seed) for name in game.judgements] if trial.seed % 2 else []
    found = Playthrough(trial, table, [table.state.copy()], [table.opening_events])
    while table.seat is not None:
        assert table.revision < longest, f"{trial}: no end after {longest} choices"
        bot = chance.choice(habits) if habits and chance.random() < HABIT else None
        choice = bot.choose(table, table.seat) if bot else chance.randrange(table.choices)
        found.events.append(table.choose(choice))
        found.states.append(table.state.copy())
    return found
