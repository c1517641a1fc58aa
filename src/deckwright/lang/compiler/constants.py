"""The constant table of a program: what is always true of kinds, piles, places and dice, and which slots are filled."""

from __future__ import annotations

from typing import Any

from deckwright.lang.cards import Kind
from deckwright.lang.errors import DeclarationError
from deckwright.lang.layout import Layout
from deckwright.lang.rules import Slot
from deckwright.lang.schema import Schema
from deckwright.lang.types import Die, Verb
from deckwright.vm import isa

PLACE_FACTS = ("next", "previous", "owner", "number", "of pile")
PLACE_TABLES = len(PLACE_FACTS) - 1  # the last one has a number for each pile


class Constants:
    """Where each part of the constant table lies, and its words; dice come to it while rules are compiled."""

    def __init__(self, schema: Schema, kinds: list[Kind], slots: list[Slot]) -> None:
        self.schema, self.kinds, self.slots = schema, kinds, slots
        piles = schema.pile_count
        self.sees_at = isa.LAYOUT
        self.pool_at = self.sees_at + piles
        self.owner_at = self.pool_at + piles
        self.defaults_at = self.owner_at + piles
        self.facts_at = self.defaults_at + len(schema.counters)
        self.slots_at = self.facts_at + len(schema.facts) * len(kinds)
        self.places_at = self.slots_at + len(slots) * len(kinds)
        self.dice_at = self.places_at + (PLACE_TABLES * schema.place_count + piles if schema.places else 0)
        self.dice: dict[int, Die[Any]] = {}

    def fact_base(self, name: str) -> int:
        """Where the table of a fact begins."""
        return self.facts_at + self.schema.facts[name].index * len(self.kinds)

    def slot_base(self, slot: Slot) -> int:
        """Where the table of a slot begins."""
        if slot not in self.slots:
            raise DeclarationError(f"the slot {slot.name} is not among the game's slots")
        return self.slots_at + self.slots.index(slot) * len(self.kinds)

    def die(self, die: Die[Any]) -> int:
        """Where the faces of a die lie."""
        for at, known in self.dice.items():
            if known is die:
                return at
        at = self.dice_at + sum(len(known.faces) for known in self.dice.values())
        self.dice[at] = die
        return at

    def place_table(self, what: str) -> int:
        """Where the constant table begins that says something of every place, or of every pile."""
        return self.places_at + PLACE_FACTS.index(what) * self.schema.place_count

    def words(
        self, layout: Layout, verbs: list[Verb], filled: dict[tuple[int, int], str], starts: dict[str, int]
    ) -> list[int]:
        """All of them, now that it is known where everything lies in a state and where procedures begin."""
        schema = self.schema
        verbs_at = self.dice_at + sum(len(die.faces) for die in self.dice.values())
        table = layout.header(self.sees_at, self.pool_at, self.owner_at, self.defaults_at, verbs_at)
        piles = range(schema.pile_count)
        table += [layout.sees(p) for p in piles]
        table += layout.pools()
        owners = [layout.pile_named(p)[1] for p in piles]
        table += [-1 if owner is None else owner for owner in owners]
        table += [field.first for field in schema.counters.values()]
        table += self._facts()
        for which in self.slots:
            base = self.slot_base(which)
            table += [starts.get(filled.get((base, kind.number), ""), 0) for kind in self.kinds]
        if schema.places:
            table += _place_facts(layout)
        for die in self.dice.values():
            table += [int(face) for face in die.faces]
        table += [sum(1 << isa.PARTS.index(part) for part in verb.takes) for verb in verbs]
        return table

    def _facts(self) -> list[int]:
        """Every fact of all kinds, one fact after another."""
        known, found = self.schema.facts, list[int]()
        given = [kind.all_facts() for kind in self.kinds]
        for kind, facts in zip(self.kinds, given, strict=True):
            unknown = set(facts) - set(known)
            if unknown:
                raise DeclarationError(
                    f"{kind.id}: unknown facts {', '.join(sorted(unknown))}; there are {', '.join(known) or 'none'}"
                )
        for name, field in known.items():
            for kind, facts in zip(self.kinds, given, strict=True):
                fact = facts.get(name, field.declared.first)
                if not isinstance(fact, int) or abs(fact) > isa.LIMIT:
                    raise DeclarationError(f"{kind.id}: {name} must be a number, not {fact!r}")
                found.append(int(fact))
        return found


def _place_facts(layout: Layout) -> list[int]:
    """What is always true of places, in the order of PLACE_FACTS; at last the place of each pile."""
    places, piles = layout.places, layout.piles
    beside = {
        step: [
            place.list.number(place.at + step, place.owner) if 0 <= place.at + step < len(place.list.names) else -1
            for place in places
        ]
        for step in (1, -1)
    }
    owners = [-1 if place.owner is None else place.owner for place in places]
    of_piles = [-1 if pile.place is None else pile.place for pile in piles]
    return [*beside[1], *beside[-1], *owners, *(place.at for place in places), *of_piles]
