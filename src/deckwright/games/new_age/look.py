"""How The New Age is shown: as its family is, with words of its own."""

from __future__ import annotations

from dataclasses import replace

from deckwright.games.aeons_end.blows import Adds
from deckwright.games.aeons_end.look import look
from deckwright.games.new_age.aging_look import with_aging
from deckwright.games.new_age.cards import WORLD
from deckwright.games.new_age.nest_look import with_nest
from deckwright.games.new_age.vocabulary import VOCABULARY
from deckwright.games.war_eternal.look import WORDS as WAR_ETERNAL

WORDS = WAR_ETERNAL | {}
ADDS: Adds = {
    "rises_with_surge": lambda view, side, effect: int(effect.arguments["n"]) * int(side["values"]["surge"]),
    "hits_harder": lambda view, side, effect: int(effect.arguments["n"]) * int(view["values"]["defender_damage"]),
}
FIRST_OPTIONS = ("nemesis", "difficulty", "market")  # of the many that a world of two boxes has
_FAMILY = replace(look(WORLD, VOCABULARY, WORDS, ADDS), first_options=FIRST_OPTIONS)
LOOK = with_aging(with_nest(_FAMILY, WORLD.by_id.get, VOCABULARY), WORLD.by_id.get, VOCABULARY)
