"""All cards of War Eternal."""

from __future__ import annotations

import json
from importlib import resources

from deckwright.games.aeons_end.features import features, threat
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
from deckwright.games.war_eternal.schema import Market
from deckwright.lang.cards import Kind

ACOLYTE_THREAT = 15  # what an acolyte does in an average turn, in tenths
SUPPLY: list[Kind] = [*market.GEMS, *market.RELICS, *market.SPELLS]
MATS: list[Kind] = [umbra_titan.MAT, hollow_crown.MAT, magus_of_cloaks.MAT, gate_witch.MAT]
ALL: list[Kind] = [
    *starters.CARDS,
    *SUPPLY,
    *mages.MAGES,
    *MATS,
    *umbra_titan.CARDS,
    *hollow_crown.ACOLYTES,
    *hollow_crown.CARDS,
    *magus_of_cloaks.CARDS,
    *gate_witch.CARDS,
    *basics.CARDS,
    *starters.BREACHES,
    *starters.TURN_CARDS,
]

_RECOMMENDED = {
    Market.THINNING: (
        "frozen-magmite", "scoria-slag", "erratic-ingot", "mages-totem", "primordial-fetish", "jagged-lightning",
        "fiery-torrent", "conjure-the-lost", "reduce-to-ash",
    ),
    Market.CYCLING: (
        "volcanic-glass", "breach-ore", "bloodstone-jewel", "cairn-compass", "vortex-gauntlet",
        "thoughtform-familiar", "kindle", "nova-forge", "crystallize",
    ),
}  # fmt: skip

# What self-play found beyond what a card's features say.
_LIKINGS: dict[str, int] = json.loads(
    resources.files("deckwright.games.war_eternal").joinpath("likings.json").read_text()
)

for kind in [*starters.CARDS, *SUPPLY]:
    kind.facts |= features(kind)
for kind in ALL:
    if kind.facts.get("minion") or kind.facts.get("power"):
        kind.facts |= {"threat": ACOLYTE_THREAT} if kind.facts.get("acolyte") else threat(kind)
for number, kind in enumerate(SUPPLY, start=1):
    in_market = next((market for market, ids in _RECOMMENDED.items() if kind.id in ids), 0)
    kind.facts |= {"supply_number": number, "recommended": in_market, "liking": _LIKINGS.get(kind.id, 0)}
