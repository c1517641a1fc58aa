"""Nemesis cards of The New Age at a quiet table: the Gate Witch, whose unleash only counts, and time stands still."""

from __future__ import annotations

from typing import Any

from deckwright.games import load
from tests.rules.war_eternal.scene import Scene, scene

GAME = load("new-age")
AFTER = "needlemaw"  # what the nemesis draws afterwards: it does nothing yet


def quiet(**arrangement: Any) -> Scene:
    """The Gate Witch with one token; a nemesis turn has been."""
    return scene(game="new-age", nemesis="gate-witch", **({"turns_taken": ["turn-nemesis"]} | arrangement))


def drawn(card: str, **arrangement: Any) -> Scene:
    """The nemesis draws a card."""
    s = quiet(**arrangement)
    s.nemesis_turn(card)
    return s


def acts(card: str, **arrangement: Any) -> Scene:
    """A minion acts, or a power happens, in the nemesis main phase."""
    kind = GAME.kind(card)
    assert kind is not None
    s = quiet(threats=[{"card": card, "countdown": 1} if kind.facts.get("power") else card], **arrangement)
    s.nemesis_turn(AFTER)
    return s


def unleashed(s: Scene) -> int:
    """How often the nemesis has unleashed: each time it gains a token."""
    return s.tokens - 1
