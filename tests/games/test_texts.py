"""What every text of every game must keep to."""

from __future__ import annotations

import re

import pytest

from deckwright import rulebook
from deckwright.faces import face_of
from deckwright.games import GAMES, load
from deckwright.lang.brief import text_of as text_of_glyphs
from deckwright.lang.game import Game
from deckwright.lang.texts import LANGUAGES, plural
from deckwright.server.scene.gains import gains
from tests.games.telling import all_texts, text_of, texts

WORDLESS = {"saying choose", "saying choose-player", "saying number", "saying assign"}

of_every_game = pytest.mark.parametrize("game", [load(id) for id in GAMES], ids=list(GAMES))


@of_every_game
def test_no_text_is_empty(game: Game) -> None:
    assert [where for where, _, text in all_texts(game) if not text.strip()] == []


@of_every_game
def test_every_language_is_written_in_its_own_letters(game: Game) -> None:
    """Roman numerals are anybody's."""
    latin, cyrillic = re.compile("[a-z]", re.IGNORECASE), re.compile("[а-яё]", re.IGNORECASE)
    numeral = re.compile(r"\b[IVX]+\b")
    assert {where: text for where, text in texts(game, "ru").items() if latin.search(numeral.sub("", text))} == {}
    assert {where: text for where, text in texts(game, "en").items() if cyrillic.search(text)} == {}
    assert {where for where, text in texts(game, "ru").items() if not cyrillic.search(text)} <= WORDLESS


@of_every_game
def test_no_text_is_untidy(game: Game) -> None:
    untidy = re.compile(r"\S  +\S|\S [.,:;!?]|[.,:;]{2}|\[|\]")
    assert {where: text for where, _, text in all_texts(game) if untidy.search(text)} == {}


@of_every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_text_is_made_of_whole_sentences(game: Game, lang: str) -> None:
    for kind in game.kinds:
        text = text_of(game, kind, lang)
        assert text.endswith(".")
        for sentence in text.removesuffix(".").split(". "):
            assert sentence[0].isupper(), text
            assert sentence.count(":") <= 1, text  # a condition inside a condition shares its colon


@of_every_game
def test_numbers_in_russian_texts_agree_with_their_nouns(game: Game) -> None:
    """Except after "up to" and "at least", which ask for the genitive."""
    nouns = game.vocabulary.nouns
    forms = {form: nouns[noun]["ru"] for noun in nouns for form in nouns[noun]["ru"]}
    wrong = {
        where: text
        for where, text in texts(game, "ru").items()
        for number, noun in re.findall(r"(?<!до )(?<!меньше )\b(\d+) (\w+)", text)
        if noun in forms and noun != plural(int(number), forms[noun], "ru")
    }
    assert wrong == {}


@of_every_game
def test_both_texts_of_a_card_name_the_same_numbers(game: Game) -> None:
    for kind in game.kinds:
        english, russian = (sorted(re.findall(r"\d+", text_of(game, kind, lang))) for lang in LANGUAGES)
        assert english == russian, kind.id


@of_every_game
def test_every_keyword_leads_to_a_rule(game: Game) -> None:
    book = rulebook.load(game.id)
    assert [keyword.id for keyword in game.vocabulary.keywords.values() if book.rule(keyword.rule) is None] == []


@of_every_game
def test_names_are_unique_in_each_language(game: Game) -> None:
    for lang in LANGUAGES:
        names = [kind.name(lang) for kind in game.kinds]
        assert len(set(names)) == len(names)


@of_every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_that_says_something_says_it_on_a_small_face_too(game: Game, lang: str) -> None:
    for kind in game.kinds:
        shown = gains(game.brief(kind, lang))
        assert shown, kind.id
        assert all(text_of_glyphs(gain.glyphs).strip() for gain in shown), kind.id


@of_every_game
def test_short_forms_are_short_and_in_their_own_letters(game: Game) -> None:
    """In the terminal, where they are longest."""
    latin, cyrillic = re.compile("[a-z]", re.IGNORECASE), re.compile("[а-яё]", re.IGNORECASE)
    for kind in game.kinds:
        english, russian = (face_of(game).brief(kind, lang) for lang in LANGUAGES)
        assert not cyrillic.search(english) and not latin.search(russian), kind.id
        for clause in game.brief(kind, "en") + game.brief(kind, "ru"):
            assert len(text_of_glyphs(clause.glyphs, lambda symbol: "*")) <= 44, kind.id
