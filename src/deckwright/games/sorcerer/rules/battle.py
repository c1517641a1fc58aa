"""The Battle phase: battlefields one by one, attacks by turns (SOR-BATTLE, SOR-ATTACK, SOR-BR-06, SOR-BR-07)."""

from __future__ import annotations

from deckwright.games.sorcerer.rules.answering import answers
from deckwright.games.sorcerer.rules.assigning import assign_damage
from deckwright.games.sorcerer.rules.deaths import hear_the_fallen
from deckwright.games.sorcerer.rules.dice import count_faces, roll_dice
from deckwright.games.sorcerer.rules.minions import attack_of
from deckwright.games.sorcerer.rules.rerolls import rerolls
from deckwright.games.sorcerer.rules.sides import (
    captain,
    fields_in_use,
    first_side,
    hostile,
    opposing,
    owner_of,
    voice,
)
from deckwright.games.sorcerer.rules.tactics import still_attacks, use_tactics
from deckwright.games.sorcerer.schema import MOST_DICE, Answer, Battlefield, Card, Event, Face, Mode, Player, table
from deckwright.games.sorcerer.texts import ATTACK, ATTACKS, BATTLE_AT, BATTLE_BEGINS, WHO_ATTACKS
from deckwright.lang.rules import rule
from deckwright.lang.types import ask, note, nothing, offer, player

CENTRE, RIGHT_FLANK, LEFT_FLANK = 0, 1, 2  # of the row, as the first seat sees it


@rule
def battle_phase() -> None:
    """Every battlefield once; who is there at the beginning is remembered (SOR-TERM-26)."""
    note(BATTLE_BEGINS)
    table.battling = True
    for field in table.fields:
        for each in table.players:
            field.met[each] = False
        for each in table.players:
            if field.minions[each]:
                field.met[captain(each)] = True
    if table.mode == Mode.ROYAL:
        battles_of_the_ring()
    else:
        battles_of_the_row()
    table.battling = False
    table.rolled = 0


@rule
def battles_of_the_row() -> None:
    """From the first player's left to right; the flanks are begun by the opponent (SOR-BATTLE-01, SOR-BATTLE-02)."""
    first = first_side()
    other = opposing(first, table.fields[CENTRE])
    left = LEFT_FLANK if first.seat == 0 else RIGHT_FLANK
    battle_at(table.fields[left], other)
    battle_at(table.fields[CENTRE], first)
    battle_at(table.fields[LEFT_FLANK + RIGHT_FLANK - left], other)


@rule
def battles_of_the_ring() -> None:
    """Odd rounds: begin with the field on one's left, and go on to the right; even rounds the other way (SOR-BR-07)."""
    first = first_side()
    odd = table.round % 2 == 1 or table.fixed_ring
    at = first.seat if odd else first.right.seat
    for _ in range(fields_in_use()):
        field = table.fields[at]
        beside = player(at)  # its left neighbour is on the other side of the field
        if odd:
            battle_at(field, beside)
            at = player(at).right.seat
        else:
            battle_at(field, beside.left)
            at = player(at).left.seat


@rule
def battle_at(field: Battlefield, begins: Player) -> None:
    """Attack by turns until no minion there is ready (SOR-BATTLE-03 to -06)."""
    if field.conquered or field.exhausted:
        return
    side = begins
    other = opposing(begins, field)
    if not (can_attack(side, field) or can_attack(other, field)):
        return
    note(BATTLE_AT, place=field)
    table.battlefield = field
    while not field.conquered and not field.exhausted and (can_attack(side, field) or can_attack(other, field)):
        if can_attack(side, field):
            attack(side, field)
        after = side
        side = other
        other = after
    table.battlefield = None


@rule
def can_attack(side: Player, field: Battlefield) -> bool:
    """Whether a side has a ready minion there (SOR-BATTLE-04)."""
    return any(
        not minion.exhausted for each in table.players if not hostile(side, each) for minion in field.minions[each]
    )


@rule
def attack(side: Player, field: Battlefield) -> None:
    """One attack of one ready minion, which must be made (SOR-BATTLE-04, SOR-TEAM-06): the only one needs no choice."""
    only = only_ready(side, field)
    if only:
        strike_with(only, field)
        return
    for each in table.players:
        if not hostile(side, each):
            for minion in field.minions[each]:
                if not minion.exhausted:
                    offer(ATTACK, minion)
    picked: Answer = ask(voice(side), WHO_ATTACKS)
    strike_with(picked.card, field)


@rule
def only_ready(side: Player, field: Battlefield) -> Card | None:
    """The ready minion of a side there, if it is a single one."""
    found: Card | None = nothing()
    count = 0
    for each in table.players:
        if not hostile(side, each):
            for minion in field.minions[each]:
                if not minion.exhausted:
                    found = minion
                    count += 1
    return found if count == 1 else nothing()


@rule
def strike_with(minion: Card, field: Battlefield) -> None:
    """Exhaust, tactics, dice, re-rolls, damage (SOR-ATTACK-01 to -04)."""
    me = owner_of(minion)
    minion.exhausted = True
    table.attacker = minion
    table.bonus = 0
    table.rolled = 0
    table.razed = False
    table.here = field
    use_tactics(me, minion, field)
    if still_attacks(minion) and not field.conquered and not table.razed:
        roll_and_hit(me, minion, field)
    minion.felled = False
    minion.turned = False
    table.attacker = None
    table.bonus = 0
    table.here = None


@rule
def roll_and_hit(me: Player, minion: Card, field: Battlefield) -> None:
    """As many dice as the attack says, at most seven (SOR-ATTACK-03); then what they bring."""
    dice = min(MOST_DICE, max(0, attack_of(minion) + table.bonus))
    note(ATTACKS, minion, number=dice)
    roll_dice(dice)
    if dice > 0:
        rerolls(me, opposing(me, field), field)
    if count_faces(Face.CRITICAL) > 0:
        answers(Event.CRITICALS, field, minion)
    table.holding = table.late_deaths
    assign_damage(me, opposing(me, field), field)
    table.holding = False
    hear_the_fallen()
    answers(Event.ATTACK, field, minion)
