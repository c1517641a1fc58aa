"""What bots think of treasures: where to put them, and what becomes better with them."""

from __future__ import annotations

from deckwright.games.aeons_end.rules.cards import next_copy
from deckwright.games.new_age.schema import Card, Player, table
from deckwright.games.new_age.slots import (
    when_breach_opens,
    when_gained_beside,
    when_pile_empties,
    when_relic_gained,
    when_spell_gained,
)
from deckwright.lang.rules import has_effect, rule

BESIDE = 40  # what a card of the pile next to such a treasure is worth more
LAST_OF_PILE = 90
OPENING = 40
OWN_GAIN = 20
HURT = 3  # who has lost so much life wants some back
GIVEN_UP = 60  # declining is worth 50


@rule
def gaining_with_treasures(card: Card, mage: Player) -> int:
    """What gaining a card of the supply is worth more because of treasures."""
    value = 0
    groups = table.treasures.top
    if groups:
        if card.supply_number == table.beside and has_effect(groups, when_gained_beside):
            value += BESIDE
        if has_effect(groups, when_pile_empties) and next_copy(card) is None:
            value += LAST_OF_PILE
    own = mage.treasures.top
    if own:
        if card.spell and has_effect(own, when_spell_gained) and mage.life + HURT <= table.start_life:
            value += OWN_GAIN
        if card.relic and has_effect(own, when_relic_gained):
            value += OWN_GAIN
    return value


@rule
def opening_with_treasures() -> int:
    """What opening a breach is worth more because of the treasure of the group."""
    groups = table.treasures.top
    return OPENING if groups and has_effect(groups, when_breach_opens) else 0


@rule
def giving_up(card: Card) -> int:
    """Starting cards are given up for the spell of an ally."""
    return GIVEN_UP if card.starter else 0
