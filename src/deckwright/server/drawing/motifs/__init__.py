"""Motifs: the worlds in which families of cards live, by name."""

from __future__ import annotations

from collections.abc import Mapping

from deckwright.server.drawing.motifs.elements import ELEMENTS
from deckwright.server.drawing.motifs.living import LIVING
from deckwright.server.drawing.motifs.made import MADE
from deckwright.server.drawing.motifs.motif import Motif

MOTIFS: Mapping[str, Motif] = {**ELEMENTS, **LIVING, **MADE}

__all__ = ["MOTIFS", "Motif"]
