"""What the first expedition brings, battle by battle; the rulebook leaves this to the cards of the expedition.

Public sources name the rewards; that a lost battle brings the same as a won one once the players go on is our reading.
"""

from __future__ import annotations

from deckwright.games.new_age.cards.market import FIRST_BATTLE
from deckwright.games.new_age.cards.treasures import LEVELS
from deckwright.games.new_age.cards.upgraded import BY_BATTLE
from deckwright.games.new_age.expedition.barracks import Bounty

NEMESES = ("maggoth", "arachnos", "ageless-walker", "fenrix")
LAST = len(NEMESES)
AT_FIRST = Bounty(mages=("gygar", "taqren", "claudia", "sahala"), cards=FIRST_BATTLE.cards)
LEVEL_1 = ("bramas-buried-light", "garus-torch", "kadirs-emerald-shard", "mists-garnet-shard", "xaxoss-pyre")
LEVEL_2 = ("carapace-fragment", "imbued-shackles", "shimmering-cloak-of-the-magus", "bones-of-deathmind")
LEVEL_3 = (
    "verdant-staff",
    "flowing-mantle",
    "forgotten-trinket",
    "accelerating-gauntlets",
    "shroud-of-obfuscation",
    "precision-magnifier",
)


def _upgraded(battle: int) -> tuple[str, ...]:
    return tuple(kind.id for kind in BY_BATTLE[battle])


AFTER = {  # a battle that was won, or lost and left behind
    1: Bounty(
        ("rhia",), ("resonant-pearl", "caged-fire", "well-of-energy", "spirit-lift"), _upgraded(2), (LEVEL_1, (), ())
    ),
    2: Bounty(("soskel",), ("pain-conduit", "fatal-harmony", "bouncing-boom"), _upgraded(3), ((), LEVEL_2, ())),
    3: Bounty(
        ("talix",), ("unrefined-blaststone", "link-conduit", "reverberating-shock"), _upgraded(4), ((), (), LEVEL_3)
    ),
    4: Bounty(("lost",)),
}

# --- later expeditions ------------------------------------------------------------------------------------------------

MAGES_AT_FIRST = 4
TREASURES = {level: [kind.id for kind in kinds] for level, kinds in LEVELS.items()}  # all there are
BY_RATING = {  # the nemeses that may stand in the battle of this number
    1: ("maggoth", "umbra-titan"),
    2: ("arachnos",),
    3: ("ageless-walker", "hollow-crown", "magus-of-cloaks"),
    4: ("fenrix", "gate-witch"),
}
STAND_IN = {2: "hollow-crown"}  # War Eternal alone has no nemesis of this rating (our reading)
UPGRADED = {2: (1, 3, 3), 3: (1, 1, 2), 4: (1, 1, 2)}  # of each tier, before a battle
TREASURES_WON = {1: 5, 2: 3, 3: 5}  # by the battle, whose number is their level
