"""A position of another version, less what today's game has not: so that the rest can be laid."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from deckwright.lang import schema as ty
from deckwright.vm import isa

if TYPE_CHECKING:
    from deckwright.table.table import Table


def sifted(table: Table, position: Mapping[str, Any]) -> dict[str, Any]:
    """What of a kept position can be laid at a table: values, piles, marks and cards it has. New cards lie at home."""
    fields = _fields(table)
    known = {name: told for name, told in position.items() if name in fields}
    left = Counter({kind.id: kind.copies for kind in table.game.kinds})
    wanted: dict[str, Any] = {}
    for name, told in known.items():
        if not fields[name]:
            wanted[name] = told
        elif isinstance(told, list):
            wanted[name] = [_card(table, card) for card in told if _is_left(card, left)]
    for kind in table.game.kinds:
        if kind.home in wanted:
            wanted[kind.home] = [*wanted[kind.home], *[kind.id] * left[kind.id]]
    return wanted


def _fields(table: Table) -> dict[str, bool]:
    """What a position may name, and whether it is a pile."""
    layout, sides = table.program.layout, range(table.sides)
    shared = {name: spot.field for name, spot in layout.shared.items() if spot.field.declared.what != "option"}
    fields = shared | layout.shared_piles
    sided = {name: spot.field for name, spot in layout.sided.items()} | layout.sided_piles
    fields |= {f"p{side}.{name}": field for side in sides for name, field in sided.items()}
    return {name: field.type == ty.PILE for name, field in fields.items()}


def _is_left(card: Any, left: Counter[str]) -> bool:
    """Whether there is such a card that no pile has yet; now one has it."""
    id = card.get("card") if isinstance(card, dict) else card
    if not isinstance(id, str) or left[id] <= 0:
        return False
    left[id] -= 1
    return True


def _card(table: Table, card: Any) -> Any:
    """A card with those of its marks, counters and knowers that there are."""
    if not isinstance(card, dict):
        return card
    schema = table.program.schema
    seats = (*range(table.sides), isa.PUBLIC_BIT)
    kept = {name: told for name, told in card.items() if name in {"card", *schema.marks, *schema.counters}}
    if isinstance(card.get("known"), list):
        kept["known"] = [seat for seat in card["known"] if seat in seats]
    return kept


def without(wanted: Mapping[str, Any], name: str) -> dict[str, Any]:
    """An arrangement less one of its values, or less a mark of a card: `power`, `p0.nests/2: full`."""
    place, _, on = name.partition(": ")
    if not on:
        return {each: told for each, told in wanted.items() if each != name}
    pile, _, number = place.rpartition("/")
    cards = list(wanted[pile])
    at = int(number) - 1
    cards[at] = {each: told for each, told in cards[at].items() if each != on}
    return {**wanted, pile: cards}
