"""What may be taken back, and whom one has to ask for it.

Free until something hidden was revealed, or the question went to another group: that it did may tell what they hold.
Then the others are asked, and a friend who is invited counts before they have come. A game that is over has shown all
cards: nobody takes it back where several groups played, nor where a campaign has counted it. People at one screen, or
alone against bots, may always take back. What was done before a game was laid anew stands.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from deckwright.server.rooms.errors import NotPossible
from deckwright.server.rooms.room import Room

PAUSE = 60.0  # seconds before somebody who was refused may ask again


@dataclass(frozen=True)
class Undo:
    """Taking back all after the first `keep` choices; `free` if nobody has to be asked."""

    keep: int
    free: bool


def undo_for(room: Room, seat: int) -> Undo | None:
    """Back to the last question that this seat's group answered; None if it has answered none, or all is over."""
    mine = room.group(seat)
    if room.taken or (room.table.over and room.groups > {mine}):
        return None
    for keep in range(len(room.done) - 1, room.table.begun - 1, -1):
        done = room.done[keep]
        if not done.auto and not room.chairs[done.seat].is_bot and room.group(done.seat) == mine:
            return Undo(keep, _is_free(room, mine, keep))
    return None


def cancel_for(room: Room, seat: int) -> Undo | None:
    """Out of a choice in several steps, back to the question of the own turn, if that is free."""
    look = room.table.game.look
    prompt = room.table.prompt
    if prompt is None or room.taken or look.is_main(prompt.id, prompt.source) or seat not in room.table.to_answer:
        return None
    for keep in range(len(room.done) - 1, room.table.begun - 1, -1):
        done = room.done[keep]
        if done.seat != seat:
            return None
        if done.prompt == look.main_prompt:
            return Undo(keep, True) if _is_free(room, room.group(seat), keep) else None
    return None


def asks_already(room: Room, seat: int) -> bool:
    """Whether this seat's group has asked, and the others have not answered yet."""
    return room.asking is not None and room.group(room.asking.seat) == room.group(seat)


def agrees_already(room: Room, seat: int) -> bool:
    """Whether this seat's group has agreed to what is asked."""
    return room.asking is not None and room.group(seat) in room.asking.agreed


def check_may_ask(room: Room, seat: int, now: float) -> None:
    """One wish at a time; and who was refused leaves the others in peace for a while."""
    if room.asking is not None:
        raise NotPossible("Somebody asks already: answer that first.", "Об отмене уже просят: сначала ответьте.")
    wait = math.ceil(room.refused.get(room.group(seat), 0.0) + PAUSE - now)
    if wait > 0:
        raise NotPossible(
            f"You were refused just now. You may ask again in {wait} s.",
            f"Вам только что отказали. Попросить снова можно через {wait} с.",
        )


def agreed(room: Room) -> bool:
    """Whether all who were asked have agreed."""
    if room.asking is None:
        return False
    return room.groups - {room.group(room.asking.seat)} <= room.asking.agreed


def _is_free(room: Room, mine: int, keep: int) -> bool:
    if room.groups <= {mine}:
        return True
    return all(not done.learned and room.group(done.seat) == mine for done in room.done[keep:])
