"""Ascension in the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType

from deckwright.cli.faces.ascension import board, signs
from deckwright.cli.faces.face import Canvas, Face, Sign
from deckwright.games.ascension.game import ASCENSION
from deckwright.lang.cards import Kind
from deckwright.lang.look import View


class AscensionFace(Face):
    """How Ascension looks in the terminal."""

    game = ASCENSION
    numbers = {"acquire": signs.RUNE, "defeat": signs.POWER}
    signs = signs.SYMBOLS

    def sign(self, kind: Kind) -> Sign:
        """The sign of its faction, or of a monster."""
        return signs.sign_of(kind)

    def brief(self, kind: Kind, lang: str) -> str:
        """What it does, in signs."""
        return signs.brief(kind, lang)

    def legend(self, lang: str) -> Sequence[tuple[Sign, str]]:
        """Resources and factions."""
        return signs.legend(lang)

    def board(self, view: View, me: int, canvas: Canvas) -> RenderableType:
        """Opponents, the centre, me."""
        return board.board(view, me, canvas)

    def standing(self, view: View, side: int, canvas: Canvas) -> RenderableType:
        """Honor and numbers of cards."""
        return board.standing(view, view["players"][side], canvas)


FACE = AscensionFace()
