"""How Sorcerer is shown: decks and their colours, symbols, gauges, and what of a game is worth telling."""

from __future__ import annotations

from deckwright.games.sorcerer import guide
from deckwright.games.sorcerer.cards import ALL
from deckwright.games.sorcerer.plan import plan
from deckwright.games.sorcerer.schema import DECKS, DEFENCE, MOST_ENERGY, Deck
from deckwright.lang.cards import Kind
from deckwright.lang.look import Beat, Chart, Family, Figure, Gauge, Look, Told, View, facts_say
from deckwright.lang.texts import Text

_DRAWN = {
    Deck.TEGU: ("#e0915f", "spire", "dashes"),
    Deck.MISELDA: ("#5fb6c9", "wave", "waves"),
    Deck.ZEVRANE: ("#d9b65c", "ring", "double"),
    Deck.ARIASPES: ("#c58be0", "wing", "chevrons"),
    Deck.NECROMANCER: ("#9fd6a2", "iris", "dots"),
    Deck.DEMONOLOGIST: ("#ff7a4d", "flame", "chevrons"),
    Deck.BLOODLORD: ("#e8596b", "eye", "solid"),
    Deck.ANIMIST: ("#b5c94f", "root", "dots"),
    Deck.FOREST: ("#6fb38a", "leaf", "waves"),
    Deck.SANCTUARY: ("#b9b4d8", "gear", "dashes"),
    Deck.COAST: ("#7f9fd6", "shard", "waves"),
    Deck.TEMPLE: ("#d8cba4", "sun", "double"),
}


def _named(name: str) -> str:
    """The name of a deck as a heading, without its article."""
    bare = name.removeprefix("the ")
    return bare[:1].upper() + bare[1:]


FAMILIES = {
    deck: Family(f"sor-{DECKS[deck].id}", Text(_named(DECKS[deck].en), _named(DECKS[deck].ru)), *drawn)
    for deck, drawn in _DRAWN.items()
}
PICTURES = {DECKS[kind.facts["deck"]].id: kind.id for kind in ALL if kind.facts.get("is_skill")}  # of decks
LEGEND = {
    "energy": Text("energy", "энергия"),
    "action": Text("actions", "действия"),
    "omen": Text("omens", "омены"),
    "fate": Text("fate token", "жетон судьбы"),
    "attack": Text("attack", "сила атаки"),
    "essence": Text("essence", "сущность"),
    "wound": Text("damage, wounds", "урон, раны"),
    "lamp": Text("defence", "защита"),
    "flame": Text("flames", "пламя"),
    "follower": Text("followers", "последователи"),
    "vial": Text("blood", "кровь"),
    "card": Text("cards", "карты"),
    "minion": Text("minions", "приспешники"),
    "crown": Text("victory points", "победные очки"),
    "die-miss": Text("miss", "промах"),
    "die-hit": Text("hit", "попадание"),
    "die-double": Text("double hit", "двойное попадание"),
    "die-critical": Text("critical hit", "критическое попадание"),
}
SHAPES = {
    "die-miss": "M15.9 4.8A8.1 8.1 0 1 0 19.2 15.9 6.9 6.9 0 0 1 15.9 4.8Z",
    "die-hit": "M12 2.4 14.7 12.6H13.08V15.6H15.6V17.4H13.08V21.6H10.92V17.4H8.4V15.6H10.92V12.6H9.3Z",
    "die-double": "M7.8 2.4 10.2 12H8.76V14.76H10.8V16.44H8.76V21H6.84V16.44H4.8V14.76H6.84V12H5.4ZM16.2 2.4 18.6 12"
    "H17.16V14.76H19.2V16.44H17.16V21H15.24V16.44H13.2V14.76H15.24V12H13.8Z",
    "die-critical": "M12 2.4C17.4 2.4 20.4 6 20.4 10.5 20.4 13.2 19.2 15 17.16 16.32V21H14.52V18.6H13.32V21H10.68V18.6"
    "H9.48V21H6.84V16.32C4.8 15 3.6 13.2 3.6 10.5 3.6 6 6.6 2.4 12 2.4ZM8.4 8.7"
    "A2.28 2.28 0 1 0 8.4 13.26 2.28 2.28 0 1 0 8.4 8.7ZM15.6 8.7"
    "A2.28 2.28 0 1 0 15.6 13.26 2.28 2.28 0 1 0 15.6 8.7ZM12 13.5 10.8 16.2H13.2Z",
    "lamp": "M10.8 0H13.2V2H16L19 7.5 17 17H15.6L16.4 19.5H13.4V24H10.6V19.5H7.6L8.4 17H7L5 7.5 8 2H10.8Z"
    "M8.9 4.4 7.6 7.4 9 14.6H15L16.4 7.4 15.1 4.4Z",
    "vial": "M8 0H16V2.6H14.8V8.6C18.4 10 20.6 13 20.6 16.4A8.6 7.6 0 0 1 3.4 16.4C3.4 13 5.6 10 9.2 8.6V2.6H8Z"
    "M11.6 10.4C8 11.6 6 13.8 6 15.4H18C18 13.8 16 11.6 12.4 10.4V2.6H11.6Z",
    "avatar": "M12 0A4 4 0 0 1 14.6 7L19.4 20.6 22 22V24H2V22L4.6 20.6 9.4 7A4 4 0 0 1 12 0ZM12 10 8.6 20.6H15.4Z",
    "follower": "M12 7A5 5 0 0 1 17 12V13L21.5 8.5 23 10 17 15.4V16.4L23 15.6V17.6L17 18.4A5 5 0 0 1 7 18.4"
    "L1 17.6V15.6L7 16.4V15.4L1 10 2.5 8.5 7 13V12A5 5 0 0 1 12 7ZM8 1 10.4 5H13.6L16 1 17.6 2 15 6.4H9L6.4 2Z",
    "grave": "M12 1A7.5 7.5 0 0 1 19.5 8.5V20H22V23H2V20H4.5V8.5A7.5 7.5 0 0 1 12 1Z"
    "M10.8 6V8.8H8V11.2H10.8V16.5H13.2V11.2H16V8.8H13.2V6Z",
    "grimoire": "M4 1.5H18A2.5 2.5 0 0 1 20.5 4V22.5H6A3 3 0 0 1 3 19.5V2.5ZM6 18.6A1 1 0 0 0 6 20.4H18.4V18.6Z"
    "M12 4.5 13.4 8.4 17.4 8.5 14.2 11 15.4 15 12 12.6 8.6 15 9.8 11 6.6 8.5 10.6 8.4Z",
}
SYMBOLS = {
    "energy": "energy",
    "omen": "omen",
    "omens": "omen",
    "blood": "vial",
    "damage": "wound",
    "wound": "wound",
    "flame": "flame",
    "defence": "lamp",
    "attack": "attack",
    "essence": "essence",
    "card": "card",
    "point": "crown",
    "points": "crown",
    "action": "action",
    "actions": "action",
    "fate": "fate",
    "minion": "minion",
    "follower": "follower",
}
MOVES = {
    ("grimoire", "hand"): Text("draws", "добирает"),
    ("graveyard", "hand"): Text("takes from the graveyard", "берёт с кладбища"),
    ("graveyard", "minions"): Text("from the graveyard", "с кладбища"),
    ("attached", "graveyard"): Text("loses an attachment", "теряет довесок"),
}


