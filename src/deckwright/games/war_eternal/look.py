"""How War Eternal is shown: families of cards, symbols, gauges, and what of a game is worth telling."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from deckwright.games.aeons_end import guide
from deckwright.games.war_eternal.cards import ALL
from deckwright.games.war_eternal.vocabulary import VOCABULARY
from deckwright.lang.cards import Kind
from deckwright.lang.look import Chart, Family, Figure, Gauge, Look, Told, TurnChart, View
from deckwright.lang.texts import Text

FAMILIES = {
    "gem": Family("we-gem", Text("Gem", "Самоцвет"), "#6ee7c8", "shard", "solid"),
    "relic": Family("we-relic", Text("Relic", "Реликвия"), "#e8c46a", "ring", "double"),
    "spell": Family("we-spell", Text("Spell", "Заклинание"), "#7aa8ff", "flame", "waves"),
    "mage": Family("we-mage", Text("Breach mage", "Маг разломов"), "#f2f0e6", "sun", "double"),
    "breach": Family("we-breach", Text("Breach", "Разлом"), "#c08bff", "breach", "dashes"),
    "attack": Family("we-attack", Text("Attack", "Атака"), "#ff7a6b", "wing", "chevrons"),
    "minion": Family("we-minion", Text("Minion", "Приспешник"), "#ff9f5a", "eye", "dots"),
    "power": Family("we-power", Text("Power", "Сила"), "#ff6fa8", "spire", "waves"),
    "nemesis": Family("we-nemesis", Text("Nemesis", "Исчадие"), "#ff5c5c", "eye", "double"),
    "turn": Family("we-turn", Text("Turn order", "Очерёдность хода"), "#a8b4c8", "wave", "dots"),
}
_HOMES = {"mage_box": "mage", "breach_box": "breach", "nemesis_box": "nemesis", "turn_box": "turn"}


def family_of(kind: Kind) -> Family:
    """What kind of card it is."""
    facts = kind.all_facts()
    found = next((name for name in ("gem", "relic", "spell", "attack", "minion", "power") if facts.get(name)), None)
    return FAMILIES[found or _HOMES[kind.home]]


def weight_of(kind: Kind) -> str:
    """Starting cards are plain; mages, nemeses, minions and powers heavy."""
    facts = kind.all_facts()
    if facts.get("starter") or kind.home in ("turn_box", "breach_box"):
        return "plain"
    heavy = facts.get("minion") or facts.get("power") or kind.home in ("mage_box", "nemesis_box")
    return "heavy" if heavy else "common"


def related(kind: Kind) -> list[Kind]:
    """For a mage the starting card of its own; for a nemesis its cards."""
    facts = kind.all_facts()
    if kind.home == "mage_box":
        return [other for other in ALL if other.home == "starters" and other.facts["mage"] == facts["mage"]]
    if kind.home == "nemesis_box":
        return [
            other
            for other in ALL
            if other.home in ("own_cards", "acolyte_box") and other.facts["nemesis"] == facts["nemesis"]
        ]
    return []


def _cards_owned(view: View, side: int) -> int:
    piles = view["players"][side]["piles"]
    return sum(int(piles[name]["count"]) for name in ("deck", "hand", "discard", "play", "prepped"))


def _nemesis_life(view: View, _side: int) -> int:
    mat = view["piles"]["nemesis_mat"]["cards"]
    return int(mat[0].get("life", 0)) if mat else 0


def _dealt(events: Sequence[Any], side: int) -> int:
    return guide.damage_dealt(events)[side]


MOVES = {
    ("deck", "hand"): Text("draws", "берёт"),
    ("discard", "hand"): Text("takes back into hand", "возвращает в руку"),
    ("hand", "discard"): Text("discards", "сбрасывает"),
    ("prepped", "discard"): Text("discards from a breach", "сбрасывает из разлома"),
    ("prepped", "hand"): Text("takes from a breach", "берёт из разлома"),
    ("prepped", "destroyed"): Text("destroys", "уничтожает"),
    ("hand", "destroyed"): Text("destroys", "уничтожает"),
    ("discard", "destroyed"): Text("destroys", "уничтожает"),
    ("play", "destroyed"): Text("destroys", "уничтожает"),
    ("deck", "destroyed"): Text("destroys", "уничтожает"),
}
LEGEND = {
    "aether": Text("aether", "эфир"),
    "wound": Text("damage", "урон"),
    "life": Text("life", "жизни"),
    "charge": Text("charges", "энергия"),
    "card": Text("cards", "карты"),
    "token": Text("nemesis tokens", "жетоны исчадия"),
    "power": Text("power tokens", "жетоны силы"),
    "spell": Text("spells", "заклинания"),
}


def _symbols() -> dict[str, str]:
    """The symbol of every noun and value that is told."""
    return {
        "aether": "aether",
        "damage": "wound",
        "life": "life",
        "charge": "charge",
        "charges": "charge",
        "card": "card",
        "token": "token",
        "power-token": "power",
        "spell": "spell",
    }


LOOK = Look(
    families=list(FAMILIES.values()),
    family_of=family_of,
    weight_of=weight_of,
    figures=(
        Figure("cost", "aether", "cost", Text("cost", "стоимость")),
        Figure("most_life", "life", "left", LEGEND["life"]),
        Figure("power_tokens", "power", "right", LEGEND["power"]),
        Figure("most_charges", "charge", "right", LEGEND["charge"]),
    ),
    gauges=(
        Gauge("life", "life", LEGEND["life"], 10),
        Gauge("charges", "charge", LEGEND["charge"], 6),
    ),
    symbols=_symbols(),
    told=Told(
        counted={
            "aether": "aether",
            "gem_aether": "aether",
            "card_aether": "aether",
            "spell_aether": "aether",
            "charges": "charge",
            "tokens": "token",
        },
        moves=MOVES,
        silent_rules=frozenset({"lose_aether", "draw_phase", "take_mage", "face", "hand_out_mages", "flip_discard"}),
        by_effects=frozenset({("deck", "hand")}),
    ),
    main_prompt="main-phase",
    play_verb="play",
    closing=frozenset({"end-turn", "end-casting", "pass", "no"}),
    open_piles=frozenset({"hand", "play", "prepped", "breaches", "mat", "market", "threats", "nemesis_mat"}),
    usual={
        "market": "gain",
        "hand": "play",
        "prepped": "cast",
        "breaches": "focus",
        "mat": "ability",
        "threats": "discard-power",
    },
    verbs=guide.VERBS,
    places=guide.PLACES,
    legend=LEGEND,
    related=related,
    how_to_play=guide.how_to_play,
    explain_prompt=guide.explain_prompt,
    advice=guide.advice(VOCABULARY),
    easy_plays=guide.easy_plays,
    statistics=guide.statistics,
    coming=guide.coming(lambda id: next((kind for kind in ALL if kind.id == id), None), VOCABULARY),
    turn_charts=(TurnChart("damage", Text("Damage dealt", "Нанесено урона"), _dealt),),
    charts=(
        Chart("nemesis", Text("Life of the nemesis", "Жизни исчадия"), _nemesis_life),
        Chart("gravehold", Text("Gravehold", "Грейвхолд"), lambda view, side: int(view["values"]["gravehold"])),
        Chart("life", Text("Life", "Жизни"), lambda view, side: int(view["players"][side]["values"]["life"])),
        Chart("deck", Text("Cards owned", "Карт в колоде"), _cards_owned),
    ),
)
