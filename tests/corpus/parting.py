"""Kept games that today's rules play otherwise from some choice on: where they part, and by which rules.

`parted.json` names each of them: `choice` is the first choice that is not what it was (the one that cannot be made, or
the one after which a turn ends in another position), `rules` are the rules whose reading has changed. Where the former
reading is an option today the game is played with it, as a saved game goes on (`Game.recalled`): then it parts at the
choice `recalled`, or never.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

PARTED = Path(__file__).with_name("parted.json")


@dataclass(frozen=True)
class Parting:
    """Where a kept game parts from its record, by today's defaults and by the readings of its time."""

    choice: int
    rules: tuple[str, ...]
    recalled: int | None


def read_partings() -> dict[str, Parting]:
    """All of them, by the name of the game."""
    told = json.loads(PARTED.read_text(encoding="utf-8"))
    return {name: Parting(each["choice"], tuple(each["rules"]), each.get("recalled")) for name, each in told.items()}
