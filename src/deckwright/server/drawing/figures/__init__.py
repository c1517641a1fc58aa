"""Figures: what stands in the middle of a picture, as parts round the origin, 64 high and as wide at most."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from deckwright.server.drawing.chance import Chance
from deckwright.server.drawing.figures.arms import ARMS
from deckwright.server.drawing.figures.beasts import BEASTS
from deckwright.server.drawing.figures.nature import NATURE
from deckwright.server.drawing.figures.people import PEOPLE
from deckwright.server.drawing.figures.things import THINGS
from deckwright.server.drawing.pen import Parts

FIGURES: Mapping[str, Callable[[Chance], Parts]] = {**PEOPLE, **BEASTS, **ARMS, **NATURE, **THINGS}
CRESTED = frozenset({*PEOPLE, "automaton"})  # those who wear the crest of their family
# Other forms in which a figure may come.
FORMS: Mapping[str, tuple[str, ...]] = {
    "helm": ("helm", "warden"),
    "robed": ("robed", "robed", "hood", "sovereign"),
    "hood": ("hood", "hood", "robed"),
}
# Figures that tell a deed, where the name of a card says nothing.
OF_DEED: Mapping[str, tuple[str, ...]] = {
    "gem": ("gem", "chalice", "reactor", "shard"),
    "strike": ("blade", "axe", "spear", "bolt", "hammer", "talons", "scythe"),
    "wisdom": ("orb", "wheel", "book", "comet", "eye"),
    "life": ("heart", "lotus", "chalice", "sprout"),
    "cards": ("fan", "book", "key", "lantern"),
    "guard": ("shield", "bastion", "mantle"),
    "void": ("moons", "scythe", "hourglass", "flame"),
    "loop": ("ouroboros", "twins", "wheel", "infinity"),
    "call": ("gate", "crown", "bastion", "lantern"),
    "": ("orb", "gem", "wheel", "lantern", "mountain"),
}
