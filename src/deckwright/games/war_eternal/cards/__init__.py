"""All cards of War Eternal."""

from __future__ import annotations

import json
from importlib import resources

from deckwright.games.aeons_end.box import Box, Foe, Market, World
from deckwright.games.war_eternal.cards import (
    basics,
    gate_witch,
    hollow_crown,
    mages,
    magus_of_cloaks,
    market,
    starters,
    umbra_titan,
)
from deckwright.lang.texts import Text

THINNING = Market(
    "thinning",
    Text("Deck thinning, for beginners", "«Разрушение колоды», для новичков"),
    (
        "frozen-magmite", "scoria-slag", "erratic-ingot", "mages-totem", "primordial-fetish", "jagged-lightning",
        "fiery-torrent", "conjure-the-lost", "reduce-to-ash",
    ),
)  # fmt: skip
CYCLING = Market(
    "cycling",
    Text("Spell cycling, for beginners", "«Круговорот заклинаний», для новичков"),
    (
        "volcanic-glass", "breach-ore", "bloodstone-jewel", "cairn-compass", "vortex-gauntlet",
        "thoughtform-familiar", "kindle", "nova-forge", "crystallize",
    ),
)  # fmt: skip

BOX = Box(
    id="war-eternal",
    name=Text("War Eternal", "War Eternal"),
    crystals=32,
    sparks=14,
    starters=starters.CARDS,
    gems=market.GEMS,
    relics=market.RELICS,
    spells=market.SPELLS,
    mages=mages.MAGES,
    foes=(
        Foe(umbra_titan.MAT, umbra_titan.CARDS),
        Foe(hollow_crown.MAT, hollow_crown.CARDS, hollow_crown.ACOLYTES),
        Foe(magus_of_cloaks.MAT, magus_of_cloaks.CARDS),
        Foe(gate_witch.MAT, gate_witch.CARDS),
    ),
    basics=basics.CARDS,
    breaches=starters.SIGILS,
    markets=(THINNING, CYCLING),
    likings=json.loads(resources.files("deckwright.games.war_eternal").joinpath("likings.json").read_text()),
)
WORLD = World(BOX)
