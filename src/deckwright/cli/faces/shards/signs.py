"""The signs of Shards of Infinity in the terminal, and card texts in as few of them as possible."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from deckwright.cli.faces.face import Counted, Sign
from deckwright.cli.faces.shards import texts as X
from deckwright.cli.voice import Text
from deckwright.games.shards.game import SHARDS
from deckwright.games.shards.schema import Faction
from deckwright.lang.cards import Kind

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
NOUNS = {"crystal": CRYSTAL, "power": POWER, "mastery": MASTERY, "health": HEALTH, "card": CARD, "shield": SHIELD}
COUNTED = {
    "crystals": Counted("crystal", CRYSTAL),
    "power": Counted("power", POWER),
    "mastery": Counted("mastery", MASTERY),
    "health": Counted("health", HEALTH),
}


def faction(kind: Kind) -> Faction:
    """The faction of a card."""
    return Faction(kind.all_facts()["faction"])


def figures(kind: Kind) -> Sequence[tuple[Sign, int, Text]]:
    """Cost, health and shield, as far as the card has them."""
    facts = kind.all_facts()
    names = (("cost", CRYSTAL, X.COST), ("health", HEALTH, X.HEALTH), ("shield", SHIELD, X.SHIELD))
    return [(sign, facts[name], text) for name, sign, text in names if facts.get(name)]


# What the words around a number become: gaining is a plus, a mastery threshold is a star with its number.
_SHORTER = {
    "en": (
        (r"\b[Gg]ain (\d+) more power", r"+\1↯"),
        (r"\b[Gg]ain infinite power", "+∞↯"),
        (r"\b[Gg]ain (?=\d+[◆↯★♥])", "+"),
        (r"\b[Dd]raw (?=\d+▤)", "+"),
        (r"\b[Aa]t (\d+) mastery: ([^.]*?) instead\b", r"★\1 → \2"),
        (r"\b[Aa]t (\d+) mastery: ", r"★\1: "),
        (r": ([^.:]*?) instead\b", r" → \1"),
        (r" you have in play\b", " in play"),
        (r" from your discard pile to your hand", " from your discard pile"),
    ),
    "ru": (
        (r"\b[Пп]олучите ещё (?=\d)", "+"),
        (r"\b[Пп]олучите бесконечную мощь", "+∞↯"),
        (r"\b[Пп]олучите (?=\d+[◆↯★♥])", "+"),
        (r"\b[Вв]озьмите (?=\d+▤)", "+"),
        (r"\b[Пп]ри мастерстве (\d+) вместо этого ", r"★\1 → "),
        (r"\b[Пп]ри мастерстве (\d+): ", r"★\1: "),
        (r": вместо этого ", " → "),
        (r" в вашей игровой зоне", " в игре"),
    ),
}


@cache
def brief(kind: Kind, lang: str) -> str:
    """A card's text with signs for amounts: `+2◆ · ★5 → +3◆`."""
    parts = []
    for token in SHARDS.describe(kind, lang):
        number, _, _ = token.text.partition(" ")
        sign = NOUNS.get(token.key) if token.what == "amount" else None
        parts.append(f"{number}{sign.symbol}" if sign else token.text)
    text = "".join(parts)
    for pattern, shorter in _SHORTER[lang]:
        text = re.sub(pattern, shorter, text)
    return " · ".join(part[:1].upper() + part[1:] for part in text.rstrip(".").split(". "))
