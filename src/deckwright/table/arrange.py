"""Putting cards and values in place: for tests, puzzles and lessons. What cannot be is refused with the reason."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from deckwright.lang import schema as ty
from deckwright.lang.schema import Field
from deckwright.table.errors import BadArrangement, UnknownCard
from deckwright.vm import isa
from deckwright.vm.piles import blank, link, unlink

if TYPE_CHECKING:
    from deckwright.table.table import Table

Arrangement = Mapping[str, Any]
LARGEST = 1 << 30


def arrange(table: Table, state: Any, wanted: Arrangement) -> None:
    """Change a state as wanted. Names of the table stand alone, those of a player as `p0.hand`, `p1.health`.

    What a place has ends with the place: `conquered@old-london`, `p0.minions@old-london`.

    A pile is given as a list of card ids, the first on top; a value as what it is. Cards that an arranged pile gives
    up are used first, then those that are least missed: of the table's piles, then of the players'. What is left
    over goes back to its home. A card in a list may be a mapping `{"card": id, "activated": True}` to set marks and
    counters on it; `"known": [0]` lets seats know a face-down card.
    """
    piles: dict[int, list[Mapping[str, Any]]] = {}
    for name, given in wanted.items():
        field, player = _place(table, name)
        if field.type == ty.PILE:
            piles[table.program.layout.pile_id(name.rpartition(".")[2], player)] = _cards(name, given)
        elif field.declared.count:
            _fill(table, state, name, field, given)
        else:
            at = table.program.layout.address(name.rpartition(".")[2], player)
            state[at] = _word(table, name, field, given)
    if piles:
        _lay_out(table, state, piles)
    table.machine.check(state)


def _sides(table: Table) -> int:
    return int(table.state[isa.H_PLAYERS])


def _place(table: Table, name: str) -> tuple[Field, int | None]:
    """The value or pile of a name, and whose it is."""
    layout, sides = table.program.layout, _sides(table)
    owner, _, rest = name.rpartition(".")
    player = None
    fields = {name: spot.field for name, spot in layout.shared.items()} | layout.shared_piles
    if owner:
        if owner not in [f"p{side}" for side in range(sides)]:
            raise BadArrangement(
                f"{owner} is not a player; there are p0 to p{sides - 1}",
                f"нет игрока {owner}; есть от p0 до p{sides - 1}",
            )
        player = int(owner[1:])
        fields = {name: spot.field for name, spot in layout.sided.items()} | layout.sided_piles
    if rest not in fields:
        known = ", ".join(fields)
        raise BadArrangement(f"there is no {rest}; there are {known}", f"нет {rest}; есть {known}")
    return fields[rest], player


def _fill(table: Table, state: Any, name: str, field: Field, given: Any) -> None:
    """A list: each of its entries, or None for what it is if nobody says."""
    count = field.declared.count
    if not isinstance(given, list | tuple) or len(given) > count:
        raise BadArrangement(
            f"{name} must be a list of at most {count}, not {given!r}",
            f"{name}: нужен список, в нём не больше {count}, а не {given!r}",
        )
    words = [field.first if each is None else _word(table, name, field, each) for each in given]
    at = table.program.layout.address(name)
    state[at : at + count] = words + [field.first] * (count - len(words))


def _word(table: Table, name: str, field: Field, given: Any) -> int:
    """A value as the machine keeps it."""
    kind = field.type
    if kind.choices is not None:
        members = {member.name.lower(): member for member in kind.choices}
        if isinstance(given, str) and given.lower() in members:
            return int(members[given.lower()])
        if isinstance(given, int) and given in [int(m) for m in members.values()]:
            return int(given)
        raise BadArrangement(
            f"{name} must be one of {', '.join(members)}, not {given!r}",
            f"{name}: одно из {', '.join(members)}, а не {given!r}",
        )
    if kind == ty.SEATS:
        return _mask(table, name, given)
    if given is None and kind.is_object:
        return -1
    if kind.record is not None:
        return _place_word(table, name, kind, given)
    whole = isinstance(given, int) and (kind == ty.BOOL or not isinstance(given, bool))
    if kind.is_object:
        most = _sides(table) if kind == ty.PLAYER else table.program.layout.cards
        if not whole or not 0 <= given < most:
            what = ("a seat", "место за столом") if kind == ty.PLAYER else ("the number of a card", "номер карты")
            raise BadArrangement(f"{name} must be {what[0]}, not {given!r}", f"{name}: {what[1]}, а не {given!r}")
    if not whole or abs(given) > LARGEST or (kind == ty.BOOL and given not in (0, 1)):
        raise BadArrangement(f"{name} cannot be {given!r}", f"{name} не может быть {given!r}")
    return int(given)


def _place_word(table: Table, name: str, kind: ty.Type, given: Any) -> int:
    """A place by its id, after its owner if it is a player's."""
    layout = table.program.layout
    labels = [place.label for place in layout.places if place.list.type == kind and _seated(table, place.owner)]
    number = layout.place_number(given) if given in labels else None
    if number is None:
        known = ", ".join(labels)
        raise BadArrangement(
            f"{name} must be one of {known}, not {given!r}", f"{name}: одно из {known}, а не {given!r}"
        )
    return number


