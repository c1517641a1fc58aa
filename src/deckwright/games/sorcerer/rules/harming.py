"""Damage, destruction, healing and the states of minions (SOR-TOK, SOR-TERM, SOR-DMG-05)."""

from __future__ import annotations

from deckwright.games.sorcerer.rules.deaths import fall, hear_the_fallen
from deckwright.games.sorcerer.rules.minions import essence_of, life_left
from deckwright.games.sorcerer.rules.sides import field_of, in_play
from deckwright.games.sorcerer.schema import Battlefield, Card, table
from deckwright.games.sorcerer.texts import BLANKED, BURNS, DAUNTED, EXHAUSTED, HEALED, READIED, SPURRED, WOUNDED
from deckwright.lang.rules import rule
from deckwright.lang.types import note


@rule
def hurt(minion: Card, n: int) -> bool:
    """Put so much damage on a minion in play; with as much as its essence it is destroyed (SOR-TOK-01, SOR-TOK-02).

    Whether it was, even if its death has brought it back.
    """
    if n <= 0 or not in_play(minion):
        return False
    minion.wounds += n
    note(WOUNDED, minion, number=n)
    if life_left(minion) > 0:
        return False
    destroy(minion)
    return True


@rule
def hold_deaths() -> bool:
    """What follows happens to all at once: nobody's death is heard before `hear_deaths`. What held until now."""
    before = table.holding
    table.holding = True
    return before


@rule
def hear_deaths(before: bool) -> None:
    """All has been dealt: now deaths are heard, unless something around this holds them still."""
    table.holding = before
    hear_the_fallen()


@rule
def destroy(minion: Card) -> None:
    """It goes to its owner's graveyard, by damage or effect (SOR-TERM-04); what that leads to follows at once."""
    if in_play(minion):
        field = field_of(minion)
        fall(minion)
        if field:
            look_after(field)
        hear_the_fallen()


@rule
def look_after(field: Battlefield) -> None:
    """A minion whose essence is no more than its damage is destroyed, whatever took the essence (SOR-ATT-04)."""
    for each in table.players:
        for minion in field.minions[each]:
            if minion.wounds >= essence_of(minion):
                fall(minion)


@rule
def settle(field: Battlefield) -> None:
    """Something that lies or stands on a battlefield has changed: who has no life left is destroyed."""
    look_after(field)
    hear_the_fallen()


@rule
def weaken(minion: Card) -> bool:
    """One damage unless it would destroy the minion; whether it was put (SOR-TERM-20)."""
    if not in_play(minion) or life_left(minion) < 2:
        return False
    minion.wounds += 1
    note(WOUNDED, minion, number=1)
    return True


@rule
def heal(minion: Card, n: int) -> None:
    """Take damage off a minion (SOR-TERM-10)."""
    if in_play(minion) and minion.wounds > 0:
        healed = min(n, minion.wounds)
        minion.wounds -= healed
        note(HEALED, minion, number=healed)


@rule
def burn(minion: Card, n: int) -> None:
    """Put flames on a minion (SOR-LIN-02)."""
    if in_play(minion):
        minion.flames += n
        note(BURNS, minion, number=n)
        if table.ending:
            kindle(minion, n)


@rule
def kindle(minion: Card, n: int) -> None:
    """A flame that comes in the End of Round phase burns from the next round on (SOR-LIN-04)."""
    fresh = min(3, fresh_flames(minion) + n)
    minion.kindled = fresh % 2 == 1
    minion.kindled_more = fresh >= 2


@rule
def fresh_flames(minion: Card) -> int:
    """How many flames came in this End of Round phase; more than three at once do not come."""
    return (1 if minion.kindled else 0) + (2 if minion.kindled_more else 0)


@rule
def exhaust(card: Card) -> bool:
    """Turn a ready card; whether it was ready (SOR-TERM-15)."""
    if card.exhausted:
        return False
    card.exhausted = True
    note(EXHAUSTED, card)
    return True


@rule
def ready(card: Card) -> None:
    """Turn a card upright again."""
    if card.exhausted:
        card.exhausted = False
        note(READIED, card)


@rule
def blank(minion: Card) -> None:
    """Its text is ignored until the end of the round (SOR-TERM-02)."""
    if in_play(minion):
        minion.blanked = True
        note(BLANKED, minion)
        field = field_of(minion)
        if field:
            settle(field)


@rule
def daunt(minion: Card) -> None:
    """One attack less until the end of the round, however often."""
    if in_play(minion):
        minion.daunted = True
        note(DAUNTED, minion)


@rule
def spur(minion: Card) -> None:
    """Two attack more until the end of the round, however often."""
    if in_play(minion):
        minion.spurred = True
        note(SPURRED, minion)
