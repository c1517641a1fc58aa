"""Energy, omens, blood, cards (SOR-READY-04, SOR-TOK-05, SOR-LIN-05, SOR-ZONE-02)."""

from __future__ import annotations

from deckwright.games.sorcerer.schema import MOST_BLOOD, MOST_ENERGY, Card, Player
from deckwright.games.sorcerer.texts import DISCARD_CARD, DISCARDS, DRAWS, MILLED
from deckwright.lang.rules import rule
from deckwright.lang.types import choose, move, note


@rule
def gain_energy(me: Player, n: int) -> None:
    """At most ten; the rest is lost (SOR-READY-04)."""
    me.energy = min(MOST_ENERGY, me.energy + n)


@rule
def lose_energy(me: Player, n: int) -> None:
    """Never below nothing."""
    me.energy = max(0, me.energy - n)


@rule
def gain_omens(me: Player, n: int) -> None:
    """Without a limit (SOR-TOK-05)."""
    me.omens += n


@rule
def gain_blood(me: Player, n: int) -> None:
    """At most ten (SOR-LIN-05)."""
    me.blood = min(MOST_BLOOD, me.blood + n)


@rule
def draw(me: Player, n: int) -> None:
    """From the top of the grimoire; an empty one gives no more (SOR-TERM-07, SOR-ZONE-02)."""
    drawn = min(n, len(me.grimoire))
    for _ in range(drawn):
        move(me.grimoire.top, me.hand)
    note(DRAWS, player=me, number=drawn)


@rule
def mill(me: Player, n: int) -> None:
    """Cards from the top of the grimoire to the graveyard."""
    for _ in range(n):
        card = me.grimoire.top
        if card:
            move(card, me.graveyard)
            note(MILLED, card, player=me)


@rule
def discard(me: Player, card: Card) -> None:
    """From the hand to the graveyard (SOR-TERM-05)."""
    move(card, me.graveyard)
    note(DISCARDS, card, player=me)


@rule
def discard_one(me: Player) -> bool:
    """A card of the player's own choice; whether there was one."""
    card = choose(me, me.hand, DISCARD_CARD)
    if card is None:
        return False
    discard(me, card)
    return True