def family_of(kind: Kind) -> Family:
    """The deck a card belongs to."""
    return FAMILIES[Deck(kind.all_facts().get("deck", Deck.TEGU))]


def weight_of(kind: Kind) -> str:
    """Skill cards and legends are heavy."""
    facts = kind.all_facts()
    return "heavy" if facts.get("is_skill") or facts.get("is_pool") or facts.get("legend") else "common"


def _defence(view: View, side: int) -> int:
    """What is left of the defence of all battlefields of a side."""
    teams, ring = view["values"]["mode"] == "teams", view["values"]["mode"] == "royal"
    seats = len(view["players"])
    fields = view["places"]["fields"]
    mine = [fields[side], fields[(side - 1) % seats]] if ring else fields[:3]
    captain = side % 2 if teams else side
    return sum(DEFENCE - int(each["sides"][captain]["values"]["damage"]) for each in mine)


def _minions(view: View, side: int) -> int:
    return sum(int(field["sides"][side]["piles"]["minions"]["count"]) for field in view["places"]["fields"])


def _value(name: str, text: Text) -> Chart:
    return Chart(name, text, lambda view, side: int(view["players"][side]["values"][name]))


LOOK = Look(
    families=list(FAMILIES.values()),
    family_of=family_of,
    weight_of=weight_of,
    shapes=SHAPES,
    is_somebody=facts_say("is_minion", "is_skill"),
    deeds={"omens": "wisdom", "energy": "gem"},
    figures=(
        Figure("cost", "energy", "cost", Text("cost", "стоимость")),
        Figure("attack", "attack", "left", LEGEND["attack"]),
        Figure("essence", "essence", "right", LEGEND["essence"]),
    ),
    gauges=(Gauge("energy", "energy", LEGEND["energy"], MOST_ENERGY),),
    symbols=SYMBOLS,
    told=Told(
        counted={"energy": "energy", "omens": "omen", "blood": "blood", "points": "point"},
        moves=MOVES,
        silent_rules=frozenset(
            {"lay_out", "open_grimoires", "mulligan", "take_deck", "ready_phase", "take_action", "cast", "spend_omen"}
        ),
        by_effects=frozenset({("grimoire", "hand"), ("attached", "graveyard")}),
        apart=frozenset({"round-begins", "battle-begins", "battle-at", "round-ends"}),
    ),
    main_prompt="action",
    play_verb="cast",
    closing=frozenset({"pass", "keep", "no"}),
    tapped=frozenset({"dice"}),
    usual={"hand": "cast"},
    open_piles=frozenset({"hand", "minions", "attached", "followers", "skills"}),
    verbs=guide.VERBS,
    glosses=guide.GLOSSES,
    places=guide.PLACES,
    legend=LEGEND,
    plan=plan(ALL),
    words=guide.WORDS,
    ending=guide.ending,
    how_to_play=guide.how_to_play,
    explain_prompt=guide.explain_prompt,
    advice=guide.advice,
    warn=guide.warn,
    statistics=guide.statistics,
    first_options=("mode", "making"),
    seat_options=("characters", "lineages", "domains"),
    pictures=PICTURES,
    option_seats={"mode": (4, 6), "fates": (4, 6), "ring": (3, 4, 5, 6), "second_box": (2, 3, 4)},
    pace=Beat(guide.WORDS["round"], "round-begins"),
    charts=(
        Chart("defence", Text("Defence left", "Осталось защиты"), _defence),
        _value("energy", Text("Energy", "Энергия")),
        Chart("minions", Text("Minions in play", "Приспешников в игре"), _minions),
    ),
)
