"""Nouns and keywords of War Eternal, in both languages."""

from __future__ import annotations

from deckwright.games.aeons_end import vocabulary as family
from deckwright.games.aeons_end.rule_ids import WAR_ETERNAL
from deckwright.games.war_eternal.slots import blood_magic
from deckwright.lang.texts import Keyword, Text, Vocabulary

NOUNS = family.NOUNS | {
    "trophy": {"en": ("trophy", "trophies"), "ru": ("трофей", "трофея", "трофеев")},
    "acolyte": {"en": ("acolyte", "acolytes"), "ru": ("аколита", "аколитов", "аколитов")},
    "breach": {"en": ("opened breach", "opened breaches"), "ru": ("разлом", "разлома", "разломов")},
}
OWN_KEYWORDS = [
    Keyword(
        "blood-magic",
        "Blood magic",
        "Магия крови",
        Text(
            "what an acolyte does when the Hollow Crown is unleashed or a card says so; acolytes do nothing else",
            "что делает аколит при натиске Полой Короны или по указанию карты; больше аколиты ничего не делают",
        ),
        "AE-NMAT-04",
    ),
    Keyword(
        "sigil",
        "Sigil breach",
        "зачарованный разлом",
        Text(
            "an opened breach; spells cast from it deal 2 more damage",
            "открытый разлом; произнесённые из него заклинания наносят на 2 урона больше",
        ),
        "AE-COMP-11",
    ),
]
KEYWORDS = family.keywords(WAR_ETERNAL, OWN_KEYWORDS)
VOCABULARY = Vocabulary(NOUNS, {}, {keyword.id: keyword for keyword in KEYWORDS})
HEADINGS = {blood_magic: "blood-magic"}
TYPES = {"acolyte": Text("acolyte", "аколит")}
