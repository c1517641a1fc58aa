"""The forest deck (militia to try the rules with)."""

from __future__ import annotations

from deckwright.games.sorcerer.cards.make import Builder
from deckwright.games.sorcerer.rules.slots import on_play, on_tactic
from deckwright.games.sorcerer.schema import Deck, Reach
from deckwright.games.sorcerer.words.basic import bonus, deal, draw_cards
from deckwright.lang.texts import Keyword

_OF = Builder(Deck.FOREST)
KEYWORDS: dict[str, Keyword] = {}

CARDS = [
    _OF.skill("forest-skill", "forest skill", "навык forest", {on_tactic: [bonus(1)]}),
    _OF.minion("forest-footman", "forest footman", "пехотинец forest", cost=2, attack=3, essence=3, copies=5, omen=1),
    _OF.minion(
        "forest-guard",
        "forest guard",
        "страж forest",
        cost=4,
        attack=4,
        essence=5,
        copies=1,
        does={on_play: [draw_cards(1)]},
    ),
    _OF.sorcery("forest-bolt", "forest bolt", "стрела forest", cost=1, play=[deal(3, Reach.ANYWHERE)], copies=2),
    _OF.attachment("forest-blade", "forest blade", "клинок forest", cost=2, attack=2, essence=1, copies=2),
]
