"""Putting cards and values in place: for tests, puzzles and lessons. What cannot be is refused with the reason."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from deckwright.lang import schema as ty
from deckwright.lang.schema import Field
from deckwright.table.errors import BadArrangement, Contradiction
from deckwright.table.events import Event, Teller
from deckwright.table.laying import REST, Item, lay_out
from deckwright.table.references import card_meant, where
from deckwright.vm import isa
from deckwright.vm.host import RawEvent

if TYPE_CHECKING:
    from deckwright.table.table import Table

Arrangement = Mapping[str, Any]
LARGEST = 1 << 30
INSIDE = " in "


class Put(NamedTuple):
    """What an arrangement gives: by what name, where it lies in the state, and which bits of that word it is."""

    name: str
    at: int
    bits: int = -1


def arrange(table: Table, state: Any, wanted: Arrangement) -> None:
    """Change a state as wanted. Names of the table stand alone, those of a player as `p0.hand`, `p1.health`.

    What a place has ends with the place: `conquered@old-london`, `p0.minions@old-london`.

    A pile is given as a list of card ids, the first on top; a value as what it is. `"..."` in a list stands for the
    cards of the pile that are not named, as they lie. Cards that an arranged pile gives up are used first, then those
    that are least missed: of the table's piles, then of the players'. What is left over goes back to its home.

    A card in a list may be a mapping `{"card": id, "activated": True}` to set marks and counters on it; `"known": [0]`
    lets seats know a face-down card. Where a game has places inside cards, `"torch in breach 2"` lays a card there.
    A card as a value is given as `card_meant` reads it.

    Then the rules of the game's `laying` make true what follows, and refuse what cannot be.
    """
    _settle(table, state, put(table, state, wanted))
    _refuse(table, state)
    table.machine.check(state)


def put(table: Table, state: Any, wanted: Arrangement) -> list[Put]:
    """Put cards and values in place, whatever follows from them; what was put where is the answer."""
    piles: dict[int, list[Item]] = {}
    values: list[tuple[str, Field, int | None, Any]] = []
    for name, given in wanted.items():
        field, player = _place(table, name)
        if field.type == ty.PILE:
            piles[table.program.layout.pile_id(name.rpartition(".")[2], player)] = _cards(table, name, given)
        else:
            values.append((name, field, player, given))
    laid = lay_out(table, state, piles) if piles else []
    _fits(table, state)
    if "lay" in table.program.laying:
        for card, _ in laid:
            table.machine.aside(state, table.program.laying["lay"], card, told=_unheard)
    given_by = [each for card, item in laid for each in _dress(table, state, card, item)]
    for name, field, player, given in values:
        at = table.program.layout.address(name.rpartition(".")[2], player)
        words = (
            _listed(table, state, name, field, given)
            if field.declared.count
            else [_word(table, state, name, field, given, player)]
        )
        state[at : at + len(words)] = words
        given_by += [Put(name, at + i) for i in range(len(words))]
    return given_by


def _settle(table: Table, state: Any, put: list[Put]) -> None:
    """Make true what follows from the cards; what was given and is otherwise by that cannot be."""
    start = table.program.laying.get("settle")
    if start is None:
        return
    given = state.copy()
    table.machine.aside(state, start, told=_unheard)
    for name, at, bits in put:
        if (int(given[at]) ^ int(state[at])) & bits:
            raise Contradiction(
                name,
                f"{name} follows from the rest, and that says otherwise",
                f"{name} следует из остального, а по нему выходит иначе",
            )


def _refuse(table: Table, state: Any) -> None:
    """Let the rules of the game say what cannot be."""
    start = table.program.laying.get("refuse")
    if start is None:
        return
    teller = Teller(table.reader)
    reasons: list[Event] = []

    def told(raw: RawEvent) -> None:
        event = teller.event(raw, state)
        if event is not None:
            reasons.append(event)

    table.machine.aside(state, start, told=told)
    if reasons:
        en, ru = ("; ".join(dict.fromkeys(reason.said(lang) for reason in reasons)) for lang in ("en", "ru"))
        raise BadArrangement(f"this cannot be: {en}", f"так не бывает: {ru}")


def _unheard(_: RawEvent) -> None:
    """Nobody listens."""


def phase_meant(table: Table, at: str | None, seat: int | None) -> tuple[int, ...] | None:
    """Where the rule of a phase begins, and the player it is for if it is one's; None for no phase."""
    if at is None:
        if seat is not None:
            raise BadArrangement("a seat goes with a phase: say at", "место указывают вместе с фазой: at")
        return None
    phase = table.program.phases.get(at)
    if phase is None:
        known = ", ".join(table.program.phases) or "-"
        raise BadArrangement(f"there is no phase {at!r}; there are: {known}", f"нет фазы {at!r}; есть: {known}")
    if not phase.of_player:
        if seat is not None:
            raise BadArrangement(f"the phase {at} is nobody's", f"фаза {at} — ничья")
        return (phase.start,)
    whose = table.active if seat is None else seat
    if not isinstance(whose, int) or whose not in range(_sides(table)):
        raise BadArrangement(f"whose is the phase {at}? say the seat", f"чья фаза {at}? укажите место")
    return phase.start, int(whose)


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


