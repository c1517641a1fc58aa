"""The defence of battlefields, conquest and victory (SOR-CONQ, SOR-WIN, SOR-BR-04, SOR-BR-05)."""

from __future__ import annotations

from deckwright.games.sorcerer.rules.deaths import fall, hear_the_fallen
from deckwright.games.sorcerer.rules.sides import captain, hostile, opposing
from deckwright.games.sorcerer.schema import DEFENCE, TO_CONQUER, TO_SCORE, Battlefield, Mode, Player, table
from deckwright.games.sorcerer.texts import BREAKS, CONQUERS, FIELD_EXHAUSTED, RESTORES, SCORES, WINS
from deckwright.lang.rules import rule
from deckwright.lang.types import end_game, note


@rule
def hit_defence(side: Player, field: Battlefield, n: int) -> None:
    """Damage on a side of a battlefield; at twelve the opponent conquers it (SOR-CONQ-01, SOR-CONQ-06)."""
    mine = captain(side)
    if field.conquered or n <= 0:
        return
    put = min(n, DEFENCE - field.damage[mine])
    field.damage[mine] += put
    note(BREAKS, player=mine, number=put)
    if field.damage[mine] >= DEFENCE:
        conquer(captain(opposing(mine, field)), field)


@rule
def restore(me: Player, field: Battlefield, n: int) -> None:
    """Move the cube of one's own side back, never below 0 (SOR-TERM-10, SOR-CONQ-07)."""
    mine = captain(me)
    back = min(n, field.damage[mine])
    if not field.conquered and back > 0:
        field.damage[mine] -= back
        note(RESTORES, player=mine, number=back)


@rule
def conquer(winner: Player, field: Battlefield) -> None:
    """The battlefield is turned over; on the ring it is a point, and begins anew (SOR-CONQ-02, SOR-BR-04)."""
    note(CONQUERS, place=field)
    if table.mode == Mode.ROYAL:
        score(winner, field)
        return
    field.conquered = True
    field.conqueror = winner
    if sum(1 for each in table.fields if each.conquered and each.conqueror == winner) >= TO_CONQUER:
        win(winner)


@rule
def score(winner: Player, field: Battlefield) -> None:
    """A victory point; the third wins at once, else all minions there are destroyed (SOR-BR-04, -05, -12)."""
    winner.points += 1
    note(SCORES, player=winner, number=winner.points)
    if winner.points >= TO_SCORE:
        win(winner)
    table.razed = True
    for each in table.players:
        field.damage[each] = 0
        for minion in field.minions[each]:
            fall(minion)
    hear_the_fallen()


@rule
def win(winner: Player) -> None:
    """The game ends at once, for a whole team (SOR-WIN-01)."""
    for each in table.players:
        each.won = not hostile(winner, each)
    note(WINS, player=winner)
    end_game()


@rule
def exhaust_field(field: Battlefield) -> None:
    """No battle there in this round (SOR-TERM-09)."""
    field.exhausted = True
    note(FIELD_EXHAUSTED, place=field)
