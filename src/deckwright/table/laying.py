"""Laying cards into piles: which copies are taken, what is left over, and what a game says about it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from deckwright.table.errors import BadArrangement, UnknownCard
from deckwright.vm import isa
from deckwright.vm.piles import blank, link, unlink

if TYPE_CHECKING:
    from deckwright.table.table import Table

Item = Mapping[str, Any]
REST = "..."  # stands in a list for the cards of the pile that are not named, as they lay
Laid = list[tuple[int, Item]]  # cards with what was wanted of them


def lay_out(table: Table, state: Any, piles: Mapping[int, list[Item]]) -> Laid:
    """Empty the arranged piles, fill them with the cards wanted, and bring home what is left over."""
    return _Dealing(table, state, piles).laid()


class _Dealing:
    """One arrangement of piles."""

    def __init__(self, table: Table, state: Any, piles: Mapping[int, list[Item]]) -> None:
        self.table, self.state, self.piles = table, state, piles
        self.layout, self.T = table.program.layout, table.machine.table
        self.before = {pile: list(table.reader.cards_in(state, pile)) for pile in piles}
        self.kept = {card for pile in piles if self._has_rest(pile) for card in self.before[pile]}
        self.loose = [card for cards in self.before.values() for card in cards]
        self.taken: set[int] = set()

    def laid(self) -> Laid:
        """Lay the cards; those that were named, with what was wanted of them."""
        chosen = {pile: [self._choice(pile, item) for item in items] for pile, items in self.piles.items()}
        for card in self.loose:
            unlink(self.state, self.T, card)
        for pile, cards in chosen.items():
            for named in cards:
                if named is not None:
                    self._put(named, pile, fresh=True)
                else:
                    self._put_rest(pile)
        for card in self.loose:
            if card not in self.taken and card not in self.kept:
                self._put(card, self._home(card), fresh=True)
        pairs = ((card, item) for pile in chosen for card, item in zip(chosen[pile], self.piles[pile], strict=True))
        return [(card, item) for card, item in pairs if card is not None]

    def _has_rest(self, pile: int) -> bool:
        return any(item["card"] == REST for item in self.piles[pile])

    def _put_rest(self, pile: int) -> None:
        """Put the cards that nobody wants elsewhere back as they lay."""
        for card in self.before[pile]:
            if card not in self.taken:
                self._put(card, pile, fresh=False)

    def _put(self, card: int, pile: int, *, fresh: bool) -> None:
        """Put a card at the bottom of a pile; a fresh one has nothing on it, and only who sees the pile knows it."""
        state = self.state
        if card not in self.loose:
            unlink(state, self.T, card)
        if fresh:
            blank(state, self.T, card)
            kind = int(state[self.layout.ident + card]) & isa.KIND_MASK
            state[self.layout.ident + card] = kind | (self.layout.sees(pile) << isa.KNOWN_SHIFT)
        link(state, self.T, card, pile, 1)

    def _choice(self, pile: int, item: Item) -> int | None:
        """The copy that is laid; None where the rest of the pile stays."""
        if item["card"] == REST:
            return None
        card = self._find(item["card"], pile)
        self.taken.add(card)
        return card

    def _find(self, id: str, pile: int) -> int:
        """A copy that no arranged pile holds yet, from where it is least missed."""
        kind = self.table.game.kind(id)
        if kind is None:
            raise UnknownCard(f"there is no card {id!r}", f"нет карты {id!r}")
        shared = len(self.table.program.schema.table_piles)
        own = set(self.before[pile])

        def missed(card: int) -> tuple[bool, bool, bool, int]:
            at = self.layout.pile_of(self.state, card)
            return card in self.kept and card not in own, card not in self.loose, at >= shared, card

        free = [
            card
            for card in range(self.layout.cards)
            if (int(self.state[self.layout.ident + card]) & isa.KIND_MASK) == kind.number and card not in self.taken
        ]
        if not free:
            raise BadArrangement(
                f"there are only {kind.copies} copies of {id}", f"карт «{kind.ru}» всего {kind.copies}"
            )
        return min(free, key=missed)

    def _home(self, card: int) -> int:
        """Where a card goes that an arrangement leaves over: its home, or the first pile that is not arranged."""
        found = self.table.game.kind(self.table.reader.kind_of(self.state, card))
        assert found is not None
        places: list[int] = [self.layout.pile_id(found.home), *range(len(self.table.program.schema.table_piles))]
        for pile in places:
            if pile not in self.piles:
                return pile
        raise BadArrangement(f"no pile is left for {found.id}", f"не осталось стопки для карты «{found.ru}»")
