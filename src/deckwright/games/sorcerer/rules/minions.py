"""What a minion is worth now, and what lies under it (SOR-MINION, SOR-ATT, SOR-LIN-12)."""

from __future__ import annotations

from deckwright.games.sorcerer.rules.sides import field_of
from deckwright.games.sorcerer.rules.slots import adds_attack, adds_essence
from deckwright.games.sorcerer.schema import SPUR, Battlefield, Card, table
from deckwright.lang.rules import has_effect, rule


@rule
def attack_of(minion: Card) -> int:
    """Printed attack, what lies under the minion, its state, and what others add; never below 0 (SOR-ATT-04)."""
    found = minion.attack
    if minion.laden:
        found += burden_attack(minion)
    if minion.spurred:
        found += SPUR
    if minion.daunted:
        found -= 1
    field = field_of(minion)
    if field:
        found += added_attack(minion, field)
    return max(0, found)


@rule
def essence_of(minion: Card) -> int:
    """Printed essence, what lies under the minion, and what others add."""
    found = minion.essence
    if minion.laden:
        found += sum(card.essence for each in table.players for card in each.attached if card.host == minion)
    field = field_of(minion)
    if field:
        found += added_essence(minion, field)
    return found


@rule
def life_left(minion: Card) -> int:
    """How many more points of damage destroy it."""
    return max(0, essence_of(minion) - minion.wounds)


@rule
def followers_of(minion: Card) -> int:
    """How many followers lie under it: as many arthropod tokens lie on it (SOR-LIN-12)."""
    if not minion.laden:
        return 0
    return sum(1 for each in table.players for card in each.followers if card.host == minion)


@rule
def attachments_of(minion: Card) -> int:
    """How many attachments it has, followers included (SOR-LIN-14)."""
    if not minion.laden:
        return 0
    return followers_of(minion) + sum(1 for each in table.players for card in each.attached if card.host == minion)


@rule
def burden_attack(minion: Card) -> int:
    """What attachments and followers add to the attack: one for each follower (SOR-ATT-01, SOR-LIN-12)."""
    found = followers_of(minion)
    return found + sum(card.attack for each in table.players for card in each.attached if card.host == minion)


@rule
def added_attack(minion: Card, field: Battlefield) -> int:
    """What the texts on its battlefield add to its attack, for as long as they are there (SOR-TERM-12)."""
    found = 0
    for each in table.players:
        for card in field.minions[each]:
            if has_effect(card, adds_attack) and not card.blanked:
                found += adds_attack(card, minion)
        for card in each.attached:
            if has_effect(card, adds_attack) and not card.blanked and field_of(card) == field:
                found += adds_attack(card, minion)
        if each.avatar == field:
            for card in each.skills:
                if has_effect(card, adds_attack) and not card.blanked and not card.exhausted:
                    found += adds_attack(card, minion)
    return found


@rule
def added_essence(minion: Card, field: Battlefield) -> int:
    """What the texts on its battlefield add to its essence, for as long as they are there (SOR-TERM-12)."""
    found = 0
    for each in table.players:
        for card in field.minions[each]:
            if has_effect(card, adds_essence) and not card.blanked:
                found += adds_essence(card, minion)
        for card in each.attached:
            if has_effect(card, adds_essence) and not card.blanked and field_of(card) == field:
                found += adds_essence(card, minion)
    return found


@rule
def flies(minion: Card) -> bool:
    """Whether it may go to any battlefield (SOR-REINF-01)."""
    if minion.flying:
        return True
    if not minion.laden:
        return False
    return any(card.gives_flight for each in table.players for card in each.attached if card.host == minion)


@rule
def is_vampire(minion: Card) -> bool:
    """A vampire by itself, or by what lies under it, or lay there when it fell in its attack."""
    if minion.vampire or minion.turned:
        return True
    if not minion.laden:
        return False
    return any(card.makes_vampire for each in table.players for card in each.attached if card.host == minion)


@rule
def wounded(minion: Card) -> bool:
    """Whether it has damage on it."""
    return minion.wounds > 0