def _listed(table: Table, state: Any, name: str, field: Field, given: Any) -> list[int]:
    """A list: each of its entries, or None for what it is if nobody says."""
    count = field.declared.count
    if not isinstance(given, list | tuple) or len(given) > count:
        raise BadArrangement(
            f"{name} must be a list of at most {count}, not {given!r}",
            f"{name}: нужен список, в нём не больше {count}, а не {given!r}",
        )
    words = [field.first if each is None else _word(table, state, name, field, each, None) for each in given]
    return words + [field.first] * (count - len(words))


def _word(table: Table, state: Any, name: str, field: Field, given: Any, owner: int | None) -> int:
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
    if kind == ty.CARD and isinstance(given, str):
        return card_meant(table, state, name, given, owner)
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


def _cards(table: Table, name: str, given: Any) -> list[Item]:
    """The cards wanted in a pile, each as a mapping."""
    if not isinstance(given, list | tuple):
        raise BadArrangement(f"{name} must be a list of cards, not {given!r}", f"{name}: нужен список карт")
    cards = [item if isinstance(item, Mapping) else _read(table, item) for item in given]
    for item in cards:
        if not isinstance(item.get("card"), str):
            raise BadArrangement(f"{name}: {item!r} names no card", f"{name}: {item!r} не называет карту")
    if sum(item["card"] == REST for item in cards) > 1:
        raise BadArrangement(
            f"{name}: the rest can lie in one place only", f"{name}: остальное может лежать только раз"
        )
    return cards


def _fits(table: Table, state: Any) -> None:
    """No pile holds more than it ever may, nor do all of one name together."""
    overfull = table.program.layout.overfull(state)
    if overfull:
        name, most = overfull
        raise BadArrangement(f"{name} holds at most {most} cards", f"{name}: карт здесь не больше {most}")


def _read(table: Table, item: Any) -> Item:
    """A card of a list: its id, and where it lies if that is said."""
    if not isinstance(item, str) or INSIDE not in item:
        return {"card": item}
    card, _, place = item.partition(INSIDE)
    field = table.program.schema.place
    if field is None:
        raise BadArrangement(
            f"{item!r}: in this game no card lies in another", f"{item!r}: здесь карты не лежат в картах"
        )
    return {"card": card.strip(), field.name: place.strip()}


def _dress(table: Table, state: Any, card: int, item: Item) -> list[Put]:
    """Set the marks and counters that an arrangement gives a card."""
    schema, layout = table.program.schema, table.program.layout
    owner = layout.pile_named(layout.pile_of(state, card))[1]
    put: list[Put] = []
    for name, given in item.items():
        if name == "card":
            continue
        called = f"{where(table.reader, state, card)}: {name}"
        if name in schema.marks:
            at, bit = layout.marks + card, 1 << schema.marks[name].index
            on = _word(table, state, name, schema.marks[name], given, owner)
            state[at] = int(state[at]) & ~bit | bit * on
            put.append(Put(called, at, bit))
        elif name in schema.counters:
            at = layout.card_address[name] + card
            state[at] = _word(table, state, name, schema.counters[name], given, owner)
            put.append(Put(called, at))
        elif name == "known":
            known = _mask(table, name, given, isa.PUBLIC_BIT)
            known = isa.EVERYONE if (known >> isa.PUBLIC_BIT) & 1 else known
            state[layout.ident + card] = int(state[layout.ident + card]) | (known << isa.KNOWN_SHIFT)
        else:
            raise BadArrangement(f"a card has no {name!r}", f"у карты нет {name!r}")
    return put


def _mask(table: Table, name: str, given: Any, *more: int) -> int:
    """A list of seats as a set; of who knows a card, also the number that stands for the public, that is for all."""
    seats = (*range(_sides(table)), *more)
    if not isinstance(given, list | tuple) or not all(isinstance(seat, int) and seat in seats for seat in given):
        raise BadArrangement(f"{name} must be a list of seats, not {given!r}", f"{name}: список мест, а не {given!r}")
    return sum(1 << int(seat) for seat in set(given))
