from __future__ import annotations

import pytest

from deckwright import rulebook
from deckwright.rulebook import RulebookError

PAGE = """# A game

It is short.

> Она короткая.

## Beginning | Начало

### G-BEG-01

Shuffle the deck.

> Перемешайте колоду.

### G-BEG-02

Draw five cards
of your deck.

> Возьмите пять карт
> своей колоды.

## End | Конец

### G-END-01

The last player with an acorn wins.

> Побеждает последний игрок с жёлудем.
"""


def test_a_page_is_read_into_sections_and_rules() -> None:
    book = rulebook.parse(PAGE)
    assert (book.title, book.intro.en, book.intro.ru) == ("A game", "It is short.", "Она короткая.")
    assert [(s.said("en"), s.said("ru"), len(s.rules)) for s in book.sections] == [
        ("Beginning", "Начало", 2),
        ("End", "Конец", 1),
    ]
    rule = book.rule("g-beg-02")
    assert rule is not None
    assert rule.said("en") == "Draw five cards of your deck."
    assert rule.said("ru") == "Возьмите пять карт своей колоды."


@pytest.mark.parametrize(
    ("words", "ids"),
    [
        ("G-END-01", ["G-END-01"]),
        ("beg", ["G-BEG-01", "G-BEG-02"]),
        ("beg-01", ["G-BEG-01"]),
        ("конец", ["G-END-01"]),
        ("deck", ["G-BEG-01", "G-BEG-02"]),
        ("five deck", ["G-BEG-02"]),
        ("желудем", ["G-END-01"]),
        ("желуди", ["G-END-01"]),  # in another form
        ("nothing of this", []),
        ("", []),
    ],
)
def test_rules_are_found_by_id_section_and_words(words: str, ids: list[str]) -> None:
    found = rulebook.parse(PAGE).find(words)
    assert [rule.id for section in found for rule in section.rules] == ids


@pytest.mark.parametrize(
    "page",
    ["## Only English\n", "## A | Б\n\n### X-1\n\nEnglish only.\n", "### X-1\n\nToo early.\n\n> Рано.\n"],
)
def test_a_badly_written_page_is_refused(page: str) -> None:
    with pytest.raises(RulebookError):
        rulebook.parse(page)


@pytest.mark.parametrize(("game", "rules"), [("shards", 200), ("ascension", 100)])
def test_the_page_of_a_game_is_complete(game: str, rules: int) -> None:
    book = rulebook.load(game)
    ids = [rule.id for rule in book]
    assert len(ids) == len(set(ids)) > rules
    assert all(rule.en and rule.ru for rule in book)


def test_a_game_without_a_page_says_so() -> None:
    with pytest.raises(RulebookError):
        rulebook.load("no-such-game")
