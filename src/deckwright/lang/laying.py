"""How a game's positions are laid from outside: what follows from the cards, what cannot be, where play may begin."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Laying:
    """Rules for who lays a position: a test, a puzzle, a lesson.

    `lay(card)` runs for each card that is laid, before anything else is put on it: how a card lies where it lies now,
    such as a minion with all its life. `settle()` then makes true what follows from the cards. Both ask nothing.
    `refuse()` notes what cannot be; each note is a reason to refuse. `phases` are rules from which play may go on: each
    takes nothing or the player whose phase it is, and plays the game to its end.
    """

    lay: Any = None
    settle: Any = None
    refuse: Any = None
    phases: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Phase:
    """A phase in a program: where its rule begins, and whether it is a player's."""

    start: int
    of_player: bool
