"""The weights of the greedy bot of The New Age: the family's, found anew for this world, and those of its nemeses."""

from __future__ import annotations

import json
from importlib import resources

from deckwright.games.aeons_end import weighing as family
from deckwright.lang.types import weight

TUNED: dict[str, int] = json.loads(resources.files(__package__).joinpath("weights.json").read_text())["greedy"]


class Weights(family.Weights):
    """What things are worth, the family's and those that only this box has; tuned values lie in weights.json."""

    nest: int = weight(TUNED["nest"])
    nest_danger: int = weight(TUNED["nest_danger"])
    ritual: int = weight(TUNED["ritual"])
    ritual_danger: int = weight(TUNED["ritual_danger"])
    ritual_idle: int = weight(TUNED["ritual_idle"])
    claw_danger: int = weight(TUNED["claw_danger"])
    claw_life: int = weight(TUNED["claw_life"])
    claw_killed: int = weight(TUNED["claw_killed"])
    aging: int = weight(TUNED["aging"])
    first_opening: int = weight(TUNED["first_opening"])


weights = Weights()
FOUND = family.retuned(Weights, TUNED)
