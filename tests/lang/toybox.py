"""A small game to try the language with: compile rules, open a state, answer its questions from a script."""

from __future__ import annotations

import enum
import importlib.util
import itertools
import linecache
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from unittest.mock import patch

import numpy as np

from deckwright.lang import types as lang
from deckwright.lang.cards import Kind
from deckwright.lang.compiler import calls
from deckwright.lang.program import Program, build
from deckwright.lang.schema import Schema
from deckwright.lang.types import Note, Prompt, Seats, Verb, fact, mark, pile, value, weight
from deckwright.vm import isa, jit, machine, rng
from deckwright.vm.engine import Engine, go_on
from deckwright.vm.native.llvm import Loaded
from tests.vm.native.both import alone, made_now, native

BUDGET = 20_000
EVENTS = 64
NATIVE = not (jit.INTERPRETED or jit.CHECKED)  # whether there is native code to be tested
INLINING = (0, 10**6)  # how many syntax nodes a rule may have that is written out: no rule, every rule


class Colour(enum.IntEnum):
    RED = 1
    GREEN = 2
    BLUE = 3


class Card(lang.Card):
    cost: int = fact(0)
    colour: Colour = fact(Colour.RED)
    rare: bool = fact(False)
    used: bool = mark()
    tokens: int = value(0)
    host: Card | None = value(None)
    keeper: Player | None = value(None)
    hunch: int = value(0, secret=True)


class Pile(lang.Pile["Card"]):
    pass


class Player(lang.Player):
    gold: int = value(0)
    ready: bool = value(False)
    plan: int = value(0, secret=True)
    best: Card | None = value(None)
    rival: Player | None = value(None)
    deck: Pile = pile(sees="nobody")
    hand: Pile = pile(sees="owner")
    discard: Pile = pile()


class Shared(lang.Shared["Player"]):
    a: int = value(0)
    b: int = value(0)
    c: int = value(0)
    result: int = value(0)
    flag: bool = value(False)
    mood: Colour = value(Colour.GREEN)
    chosen: Card | None = value(None)
    hidden: int = value(0, secret=True)
    team: Seats = value()
    box: Pile = pile()
    row: Pile = pile()
    void: Pile = pile()
    crypt: Pile = pile(sees="nobody")


class Weights(lang.Weights):
    gold: int = weight(3)


class Answer(lang.Answer):
    card: Card
    target: Card
    player: Player
    pile: Pile


table = Shared()
weights = Weights()
SAY = Note("say", "{number}", "{number}", ("number",))
PICK = Verb("pick", ("card",))
STOP = Verb("stop")
SEND = Verb("send", ("card", "pile", "number"))
WHAT = Prompt("what", "What?", "Что?")


def kind(id: str, copies: int, home: str, slots: dict[Any, Any] | None = None, **facts: int) -> Kind:
    return Kind(id, id, id, copies, home, dict(facts), slots or {})


COIN = kind("coin", 3, "box", cost=0)
GEM = kind("gem", 2, "row", cost=3, colour=Colour.GREEN)
CROWN = kind("crown", 1, "row", cost=7, colour=Colour.BLUE, rare=True)
KINDS = [COIN, GEM, CROWN]
_modules = itertools.count()


def module_of(source: str, folder: Path) -> Any:
    """A module of rules written on the spot, in a file of its own so that its source can be read."""
    path = folder / f"rules_{next(_modules)}.py"
    path.write_text(source, "utf-8")
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def compiled(
    first: Any,
    *,
    kinds: list[Kind] | None = None,
    slots: Sequence[Any] = (),
    hooks: Mapping[Any, Any] | None = None,
    judgements: Sequence[Any] = (),
    max_options: int | None = 96,
    stack: int | None = 1024,
) -> Program:
    schema = Schema(Card, Player, Shared, Weights, 4)
    return build(
        schema,
        KINDS if kinds is None else kinds,
        list(slots),
        first,
        list(judgements),
        hooks=hooks,
        max_options=max_options,
        stack=stack,
    )


