"""What a motif is: the world behind the figures of a family, the ground they stand on, the crest they wear."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from deckwright.server.drawing.chance import Chance
from deckwright.server.drawing.pen import Parts, Point

Backdrop = Callable[[Chance], Parts]


@dataclass(frozen=True)
class Motif:
    """A motif. Pictures reach from -50 to 50 and from -35 to 35; a crest stands on the origin."""

    backdrops: Sequence[Backdrop]
    ground: Backdrop
    crests: Sequence[Parts]
    people: Sequence[str]  # figures that fit it, for cards whose names say nothing
    sigil: str  # what stands inside a 24-grid
    glow: Point = (0, 0)
    backlit: bool = False  # figures stand dark before the light
