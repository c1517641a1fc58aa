"""The starting cards, and the cards that are always available."""

from __future__ import annotations

from deckwright.games.ascension.cards.make import always_there, available, starter
from deckwright.games.ascension.words import honor, power, runes

CARDS = [
    starter("apprentice", "Apprentice", "Ученик", 32, [runes(1)]),
    starter("militia", "Militia", "Ополченец", 8, [power(1)]),
    available("mystic", "Mystic", "Мистик", 3, 30, "mystics", [runes(2)]),
    available("heavy-infantry", "Heavy Infantry", "Тяжёлая пехота", 2, 29, "infantry", [power(2)]),
    always_there("cultist", "Cultist", "Культист", 2, "cultists", [honor(1)]),
]
