"""How The New Age is shown: as its family is, with words of its own."""

from __future__ import annotations

from dataclasses import replace

from deckwright.games.aeons_end.blows import Adds
from deckwright.games.aeons_end.look import look
from deckwright.games.new_age.aging_look import with_aging
from deckwright.games.new_age.cards import WORLD
from deckwright.games.new_age.claws_look import with_claws
from deckwright.games.new_age.mage_look import with_mages
from deckwright.games.new_age.nest_look import with_nest
from deckwright.games.new_age.ritual_look import with_ritual
from deckwright.games.new_age.treasure_look import more, with_treasures
from deckwright.games.new_age.vocabulary import VOCABULARY
from deckwright.games.war_eternal.look import WORDS as WAR_ETERNAL

WORDS = WAR_ETERNAL | {}
ADDS: Adds = {
    "rises_with_surge": lambda view, side, effect: int(effect.arguments["n"]) * int(side["values"]["surge"]),
    "hits_harder": lambda view, side, effect: int(effect.arguments["n"]) * int(view["values"]["defender_damage"]),
}
FIRST_OPTIONS = ("nemesis", "difficulty")  # of the many that a world of two boxes has
_FIND = WORLD.by_id.get
_FAMILY = replace(look(WORLD, VOCABULARY, WORDS, ADDS, more), first_options=FIRST_OPTIONS)
_MAGGOTH = with_nest(with_mages(_FAMILY), _FIND, VOCABULARY)
_ARACHNOS = with_ritual(_MAGGOTH, _FIND, VOCABULARY)
_AGELESS_WALKER = with_aging(_ARACHNOS, _FIND, VOCABULARY)
LOOK = with_treasures(with_claws(_AGELESS_WALKER, _FIND), _FIND)
