"""What a choice surely brings: what comes out alike however the cards lie that somebody cannot know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from deckwright.lang.texts import Tokens
from deckwright.table.story import Story, told

if TYPE_CHECKING:
    from deckwright.table.table import Table

DEALS = 3  # so often the hidden cards are dealt anew: what differs is left to chance
MOST = 4  # things told of one choice


def brings(table: Table, seat: int, index: int, lang: str) -> list[Tokens]:
    """What somebody's choice does before the next question or turn, the most important first; at most four things.

    It is told as to a spectator: which card would be drawn is nobody's to know.
    """
    first, *others = (_told(table, seat, index, lang, deal) for deal in range(DEALS))
    return [what for what in first if all(what in other for other in others)][:MOST]


def _told(table: Table, seat: int, index: int, lang: str, deal: int) -> list[Tokens]:
    """What it does on one deal of the hidden cards. What the choice itself says is left out: its name and its price."""
    twin = table.determinized(seat, deal)
    story = Story(table.game)
    story.add(twin.choose(index), twin.revision)
    begun = story.entries[0] if story.entries and story.entries[0].head is not None else None
    if begun is not None:
        begun.changes = [change for change in begun.changes if change.grows or set(change.parts) != {None}]
    found: list[Tokens] = []
    for line in told(story.entries, twin, lang):
        if line.turn is not None:
            break
        found += line.details if begun is not None and line.at == 0 else (line.tokens, *line.details)
    return found
