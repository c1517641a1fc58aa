"""Nouns and keywords of The New Age, in both languages."""

from __future__ import annotations

from deckwright.games.war_eternal import vocabulary as war_eternal
from deckwright.lang.texts import Keyword, Vocabulary

NOUNS = war_eternal.NOUNS | {
    # basic nemesis cards
    "gem": {"en": ("gem", "gems"), "ru": ("самоцвет", "самоцвета", "самоцветов")},
    "top-card": {"en": ("top card", "top cards"), "ru": ("верхнюю карту", "верхние карты", "верхних карт")},
}
KEYWORDS: list[Keyword] = [*war_eternal.KEYWORDS]
VOCABULARY = Vocabulary(NOUNS, {}, {keyword.id: keyword for keyword in KEYWORDS})
HEADINGS = war_eternal.HEADINGS | {}
TYPES = war_eternal.TYPES | {}
