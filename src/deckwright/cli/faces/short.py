"""Card texts in as few signs as possible, for faces that have short words for what cards do."""

from __future__ import annotations

from collections.abc import Mapping

from deckwright.cli.faces.face import Sign
from deckwright.lang.texts import Text, Token, Tokens, Vocabulary, plain
from deckwright.lang.words import Effect, effects_in


def short_effect(
    effect: Effect, vocabulary: Vocabulary, shorter: Mapping[str, Text], signs: Mapping[str, Sign], lang: str
) -> str:
    """An effect in the short words of a face, or in its own ones with signs for amounts."""
    text = shorter.get(effect.word.name) or Text(effect.word.en, effect.word.ru)

    def value(name: str, form: str) -> Tokens:
        argument = effect.arguments[name]
        inner = effects_in(argument)
        if inner:
            return [Token(" · ".join(short_effect(each, vocabulary, shorter, signs, lang) for each in inner))]
        if form in signs and isinstance(argument, int):
            return [Token(f"{argument}{signs[form].symbol}")]
        return vocabulary.argument(argument, form, lang)

    return plain(vocabulary.fill(text.ru if lang == "ru" else text.en, lang, value))
