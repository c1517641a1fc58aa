"""What a game's own games have taught about who wins: weights by name, and as the machine reads them.

A feature is named by whose it is, as seen from a seat (0: mine, 1: my left neighbour's, ...; `table`), and what it is:
`0.health`, `1.health^2`, `0.defence@old-london` (at a place), `0.deck#` (how many cards), `0.deck.cost` (their facts
added up), `table.row@life` (a counter on them added up), `0.row!open` (how many have a mark), `active.1` (my left
neighbour's turn), `bias`. Each has two weights: one that always counts, one that counts more as turns go by.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any
from weakref import WeakKeyDictionary

import numpy as np
from numpy.typing import NDArray

from deckwright.lang.game import Game
from deckwright.lang.schema import Field
from deckwright.vm import isa
from deckwright.vm.outlook import Outlook

Words = NDArray[np.int32]
Reals = NDArray[np.float64]
TABLE = "table"
_MADE: WeakKeyDictionary[Game, dict[tuple[int, int], Outlook]] = WeakKeyDictionary()


def _counts(field: Field) -> bool:
    """Whether a value or fact is a number that says more the larger it is."""
    return field.type.is_number and not field.declared.secret and not field.declared.count


@dataclass(frozen=True, eq=False)
class Features:
    """The features of a game with so many sides."""

    game: Game
    sides: int

    @cached_property
    def facts(self) -> dict[str, Reals]:
        """The facts of all kinds, by name; `#` is 1 for each card, `.slot` for each that has something in a slot."""
        program = self.game.program
        given = [kind.all_facts() for kind in program.kinds]
        found = {"#": np.ones(len(given))}
        for name, field in program.schema.facts.items():
            row = np.array([float(facts.get(name, field.declared.first)) for facts in given])
            if _counts(field) and row.any():
                found[f".{name}"] = row
        for slot in self.game.slots:
            row = np.array([float(bool(kind.slots.get(slot))) for kind in program.kinds])
            if row.any():
                found.setdefault(f".{slot.name}", row)
        return found

    @cached_property
    def values(self) -> dict[str, int]:
        """Where the values begin that every player has, also at places."""
        sided = self.game.program.layout.sided
        return {name: spot.address for name, spot in sided.items() if _counts(spot.field) and name != "won"}

    @cached_property
    def spots(self) -> dict[str, int]:
        """Where the values of the table and of its places lie."""
        shared = self.game.program.layout.shared
        return {name: spot.address for name, spot in shared.items() if _counts(spot.field)}

    @cached_property
    def piles(self) -> dict[str, int]:
        """The piles as a seat sees them: the number each would have for seat 0."""
        layout = self.game.program.layout
        found = {f"{TABLE}.{name}": layout.pile_id(name) for name in layout.shared_piles}
        for away in range(self.sides):
            found |= {f"{away}.{name}": layout.pile_id(name, away) for name in layout.sided_piles}
        return found

    @cached_property
    def tallies(self) -> dict[str, int]:
        """What may lie on cards, as the machine tells it apart: where a counter lies, -1 - its bit for a mark."""
        layout, schema = self.game.program.layout, self.game.program.schema
        counters = {f"@{name}": layout.card_address[name] for name, f in schema.counters.items() if _counts(f)}
        return counters | {f"!{name}": -1 - f.index for name, f in schema.marks.items() if _counts(f)}

    @cached_property
    def names(self) -> list[str]:
        """All features, in order."""
        found = ["bias", *(f"active.{away}" for away in range(self.sides))]
        found += [f"{away}.{name}{power}" for power in ("", "^2") for name in self.values for away in range(self.sides)]
        found += [f"{TABLE}.{name}{power}" for power in ("", "^2") for name in self.spots]
        found += [f"{pile}{fact}" for pile in self.piles for fact in self.facts]
        return found + [f"{pile}{tally}" for tally in self.tallies for pile in self.piles]

    def matrix(self, states: Words, seat: int) -> Reals:
        """The features of many states as a seat sees them, a row a state."""
        players = self.sides
        columns = [np.ones(len(states))]
        columns += [(states[:, isa.H_ACTIVE] == (seat + away) % players).astype(float) for away in range(players)]
        values = [
            states[:, at + (seat + away) % players].astype(float)
            for at in self.values.values()
            for away in range(players)
        ]
        spots = [states[:, at].astype(float) for at in self.spots.values()]
        columns += [*values, *(v * v for v in values), *spots, *(v * v for v in spots)]
        return np.column_stack([*columns, self._cards(states, seat), *self._tallies(states, seat)])

    def _cards(self, states: Words, seat: int) -> Reals:
        """What lies in each pile: the facts of its cards added up."""
        program = self.game.program
        layout, npiles, nkinds = program.layout, program.schema.pile_count, len(program.kinds)
        kinds = states[:, layout.ident : layout.ident + layout.cards] & isa.KIND_MASK
        where = states[:, layout.ident : layout.ident + layout.cards] >> isa.PILE_SHIFT
        row = np.arange(len(states))[:, None]
        at = ((row * npiles + where) * nkinds + kinds).ravel()
        counts = np.bincount(at, minlength=len(states) * npiles * nkinds).reshape(len(states), npiles, nkinds)
        sums: Reals = counts[:, self._piles_of(seat)].astype(float) @ np.column_stack(list(self.facts.values()))
        return sums.reshape(len(states), -1)

    def _piles_of(self, seat: int) -> list[int]:
        """The numbers of the piles, as they are for a seat."""
        found = []
        for name, seen in self.piles.items():
            whose = name.partition(".")[0]
            found.append(seen if whose == TABLE else seen - int(whose) + (seat + int(whose)) % self.sides)
        return found

    def _tallies(self, states: Words, seat: int) -> Iterator[Reals]:
        """What lies on the cards of each pile: one counter or mark after another."""
        layout, npiles = self.game.program.layout, self.game.program.schema.pile_count
        where = states[:, layout.ident : layout.ident + layout.cards] >> isa.PILE_SHIFT
        at = (np.arange(len(states))[:, None] * npiles + where).ravel()
        piles = self._piles_of(seat)
        for tally in self.tallies.values():
            first = tally if tally >= 0 else layout.marks
            on_cards = states[:, first : first + layout.cards].ravel()
            each = on_cards if tally >= 0 else (on_cards >> (-1 - tally)) & 1
            sums: Reals = np.bincount(at, each, minlength=len(states) * npiles).astype(float)
            yield sums.reshape(len(states), npiles)[:, piles]

    def pack(self, turns: float, weights: Mapping[str, tuple[float, float]]) -> Outlook:
        """Weights by name, as the machine reads them."""
        program = self.game.program
        piles, most, kinds = program.schema.pile_count, program.schema.max_players, len(program.kinds)
        cards = np.zeros((2, piles, kinds))
        values = np.zeros((2, 2, len(self.values), most))
        shared = np.zeros((2, 2, len(self.spots)))
        tally = np.zeros((2, piles, len(self.tallies)))
        active, bias = np.zeros((2, most)), np.zeros(2)
        for layer in range(2):
            given = {name: both[layer] for name, both in weights.items()}
            bias[layer] = given.get("bias", 0.0)
            for power, mark in enumerate(("", "^2")):
                for i, name in enumerate(self.values):
                    for away in range(self.sides):
                        values[layer, power, i, away] = given.get(f"{away}.{name}{mark}", 0.0)
                for i, name in enumerate(self.spots):
                    shared[layer, power, i] = given.get(f"{TABLE}.{name}{mark}", 0.0)
            for away in range(self.sides):
                active[layer, away] = given.get(f"active.{away}", 0.0)
            for name, seen in self.piles.items():
                for fact, row in self.facts.items():
                    cards[layer, seen] += given.get(f"{name}{fact}", 0.0) * row
                for i, what in enumerate(self.tallies):
                    tally[layer, seen, i] = given.get(f"{name}{what}", 0.0)
        weighed = tally.any(axis=(0, 1))
        return Outlook(
            turns=np.array([turns]),
            used=cards.any(axis=(0, 2)).astype(np.int32),
            cards=cards.ravel(),
            tallied=tally.any(axis=(0, 2)).astype(np.int32),
            tallies=np.array(list(self.tallies.values()), np.int32)[weighed],
            tally=tally[..., weighed].ravel(),
            bases=np.array(list(self.values.values()), np.int32),
            values=values.ravel(),
            spots=np.array(list(self.spots.values()), np.int32),
            shared=shared.ravel(),
            active=active.ravel(),
            bias=bias,
        )


def trait_of(game: Game, state: Words, name: str) -> int | None:
    """An option of a table, or as `pile.fact` a fact of the first card of a pile; None if no card lies there."""
    layout = game.program.layout
    pile, _, fact = name.partition(".")
    if not fact:
        return int(state[layout.address(name)])
    card = int(state[layout.head + layout.pile_id(pile)])
    if card < 0:
        return None
    kind = game.program.kinds[int(state[layout.ident + card]) & isa.KIND_MASK]
    return int(kind.all_facts()[fact])


def fits(record: Mapping[str, Any], game: Game, state: Words) -> bool:
    """Whether an outlook was learned for a table like this one."""
    if int(state[isa.H_PLAYERS]) != record["sides"]:
        return False
    return all(trait_of(game, state, name) == value for name, value in record["options"].items())


def outlook_of(game: Game, state: Words) -> Outlook:
    """The outlook of a table, or one that knows nothing; made once for all tables like it."""
    made = _MADE.setdefault(game, {})
    sides = int(state[isa.H_PLAYERS])
    which = next((i for i, record in enumerate(game.outlooks) if fits(record, game, state)), -1)
    if (which, sides) not in made:
        record: Mapping[str, Any] = game.outlooks[which] if which >= 0 else {"turns": 0.0, "weights": {}}
        weights = {name: (both[0], both[1]) for name, both in record["weights"].items()}
        made[which, sides] = Features(game, sides).pack(float(record["turns"]), weights)
    return made[which, sides]
