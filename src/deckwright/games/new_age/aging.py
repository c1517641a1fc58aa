"""The Ageless Walker as data: what the exiled pile costs, and where the rules are silent about its curse.

Our readings stand here and nowhere else:
- with increased difficulty a Curse of Aging that comes up in the draw phase leaves a hand of four; an option fills it;
- only aether buys the top card of the exiled pile, no effect that gains a card of the supply does;
- a Curse of Aging that something would destroy is discarded instead, and it counts as a card that costs 0;
- a discard pile of nothing but the Curse of Aging is not turned over for one more card.
"""

from __future__ import annotations

from deckwright.lang.game import GameOption
from deckwright.lang.texts import Text

LIFE = 80
MORE_AETHER = 1  # what the top card of the exiled pile costs above its own cost
CURSES = 4  # one for each player
CURSE_DAMAGE = 1
OPTION = GameOption(
    "curse_refills",
    "Curse of Aging: a full hand in the draw phase",
    "Проклятие старения: полная рука в фазу добора",
    False,
    help=Text(
        "Only with increased difficulty: whether the draw phase goes on to five cards although the curse lets nobody "
        "draw. The rules do not say (our reading: no, four cards).",
        "Только при повышенной сложности: добирают ли в фазу добора до пяти карт, хотя проклятие не даёт взять карту. "
        "Правила молчат (наше прочтение: нет, карт четыре).",
    ),
)
