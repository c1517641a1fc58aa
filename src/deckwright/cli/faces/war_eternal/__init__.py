"""War Eternal in the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType

from deckwright.cli.faces.face import Canvas, Face, Sign
from deckwright.cli.faces.war_eternal import board, signs
from deckwright.games.war_eternal.game import WAR_ETERNAL
from deckwright.lang.cards import Kind
from deckwright.lang.look import View


class WarEternalFace(Face):
    """How War Eternal looks in the terminal."""

    game = WAR_ETERNAL
    numbers = {"gain": signs.AETHER, "charge": signs.AETHER, "focus": signs.AETHER, "open": signs.AETHER}
    signs = signs.SYMBOLS

    def sign(self, kind: Kind) -> Sign:
        """The sign of its family."""
        return signs.sign_of(kind)

    def brief(self, kind: Kind, lang: str) -> str:
        """What it does."""
        return signs.brief(kind, lang)

    def legend(self, lang: str) -> Sequence[tuple[Sign, str]]:
        """Amounts and families of cards."""
        return signs.legend(lang)

    def board(self, view: View, me: int, canvas: Canvas) -> RenderableType:
        """The nemesis, the supply, the mages."""
        return board.board(view, me, canvas)

    def standing(self, view: View, side: int, canvas: Canvas) -> RenderableType:
        """Life, charges and numbers of cards."""
        return board.standing(view, view["players"][side], canvas)


FACE = WarEternalFace()
