"""Options tried side by side: every deal is played on once with each, and what falls behind for certain is dropped.

The luck of a deal falls on all options alike, so far fewer deals tell them apart than when each has deals of its own.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import nullcontext
from typing import Any

import numpy as np

from deckwright.bots.thinking import (
    MOST_ROUNDS,
    PATIENCE,
    Advice,
    Clock,
    Mind,
    Search,
    SearchSettings,
    Words,
    own,
    own_arrays,
)
from deckwright.lang.game import Game

AROUND_THE_TABLE = 8  # a playout is cut after so many times around
FIRST_DEALS, MOST_DEALS = 8, 64  # between two looks at who falls behind; a clock is looked at after the first deal
GROWTH = 1.5
LEAST_DEALS = 8  # fewer tell nothing: nobody is dropped before, and if rounds are too few for all, fewer options run
BEHIND = 2.5  # by so many deviations an option must be behind to be dropped
ALIKE_AFTER = 12  # after so many deals that went the same way, two options are the same
EVIDENCE = 1.25  # by so many deviations a choice must beat the judgement's own
DEALS_TO_WAIT = 2  # on so many an option must come to the same before and after another one
NEGLIGIBLE = 0.0002  # nobody minds a chance that is smaller by so much
STEPS_A_LOOK = 5  # between two looks at the clock, in times of PATIENCE


class Race(Search):
    """A race of the options of one position."""

    def __init__(
        self, game: Game, state: Words, seat: int, seed: int, settings: SearchSettings, minds: Sequence[Mind]
    ) -> None:
        super().__init__(game, state, seat, seed, settings, minds)
        n = len(self.options)
        self.lanes = [_lanes(self.options) for _ in minds]
        self.running = list(range(n))
        self.alike: dict[int, int] = {}  # what was dropped since it always came to the same as another
        self.deals = 0  # all minds together
        self.visits = [0] * n
        self.sums = [0.0] * n
        self.likings = self._likings()
        self.habit = max(range(n), key=lambda i: (self.likings[i], -i)) if n else 0

    @staticmethod
    def usual_turns(players: int) -> int:
        """When a playout is cut, if nobody says. Options stay comparable for long: the luck is the same for all."""
        return AROUND_THE_TABLE * players

    def _likings(self) -> list[int]:
        """How the judgement finds each option."""
        from deckwright.vm.hidden import deal
        from deckwright.vm.play import judge
        from deckwright.vm.search import copy_state

        mind, rules = self.minds[0], self.rules
        if not rules.entry or not self.options:
            return [0] * len(self.options)
        state = mind.space.deal
        copy_state(self.root, state, rules.table)
        deal(state, rules.table, mind.space.order, mind.space.ends, mind.space.counts[1], mind.generator)
        fixed = (rules.code, rules.table, rules.weights, rules.silent)
        return [int(judge(state, *fixed, rules.entry, self.seat, option)) for option in self.options]

    def leave_what_can_wait(self) -> None:
        """If the habit costs nothing, weigh it only against what is lost by it, or comes to something else after it."""
        from deckwright.vm.waiting import find_what_can_wait

        n, mind = len(self.options), self.minds[0]
        if n < 2 or not self.rules.entry:
            return
        options, keys = own(np.array(self.options, np.int32)), own(np.array(self.keys))
        ordered = own(np.array(self.game.program.layout.ordered(), np.int32))
        waits = own(np.zeros(n, np.bool_))
        space = (mind.generator, mind.space, options, keys, self.habit, DEALS_TO_WAIT, waits)
        find_what_can_wait(self.root, self.rules, ordered, self.seat, *space)
        self.running = [i for i in self.running if not waits[i]]

    # --- going on -----------------------------------------------------------------------------------------------------

    def run(self, rounds: int | None, deadline: float | None, clock: Clock) -> None:
        """Race until one is left, the rounds or the time are used up, or it makes no difference any more."""
        if len(self.running) < 2:
            return
        if rounds is not None:
            self._start(max(1, rounds // (LEAST_DEALS * len(self.minds))))
        began = clock() if deadline is not None else 0.0
        step: float = FIRST_DEALS if deadline is None else 1
        done = 0
        with ThreadPoolExecutor(len(self.minds)) if len(self.minds) > 1 else nullcontext() as pool:
            while not done or len(self.running) > 1:
                each = len(self.running) * len(self.minds)
                left = MOST_ROUNDS if rounds is None else rounds - done
                if deadline is not None and done:
                    at = clock()
                    pace = max(at - began, 1e-6) / done
                    left = min(left, int((deadline - at) / pace))
                    step = min(step, STEPS_A_LOOK * PATIENCE / pace / each + 1)
                deals = min(int(step), left // each if done else max(1, left // each))
                if deals < 1:
                    return
                self._run_on(deals, pool)
                done += deals * each
                if self._makes_no_difference():
                    return
                step = min(step * GROWTH + 1, MOST_DEALS)

    def _start(self, most: int) -> None:
        """Let only so many options run: those the judgement likes best."""
        liked = sorted(self.running, key=lambda i: (-self.likings[i], i))
        self.running = sorted(liked[:most])

    def _run_on(self, deals: int, pool: Executor | None) -> None:
        """Play on so many deals in every mind, then drop what has fallen behind."""
        each = [deals] * len(self.minds)
        at_once = pool.map if pool is not None else map
        list(at_once(self.play_deals, self.minds, self.lanes, each))
        self.deals += deals * len(self.minds)
        for i in self.running:
            self.visits[i] = self.deals
            self.sums[i] = sum(float(lanes.sums[i]) for lanes in self.lanes)
        self._drop()

    def play_deals(self, mind: Mind, lanes: Any, deals: int) -> None:
        """Play so many deals in one mind, with every option that runs."""
        from deckwright.vm.racing import race

        for i in range(len(self.options)):
            lanes.running[i] = i in self.running
        race(self.root, self.rules, self.plan, self.outlook, mind.generator, mind.space, lanes, deals)

    def _drop(self) -> None:
        """Drop what is surely worse than the best, and all but one of what always comes to the same."""
        lead = self._lead()
        for i in list(self.running):
            if i == lead or i not in self.running:
                continue
            if self.deals >= ALIKE_AFTER and not self._apart(i, lead):
                gone, lead = (lead, i) if i == self.habit else (i, lead)
                self.running.remove(gone)
                self.alike[gone] = lead
            elif self._mean(lead) - self._mean(i) > BEHIND * self._doubt(i, lead):
                self.running.remove(i)

    def _makes_no_difference(self) -> bool:
        """Whether next to nothing is lost, on average, by taking what leads now for what would lead at last."""
        lead = self._lead()
        others = (i for i in self.running if i != lead)
        losses = (expected_loss(self._mean(lead) - self._mean(i), self._doubt(i, lead)) for i in others)
        return sum(losses) < NEGLIGIBLE

    def _lead(self) -> int:
        return max(self.running, key=lambda i: (self.sums[i], i == self.habit, -i))

    def _mean(self, i: int) -> float:
        return self.sums[i] / self.visits[i]

    def _apart(self, i: int, j: int) -> int:
        """On how many deals two options did not come to the same."""
        at = max(i, j) * len(self.options) + min(i, j)
        return sum(int(lanes.apart[at]) for lanes in self.lanes)

    def _doubt(self, i: int, j: int) -> float:
        """The deviation of the difference between two options that were tried on the same deals.

        Where a playout goes to the end it tells only won or lost: a few that ended alike prove little.
        """
        if self.deals < LEAST_DEALS:
            return math.inf
        at = max(i, j) * len(self.options) + min(i, j)
        squares = sum(float(lanes.squares[at]) for lanes in self.lanes)
        difference = (self.sums[i] - self.sums[j]) / self.deals
        least = 1 / (self.deals + 2) if self.plan.until == 0 else 1e-6
        return math.sqrt(max(squares / self.deals - difference * difference, least) / self.deals)

    # --- what was found -----------------------------------------------------------------------------------------------

    def advice(self) -> list[Advice]:
        """What may be chosen, best first: the judgement's own choice, unless another surely brought more."""
        best = self._best()
        runs = set(self.running)
        order = sorted(
            range(len(self.options)),
            key=lambda i: (i != best, i not in runs, -self._mean(i) if self.visits[i] else 1.0, i),
        )
        return [self._advice(i) for i in order]

    def _advice(self, i: int) -> Advice:
        """What is known of one option."""
        same = self.alike.get(i)
        mean = self._mean(i) if self.visits[i] else None
        return Advice(self.options[i], self.visits[i], mean, None if same is None else self.options[same])

    def _best(self) -> int:
        """What to choose: the habit of a judgement is left only for what likely brings more."""
        if not self.deals:
            return self.habit
        lead = self._lead()
        if not self.rules.entry or self.habit not in self.running:
            return lead
        more = self._mean(lead) - self._mean(self.habit)
        return lead if lead != self.habit and more >= EVIDENCE * self._doubt(lead, self.habit) else self.habit


def expected_loss(ahead: float, doubt: float) -> float:
    """What is lost on average by choosing what is ahead by so much, give or take a doubt, if the other is better."""
    if math.isinf(doubt):
        return doubt
    z = ahead / doubt
    density, beyond = math.exp(-z * z / 2) / math.sqrt(2 * math.pi), math.erfc(z / math.sqrt(2)) / 2
    return doubt * (density - z * beyond)


def _lanes(options: Sequence[int]) -> Any:
    """Room for a race of these options."""
    from deckwright.vm.racing import Lanes

    n = len(options)
    return own_arrays(
        Lanes(
            options=np.array(options, np.int32),
            running=np.ones(n, np.int32),
            sums=np.zeros(n),
            squares=np.zeros(n * n),
            apart=np.zeros(n * n, np.int32),
            brought=np.zeros(n),
            traces=np.zeros(n, np.int64),
            chance=np.zeros(4, np.int32),
        )
    )
