"""A position to think about: what travels to a worker, and how it becomes a table again."""

from __future__ import annotations

import json
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from deckwright.table import Table
from deckwright.table.errors import GameOver, NotYourTurn
from deckwright.vm import isa

MOST_TABLES = 32  # opened and kept by one process; each is a few kilobytes


@dataclass(frozen=True)
class Position:
    """What a worker needs to know of a table to answer for a seat. It has no past."""

    game: str
    seats: int
    options: Mapping[str, Any]
    state: bytes
    seat: int

    @classmethod
    def of(cls, table: Table, seat: int) -> Position:
        """The question that a seat must answer now."""
        if table.over:
            raise GameOver("the game is over", "партия окончена")
        if seat not in table.to_answer:
            raise NotYourTurn(f"seat {seat} is not asked now", f"место {seat} сейчас не спрашивают")
        return cls(table.game.id, table.seats, dict(table.chosen_options), table.state.tobytes(), seat)

    def _word(self, at: int) -> int:
        return int(np.frombuffer(self.state, np.int32, 1, at * 4)[0])

    @property
    def choices(self) -> int:
        """How many options there are."""
        return self._word(isa.H_NOPT)

    @property
    def decisions(self) -> int:
        """How many questions of this game were answered before."""
        return self._word(isa.H_DECISIONS)


class OpenTables:
    """Tables kept open, one for each way to open a game; a position is put on the one it belongs to."""

    def __init__(self) -> None:
        self._tables: OrderedDict[Any, Table] = OrderedDict()

    def __len__(self) -> int:
        return len(self._tables)

    def table(self, position: Position) -> Table:
        """A table that stands as the position says. It is good until the next position is asked for."""
        key = (position.game, position.seats, json.dumps(position.options, sort_keys=True))
        table = self._tables.pop(key, None) or Table.open(position.game, position.seats, 0, position.options)
        self._tables[key] = table
        if len(self._tables) > MOST_TABLES:
            self._tables.popitem(last=False)
        state = np.frombuffer(position.state, np.int32)
        if len(state) != len(table.state):
            raise ValueError(f"a state of {position.game} has {len(table.state)} words, not {len(state)}")
        table.state = state.copy()
        return table
