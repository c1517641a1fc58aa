"""How Shards of Infinity is shown: factions, symbols, gauges, and what of a game is worth telling."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from deckwright.games.shards import guide
from deckwright.games.shards.cards import ALL
from deckwright.games.shards.schema import MOST_HEALTH, MOST_MASTERY, Faction
from deckwright.games.shards.vocabulary import VOCABULARY
from deckwright.lang.cards import Kind
from deckwright.lang.look import Chart, Family, Figure, Gauge, Look, Told, TurnChart, View, facts_say
from deckwright.lang.texts import Text

_DRAWN = {
    Faction.NONE: ("#b8c4d6", "shard", "solid"),
    Faction.HOMODEUS: ("#ffa24a", "gear", "dashes"),
    Faction.ORDER: ("#5cc8ff", "sun", "double"),
    Faction.UNDERGROWTH: ("#6fdc7a", "root", "waves"),
    Faction.WRAETHE: ("#c78bff", "eye", "chevrons"),
}
FAMILIES = {
    faction: Family(
        faction.name.lower(),
        Text(VOCABULARY.name(faction, "", "en"), VOCABULARY.name(faction, "", "ru")),
        colour,
        motif,
        pattern,
    )
    for faction, (colour, motif, pattern) in _DRAWN.items()
}

SHAPES = {
    "mercenary": "M12 1C17 1 20 5.5 20 11 20 15 22 19 23.5 23H.5C2 19 4 15 4 11 4 5.5 7 1 12 1ZM12 5"
    "C9 5 7.5 8 7.5 11.5S9.5 18 12 18 16.5 15 16.5 11.5 15 5 12 5Z"
    "M8.6 10.5 11.4 11.5 9.5 13ZM15.4 10.5 14.5 13 12.6 11.5Z",
    "mastery": "M12 0 13.7 7.9 17.4 6.6 16.1 10.3 24 12 16.1 13.7 17.4 17.4 13.7 16.1 12 24 10.3 16.1 6.6 17.4 7.9 1"
    "3.7 0 12 7.9 10.3 6.6 6.6 10.3 7.9ZM9.8 12a2.2 2.2 0 1 1 4.4 0a2.2 2.2 0 1 1-4.4 0Z",
}
# Words of its cards' ids, and the figures they call up in emblems.
DEPICTED = {
    "praetorian": "walker",
    "umbral": "hood",
    **dict.fromkeys(("formless", "nothingness", "shattered", "godkiller"), "mask"),
    "transcendant": "sovereign",
    "furrowing": "roots",
    **dict.fromkeys(("undergrowth", "genesis"), "sprout"),
    "kiln": "flame",
    "omni": "orb",
    **dict.fromkeys(("mainframe", "encryptor"), "book"),
}


def family_of(kind: Kind) -> Family:
    """The faction of a card."""
    return FAMILIES[Faction(kind.all_facts()["faction"])]


def weight_of(kind: Kind) -> str:
    """Starting cards are plain, champions, relics and leaders heavy."""
    facts = kind.all_facts()
    if facts.get("starter"):
        return "plain"
    return "heavy" if facts.get("champion") or facts.get("relic") or facts.get("leader") else "common"


def related(kind: Kind) -> list[Kind]:
    """For a leader: the relics, and the cards that are better with this leader."""
    if kind.home != "leader_cards":
        return []
    which = kind.all_facts()["leader"]
    relics = [other for other in ALL if other is not kind and other.all_facts().get("leader") == which]
    named = [other for other in ALL if any(effect.arguments.get("leader") == which for effect in other.effects())]
    return relics + named


def _cards_owned(view: View, side: int) -> int:
    piles = view["players"][side]["piles"]
    return sum(int(piles[name]["count"]) for name in ("deck", "hand", "discard", "play"))


def _value(name: str) -> Chart:
    text = {"health": Text("Health", "Здоровье"), "mastery": Text("Mastery", "Мастерство")}[name]
    return Chart(name, text, lambda view, side: int(view["players"][side]["values"][name]))


def _dealt(events: Sequence[Any], side: int) -> int:
    return guide.damage_dealt(events)[side]


MOVES = {
    ("deck", "hand"): Text("draws", "берёт"),
    ("discard", "hand"): Text("returns to hand", "возвращает в руку"),
    ("hand", "removed"): Text("removes from hand", "удаляет из руки"),
    ("discard", "removed"): Text("removes from the discard pile", "удаляет из сброса"),
    ("row", "hand"): Text("takes into hand", "берёт в руку"),
    ("centre", "row"): Text("into the row", "в ряд"),
}
LEGEND = {
    "crystal": Text("crystals", "кристаллы"),
    "power": Text("power", "мощь"),
    "mastery": Text("mastery", "мастерство"),
    "health": Text("health", "здоровье"),
    "shield": Text("shield", "щит"),
    "card": Text("cards to draw", "карты, которые вы берёте"),
    "champion": Text("champions", "чемпионы"),
    "ally": Text("allies", "союзники"),
    "mercenary": Text("mercenaries", "наёмники"),
}


LOOK = Look(
    families=list(FAMILIES.values()),
    family_of=family_of,
    weight_of=weight_of,
    shapes=SHAPES,
    is_somebody=facts_say("champion", "leader", "mercenary", but=("relic", "starter")),
    depicted=DEPICTED,
    deeds={"mastery": "wisdom"},
    figures=(
        Figure("cost", "crystal", "cost", Text("cost", "стоимость")),
        Figure("health", "health", "left", LEGEND["health"]),
        Figure("shield", "shield", "right", LEGEND["shield"]),
    ),
    gauges=(
        Gauge("health", "health", LEGEND["health"], MOST_HEALTH),
        Gauge("mastery", "mastery", LEGEND["mastery"], MOST_MASTERY),
    ),
    symbols={
        "crystal": "crystal",
        "crystals": "crystal",
        "power": "power",
        "mastery": "mastery",
        "health": "health",
        "card": "card",
        "damage": "power",
        "shield": "shield",
        "champion": "champion",
        "ally": "ally",
        "mercenary": "mercenary",
    },
    told=Told(
        counted={
            "crystals": "crystal",
            "power": "power",
            "mastery": "mastery",
            "health": "health",
            "wounds": "damage",
        },
        moves=MOVES,
        silent_rules=frozenset(
            {
                "starting_mastery",
                "attack_phase",
                "assign_power",
                "end_phase",
                "end_turn_effects",
                "destroy_champion",
                "nemesis_turn",
                "refill_row",
            }
        ),
        by_effects=frozenset({("deck", "hand")}),
        gathered={"attacked": "power"},
    ),
    main_prompt="main-phase",
    play_verb="play",
    closing=frozenset({"end-main", "pass", "done", "no", "drop-out"}),
    open_piles=frozenset({"row", "hand", "play", "relics", "board"}),
    usual={
        "row": "recruit",
        "hand": "play",
        "play": "activate",
        "relics": "recruit-relic",
        "others.play": "attack",
    },
    option_seats={
        "mode": (3, 4),
        "team_mastery": (4,),
        **dict.fromkeys(("nemesis_first", "nemesis_match", "nemesis_draw", "nemesis_shields"), (1,)),
    },
    verbs=guide.VERBS,
    places=guide.PLACES,
    legend=LEGEND,
    related=related,
    how_to_play=guide.how_to_play,
    explain_prompt=guide.explain_prompt,
    advice=guide.advice,
    warn=guide.warn,
    deadly=guide.deadly,
    easy_plays=guide.easy_plays,
    statistics=guide.statistics,
    turn_charts=(TurnChart("damage", Text("Damage dealt", "Нанесено урона"), _dealt),),
    charts=(
        _value("health"),
        _value("mastery"),
        Chart("deck", Text("Cards owned", "Карт в колоде"), _cards_owned),
    ),
)
