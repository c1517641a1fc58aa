"""What the schema says the piles hold at most is so, whichever decks are dealt; states stay small for that."""

from __future__ import annotations

from itertools import product

from deckwright.games.sorcerer.cards import ALL
from deckwright.games.sorcerer.schema import ATTACHMENTS, GRIMOIRE, SKILLS
from tests.rules.sorcerer.tables import CHARACTERS, DOMAINS, LINEAGES

BOXES = 2


def dealt(decks: tuple[str, ...], *facts: str) -> int:
    """How many cards with one of these facts come with the decks of one sorcerer."""
    names = CHARACTERS + LINEAGES + DOMAINS
    mine = [kind for kind in ALL if names[kind.all_facts().get("deck", 0)] in decks]
    return sum(kind.copies // BOXES for kind in mine if any(kind.all_facts().get(fact) for fact in facts))


def test_no_sorcerer_has_more_than_the_schema_says() -> None:
    sorcerers = list(product(CHARACTERS, LINEAGES, DOMAINS))
    assert max(dealt(decks, "is_attachment") for decks in sorcerers) == ATTACHMENTS
    assert max(dealt(decks, "is_skill", "is_pool") for decks in sorcerers) == SKILLS
    assert max(dealt(decks, "is_minion", "is_sorcery", "is_attachment") for decks in sorcerers) == GRIMOIRE
