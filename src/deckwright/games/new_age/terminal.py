"""The New Age in the terminal: as every box of its family, with what its own cards bring."""

from __future__ import annotations

from deckwright.games.war_eternal.terminal import WarEternalFace


class NewAgeFace(WarEternalFace):
    """How The New Age looks in the terminal."""


FACE = NewAgeFace
