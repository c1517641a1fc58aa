"""How a game of the family is shown: families of cards, symbols, gauges, and what of a game is worth telling."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from deckwright.games.aeons_end import guide, plan
from deckwright.games.aeons_end.blows import Adds, Blows, More
from deckwright.games.aeons_end.box import World
from deckwright.lang.cards import Kind
from deckwright.lang.look import Chart, Family, Figure, Gauge, Look, Told, TurnChart, View, facts_say
from deckwright.lang.texts import Text, Vocabulary

FAMILIES = {
    "gem": Family("ae-gem", Text("Gem", "Самоцвет"), "#6ee7c8", "shard", "solid"),
    "relic": Family("ae-relic", Text("Relic", "Реликвия"), "#e8c46a", "ring", "double"),
    "spell": Family("ae-spell", Text("Spell", "Заклинание"), "#7aa8ff", "flame", "waves"),
    "mage": Family("ae-mage", Text("Breach mage", "Маг разломов"), "#f2f0e6", "sun", "double"),
    "breach": Family("ae-breach", Text("Breach", "Разлом"), "#c08bff", "iris", "dashes"),
    "attack": Family("ae-attack", Text("Attack", "Атака"), "#ff7a6b", "wing", "chevrons"),
    "minion": Family("ae-minion", Text("Minion", "Приспешник"), "#ff9f5a", "eye", "dots"),
    "power": Family("ae-power", Text("Power", "Сила"), "#ff6fa8", "spire", "waves"),
    "nemesis": Family("ae-nemesis", Text("Nemesis", "Исчадие"), "#ff5c5c", "eye", "double"),
    "turn": Family("ae-turn", Text("Turn order", "Очерёдность хода"), "#a8b4c8", "wave", "dots"),
}
SHAPES = {
    "aether": "M17.9 1.8 23.8 12 17.9 22.2 6.1 22.2 .2 12 6.1 1.8ZM15.8 5.4 19.6 12 15.8 18.6 8.2 18.6 4.4 12 8.2 5"
    ".4ZM12 7.4 16 9.7 16 14.3 12 16.6 8 14.3 8 9.7Z",
    "breach": "M12 .4A11.6 11.6 0 0 1 20.8 4.4L16.7 11ZM22 6.2A11.6 11.6 0 0 1 23 15.8L15.2 15.6ZM22 17.8A11.6 11.6"
    " 0 0 1 14.2 23.4L10.5 16.6ZM12 23.6A11.6 11.6 0 0 1 3.2 19.6L7.3 13ZM2 17.8A11.6 11.6 0 0 1 1 8.2L8."
    "8 8.4ZM2 6.2A11.6 11.6 0 0 1 9.8 .6L13.5 7.4Z",
    "nemesis": "M12 3 14 .5 16.5 4 22 1 20.5 8 23.5 13 18.5 15.5 18 23.5 12 20 6 23.5 5.5 15.5 .5 13 3.5 8 2 1 7.5 4"
    " 10 .5ZM6 9 7 12.5 11 13ZM18 9 13 13 17 12.5Z",
}
_HOMES = {"mage_box": "mage", "breach_box": "breach", "nemesis_box": "nemesis", "turn_box": "turn"}


_TO_PICK = ("mage_box", "nemesis_box", "gem_box", "relic_box", "spell_box")  # laid out before the game begins


def family_of(kind: Kind) -> Family:
    """What kind of card it is."""
    facts = kind.all_facts()
    found = next((name for name in ("gem", "relic", "spell", "attack", "minion", "power") if facts.get(name)), None)
    return FAMILIES[found or _HOMES[kind.home]]


def weight_of(kind: Kind) -> str:
    """The starting cards that everybody has are plain; mages, nemeses, minions and powers heavy."""
    facts = kind.all_facts()
    if facts.get("starter") and not facts.get("mage"):
        return "plain"
    heavy = facts.get("minion") or facts.get("power") or kind.home in ("mage_box", "nemesis_box")
    return "heavy" if heavy else "common"


def related(world: World) -> Callable[[Kind], list[Kind]]:
    """For a mage the starting cards of its own; for a nemesis its cards."""

    def of(kind: Kind) -> list[Kind]:
        if kind.home == "mage_box":
            return [other for other in world.kinds if other.home == "starters" and _same(other, kind, "mage")]
        if kind.home == "nemesis_box":
            return [other for other in world.kinds if other.home != kind.home and _same(other, kind, "nemesis")]
        return []

    return of


def _same(one: Kind, other: Kind, fact: str) -> bool:
    return one.facts.get(fact) == other.facts[fact]


def _cards_owned(view: View, side: int) -> int:
    piles = view["players"][side]["piles"]
    return sum(int(piles[name]["count"]) for name in ("deck", "hand", "discard", "play", "prepped", "attached"))


def _nemesis_life(view: View, _side: int) -> int:
    mat = view["piles"]["nemesis_mat"]["cards"]
    return int(mat[0].get("life", 0)) if mat else 0


def _gravehold(view: View, _side: int) -> int:
    return int(view["values"]["gravehold"])


def _remembered(view: View, seat: int) -> list[tuple[Text, str]]:
    """The nemesis, and the mage of a seat; of somebody who plays several alone, all of them."""
    nemeses = [(FAMILIES["nemesis"].name, str(card["card"])) for card in view["piles"]["nemesis_mat"]["cards"]]
    sides = range(len(view["players"])) if view["values"]["alone"] else (seat,)
    mats = [view["players"][side]["piles"]["mat"]["cards"] for side in sides]
    return nemeses + [(FAMILIES["mage"].name, str(card["card"])) for mat in mats for card in mat]


def _dealt(events: Sequence[Any], side: int) -> int:
    return guide.damage_dealt(events)[side]


MOVES = {
    ("deck", "hand"): Text("draws", "берёт"),
    ("discard", "hand"): Text("takes from a discard pile", "берёт из сброса"),
    ("hand", "discard"): Text("discards", "сбрасывает"),
    ("prepped", "discard"): Text("discards from a breach", "сбрасывает из разлома"),
    ("prepped", "hand"): Text("takes from a breach", "берёт из разлома"),
    ("prepped", "destroyed"): Text("destroys", "уничтожает"),
    ("hand", "destroyed"): Text("destroys", "уничтожает"),
    ("discard", "destroyed"): Text("loses for good", "теряет навсегда"),
    ("market", "destroyed"): Text("destroys from the supply", "уничтожает из запаса"),
    ("play", "destroyed"): Text("destroys", "уничтожает"),
    ("deck", "destroyed"): Text("destroys", "уничтожает"),
    ("attached", "discard"): Text("discards from under a breach", "сбрасывает из-под разлома"),
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


SYMBOLS = {  # of every noun and value that is told
    "aether": "aether",
    "damage": "wound",
    "life": "life",
    "charge": "charge",
    "charge-there": "charge",
    "charges": "charge",
    "card": "card",
    "token": "token",
    "power-token": "power",
    "spell": "spell",
}
FIRST_OPTIONS = ("nemesis", "difficulty", "market", "mages", "mages_each")
OPTION_SEATS = {
    "mages_each": (1,),
    "solo_turns": (1,),
    "solo_life": (1,),
    "mage.2": (1, 3, 4),
    "mage.3": (1, 4),
    "pair_cards": (1, 4),
    "wild_token": (1, 3),
}
TOLD = Told(
    counted={
        "aether": "aether",
        "gem_aether": "aether",
        "card_aether": "aether",
        "spell_aether": "aether",
        "relic_aether": "aether",
        "breach_aether": "aether",
        "charges": "charge-there",
        "tokens": "token",
    },
    moves=MOVES,
    silent_rules=frozenset({"lose_aether", "draw_phase", "take_mage", "face", "hand_out_mages", "flip_discard"}),
    by_effects=frozenset({("deck", "hand"), ("prepped", "discard")}),
    taken=frozenset({("discard", "hand")}),
    apart=frozenset({"nemesis-turn", "turns-shuffled"}),
)


def look(
    world: World,
    vocabulary: Vocabulary,
    words: Mapping[str, Text] | None = None,
    adds: Adds | None = None,
    more: More | None = None,
) -> Look:
    """The look of a world; `words` are what only its own table says.

    `adds` is the damage its special breaches add to spells, `more` what else does.
    """
    blows = Blows(world.kinds, adds or {}, more) if more else Blows(world.kinds, adds or {})
    return Look(
        shapes=SHAPES,
        is_somebody=facts_say("minion", "nemesis", "mage", but=("relic", "gem", "spell", "starter")),
        depicted={"breach": "gate", "shattered": "mask"},
        deeds={"aether": "gem"},
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
        symbols=SYMBOLS,
        told=TOLD,
        main_prompt="main-phase",
        play_verb="play",
        closing=frozenset({"end-turn", "end-casting", "pass", "no"}),
        open_piles=frozenset(
            {"hand", "play", "prepped", "attached", "breaches", "mat", "market", "threats", "nemesis_mat", *_TO_PICK}
        ),
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
        related=related(world),
        how_to_play=guide.how_to_play,
        explain_prompt=guide.explain_prompt,
        advice=guide.advice(vocabulary),
        easy_plays=guide.easy_plays,
        statistics=guide.statistics,
        open_hands=True,
        before=plan.before,
        plan=plan.plan(world.kinds, vocabulary, blows),
        words={**plan.WORDS, **(words or {})},
        ending=plan.ending(world.kinds),
        remembered=_remembered,
        first_options=FIRST_OPTIONS,
        option_seats=OPTION_SEATS,
        coming=guide.coming(world.by_id.get, vocabulary),
        turn_charts=(TurnChart("damage", Text("Damage dealt", "Нанесено урона"), _dealt),),
        charts=(
            Chart("nemesis", Text("Life of the nemesis", "Жизни исчадия"), _nemesis_life, shared=True),
            Chart("gravehold", Text("Gravehold", "Грейвхолд"), _gravehold, shared=True),
            Chart("life", Text("Life", "Жизни"), lambda view, side: int(view["players"][side]["values"]["life"])),
            Chart("deck", Text("Cards owned", "Карт в колоде"), _cards_owned),
        ),
    )
