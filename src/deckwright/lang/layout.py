"""Where everything lies in a state, and what it is called: values, piles, places, cards, options, the stack.

Names are those that arrangements, views, stories and learned weights use. What belongs to the table stands alone
(`row`), what every player has is asked for with a player (`hand`), and what a place has ends with the place's id:
`conquered@old-london`, or with a player `defence@old-london`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from deckwright.lang.errors import DeclarationError
from deckwright.lang.schema import Field, PlaceList, Schema, Type
from deckwright.lang.types import PlaceName
from deckwright.vm import isa


@dataclass(frozen=True)
class Spot:
    """Where a value lies: its address, or that of seat 0 if every player has one, one word after the other."""

    field: Field
    address: int


@dataclass(frozen=True)
class PileAt:
    """A pile: its name with the place it belongs to, its declaration, its owner, the number of its place."""

    name: str
    field: Field
    owner: int | None = None
    place: int | None = None


@dataclass(frozen=True)
class PlaceAt:
    """A place: the list it stands in, its position there, its owner."""

    list: PlaceList
    at: int
    owner: int | None = None

    @property
    def name(self) -> PlaceName:
        """What it is called."""
        return self.list.names[self.at]

    @property
    def label(self) -> str:
        """Its id, and whose it is: `old-london`, `p1.nest-2`."""
        return self.name.id if self.owner is None else f"p{self.owner}.{self.name.id}"


class Layout:
    """Where everything lies in a state, for a schema and a number of cards."""

    def __init__(self, schema: Schema, cards: int) -> None:
        self.schema, self.cards = schema, cards
        self.shared: dict[str, Spot] = {}  # values of the table and of its places
        self.sided: dict[str, Spot] = {}  # values that every player has, also at places
        at = self._lay_values(isa.HEADER)
        self.table_address = {name: self.shared[name].address for name in schema.table_values}
        self.player_address = {name: self.sided[name].address for name in schema.player_values}
        self.place_address: dict[
            tuple[Type, str], int
        ] = {}  # where the value of place 0 would lie, were it of this kind
        self.place_pile: dict[tuple[Type, str], int] = {}  # likewise the number of its pile
        at = self._lay_places(at)
        piles = schema.pile_count
        self.head, self.tail, self.count = at, at + piles, at + 2 * piles
        at += 3 * piles
        self.ident, self.links, self.marks, self.attrs = (at + words * cards for words in range(4))
        self.card_address = {name: self.attrs + f.index * cards for name, f in schema.counters.items()}
        at = self.attrs + cards * len(schema.counters)
        self.options = at
        self.make_room(0, 0)

    def make_room(self, max_options: int, stack: int) -> None:
        """Room for so many choices and so many words of stack, which lie at the end: no rule names where."""
        self.max_options = max_options
        self.stack = self.options + isa.OPTION_WORDS * max_options
        self.size = self.stack_end = self.stack + stack

    # --- values -------------------------------------------------------------------------------------------------------

    def _lay_values(self, at: int) -> int:
        """The values of the table and of players from an address on; where they end."""
        for name, field in self.schema.table_values.items():
            self.shared[name] = Spot(field, at)
            at += max(1, field.declared.count)
        for name, field in self.schema.player_values.items():
            self.sided[name] = Spot(field, at)
            at += self.schema.max_players
        return at

    def _lay_places(self, at: int) -> int:
        """The values of places from an address on; where they end. Numbers of their piles follow the others."""
        seats = self.schema.max_players
        pile = len(self.schema.table_piles) + len(self.schema.player_piles) * seats
        for kind in self.schema.places:
            for name, field in kind.values.items():
                width = seats if field.each else 1
                self.place_address[kind.type, name] = base = at - kind.first * width
                for found in kind.lists:
                    for i, called in enumerate(found.names):
                        of_all = self.sided if field.each or found.own else self.shared
                        of_all[f"{name}@{called.id}"] = Spot(field, base + self._first(found, i) * width)
                at += (kind.end - kind.first) * width
            for name, field in kind.piles.items():
                width = seats if field.each else 1
                self.place_pile[kind.type, name] = pile - kind.first * width
                pile += (kind.end - kind.first) * width
        return at

    @staticmethod
    def _first(found: PlaceList, i: int) -> int:
        """The number of a place; of a place that every player has, seat 0's."""
        return found.number(i, 0 if found.own else None)

    def spot(self, name: str, player: int | None = None) -> Spot | None:
        """Where a value of the table or of a player lies, by its name; None if there is none."""
        found = (self.shared if player is None else self.sided).get(name)
        return found if found is None or player is None else Spot(found.field, found.address + player)

    def address(self, name: str, player: int | None = None) -> int:
        """The address of a value of the table or of a player, by its name."""
        found = self.spot(name, player)
        if found is None:
            raise KeyError(name)
        return found.address

    # --- places -------------------------------------------------------------------------------------------------------

    @cached_property
    def places(self) -> list[PlaceAt]:
        """Every place, by its number."""
        found: dict[int, PlaceAt] = {}
        for kind in self.schema.places:
            for each in kind.lists:
                for at in range(len(each.names)):
                    for owner in range(each.seats) if each.own else (None,):
                        found[each.number(at, owner)] = PlaceAt(each, at, owner)
        return [found[number] for number in sorted(found)]

    def place_number(self, label: str) -> int | None:
        """The number of a place by its label."""
        return self._place_numbers.get(label)

    @cached_property
    def _place_numbers(self) -> dict[str, int]:
        return {place.label: number for number, place in enumerate(self.places)}

    # --- cards --------------------------------------------------------------------------------------------------------

    @cached_property
    def counters(self) -> list[tuple[Field, int]]:
        """Every counter of a card, and where that of card 0 lies."""
        return [(field, self.card_address[name]) for name, field in self.schema.counters.items()]

    # --- piles --------------------------------------------------------------------------------------------------------

    @cached_property
    def piles(self) -> list[PileAt]:
        """Every pile, by its number."""
        seats = range(self.schema.max_players)
        found = [PileAt(name, field) for name, field in self.schema.table_piles.items()]
        for name, field in self.schema.player_piles.items():
            found += [PileAt(name, field, player) for player in seats]
        for kind in self.schema.places:
            for name, field in kind.piles.items():
                for number in range(kind.first, kind.end):
                    place = self.places[number]
                    owners = seats if field.each else (place.owner,)
                    found += [PileAt(f"{name}@{place.name.id}", field, owner, number) for owner in owners]
        return found

    @cached_property
    def _pile_numbers(self) -> dict[tuple[str, int | None], int]:
        return {(pile.name, pile.owner): number for number, pile in enumerate(self.piles)}

    @cached_property
    def shared_piles(self) -> dict[str, Field]:
        """The piles of the table and of its places, by name."""
        return {pile.name: pile.field for pile in self.piles if pile.owner is None}

    @cached_property
    def sided_piles(self) -> dict[str, Field]:
        """The piles that every player has, also at places, by name."""
        return {pile.name: pile.field for pile in self.piles if pile.owner == 0}

    def pile_id(self, name: str, player: int | None = None) -> int:
        """The number of a pile of the table, or of a player."""
        return self._pile_numbers[name, player]

    def pile_named(self, pile: int) -> tuple[Field, int | None]:
        """The declaration and the owner of a pile."""
        found = self.piles[pile]
        return found.field, found.owner

    def pile_of(self, words: Any, card: int) -> int:
        """The number of the pile in which a card lies in a state."""
        return int(words[self.ident + card]) >> isa.PILE_SHIFT

    def sees(self, pile: int) -> int:
        """Who sees the cards of a pile, as a mask of seats."""
        found, owner = self.pile_named(pile)
        match found.declared.sees:
            case "everyone":
                return isa.EVERYONE
            case "nobody":
                return 0
            case "owner" if owner is not None:
                return 1 << owner
        raise DeclarationError(f"pile {found.name}: sees must be everyone, nobody or, for a player's pile, owner")

    def overfull(self, state: Any) -> tuple[str, int] | None:
        """The first pile, or piles of one name together, with more cards than ever lie there; and how many may."""
        held: dict[tuple[str, int], int] = {}
        for number, pile in enumerate(self.piles):
            declared, whose = pile.field.declared, "" if pile.owner is None else f"p{pile.owner}."
            bounds = (
                (f"{whose}{pile.name}", declared.most),
                (f"{whose}{pile.field.name}", declared.apiece),
                (pile.field.name, declared.together),
            )
            for label, most in dict.fromkeys(bounds):
                held[label, most] = held.get((label, most), 0) + int(state[self.count + number])
        return next(((label, most) for (label, most), n in held.items() if 0 < most < n), None)

    def ordered(self) -> list[bool]:
        """For each pile, whether the order of its cards may matter."""
        return [pile.field.declared.ordered for pile in self.piles]

    def pools(self) -> list[int]:
        """Which pool of hidden cards each pile belongs to: one number for piles that exchange cards face down."""
        numbers: dict[tuple[str, int | None], int] = {}
        result = []
        for number, pile in enumerate(self.piles):
            name = pile.field.declared.pool
            # A pool named with a leading "*" is one for all seats; another one is each player's own.
            key = (name, None if name.startswith("*") else pile.owner) if name else (f"pile {number}", None)
            result.append(numbers.setdefault(key, len(numbers)))
        return result

    def header(self, sees_at: int, pool_at: int, owner_at: int, defaults_at: int, verbs_at: int) -> list[int]:
        """The layout words of the constant table."""
        words_ = [0] * isa.LAYOUT
        for where, what in (
            (isa.L_NCARDS, self.cards),
            (isa.L_IDENT, self.ident),
            (isa.L_LINKS, self.links),
            (isa.L_MARKS, self.marks),
            (isa.L_HEAD, self.head),
            (isa.L_TAIL, self.tail),
            (isa.L_COUNT, self.count),
            (isa.L_OPTIONS, self.options),
            (isa.L_MAXOPT, self.max_options),
            (isa.L_STACK, self.stack),
            (isa.L_STACKEND, self.stack_end),
            (isa.L_NPILES, self.schema.pile_count),
            (isa.L_SEES, sees_at),
            (isa.L_POOL, pool_at),
            (isa.L_OWNER, owner_at),
            (isa.L_DEFAULTS, defaults_at),
            (isa.L_VERBS, verbs_at),
            (isa.L_ATTRS, self.attrs),
            (isa.L_NATTRS, len(self.schema.counters)),
            (isa.L_SIZE, self.size),
        ):
            words_[where] = what
        return words_
