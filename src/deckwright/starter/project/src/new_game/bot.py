"""How bots judge. All levels follow this, from newcomer to master; `deckwright tune` finds better weights."""

from __future__ import annotations

from deckwright.lang import types as lang
from deckwright.lang.rules import judgement
from deckwright.lang.types import weight

from new_game.schema import Answer, Player, table
from new_game.texts import BURY, STEP, TAKE


class Weights(lang.Weights):
    """Numbers that can be tuned without touching the judgement."""

    nerve: int = weight(6)
    worth: int = weight(3)
    cost: int = weight(2)


weights = Weights()


@judgement
def greedy(me: Player, option: Answer) -> int:
    """How good is this option for me? It sees only what its seat may see: the compiler refuses anything else."""
    if option.verb == STEP:
        return weights.nerve * (table.ears - me.noise - 1) - me.gold
    if option.verb == TAKE:
        return weights.worth * option.card.worth + weights.cost * option.card.cost
    if option.verb == BURY:
        return option.card.noise * (me.noise + 1) - 1
    return 0
