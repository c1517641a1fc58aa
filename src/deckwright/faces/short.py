"""Card texts in as few signs as possible, for faces that have short words for what cards do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from deckwright.lang.texts import Text, Token, Tokens, plain
from deckwright.lang.words import Effect, effects_in

if TYPE_CHECKING:
    from deckwright.faces.face import Face
    from deckwright.lang.cards import Kind


def short_text(face: Face, kind: Kind, lang: str) -> str:
    """What always holds for a card, and what it does in each slot, each after what stands before the slot."""
    parts = [plain(face.game.vocabulary.trait(trait, lang)).rstrip(".") for trait in kind.traits]
    for slot in face.game.slots:
        effects = [effect for effect in effects_in(kind.slots.get(slot)) if effect.word.en]
        said = " · ".join(_short(face, effect, lang) for effect in effects)
        heading = face.before.get(slot.name)
        parts.append(f"{heading.said(lang)}: {said}" if heading and said else said)
    return " · ".join(part[0].upper() + part[1:] for part in parts if part)


def _short(face: Face, effect: Effect, lang: str) -> str:
    """An effect in the short words of a face, or in its own ones with signs for amounts."""
    text = face.shorter.get(effect.word.name) or Text(effect.word.en, effect.word.ru)

    def value(name: str, form: str) -> Tokens:
        argument = effect.arguments[name]
        inner = effects_in(argument)
        if inner:
            return [Token(" · ".join(_short(face, each, lang) for each in inner))]
        if form in face.signs and isinstance(argument, int):
            return [Token(f"{argument}{face.signs[form].symbol}")]
        return face.game.vocabulary.argument(argument, form, lang)

    return plain(face.game.vocabulary.fill(text.ru if lang == "ru" else text.en, lang, value))
