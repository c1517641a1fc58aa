"""What bots think of what only the nemeses of The New Age bring."""

from __future__ import annotations

from deckwright.games.aeons_end.bot import keep_value
from deckwright.games.aeons_end.schema import Card
from deckwright.games.aeons_end.weighing import weights
from deckwright.games.new_age.schema import table
from deckwright.games.new_age.words.maggoth import FLY_LIFE, tokens_on, top_row
from deckwright.lang.rules import rule

TARGET = 1_000_000  # as the family's taste counts targets
NEST_DANGER = 4  # so few free spaces of a row may be gone after the next nemesis turn
NEST_WORTH = 40


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


# --- the Ageless Walker -----------------------------------------------------------------------------------------------


@rule
def exiling(card: Card) -> int:
    """What is least missed; rather of a discard pile than of a hand, which is played soon."""
    return 10_000 - 10 * keep_value(card) + (1 if any(card in someone.discard for someone in table.players) else 0)


@rule
def buying_back(card: Card, value: int) -> int:
    """The top of the exiled pile is one aether dearer than the same card of the supply; Crystals may stay there."""
    return 0 if card.starter else max(0, value - 1)
