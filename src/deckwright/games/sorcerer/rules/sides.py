"""Who is on which side, and which battlefields are whose (SOR-BR, SOR-TEAM)."""

from __future__ import annotations

from deckwright.games.sorcerer.schema import A_SIDE, A_TEAM_SIDE, Battlefield, Card, Mode, Player, table
from deckwright.lang.rules import rule
from deckwright.lang.types import Seats, both, nobody, place_of, player, seat_of

CENTRE = 0


@rule
def captain(me: Player) -> Player:
    """Whose side of a battlefield is mine: of a team, its first member's (SOR-TEAM-01)."""
    if table.mode == Mode.TEAMS:
        found: Player = player(me.seat % 2)
        return found
    return me


@rule
def hostile(me: Player, other: Player) -> bool:
    """Whether the other one is an opponent: a partner is not (SOR-TEAM-11)."""
    if table.mode == Mode.TEAMS:
        return me.seat % 2 != other.seat % 2
    return me != other


@rule
def voice(me: Player) -> Seats:
    """Everybody who may speak for my side (SOR-TEAM-09)."""
    if table.mode != Mode.TEAMS:
        return seat_of(me)
    members: Seats = nobody()
    for each in table.players:
        if each.seat % 2 == me.seat % 2:
            members = both(members, seat_of(each))
    return members


@rule
def first_side() -> Player:
    """The first player, or the first member of the team with fate."""
    first = table.first
    assert first is not None
    return first


@rule
def fields_in_use() -> int:
    """Three in a row, or one between each pair of neighbours (SOR-SETUP-01, SOR-BR-01)."""
    return table.seats if table.mode == Mode.ROYAL else 3


@rule
def reaches(me: Player, field: Battlefield) -> bool:
    """Whether a player may affect a battlefield: on the ring only the two beside them (SOR-BR-02, SOR-BR-09)."""
    if table.mode != Mode.ROYAL:
        return field.number < 3
    return field.number == me.seat or field.number == me.right.seat


@rule
def works_for(me: Player, card: Card) -> bool:
    """Whether a card lies where its player's effects reach: on the ring its minion may have gone away (SOR-BR-09)."""
    if table.mode != Mode.ROYAL:
        return True
    field = field_of(card)
    return field is None or reaches(me, field)


@rule
def adjacent(me: Player, one: Battlefield, other: Battlefield) -> bool:
    """Whether a minion of mine may go from one to the other without flying (SOR-REINF-06, SOR-BR-02)."""
    if one == other or not reaches(me, other):
        return False
    if table.mode == Mode.ROYAL:
        return True
    return one.number == CENTRE or other.number == CENTRE


@rule
def opposing(me: Player, field: Battlefield) -> Player:
    """The side against me on a battlefield: the other one, or the neighbour across (SOR-BR-01)."""
    if table.mode != Mode.ROYAL:
        found: Player = player(1 - me.seat % 2)
        return found
    return me.left if field.number == me.seat else me.right


# --- where cards are --------------------------------------------------------------------------------------------------


@rule
def owner_of(card: Card) -> Player:
    """Whose card it is: it lies in a pile of its owner's, whatever it lies under."""
    found: Player | None = card.pile.owner
    assert found is not None
    return found


@rule
def field_of(card: Card) -> Battlefield | None:
    """The battlefield of a minion, of what lies under one, or of the avatar for a skill card (SOR-CARD-01)."""
    if card.is_skill:
        return owner_of(card).avatar
    host = card.host
    if host is not None:
        return place_of(host.pile, Battlefield)
    return place_of(card.pile, Battlefield)


@rule
def in_play(card: Card | None) -> bool:
    """Whether a minion stands on a battlefield."""
    if card is None:
        return False
    field: Battlefield | None = place_of(card.pile, Battlefield)
    return field is not None and card in field.minions[owner_of(card)]


@rule
def minions_of_side(me: Player, field: Battlefield) -> int:
    """How many minions my side has on a battlefield."""
    if table.mode != Mode.TEAMS:
        return len(field.minions[me])
    return sum(len(field.minions[each]) for each in table.players if each.seat % 2 == me.seat % 2)


@rule
def has_room(me: Player, field: Battlefield) -> bool:
    """Four minions a side, six for a team (SOR-MINION-03, SOR-TEAM-02)."""
    return minions_of_side(me, field) < (A_TEAM_SIDE if table.mode == Mode.TEAMS else A_SIDE)
