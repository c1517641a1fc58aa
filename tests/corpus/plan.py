"""Which games the corpus keeps: every game, number of players and mode, and each option at each of its values."""

from __future__ import annotations

from typing import Any

Opened = tuple[int, dict[str, Any]]


def _each(players: int, given: dict[str, Any], **values: list[Any]) -> list[Opened]:
    """A table for each value of each of these options, one at a time."""
    return [(players, given | {name: value}) for name, allowed in values.items() for value in allowed]


SHARDS: list[Opened] = [
    *[(players, {"expansion": expansion}) for players in (1, 2, 3, 4) for expansion in (True, False)],
    *_each(4, {"mode": "teams"}, relics=["leader", "draft", "secret", "none"], leaders=["choice", "auction"]),
    *_each(4, {"mode": "teams"}, team_mastery=[0, 5]),
    *_each(3, {"mode": "standoff"}, relics=["leader", "draft", "secret"], leaders=["choice", "auction"]),
    *_each(2, {}, relics=["draft", "secret", "none"], leaders=["choice", "auction"], talons=["effect"]),
    *_each(2, {}, champion_damage=["turn"], empty_centre=["reshuffle"], numeri_relics=[False]),
    *_each(2, {"leaders": "auction"}, zero_bid=[False], max_bid=[1, 10]),
    (3, {"leaders": "auction", "relics": "draft", "auction_and_draft": True}),
    *_each(1, {}, nemesis_first=["player", "nemesis"], nemesis_match=["power"], nemesis_draw=["power"]),
    *_each(3, {}, relics=["secret"], leaders=["choice"]),
    *_each(4, {}, relics=["secret", "draft"], champion_damage=["turn"]),
]
ASCENSION: list[Opened] = [
    *[(players, {"first_player": first}) for players in (1, 2, 3, 4) for first in ("random", "first_seat")],
    *_each(1, {}, solo_turns=[5, 40], solo_target=[0, 300]),
    *_each(2, {}, honor_pool=["thirty"], scoring=["deck_and_hand"], empty_centre=["wait"], free_reach=["row"]),
    *_each(2, {}, avatar_reach=["anywhere"], first_time=["card"], burrower=["turn"], librarian=["may"]),
    *_each(2, {}, askara_lycanthrope=[False], tablet=["anywhere"]),
    *_each(4, {}, honor_pool=["thirty"], avatar_reach=["anywhere"], first_time=["card"]),
    *_each(3, {}, tablet=["anywhere"], burrower=["turn"], librarian=["may"]),
]
NEMESES = ("umbra-titan", "hollow-crown", "magus-of-cloaks", "gate-witch")
WAR_ETERNAL: list[Opened] = [
    *[(players, {"nemesis": nemesis}) for nemesis in NEMESES for players in (1, 2, 3, 4)],
    *[(2, {"nemesis": nemesis, "difficulty": hard}) for nemesis in NEMESES for hard in ("beginner", "extinction")],
    *_each(2, {}, nemesis=["random", "choice"], difficulty=["expert"], mages=["choice"]),
    *_each(2, {"nemesis": "hollow-crown"}, market=["cycling", "random", "choice"]),
    *_each(1, {}, mages_each=[2, 3, 4], solo_turns=[4], solo_life=["12", "15"]),
    (4, {"pair_cards": True, "nemesis": "gate-witch"}),
    (1, {"mages_each": 4, "pair_cards": True, "nemesis": "magus-of-cloaks"}),
    *[
        (4, {"mage_1": first, "mage_2": second, "mage_4": third, "nemesis": nemesis})
        for nemesis, (first, second, third) in zip(
            NEMESES,
            (
                ("dezmodia", "garu", "gex"),
                ("mazahaedron", "mist", "quilius"),
                ("ulgimor", "yan-magda", "dezmodia"),
                ("gex", "quilius", "ulgimor"),
            ),
            strict=True,
        )
    ],
]
GEMS = [
    "frozen-magmite",
    "volcanic-glass",
    "dread-diamond",
    "breach-ore",
    "scoria-slag",
    "erratic-ingot",
    "bloodstone-jewel",
]
RELICS = ["mages-totem", "conclave-scroll", "fiend-catcher", "primordial-fetish", "cairn-compass", "vortex-gauntlet"]
SPELLS = [
    "thoughtform-familiar",
    "carbonize",
    "jagged-lightning",
    "kindle",
    "pyrotechnic-surge",
    "aurora",
    "celestial-spire",
    "convection-field",
    "fiery-torrent",
    "conjure-the-lost",
    "nova-forge",
    "equilibrium",
    "reduce-to-ash",
    "crystallize",
]


