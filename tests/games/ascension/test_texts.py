"""The texts of the cards of Ascension: a reviewed snapshot, and the forms of nouns.

card_texts.txt holds what a player reads on every card, in full and in brief, in both languages. It is written by the
program and read by people: after a change of cards or words, renew it and review the difference like code.

    DECKWRIGHT_RENEW=1 pytest tests/games/ascension/test_texts.py
"""

from __future__ import annotations

from pathlib import Path

import pytest

from deckwright.games.ascension.game import ASCENSION
from deckwright.games.ascension.vocabulary import NOUNS
from deckwright.lang.languages import LANGUAGES
from tests.games.telling import check_snapshot

SNAPSHOT = Path(__file__).with_name("card_texts.txt")
NUMBERS = {
    "en": (("cost", "cost"), ("strength", "strength"), ("honor", "honor")),
    "ru": (("cost", "стоимость"), ("strength", "сила"), ("honor", "слава")),
}
# The amounts a card can give; a form of the noun belongs to each.
FORMS = {
    "ru": {
        "rune": {1: "1 руну", 2: "2 руны", 5: "5 рун", 11: "11 рун", 21: "21 руну"},
        "rune-there": {1: "1 руна", 2: "2 руны", 5: "5 рун", 11: "11 рун", 21: "21 руна"},
        "power": {1: "1 могущество", 2: "2 могущества", 5: "5 могущества", 21: "21 могущество"},
        "honor": {1: "1 очко славы", 2: "2 очка славы", 5: "5 очков славы", 11: "11 очков славы", 61: "61 очко славы"},
        "card": {1: "1 карту", 2: "2 карты", 5: "5 карт", 12: "12 карт", 22: "22 карты"},
        "turn": {1: "1 ход", 2: "2 хода", 15: "15 ходов", 21: "21 ход"},
        "construct": {1: "1 конструкт", 2: "2 конструкта", 5: "5 конструктов"},
        "mechana_runes": {1: "1 руну для Механы", 2: "2 руны для Механы", 5: "5 рун для Механы"},
    },
    "en": {
        "rune": {1: "1 rune", 2: "2 runes"},
        "rune-there": {1: "1 rune", 2: "2 runes"},
        "power": {1: "1 power", 5: "5 power"},
        "honor": {1: "1 honor", 5: "5 honor"},
        "card": {1: "1 card", 2: "2 cards"},
        "turn": {1: "1 turn", 15: "15 turns"},
        "construct": {1: "1 construct", 2: "2 constructs"},
        "mechana_runes": {1: "1 rune for Mechana", 2: "2 runes for Mechana"},
    },
}


def test_card_texts_are_as_reviewed() -> None:
    check_snapshot(ASCENSION, NUMBERS, SNAPSHOT)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("noun", sorted(NOUNS))
def test_nouns_agree_with_their_numbers(noun: str, lang: str) -> None:
    for number, said in FORMS[lang][noun].items():
        assert ASCENSION.vocabulary.amount(number, noun, lang) == said


def test_every_card_keeps_its_original_name() -> None:
    """Russian names are ours; the English one is the name the card is known by."""
    assert all(kind.en.isascii() and kind.ru and kind.en != kind.ru for kind in ASCENSION.kinds)


@pytest.mark.rule("ASC-PUB-04", "ASC-CORE-06")
def test_only_monsters_of_the_row_are_said_to_go_to_the_void() -> None:
    monster = next(keyword for keyword in ASCENSION.vocabulary.keywords.values() if keyword.id == "monster")
    assert "a monster of the centre row goes to the Void" in monster.meaning.en
    assert "монстр центрального ряда уйдёт в Бездну" in monster.meaning.ru


@pytest.mark.rule("ASC-PUB-10")
def test_the_page_does_not_forget_that_defeated_monsters_go_to_the_void() -> None:
    page = ASCENSION.file("rules.md")
    assert page is not None
    said = page.read_text(encoding="utf-8").partition("### ASC-PUB-10")[2].partition("###")[0]
    assert "only banished" not in said and "только изгнанные" not in said
