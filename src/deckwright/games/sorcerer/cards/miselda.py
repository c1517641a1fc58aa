"""The miselda deck (militia to try the rules with)."""

from __future__ import annotations

from deckwright.games.sorcerer.cards.make import Builder
from deckwright.games.sorcerer.rules.slots import on_play, on_power
from deckwright.games.sorcerer.schema import Deck, Reach
from deckwright.games.sorcerer.words.basic import deal, draw_cards, omens, weaken_enemy
from deckwright.lang.texts import Keyword

_OF = Builder(Deck.MISELDA)
KEYWORDS: dict[str, Keyword] = {}

CARDS = [
    _OF.skill("miselda-skill", "miselda skill", "навык miselda", {on_power: [weaken_enemy(Reach.HERE), omens(1)]}),
    _OF.minion(
        "miselda-footman", "miselda footman", "пехотинец miselda", cost=2, attack=3, essence=3, copies=5, omen=1
    ),
    _OF.minion(
        "miselda-guard",
        "miselda guard",
        "страж miselda",
        cost=4,
        attack=4,
        essence=5,
        copies=1,
        does={on_play: [draw_cards(1)]},
    ),
    _OF.sorcery("miselda-bolt", "miselda bolt", "стрела miselda", cost=1, play=[deal(3, Reach.ANYWHERE)], copies=2),
    _OF.attachment("miselda-blade", "miselda blade", "клинок miselda", cost=2, attack=2, essence=1, copies=2),
]
