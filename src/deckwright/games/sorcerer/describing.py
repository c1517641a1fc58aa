"""How a card of Sorcerer is put into words: its text, its type, its deck."""

from __future__ import annotations

from typing import Any

from deckwright.games.sorcerer.rules.slots import (
    SLOTS,
    on_destroyed,
    on_entombed,
    on_play,
    on_power,
    on_reroll,
    on_round_end,
    on_tactic,
)
from deckwright.games.sorcerer.schema import DECKS
from deckwright.games.sorcerer.vocabulary import VOCABULARY
from deckwright.lang.cards import Kind
from deckwright.lang.languages import in_lang
from deckwright.lang.texts import Token, Tokens
from deckwright.lang.words import effects_in

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


# What stands before what a card does, by slot: a keyword, or nothing where the words say it themselves.
_HEADINGS: dict[Any, str] = {
    on_play: "when-played",
    on_power: "action",
    on_entombed: "entombed",
    on_tactic: "tactic",
    on_reroll: "reroll",
    on_round_end: "round-end",
    on_destroyed: "when-destroyed",
}


def describe(kind: Kind, lang: str) -> Tokens:
    """A card's whole text, from its declaration: when it works, and what it does then."""
    said = [tokens for trait in kind.traits if (tokens := VOCABULARY.trait(trait, lang))]
    said += [numbers] if (numbers := _numbers(kind, lang)) else []
    for slot in SLOTS:
        effects = effects_in(kind.slots.get(slot))
        if effects:
            heading = _heading(kind, slot, lang)
            said.append([*heading, *VOCABULARY.sentences(effects, lang, capital_first=not heading)])
    return [token for i, tokens in enumerate(said) for token in ([Token(" ")] if i else []) + tokens]


def _numbers(kind: Kind, lang: str) -> Tokens:
    """What an attachment adds to the numbers of its minion, or takes from them."""
    changed = [
        in_lang(lang, f"{kind.facts[fact]:+} {en}", f"{ru} {kind.facts[fact]:+}").replace("-", "−")
        for fact, en, ru in (("attack", "attack", "сила атаки"), ("essence", "essence", "сущность"))
        if kind.facts.get("is_attachment") and kind.facts.get(fact)
    ]
    equipped = in_lang(lang, "Equipped minion", "Снаряжённый приспешник")
    return [Token(f"{equipped}: {', '.join(changed)}.")] if changed else []


def _heading(kind: Kind, slot: Any, lang: str) -> Tokens:
    """ "Tactic:", "Entombed (2 energy):"; what a card does without one needs none."""
    id = _HEADINGS.get(slot)
    if id is None:
        return []
    keyword = VOCABULARY.keywords[id]
    price = kind.all_facts().get("tomb_price", 0) if slot is on_entombed else 0
    paid = f" ({VOCABULARY.amount(price, 'energy-there', lang)})" if price else ""
    return [Token(keyword.said(lang), "keyword", keyword.id), Token(f"{paid}: ")]


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
