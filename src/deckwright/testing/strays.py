"""Cards that changed hands unseen: whoever did not see which one it was must not plan as if they had.

A card that a seat cannot know goes from one pool of hidden cards to another. It may have been any of those that lay
beside it: exchange it with one that stays, before it goes, and let both games go on by the same choices. As long as the
seat sees and hears the same in both it cannot tell them apart, even if the card is shuffled away among others.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from deckwright.table import Event, Table
from deckwright.table.errors import TableError
from deckwright.testing.playing import Playthrough
from deckwright.vm import isa
from deckwright.vm.host import Words

MOST = 6  # positions of a game that get such a twin, and games that go on beside it

Stray = tuple[int, Table]  # a seat, and a game that it cannot tell from the one that is played


class Hidden:
    """Where the cards lie that a seat cannot know, as a state has it."""

    def __init__(self, table: Table) -> None:
        layout = table.program.layout
        self.pools, self.cards = layout.pools(), range(layout.cards)
        self._layout, self._ident = layout, layout.ident

    def from_seat(self, state: Words, seat: int, card: int) -> bool:
        """Whether a seat cannot know a card."""
        return not (int(state[self._ident + card]) >> (isa.KNOWN_SHIFT + seat)) & 1

    def pool(self, state: Words, card: int) -> int:
        """The pool a card lies in."""
        return self.pools[self._layout.pile_of(state, card)]

    def kind(self, state: Words, card: int) -> int:
        """What a card is."""
        return int(state[self._ident + card]) & isa.KIND_MASK

    def exchange(self, state: Words, card: int, stays: int) -> None:
        """Put two cards in each other's place."""
        one, other = self._ident + card, self._ident + stays
        kind = state[one] & isa.KIND_MASK
        state[one] = (state[one] & ~isa.KIND_MASK) | (state[other] & isa.KIND_MASK)
        state[other] = (state[other] & ~isa.KIND_MASK) | kind

    def asks_alike(self, table: Table, twin: Table) -> bool:
        """Whether both ask the same, of cards that may be others."""
        bare = [each.state.copy() for each in (table, twin)]
        for state in bare:
            state[self._ident : self._ident + len(self.cards)] &= ~isa.CARD_MASK
        return table.machine.living(bare[0]) == table.machine.living(bare[1])


def strayed(played: Playthrough) -> Iterator[tuple[int, Table, Table]]:
    """Positions after a card changed hands unseen by a seat, and later ones in which the seat is asked.

    Each comes with another position that the seat cannot tell from it.
    """
    hidden, found, beside = Hidden(played.table), 0, list[Stray]()
    for revision in range(1, len(played.states) - 1):
        older = len(beside)
        for seat in range(played.table.seats):
            for card, stays in _going(hidden, played.states[revision - 1], played.states[revision], seat):
                twin = played.at(revision - 1)
                hidden.exchange(twin.state, card, stays)
                beside.append((seat, twin))
        if not beside:
            continue
        table, fresh = played.at(revision), beside[older:]
        beside = [each for each in beside[-MOST:] if _goes_along(*each, table, played.events[revision])]
        for seat, twin in beside:
            asked = seat in table.to_answer or ((seat, twin) in fresh and hidden.asks_alike(table, twin))
            if asked and found < MOST:
                found += 1
                yield seat, table, twin.clone()


def _going(hidden: Hidden, before: Words, after: Words, seat: int) -> Iterator[tuple[int, int]]:
    """The cards that change pools unseen by a choice, each with the first one that stays and is another."""
    unseen = [c for c in hidden.cards if hidden.from_seat(before, seat, c) and hidden.from_seat(after, seat, c)]
    staying = [card for card in unseen if hidden.pool(before, card) == hidden.pool(after, card)]
    for card in unseen:
        pool = hidden.pool(before, card)
        if hidden.pool(after, card) != pool:
            others = (each for each in staying if hidden.pool(before, each) == pool)
            fits = next((each for each in others if hidden.kind(before, each) != hidden.kind(before, card)), None)
            if fits is not None:
                yield card, fits


def _goes_along(seat: int, twin: Table, table: Table, events: Sequence[Event]) -> bool:
    """Let a twin take the last choice of a table; whether a seat sees and hears the same of both."""
    try:
        also = twin.choose(table.history[-1]["choose"])
    except TableError:
        return False
    return twin.view(seat) == table.view(seat) and _heard(also, seat) == _heard(events, seat)


def _heard(events: Sequence[Event], seat: int) -> list[tuple[str, object, str]]:
    told = [event.for_seat(seat) for event in events]
    return [(event.what, event.data, event.en) for event in told if event is not None]
