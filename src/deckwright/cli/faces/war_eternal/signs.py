"""The signs of War Eternal in the terminal."""

from __future__ import annotations

from functools import cache

from deckwright.cli.faces.face import Sign
from deckwright.games.aeons_end.look import FAMILIES, family_of
from deckwright.games.war_eternal.game import WAR_ETERNAL
from deckwright.games.war_eternal.look import LOOK
from deckwright.lang.cards import Kind
from deckwright.lang.texts import plain

AETHER = Sign("◆", "bold cyan")
DAMAGE = Sign("↯", "bold orange_red1")
LIFE = Sign("♥", "bold light_coral")
CHARGE = Sign("★", "bold gold1")
CARD = Sign("▤", "bold")
TOKEN = Sign("●", "bold medium_orchid")
POWER = Sign("◔", "bold hot_pink")
SPELL = Sign("✦", "bold deep_sky_blue1")
SYMBOLS = {
    "aether": AETHER,
    "wound": DAMAGE,
    "life": LIFE,
    "charge": CHARGE,
    "card": CARD,
    "token": TOKEN,
    "power": POWER,
    "spell": SPELL,
}
FAMILY_SIGNS = {
    "ae-gem": Sign("◇", "aquamarine1"),
    "ae-relic": Sign("○", "khaki1"),
    "ae-spell": Sign("✦", "deep_sky_blue1"),
    "ae-mage": Sign("☼", "white"),
    "ae-breach": Sign("◎", "medium_purple1"),
    "ae-attack": Sign("✕", "indian_red1"),
    "ae-minion": Sign("☻", "orange1"),
    "ae-power": Sign("◔", "hot_pink"),
    "ae-nemesis": Sign("☠", "bold red"),
    "ae-turn": Sign("≡", "grey70"),
}


def sign_of(kind: Kind) -> Sign:
    """The sign of a card's family."""
    return FAMILY_SIGNS[family_of(kind).id]


def legend(lang: str) -> list[tuple[Sign, str]]:
    """What the signs mean."""
    amounts = [(SYMBOLS[symbol], meaning.said(lang)) for symbol, meaning in LOOK.legend.items()]
    return amounts + [(FAMILY_SIGNS[family.id], family.name.said(lang)) for family in FAMILIES.values()]


@cache
def brief(kind: Kind, lang: str) -> str:
    """A card's text."""
    return plain(WAR_ETERNAL.describe(kind, lang))
