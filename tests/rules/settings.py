"""What the options of a game can be set to."""

from __future__ import annotations

from typing import Any

from deckwright.lang.game import GameOption


def values_of(option: GameOption, *, every_number: bool = True) -> list[Any]:
    """Everything an option can be set to; of its numbers all, or only the first and the last."""
    if option.choices:
        return [choice.id for choice in option.choices]
    if option.numbers is None:
        return [False, True]
    return list(option.numbers) if every_number else [option.numbers[0], option.numbers[-1]]
