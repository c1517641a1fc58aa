"""What people at a table may say to each other: keys, so that everybody reads them in their own language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from deckwright.lang.texts import Text

PHRASES: Mapping[str, Text] = {
    "hello": Text("Hello!", "Привет!"),
    "good-luck": Text("Good luck!", "Удачи!"),
    "thinking": Text("Let me think…", "Дайте подумать…"),
    "away": Text("Back in a moment", "Отойду на минутку"),
    "back": Text("I am back", "Я снова здесь"),
    "well-played": Text("Well played!", "Отличный ход!"),
    "oops": Text("Oops, my mistake", "Ой, моя ошибка"),
    "thanks": Text("Thank you!", "Спасибо!"),
    "sorry": Text("Sorry!", "Извините!"),
    "good-game": Text("Good game!", "Хорошая партия!"),
    "again": Text("One more?", "Ещё партию?"),
    "bye": Text("I have to go", "Мне пора"),
}

# Shown as a symbol; the words are for those who hear the page.
REACTIONS: Mapping[str, Text] = {
    "smile": Text("a smile", "улыбка"),
    "amazed": Text("amazement", "изумление"),
    "sad": Text("sadness", "грусть"),
    "heart": Text("a heart", "сердечко"),
    "thumb": Text("thumbs up", "большой палец вверх"),
}

KNOWN: Mapping[str, Text] = {**PHRASES, **REACTIONS}


def spoken(data: Mapping[str, Any], lang: str) -> str:
    """What somebody said, for a reader of this language: a phrase, a reaction, or words of their own as they are."""
    if "words" in data:
        return str(data["words"])
    known = KNOWN.get(str(data.get("phrase")))
    return known.said(lang) if known is not None else "…"
