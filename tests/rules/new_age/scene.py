"""Scenes of The New Age: as those of War Eternal, with which it shares a world; see there."""

from __future__ import annotations

from functools import partial
from typing import Any

from tests.rules.war_eternal.scene import Scene
from tests.rules.war_eternal.scene import scene as any_scene

__all__ = ["Scene", "cast", "scene"]

scene = partial(any_scene, game="new-age")


def cast(card: str, at: int = 1, **more: Any) -> Scene:
    """My casting phase with a spell, five dull cards in hand so that nothing is drawn before; it is cast."""
    arrangement: dict[str, Any] = {"breaches": {1: "open", 2: "open"}, "hand": ["crystal"] * 5, **more}
    s = scene(prepped=[(card, at), *arrangement.pop("also", [])], **arrangement)
    s.casting()
    s.cast(card)
    return s