@dataclass
class Game:
    """A state of a compiled program, and what its rules have said with `note(SAY, number=...)`.

    It runs one instruction after the other and hears of every event; a silent one runs at full speed, a native one runs
    native code.
    """

    program: Program
    players: int = 2
    silent: bool = False
    native: bool = False
    status: int = isa.RUNNING
    said: list[int] = field(default_factory=list)
    loaded: Loaded | None = None

    def __post_init__(self) -> None:
        program, self.state = self.program, self.program.template.copy()
        self.events: Any = np.zeros(isa.E_FIRST + EVENTS * isa.EVENT_WORDS, np.int32)
        code = program.fused if self.silent else program.code
        self.words: list[Any] = [code, program.table, program.weights]
        if jit.INTERPRETED:
            self.state, self.events = self.state.tolist(), self.events.tolist()
            self.words = [words.tolist() for words in self.words]
        self.events[isa.E_CAPACITY] = EVENTS
        self.state[isa.H_PLAYERS] = self.players
        rng.seed(self.state, isa.H_RNG, 7, 0, 0)

    def run(self, budget: int = BUDGET) -> int:
        if self.native:
            return self._run_native()
        code, table, weights = self.words
        for _ in range(1 if self.silent else budget):
            self.events[isa.E_COUNT] = -1 if self.silent else 0
            steps = budget if self.silent else 1
            self.status = machine.run(self.state, code, table, weights, self.events, steps)
            for i in range(self.events[isa.E_COUNT]):
                at = isa.E_FIRST + i * isa.EVENT_WORDS
                if self.events[at] % 256 == isa.EV_NOTE:
                    self.said.append(int(self.events[at + 4]))
            if self.status != isa.BUDGET:
                break
        return self.status

    def _run_native(self) -> int:
        self.events[isa.E_COUNT] = isa.SILENT
        _, table, weights = self.words
        self.status = go_on(self.state, self.engine, table, weights, self.events, isa.ENDLESS)
        return self.status

    @property
    def engine(self) -> Engine:
        """What runs the game where nobody listens."""
        if not self.native:
            return alone(self.words[0])
        if self.loaded is None:
            self.loaded = made_now(self.program)
        return native(self.program, self.loaded)

    @property
    def options(self) -> list[tuple[str, str]]:
        """The choices of the pending question: each one's verb and kind of card, empty if it has no card."""
        at = self.program.layout.options
        found = [self.state[at + 4 * i : at + 4 * i + 2] for i in range(self.state[isa.H_NOPT])]
        return [(self.program.verbs[verb].id, self.kind(card) if card >= 0 else "") for verb, card in found]

    def answer(self, verb: str, card: str = "", nth: int = 0) -> int:
        """Choose the nth of the options with this verb and kind of card; then run on."""
        fitting = [i for i, option in enumerate(self.options) if option == (verb, card)]
        assert self.status == isa.QUESTION and nth < len(fitting), f"no {verb} {card} among {self.options}"
        self.state[isa.H_ANSWER] = fitting[nth]
        return self.run()

    def kind(self, card: int) -> str:
        return self.program.kinds[int(self.state[self.program.layout.ident + card]) & isa.KIND_MASK].id

    def value(self, name: str, player: int | None = None) -> int:
        layout = self.program.layout
        at = layout.table_address[name] if player is None else layout.player_address[name] + player
        return int(self.state[at])

    def pile(self, name: str, player: int | None = None) -> list[str]:
        layout, found = self.program.layout, []
        card = self.state[layout.head + layout.pile_id(name, player)]
        while card >= 0:
            found.append(self.kind(card))
            card = self.state[layout.links + card] >> isa.NEXT_SHIFT
        return found

    @property
    def outcome(self) -> list[int]:
        """All of a state but the machine's own place in the rules."""
        state = [int(word) for word in self.state[: self.program.layout.options]]
        return state[isa.H_RNG : isa.H_RNG + 4] + state[isa.HEADER :]

    @property
    def living(self) -> list[int]:
        """The words of a state that matter at a question: not what lies above the frames of the rules."""
        top, snap, layout = int(self.state[isa.H_TOP]), int(self.state[isa.H_SNAP]), self.program.layout
        header = [word for i, word in enumerate(self.state[: layout.options]) if i != isa.H_ANSWER]
        return [int(word) for word in (*header, *self.state[layout.stack : top], *self.state[snap:])]

    @property
    def fault(self) -> int:
        return int(self.state[isa.H_FAULT])

    @property
    def where(self) -> tuple[str, str]:
        """The rule the state stands in, and the text of its line."""
        file, line, rule = self.program.source_line(int(self.state[isa.H_PC]))
        return rule, linecache.getline(file, line).strip()


def heard_or_not(first: Any, *script: tuple[str, str] | str, **given: Any) -> Game:
    """A game run with these answers; at every question it is the same to the last word whoever runs it."""
    game, silent = (opened(first, silent=quiet, **given) for quiet in (False, True))
    others = [silent, natively(first, **given)] if NATIVE else [silent]
    for step in [*script, ""]:
        assert all(other.living == game.living for other in others)
        if step:
            for one in (game, *others):
                one.answer(*([step] if isinstance(step, str) else step))
    return game


def natively(first: Any, players: int = 2, **given: Any) -> Game:
    """A game that native code has begun."""
    game = Game(compiled(first, **given), players, native=True)
    game.run()
    return game


def opened(first: Any, *script: tuple[str, str] | str, players: int = 2, silent: bool = False, **given: Any) -> Game:
    """A game run with these answers: a verb's id, or that and the id of a kind of card."""
    game = Game(compiled(first, **given), players, silent)
    game.run()
    for step in script:
        game.answer(*([step] if isinstance(step, str) else step))
    return game


def play(first: Any, *script: tuple[str, str] | str, inlining: Sequence[int] = INLINING, **given: Any) -> Game:
    """A game run to its end, which is the same whether rules are called or written out, heard or not."""
    game = heard_or_not(first, *script, **given)
    assert game.status != isa.FAULT, f"fault {game.fault} in {game.where}"
    assert game.status == isa.OVER, f"status {game.status}, options {game.options}, in {game.where}"
    others = []
    for small in inlining:
        with patch.object(calls, "SMALL", small):
            others.append(opened(first, *script, **given))
    for other in others:
        assert other.status == isa.OVER, f"status {other.status}, fault {other.fault} in {other.where}"
        assert other.outcome == game.outcome
        assert other.said == game.said
    return game


def stopped(first: Any, fault: int, rule: str, line: str = "", **given: Any) -> Game:
    """A game that stops by this fault, in this rule, on the line that begins so."""
    game = opened(first, **given)
    assert (game.status, game.fault) == (isa.FAULT, fault)
    found, text = game.where
    assert found == rule
    assert text.startswith(line)
    assert game.run() == isa.FAULT  # and it does not go on
    return game
