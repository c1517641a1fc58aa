"""The starting cards, and the cards that are always available."""

from __future__ import annotations

from deckwright.games.ascension.cards.make import always_there, available, starter
from deckwright.games.ascension.words import honor, power, runes

CARDS = [
    starter("apprentice", "Apprentice", "Ученик", copies=32, play=[runes(1)]),
    starter("militia", "Militia", "Ополченец", copies=8, play=[power(1)]),
    available("mystic", "Mystic", "Мистик", cost=3, copies=30, home="mystics", play=[runes(2)]),
    available(
        "heavy-infantry", "Heavy Infantry", "Тяжёлая пехота", cost=2, copies=29, home="infantry", play=[power(2)]
    ),
    always_there("cultist", "Cultist", "Культист", strength=2, home="cultists", reward=[honor(1)]),
]
