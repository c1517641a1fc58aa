"""The demonologist deck (militia to try the rules with)."""

from __future__ import annotations

from deckwright.games.sorcerer.cards.make import Builder
from deckwright.games.sorcerer.rules.slots import on_attacked, on_play
from deckwright.games.sorcerer.schema import Deck, Reach
from deckwright.games.sorcerer.words.basic import deal, draw_cards, omens
from deckwright.lang.texts import Keyword

_OF = Builder(Deck.DEMONOLOGIST)
KEYWORDS: dict[str, Keyword] = {}

CARDS = [
    _OF.skill("demonologist-skill", "demonologist skill", "навык demonologist", {on_attacked: [omens(1)]}),
    _OF.minion(
        "demonologist-footman",
        "demonologist footman",
        "пехотинец demonologist",
        cost=2,
        attack=3,
        essence=3,
        copies=10,
        omen=1,
    ),
    _OF.minion(
        "demonologist-guard",
        "demonologist guard",
        "страж demonologist",
        cost=4,
        attack=4,
        essence=5,
        copies=2,
        does={on_play: [draw_cards(1)]},
    ),
    _OF.sorcery(
        "demonologist-bolt",
        "demonologist bolt",
        "стрела demonologist",
        cost=1,
        play=[deal(3, Reach.ANYWHERE)],
        copies=4,
    ),
    _OF.attachment(
        "demonologist-blade", "demonologist blade", "клинок demonologist", cost=2, attack=2, essence=1, copies=4
    ),
]
