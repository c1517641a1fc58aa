"""Nicknames: one short line that others can see."""

from __future__ import annotations

import re
import unicodedata

from deckwright.server.rooms.errors import RoomError

# Letters and signs that print as nothing, though their kind says otherwise: fillers of Hangul, the empty Braille cell.
BLANK = dict.fromkeys((0x115F, 0x1160, 0x3164, 0xFFA0, 0x2800, 0x034F, 0x17B4, 0x17B5), " ")
SEEN = "LNPS"  # letters, numbers, punctuation, symbols


class InvisibleName(RoomError):
    """A nickname that nobody could read."""

    code, status = "invisible-name", 422

    def __init__(self) -> None:
        super().__init__(
            "Nobody could see this name. Write at least one letter, or leave it empty.",
            "Такого имени никто не увидит. Напишите хотя бы одну букву или оставьте поле пустым.",
        )


def clean_name(given: str, most: int) -> str:
    """A nickname: one line without signs that do not print, not too long; an invisible one is refused."""
    printing = "".join(sign if sign.isprintable() else " " for sign in given.translate(BLANK))
    name = re.sub(r"\s+", " ", printing).strip()[:most].strip()
    if given and not any(unicodedata.category(sign)[0] in SEEN for sign in name):
        raise InvisibleName
    return name
