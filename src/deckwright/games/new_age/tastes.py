"""What bots think of what only the nemeses of The New Age bring."""

from __future__ import annotations

from deckwright.games.aeons_end.weighing import weights
from deckwright.games.new_age.schema import table
from deckwright.games.new_age.words.maggoth import FLY_LIFE, tokens_on, top_row
from deckwright.lang.rules import rule

TARGET = 1_000_000  # as the family's taste counts targets
NEST_DANGER = 4  # so few free spaces of a row may be gone after the next nemesis turn
NEST_WORTH = 40
RITUAL_DANGER = 2  # so few steps left are likely gone after the next nemesis turn
RITUAL_URGENT = 400
RITUAL_IDLE = 2  # better than to let aether go to waste


@rule
def nest_value() -> int:
    """Damage to the Nest: worth it if the row is nearly full; a full one has done its harm and should stay so."""
    row = top_row()
    if row is None:
        return 0
    free = table.nest_spaces[row.number] - tokens_on(row)
    if free == 0 or free > NEST_DANGER:
        return TARGET
    wasted = max(0, table.dealing - row.maggots - FLY_LIFE * row.flies)
    return TARGET + NEST_WORTH - weights.waste * wasted


@rule
def ritual_value() -> int:
    """Pushing the ritual back: urgent when it is nearly complete, otherwise only for aether that is left over."""
    left = table.ritual_length - table.ritual
    if left > RITUAL_DANGER:
        return RITUAL_IDLE
    return RITUAL_URGENT // left