def _seated(table: Table, owner: int | None) -> bool:
    return owner is None or owner < _sides(table)


def _cards(name: str, given: Any) -> list[Mapping[str, Any]]:
    """The cards wanted in a pile, each as a mapping."""
    if not isinstance(given, list | tuple):
        raise BadArrangement(f"{name} must be a list of cards, not {given!r}", f"{name}: нужен список карт")
    cards = [item if isinstance(item, Mapping) else {"card": item} for item in given]
    for item in cards:
        if not isinstance(item.get("card"), str):
            raise BadArrangement(f"{name}: {item!r} names no card", f"{name}: {item!r} не называет карту")
    return cards


def _lay_out(table: Table, state: Any, piles: dict[int, list[Mapping[str, Any]]]) -> None:
    """Empty the arranged piles, fill them with the cards wanted, and bring home what is left over."""
    layout, T = table.program.layout, table.machine.table
    loose: list[int] = []
    for pile in piles:
        loose += table.reader.cards_in(state, pile)
    for card in loose:
        unlink(state, T, card)
    for pile, cards in piles.items():
        for item in cards:
            card = _find(table, state, item["card"], piles, loose)
            if card in loose:
                loose.remove(card)
            else:
                unlink(state, T, card)
            blank(state, T, card)
            link(state, T, card, pile, 1)
            kind = int(state[layout.ident + card]) & isa.KIND_MASK
            state[layout.ident + card] = kind | (layout.sees(pile) << isa.KNOWN_SHIFT)
            _dress(table, state, card, item)
    for card in loose:
        home = _home(table, state, card, piles)
        blank(state, T, card)
        link(state, T, card, home, 1)
        state[layout.ident + card] = int(state[layout.ident + card]) | (layout.sees(home) << isa.KNOWN_SHIFT)


def _find(table: Table, state: Any, id: str, piles: Mapping[int, Any], loose: list[int]) -> int:
    """A copy of a card that no arranged pile holds yet, from where it is least missed."""
    kind = table.game.kind(id)
    if kind is None:
        raise UnknownCard(f"there is no card {id!r}", f"нет карты {id!r}")
    layout = table.program.layout
    shared = len(table.program.schema.table_piles)

    def missed(card: int) -> tuple[bool, bool, int]:
        return card not in loose, int(state[layout.pile_of + card]) >= shared, card

    free = [
        card
        for card in range(layout.cards)
        if (int(state[layout.ident + card]) & isa.KIND_MASK) == kind.number
        and (card in loose or int(state[layout.pile_of + card]) not in piles)
    ]
    if not free:
        raise BadArrangement(f"there are only {kind.copies} copies of {id}", f"карт «{kind.ru}» всего {kind.copies}")
    return min(free, key=missed)


def _home(table: Table, state: Any, card: int, piles: Mapping[int, Any]) -> int:
    """Where a card goes that an arrangement leaves over: its home, or the first pile that is not arranged."""
    layout, kind = table.program.layout, table.reader.kind_of(state, card)
    found = table.game.kind(kind)
    assert found is not None
    places: list[int] = [layout.pile_id(found.home), *range(len(table.program.schema.table_piles))]
    for pile in places:
        if pile not in piles:
            return pile
    raise BadArrangement(f"no pile is left for {kind}", f"не осталось стопки для карты «{found.ru}»")


def _dress(table: Table, state: Any, card: int, item: Mapping[str, Any]) -> None:
    """Set the marks and counters that an arrangement gives a card."""
    schema, layout = table.program.schema, table.program.layout
    for name, given in item.items():
        if name == "card":
            continue
        if name in schema.marks:
            bit = 1 << schema.marks[name].index
            on = _word(table, name, schema.marks[name], given)
            state[layout.marks + card] = int(state[layout.marks + card]) & ~bit | bit * on
        elif name in schema.counters:
            state[layout.card_address[name] + card] = _word(table, name, schema.counters[name], given)
        elif name == "known":
            state[layout.ident + card] = int(state[layout.ident + card]) | (
                _mask(table, name, given) << isa.KNOWN_SHIFT
            )
        else:
            raise BadArrangement(f"a card has no {name!r}", f"у карты нет {name!r}")


def _mask(table: Table, name: str, given: Any) -> int:
    """A list of seats as a set."""
    seats = range(_sides(table))
    if not isinstance(given, list | tuple) or not all(isinstance(seat, int) and seat in seats for seat in given):
        raise BadArrangement(f"{name} must be a list of seats, not {given!r}", f"{name}: список мест, а не {given!r}")
    return sum(1 << int(seat) for seat in set(given))
