"""How Shards of Infinity is shown: factions, symbols, gauges, and what of a game is worth telling."""

from __future__ import annotations

from deckwright.games.shards.schema import MOST_HEALTH, MOST_MASTERY, Faction
from deckwright.games.shards.vocabulary import VOCABULARY
from deckwright.lang.cards import Kind
from deckwright.lang.look import Chart, Family, Figure, Gauge, Look, Told, View
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


def family_of(kind: Kind) -> Family:
    """The faction of a card."""
    return FAMILIES[Faction(kind.all_facts()["faction"])]


def weight_of(kind: Kind) -> str:
    """Starting cards are plain, champions, relics and leaders heavy."""
    facts = kind.all_facts()
    if facts.get("starter"):
        return "plain"
    return "heavy" if facts.get("champion") or facts.get("relic") or facts.get("leader") else "common"


def _cards_owned(view: View, side: int) -> int:
    piles = view["players"][side]["piles"]
    return sum(int(piles[name]["count"]) for name in ("deck", "hand", "discard", "play"))


def _value(name: str) -> Chart:
    text = {"health": Text("Health", "Здоровье"), "mastery": Text("Mastery", "Мастерство")}[name]
    return Chart(name, text, lambda view, side: int(view["players"][side]["values"][name]))


LOOK = Look(
    families=list(FAMILIES.values()),
    family_of=family_of,
    weight_of=weight_of,
    figures=(
        Figure("cost", "crystal", "cost", Text("cost", "стоимость")),
        Figure("health", "health", "left", Text("health", "здоровье")),
        Figure("shield", "shield", "right", Text("shield", "щит")),
    ),
    gauges=(
        Gauge("health", "health", Text("health", "здоровье"), MOST_HEALTH),
        Gauge("mastery", "mastery", Text("mastery", "мастерство"), MOST_MASTERY),
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
    },
    told=Told(
        counted={"crystals": "crystal", "power": "power", "mastery": "mastery", "health": "health"},
        moves={},
    ),
    main_prompt="main-phase",
    play_verb="play",
    closing=frozenset({"end-main", "pass", "done", "no", "drop-out"}),
    open_piles=frozenset({"row", "hand", "play", "relics", "board"}),
    charts=(
        _value("health"),
        _value("mastery"),
        Chart("deck", Text("Cards owned", "Карт в колоде"), _cards_owned),
    ),
)
