"""Words of the supply that need something of War Eternal."""

from __future__ import annotations

from deckwright.games.war_eternal.schema import Player, table
from deckwright.lang.words import Effect, word


@word(
    en="if it is the first card of this name you gain this turn, {effect}",
    ru="если это первая карта с таким названием, полученная вами в этом ходу, {effect}",
    gives={"aether": 1, "effect": 0},
    short=("<the first> {effect}", "<первая> {effect}"),
)
def first_jewel(me: Player, effect: Effect) -> None:
    if table.jewel_turn != table.turn:
        table.jewel_turn = table.turn
        effect(me)
