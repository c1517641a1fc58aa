"""The signs of Ascension in the terminal, and card texts in as few of them as possible."""

from __future__ import annotations

from functools import cache

from deckwright.cli.faces.ascension import texts as X
from deckwright.cli.faces.face import Sign
from deckwright.cli.faces.short import short_effect
from deckwright.games.ascension.game import ASCENSION
from deckwright.games.ascension.look import LOOK
from deckwright.games.ascension.schema import Faction
from deckwright.games.ascension.vocabulary import spoken
from deckwright.lang.cards import Kind
from deckwright.lang.texts import plain

RUNE = Sign("◆", "bold cyan")
MECHANA_RUNE = Sign("◇", "bold dark_orange")
POWER = Sign("↯", "bold orange_red1")
HONOR = Sign("★", "bold gold1")
CARD = Sign("▤", "bold")
TURN = Sign("↻", "bold")

MONSTER = Sign("☠", "light_coral")
FACTIONS = {
    Faction.NONE: Sign("·", "grey70"),
    Faction.ENLIGHTENED: Sign("☼", "light_goldenrod2"),
    Faction.LIFEBOUND: Sign("♣", "green3"),
    Faction.MECHANA: Sign("▲", "dark_orange"),
    Faction.VOID: Sign("♠", "medium_orchid"),
}
SYMBOLS = {
    "rune": RUNE,
    "charge": MECHANA_RUNE,
    "power": POWER,
    "honor": HONOR,
    "card": CARD,
    "turn": TURN,
    "monster": POWER,
    "construct": Sign("▣", "bold"),
}


def sign_of(kind: Kind) -> Sign:
    """The sign of its faction, or of a monster."""
    facts = kind.all_facts()
    return MONSTER if facts.get("monster") else FACTIONS[Faction(facts.get("faction", Faction.NONE))]


def legend(lang: str) -> list[tuple[Sign, str]]:
    """What the signs mean."""
    resources = [(SYMBOLS[symbol], meaning.said(lang)) for symbol, meaning in LOOK.legend.items()]
    factions = [(sign, ASCENSION.vocabulary.name(faction, "", lang)) for faction, sign in FACTIONS.items()]
    return [*resources, (MONSTER, X.MONSTER.said(lang)), *factions]


@cache
def brief(kind: Kind, lang: str) -> str:
    """A card's text in as few signs as possible: `+1↯ · +1▤`."""
    parts = [plain(ASCENSION.vocabulary.trait(trait, lang)).rstrip(".") for trait in kind.traits]
    for slot in ASCENSION.slots:
        said = " · ".join(
            short_effect(effect, ASCENSION.vocabulary, X.SHORT, SYMBOLS, lang) for effect in spoken(kind, slot)
        )
        before = X.BEFORE.get(slot.name)
        parts.append(f"{before.said(lang)}: {said}" if before and said else said)
    return " · ".join(part[0].upper() + part[1:] for part in parts if part)
