"""What the players of The New Age choose between, where only this box knows what it is worth to a bot."""

from __future__ import annotations

from enum import IntEnum


class Own(IntEnum):
    """One of two effects; it stands with its word as the amount of `Matter.OWN`."""

    BREACH_AETHER = 1
    BORROW = 2
    FORGE = 3
    ALLY_DRAWS = 4
    SURGE = 5
    TIDE = 6
    ENERGIZE = 7
    DRAIN = 8
    SOAR = 9
    SHARE = 10
    LAVISH = 11
    CAST_NOW = 12
