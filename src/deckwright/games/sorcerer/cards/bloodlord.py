"""The bloodlord deck (militia to try the rules with)."""

from __future__ import annotations

from deckwright.games.sorcerer.cards.make import Builder
from deckwright.games.sorcerer.rules.slots import on_attacked, on_play
from deckwright.games.sorcerer.schema import Deck, Reach
from deckwright.games.sorcerer.words.basic import deal, draw_cards, omens
from deckwright.lang.texts import Keyword

_OF = Builder(Deck.BLOODLORD)
KEYWORDS: dict[str, Keyword] = {}

CARDS = [
    _OF.skill("bloodlord-skill", "bloodlord skill", "навык bloodlord", {on_attacked: [omens(1)]}),
    _OF.minion(
        "bloodlord-footman", "bloodlord footman", "пехотинец bloodlord", cost=2, attack=3, essence=3, copies=10, omen=1
    ),
    _OF.minion(
        "bloodlord-guard",
        "bloodlord guard",
        "страж bloodlord",
        cost=4,
        attack=4,
        essence=5,
        copies=2,
        does={on_play: [draw_cards(1)]},
    ),
    _OF.sorcery(
        "bloodlord-bolt", "bloodlord bolt", "стрела bloodlord", cost=1, play=[deal(3, Reach.ANYWHERE)], copies=4
    ),
    _OF.attachment("bloodlord-blade", "bloodlord blade", "клинок bloodlord", cost=2, attack=2, essence=1, copies=4),
]
