"""Rules that many games need, written in the language itself. Import them like a game's own rules."""

from __future__ import annotations

from typing import Any

from deckwright.lang.rules import rule
from deckwright.lang.types import (
    Note,
    Pile,
    Player,
    Prompt,
    Seats,
    Shared,
    choose,
    confirm,
    end_game,
    everyone,
    move,
    note,
    seat_of,
)

WHICH_NEXT = Prompt("which-next", "Which card next?", "Какую карту следующей?")
WHICH_ELSE = Prompt("which-else", "Choose a card, or pass", "Выберите карту или пропустите")
END_IN_DRAW = Prompt(
    "end-in-draw",
    "This game does not come to an end. Call it a draw, so that nobody wins?",
    "Партия никак не кончается. Согласиться на ничью, без победителя?",
)
DRAW = Note(
    "draw",
    "The game is a draw and nobody wins. Turns played: {number}",
    "Ничья, победителя нет. Сыграно ходов: {number}",
    ("number",),
)
DRAW_OFFERED = 500  # turns, far more than any game takes that somebody means to win
DRAW_AGAIN = 50
DRAW_CALLED = 1000

table: Shared[Any] = Shared()


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


# --- games without an end ---------------------------------------------------------------------------------------------
# Some positions leave nobody a way to win. So from a very late turn on all are asked for a draw now and then, and at
# last it is called without asking. Ask between two turns.


@rule
def draw_is_offered() -> bool:
    """Whether the players are to be asked for a draw before the next turn. If it is too late for that, it is a draw."""
    if table.turn >= DRAW_CALLED:
        call_draw()
    return table.turn >= DRAW_OFFERED and table.turn % DRAW_AGAIN == 0


@rule
def agrees_to_draw(who: Seats) -> bool:
    """Whether one of these would rather call it a draw."""
    return confirm(who, END_IN_DRAW)


@rule
def call_draw() -> None:
    """The game ends, and nobody has won."""
    note(DRAW, number=table.turn)
    end_game()


@rule
def draw_if_endless(me: Player) -> None:
    """For everybody against everybody, from this player on: a draw if all agree."""
    if draw_is_offered():
        agreed = True
        for someone in me.around:
            if agreed:
                agreed = agrees_to_draw(seat_of(someone))
        if agreed:
            call_draw()


@rule
def draw_together_if_endless() -> None:
    """For players who win or lose as one: a draw if somebody says so for all."""
    if draw_is_offered() and agrees_to_draw(everyone()):
        call_draw()
