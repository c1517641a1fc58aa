"""A game compiled: what the machine runs, and what people need to read it."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from deckwright.lang.cards import Kind
from deckwright.lang.compiler.fuse import fused
from deckwright.lang.compiler.link import Linker
from deckwright.lang.compiler.proc import Proc, Value
from deckwright.lang.errors import DeclarationError
from deckwright.lang.laying import Laying, Phase
from deckwright.lang.layout import Layout
from deckwright.lang.rules import Source, source_of
from deckwright.lang.schema import CARD, Schema
from deckwright.lang.types import Die, Note, Prompt, Verb
from deckwright.vm import isa

Words = NDArray[np.int32]
_NOTHING_LAID = Laying()
_NOTHING_FORESEEN: Mapping[str, Any] = {}


@dataclass(eq=False)
class Program:
    """A compiled game."""

    code: NDArray[np.int64]  # as wide as an address: the machine need not widen what it reads at every step
    fused: NDArray[np.int64]  # the same, several instructions at once where nobody listens
    table: Words
    weights: Words
    template: Words
    schema: Schema
    layout: Layout
    kinds: list[Kind]
    verbs: list[Verb]
    prompts: list[Prompt]
    notes: list[Note]
    starts: dict[str, int]
    judgements: list[int]
    where: list[tuple[str, int, str]]
    procs: dict[str, Proc] = field(repr=False)
    anew: dict[int, tuple[int, ...]] = field(default_factory=dict, repr=False)  # where a question is asked again from
    dice: dict[int, Die[Any]] = field(default_factory=dict, repr=False)  # by where their faces lie in the table
    laying: dict[str, int] = field(default_factory=dict, repr=False)  # where the rules for laying a position begin
    phases: dict[str, Phase] = field(default_factory=dict, repr=False)
    reckoned: int | None = None  # where the rule begins that says what cards are worth now
    foreseen: dict[str, int] = field(default_factory=dict)  # by the question: where the rule begins that looks ahead
    laid: dict[tuple[int, int], frozenset[str]] = field(default_factory=dict, repr=False)  # see `table.named`; as found

    @cached_property
    def version(self) -> str:
        """A digest of everything that decides how a game goes; a saved game names it."""
        digest = hashlib.blake2b(digest_size=8)
        for words in (self.code, self.table, self.template):
            digest.update(words.astype("<i4").tobytes())
        return digest.hexdigest()

    def source_line(self, pc: int) -> tuple[str, int, str]:
        """File, line and rule of an instruction."""
        at = pc // 4
        return self.where[at] if 0 <= at < len(self.where) else ("", 0, "")

    def proc_at(self, pc: int) -> str:
        """The procedure an instruction belongs to."""
        found = ""
        best = -1
        for name, start in self.starts.items():
            if best < start <= pc:
                best, found = start, name
        return found

    def names_at(self, pc: int) -> dict[str, Value]:
        """The names of the rule an instruction belongs to, as they stand where its statement begins."""
        proc = self.proc_at(pc)
        if not proc:
            return {}
        at = (pc - self.starts[proc]) // 4
        _, line, rule = self.source_line(pc)
        for names in reversed(self.procs[proc].names):
            if names.at <= at and (names.rule, names.line) == (rule, line):
                return names.values
        return {}


def build(
    schema: Schema,
    kinds: list[Kind],
    slots: list[Any],
    first_rule: Any,
    judgements: list[Any],
    *,
    hooks: Mapping[Any, Any] | None = None,
    laying: Laying = _NOTHING_LAID,
    reckoned: Any = None,
    foreseen: Mapping[str, Any] = _NOTHING_FORESEEN,
    max_options: int | None = None,
    stack: int | None = None,
) -> Program:
    """Compile a game. Room for choices and for the stack is derived from its rules, or as much as is given."""
    linker = Linker(schema, kinds, slots, hooks)
    filled = linker.fill_slots()
    entry = linker.entry(_source(first_rule, "a rule"))
    judged = [linker.judgement(_source(taste, "a judgement")) for taste in judgements]
    laid = {
        name: linker.aside(_source(rule, "a rule"), *takes)
        for name, rule, takes in (
            ("lay", laying.lay, [CARD]),
            ("settle", laying.settle, []),
            ("refuse", laying.refuse, []),
        )
        if rule is not None
    }
    phases = {id: _source(rule, "a rule") for id, rule in laying.phases.items()}
    entrances = {id: linker.phase(id, source) for id, source in phases.items()}
    worth = None if reckoned is None else linker.aside(_source(reckoned, "a rule"))
    ahead = {id: linker.aside(_source(rule, "a rule"), CARD) for id, rule in foreseen.items()}
    begun = [entry, *laid.values(), *entrances.values(), *([worth] if worth else []), *ahead.values()]
    linker.make_room(filled, begun, judged, max_options, stack)
    code, starts, where = linker.link()
    table = linker.constants.words(linker.layout, linker.verbs, filled, starts)
    return Program(
        code=np.array(code, np.int64),
        fused=np.array(fused(code, starts.values()), np.int64),
        table=np.array(table, np.int32),
        weights=np.array([f.first for f in schema.weights.values()] or [0], np.int32),
        template=_template(linker, starts[entry]),
        schema=schema,
        layout=linker.layout,
        kinds=kinds,
        verbs=linker.verbs,
        prompts=linker.prompts,
        notes=linker.notes,
        starts=starts,
        judgements=[starts[name] for name in judged],
        where=where,
        procs=linker.procs,
        anew=linker.anew(starts),
        dice=linker.constants.dice,
        laying={name: starts[proc] for name, proc in laid.items()},
        phases={id: Phase(starts[entrances[id]], bool(source.parameters)) for id, source in phases.items()},
        reckoned=None if worth is None else starts[worth],
        foreseen={id: starts[name] for id, name in ahead.items()},
    )


def _source(thing: Any, what: str) -> Source:
    found = source_of(thing)
    if found is None:
        raise DeclarationError(f"{thing!r} is not {what}")
    return found


def _template(linker: Linker, entry: int) -> Words:
    """A state before the set-up: every card in its home, every value at its first."""
    layout, schema = linker.layout, linker.schema
    state = np.zeros(layout.size, np.int32)
    state[isa.H_PC] = entry
    state[isa.H_FP] = layout.stack + isa.FRAME_WORDS
    state[isa.H_TOP] = state[isa.H_FP]
    state[isa.H_SNAP] = layout.stack_end
    state[isa.H_SOURCE] = -1
    state[isa.H_ACTIVE] = -1
    state[layout.stack] = -1
    for spot in layout.shared.values():
        state[spot.address : spot.address + max(1, spot.field.declared.count)] = spot.field.first
    for spot in layout.sided.values():
        state[spot.address : spot.address + schema.max_players] = spot.field.first
    for name, value in schema.counters.items():
        at = layout.card_address[name]
        state[at : at + layout.cards] = value.first
    state[layout.head : layout.head + 2 * schema.pile_count] = -1
    homes: dict[int, list[int]] = {}
    card = 0
    for share in range(max((kind.sets for kind in linker.kinds), default=0)):
        for kind in linker.kinds:
            home = layout.pile_id(kind.home)
            for _ in range(kind.copies // kind.sets if share < kind.sets else 0):
                known = layout.sees(home) << isa.KNOWN_SHIFT
                state[layout.ident + card] = kind.number | known | (home << isa.PILE_SHIFT)
                homes.setdefault(home, []).append(card)
                card += 1
    for home, cards in homes.items():
        _lay(state, layout, home, cards)
    return state


def _lay(state: Words, layout: Layout, pile: int, cards: list[int]) -> None:
    """Lay cards into an empty pile, from the top."""
    for before, card, after in zip([-1, *cards], cards, [*cards[1:], -1], strict=False):
        state[layout.links + card] = (after << isa.NEXT_SHIFT) | (before + 1)
    state[layout.head + pile], state[layout.tail + pile], state[layout.count + pile] = cards[0], cards[-1], len(cards)
