"""What cards of Pearls do."""

from __future__ import annotations

from deckwright.lang.meaning import NOT_COUNTED
from deckwright.lang.types import move_all
from deckwright.lang.words import Effect, word
from tests.games.pearls.schema import Player, table


@word(en="gain {n} air", ru="получите воздух: {n}", gives={"air": "n"}, short="{n:air}")
def breathe(me: Player, n: int) -> None:
    me.air += n


@word(en="lose your bag", ru="потеряйте сумку", gives=NOT_COUNTED, short=("lose your bag", "потерять сумку"))
def lose_bag(me: Player) -> None:
    move_all(me.bag, table.reef)


@word(
    en="with {n:card} or more in your bag: {effect}",
    ru="если в сумке {n:card} или больше: {effect}",
    gives={"effect": 0.5},
    short="<{n:card}> {effect}",
)
def with_cards(me: Player, n: int, effect: Effect) -> None:
    if len(me.bag) >= n:
        effect(me)
