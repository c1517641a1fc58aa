"""A board of Sorcerer that is kept by hearsay: of what is told at a table, without a look at the table itself."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any

from deckwright import Event, Table
from deckwright.games.sorcerer.cards import ALL
from tests.rules.sorcerer.tables import RING

ROW = ("southwark", "old-london", "whitechapel")  # from the left of the first seat
KINDS = {kind.id: kind for kind in ALL}
UNDER = ("attached", "followers")


class Body:
    """A card, and what lies on it."""

    def __init__(self, number: int) -> None:
        self.id, self.number = "", number
        self.owner: int | None = None
        self.pile = ""
        self.values: dict[str, int] = {"host": -1}

    def __getattr__(self, name: str) -> int:
        return self.values.get(name, 0)

    @property
    def field(self) -> str:
        """The battlefield on which it stands as a minion."""
        return self.pile.partition("@")[2] if self.pile.startswith("minions@") else ""


class Board:
    """Cards, values, sides."""

    def __init__(self, table: Table) -> None:
        self.table, self.seats, self.options = table, table.seats, table.chosen_options
        self.teams = self.options["mode"] == "teams"
        self.royal = not self.teams and self.seats > 2
        self.cards: dict[int, Body] = {}
        self.standing: dict[int, Body] = {}  # minions in play
        self.lying: dict[int, Body] = {}  # what lies under them
        self.own: dict[str, dict[int, int]] = defaultdict(lambda: defaultdict(int))  # values of players, also at places
        self.shared: dict[str, int] = defaultdict(int)

    # --- what is told -------------------------------------------------------------------------------------------------

    def told(self, events: Sequence[Event]) -> None:
        """Follow what happened; what else is known of an event has a method of its own, `on_attacks`."""
        for event in events:
            data = event.data
            if event.what == "move":
                self.moved(data)
            elif event.what in ("change", "mark"):
                self.changed(data)
            elif event.what == "shuffle":
                for card in self.cards.values():
                    if (card.pile, card.owner) == tuple(data["pile"]):
                        card.values = {"host": -1}
            else:
                known = data["note"].replace("-", "_") if event.what == "note" else event.what
                hear = getattr(self, f"on_{known}", None)
                if hear is not None:
                    hear(data)

    def moved(self, data: Any) -> None:
        """A card goes from pile to pile."""
        card = self.card(data)
        card.pile, card.owner = data["to"]
        for heap, lies_here in ((self.standing, bool(card.field)), (self.lying, card.pile in UNDER)):
            heap.pop(card.number, None)
            if lies_here:
                heap[card.number] = card

    def changed(self, data: Any) -> None:
        """A value or a mark is another one now."""
        name, new = data["value"], int(data["new"])
        if "card_id" in data:
            self.card(data).values[name] = new
        elif "player" in data:
            self.own[name][data["player"]] = new
        else:
            self.shared[name] = new

    # --- what there is ------------------------------------------------------------------------------------------------

    def side(self, seat: int) -> int:
        """Whose side of a battlefield is a seat's."""
        return seat % 2 if self.teams else seat

    def mates(self, side: int) -> list[int]:
        """The seats of a side."""
        return [seat for seat in range(self.seats) if self.side(seat) == side]

    def across(self, side: int, field: str) -> int:
        """The side against one on a battlefield."""
        if not self.royal:
            return 1 - side
        at = RING.index(field)
        return (at + 1) % self.seats if side == at else at

    def minions(self, field: str = "", side: int | None = None) -> list[Body]:
        """Minions in play."""
        return [
            card
            for card in self.standing.values()
            if field in ("", card.field)
            and (side is None or (card.owner is not None and self.side(card.owner) == side))
        ]

    def ready(self, side: int, field: str) -> list[Body]:
        """Who can attack there."""
        return [card for card in self.minions(field, side) if not card.exhausted]

    def under(self, minion: int, pile: str) -> list[Body]:
        """What lies under a minion."""
        return [card for card in self.lying.values() if card.pile == pile and card.host == minion]

    def sides(self, field: str) -> tuple[int, int]:
        """Who meets on a battlefield."""
        if self.royal:
            at = RING.index(field)
            return at, (at + 1) % self.seats
        return 0, 1

    def closed(self, field: str) -> bool:
        """Whether there is no battle."""
        return bool(self.shared[f"conquered@{field}"] or self.shared[f"exhausted@{field}"])

    def printed(self, card: Body, fact: str) -> int:
        """What a card says of itself: a number, or yes or no."""
        return int(KINDS[card.id].all_facts().get(fact, 0))

    def card(self, data: Any) -> Body:
        """The card an event is about; which one it is may be another since its pile was shuffled."""
        card = self.cards.setdefault(data["card_id"], Body(data["card_id"]))
        card.id = data["card"]
        return card

    def reach(self, seat: int) -> Iterable[str]:
        """The battlefields of a player (SOR-BR-02)."""
        return (RING[seat], RING[(seat - 1) % self.seats]) if self.royal else ROW

    def track(self, side: int, field: str) -> int:
        """The damage of a side."""
        return self.own[f"damage@{field}"][side]
