"""The zevrane deck (militia to try the rules with)."""

from __future__ import annotations

from deckwright.games.sorcerer.cards.make import Builder
from deckwright.games.sorcerer.rules.slots import on_play, on_power
from deckwright.games.sorcerer.schema import Deck, Reach
from deckwright.games.sorcerer.words.basic import deal, draw_cards, omens, weaken_enemy
from deckwright.lang.texts import Keyword

_OF = Builder(Deck.ZEVRANE)
KEYWORDS: dict[str, Keyword] = {}

CARDS = [
    _OF.skill("zevrane-skill", "zevrane skill", "навык zevrane", {on_power: [weaken_enemy(Reach.HERE), omens(1)]}),
    _OF.minion(
        "zevrane-footman", "zevrane footman", "пехотинец zevrane", cost=2, attack=3, essence=3, copies=5, omen=1
    ),
    _OF.minion(
        "zevrane-guard",
        "zevrane guard",
        "страж zevrane",
        cost=4,
        attack=4,
        essence=5,
        copies=1,
        does={on_play: [draw_cards(1)]},
    ),
    _OF.sorcery("zevrane-bolt", "zevrane bolt", "стрела zevrane", cost=1, play=[deal(3, Reach.ANYWHERE)], copies=2),
    _OF.attachment("zevrane-blade", "zevrane blade", "клинок zevrane", cost=2, attack=2, essence=1, copies=2),
]
