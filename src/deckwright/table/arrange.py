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


def arrange(table: Table, state: Any, wanted: Arrangement) -> None:
    """Change a state as wanted. Names of the table stand alone, those of a player as `p0.hand`, `p1.health`.

    A pile is given as a list of card ids, the first on top; a value as what it is. Cards are taken from where they
    are least missed: the table's home piles first, then decks, discard piles, anywhere not itself arranged.
    A card in a list may be a mapping `{"card": id, "activated": True}` to set marks and counters on it.
    """
    piles: dict[int, list[Any]] = {}
    for name, given in wanted.items():
        where, field, player = _place(table, name)
        if where == "pile":
            piles[table.program.layout.pile_id(field.name, player)] = _cards(table, name, given)
        else:
            state[_address(table, field.name, player)] = _word(table, name, field, given)
    if piles:
        _lay_out(table, state, piles)
    table.machine.check(state)


def _place(table: Table, name: str) -> tuple[str, Field, int | None]:
    schema = table.program.schema
    owner, _, rest = name.partition(".")
    if rest:
        sides = int(table.state[isa.H_PLAYERS])
        if not (owner.startswith("p") and owner[1:].isdigit() and int(owner[1:]) < sides):
            raise BadArrangement(f"{owner} is not a player; there are p0 to p{sides - 1}", f"нет игрока {owner}")
        values, piles, player, name = schema.player_values, schema.player_piles, int(owner[1:]), rest
    else:
        values, piles, player = schema.table_values, schema.table_piles, None
    if name in piles:
        return "pile", piles[name], player
    if name in values:
        return "value", values[name], player
    raise BadArrangement(
        f"there is no {name}; there are {', '.join([*values, *piles])}",
        f"нет {name}; есть {', '.join([*values, *piles])}",
    )


def _address(table: Table, name: str, player: int | None) -> int:
    layout = table.program.layout
    return layout.table_address[name] if player is None else layout.player_address[name] + player


def _word(table: Table, name: str, field: Field, given: Any) -> int:
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
    if given is None and kind.is_object:
        return -1
    if kind == ty.PLAYER and not (isinstance(given, int) and 0 <= given < int(table.state[isa.H_PLAYERS])):
        raise BadArrangement(f"{name} must be a seat, not {given!r}", f"{name}: нужно место за столом, а не {given!r}")
    if not isinstance(given, int) or abs(int(given)) > (1 << 30) or (kind == ty.BOOL and given not in (0, 1)):
        raise BadArrangement(f"{name} cannot be {given!r}", f"{name} не может быть {given!r}")
    return int(given)


def _cards(table: Table, name: str, given: Any) -> list[Any]:
    if isinstance(given, str) or not hasattr(given, "__iter__"):
        raise BadArrangement(f"{name} must be a list of cards, not {given!r}", f"{name}: нужен список карт")
    return [item if isinstance(item, Mapping) else {"card": item} for item in given]


def _lay_out(table: Table, state: Any, piles: dict[int, list[Any]]) -> None:
    """Empty the arranged piles, then fill them with copies found elsewhere."""
    program = table.program
    layout, T = program.layout, table.machine.table
    spare = _spare_pile(table)
    for pile in piles:
        while state[layout.head + pile] >= 0:
            card = int(state[layout.head + pile])
            unlink(state, T, card)
            blank(state, T, card)
            link(state, T, card, spare, 1)
    for pile, cards in piles.items():
        for item in cards:
            card = _find(table, state, str(item["card"]), piles)
            unlink(state, T, card)
            blank(state, T, card)
            link(state, T, card, pile, 1)
            kind = int(state[layout.ident + card]) & isa.KIND_MASK
            state[layout.ident + card] = kind | (layout.sees(pile) << isa.KNOWN_SHIFT)
            _dress(table, state, card, item)


def _spare_pile(table: Table) -> int:
    """Where cards go that an arrangement takes out of its piles: the home of the first kind of card."""
    return table.program.layout.pile_id(table.program.kinds[0].home)


def _find(table: Table, state: Any, id: str, piles: dict[int, list[Any]]) -> int:
    """A copy of a card that no arranged pile holds yet, from where it is least missed."""
    kind = table.game.kind(id)
    if kind is None:
        raise UnknownCard(f"there is no card {id!r}", f"нет карты {id!r}")
    layout = table.program.layout
    shared = len(table.program.schema.table_piles)
    free = [
        card
        for card in range(layout.cards)
        if (int(state[layout.ident + card]) & isa.KIND_MASK) == kind.number
        and int(state[layout.pile_of + card]) not in piles
    ]
    if not free:
        raise BadArrangement(f"there are only {kind.copies} copies of {id}", f"карт «{kind.ru}» всего {kind.copies}")
    return min(free, key=lambda card: (int(state[layout.pile_of + card]) >= shared, card))


def _dress(table: Table, state: Any, card: int, item: Mapping[str, Any]) -> None:
    """Set the marks and counters that an arrangement gives a card."""
    schema, layout = table.program.schema, table.program.layout
    for name, given in item.items():
        if name == "card":
            continue
        if name in schema.marks:
            bit = 1 << schema.marks[name].index
            state[layout.marks + card] = int(state[layout.marks + card]) & ~bit | (bit if given else 0)
        elif name in schema.counters:
            state[layout.card_address[name] + card] = _word(table, name, schema.counters[name], given)
        elif name == "known":
            mask = sum(1 << int(seat) for seat in given)
            state[layout.ident + card] = int(state[layout.ident + card]) | (mask << isa.KNOWN_SHIFT)
        else:
            raise BadArrangement(f"a card has no {name!r}", f"у карты нет {name!r}")
