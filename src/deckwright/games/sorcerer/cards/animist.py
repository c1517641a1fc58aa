"""The animist deck (militia to try the rules with)."""

from __future__ import annotations

from deckwright.games.sorcerer.cards.make import Builder
from deckwright.games.sorcerer.rules.slots import on_attacked, on_play
from deckwright.games.sorcerer.schema import Deck, Reach
from deckwright.games.sorcerer.words.basic import deal, draw_cards, omens
from deckwright.lang.texts import Keyword

_OF = Builder(Deck.ANIMIST)
KEYWORDS: dict[str, Keyword] = {}

CARDS = [
    _OF.skill("animist-skill", "animist skill", "навык animist", {on_attacked: [omens(1)]}),
    _OF.minion(
        "animist-footman", "animist footman", "пехотинец animist", cost=2, attack=3, essence=3, copies=10, omen=1
    ),
    _OF.minion(
        "animist-guard",
        "animist guard",
        "страж animist",
        cost=4,
        attack=4,
        essence=5,
        copies=2,
        does={on_play: [draw_cards(1)]},
    ),
    _OF.sorcery("animist-bolt", "animist bolt", "стрела animist", cost=1, play=[deal(3, Reach.ANYWHERE)], copies=4),
    _OF.attachment("animist-blade", "animist blade", "клинок animist", cost=2, attack=2, essence=1, copies=4),
]
