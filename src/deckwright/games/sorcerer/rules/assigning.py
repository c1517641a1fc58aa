"""The damage of a battle roll, one point at a time: criticals by the attacker, the rest by the defender (SOR-DMG)."""

from __future__ import annotations

from deckwright.games.sorcerer.rules.answering import answers
from deckwright.games.sorcerer.rules.conquest import hit_defence
from deckwright.games.sorcerer.rules.dice import count_faces
from deckwright.games.sorcerer.rules.harming import hurt
from deckwright.games.sorcerer.rules.sides import captain, hostile, voice
from deckwright.games.sorcerer.schema import Answer, Battlefield, Card, Event, Face, Player, table
from deckwright.games.sorcerer.texts import ASSIGN_CRITICAL, ASSIGN_HIT, BREAK, WOUND
from deckwright.lang.rules import rule
from deckwright.lang.types import ask, nothing, offer


@rule
def assign_damage(me: Player, defending: Player, field: Battlefield) -> None:
    """Criticals first, by the attacker (SOR-DMG-02); unopposed they count double (SOR-TERM-24)."""
    unopposed = not field.met[captain(defending)]
    critical = count_faces(Face.CRITICAL)
    if unopposed:
        critical *= 2
    ordinary = count_faces(Face.HIT) + 2 * count_faces(Face.DOUBLE)
    if targets(defending, field) == 0:
        hit_defence(defending, field, critical + ordinary)
        return
    for _ in range(critical):
        assign_point(me, defending, field, True)
    for _ in range(ordinary):
        assign_point(me, defending, field, False)


@rule
def assign_point(me: Player, defending: Player, field: Battlefield, critical: bool) -> None:
    """To the track or a minion, as who assigns it likes; with nowhere to go it is lost (SOR-DMG-04, SOR-CONQ-03)."""
    if table.razed:
        return
    minions = targets(defending, field)
    walls = 0 if field.conquered else 1
    if minions + walls == 0:
        return
    if minions == 0:
        hit_defence(defending, field, 1)
        return
    if minions == 1 and walls == 0:
        victim = only_target(defending, field)
        assert victim is not None
        land(victim, field)
        return
    for each in table.players:
        if not hostile(defending, each):
            for minion in field.minions[each]:
                offer(WOUND, minion)
    if walls > 0:
        offer(BREAK, place=field)
    if critical:
        put: Answer = ask(voice(me), ASSIGN_CRITICAL)
        place_point(defending, field, put.verb == WOUND, put.card)
    else:
        taken: Answer = ask(voice(defending), ASSIGN_HIT)
        place_point(defending, field, taken.verb == WOUND, taken.card)


@rule
def place_point(defending: Player, field: Battlefield, on_minion: bool, victim: Card) -> None:
    """A point goes to a minion, or to the track."""
    if on_minion:
        land(victim, field)
    else:
        hit_defence(defending, field, 1)


@rule
def targets(defending: Player, field: Battlefield) -> int:
    """How many minions the defending side has there."""
    return sum(len(field.minions[each]) for each in table.players if not hostile(defending, each))


@rule
def only_target(defending: Player, field: Battlefield) -> Card | None:
    """The one minion there."""
    found: Card | None = nothing()
    for each in table.players:
        if not hostile(defending, each):
            for minion in field.minions[each]:
                found = minion
    return found


@rule
def land(victim: Card, field: Battlefield) -> None:
    """A point meets a minion, or who takes it instead; then the attacker's cards answer (SOR-DMG-05)."""
    bearer = who_bears(victim, field)
    if bearer and not hurt(bearer, 1):
        answers(Event.STRIKE, field, bearer)


@rule
def who_bears(victim: Card, field: Battlefield) -> Card | None:
    """Whom a point wounds in the end: cards may give it to another minion, which has shields of its own, or to none."""
    bearer: Card | None = victim
    while bearer:
        table.bearer = bearer
        answers(Event.POINT, field, bearer)
        if table.bearer == bearer:
            break
        bearer = table.bearer
    table.bearer = None
    return bearer
