"""Everything a game can say, in both languages: complete, tidy, each in its own letters, numbers with their nouns."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from deckwright import rulebook
from deckwright.faces import face_of
from deckwright.games import GAMES
from deckwright.lang.brief import text_of as brief_text
from deckwright.lang.cards import Kind
from deckwright.lang.game import Game
from deckwright.lang.languages import LANGUAGES
from deckwright.lang.texts import Text, plain, plural
from deckwright.lang.types import Note, Prompt, Verb
from deckwright.testing.playing import Playthrough

_LATIN, _CYRILLIC = re.compile("[a-z]", re.IGNORECASE), re.compile("[а-яё]", re.IGNORECASE)
_NUMERAL = re.compile(r"\b[IVX]+\b")  # Roman numerals are anybody's
_FILLED_IN = re.compile(r"\{[^}]*\}")
_UNTIDY = re.compile(r"\S  +\S|\S [.,:;!?]|[.,:;]{2}|[\[\]]|^\s|\s$")
MOST_LETTERS = 44  # of one thing that a card does, in brief
_NUMBER_AND_NOUN = re.compile(r"(?<!до )(?<!меньше )\b(\d+) (\w+)")  # after these Russian asks for another case


def text_of(game: Game, kind: Kind, lang: str) -> str:
    """The text of a card."""
    return plain(game.describe(kind, lang))


def all_texts(game: Game) -> Iterator[tuple[str, Text]]:
    """Everything a player can be told, each with its place."""
    for kind in game.kinds:
        yield f"{kind.id}, name", Text(kind.en, kind.ru)
    program, schema = game.program, game.schema
    sayings: list[Verb | Note | Prompt] = [*program.verbs, *program.notes, *program.prompts]
    for said in sayings:
        yield f"{type(said).__name__.lower()} {said.id}", Text(said.en, said.ru)
    for name, field in {**schema.table_piles, **schema.player_piles, **schema.place_piles}.items():
        yield f"pile {name}", Text(field.declared.en, field.declared.ru)
    for place in schema.place_names.values():
        yield f"place {place.id}", Text(place.en, place.ru)
    values = {**schema.table_values, **schema.player_values, **schema.place_values, **schema.counters}
    for name, field in values.items():
        if field.declared.en or field.declared.ru:  # one that goes by no name is the rules' own business
            yield f"value {name}", Text(field.declared.en, field.declared.ru)
    for option in game.options:
        yield f"option {option.id}", Text(option.en, option.ru)
        for part in option.entries(game.seats.stop - 1) or [option]:
            yield f"option {option.id}, {part.en}", Text(part.en, part.ru)
            for choice in part.choices:
                yield f"option {option.id}={choice.id}", Text(choice.en, choice.ru)
    for keyword in game.vocabulary.keywords.values():
        yield (
            f"keyword {keyword.id}",
            Text(*(f"{keyword.said(lang)}: {keyword.meaning.said(lang)}" for lang in LANGUAGES)),
        )
    for bot, named in game.bot_names.items():
        yield f"bot {bot}, name", named.name
        yield f"bot {bot}, about", named.about


def optional_texts(game: Game) -> Iterator[tuple[str, Text]]:
    """What may be left out, but then in both languages."""
    yield "about the game", game.about
    for kind in game.kinds:
        yield f"{kind.id}, type", Text(*(game.type_line(kind, lang) for lang in LANGUAGES))
        yield f"{kind.id}, text", Text(*(text_of(game, kind, lang) for lang in LANGUAGES))
    for option in game.options:
        yield f"option {option.id}, help", option.help


@cache
def titles() -> re.Pattern[str]:
    """The titles of all games, whole and after their colon: they may stay as they are known."""
    whole = [game.ru for game in GAMES.values()]
    return re.compile("|".join(re.escape(title) for name in whole for title in (name, name.rpartition(": ")[2])))


def faults(text: Text) -> Iterator[str]:
    """What is wrong with a text."""
    if text.en == text.ru and titles().fullmatch(text.ru):
        return
    en, ru = (_FILLED_IN.sub("", said) for said in text)
    if _CYRILLIC.search(en):
        yield "Cyrillic letters in English"
    if _LATIN.search(_NUMERAL.sub("", titles().sub("", ru))):
        yield "Latin letters in Russian"
    if _LATIN.search(en) and not _CYRILLIC.search(ru) and not _FILLED_IN.search(text.ru):
        yield "no Russian words"
    yield from (f"untidy: {said!r}" for said in text if _UNTIDY.search(said))


def check_texts(game: Game) -> None:
    """Nothing is missing, untidy or in the letters of the other language."""
    needed = [("the game's name", Text(game.en, game.ru)), *all_texts(game)]  # a title may stay as it is known
    found = [(where, text, "missing") for where, text in needed if not (text.en.strip() and text.ru.strip())]
    found += [(where, text, "only in one") for where, text in optional_texts(game) if bool(text.en) != bool(text.ru)]
    said = [*all_texts(game), *optional_texts(game)]
    found += [(where, text, fault) for where, text in said for fault in faults(text)]
    assert not found, "\n".join(f"{where}: {fault}: {text.en!r}, {text.ru!r}" for where, text, fault in found)


def check_placeholders(game: Game) -> None:
    """A sentence fills in what its verb or note goes with, the same things in both languages."""
    sayings: list[Verb | Note] = [*game.program.verbs, *game.program.notes]
    for said in sayings:
        named = [{part.partition(":")[0] for part in re.findall(r"\{([^}]*)\}", text)} for text in (said.en, said.ru)]
        assert named[0] == named[1], f"{said.id}: its languages fill in different things"
        assert named[0] <= set(said.takes), f"{said.id}: nothing is known of {named[0] - set(said.takes)}"


def check_card_texts(game: Game) -> None:
    """A card says whole sentences, with the same numbers in both languages, and its name is its own."""
    for kind in game.kinds:
        texts = [text_of(game, kind, lang) for lang in LANGUAGES]
        for text in filter(None, texts):
            assert text.endswith((".", "!")), f"{kind.id}: no end of a sentence: {text!r}"
            for sentence in text[:-1].split(". "):
                assert sentence[0].isupper(), f"{kind.id}: a sentence begins small: {text!r}"
                assert sentence.count(":") <= 1, f"{kind.id}: a condition inside a condition shares its colon: {text!r}"
        numbers = [sorted(re.findall(r"\d+", text)) for text in texts]
        assert numbers[0] == numbers[1], f"{kind.id}: its languages name different numbers: {texts}"
    for lang in LANGUAGES:
        names = [kind.said(lang) for kind in game.kinds]
        assert len(set(names)) == len(names), f"two cards have one name in {lang}"


def check_short_forms(game: Game) -> None:
    """A card that says something says it in brief too, on a small face and in a line, each in its own letters."""
    for kind in game.kinds:
        for lang, foreign in (("en", _CYRILLIC), ("ru", _LATIN)):
            clauses = game.brief(kind, lang)
            said = face_of(game).brief(kind, lang)
            assert bool(clauses) == bool(text_of(game, kind, lang)), f"{kind.id}: its text and its short form disagree"
            assert not foreign.search(said), f"{kind.id}: letters of the other language: {said!r}"
            for clause in clauses:
                short = brief_text(clause.glyphs or clause.gate, lambda symbol: "*")  # some only say where a card lies
                assert short.strip() and len(short) <= MOST_LETTERS, f"{kind.id}: not a short form: {short!r}"


def check_numbers_with_nouns(game: Game) -> None:
    """A number in a Russian text has the right form of its noun after it."""
    nouns = game.vocabulary.nouns
    forms = {form: nouns[noun]["ru"] for noun in nouns for form in nouns[noun]["ru"]}
    for where, text in (*all_texts(game), *optional_texts(game)):
        for number, noun in _NUMBER_AND_NOUN.findall(text.ru):
            right = plural(int(number), forms[noun], "ru") if noun in forms else noun
            assert noun == right, f"{where}: {number} {noun} should be {number} {right}"


def check_keywords(game: Game) -> None:
    """The rule that a keyword refers to is in the rulebook."""
    named = {keyword.id: keyword.rule for keyword in game.vocabulary.keywords.values() if keyword.rule}
    book = rulebook.load(game.id) if named else None
    missing = {id: rule for id, rule in named.items() if book is None or book.rule(rule) is None}
    assert not missing, f"keywords refer to rules that are not there: {missing}"


def check_what_is_said(played: Playthrough) -> None:
    """What was offered, asked and told in a game is put into words in both languages, with everything filled in."""
    for revision, events in enumerate(played.events):
        table = played.at(revision) if revision in played.moments(40) else None
        options = [Text(option.en, option.ru) for option in table.options] if table else []
        notes = [Text(*(event.said(lang) for lang in LANGUAGES)) for event in events if event.what == "note"]
        for text in (*options, *notes):
            wrong = [*faults(text), *(["not filled in"] if re.search(r"[{}]", text.en + text.ru) else [])]
            wrong += [] if text.en and text.ru else ["missing"]
            assert not wrong, f"{played.trial}, choice {revision}: {wrong}: {text.en!r}, {text.ru!r}"
