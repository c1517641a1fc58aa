"""The texts of the cards: a reviewed snapshot, and what every text must keep to.

card_texts.txt holds what a player reads on every card, in full and in brief, in both languages. It is written by the
program and read by people: after a change of cards or words, renew it and review the difference like code.

    DECKWRIGHT_RENEW=1 pytest tests/games/war_eternal/test_texts.py
"""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from deckwright.faces import face_of
from deckwright.games import load
from deckwright.lang.cards import Kind
from deckwright.lang.texts import plain
from deckwright.lang.types import Note, Prompt, Verb

GAME = load("war-eternal")
SNAPSHOT = Path(__file__).with_name("card_texts.txt")


def page_of(kind: Kind) -> str:
    lines = [kind.id]
    for lang in ("en", "ru"):
        lines.append(f"  {kind.name(lang)} ({GAME.type_line(kind, lang)})")
        lines.append(f"  {plain(GAME.describe(kind, lang))}")
        lines.append(f"  {face_of(GAME).brief(kind, lang)}")
    return "\n".join(lines)


def test_the_texts_of_all_cards() -> None:
    written = "\n\n".join(page_of(kind) for kind in GAME.kinds) + "\n"
    if os.environ.get("DECKWRIGHT_RENEW"):
        SNAPSHOT.write_text(written, encoding="utf-8")
    assert written == SNAPSHOT.read_text(encoding="utf-8")


@pytest.mark.parametrize("kind", GAME.kinds, ids=lambda kind: kind.id)
def test_every_text_is_whole_sentences_in_its_own_language(kind: Kind) -> None:
    for lang in ("en", "ru"):
        text = plain(GAME.describe(kind, lang))
        assert text and text[0].isupper() and text.endswith(".")
        assert not re.search(r"[{}\[\]]|  |\.\.| ,| ;", text), text
        letters = re.sub(r"\b[IVX]+\b", "", text)
        assert not re.search(r"[а-яА-ЯёЁ]" if lang == "en" else r"[a-zA-Z]", letters), text


def test_names_are_unique_in_both_languages() -> None:
    for lang in ("en", "ru"):
        names = [kind.name(lang) for kind in GAME.kinds]
        assert len(set(names)) == len(names)


def test_every_choice_question_and_note_speaks_both_languages() -> None:
    program = GAME.program
    things: list[Verb | Prompt | Note] = [*program.verbs, *program.prompts, *program.notes]
    for thing in things:
        assert thing.en and thing.ru
        if thing.id not in ("choose", "choose-player", "number"):
            assert re.search(r"[а-яА-ЯёЁ]|\{", thing.ru)
