"""The slots that only War Eternal has."""

from __future__ import annotations

from deckwright.games.aeons_end.rules import slots as family
from deckwright.games.aeons_end.schema import Card, Player
from deckwright.lang.rules import slot


@slot
def blood_magic(card: Card, me: Player) -> None:
    """What an acolyte of the Hollow Crown does."""


@slot(pure=True)
def blood_dries(card: Card, bloodless: bool) -> bool:
    """Whether the blood magic of an acolyte would do nothing now, with or without the damage to itself."""
    return False


ALL = (*family.ALL, blood_magic, blood_dries)
