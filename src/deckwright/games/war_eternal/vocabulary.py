"""Nouns and keywords of War Eternal, in both languages, and how its cards are put into words."""

from __future__ import annotations

from deckwright.games.aeons_end import vocabulary as family
from deckwright.games.war_eternal.schema import Nemesis
from deckwright.games.war_eternal.slots import blood_magic
from deckwright.lang.cards import Kind
from deckwright.lang.texts import Keyword, Token, Tokens, Vocabulary

NOUNS = family.NOUNS | {
    "trophy": {"en": ("trophy", "trophies"), "ru": ("трофей", "трофея", "трофеев")},
    "acolyte": {"en": ("acolyte", "acolytes"), "ru": ("аколита", "аколитов", "аколитов")},
    "breach": {"en": ("opened breach", "opened breaches"), "ru": ("разлом", "разлома", "разломов")},
}
NAMES = {
    "Nemesis.UMBRA_TITAN": {"en": "Umbra Titan", "ru": "Бурый Титан"},
    "Nemesis.HOLLOW_CROWN": {"en": "Hollow Crown", "ru": "Полая Корона"},
    "Nemesis.MAGUS_OF_CLOAKS": {"en": "Magus of Cloaks", "ru": "Маг Покровов"},
    "Nemesis.GATE_WITCH": {"en": "Gate Witch", "ru": "Ведьма Врат"},
}
KEYWORDS = [
    *family.KEYWORDS,
    Keyword(
        "blood-magic",
        "Blood magic",
        "Магия крови",
        "what an acolyte does when the Hollow Crown is unleashed or a card says so; acolytes do nothing else",
        "что делает аколит при натиске Полой Короны или по указанию карты; больше аколиты ничего не делают",
        "WE-NMAT-04",
    ),
    Keyword(
        "sigil",
        "Sigil breach",
        "зачарованный разлом",
        "an opened breach; spells cast from it deal 2 more damage",
        "открытый разлом; произнесённые из него заклинания наносят на 2 урона больше",
        "WE-COMP-11",
    ),
]
VOCABULARY = Vocabulary(NOUNS, NAMES, {keyword.id: keyword for keyword in KEYWORDS})


def describe(kind: Kind, lang: str) -> Tokens:
    """A card's whole text, from its declaration."""
    tokens = family.describe(VOCABULARY, kind, lang)
    effects = family.effects_of(kind, blood_magic)
    if effects:
        name = VOCABULARY.keywords["blood-magic"].name(lang)
        heading = [Token(name, "keyword", "blood-magic"), Token(": ")]
        tokens += heading + family.after_colon(VOCABULARY, effects, lang)
    return tokens


_TYPES = {
    "en": {
        "gem": "gem", "relic": "relic", "spell": "spell", "starter": "starting {}", "attack": "attack",
        "minion": "minion", "power": "power", "acolyte": "acolyte", "basic": "basic", "mage": "breach mage",
        "nemesis": "nemesis", "breach": "breach", "turn": "turn order card", "tier": "tier {}",
    },
    "ru": {
        "gem": "самоцвет", "relic": "реликвия", "spell": "заклинание", "starter": "{}, начальная карта",
        "attack": "атака", "minion": "приспешник", "power": "сила", "acolyte": "аколит", "basic": "базовая карта",
        "mage": "маг разломов", "nemesis": "исчадие", "breach": "разлом", "turn": "карта очерёдности хода",
        "tier": "ранг {}",
    },
}  # fmt: skip


def type_line(kind: Kind, lang: str) -> str:
    """What kind of card it is, as under its picture."""
    facts, words = kind.all_facts(), _TYPES[lang]
    for simple in ("gem", "relic", "spell"):
        if facts.get(simple):
            return words["starter"].format(words[simple]) if facts.get("starter") else words[simple]
    if facts.get("acolyte"):
        return words["acolyte"]
    if facts.get("tier"):
        what = next(words[name] for name in ("attack", "minion", "power") if facts.get(name))
        of = VOCABULARY.name(Nemesis(facts["nemesis"]), "", lang) if facts.get("nemesis") else words["basic"]
        return f"{what}, {words['tier'].format(facts['tier'])}, {of}"
    for home, name in (("mage_box", "mage"), ("nemesis_box", "nemesis"), ("breach_box", "breach")):
        if kind.home == home:
            return words[name]
    return words["turn"]


def group(kind: Kind, lang: str) -> str:
    """What a list of cards is sorted by: the kind of card, and whose it is."""
    facts, words = kind.all_facts(), _TYPES[lang]
    if facts.get("tier") or facts.get("acolyte"):
        return VOCABULARY.name(Nemesis(facts["nemesis"]), "", lang) if facts.get("nemesis") else words["basic"]
    return type_line(kind, lang)
