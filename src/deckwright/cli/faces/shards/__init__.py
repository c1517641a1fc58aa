"""Shards of Infinity in the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType

from deckwright.cli.faces.face import Canvas, Face, Sign
from deckwright.cli.faces.shards import board, signs
from deckwright.games.shards.game import SHARDS
from deckwright.lang.cards import Kind
from deckwright.lang.look import View


class ShardsFace(Face):
    """How Shards of Infinity looks in the terminal."""

    game = SHARDS
    numbers = {"recruit": signs.CRYSTAL, "fast-play": signs.CRYSTAL, "attack": signs.POWER, "show": signs.SHIELD}
    signs = signs.SYMBOLS

    def sign(self, kind: Kind) -> Sign:
        """The sign of its faction."""
        return signs.sign_of(kind)

    def brief(self, kind: Kind, lang: str) -> str:
        """What it does, in signs."""
        return signs.brief(kind, lang)

    def legend(self, lang: str) -> Sequence[tuple[Sign, str]]:
        """Resources, factions, and how thresholds of mastery are written."""
        return signs.legend(lang)

    def board(self, view: View, me: int, canvas: Canvas) -> RenderableType:
        """Opponents, the centre row, me."""
        return board.board(view, me, canvas)

    def standing(self, view: View, side: int, canvas: Canvas) -> RenderableType:
        """Health, mastery and numbers of cards."""
        return board.standing(view, view["players"][side], canvas, None)


FACE = ShardsFace()
