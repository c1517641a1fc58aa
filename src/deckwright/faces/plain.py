"""The plain face: any game, drawn from its schema and its look."""

from __future__ import annotations

from rich.console import Group, RenderableType

from deckwright.faces.face import Canvas, Face
from deckwright.lang.look import View


class PlainFace(Face):
    """A game that has no face of its own."""

    def board(self, view: View, me: int, canvas: Canvas) -> RenderableType:
        """The others, the table, me."""
        return Group()

    def standing(self, view: View, side: int, canvas: Canvas) -> RenderableType:
        """How many cards."""
        return self.counts(view["players"][side], canvas)
