"""How War Eternal is shown: as its family is, with words of its own."""

from __future__ import annotations

from deckwright.games.aeons_end.look import look
from deckwright.games.war_eternal.cards import WORLD
from deckwright.games.war_eternal.vocabulary import VOCABULARY
from deckwright.lang.texts import Text

WORDS = {
    "trophies": Text("trophies", "трофеи"),
    "acolytes_left": Text("acolytes still to come", "аколитов в колоде"),
}
LOOK = look(WORLD, VOCABULARY, WORDS)
