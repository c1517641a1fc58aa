"""The texts of the cards of Shards: a reviewed snapshot, and the forms of nouns.

card_texts.txt holds what a player reads on every card, in full and in brief, in both languages. It is written by the
program and read by people: after a change of cards or words, renew it and review the difference like code.

    DECKWRIGHT_RENEW=1 pytest tests/games/shards/test_texts.py
"""

from __future__ import annotations

from pathlib import Path

import pytest

from deckwright.games.shards.game import SHARDS
from deckwright.games.shards.texts import FOCUS
from deckwright.games.shards.vocabulary import NOUNS
from deckwright.lang.languages import LANGUAGES
from deckwright.testing.texts import text_of
from tests.games.telling import check_snapshot

SNAPSHOT = Path(__file__).with_name("card_texts.txt")
NUMBERS = {
    "en": (("cost", "cost"), ("health", "health"), ("shield", "shield")),
    "ru": (("cost", "стоимость"), ("health", "здоровье"), ("shield", "щит")),
}
# The amounts a card can give; a form of the noun belongs to each.
FORMS = {
    "ru": {
        "crystal": {1: "1 кристалл", 2: "2 кристалла", 4: "4 кристалла", 5: "5 кристаллов", 21: "21 кристалл"},
        "power": {1: "1 мощь", 2: "2 мощи", 5: "5 мощи", 11: "11 мощи", 21: "21 мощь", 1_000_000: "∞ мощи"},
        "mastery": {1: "1 мастерство", 3: "3 мастерства", 5: "5 мастерства", 30: "30 мастерства"},
        "health": {1: "1 здоровье", 4: "4 здоровья", 10: "10 здоровья", 50: "50 здоровья"},
        "card": {1: "1 карту", 2: "2 карты", 5: "5 карт", 11: "11 карт", 12: "12 карт", 22: "22 карты"},
        "damage": {1: "1 урон", 3: "3 урона", 8: "8 урона", 21: "21 урон"},
        "shield": {1: "1 щит", 3: "3 щита", 8: "8 щитов", 14: "14 щитов"},
        "champion": {1: "1 чемпиона", 3: "3 чемпиона", 5: "5 чемпионов"},
        "ally": {1: "1 союзника", 2: "2 союзника", 5: "5 союзников"},
        "mercenary": {1: "1 наёмника", 2: "2 наёмника", 5: "5 наёмников"},
    },
    "en": {
        "crystal": {1: "1 crystal", 2: "2 crystals"},
        "power": {1: "1 power", 5: "5 power", 1_000_000: "∞ power"},
        "mastery": {1: "1 mastery", 5: "5 mastery"},
        "health": {1: "1 health", 5: "5 health"},
        "card": {1: "1 card", 2: "2 cards"},
        "damage": {1: "1 damage", 3: "3 damage"},
        "shield": {1: "1 shield", 3: "3 shields"},
        "champion": {1: "1 champion", 3: "3 champions"},
        "ally": {1: "1 ally", 2: "2 allies"},
        "mercenary": {1: "1 mercenary", 2: "2 mercenaries"},
    },
}


def test_card_texts_are_as_reviewed() -> None:
    check_snapshot(SHARDS, NUMBERS, SNAPSHOT)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("noun", sorted(NOUNS))
def test_nouns_agree_with_their_numbers(noun: str, lang: str) -> None:
    for number, said in FORMS[lang][noun].items():
        assert SHARDS.vocabulary.amount(number, noun, lang) == said


def test_focus_is_told_alike_on_the_button_and_on_the_leader() -> None:
    leader = next(kind for kind in SHARDS.kinds if kind.home == "leader_cards")
    assert FOCUS.en.split(":")[0] == text_of(SHARDS, leader, "en").split(":")[0] == "Focus"
    assert FOCUS.ru.split(":")[0] == text_of(SHARDS, leader, "ru").split(":")[0] == "Концентрация"
