"""Sentences for people, from the declarations of words, cards, verbs, prompts and notes.

Notation inside a sentence: `{n}` is an argument, `{n:crystal}` an amount with the right form of a noun, `{who:of}` a
named thing in a special form, `[unify]` the name of a keyword, `[unify|unified]` a keyword as the sentence needs it.
Effects inside effects are written where they stand.
"""

from __future__ import annotations

import enum
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from deckwright.lang.cards import Kind, Trait
from deckwright.lang.errors import DeclarationError
from deckwright.lang.languages import Bilingual, in_lang
from deckwright.lang.words import Effect, Word, effects_in

_PART = re.compile(r"\{(\w+)(?::([\w-]+))?\}|\[([\w-]+)(?:\|([^\[\]]+))?\]")


@dataclass(frozen=True)
class Token:
    """A piece of a text: plain words, an amount, or a keyword that the glossary explains."""

    text: str
    what: str = ""
    key: str = ""


Tokens = list[Token]


@dataclass(frozen=True)
class Keyword(Bilingual):
    """A named ability or notion: its name and one line that explains it, in each language."""

    id: str
    en: str
    ru: str
    meaning: Text
    rule: str = ""


def plural(n: int, forms: Sequence[str], lang: str) -> str:
    """The form of a noun that goes with a number: one, other in English; one, few, many in Russian."""
    return forms[in_lang(lang, _english_form, _russian_form)(n)]


def _english_form(n: int) -> int:
    return 0 if n == 1 else 1


def _russian_form(n: int) -> int:
    if n % 10 == 1 and n % 100 != 11:
        return 0
    return 1 if 2 <= n % 10 <= 4 and not 12 <= n % 100 <= 14 else 2


class Text(NamedTuple):
    """Something a screen says, in both languages; `{name}` stands for what is filled in."""

    en: str
    ru: str

    def said(self, lang: str, **values: object) -> str:
        """The text in a language, with its values; without any it stays as it is."""
        text = in_lang(lang, self.en, self.ru)
        return text.format(**values) if values else text


NO_TEXT = Text("", "")


class Count(NamedTuple):
    """A noun that goes with a number: one and other in English; one, few and many in Russian."""

    en: tuple[str, str]
    ru: tuple[str, str, str]

    def said(self, lang: str, n: int) -> str:
        """The number with the right form of the noun."""
        return f"{n} {self.form(lang, n)}"

    def form(self, lang: str, n: int) -> str:
        """The right form alone."""
        return plural(n, in_lang(lang, self.en, self.ru), lang)


@dataclass
class Vocabulary:
    """The nouns, names and keywords of a game."""

    nouns: Mapping[str, Mapping[str, Sequence[str]]] = field(default_factory=dict)
    names: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    keywords: Mapping[str, Keyword] = field(default_factory=dict)
    infinite: int = 1_000_000

    def amount(self, n: int, noun: str, lang: str) -> str:
        """A number with its noun."""
        forms = self._forms(noun, lang)
        if n >= self.infinite:
            return f"∞ {forms[-1]}"
        return f"{n} {plural(n, forms, lang)}"

    def noun(self, noun: str, lang: str) -> str:
        """A noun alone, in the form that goes with one."""
        return self._forms(noun, lang)[0]

    def _forms(self, noun: str, lang: str) -> Sequence[str]:
        forms = self.nouns.get(noun, {}).get(lang)
        if forms is None:
            raise DeclarationError(f"the noun {noun!r} has no forms in {lang}")
        return forms

    def name(self, thing: enum.Enum, form: str, lang: str) -> str:
        """The name of an enum member, in a form such as `of`."""
        names = self.names.get(f"{type(thing).__name__}.{thing.name}")
        if names is None:
            raise DeclarationError(f"{thing!r} has no name in the vocabulary")
        return names.get(f"{lang}:{form}", names[lang]) if form else names[lang]

    def fill(self, sentence: str, lang: str, value: Callable[[str, str], Tokens]) -> Tokens:
        """Replace the parts of a sentence."""
        tokens: Tokens = []
        at = 0
        for part in _PART.finditer(sentence):
            if part.start() > at:
                tokens.append(Token(sentence[at : part.start()]))
            at = part.end()
            if part[3]:
                keyword = self.keywords.get(part[3])
                if keyword is None:
                    raise DeclarationError(f"unknown keyword [{part[3]}] in {sentence!r}")
                tokens.append(Token(part[4] or keyword.said(lang), "keyword", keyword.id))
            else:
                tokens += value(part[1], part[2] or "")
        if at < len(sentence):
            tokens.append(Token(sentence[at:]))
        return tokens

    # --- effects ------------------------------------------------------------------------------------------------------

    def effect(self, effect: Effect, lang: str) -> Tokens:
        """What an effect does, without a capital and without a full stop."""
        word: Word[Any] = effect.word
        sentence = word.said(lang)

        def value(name: str, form: str) -> Tokens:
            if name not in effect.arguments:
                raise DeclarationError(f"{word.name}: its sentence names {name!r}, which it does not take")
            return self.argument(effect.arguments[name], form, lang)

        return self.fill(sentence, lang, value)

    def argument(self, argument: Any, form: str, lang: str) -> Tokens:
        """An argument of a word: a number, a name, or effects."""
        inner = effects_in(argument)
        if inner:
            joined: Tokens = []
            for i, each in enumerate(inner):
                if i:
                    joined.append(Token(in_lang(lang, ", then ", ", затем ")))
                joined += self.effect(each, lang)
            return joined
        if isinstance(argument, enum.Enum):
            return [Token(self.name(argument, form, lang))]
        if isinstance(argument, Kind):
            return [Token(argument.said(lang), "card", argument.id)]
        if form:
            return [Token(self.amount(argument, form, lang), "amount", form)]
        return [Token(str(argument), "number")]

    def trait(self, trait: Trait, lang: str) -> Tokens:
        """What always holds for a card, as a sentence; nothing if the trait has none."""
        sentence = trait.said(lang)
        if not sentence:
            return []
        return finish(self.fill(sentence, lang, lambda name, form: self.argument(trait.numbers[name], form, lang)))

    def sentences(self, effects: Sequence[Effect], lang: str, *, capital_first: bool = True) -> Tokens:
        """Effects as sentences of their own; after a colon the first one begins small."""
        tokens: Tokens = []
        for i, effect in enumerate(effects):
            if i:
                tokens.append(Token(" "))
            effect_said = self.effect(effect, lang)
            said = finish(effect_said)
            if i == 0 and not capital_first:
                said[0] = effect_said[0]
            tokens += said
        return tokens


def capital(tokens: Tokens) -> Tokens:
    """The same with a capital letter at the beginning of every sentence."""
    done: Tokens = []
    begin = True
    for token in tokens:
        text = token.text
        if begin and text:
            text = text[0].upper() + text[1:]
            begin = False
        text = re.sub(r"(?<=[.!?] )(\w)", lambda m: m[1].upper(), text)
        if re.search(r"[.!?]\s+$", text):
            begin = True
        done.append(Token(text, token.what, token.key))
    return done


def finish(tokens: Tokens) -> Tokens:
    """A capital at the beginning, a full stop at the end."""
    last = tokens[-1].text if tokens else ""
    return capital(tokens) + ([] if last.endswith((".", "!", "?")) else [Token(".")])


def plain(tokens: Tokens) -> str:
    """The bare text."""
    return "".join(token.text for token in tokens)
