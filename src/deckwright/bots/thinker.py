"""The bot that looks ahead."""

from __future__ import annotations

import time
from dataclasses import dataclass, field

from deckwright.bots.bots import Bot, Shown
from deckwright.bots.thinking import Advice, Clock, Mind, Search, SearchSettings, judgement_of
from deckwright.bots.ways import WAYS
from deckwright.vm import isa, rng

DEFAULT_ITERATIONS = 2000  # rounds, where nobody says how long to think


@dataclass
class Thinker(Bot):
    """A bot at a table that searches. The same seed and the same number of iterations choose the same.

    `iterations` and `seconds` are its own limits. Somebody who gives it more seconds makes no level stronger: its own
    iterations hold unless others are given. Threads search trees of their own, whose findings are added up; so the
    answer depends on how many `trees` there are.
    """

    settings: SearchSettings = field(default_factory=SearchSettings)
    iterations: int | None = None
    seconds: float | None = None
    trees: int = 1
    clock: Clock = time.monotonic
    minds: list[Mind] = field(init=False, default_factory=list)

    def __post_init__(self) -> None:
        self.judgement = judgement_of(self.game, self.settings.judgement)
        super().__post_init__()

    def choose(self, table: Shown, seat: int, seconds: float | None = None, iterations: int | None = None) -> int:
        """The index of the option it finds best for the seat; at once if it is forced or the judgement is sure."""
        if int(table.state[isa.H_NOPT]) == 1:
            return 0
        if self.slip():
            return self.below(int(table.state[isa.H_NOPT]))
        scores = self.scores(table, seat)
        if max(scores) >= isa.SURE:
            return scores.index(max(scores))
        return self._look_ahead(table, seat, seconds, iterations, choosing=True)[0].index

    def advise(
        self, table: Shown, seat: int, seconds: float | None = None, iterations: int | None = None
    ) -> list[Advice]:
        """What may be chosen, best first, with visits and how likely it wins; equal copies of a card appear once.

        It stops after so many seconds or iterations, whichever comes first; what is not given is its own limit.
        """
        return self._look_ahead(table, seat, seconds, iterations, choosing=False)

    def _look_ahead(
        self, table: Shown, seat: int, seconds: float | None, iterations: int | None, *, choosing: bool
    ) -> list[Advice]:
        """Search; who only has to choose leaves what can wait."""
        if iterations is None:
            iterations = self.iterations
            seconds = self.seconds if seconds is None else seconds
        if iterations is None and seconds is None:
            iterations = DEFAULT_ITERATIONS
        deadline = None if seconds is None else self.clock() + seconds
        search = self.search(table, seat)
        if choosing:
            search.leave_what_can_wait()
        search.run(iterations, deadline, self.clock)
        return search.advice()

    def get_ready(self, table: Shown, seat: int) -> None:
        """Think for a moment, so that the search is compiled before anybody waits for a move."""
        if int(table.state[isa.H_NOPT]) > 1:
            self.advise(table, seat, iterations=1)

    def search(self, table: Shown, seat: int) -> Search:
        """A search from here that has not begun."""
        while len(self.minds) < self.trees:
            self.minds.append(Mind(self.game, self.settings))
        seed = self._word() << 32 | self._word()
        return WAYS[self.settings.way](self.game, table.state, seat, seed, self.settings, self.minds[: self.trees])

    def _word(self) -> int:
        """The next 32 bits of this bot's own chance."""
        return int(self.machine.call(rng.next_word, self.generator, 0))
