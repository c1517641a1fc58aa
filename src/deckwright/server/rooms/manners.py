"""How people at a table treat each other: what whoever opens it wishes for, beside the options of the game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

FREE_WORDS, CLOCK = "free-words", "clock"  # settings of a table


@dataclass(frozen=True)
class Manners:
    """Wishes of whoever opens a table."""

    free_words: bool = False
    """Whether people may write to each other what they like, beside the phrases that everybody reads translated."""

    clock: str = ""
    """The pace of the table's clocks, of `PACES`; none without one."""

    listed: bool = False
    """Whether anybody may sit down: the lobby lists the table until it is full or taken off. This is no setting."""

    def settings(self) -> dict[str, Any]:
        """As the store keeps them."""
        return ({FREE_WORDS: True} if self.free_words else {}) | ({CLOCK: self.clock} if self.clock else {})


def manners_of(settings: Mapping[str, Any]) -> Manners:
    """What the store kept; a table of earlier versions has no wishes."""
    return Manners(free_words=bool(settings.get(FREE_WORDS)), clock=str(settings.get(CLOCK, "")))
