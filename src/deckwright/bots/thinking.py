"""What every way of looking ahead shares: its settings, its space, and the position as the seat may know it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from deckwright.bots.outlook import outlook_of
from deckwright.lang.game import Game
from deckwright.table.errors import NotYourTurn
from deckwright.table.opening import machine_of, seeded
from deckwright.vm import isa
from deckwright.vm.jit import INTERPRETED

Words = NDArray[np.int32]
Reals = NDArray[np.float64]
Clock = Callable[[], float]
THINKING = 6  # the stream of the generator
AROUND = -1  # turns: as many as suit the number of players
PATIENCE = 0.01  # seconds between two looks at the clock, about
MOST_ROUNDS = 1 << 40


@dataclass(frozen=True)
class Advice:
    """One thing that may be chosen: its index, how often the search went there, how likely it wins then."""

    index: int
    visits: int
    win: float | None  # None where nobody looked
    same_as: int | None = None  # another choice that always came to the same


@dataclass(frozen=True)
class SearchSettings:
    """How a search goes about it. What these are worth was measured: see docs/bots.md."""

    way: str = "race"  # to try options side by side; `tree`: to grow a tree of what may follow
    judgement: str = ""  # which one players follow in a playout; without a name the first of the game
    turns: int = AROUND  # a playout is cut when so many turns have begun since; 0: it goes to the end
    same_deal: int = 1
    explore: float = 0.7
    trust: float = 0.6
    first: float = 0.05
    blunders: int = 0  # of 1000 choices in a playout, how many are left to chance
    nodes: int = 1 << 17
    by_value: bool = True  # of what was visited often, choose what brought most; else what was visited most


def own(array: Any) -> Any:
    """An array as the machine works on it: the interpreted one wants a list."""
    return array.tolist() if INTERPRETED and isinstance(array, np.ndarray) else array


def own_arrays(arrays: Any) -> Any:
    """Several of them."""
    return type(arrays)(*map(own, arrays))


class Mind:
    """One tree with its space, used for one search after another. A thread works in one mind alone."""

    def __init__(self, game: Game, settings: SearchSettings) -> None:
        from deckwright.vm.search import DEPTH, Space, Tree

        self.game, self.settings = game, settings
        program = game.program
        most = int(program.layout.max_options)
        n = settings.nodes
        self.tree = own_arrays(
            Tree(
                size=np.ones(1, np.int64),
                key=np.zeros(n, np.int64),
                child=np.full(n, -1, np.int32),
                sibling=np.full(n, -1, np.int32),
                visits=np.zeros(n, np.int32),
                seen=np.zeros(n, np.int32),
                total=np.zeros(n, np.float64),
                liking=np.zeros(n, np.int32),
            )
        )
        self.space = own_arrays(
            Space(
                deal=program.template.copy(),
                state=program.template.copy(),
                order=np.zeros(program.layout.cards, np.int32),
                ends=np.zeros(program.schema.pile_count, np.int32),
                keys=np.zeros(most, np.int64),
                options=np.zeros(most, np.int32),
                nodes=np.zeros(most, np.int32),
                path=np.zeros(DEPTH, np.int32),
                actors=np.zeros(DEPTH, np.int32),
                shares=np.zeros(most, np.float64),
                rewards=np.zeros(program.schema.max_players, np.float64),
                counts=np.zeros(2, np.int64),
            )
        )
        self.generator: Any = None

    @property
    def size(self) -> int:
        """How many bytes the tree and its space take."""
        return sum(a.nbytes for part in (self.tree, self.space) for a in part if isinstance(a, np.ndarray))


class Thought:
    """A position somebody looks ahead from, for one seat. Everything that is learned stays inside."""

    def __init__(
        self, game: Game, state: Words, seat: int, seed: int, settings: SearchSettings, minds: Sequence[Mind]
    ) -> None:
        from deckwright.vm.hidden import hidden_cards, put_in_order
        from deckwright.vm.search import SearchPlan

        if seat < isa.PUBLIC_BIT and not (int(state[isa.H_WHO]) >> seat) & 1:
            raise NotYourTurn(f"seat {seat} is not asked now", f"место {seat} сейчас не спрашивают")
        self.game, self.seat, self.settings, self.minds = game, seat, settings, minds
        self.machine = machine_of(game)
        root = state.copy()
        self.machine.forget(root, seat)
        self.root: Any = root.tolist() if INTERPRETED else root
        self.rules = rules_of(game, settings.judgement)
        self.outlook = own_arrays(outlook_of(game, state))
        turns = settings.turns if settings.turns != AROUND else self.usual_turns(int(state[isa.H_PLAYERS]))
        cut = turns > 0 and self.outlook.turns[0] > 0
        self.plan = SearchPlan(
            seat=seat,
            until=int(state[isa.H_TURN]) + turns if cut else 0,
            same_deal=settings.same_deal,
            explore=float(settings.explore),
            trust=float(settings.trust),
            first=float(settings.first),
            slips=settings.blunders,
        )
        for number, mind in enumerate(minds):
            pools = hidden_cards(self.root, self.rules.table, seat, mind.space.order, mind.space.ends)
            mind.space.counts[0], mind.space.counts[1] = 0, pools
            put_in_order(self.root, self.rules.table, mind.space.order, mind.space.ends, pools)
            words = seeded(self.machine, seed + number * 0x9E3779B97F4A7C15 & (1 << 64) - 1, THINKING)
            mind.generator = words.tolist() if INTERPRETED else words
        self.keys, self.options = self._meanings() if seat < isa.PUBLIC_BIT else ([], [])

    def _meanings(self) -> tuple[list[int], list[int]]:
        """What the options mean, and the first option that means it."""
        from deckwright.vm.meaning import meanings

        space = self.minds[0].space
        n = meanings(self.root, self.rules.table, self.rules.targets, self.seat, space.keys, space.options)
        return [int(k) for k in space.keys[:n]], [int(o) for o in space.options[:n]]

    @staticmethod
    def usual_turns(players: int) -> int:
        """When a playout is cut, if nobody says: once around the table, and one turn more."""
        return players + 1

    def expected(self, rounds: int) -> Reals:
        """What each side may expect, added up over so many deals that are played on without a search."""
        from deckwright.vm.search import expect

        mind, sums = self.minds[0], np.zeros(int(self.root[isa.H_PLAYERS]))
        words: Any = sums.tolist() if INTERPRETED else sums
        expect(self.root, self.rules, self.plan, self.outlook, mind.generator, mind.space, rounds, words)
        return np.array(words)


class Search(Thought, ABC):
    """A way of looking ahead that ends in a choice."""

    def leave_what_can_wait(self) -> None:
        """Look only at what must be decided now. A way that cannot tell looks at everything."""

    @abstractmethod
    def run(self, rounds: int | None, deadline: float | None, clock: Clock) -> None:
        """Look ahead for so many rounds or until the deadline; less if it is decided before."""

    @abstractmethod
    def advice(self) -> list[Advice]:
        """What may be chosen, best first, each meaning once."""


def judgement_of(game: Game, name: str = "") -> str:
    """The judgement of this name, else the first of the game; `random` if it has none."""
    return name if name in game.judgements else next(iter(game.judgements), "random") if not name else "random"


def rules_of(game: Game, judgement: str = "") -> Any:
    """What the machine needs to search a game by a judgement; a game without it is played by chance."""
    from deckwright.vm.search import Rules

    machine, program = machine_of(game), game.program
    names, name = list(game.judgements), judgement_of(game, judgement)
    entry = program.judgements[names.index(name)] if name in names else 0
    return own_arrays(
        Rules(
            code=machine.code,
            table=machine.table,
            weights=machine.weights,
            silent=machine.imagined,
            targets=np.array(["target" in verb.takes for verb in program.verbs], np.int32),
            entry=entry,
            won=program.layout.player_address["won"],
        )
    )
