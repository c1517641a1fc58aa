"""The breaches of their own that three mages have. Their costs are those of the usual breaches (our reading)."""

from __future__ import annotations

from deckwright.games.aeons_end.cards.breaches import breach, more_damage
from deckwright.games.aeons_end.rules import slots
from deckwright.games.new_age.cards.readings import MAY_BE_SIGIL
from deckwright.games.new_age.words.breaches import defends_gravehold, hits_harder, rises_with_surge
from deckwright.lang.cards import Trait

TWO_AT_ONCE = Trait("two_at_once", 1, "", "")
CARRIES_SURGE = Trait("carries_surge", 1, "", "")
ANCIENT = breach(
    "ancient-breach-1",
    "Ancient Breach I",
    "Древний разлом I",
    position=1,
    special=True,
    traits=[CARRIES_SURGE, MAY_BE_SIGIL],
    rules={slots.adds_damage: [rises_with_surge(1)]},
)
CELESTIAL = breach(
    "celestial-breach-4",
    "Celestial Breach IV",
    "Небесный разлом IV",
    position=4,
    special=True,
    traits=[more_damage(2), TWO_AT_ONCE],
)
DEFENDER = breach(
    "defender-breach-4",
    "Defender Breach IV",
    "Разлом защитника IV",
    position=4,
    special=True,
    rules={slots.adds_damage: [hits_harder(1)], slots.when_cast_from: [defends_gravehold(1)]},
)
BREACHES = [ANCIENT, CELESTIAL, DEFENDER]
