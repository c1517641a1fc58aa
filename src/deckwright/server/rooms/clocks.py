"""Clocks: how long people may take, if whoever opened the table wished for a clock.

A clock runs while people of one table are waited for: never while a bot thinks, while a friend has not come yet, or
while this house was closed (`rooms/opening_hours.py`). Each time somebody is asked anew they have the time of a turn;
beyond it they draw on a reserve for the whole game. When both are gone the companion plays in their name until others
are asked. Whoever comes back may choose at any moment.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from deckwright import bots
from deckwright.lang.game import Game
from deckwright.lang.texts import Text

MINUTE, DAY = 60.0, 86_400.0
COMPANION = "companion"  # the level that plays for whoever is out of time


@dataclass(frozen=True)
class Pace:
    """A clock as people choose it: seconds for each turn, and a reserve for the game."""

    name: Text
    about: Text
    turn: float
    reserve: float


PACES: Mapping[str, Pace] = {
    "relaxed": Pace(
        Text("relaxed", "спокойные"),
        Text("3 minutes a turn, and 15 in reserve", "3 минуты на ход и 15 в запасе"),
        3 * MINUTE,
        15 * MINUTE,
    ),
    "normal": Pace(
        Text("normal", "обычные"),
        Text("1 minute a turn, and 5 in reserve", "1 минута на ход и 5 в запасе"),
        1 * MINUTE,
        5 * MINUTE,
    ),
    "daily": Pace(
        Text("by the day", "по дням"),
        Text("a day for each turn", "сутки на каждый ход"),
        DAY,
        0.0,
    ),
}


@dataclass(frozen=True)
class Wait:
    """For which groups of people a table waits, since when, and whether their time is known to be out."""

    groups: frozenset[int] = frozenset()
    since: float = 0.0  # unix seconds
    out: bool = False


@dataclass(frozen=True)
class TimeLeft:
    """Of a turn and of the reserve, in seconds."""

    turn: float
    reserve: float

    @property
    def whole(self) -> float:
        """Seconds until the companion takes over."""
        return self.turn + self.reserve


def time_left(pace: Pace, used: float, spent: float) -> TimeLeft:
    """What is left to somebody who used so much of the reserve before, and waits now since so many seconds."""
    reserve = pace.reserve - used - max(0.0, spent - pace.turn)
    return TimeLeft(max(0.0, pace.turn - spent), max(0.0, reserve))


def stand_in(game: Game) -> str:
    """The level that plays for whoever is out of time."""
    return (bots.level_named(game, COMPANION) or bots.usual_level(game)).id
