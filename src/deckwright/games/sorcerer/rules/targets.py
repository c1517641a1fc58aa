"""Whom an ability may aim at: on its battlefield, or on all its player may affect (SOR-CARD-01, SOR-BR-09)."""

from __future__ import annotations

from deckwright.games.sorcerer.rules.sides import hostile, reaches
from deckwright.games.sorcerer.schema import Battlefield, Card, Player, Reach, table
from deckwright.games.sorcerer.texts import AIM, ENEMY_MINION, OWN_MINION, WHICH_FIELD
from deckwright.lang.rules import rule
from deckwright.lang.types import choose, choose_place, choose_player


@rule
def within(me: Player, field: Battlefield, reach: Reach) -> bool:
    """Whether a battlefield lies within the reach of the ability that is being resolved."""
    if reach == Reach.HERE:
        return field == table.here
    return reaches(me, field)


@rule
def has_foes(me: Player, field: Battlefield) -> bool:
    """Whether an enemy minion stands on a battlefield."""
    return any(len(field.minions[each]) > 0 for each in table.players if hostile(me, each))


@rule
def choose_enemy(me: Player, reach: Reach) -> Card | None:
    """An enemy minion of the player's choice (SOR-TERM-08), or None if there is none."""
    return choose(
        me,
        (
            card
            for field in table.fields
            if within(me, field, reach)
            for each in table.players
            if hostile(me, each)
            for card in field.minions[each]
        ),
        ENEMY_MINION,
    )


@rule
def choose_own(me: Player, reach: Reach) -> Card | None:
    """A minion of the player's own: a partner's is not (SOR-TEAM-11)."""
    return choose(
        me,
        (card for field in table.fields if within(me, field, reach) for card in field.minions[me]),
        OWN_MINION,
    )


@rule
def choose_field(me: Player, reach: Reach) -> Battlefield | None:
    """A battlefield of the player's choice."""
    return choose_place(me, (field for field in table.fields if within(me, field, reach)), WHICH_FIELD)


@rule
def choose_opponent(me: Player) -> Player | None:
    """An opponent whom the player's effects reach."""
    from_ring = me
    return choose_player(me, (each for each in table.players if opponent_in_reach(from_ring, each)), AIM)


@rule
def opponent_in_reach(me: Player, other: Player) -> bool:
    """Whether somebody is an opponent whom my effects reach: on the ring only neighbours (SOR-BR-09)."""
    if not hostile(me, other):
        return False
    return any(reaches(me, field) and reaches(other, field) for field in table.fields)
