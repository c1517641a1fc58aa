"""How Ascension is shown: factions, symbols, gauges, and what of a game is worth telling."""

from __future__ import annotations

from deckwright.games.ascension import guide
from deckwright.games.ascension.schema import Faction
from deckwright.games.ascension.vocabulary import VOCABULARY
from deckwright.lang.cards import Kind
from deckwright.lang.look import Chart, Family, Figure, Gauge, Look, Told, TurnChart, View, facts_say
from deckwright.lang.texts import Text

_DRAWN = {
    Faction.NONE: ("#c9c2b4", "ring", "solid"),
    Faction.ENLIGHTENED: ("#ffd76a", "sun", "double"),
    Faction.LIFEBOUND: ("#7fdc7a", "leaf", "waves"),
    Faction.MECHANA: ("#d99a5b", "gear", "dashes"),
    Faction.VOID: ("#b48bff", "eye", "chevrons"),
}
FAMILIES = {
    faction: Family(
        faction.name.lower() if faction else "unaligned",
        Text(VOCABULARY.name(faction, "", "en"), VOCABULARY.name(faction, "", "ru")),
        colour,
        motif,
        pattern,
    )
    for faction, (colour, motif, pattern) in _DRAWN.items()
}
MONSTERS = Family("monster", Text("Monsters", "Монстры"), "#ff7a6b", "flame", "dots")


def family_of(kind: Kind) -> Family:
    """The faction of a card; monsters look alike, too."""
    facts = kind.all_facts()
    return MONSTERS if facts.get("monster") else FAMILIES[Faction(facts.get("faction", Faction.NONE))]


def weight_of(kind: Kind) -> str:
    """Starting cards are plain, constructs and monsters heavy."""
    facts = kind.all_facts()
    if kind.home == "starters":
        return "plain"
    return "heavy" if facts.get("construct") or facts.get("monster") else "common"


def _honor(view: View, side: int) -> int:
    return int(view["players"][side]["values"]["honor"])


def _cards_owned(view: View, side: int) -> int:
    piles = view["players"][side]["piles"]
    return sum(int(piles[name]["count"]) for name in ("deck", "hand", "discard", "play", "constructs"))


def _constructs(view: View, side: int) -> int:
    return int(view["players"][side]["piles"]["constructs"]["count"])


ENDINGS = {
    True: Text(
        "A new record: {score} honor. The score to beat was {target}.",
        "Новый рекорд: очков славы {score}. Прежний был {target}.",
    ),
    False: Text(
        "The record stands: {score} honor, more than {target} were needed.",
        "Рекорд устоял: очков славы {score}, а нужно было больше {target}.",
    ),
}


def ending(view: View, lang: str) -> str:
    """How the race against one's own best score ended; among several players the winner says it all."""
    values = view["values"]
    if not view["over"] or not values["solo"]:
        return ""
    score = view["players"][0]["values"]["score"]
    return ENDINGS[bool(view["winners"])].said(lang, score=score, target=values["solo_target"])


MOVES = {
    ("deck", "hand"): Text("draws", "берёт"),
    ("centre", "row"): Text("into the row", "в ряд"),
    ("hand", "void"): Text("banishes from hand", "изгоняет из руки"),
    ("discard", "void"): Text("banishes from the discard pile", "изгоняет из сброса"),
}
LEGEND = {
    "rune": Text("runes", "руны"),
    "charge": Text("runes for Mechana constructs", "руны для конструктов Механы"),
    "power": Text("power", "могущество"),
    "monster": Text("a monster's strength", "сила монстра"),
    "honor": Text("honor", "слава"),
    "card": Text("cards to draw", "карты, которые вы берёте"),
    "turn": Text("turns", "ходы"),
    "construct": Text("constructs", "конструкты"),
}


SHAPES = {
    "rune": "M12 1 22 12 12 23 2 12ZM11 6V18H13V14.5L16.5 12 13 9.5V6Z",
    "honor": "M12 .8 14.9 8.6 23.2 9 16.8 14.1 18.9 22.1 12 17.6 5.1 22.1 7.2 14.1 .8 9 9.1 8.6Z",
}


LOOK = Look(
    families=[*FAMILIES.values(), MONSTERS],
    family_of=family_of,
    weight_of=weight_of,
    shapes=SHAPES,
    words={"honor_pool": Text("honor left", "слава в запасе")},
    deeds={"rune": "gem", "runes": "gem", "honor": "wisdom"},
    is_somebody=facts_say("hero", "monster", but=("construct",)),
    figures=(
        Figure("cost", "rune", "cost", Text("cost", "стоимость")),
        Figure("strength", "monster", "cost", Text("strength", "сила")),
        Figure("honor", "honor", "right", Text("honor at the end", "слава в конце игры")),
    ),
    gauges=(Gauge("honor", "honor", LEGEND["honor"]),),
    symbols={
        "rune": "rune",
        "rune-there": "rune",
        "runes": "rune",
        "mechana_runes": "charge",
        "power": "power",
        "honor": "honor",
        "pool": "honor",
        "card": "card",
        "turn": "turn",
        "construct": "construct",
    },
    told=Told(
        counted={"runes": "rune-there", "mechana_runes": "rune-there", "power": "power", "honor": "honor"},
        moves=MOVES,
        silent_rules=frozenset({"lay_out", "end_turn", "refill_row"}),
        by_effects=frozenset({("deck", "hand")}),
    ),
    main_prompt="main",
    play_verb="play",
    closing=frozenset({"end-turn", "pass", "no"}),
    open_piles=frozenset({"row", "hand", "play", "constructs", "mystics", "infantry", "cultists"}),
    usual={
        "hand": "play",
        "constructs": "use",
        "row": "acquire",
        "mystics": "acquire",
        "infantry": "acquire",
        "cultists": "defeat",
    },
    option_seats={"honor_pool": (2, 3, 4), "solo_turns": (1,), "solo_target": (1,)},
    verbs=guide.VERBS,
    places=guide.PLACES,
    legend=LEGEND,
    ending=ending,
    how_to_play=guide.how_to_play,
    explain_prompt=guide.explain_prompt,
    advice=guide.advice,
    easy_plays=guide.easy_plays,
    statistics=guide.statistics,
    turn_charts=(TurnChart("honor-gained", Text("Honor gained", "Получено славы"), guide.honor_gained),),
    charts=(
        Chart("honor", Text("Honor", "Слава"), _honor),
        Chart("constructs", Text("Constructs in play", "Конструктов в игре"), _constructs),
        Chart("deck", Text("Cards owned", "Карт у игрока"), _cards_owned),
    ),
)
