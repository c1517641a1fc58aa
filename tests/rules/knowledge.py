"""What each seat may know of each card, kept from the events alone: the measure that views are held against.

A card is known to whoever could see it at some time since it was last shuffled. Each game's tests say which piles lie
face down and which only their owner sees: nothing here is read from the schema.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from deckwright.table import Event, Table

Place = tuple[str, int | None]
Viewer = int | None  # a seat, or None: a spectator


def card_ids(table: Table, place: Place) -> list[int]:
    """The numbers of the cards in a pile: the whole truth."""
    return list(table.reader.cards_in(table.state, table.program.layout.pile_id(*place)))


def places(table: Table) -> Iterator[Place]:
    """Every pile of a table."""
    yield from ((name, None) for name in table.program.schema.table_piles)
    for side in range(len(table.view(None)["players"])):
        yield from ((name, side) for name in table.program.schema.player_piles)


class Knowledge:
    """Follows a table from its opening, event by event."""

    def __init__(self, table: Table, face_down: set[str], own: set[str]) -> None:
        self.face_down, self.own = face_down, own
        self.kinds = {kind.id for kind in table.game.kinds}
        self.viewers: tuple[Viewer, ...] = (*range(table.seats), None)
        self.where: dict[int, Place] = {card: place for place in places(table) for card in card_ids(table, place)}
        for event in reversed(table.opening_events):
            if event.what == "move":
                self.where[event.data["card_id"]] = event.data["from"]
        self.known: dict[int, set[Viewer]] = {card: set() for card in self.where}
        for card, place in self.where.items():
            self.see(card, place)
        self.follow(table.opening_events)

    def see(self, card: int, place: Place) -> None:
        """A card lies here now: whoever sees the pile knows it."""
        self.known[card] |= self.watchers(place)

    def watchers(self, place: Place) -> set[Viewer]:
        """Who sees the cards of a pile."""
        name, owner = place
        if name in self.face_down:
            return set()
        return {owner} & set(self.viewers) if name in self.own else set(self.viewers)

    def follow(self, events: list[Event]) -> None:
        """Learn from what happened, and hold what each seat is told against what it may know by then."""
        owed: dict[tuple[int, Viewer], Event] = {}
        for event in events:
            match event.what:
                case "move":
                    self.where[event.data["card_id"]] = event.data["to"]
                    self.see(event.data["card_id"], event.data["to"])
                case "reveal":
                    self.known[event.data["card_id"]] |= set(self.viewers)
                case "shuffle":
                    self.shuffled(event.data["pile"], owed)
            for viewer in self.viewers:
                told = event.for_seat(viewer)
                if told is not None and "card_id" in told.data:
                    owed[told.data["card_id"], viewer] = event
                elif told is not None:
                    assert self.mentions(told.data) == set(), f"{viewer} is told what a hidden card is: {told}"
            owed = {(c, viewer): e for (c, viewer), e in owed.items() if viewer not in self.known[c]}
        assert not owed, f"told of a card that it may not know: {owed}"

    def shuffled(self, place: Place, owed: dict[tuple[int, Viewer], Event]) -> None:
        """Nobody who does not see the pile knows its cards any more."""
        for card in (card for card, at in self.where.items() if at == place):
            assert not any(c == card for c, _ in owed), f"told of a card before a shuffle hid it: {owed}"
            self.known[card] = set()
            self.see(card, place)

    def check(self, table: Table, viewer: Viewer) -> None:
        """The view of a seat shows exactly the cards it may know, as what they are, and names no other."""
        view = table.view(viewer)
        shown = {card["id"]: card["card"] for pile in piles_of(view) for card in pile["cards"] if card is not None}
        mine = {card for card, who in self.known.items() if viewer in who}
        assert set(shown) == mine
        assert all(kind == table.reader.kind_of(table.state, card) for card, kind in shown.items())
        assert numbers_of_cards(view) <= mine
        assert self.mentions(json.loads(json.dumps(view))) <= set(shown.values())

    def mentions(self, thing: Any) -> set[str]:
        """The kinds of cards that a JSON value names."""
        found = ((name, value) for name, value in leaves(thing) if isinstance(value, str) and name != "id")
        return {value for _, value in found if value in self.kinds}


def piles_of(view: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Every pile of a view."""
    yield from view["piles"].values()
    for player in view["players"]:
        yield from player["piles"].values()


def leaves(thing: Any, name: str = "") -> Iterator[tuple[str, Any]]:
    """Everything inside a JSON value, with the name it goes by."""
    if isinstance(thing, dict):
        for key, inner in thing.items():
            yield from leaves(inner, key)
    elif isinstance(thing, list | tuple):
        for inner in thing:
            yield from leaves(inner, name)
    else:
        yield name, thing


def numbers_of_cards(thing: Any) -> set[int]:
    """The numbers of cards that a view gives away."""
    named = {"id", "card_id", "target_id", "copier"}
    return {value for name, value in leaves(thing) if name in named and isinstance(value, int)}
