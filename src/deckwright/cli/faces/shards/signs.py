"""The signs of Shards of Infinity in the terminal, and card texts in as few of them as possible."""

from __future__ import annotations

from functools import cache

from deckwright.cli.faces.face import Sign
from deckwright.cli.faces.shards import texts as X
from deckwright.cli.faces.short import short_effect
from deckwright.games.shards.game import SHARDS
from deckwright.games.shards.look import LOOK
from deckwright.games.shards.rules.core import on_activate, on_play
from deckwright.games.shards.schema import Faction
from deckwright.lang.cards import Kind
from deckwright.lang.texts import plain
from deckwright.lang.words import Effect, effects_in

CRYSTAL = Sign("◆", "bold cyan")
POWER = Sign("↯", "bold orange_red1")
MASTERY = Sign("★", "bold gold1")
HEALTH = Sign("♥", "bold light_coral")
SHIELD = Sign("▼", "bold steel_blue1")
CARD = Sign("▤", "bold")

FACTIONS = {
    Faction.NONE: Sign("·", "grey70"),
    Faction.HOMODEUS: Sign("▲", "dark_orange"),
    Faction.ORDER: Sign("☼", "deep_sky_blue1"),
    Faction.UNDERGROWTH: Sign("♣", "green3"),
    Faction.WRAETHE: Sign("♠", "medium_orchid"),
}
SYMBOLS = {
    "crystal": CRYSTAL,
    "power": POWER,
    "mastery": MASTERY,
    "health": HEALTH,
    "card": CARD,
    "shield": SHIELD,
    "champion": Sign("♜", "bold"),
    "ally": Sign("♟", "bold"),
    "mercenary": Sign("♞", "bold"),
}


def sign_of(kind: Kind) -> Sign:
    """The sign of a card's faction."""
    return FACTIONS[Faction(kind.all_facts()["faction"])]


def legend(lang: str) -> list[tuple[Sign, str]]:
    """What the signs mean."""
    resources = [(SYMBOLS[symbol], meaning.said(lang)) for symbol, meaning in LOOK.legend.items()]
    factions = [(sign, SHARDS.vocabulary.name(faction, "", lang)) for faction, sign in FACTIONS.items()]
    gates = [
        (Sign("★10:", MASTERY.style), X.LEGEND_GATE.said(lang)),
        (Sign("★10 →", MASTERY.style), X.LEGEND_CHANGE.said(lang)),
    ]
    return resources + factions + gates


@cache
def brief(kind: Kind, lang: str) -> str:
    """A card's text in as few signs as possible: `+2◆ · ★5 → +3◆`."""
    if kind.home == "leader_cards":
        relics = [other.name(lang) for other in LOOK.related(kind) if other.all_facts().get("relic")]
        return f"{X.RELICS.said(lang)}: {', '.join(relics)}"
    parts = [plain(SHARDS.vocabulary.trait(trait, lang)).rstrip(".") for trait in kind.traits]
    for slot in (on_play, on_activate):
        filling = kind.slots.get(slot)
        said = " · ".join(_short(each, lang) for each in effects_in(filling))
        if said and slot is on_activate:
            said = f"{SHARDS.vocabulary.keywords['activation'].name(lang)}: {said}"
        parts.append(said)
    return " · ".join(part[0].upper() + part[1:] for part in parts if part)


def _short(effect: Effect, lang: str) -> str:
    """An effect in the short words of the terminal."""
    return short_effect(effect, SHARDS.vocabulary, X.SHORT, SYMBOLS, lang)
