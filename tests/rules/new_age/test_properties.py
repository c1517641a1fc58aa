"""Whole games of The New Age, with nemeses and cards of both boxes: what must hold at any moment of any of them."""

from __future__ import annotations

from typing import Any

import pytest

from deckwright.games.new_age.game import NEW_AGE
from tests.rules.war_eternal import test_properties as war_eternal

pytestmark = pytest.mark.slow

SEATINGS: dict[str, tuple[int, dict[str, Any]]] = {
    "solo": (1, {"nemesis": "umbra-titan", "upgraded": "battle-4", "boxes": "both"}),
    "two": (2, {"nemesis": "gate-witch", "upgraded": "battle-2", "boxes": "both"}),
    "three-by-token": (3, {"nemesis": "magus-of-cloaks", "upgraded": "battle-3", "boxes": "both"}),
    "four-in-pairs": (4, {"nemesis": "hollow-crown", "upgraded": "battle-4", "boxes": "both"}),
    "of-the-other-box": (2, {"nemesis": "random", "market": "random", "boxes": "war-eternal"}),
}


class TestNewAge(war_eternal.TestWarEternal):
    game = NEW_AGE
    modes = SEATINGS
    mixtures = 3
