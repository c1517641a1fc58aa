"""Terminal faces: what they are made of, and the plain one. A game's own face lies in its folder, as `terminal.py`."""

from __future__ import annotations

import importlib
from functools import cache
from importlib.util import find_spec

from deckwright.faces.face import Canvas, Face
from deckwright.faces.plain import PlainFace
from deckwright.faces.signs import Sign
from deckwright.lang.game import Game

__all__ = ["Canvas", "Face", "PlainFace", "Sign", "face_of"]


@cache
def face_of(game: Game) -> Face:
    """The face of a game: its own, or its family's, or the plain one."""
    for package in game.packages:
        if find_spec(f"{package}.terminal") is not None:
            made = importlib.import_module(f"{package}.terminal").FACE(game)
            assert isinstance(made, Face)
            return made
    return PlainFace(game)
