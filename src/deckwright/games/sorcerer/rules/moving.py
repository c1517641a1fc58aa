"""Minions and avatars on the move: Reinforce, and effects that move (SOR-REINF)."""

from __future__ import annotations

from deckwright.games.sorcerer.rules.harming import settle
from deckwright.games.sorcerer.rules.minions import flies
from deckwright.games.sorcerer.rules.sides import adjacent, captain, field_of, has_room, owner_of, reaches
from deckwright.games.sorcerer.schema import Answer, Battlefield, Card, Player, table
from deckwright.games.sorcerer.texts import (
    AND_AVATAR,
    HOW_TO_REINFORCE,
    MOVE_AVATAR,
    MOVE_MINION,
    MOVES,
    STANDS,
    SWAP,
    SWAP_WITH,
)
from deckwright.lang.rules import rule
from deckwright.lang.types import PASS, ask, choose, move, note, offer, offered


@rule
def relocate(minion: Card, field: Battlefield) -> None:
    """A minion goes to another battlefield with all that lies on it and under it (SOR-REINF-04, SOR-ATT-05)."""
    before = field_of(minion)
    me = owner_of(minion)
    move(minion, field.minions[me], bottom=True)
    note(MOVES, minion, place=field)
    arrive(me, field)
    if before:
        settle(before)
    settle(field)


@rule
def arrive(me: Player, field: Battlefield) -> None:
    """Somebody has come to a battlefield: attacks there are not unopposed any more (SOR-TERM-26)."""
    if table.battling:
        field.met[captain(me)] = True


@rule
def can_go(minion: Card, field: Battlefield) -> bool:
    """Whether a minion may reinforce a battlefield: adjacent, or any if it flies (SOR-REINF-01)."""
    here = field_of(minion)
    me = owner_of(minion)
    if here is None or here == field or not reaches(me, field):
        return False
    return adjacent(me, here, field) or flies(minion)


@rule
def can_swap(one: Card, other: Card) -> bool:
    """Two of my minions change places if each could go (SOR-REINF-02); room does not matter (SOR-REINF-05)."""
    here = field_of(one)
    there = field_of(other)
    return here is not None and there is not None and can_go(one, there) and can_go(other, here)


@rule
def offer_moves(me: Player) -> None:
    """Every move and swap of the player's minions."""
    for field in table.fields:
        for minion in field.minions[me]:
            for there in table.fields:
                if can_go(minion, there) and has_room(me, there):
                    offer(MOVE_MINION, minion, place=there)
            if has_partner(me, minion):
                offer(SWAP, minion)


@rule
def has_partner(me: Player, minion: Card) -> bool:
    """Whether another minion could change places with it."""
    return any(can_swap(minion, other) for field in table.fields for other in field.minions[me])


@rule
def swap_with_another(me: Player, minion: Card) -> None:
    """Choose the other one, and let them change places."""
    other = choose(
        me, (card for field in table.fields for card in field.minions[me] if can_swap(minion, card)), SWAP_WITH
    )
    if other:
        swap(minion, other)


@rule
def offer_avatar(me: Player) -> None:
    """Every battlefield the avatar does not stand on (SOR-REINF-03, SOR-BR-10)."""
    for field in table.fields:
        if reaches(me, field) and field != me.avatar:
            offer(MOVE_AVATAR, place=field)


@rule
def reinforce(me: Player) -> None:
    """The action: a move or a swap, and the avatar, in addition or instead (SOR-REINF-01 to -03)."""
    offer_moves(me)
    offer_avatar(me)
    picked: Answer = ask(me, HOW_TO_REINFORCE)
    if picked.verb == MOVE_AVATAR:
        stand(me, picked.place)
        move_minions(me)
        return
    if picked.verb == SWAP:
        swap_with_another(me, picked.card)
    else:
        relocate(picked.card, picked.place)
    offer_avatar(me)
    offer(PASS)
    then: Answer = ask(me, AND_AVATAR)
    if then.verb == MOVE_AVATAR:
        stand(me, then.place)


@rule
def move_minions(me: Player) -> None:
    """A move or a swap, or none; an effect that reinforces minions leaves the avatar (SOR-REINF-07)."""
    offer_moves(me)
    if offered() == 0:
        return
    offer(PASS)
    picked: Answer = ask(me, HOW_TO_REINFORCE)
    if picked.verb == SWAP:
        swap_with_another(me, picked.card)
    elif picked.verb == MOVE_MINION:
        relocate(picked.card, picked.place)


@rule
def swap(one: Card, other: Card) -> None:
    """Two minions of one player change battlefields at the same time."""
    me = owner_of(one)
    here = field_of(one)
    there = field_of(other)
    assert here is not None
    assert there is not None
    move(one, there.minions[me], bottom=True)
    move(other, here.minions[me], bottom=True)
    note(MOVES, one, place=there)
    note(MOVES, other, place=here)
    arrive(me, here)
    arrive(me, there)
    settle(here)
    settle(there)


@rule
def stand(me: Player, field: Battlefield) -> None:
    """The avatar goes to a battlefield."""
    me.avatar = field
    note(STANDS, player=me, place=field)
