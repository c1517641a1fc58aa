"""Rules that many games need, written in the language itself. Import them like a game's own rules."""

from __future__ import annotations

from typing import Any

from deckwright.lang.rules import rule
from deckwright.lang.types import Pile, Player, Prompt, choose, move

WHICH_NEXT = Prompt("which-next", "Which card next?", "Какую карту следующей?")
WHICH_ELSE = Prompt("which-else", "Choose a card, or pass", "Выберите карту или пропустите")


@rule
def put_in_order(who: Player, source: Pile[Any], to: Pile[Any]) -> None:
    """Put all cards of a pile on another, one by one in the order the player likes: the last one lies on top."""
    while source:
        move(choose(who, source, WHICH_NEXT), to)


@rule
def put_in_order_below(who: Player, source: Pile[Any], to: Pile[Any]) -> None:
    """Put all cards of a pile below another, in the order the player likes: the last one lies at the very bottom."""
    while source:
        move(choose(who, source, WHICH_NEXT), to, bottom=True)


@rule
def move_some(who: Player, source: Pile[Any], to: Pile[Any], most: int) -> int:
    """Move up to so many cards, chosen one by one with a way to stop; how many it were."""
    moved = 0
    while moved < most:
        card = choose(who, source, WHICH_ELSE, optional=True)
        if card is None:
            return moved
        move(card, to)
        moved += 1
    return moved
