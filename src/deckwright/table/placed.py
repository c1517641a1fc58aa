"""What a seat sees of places: their values and piles, and those that each player has there."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any

from deckwright.lang.layout import PileAt
from deckwright.lang.schema import Field, PlaceList
from deckwright.vm import isa

if TYPE_CHECKING:
    from deckwright.table.seen import Reader

Piles = Callable[[str, int | None], dict[str, Any]]  # a pile as it is seen, by its name and its owner


def places_seen(
    reader: Reader, state: Any, lists: Iterable[PlaceList], owner: int | None, bit: int | None, pile: Piles
) -> dict[str, list[dict[str, Any]]]:
    """Lists of places as those of a bit may know them: of the table, or of a player; None sees everything."""
    return {
        found.name: [_place(reader, state, found, at, owner, bit, pile) for at in range(len(found.names))]
        for found in lists
    }


def _place(
    reader: Reader, state: Any, found: PlaceList, at: int, owner: int | None, bit: int | None, pile: Piles
) -> dict[str, Any]:
    """One place: what it has itself, and at a place of the table what each side has there."""
    kind, named = reader.program.schema.kind_of_place(found.type), found.names[at]

    def values(fields: Mapping[str, Field], each: bool, whose: int | None) -> dict[str, Any]:
        return {
            name: reader.value(state, f"{name}@{named.id}", whose, bit)
            for name, field in fields.items()
            if field.each == each and (bit is None or not field.declared.secret or bit == whose)
        }

    def piles(fields: Mapping[str, Field], each: bool, whose: int | None) -> dict[str, Any]:
        return {name: pile(f"{name}@{named.id}", whose) for name, field in fields.items() if field.each == each}

    seen: dict[str, Any] = {"id": named.id, "en": named.en, "ru": named.ru}
    seen |= {"values": values(kind.values, False, owner), "piles": piles(kind.piles, False, owner)}
    if owner is None:
        seen["sides"] = [
            {"values": values(kind.values, True, side), "piles": piles(kind.piles, True, side)}
            for side in range(int(state[isa.H_PLAYERS]))
        ]
    return seen


def pile_in(view: Mapping[str, Any], reader: Reader, pile: PileAt) -> dict[str, Any]:
    """Where a view shows a pile."""
    holder: Any = view if pile.owner is None else view["players"][pile.owner]
    if pile.place is not None:
        place = reader.layout.places[pile.place]
        holder = (view if place.owner is None else holder)["places"][place.list.name][place.at]
        if place.owner is None and pile.owner is not None:
            holder = holder["sides"][pile.owner]
    found: dict[str, Any] = holder["piles"][pile.field.name]
    return found
