"""What "all my cards" shows: every side's cards by pile, what is left to draw, and a few numbers about them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from deckwright import Table
from deckwright.lang.cards import Kind
from deckwright.lang.texts import Text
from deckwright.table.stock import Heap, Stock, stocks

AMONG = Text("{piles}: face down", "{piles}: рубашкой вверх")


@dataclass(frozen=True)
class Counted:
    """A kind of card, and how many of it there are."""

    id: str
    name: str
    family: str
    number: int


@dataclass(frozen=True)
class CountedPile:
    """The cards of one pile, or of several that lie face down: its name, and each kind with how many there are."""

    name: str
    number: int
    cards: Sequence[Counted]
    hidden: bool


@dataclass(frozen=True)
class Collection:
    """The cards of one side, with how many there are of each family, and what the numbers printed on them come to."""

    side: int
    name: str
    number: int
    shelves: Sequence[CountedPile]
    families: Sequence[tuple[str, str, int]]
    means: Sequence[tuple[str, str]]


def collections_of(table: Table, seat: int | None, lang: str) -> list[Collection]:
    """Everybody's cards as a seat may know them, its own first; for None, as a spectator may."""
    teller = _Counter(table, lang)
    found = [teller.collection(stock) for stock in stocks(table, seat) if stock.number]
    return sorted(found, key=lambda each: each.side != seat)


class _Counter:
    """Says what somebody has, in a language."""

    def __init__(self, table: Table, lang: str) -> None:
        self.table, self.game, self.lang = table, table.game, lang
        self.kinds = {kind.id: kind for kind in table.game.kinds}

    def collection(self, stock: Stock) -> Collection:
        """All of one side."""
        return Collection(
            stock.side,
            self.table.name(stock.side, self.lang),
            stock.number,
            [self._shelf(heap, stock.side, hidden=True) for heap in stock.unseen]
            + [self._shelf(heap, stock.side, hidden=False) for heap in stock.seen],
            self._families(stock.kinds),
            self._means(stock.kinds),
        )

    def _shelf(self, heap: Heap, side: int, *, hidden: bool) -> CountedPile:
        said = ", ".join(self._pile(name, side) for name in heap.piles)
        said = said[:1].upper() + said[1:]
        cards = [self._counted(self.kinds[id], n) for id, n in heap.kinds.items()]
        cards.sort(key=lambda card: (-card.number, card.name))
        return CountedPile(AMONG.said(self.lang, piles=said) if hidden else said, heap.number, cards, hidden)

    def _counted(self, kind: Kind, number: int) -> Counted:
        return Counted(kind.id, kind.said(self.lang), self.game.look.family_of(kind).id, number)

    def _pile(self, name: str, side: int) -> str:
        """What a pile is called; whose it is has been said."""
        layout = self.table.program.layout
        found = layout.piles[layout.pile_id(name, side)]
        said = found.field.declared.said(self.lang) or name
        place = "" if found.place is None else f" ({layout.places[found.place].name.said(self.lang)})"
        return said + place

    def _families(self, kinds: Mapping[str, int]) -> list[tuple[str, str, int]]:
        counted: Counter[str] = Counter()
        for id, n in kinds.items():
            counted[self.game.look.family_of(self.kinds[id]).id] += n
        return [(f.id, f.name.said(self.lang), counted[f.id]) for f in self.game.look.families if counted[f.id]]

    def _means(self, kinds: Mapping[str, int]) -> list[tuple[str, str]]:
        """What the cards cost on average, those without a cost included."""
        found = []
        for figure in self.game.look.figures:
            printed = [(self.kinds[id].all_facts().get(figure.fact, 0), n) for id, n in kinds.items()]
            if figure.corner == "cost" and any(fact for fact, _ in printed):
                mean = sum(fact * n for fact, n in printed) / sum(kinds.values())
                found.append((figure.name.said(self.lang), _decimal(mean, self.lang)))
        return found


def _decimal(number: float, lang: str) -> str:
    """One digit after the point, or the comma."""
    return f"{number:.1f}".replace(".", Text(".", ",").said(lang))
