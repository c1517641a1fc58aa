"""Faces: how each game looks in the terminal. The table's loop knows no game; a face knows one."""

from __future__ import annotations

import importlib
from functools import cache

from deckwright.cli.faces.face import Face

FACES = {
    "shards": "deckwright.cli.faces.shards",
    "ascension": "deckwright.cli.faces.ascension",
    "war-eternal": "deckwright.cli.faces.war_eternal",
}


@cache
def face_of(game: str) -> Face:
    """The face of a game."""
    found = importlib.import_module(FACES[game]).FACE
    assert isinstance(found, Face)
    return found
