"""The texts of the cards: a reviewed snapshot.

card_texts.txt holds what a player reads on every card, in full and in brief, in both languages. It is written by the
program and read by people: after a change of cards or words, renew it and review the difference like code.

    DECKWRIGHT_RENEW=1 pytest tests/games/war_eternal/test_texts.py
"""

from __future__ import annotations

import os
from pathlib import Path

from deckwright.faces import face_of
from deckwright.games import load
from deckwright.lang.cards import Kind
from deckwright.lang.texts import plain

GAME = load("war-eternal")
SNAPSHOT = Path(__file__).with_name("card_texts.txt")


def page_of(kind: Kind) -> str:
    lines = [kind.id]
    for lang in ("en", "ru"):
        lines.append(f"  {kind.said(lang)} ({GAME.type_line(kind, lang)})")
        lines.append(f"  {plain(GAME.describe(kind, lang))}")
        lines.append(f"  {face_of(GAME).brief(kind, lang)}")
    return "\n".join(lines)


def test_the_texts_of_all_cards() -> None:
    written = "\n\n".join(page_of(kind) for kind in GAME.kinds) + "\n"
    if os.environ.get("DECKWRIGHT_RENEW"):
        SNAPSHOT.write_text(written, encoding="utf-8")
    assert written == SNAPSHOT.read_text(encoding="utf-8")
