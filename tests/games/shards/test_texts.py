"""The texts of the cards: a reviewed snapshot, and what every text must keep to.

card_texts.txt holds what a player reads on every card, in both languages. It is written by the program and read by
people: after a change of cards or words, renew it and review the difference like code.

    DECKWRIGHT_RENEW=1 pytest tests/games/shards/test_texts.py
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from deckwright.games.shards.game import SHARDS
from deckwright.games.shards.texts import FOCUS
from deckwright.games.shards.vocabulary import KEYWORDS, NOUNS
from deckwright.lang.cards import Kind
from deckwright.lang.texts import LANGUAGES, plain, plural
from deckwright.lang.types import Note, Verb

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
    },
    "en": {
        "crystal": {1: "1 crystal", 2: "2 crystals"},
        "power": {1: "1 power", 5: "5 power", 1_000_000: "∞ power"},
        "mastery": {1: "1 mastery", 5: "5 mastery"},
        "health": {1: "1 health", 5: "5 health"},
        "card": {1: "1 card", 2: "2 cards"},
        "damage": {1: "1 damage", 3: "3 damage"},
        "shield": {1: "1 shield", 3: "3 shields"},
    },
}


def text_of(kind: Kind, lang: str) -> str:
    return plain(SHARDS.describe(kind, lang))


def page_of(kind: Kind) -> Iterator[str]:
    """A card as the snapshot shows it."""
    yield kind.id
    facts = kind.all_facts()
    for lang in LANGUAGES:
        numbers = [f"{word} {facts[fact]}" for fact, word in NUMBERS[lang] if facts.get(fact)]
        yield f"  {kind.name(lang)} — {SHARDS.type_line(kind, lang)}{''.join(f'; {n}' for n in numbers)}"
        yield f"    {text_of(kind, lang)}"


def all_texts() -> Iterator[tuple[str, str, str]]:
    """Everything a player of Shards can be told, in each language, with its place."""
    for kind in SHARDS.kinds:
        for lang in LANGUAGES:
            yield f"{kind.id}, name", lang, kind.name(lang)
            yield f"{kind.id}, type", lang, SHARDS.type_line(kind, lang)
            yield f"{kind.id}, text", lang, text_of(kind, lang)
    for keyword in KEYWORDS:
        for lang in LANGUAGES:
            yield f"keyword {keyword.id}", lang, f"{keyword.name(lang)}: {keyword.meaning(lang)}"
    program = SHARDS.program
    for prompt in program.prompts:
        yield f"prompt {prompt.id}", "en", prompt.en
        yield f"prompt {prompt.id}", "ru", prompt.ru
    sayings: list[Verb | Note] = [*program.verbs, *program.notes]
    for said in sayings:
        yield f"saying {said.id}", "en", said.en
        yield f"saying {said.id}", "ru", said.ru
    for option in SHARDS.options:
        yield f"option {option.id}", "en", f"{option.en} {option.help_en}"
        yield f"option {option.id}", "ru", f"{option.ru} {option.help_ru}"
        for choice in option.choices:
            yield f"option {option.id} {choice.id}", "en", choice.en
            yield f"option {option.id} {choice.id}", "ru", choice.ru


@cache
def texts(lang: str) -> dict[str, str]:
    """All texts of a language, by their places; what is filled in later left out."""
    return {where: re.sub(r"\{[^}]*\}", "", text) for where, of, text in all_texts() if of == lang}


def test_card_texts_are_as_reviewed() -> None:
    pages = "\n\n".join("\n".join(page_of(kind)) for kind in SHARDS.kinds) + "\n"
    if os.environ.get("DECKWRIGHT_RENEW"):
        SNAPSHOT.write_text(pages, encoding="utf-8")
    assert pages == SNAPSHOT.read_text(encoding="utf-8"), "if the change is meant, renew the snapshot (see this file)"


def test_no_text_is_empty() -> None:
    assert [where for where, _, text in all_texts() if not text.strip()] == []


def test_every_language_is_written_in_its_own_letters() -> None:
    latin, cyrillic = re.compile("[a-z]", re.IGNORECASE), re.compile("[а-яё]", re.IGNORECASE)
    assert {where: text for where, text in texts("ru").items() if latin.search(text)} == {}
    assert {where: text for where, text in texts("en").items() if cyrillic.search(text)} == {}
    wordless = {"saying choose", "saying choose-player", "saying number", "saying assign"}
    assert {where for where, text in texts("ru").items() if not cyrillic.search(text)} <= wordless


def test_no_text_is_untidy() -> None:
    untidy = re.compile(r"\S  +\S|\S [.,:;!?]|[.,:;]{2}|\[|\]")
    assert {where: text for where, _, text in all_texts() if untidy.search(text)} == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_text_is_made_of_whole_sentences(lang: str) -> None:
    for kind in SHARDS.kinds:
        text = text_of(kind, lang)
        assert text.endswith(".")
        for sentence in text.removesuffix(".").split(". "):
            assert sentence[0].isupper(), text
            assert sentence.count(":") <= 1, text  # a condition inside a condition shares its colon


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("noun", sorted(NOUNS))
def test_nouns_agree_with_their_numbers(noun: str, lang: str) -> None:
    for number, said in FORMS[lang][noun].items():
        assert SHARDS.vocabulary.amount(number, noun, lang) == said


def test_numbers_in_russian_texts_agree_with_their_nouns() -> None:
    """Except after "up to", which asks for the genitive."""
    forms = {form: NOUNS[noun]["ru"] for noun in NOUNS for form in NOUNS[noun]["ru"]}
    wrong = {
        where: text
        for where, text in texts("ru").items()
        for number, noun in re.findall(r"(?<!до )\b(\d+) (\w+)", text)
        if noun in forms and noun != plural(int(number), forms[noun], "ru")
    }
    assert wrong == {}


def test_both_texts_of_a_card_name_the_same_numbers() -> None:
    for kind in SHARDS.kinds:
        english, russian = (sorted(re.findall(r"\d+", text_of(kind, lang))) for lang in LANGUAGES)
        assert english == russian, kind.id


def test_names_are_unique_in_each_language() -> None:
    for lang in LANGUAGES:
        names = [kind.name(lang) for kind in SHARDS.kinds]
        assert len(set(names)) == len(names)


def test_focus_is_told_alike_on_the_button_and_on_the_leader() -> None:
    leader = next(kind for kind in SHARDS.kinds if kind.home == "leader_cards")
    assert FOCUS.en.split(":")[0] == text_of(leader, "en").split(":")[0] == "Focus"
    assert FOCUS.ru.split(":")[0] == text_of(leader, "ru").split(":")[0] == "Концентрация"
