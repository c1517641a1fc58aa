"""Russian sentences: they agree with numbers and names, and stand in their order."""

from __future__ import annotations

import re

import pytest

from deckwright.faces import face_of
from deckwright.games import load
from deckwright.lang.texts import plain

GAME = load("new-age")
ONE_AS_MANY = re.compile(r"(?<!\d)1 \w+, которые")


def test_one_of_something_is_not_spoken_of_as_many() -> None:
    careless = [kind.id for kind in GAME.kinds if ONE_AS_MANY.search(plain(GAME.describe(kind, "ru")))]
    assert careless == []


def text_of(id: str, lang: str = "ru") -> str:
    kind = GAME.kind(id)
    assert kind is not None
    return plain(GAME.describe(kind, lang))


def test_how_we_read_a_card_stands_after_what_it_does() -> None:
    assert text_of("gore").endswith("карта стоимостью 0 дороже пустой руки (наше прочтение).")
    assert text_of("aetherscope", "en").startswith("Gain 1 aether; OR any ally may lose 1 charge")
    amid = "наносит на 2 урона больше. Даже если само оно урона не наносит (наше прочтение). Когда"
    assert amid in text_of("pain-conduit")


def test_a_keyword_stands_in_the_case_its_sentence_needs_and_still_explains_itself() -> None:
    kind = GAME.kind("siege-of-dust")
    assert kind is not None
    tokens = GAME.describe(kind, "ru")
    assert "верхняя карта стопки забвения стоит больше 0" in plain(tokens)
    assert ("стопки забвения", "exiled-pile") in [(token.text, token.key) for token in tokens]


def test_what_is_told_of_a_card_agrees_with_any_name() -> None:
    """Some cards have plural names: no verb may depend on it."""
    said = {note.id: note.ru for note in GAME.program.notes}
    assert said["hits"] == "{card}: урон {number}" and said["next-to-pile"].startswith("{card}: сокровище лежит")


def test_a_gain_or_loss_in_the_story_has_its_noun_in_the_nominative() -> None:
    vocabulary, told = GAME.vocabulary, GAME.look.told.counted
    assert [vocabulary.amount(n, told["charges"], "ru") for n in (1, 2, 5)] == ["1 энергия", "2 энергии", "5 энергии"]
    race = load("ascension")
    assert race.vocabulary.amount(1, race.look.told.counted["runes"], "ru") == "1 руна"


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_no_clause_of_a_card_in_brief_is_empty(lang: str) -> None:
    """What only says where a card lies ends without a colon."""
    said = [face_of(GAME).brief(kind, lang) for kind in GAME.kinds]
    assert [line for line in said if ": ·" in line or ":  ·" in line or line.rstrip().endswith(":")] == []
    assert sum(line.lower().startswith(("next to", "у стопки")) for line in said) >= 3
