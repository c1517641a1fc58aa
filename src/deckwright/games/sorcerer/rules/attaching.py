"""Attachments and followers: what lies under a minion (SOR-ATT, SOR-LIN-09 to -14)."""

from __future__ import annotations

from deckwright.games.sorcerer.rules.deaths import detach, strip
from deckwright.games.sorcerer.rules.harming import settle
from deckwright.games.sorcerer.rules.minions import attachments_of
from deckwright.games.sorcerer.rules.sides import field_of, in_play, owner_of
from deckwright.games.sorcerer.schema import Card
from deckwright.games.sorcerer.texts import FOLLOWS
from deckwright.lang.rules import rule
from deckwright.lang.types import everyone, move, note, reveal


@rule
def attach(card: Card, minion: Card) -> None:
    """Slide an attachment under a minion; it still belongs to its owner (SOR-ATT-01)."""
    me = owner_of(card)
    strip(card)
    move(card, me.attached, bottom=True)
    card.host = minion
    minion.laden = True
    look_at_host(minion)


@rule
def make_follower(card: Card, minion: Card) -> None:
    """A card of anybody's hand, grimoire or graveyard becomes a follower: shown, then under the minion (SOR-LIN-10)."""
    me = owner_of(card)
    reveal(card, to=everyone())
    strip(card)
    move(card, me.followers, bottom=True)
    card.host = minion
    minion.laden = True
    note(FOLLOWS, card, target=minion)


@rule
def shed(card: Card) -> None:
    """An attachment or follower is removed while its minion stays: to its owner's graveyard (SOR-LIN-14)."""
    minion = card.host
    detach(card)
    if minion:
        if attachments_of(minion) == 0:
            minion.laden = False
        look_at_host(minion)


@rule
def shift(card: Card, minion: Card) -> None:
    """An attachment or follower goes to another minion and takes its token along (SOR-LIN-14)."""
    before = card.host
    card.host = minion
    minion.laden = True
    if before:
        if attachments_of(before) == 0:
            before.laden = False
        look_at_host(before)
    look_at_host(minion)


@rule
def look_at_host(minion: Card) -> None:
    """What lies under a minion has changed: its essence may be gone (SOR-ATT-04)."""
    if in_play(minion):
        field = field_of(minion)
        if field:
            settle(field)
