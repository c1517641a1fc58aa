"""Naming a card in an arrangement by where it lies, instead of by its number."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from deckwright.table.errors import BadArrangement
from deckwright.table.seen import Reader, named, place_of

if TYPE_CHECKING:
    from deckwright.table.table import Table


def card_meant(table: Table, state: Any, name: str, given: str, owner: int | None) -> int:
    """The card that is meant: `p0.nests/2` or `p0.nests/old-oak`, or just `old oak` where that is clear.

    A position counts from 1, the top. A card without a pile is looked for among the owner's piles, then everywhere;
    `old oak/1` is the first of several that lie in one pile.
    """
    reader = table.reader
    head, _, which = named(given).partition("/")
    if head in (piles := _piles(table)):
        cards = list(reader.cards_in(state, piles[head]))
        if not which.isdigit():
            cards, which = [card for card in cards if reader.kind_of(state, card) == which], ""
    elif table.game.kind(head) is not None:
        cards = _nearest(table, state, head, owner)
    else:
        raise BadArrangement(
            f"{name}: {given!r} names no card; write p0.hand/1 or a card",
            f"{name}: {given!r} не называет карту; пишите p0.hand/1 или имя карты",
        )
    return _one(reader, state, name, given, cards, which)


def _piles(table: Table) -> dict[str, int]:
    layout = table.program.layout
    shared = {place: layout.pile_id(place) for place in layout.shared_piles}
    sides = range(table.sides)
    own = {place_of(place, side): layout.pile_id(place, side) for place in layout.sided_piles for side in sides}
    return shared | own


def _nearest(table: Table, state: Any, kind: str, owner: int | None) -> list[int]:
    """The cards of a kind in the owner's piles; if there is none, all of them."""
    reader, layout = table.reader, table.program.layout
    everywhere = [
        card
        for pile in range(layout.schema.pile_count)
        for card in reader.cards_in(state, pile)
        if reader.kind_of(state, card) == kind
    ]
    own = [card for card in everywhere if owner is not None and reader.owner_mask(state, card) == 1 << owner]
    return own or everywhere


def _one(reader: Reader, state: Any, name: str, given: str, cards: Sequence[int], which: str) -> int:
    """The only card, or the one of this number in a single pile."""
    if which.isdigit() and len({reader.layout.pile_of(state, card) for card in cards}) <= 1:
        if 1 <= int(which) <= len(cards):
            return cards[int(which) - 1]
    elif len(cards) == 1 and not which:
        return cards[0]
    elif cards:
        places = ", ".join(where(reader, state, card) for card in cards[:5])
        raise BadArrangement(
            f"{name}: {given!r} may be any of {places}; say which",
            f"{name}: {given!r} — это может быть любая из {places}; уточните",
        )
    raise BadArrangement(f"{name}: there is no {given!r}", f"{name}: нет карты {given!r}")


def where(reader: Reader, state: Any, card: int) -> str:
    """Where a card lies, as an arrangement names it: `p0.breaches/2`."""
    pile = reader.layout.pile_of(state, card)
    return f"{place_of(*reader.pile_name(pile))}/{list(reader.cards_in(state, pile)).index(card) + 1}"
