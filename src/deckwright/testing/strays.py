"""Cards that changed hands unseen: whoever did not see which one it was must not plan as if they had.

A card that a seat cannot know goes from one pool of hidden cards to another. It may have been any of those that lay
beside it: exchange it with one that stayed, and the seat cannot tell the two positions apart.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from deckwright.table import Table
from deckwright.testing.playing import Playthrough
from deckwright.vm import isa
from deckwright.vm.host import Words

MOST = 6  # positions of a game that get such a twin


@dataclass(frozen=True)
class Stray:
    """For a seat, a card that went to another pool unseen might as well be one that stayed."""

    seat: int
    card: int
    stayed: int


class Hidden:
    """Where the cards lie that a seat cannot know, as a state has it."""

    def __init__(self, table: Table) -> None:
        layout = table.program.layout
        self.pools, self.cards = layout.pools(), range(layout.cards)
        self._ident, self._pile = layout.ident, layout.pile_of

    def from_seat(self, state: Words, seat: int, card: int) -> bool:
        """Whether a seat cannot know a card."""
        return not (int(state[self._ident + card]) >> (isa.KNOWN_SHIFT + seat)) & 1

    def pool(self, state: Words, card: int) -> int:
        """The pool a card lies in."""
        return self.pools[int(state[self._pile + card])]

    def kind(self, state: Words, card: int) -> int:
        """What a card is."""
        return int(state[self._ident + card]) & isa.KIND_MASK

    def exchanged(self, state: Words, stray: Stray) -> Words:
        """The same state with the two cards in each other's place."""
        twin, one, other = state.copy(), self._ident + stray.card, self._ident + stray.stayed
        twin[one] = (state[one] & ~isa.KIND_MASK) | (state[other] & isa.KIND_MASK)
        twin[other] = (state[other] & ~isa.KIND_MASK) | (state[one] & isa.KIND_MASK)
        return twin


def strayed(played: Playthrough) -> Iterator[tuple[int, Table, Table]]:
    """Positions after a card changed hands unseen by a seat, each with another that the seat cannot tell from it."""
    hidden, found, alive = Hidden(played.table), 0, list[Stray]()
    for revision in range(1, len(played.states) - 1):
        before, after = played.states[revision - 1], played.states[revision]
        alive = [stray for stray in alive if _lasts(hidden, before, after, stray)]
        fresh = [stray for seat in range(played.table.seats) for stray in _strays(hidden, before, after, seat)]
        for stray in (*fresh, *(stray for stray in alive if (int(after[isa.H_WHO]) >> stray.seat) & 1)):
            if found < MOST and hidden.kind(after, stray.card) != hidden.kind(after, stray.stayed):
                table, twin = played.at(revision), played.at(revision)
                twin.state = hidden.exchanged(after, stray)
                found += 1
                yield stray.seat, table, twin
        alive += fresh


def _strays(hidden: Hidden, before: Words, after: Words, seat: int) -> Iterator[Stray]:
    """The cards that changed pools unseen by a choice, each with the first one that stayed and is another."""
    unseen = [c for c in hidden.cards if hidden.from_seat(before, seat, c) and hidden.from_seat(after, seat, c)]
    if any(hidden.kind(before, card) != hidden.kind(after, card) for card in unseen):
        return  # shuffled: the numbers of cards say nothing any more
    stayed = [card for card in unseen if hidden.pool(before, card) == hidden.pool(after, card)]
    for card in unseen:
        pool = hidden.pool(before, card)
        if hidden.pool(after, card) != pool:
            others = (each for each in stayed if hidden.pool(before, each) == pool)
            fits = next((each for each in others if hidden.kind(after, each) != hidden.kind(after, card)), None)
            if fits is not None:
                yield Stray(seat, card, fits)


def _lasts(hidden: Hidden, before: Words, after: Words, stray: Stray) -> bool:
    """Whether nobody has shown, moved or shuffled the two cards since."""
    return all(
        hidden.from_seat(after, stray.seat, card)
        and hidden.pool(before, card) == hidden.pool(after, card)
        and hidden.kind(before, card) == hidden.kind(after, card)
        for card in (stray.card, stray.stayed)
    )
