"""All cards of The New Age, and the world it shares with War Eternal."""

from __future__ import annotations

import json
from importlib import resources

from deckwright.games.aeons_end.box import Box, World
from deckwright.games.new_age.cards import (
    ageless_walker,
    arachnos,
    basics,
    breaches,
    fenrix,
    mages,
    maggoth,
    market,
    starters,
    treasures,
    upgraded,
)
from deckwright.games.war_eternal.cards import BOX as WAR_ETERNAL
from deckwright.lang.texts import Text

BOX = Box(
    id="new-age",
    name=Text("The New Age", "«Новый век»"),
    crystals=32,
    sparks=14,
    starters=starters.CARDS,
    gems=market.GEMS,
    relics=market.RELICS,
    spells=market.SPELLS,
    mages=mages.MAGES,
    foes=(maggoth.FOE, arachnos.FOE, ageless_walker.FOE, fenrix.FOE),
    basics=basics.CARDS,
    upgraded=upgraded.BY_BATTLE,
    breaches=breaches.BREACHES,
    markets=(market.FIRST_BATTLE,),
    likings=json.loads(resources.files("deckwright.games.new_age").joinpath("likings.json").read_text()),
    treasures=treasures.TREASURES,
)
WORLD = World(BOX, WAR_ETERNAL)