def _supply(round: int) -> dict[str, Any]:
    """Nine piles by name, others each time, until all have been on the table."""
    piles = [GEMS[(3 * round + i) % len(GEMS)] for i in range(3)]
    piles += [RELICS[(2 * round + i) % len(RELICS)] for i in range(2)]
    piles += [SPELLS[(4 * round + i) % len(SPELLS)] for i in range(4)]
    return {f"supply_{number}": pile for number, pile in enumerate(piles, start=1)}


WAR_ETERNAL += [(2 + round % 2, {"nemesis": NEMESES[round], **_supply(round)}) for round in range(4)]
WAR_ETERNAL += [(2, {"nemesis": "gate-witch", "supply_2": "breach-ore", "supply_9": "aurora", "market": "cycling"})]
NEW_AGE_FOES = ("maggoth", "arachnos", "ageless-walker", "fenrix")
NEW_AGE_MAGES = ("gygar", "taqren", "claudia", "sahala", "rhia", "soskel", "talix", "lost")
OWN_TREASURES = {"treasure_1": ["random", "random"], "treasure_3": ["random", "random"]}
NEW_AGE: list[Opened] = [
    *[(players, {"nemesis": nemesis}) for nemesis in NEW_AGE_FOES for players in (1, 2, 3, 4)],
    *[(2, {"nemesis": nemesis, "difficulty": hard}) for nemesis in NEW_AGE_FOES for hard in ("expert", "extinction")],
    *[(3, {"nemesis": nemesis, "boxes": "both", "market": "random"}) for nemesis in (*NEW_AGE_FOES, *NEMESES)],
    *_each(2, {"nemesis": "maggoth"}, nest=["mild", "harsh"], focus_opens=[False], charges_first=[False]),
    *_each(2, {"nemesis": "arachnos"}, ritual_track=["long", "short"], ritual_at_eight=[True], outlast_at_once=[True]),
    *_each(2, {"nemesis": "ageless-walker", "difficulty": "expert"}, curse_refills=[True], mages=["choice"]),
    *_each(2, {"nemesis": "fenrix"}, upgraded=["battle-2", "battle-4"], market=["choice"], defender_damage=[False]),
    *_each(2, {"market": "choice"}, free_supply=[False]),
    *_each(4, {"nemesis": "arachnos"}, pair_cards=[False]),
    *_each(3, {"nemesis": "fenrix"}, wild_token=[False]),
    *[
        (4, {"nemesis": nemesis, "mage": list(mages)})
        for nemesis, mages in (("maggoth", NEW_AGE_MAGES[:4]), ("fenrix", NEW_AGE_MAGES[4:]))
    ],
    *[(2, {"nemesis": nemesis, "treasure_2": "random", **OWN_TREASURES}) for nemesis in NEW_AGE_FOES],
]
CHARACTERS = ["tegu", "miselda", "zevrane", "ariaspes"]
LINEAGES = ["necromancer", "demonologist", "bloodlord", "animist"]
DOMAINS = ["haunted-forest", "outcast-sanctuary", "screaming-coast", "forgotten-temple"]


def _mages(turn: int) -> dict[str, Any]:
    """Four mages of all twelve decks, other ones each time."""
    return {
        "characters": CHARACTERS,
        "lineages": LINEAGES[turn:] + LINEAGES[:turn],
        "domains": DOMAINS[-turn:] + DOMAINS[:-turn],
    }


SORCERER: list[Opened] = [
    *[(players, {"making": making}) for players in (2, 3, 4, 5, 6) for making in ("dealt", "draft")],
    *[(players, {"mode": "teams", "fates": fates}) for players in (4, 6) for fates in ("shared", "own")],
    *_each(2, {}, first_player=["first_seat"], battle_die=["harsh"], energy_die=["low"], flames=["double"]),
    *_each(2, {}, skills=["all"], deaths=["after"], rerolls=["one_turn"], distribution=["printed"]),
    *_each(2, {}, put_into_play=["silent"], mulligan=["all"], powers=["once"], second_box=[True]),
    *_each(3, {}, ring=["left"], deaths=["after"]),
    *_each(4, {"mode": "teams"}, rerolls=["one_turn"], mulligan=["all"], making=["draft"]),
    *[(4, mode | _mages(turn)) for turn in range(4) for mode in ({}, {"mode": "teams"})],
]
PLAN: dict[str, list[Opened]] = {
    "shards": SHARDS,
    "ascension": ASCENSION,
    "war-eternal": WAR_ETERNAL,
    "new-age": NEW_AGE,
    "sorcerer": SORCERER,
}
