"""Speaking at a table: by phrases that everybody reads in their own language, freely only where the opener allows it.

What is said is an entry like any other: it is kept with the table, comes to all processes in its order, and makes no
choice stale. Whoever says very much is asked to wait.
"""

from __future__ import annotations

import math
import re
import time
from typing import Any

from deckwright.server.rooms.errors import NotPossible, TooMany
from deckwright.server.rooms.keeper import Keeper
from deckwright.server.rooms.live import Live
from deckwright.server.rooms.phrases import KNOWN
from deckwright.server.rooms.room import SPEAK, Room

LONGEST = 140  # characters of words of one's own
AT_ONCE, WHILE = 4, 20.0  # so much may be said within so many seconds,
IN_ALL = 200  # and so much by one seat at one table


async def speak(keeper: Keeper, live: Live, seat: int, *, phrase: str = "", words: str = "") -> None:
    """A seat says a phrase, or words of its own."""

    def check(room: Room) -> dict[str, Any]:
        said = _said(room, phrase, words)
        _check_rate(room.spoken.get(room.group(seat), []), time.time())
        return said

    await keeper.do(live, SPEAK, seat, check)


def may_speak(room: Room) -> bool:
    """Whether anybody would hear it: alone against bots there is nobody."""
    return len(room.groups) > 1


def _said(room: Room, phrase: str, words: str) -> dict[str, Any]:
    if not may_speak(room):
        raise NotPossible("There is nobody here to talk to.", "Здесь не с кем говорить.")
    if phrase in KNOWN:
        return {"phrase": phrase}
    if not room.manners.free_words:
        raise NotPossible("At this table phrases are all one says.", "За этим столом говорят только готовыми фразами.")
    printing = "".join(sign if sign.isprintable() else " " for sign in words)
    line = re.sub(r"\s+", " ", printing).strip()[:LONGEST].strip()
    if not line:
        raise NotPossible("There is nothing to say in that.", "Тут нечего сказать.")
    return {"words": line}


def _check_rate(times: list[float], now: float) -> None:
    """Complain about who says too much."""
    if len(times) >= IN_ALL:
        raise TooMany("You have said enough at this table.", "За этим столом вы уже сказали достаточно.")
    if len(times) >= AT_ONCE and now - times[-AT_ONCE] < WHILE:
        wait = math.ceil(times[-AT_ONCE] + WHILE - now)
        raise TooMany(f"You may speak again in {wait} s.", f"Снова говорить можно через {wait} с.")
