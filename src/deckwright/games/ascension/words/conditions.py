"""The words that decide whether an effect happens."""

from __future__ import annotations

from deckwright.games.ascension.schema import Faction, Player, table
from deckwright.lang.types import this
from deckwright.lang.words import Effect, word


@word(
    en="if you have played another Lifebound hero this turn, {effect}",
    ru="если в этом ходу вы уже разыграли другого героя Жизнерождённых, {effect}",
    gives={"effect": 0.4, "plays_late": 1},
    short=("<after Lifebound> {effect}", "<после Жизнерождённых> {effect}"),
)
def if_lifebound(me: Player, effect: Effect) -> None:
    if any(
        card.faction == Faction.LIFEBOUND and card != this() and (table.lycanthrope_sees_itself or not card.copied)
        for card in me.play
    ):
        effect(me)


@word(
    en="if you control {n} or more constructs, {effect}",
    ru="если у вас {n} или больше конструктов, {effect}",
    gives={"effect": 0.4, "plays_late": 1},
    short="<{n:construct}> {effect}",
)
def if_constructs(me: Player, n: int, effect: Effect) -> None:
    if len(me.constructs) >= n:
        effect(me)


@word(
    en="you may pay {n:rune}; if you do, {effect}",
    ru="вы можете заплатить {n:rune}; если вы это сделали, {effect}",
    gives={"effect": 0.2},
    short="{n:rune} → {effect}",
)
def for_runes(me: Player, n: int, effect: Effect) -> None:
    table.runes -= n
    effect(me)
