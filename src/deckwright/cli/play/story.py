"""The story of a game as the terminal prints it."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text as RichText

from deckwright.faces import Face
from deckwright.faces.paint import full_text
from deckwright.table.story import StoryLine


def painted(lines: Sequence[StoryLine], face: Face) -> list[RichText]:
    """The lines in their colours, each with what it changed and moved."""
    return [_painted(line, face) for line in lines]


def _painted(line: StoryLine, face: Face) -> RichText:
    said = full_text(line.tokens, face)
    if line.turn is not None:
        return RichText.assemble("— ", said, " —", style="bold grey70")
    text = RichText("  ").append_text(said)
    for i, detail in enumerate(line.details):
        text.append("; " if i else "  ", "grey62").append_text(full_text(detail, face, signs=True))
    return text
