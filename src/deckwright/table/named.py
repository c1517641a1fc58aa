"""A game told by names: choices by what they mean, positions by what lies where.

Numbers of options, of cards and of words in a state belong to one build of a game; names outlive it. What is told here
is what two versions of a game are compared by.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from deckwright.lang import schema as ty
from deckwright.table.seen import Option, Reader, place_of
from deckwright.vm import isa
from deckwright.vm.host import Words

if TYPE_CHECKING:
    from deckwright.table.table import Table

NOTHING: frozenset[str] = frozenset()
PARTS = ("verb", "card", "place", "target", "player", "pile", "at", "number")


def told_choice(options: Sequence[Option], index: int) -> dict[str, Any]:
    """What an option means; `which` says which of equals it is, if it is not the first."""
    meant = _meaning(options[index])
    which = sum(1 for option in options[:index] if _meaning(option) == meant)
    return meant | ({"which": which} if which else {})


def meant_by(table: Table, index: int) -> dict[str, Any]:
    """What an option of the pending question means, as `told_choice` tells it, found without putting any into words."""
    reader, state = Reader(table), table.state
    verb, found = reader.parts(state, index)
    if "pile" in found:
        found["pile"] = place_of(*found["pile"])
    meant = {"verb": verb.id} | {name: found[name] for name in PARTS if found.get(name) is not None}
    which = _equals_before(reader, state, index)
    return meant | ({"which": which} if which else {})


def _equals_before(reader: Reader, state: Words, index: int) -> int:
    """How many options before this one mean the same."""
    at = reader.layout.options
    words = state[at : at + 4 * (index + 1)].tolist()
    number, card, second, amount = words[-4:]
    verb = reader.program.verbs[number]
    takes = set(verb.takes) - ({"number"} if verb.hinted else set())

    def kind(of: int) -> int:
        return int(state[reader.layout.ident + of]) & isa.KIND_MASK if of >= 0 else -1

    def pile(of: int) -> int:
        return reader.layout.pile_of(state, of) if of >= 0 else -1

    def is_equal(i: int) -> bool:
        other = words[i : i + 4]
        if other[0] != number or ("number" in takes and other[3] != amount):
            return False
        if "card" in takes and other[1] != card and (kind(other[1]), pile(other[1])) != (kind(card), pile(card)):
            return False
        if "target" in takes:
            return other[2] == second or kind(other[2]) == kind(second)
        return other[2] == second or not any(part in takes for part in ("player", "pile", "place"))

    return sum(1 for i in range(0, 4 * index, 4) if is_equal(i))


def found_choice(options: Sequence[Option], told: Mapping[str, Any]) -> int | None:
    """The option that was meant; None if there is none now."""
    meant = {name: part for name, part in told.items() if name != "which"}
    equals = [option.index for option in options if _meaning(option) == meant]
    which = told.get("which", 0)
    return equals[which] if which < len(equals) else None


def _meaning(option: Option) -> dict[str, Any]:
    return {name: part for name in PARTS if (part := getattr(option, name)) is not None}


def told_position(table: Table, state: Words | None = None) -> dict[str, Any]:
    """All that lies on the table: whose turn it is, values and piles by name, as `arrange` names them.

    The options a table was opened with are not part of it; they stand in the table's header. A `state` of the same
    game may be told in place of the one that is now.
    """
    return _Teller(table, table.state if state is None else state).position()


def differences(was: Mapping[str, Any], now: Mapping[str, Any]) -> dict[str, tuple[Any, Any]]:
    """What of a kept position is other now. What a newer version tells beyond it is no difference."""
    others = {name: (told, now.get(name)) for name, told in was.items() if now.get(name, "nothing") != told}
    return {name: (told, found) for name, (told, found) in others.items() if _bare(told) != _bare(found)}


def _bare(told: Any) -> Any:
    """A pile with what its cards bear; that a counter stands at nothing goes without saying."""
    if not isinstance(told, list):
        return told
    return [
        {name: on for name, on in card.items() if on != 0} if isinstance(card, dict) else {"card": card}
        for card in told
    ]


def as_changes(positions: Iterable[tuple[int, Mapping[str, Any]]]) -> list[tuple[int, dict[str, Any]]]:
    """Positions that follow each other, of each only what is other than in the one before."""
    before: Mapping[str, Any] = {}
    changes = []
    for at, position in positions:
        changes.append((at, {name: told for name, told in position.items() if before.get(name, "nothing") != told}))
        before = position
    return changes


def as_wholes(changes: Iterable[tuple[int, Mapping[str, Any]]]) -> list[tuple[int, dict[str, Any]]]:
    """Positions that were told as changes, each whole."""
    whole: dict[str, Any] = {}
    found = []
    for at, changed in changes:
        whole = whole | dict(changed)
        found.append((at, whole))
    return found


def _said(told: Any) -> str:
    return f'"{told}"' if isinstance(told, str) else json.dumps(told)


class _Teller:
    """Tells one state, the whole truth of it."""

    def __init__(self, table: Table, state: Words) -> None:
        self.table, self.reader = table, Reader(table)
        self.layout, self.schema = table.program.layout, table.program.schema
        self.words, self.state = state, state.tolist()
        self.piles: dict[str, list[int]] = {}
        self.counters = [(name, field, self.layout.card_address[name]) for name, field in self.schema.counters.items()]
        self.seeing = [self.layout.sees(pile) for pile in range(self.schema.pile_count)]

    def position(self) -> dict[str, Any]:
        """The whole position."""
        sides = range(self.state[isa.H_PLAYERS])
        owned: list[tuple[str, int | None]] = [(name, None) for name in self.layout.shared_piles]
        owned += [(name, side) for side in sides for name in self.layout.sided_piles]
        for name, owner in owned:
            self.piles[place_of(name, owner)] = self.cards(name, owner)
        told: dict[str, Any] = {"turn": self.state[isa.H_TURN], "active": self._active()}
        for name, spot in self.layout.shared.items():
            if spot.field.declared.what != "option":
                told[name] = self.value(spot.field.type, self.state[spot.address])
        for side in sides:
            for name, spot in self.layout.sided.items():
                told[f"p{side}.{name}"] = self.value(spot.field.type, self.state[spot.address + side])
        return told | {place: [self.card(card) for card in cards] for place, cards in self.piles.items()}

    def _active(self) -> int | None:
        active = self.state[isa.H_ACTIVE]
        return active if active >= 0 else None

    def cards(self, name: str, owner: int | None) -> list[int]:
        """The cards of a pile from the top; where no rule goes by their order, by name."""
        pile = self.layout.pile_id(name, owner)
        found = list(self.reader.cards_in(self.state, pile))
        ordered = self.layout.pile_named(pile)[0].declared.ordered
        return (
            found if ordered or len(found) < 2 else sorted(found, key=lambda card: _said(self.card(card, plain=True)))
        )

    def card(self, card: int, *, plain: bool = False) -> Any:
        """A card by its name, with what lies on it and who knows it beyond those who see its pile."""
        told: dict[str, Any] = {"card": self.reader.kind_of(self.state, card)}
        marks = self.state[self.layout.marks + card]
        if marks:
            told |= {name: True for name, field in self.schema.marks.items() if (marks >> field.index) & 1}
        given = self.laid_with(card)
        for name, field, address in self.counters:
            word = self.state[address + card]
            if (word != field.first or name in given) and not (plain and field.type.is_object):
                told[name] = self.value(field.type, word)
        known = self.reader.known_by(self.state, card) & ~self.seeing[self.layout.pile_of(self.state, card)]
        if known:
            told["known"] = [bit for bit in range(isa.PUBLIC_BIT + 1) if (known >> bit) & 1]
        return told if len(told) > 1 else told["card"]

    def laid_with(self, card: int) -> frozenset[str]:
        """The counters that laying itself gives a card of this kind in this pile: they are told even at nothing."""
        lay, laid = self.table.program.laying.get("lay"), self.table.program.laid
        if lay is None:
            return NOTHING
        key = self.state[self.layout.ident + card] & isa.KIND_MASK, self.layout.pile_of(self.state, card)
        if key not in laid:
            state = self.words.copy()
            for _, field, address in self.counters:
                state[address + card] = field.first
            self.table.machine.aside(state, lay, card, told=lambda _: None)
            given = (name for name, field, address in self.counters if state[address + card] != field.first)
            laid[key] = frozenset(given)
        return laid[key]

    def value(self, kind: ty.Type, word: int) -> Any:
        """A value by name; a card by where it lies, counted from the top."""
        if kind is not ty.CARD or word < 0:
            return self.reader.shown(self.state, kind, word, None)
        return next(f"{place}/{cards.index(word) + 1}" for place, cards in self.piles.items() if word in cards)
