"""What each seat may know of each card, kept from the events alone: the measure that views are held against.

A card is known to whoever could see it at some time since it was last shuffled.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Set
from typing import Any

from deckwright.lang.schema import CARD, Schema
from deckwright.table import Event, Table
from deckwright.testing.playing import Playthrough
from deckwright.vm import isa

Place = tuple[str, int | None]
Viewer = int | None  # a seat, or None: a spectator
MOMENTS = 16  # positions of a game in which every view is held against what is known


def piles_seen_by(schema: Schema, sees: str) -> frozenset[str]:
    """The piles that everyone, their owner or nobody looks into, as the schema says."""
    piles = {**schema.place_piles, **schema.table_piles, **schema.player_piles}
    return frozenset(name for name, field in piles.items() if field.declared.sees == sees)


def card_ids(table: Table, place: Place) -> list[int]:
    """The numbers of the cards in a pile: the whole truth."""
    return list(table.reader.cards_in(table.state, table.program.layout.pile_id(*place)))


def places(table: Table) -> Iterator[Place]:
    """Every pile of a table."""
    yield from ((name, None) for name in table.program.layout.shared_piles)
    for side in range(table.sides):
        yield from ((name, side) for name in table.program.layout.sided_piles)


class Knowledge:
    """Follows a table from its opening, event by event."""

    def __init__(self, table: Table, face_down: Set[str], own: Set[str]) -> None:
        self.face_down, self.own = face_down, own
        self.names = names_of_cards(table.program.schema)
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
        name, owner = place[0].partition("@")[0], place[1]
        if name in self.face_down:
            return set()
        return {owner} & set(self.viewers) if name in self.own else set(self.viewers)

    def shown_to(self, mask: int) -> set[Viewer]:
        """The viewers of a mask of seats."""
        return {viewer for viewer in self.viewers if (mask >> (isa.PUBLIC_BIT if viewer is None else viewer)) & 1}

    def follow(self, events: list[Event]) -> None:
        """Learn from what happened, and hold what each seat is told against what it may know by then."""
        owed: dict[tuple[int, Viewer], Event] = {}
        for event in events:
            match event.what:
                case "move":
                    self.where[event.data["card_id"]] = event.data["to"]
                    self.see(event.data["card_id"], event.data["to"])
                case "reveal":
                    self.known[event.data["card_id"]] |= self.shown_to(event.data["to"])
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
        where = f"choice {table.revision}, seen by {viewer}"
        assert set(shown) == mine, f"{where}: shown but not known {set(shown) - mine}, not shown {mine - set(shown)}"
        for card, kind in shown.items():
            assert kind == table.reader.kind_of(table.state, card), f"{where}: card {card} is shown as {kind}"
        numbers = {value for name, value in leaves(view) if name in self.names and isinstance(value, int)}
        assert numbers <= mine, f"{where}: numbers of hidden cards {numbers - mine}"
        named = self.mentions(json.loads(json.dumps(view)))
        assert named <= set(shown.values()), f"{where}: hidden cards are named: {named - set(shown.values())}"

    def mentions(self, thing: Any) -> set[str]:
        """The kinds of cards that a JSON value names."""
        found = ((name, value) for name, value in leaves(thing) if isinstance(value, str) and name != "id")
        return {value for _, value in found if value in self.kinds}


def piles_of(view: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Every pile of a view."""
    for holder in (view, *view["players"]):
        yield from holder["piles"].values()
        for place in (place for places in holder.get("places", {}).values() for place in places):
            for part in (place, *place.get("sides", ())):
                yield from part["piles"].values()


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


def names_of_cards(schema: Schema) -> frozenset[str]:
    """Under which names a view has numbers of cards: its own, and the values that refer to a card."""
    values = {**schema.place_values, **schema.table_values, **schema.player_values, **schema.counters}
    return frozenset({"id", "card_id", "target_id"} | {name for name, field in values.items() if field.type is CARD})


def check_knowledge(played: Playthrough, face_down: Set[str] | None = None, own: Set[str] | None = None) -> None:
    """Every seat and every spectator is told and shown exactly what they may know, over the whole game."""
    schema, opened = played.table.program.schema, played.at(0)
    face_down = piles_seen_by(schema, "nobody") if face_down is None else face_down
    own = piles_seen_by(schema, "owner") if own is None else own
    knowledge, moments = Knowledge(opened, face_down, own), set(played.moments(MOMENTS))
    for revision, events in enumerate(played.events):
        if revision:
            knowledge.follow(events)
        if revision in moments:
            for viewer in knowledge.viewers:
                knowledge.check(played.at(revision), viewer)
