"""The coast deck (militia to try the rules with)."""

from __future__ import annotations

from deckwright.games.sorcerer.cards.make import Builder
from deckwright.games.sorcerer.rules.slots import on_play, on_tactic
from deckwright.games.sorcerer.schema import Deck, Reach
from deckwright.games.sorcerer.words.basic import bonus, deal, draw_cards
from deckwright.lang.texts import Keyword

_OF = Builder(Deck.COAST)
KEYWORDS: dict[str, Keyword] = {}

CARDS = [
    _OF.skill("coast-skill", "coast skill", "навык coast", {on_tactic: [bonus(1)]}),
    _OF.minion("coast-footman", "coast footman", "пехотинец coast", cost=2, attack=3, essence=3, copies=5, omen=1),
    _OF.minion(
        "coast-guard",
        "coast guard",
        "страж coast",
        cost=4,
        attack=4,
        essence=5,
        copies=1,
        does={on_play: [draw_cards(1)]},
    ),
    _OF.sorcery("coast-bolt", "coast bolt", "стрела coast", cost=1, play=[deal(3, Reach.ANYWHERE)], copies=2),
    _OF.attachment("coast-blade", "coast blade", "клинок coast", cost=2, attack=2, essence=1, copies=2),
]
