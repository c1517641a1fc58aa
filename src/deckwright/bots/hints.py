"""Advice as people are shown it: what comes to the same once, and no chance that too few games stand behind."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from deckwright.bots.thinking import Advice

ENOUGH = 0.5  # of the games of what was looked at most: with fewer, a share is mostly luck


class Standing(Enum):
    """How a choice compares with the one before all others, where no chance is shown."""

    UNKNOWN = ""
    EVEN = "even"  # too close to tell: it may even have won a little more
    BEHIND = "behind"  # given up after a few games


@dataclass(frozen=True)
class Hint:
    """One choice worth showing: its index, in how many games it was tried, and either its chance or how it stands."""

    index: int
    visits: int
    win: float | None
    standing: Standing = Standing.UNKNOWN


def hints(advice: Sequence[Advice], most: int) -> list[Hint]:
    """The best few choices. No chance is ever shown that is higher than that of the choice above it."""
    enough = ENOUGH * max((each.visits for each in advice), default=0)
    found: list[Hint] = []
    best: float | None = None
    for each in advice:
        if each.same_as is not None:
            continue
        if each.win is None or (found and best is None):
            found.append(Hint(each.index, each.visits, None))
        elif each.visits < enough:
            found.append(Hint(each.index, each.visits, None, Standing.BEHIND if found else Standing.UNKNOWN))
        elif best is not None and each.win >= best:
            found.append(Hint(each.index, each.visits, None, Standing.EVEN))
        else:
            best = each.win
            found.append(Hint(each.index, each.visits, each.win))
        if len(found) == most:
            break
    return found
