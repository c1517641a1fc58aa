"""Distribute: point by point, as one likes, within what a minion can take (SOR-TERM-06)."""

from __future__ import annotations

from deckwright.games.sorcerer.rules.harming import heal, hear_deaths, hold_deaths, hurt, settle
from deckwright.games.sorcerer.rules.minions import essence_of, life_left
from deckwright.games.sorcerer.rules.sides import hostile
from deckwright.games.sorcerer.schema import Battlefield, Player, table
from deckwright.games.sorcerer.texts import ANOTHER_POINT, DISTRIBUTE, WOUNDED
from deckwright.lang.rules import rule
from deckwright.lang.types import choose, confirm, note


@rule
def spread_damage(me: Player, field: Battlefield, n: int) -> None:
    """Damage among the enemy minions of a battlefield, dealt at once: who has all it can take gets no more.

    There is nothing to divide where the rest is enough for all of them.
    """
    if table.whole_essence:
        heap_damage(me, field, n)
        return
    before = hold_deaths()
    left = n
    while left > 0 and left < can_be_taken(me, field):
        minion = choose(
            me,
            (card for each in table.players if hostile(me, each) for card in field.minions[each]),
            DISTRIBUTE,
        )
        assert minion is not None
        hurt(minion, 1)
        left -= 1
    if left > 0:
        for each in table.players:
            if hostile(me, each):
                for minion in field.minions[each]:
                    hurt(minion, life_left(minion))
    hear_deaths(before)


@rule
def can_be_taken(me: Player, field: Battlefield) -> int:
    """How much damage the enemy minions of a battlefield can take (SOR-TERM-06)."""
    return sum(life_left(card) for each in table.players if hostile(me, each) for card in field.minions[each])


@rule
def heap_damage(me: Player, field: Battlefield, n: int) -> None:
    """By the option: minion by minion, each as much as its essence at most; who has died falls when all is dealt."""
    left = n
    while left > 0:
        minion = choose(
            me,
            (card for each in table.players if hostile(me, each) for card in field.minions[each] if not card.tried),
            DISTRIBUTE,
        )
        if minion is None:
            break
        minion.tried = True
        room = min(left, essence_of(minion))
        given = 0
        while given < room and (given == 0 or others_take(me, field) < left or confirm(me, ANOTHER_POINT)):
            given += 1
            left -= 1
        minion.wounds += given
        note(WOUNDED, minion, number=given)
    for each in table.players:
        for card in field.minions[each]:
            card.tried = False
    settle(field)


@rule
def others_take(me: Player, field: Battlefield) -> int:
    """How much damage the minions can take that have not had their share."""
    return sum(
        essence_of(card)
        for each in table.players
        if hostile(me, each)
        for card in field.minions[each]
        if not card.tried
    )


@rule
def spread_healing(me: Player, field: Battlefield, n: int) -> None:
    """Healing among one's own minions of a battlefield."""
    for _ in range(n):
        minion = choose(me, (card for card in field.minions[me] if card.wounds > 0), DISTRIBUTE)
        if minion:
            heal(minion, 1)
