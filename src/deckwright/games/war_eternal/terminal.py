"""War Eternal in the terminal: as every box of its family, and the trophies of one of its mages."""

from __future__ import annotations

from collections.abc import Sequence

from deckwright.faces.face import Side
from deckwright.games.aeons_end.terminal import AeonsEndFace
from deckwright.lang.look import View
from deckwright.lang.texts import Text

TROPHIES = Text("trophies {n}", "трофеи {n}")


class WarEternalFace(AeonsEndFace):
    """How War Eternal looks in the terminal."""

    def also(self, view: View, side: Side, lang: str) -> Sequence[str]:
        """The trophies a mage has collected."""
        trophies = side["values"]["trophies"]
        return (TROPHIES.said(lang, n=trophies),) if trophies else ()


FACE = WarEternalFace
