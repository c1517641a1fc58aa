"""What treasures add to the look of a game: the shelf they lie on, the pile next to one, what they add to spells."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from deckwright.games.aeons_end.plan import TablePlan
from deckwright.games.aeons_end.vocabulary import effects_of
from deckwright.games.new_age.cards.treasures import HOME, TREASURES
from deckwright.games.new_age.slots import adds_against_nemesis, adds_to_spell, cheapens
from deckwright.lang.cards import Kind
from deckwright.lang.look import Family, Look, View
from deckwright.lang.texts import Text
from deckwright.lang.words import Effect

TREASURE = Family("na-treasure", Text("Treasure", "Сокровище"), "#ffd166", "sun", "chevrons")
BY_ID = {kind.id: kind for kind in TREASURES}
WORDS = {
    "jewel_aether": Text("aether for gems only", "эфир только на самоцветы"),
    "groups_treasure": Text("Treasure of the group", "Общее сокровище"),
    "own_treasure": Text("Treasure", "Сокровище"),
    "next_to_pile": Text("next to it: {treasure}", "рядом сокровище: {treasure}"),
    "cheaper": Text("{treasure}: gained for {price}", "{treasure}: цена {price}"),
}
EXPLAIN = {
    "replace-which": Text(
        "The treasure lies exactly where that card lay, and comes to your hand when that card would have.",
        "Сокровище ляжет ровно на место этой карты и придёт в руку тогда же, когда пришла бы она.",
    ),
    "which-pile": Text(
        "It stays there for the whole game, and its text is about this pile alone.",
        "Там оно и останется до конца партии, и его текст — только об этой стопке.",
    ),
    "who-deals": Text(
        "Some minions can be damaged only by whoever stands before them.",
        "Некоторых приспешников может ранить лишь тот, кто стоит перед ними.",
    ),
    "draw-and-discard": Text(
        "A good way to be rid of a card that you do not need now.",
        "Так можно избавиться от карты, которая сейчас не нужна.",
    ),
}
DEPICTED = {  # words of their names, as figures
    "torch": "flame",
    "flare": "comet",
    "geode": "gem",
    "carapace": "shield",
    "shackles": "ouroboros",
    "bones": "mask",
    "whip": "thorns",
    "amulet": "lotus",
    "tooth": "talons",
    "staff": "sprout",
    "trinket": "key",
    "gauntlets": "wheel",
    "magnifier": "eye",
    "prism": "gem",
    "brooch": "crown",
    "extractor": "chalice",
}
PLACES = {"treasures": Text("treasure", "сокровище")}
MOVES = {("discard", "deck"): Text("puts onto the deck", "кладёт на колоду")}


@dataclass(frozen=True)
class Beside:
    """What lies next to a supply pile: the treasure, and what is said of it there."""

    treasure: str
    said: str


def treasures_of(side: Mapping[str, Any]) -> list[Kind]:
    """The treasures on the mat of a mage."""
    return [BY_ID[card["card"]] for card in side["piles"]["treasures"]["cards"]]


# --- what they add to spells ------------------------------------------------------------------------------------------
def more(view: View, side: Mapping[str, Any], spell: Kind) -> tuple[int, int]:
    """What the treasure of a mage adds to each part of the damage of a spell, and to the nemesis besides."""
    found = treasures_of(side)
    each = sum(_adds(effect, side, spell) for kind in found for effect in effects_of(kind, adds_to_spell))
    sharper = sum(int(effect.arguments["n"]) for kind in found for effect in effects_of(kind, adds_against_nemesis))
    return each, sharper


def _adds(effect: Effect, side: Mapping[str, Any], spell: Kind) -> int:
    given = effect.arguments
    if "least" in given:
        holds = spell.facts["cost"] >= given["least"]
    else:
        holds = all(breach.get("open") for breach in side["piles"]["breaches"]["cards"])
    return int(given["n"]) if holds else 0


# --- the pile next to the treasure of the group -----------------------------------------------------------------------
def pile_beside(view: View, kinds: Callable[[str], Kind | None]) -> tuple[Kind, Kind] | None:
    """The treasure of the group, and the supply card whose pile lies next to it."""
    groups, market = ([card["card"] for card in view["piles"][name]["cards"]] for name in ("treasures", "market"))
    return _pair(groups, market, view["values"]["beside"], kinds)


def prices_at(table: Any) -> Mapping[str, int]:
    """What a card is gained for whose pile lies next to the treasure of the group."""
    pair = _pair(table.cards("treasures"), table.cards("market"), table.value("beside"), table.game.kind)
    return {pair[1].id: price(*pair)} if pair else {}


def _pair(
    groups: Sequence[str], market: Sequence[str], at: int, kinds: Callable[[str], Kind | None]
) -> tuple[Kind, Kind] | None:
    found = [kind for card in market if (kind := kinds(card))]
    card = next((kind for kind in found if at and kind.facts["supply_number"] == at), None)
    return (BY_ID[groups[0]], card) if groups and card is not None else None


def price(treasure: Kind, card: Kind) -> int:
    """What a card of that pile is gained for."""
    cheaper = sum(int(effect.arguments["n"]) for effect in effects_of(treasure, cheapens))
    return int(card.facts["cost"]) - cheaper


def beside_of(treasure: Kind, card: Kind, lang: str) -> Beside:
    """What is said at the pile."""
    text = WORDS["cheaper" if treasure.slots.get(cheapens) else "next_to_pile"]
    return Beside(treasure.id, text.said(lang, treasure=treasure.said(lang), price=price(treasure, card)))


# --- the look ---------------------------------------------------------------------------------------------------------
def with_treasures(look: Look, kinds: Callable[[str], Kind | None]) -> Look:
    """A look that shows treasures, too."""

    def plan(view: View, lang: str) -> TablePlan:
        found: TablePlan = look.plan(view, lang)
        pair = pile_beside(view, kinds)
        beside = {pair[1].id: beside_of(*pair, lang)} if pair else {}
        prices = {pair[1].id: price(*pair)} if pair else {}
        return replace(found, own={**found.own, "beside": beside, "prices": prices})

    def family_of(kind: Kind) -> Family:
        small = kind.facts.get("gem") or kind.facts.get("spell")
        return TREASURE if kind.home == HOME and not small else look.family_of(kind)

    def explain(prompt: str, view: View, me: int, lang: str) -> str:
        text = EXPLAIN.get(prompt)
        return text.said(lang) if text else look.explain_prompt(prompt, view, me, lang)

    told = replace(
        look.told,
        counted={**look.told.counted, "jewel_aether": "aether"},
        moves={**look.told.moves, **MOVES},
        silent_rules=look.told.silent_rules | {"treasures_rest", "hand_out_treasures"},
    )
    return replace(
        look,
        families=[*look.families, TREASURE],
        depicted={**look.depicted, **DEPICTED},
        family_of=family_of,
        open_piles=look.open_piles | {"treasures"},
        option_seats={
            **look.option_seats,
            **{f"{id}.{at}": look.option_seats[f"mage.{at}"] for id in ("treasure_1", "treasure_3") for at in (2, 3)},
        },
        places={**look.places, **PLACES},
        words={**look.words, **WORDS},
        told=told,
        plan=plan,
        explain_prompt=explain,
    )
