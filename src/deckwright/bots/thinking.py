"""A search as Python sees it: its room, its clock, its threads, and what it found."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
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
ROUNDS_AT_ONCE = 64  # between two looks at who leads, without a clock
FIRST_ROUNDS = 4  # before the first look at the clock
MOST_AT_ONCE = 4096
MOST_ROUNDS = 1 << 40
OBVIOUS = 0.8  # an option with this share of the visits is chosen without more ado,
OBVIOUS_AFTER = 1 / 3  # once so many rounds were made for each one that is left
AROUND = -1  # turns: once around the table and one more
EVIDENCE = 1.5  # by so many deviations a choice must beat the judgement's own, where every playout is a game to its end
PATIENCE = 0.01  # seconds between two looks at the clock, about


@dataclass(frozen=True)
class Advice:
    """One thing that may be chosen: its index, how often the search went there, how likely it wins then."""

    index: int
    visits: int
    win: float | None  # None where nobody looked


@dataclass(frozen=True)
class Settings:
    """How a search goes about it. What these are worth was measured: see docs/bots.md."""

    judgement: str = ""  # which one players follow in a playout; without a name the first of the game
    turns: int = AROUND  # a playout is cut when so many turns have begun since; 0: it goes to the end
    same_deal: int = 1
    explore: float = 0.7
    trust: float = 0.6
    first: float = 0.05
    blunders: int = 0  # of 1000 choices in a playout, how many are left to chance
    nodes: int = 1 << 17
    depth: int = 0  # how many choices deep the tree may grow; 0: as deep as it likes
    by_value: bool = True  # of what was visited often, choose what brought most; else what was visited most


def _own(arrays: Any) -> Any:
    """Arrays as the machine works on them: the interpreted one wants lists."""
    return type(arrays)(*(a.tolist() if isinstance(a, np.ndarray) else a for a in arrays)) if INTERPRETED else arrays


class Mind:
    """One tree with its room, used for one search after another. A thread works in one mind alone."""

    def __init__(self, game: Game, settings: Settings) -> None:
        from deckwright.vm.search import DEPTH, Room, Tree

        self.game, self.settings = game, settings
        program = game.program
        most = int(program.layout.max_options)
        n = settings.nodes
        self.tree = _own(
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
        self.room = _own(
            Room(
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
        """How many bytes the tree and its room take."""
        return sum(a.nbytes for part in (self.tree, self.room) for a in part if isinstance(a, np.ndarray))


class Search:
    """A search from one position, for one seat. Everything it learns stays inside."""

    def __init__(
        self, game: Game, state: Words, seat: int, seed: int, settings: Settings, minds: Sequence[Mind]
    ) -> None:
        from deckwright.vm.hidden import hidden_cards, put_in_order
        from deckwright.vm.search import DEPTH, Plan

        if seat < isa.PUBLIC_BIT and not (int(state[isa.H_WHO]) >> seat) & 1:
            raise NotYourTurn(f"seat {seat} is not asked now", f"место {seat} сейчас не спрашивают")
        self.game, self.seat, self.settings, self.minds = game, seat, settings, minds
        self.machine = machine_of(game)
        root = state.copy()
        self.machine.forget(root, seat)
        self.root: Any = root.tolist() if INTERPRETED else root
        self.rules = rules_of(game, settings.judgement)
        self.outlook = _own(outlook_of(game, state))
        turns = settings.turns if settings.turns != AROUND else int(state[isa.H_PLAYERS]) + 1
        cut = turns > 0 and self.outlook.turns[0] > 0
        self.plan = Plan(
            seat=seat,
            until=int(state[isa.H_TURN]) + turns if cut else 0,
            same_deal=settings.same_deal,
            explore=float(settings.explore),
            trust=float(settings.trust),
            first=float(settings.first),
            slips=settings.blunders,
            depth=settings.depth or DEPTH,
        )
        for number, mind in enumerate(minds):
            pools = hidden_cards(self.root, self.rules.table, seat, mind.room.order, mind.room.ends)
            mind.room.counts[0], mind.room.counts[1] = 0, pools
            put_in_order(self.root, self.rules.table, mind.room.order, mind.room.ends, pools)
            mind.tree.size[0], mind.tree.child[0] = 1, -1
            words = seeded(self.machine, seed + number * 0x9E3779B97F4A7C15 & (1 << 64) - 1, THINKING)
            mind.generator = words.tolist() if INTERPRETED else words
        self.keys, self.options = self._meanings() if seat < isa.PUBLIC_BIT else ([], [])

    def _meanings(self) -> tuple[list[int], list[int]]:
        """What the options mean, and the first option that means it."""
        from deckwright.vm.meaning import meanings

        room = self.minds[0].room
        n = meanings(self.root, self.rules.table, self.rules.targets, self.seat, room.keys, room.options)
        return [int(k) for k in room.keys[:n]], [int(o) for o in room.options[:n]]

    # --- going on -----------------------------------------------------------------------------------------------------

    def rounds(self, mind: Mind, rounds: int) -> None:
        """Search on in one tree."""
        from deckwright.vm.search import think

        think(self.root, self.rules, self.plan, mind.tree, self.outlook, mind.generator, mind.room, rounds)

    def run(self, rounds: int | None, deadline: float | None, clock: Clock) -> None:
        """Search on in every tree, for so many rounds or until the deadline; less if it is decided before."""
        if len(self.options) < 2:
            return
        if len(self.minds) == 1:
            self._go_on(self.minds[0], rounds, deadline, clock)
            return
        each = None if rounds is None else -(-rounds // len(self.minds))
        with ThreadPoolExecutor(len(self.minds)) as pool:
            for done in [pool.submit(self._go_on, mind, each, deadline, clock) for mind in self.minds]:
                done.result()

    def _go_on(self, mind: Mind, rounds: int | None, deadline: float | None, clock: Clock) -> None:
        """Search in one tree. The clock is looked at about every hundredth of a second."""
        done, now = 0, ROUNDS_AT_ONCE if deadline is None else FIRST_ROUNDS
        began = at = clock() if deadline is not None else 0.0
        while True:
            left = rounds - done if rounds is not None else MOST_ROUNDS
            if deadline is not None and done:
                before, at = at, clock()
                pace = max(at - before, 1e-6) / now
                left = min(left, int((deadline - at) / (max(at - began, 1e-6) / done)))
                now = max(1, min(2 * now, MOST_AT_ONCE, int(min(PATIENCE, deadline - at) / pace)))
            if left <= 0 or self._decided(mind, done, left):
                return
            now = min(now, left)
            self.rounds(mind, now)
            done += now

    def _decided(self, mind: Mind, done: int, left: int) -> bool:
        """Whether no other option can catch up, or it is obvious by now that none will."""
        visits = sorted((int(mind.tree.visits[node]) for node in self._children(mind)), reverse=True)
        if len(visits) < 2:
            return False
        return visits[0] - visits[1] > left or (done >= left * OBVIOUS_AFTER and visits[0] > OBVIOUS * sum(visits))

    @staticmethod
    def _children(mind: Mind) -> list[int]:
        nodes = []
        node = int(mind.tree.child[0])
        while node >= 0:
            nodes.append(node)
            node = int(mind.tree.sibling[node])
        return nodes

    # --- what was found -----------------------------------------------------------------------------------------------

    def advice(self) -> list[Advice]:
        """What may be chosen, best first, each meaning once."""
        visits, total = dict.fromkeys(self.keys, 0), dict.fromkeys(self.keys, 0.0)
        likings = dict.fromkeys(self.keys, -isa.LIMIT)
        for mind in self.minds:
            for node in self._children(mind):
                key = int(mind.tree.key[node])
                visits[key] += int(mind.tree.visits[node])
                total[key] += float(mind.tree.total[node])
                likings[key] = int(mind.tree.liking[node])
        found = [
            Advice(option, visits[key], total[key] / visits[key] if visits[key] else None)
            for key, option in zip(self.keys, self.options, strict=True)
        ]
        best_first = sorted(found, key=self._rank(max(visits.values())))
        if self.plan.until == 0 and self.rules.entry:
            begin_with_the_habit(best_first, self.options[max(range(len(found)), key=lambda i: likings[self.keys[i]])])
        return best_first

    def expected(self, rounds: int) -> Reals:
        """What each side may expect, added up over so many deals that are played on without a search."""
        from deckwright.vm.search import expect

        mind, sums = self.minds[0], np.zeros(int(self.root[isa.H_PLAYERS]))
        words: Any = sums.tolist() if INTERPRETED else sums
        expect(self.root, self.rules, self.plan, self.outlook, mind.generator, mind.room, rounds, words)
        return np.array(words)

    def _rank(self, most: int) -> Callable[[Advice], tuple[float, ...]]:
        """Visits decide, or the value among what was visited often; then the earlier option."""
        if self.settings.by_value:
            return lambda a: (2 * a.visits < most, -(a.win or 0.0) if 2 * a.visits >= most else 0.0, -a.visits, a.index)
        return lambda a: (-a.visits, -(a.win or 0.0), a.index)


def begin_with_the_habit(best_first: list[Advice], liked: int) -> None:
    """Put the judgement's own choice first unless another surely brought more.

    A playout to the end tells little: won or lost. After few of them the best of many options is mostly the luckiest.
    """
    best, habit = best_first[0], next(each for each in best_first if each.index == liked)
    if habit.win is None or best.win is None:
        return
    spread = _variance(best.win, best.visits) + _variance(habit.win, habit.visits)
    if best.win - habit.win < EVIDENCE * math.sqrt(spread):
        best_first.remove(habit)
        best_first.insert(0, habit)


def _variance(win: float, visits: int) -> float:
    """How far a share of games may be from the truth, squared; a few games that ended alike prove little."""
    return max(win * (1 - win), 1 / (visits + 2)) / visits


def judgement_of(game: Game, name: str = "") -> str:
    """The judgement of this name, else the first of the game; `random` if it has none."""
    return name if name in game.judgements else next(iter(game.judgements), "random") if not name else "random"


def rules_of(game: Game, judgement: str = "") -> Any:
    """What the machine needs to search a game by a judgement; a game without it is played by chance."""
    from deckwright.vm.search import Rules

    machine, program = machine_of(game), game.program
    names, name = list(game.judgements), judgement_of(game, judgement)
    entry = program.judgements[names.index(name)] if name in names else 0
    return _own(
        Rules(
            code=machine.code,
            table=machine.table,
            weights=machine.weights,
            silent=machine.silent,
            targets=np.array(["target" in verb.takes for verb in program.verbs], np.int32),
            entry=entry,
            won=program.layout.player_address["won"],
        )
    )
