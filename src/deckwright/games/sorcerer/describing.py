"""How a card of Sorcerer is named on lists and lines: its type, its kinds, its deck."""

from __future__ import annotations

from deckwright.games.sorcerer.schema import DECKS
from deckwright.lang.cards import Kind
from deckwright.lang.languages import in_lang

TYPES = (
    ("is_minion", "Minion", "Приспешник"),
    ("is_sorcery", "Sorcery", "Ворожба"),
    ("is_attachment", "Attachment", "Довесок"),
    ("is_skill", "Skill card", "Карта навыка"),
    ("is_pool", "Blood pool", "Пул крови"),
)
KINDS = (
    ("legend", "legend", "легендарный"),
    ("flying", "flying", "полёт"),
    ("omen", "omen", "омен"),
    ("vampire", "vampire", "вампир"),
    ("thrall", "thrall", "невольник"),
    ("cultist", "cultist", "сектант"),
    ("demon", "demon", "демон"),
    ("undead", "undead", "нежить"),
    ("insect", "insect", "насекомое"),
    ("beast", "beast", "зверь"),
    ("spirit", "spirit", "дух"),
    ("mad", "mad", "безумец"),
    ("serpent", "serpent", "змей"),
    ("noble", "noble", "аристократ"),
    ("curse", "curse", "проклятие"),
)


def type_line(kind: Kind, lang: str) -> str:
    """What it is: "Minion: legend, vampire"."""
    facts = kind.all_facts()
    what = next(in_lang(lang, en, ru) for fact, en, ru in TYPES if facts.get(fact))
    kinds = [in_lang(lang, en, ru) for fact, en, ru in KINDS if facts.get(fact)]
    return f"{what}: {', '.join(kinds)}" if kinds else what


def group(kind: Kind, lang: str) -> str:
    """The deck, for lists of cards."""
    deck = DECKS[kind.facts["deck"]]
    name = in_lang(lang, deck.en, deck.ru)
    return name[0].upper() + name[1:]
