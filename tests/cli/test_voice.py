from __future__ import annotations

import string

import pytest

from deckwright.cli import help, texts, voice
from deckwright.cli.play import texts as play
from deckwright.faces import texts as faces
from deckwright.games.aeons_end import terminal as family_face
from deckwright.games.ascension import terminal as ascension_face
from deckwright.games.shards import guide, look
from deckwright.games.shards import terminal as face
from deckwright.lang.texts import Count, Text
from deckwright.table import story


@pytest.mark.parametrize(
    ("environ", "lang"),
    [
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "ru"}, "ru"),
        ({"LANG": "en_US.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({}, "en"),
        ({"LANG": "en_US", "LC_ALL": "ru_RU"}, "ru"),
        ({"LANG": "ru_RU", "LC_MESSAGES": "de_DE"}, "en"),
    ],
)
def test_the_environment_names_the_language(environ: dict[str, str], lang: str) -> None:
    assert voice.from_environment(environ) == lang


def test_an_argument_names_the_language_wherever_it_stands() -> None:
    assert voice.from_arguments(["games", "--lang", "ru"]) == "ru"
    assert voice.from_arguments(["--lang=en", "games"]) == "en"
    assert voice.from_arguments(["games", "--lang"]) is None
    assert voice.from_arguments(["games", "--lang", "de"]) is None


def test_russian_numbers_have_three_forms() -> None:
    assert [texts.GAMES.said("ru", n) for n in (1, 2, 5, 11, 21)] == [
        "1 партия",
        "2 партии",
        "5 партий",
        "11 партий",
        "21 партия",
    ]
    assert [texts.GAMES.said("en", n) for n in (1, 2)] == ["1 game", "2 games"]


def _texts(found: object) -> list[Text | Count]:
    if isinstance(found, Text | Count):
        return [found]
    if isinstance(found, dict):
        return [text for value in found.values() for text in _texts(value)]
    return [text for value in found for text in _texts(value)] if isinstance(found, tuple) else []


def _fields(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


@pytest.mark.parametrize(
    ("module", "many"),
    [
        (texts, 80),
        (help, 60),
        (play, 40),
        (faces, 9),
        (face, 10),
        (ascension_face, 12),
        (family_face, 12),
        (guide, 40),
        (look, 10),
        (story, 4),
    ],
)
def test_every_text_is_there_in_both_languages_with_the_same_values(module: object, many: int) -> None:
    found = [text for name, value in vars(module).items() if name.isupper() for text in _texts(value)]
    assert len(found) >= many
    for text in found:
        assert all(text.en) and all(text.ru), text
        if isinstance(text, Text):
            assert _fields(text.en) == _fields(text.ru), text
