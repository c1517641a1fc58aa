"""Distribute: point by point, as one likes, within what a minion can take (SOR-TERM-06)."""

from __future__ import annotations

from deckwright.games.sorcerer.rules.harming import hurt
from deckwright.games.sorcerer.rules.minions import essence_of
from deckwright.games.sorcerer.rules.sides import hostile, in_play
from deckwright.games.sorcerer.schema import Card, Field, Player, table
from deckwright.games.sorcerer.texts import DISTRIBUTE
from deckwright.lang.rules import rule
from deckwright.lang.types import choose


@rule
def spread_damage(me: Player, field: Field, n: int) -> None:
    """Damage among the enemy minions of a battlefield. A minion that is destroyed by a point gets no more."""
    for _ in range(n):
        minion = choose(
            me,
            (card for each in table.players if hostile(me, each) for card in field.minions[each]),
            DISTRIBUTE,
        )
        if minion:
            hurt(minion, 1)


@rule
def spread_own_damage(me: Player, field: Field, n: int) -> None:
    """Damage among one's own minions of a battlefield (SOR-EX-01)."""
    for _ in range(n):
        minion = choose(me, field.minions[me], DISTRIBUTE)
        if minion:
            hurt(minion, 1)


@rule
def spread_healing(me: Player, field: Field, n: int) -> None:
    """Healing among one's own minions of a battlefield."""
    for _ in range(n):
        minion = choose(me, (card for card in field.minions[me] if card.wounds > 0), DISTRIBUTE)
        if minion:
            minion.wounds -= 1


@rule
def can_take(minion: Card) -> int:
    """How much damage may be put on a minion at once: what it has left, or all its essence by the option."""
    if not in_play(minion):
        return 0
    if table.whole_essence:
        return essence_of(minion)
    return max(0, essence_of(minion) - minion.wounds)
