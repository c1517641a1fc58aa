"""Everything a player can be told by a game, and its cards as a reviewed snapshot shows them."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path

from deckwright.faces import face_of
from deckwright.lang.cards import Kind
from deckwright.lang.game import Game
from deckwright.lang.texts import LANGUAGES, plain
from deckwright.lang.types import Note, Verb

Numbers = Mapping[str, Sequence[tuple[str, str]]]  # by language: facts and what they are called


def text_of(game: Game, kind: Kind, lang: str) -> str:
    """The text of a card."""
    return plain(game.describe(kind, lang))


def page_of(game: Game, kind: Kind, numbers: Numbers) -> Iterator[str]:
    """A card as the snapshot shows it: its text, and in brief."""
    yield kind.id
    facts = kind.all_facts()
    for lang in LANGUAGES:
        said = [f"{word} {facts[fact]}" for fact, word in numbers[lang] if facts.get(fact)]
        yield f"  {kind.name(lang)} — {game.type_line(kind, lang)}{''.join(f'; {n}' for n in said)}"
        yield f"    {text_of(game, kind, lang)}"
        yield f"    {face_of(game).brief(kind, lang)}"


def check_snapshot(game: Game, numbers: Numbers, snapshot: Path) -> None:
    """The texts are as reviewed; with DECKWRIGHT_RENEW=1 they are written anew."""
    pages = "\n\n".join("\n".join(page_of(game, kind, numbers)) for kind in game.kinds) + "\n"
    if os.environ.get("DECKWRIGHT_RENEW"):
        snapshot.write_text(pages, encoding="utf-8")
    assert pages == snapshot.read_text(encoding="utf-8"), "if the change is meant, renew the snapshot (see this file)"


def all_texts(game: Game) -> Iterator[tuple[str, str, str]]:
    """Everything a player can be told, in each language, with its place."""
    for kind in game.kinds:
        for lang in LANGUAGES:
            yield f"{kind.id}, name", lang, kind.name(lang)
            yield f"{kind.id}, type", lang, game.type_line(kind, lang)
            yield f"{kind.id}, text", lang, text_of(game, kind, lang)
    for keyword in game.vocabulary.keywords.values():
        for lang in LANGUAGES:
            yield f"keyword {keyword.id}", lang, f"{keyword.name(lang)}: {keyword.meaning(lang)}"
    program = game.program
    for prompt in program.prompts:
        yield f"prompt {prompt.id}", "en", prompt.en
        yield f"prompt {prompt.id}", "ru", prompt.ru
    sayings: list[Verb | Note] = [*program.verbs, *program.notes]
    for said in sayings:
        yield f"saying {said.id}", "en", said.en
        yield f"saying {said.id}", "ru", said.ru
    for option in game.options:
        yield f"option {option.id}", "en", f"{option.en} {option.help_en}"
        yield f"option {option.id}", "ru", f"{option.ru} {option.help_ru}"
        for choice in option.choices:
            yield f"option {option.id} {choice.id}", "en", choice.en
            yield f"option {option.id} {choice.id}", "ru", choice.ru
    for bot, named in game.bot_names.items():
        yield f"bot {bot}", "en", f"{named.name.en}: {named.about.en}"
        yield f"bot {bot}", "ru", f"{named.name.ru}: {named.about.ru}"


@cache
def texts(game: Game, lang: str) -> dict[str, str]:
    """All texts of a language, by their places; what is filled in later left out."""
    return {where: re.sub(r"\{[^}]*\}", "", text) for where, of, text in all_texts(game) if of == lang}
