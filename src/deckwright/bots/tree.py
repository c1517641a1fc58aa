"""A search that grows a tree of what may follow, as Python sees it: its clock, its threads, and what it found."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor

from deckwright.bots.thinking import MOST_ROUNDS, PATIENCE, Advice, Clock, Mind, Search, SearchSettings, Words
from deckwright.lang.game import Game
from deckwright.vm import isa

ROUNDS_AT_ONCE = 64  # between two looks at who leads, without a clock
FIRST_ROUNDS = 4  # before the first look at the clock
MOST_AT_ONCE = 4096
EVIDENCE = 1.5  # by so many deviations a choice must beat the judgement's own, where luck decides
OBVIOUS = 0.8  # an option with this share of the visits is chosen without more ado,
OBVIOUS_AFTER = 1 / 3  # once so many rounds were made for each one that is left


class TreeSearch(Search):
    """A search from one position that grows a tree in each of its minds."""

    def __init__(
        self, game: Game, state: Words, seat: int, seed: int, settings: SearchSettings, minds: Sequence[Mind]
    ) -> None:
        super().__init__(game, state, seat, seed, settings, minds)
        for mind in minds:
            mind.tree.size[0], mind.tree.child[0] = 1, -1

    # --- going on -----------------------------------------------------------------------------------------------------

    def rounds(self, mind: Mind, rounds: int) -> None:
        """Search on in one tree."""
        from deckwright.vm.search import think

        think(self.root, self.rules, self.plan, mind.tree, self.outlook, mind.generator, mind.space, rounds)
        self.thought(rounds)

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
