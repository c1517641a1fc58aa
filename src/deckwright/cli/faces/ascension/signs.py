"""The signs of Ascension in the terminal, and card texts in as few of them as possible."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from deckwright.cli.faces.ascension import texts as X
from deckwright.cli.faces.face import Counted, Sign
from deckwright.cli.faces.short import short_effect
from deckwright.games.ascension.game import ASCENSION
from deckwright.games.ascension.schema import Faction
from deckwright.games.ascension.vocabulary import spoken
from deckwright.lang.cards import Kind
from deckwright.lang.texts import Text, plain

RUNE = Sign("◆", "bold cyan")
MECHANA_RUNE = Sign("◇", "bold dark_orange")
POWER = Sign("↯", "bold orange_red1")
HONOR = Sign("★", "bold gold1")
CARD = Sign("▤", "bold")

MONSTER = Sign("☠", "light_coral")
FACTIONS = {
    Faction.NONE: Sign("·", "grey70"),
    Faction.ENLIGHTENED: Sign("☼", "light_goldenrod2"),
    Faction.LIFEBOUND: Sign("♣", "green3"),
    Faction.MECHANA: Sign("▲", "dark_orange"),
    Faction.VOID: Sign("♠", "medium_orchid"),
}
NOUNS = {"rune": RUNE, "power": POWER, "honor": HONOR, "card": CARD}
PAINTED = (*NOUNS.values(), MECHANA_RUNE)
COUNTED = {
    "runes": Counted("rune", RUNE),
    "mechana_runes": Counted("rune", MECHANA_RUNE),
    "power": Counted("power", POWER),
    "honor": Counted("honor", HONOR),
}


def sign_of(kind: Kind) -> Sign:
    """The sign of its faction, or of a monster."""
    facts = kind.all_facts()
    return MONSTER if facts.get("monster") else FACTIONS[Faction(facts.get("faction", Faction.NONE))]


def figures(kind: Kind) -> Sequence[tuple[Sign, int, Text]]:
    """Cost or strength, and the honor it counts for, as far as the card has them."""
    facts = kind.all_facts()
    names = (("cost", RUNE, X.COST), ("strength", POWER, X.STRENGTH), ("honor", HONOR, X.WORTH))
    return [(sign, facts[name], text) for name, sign, text in names if facts.get(name)]


@cache
def brief(kind: Kind, lang: str) -> str:
    """A card's text in as few signs as possible: `+1↯ · +1▤`."""
    parts = [plain(ASCENSION.vocabulary.trait(trait, lang)).rstrip(".") for trait in kind.traits]
    for slot in ASCENSION.slots:
        said = " · ".join(
            short_effect(effect, ASCENSION.vocabulary, X.SHORT, NOUNS, lang) for effect in spoken(kind, slot)
        )
        before = X.BEFORE.get(slot.name)
        parts.append(f"{before.said(lang)}: {said}" if before and said else said)
    return " · ".join(part[0].upper() + part[1:] for part in parts if part)
