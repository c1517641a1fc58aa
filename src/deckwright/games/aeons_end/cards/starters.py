"""The two starting cards that every mage may have; how many of them there are says each box."""

from __future__ import annotations

from deckwright.games.aeons_end.cards.make import gem, spell
from deckwright.games.aeons_end.words.gains import aether
from deckwright.games.aeons_end.words.spells import damage
from deckwright.lang.cards import Trait

CRYSTAL = gem("crystal", "Crystal", "Кристалл", cost=0, play=[aether(1)])
SPARK = spell("spark", "Spark", "Искра", cost=0, cast=[damage(1)], traits=[Trait("spark", 1, "", "")])
