"""Who waits for a thought, in the order they came."""

from __future__ import annotations

import asyncio
import pickle
from collections import deque
from dataclasses import dataclass
from typing import Any

from deckwright.server.thinking.worker import Ask
from deckwright.table.errors import TableError

LEAST = 0.05  # seconds of thought that everybody gets, however many wait


@dataclass(eq=False)
class Job:
    """A task that somebody waits for. A thought is told how long it may take; other work only has to end in time."""

    name: str
    args: bytes
    seconds: float
    thought: bool
    answer: asyncio.Future[Any]
    crashes: int = 0

    @classmethod
    def of(cls, name: str, args: tuple[Any, ...], seconds: float, *, thought: bool) -> Job:
        """A job with its arguments ready to be sent."""
        return cls(name, pickle.dumps(args), seconds, thought, asyncio.get_running_loop().create_future())

    def ask(self) -> Ask:
        """The task as a worker gets it."""
        return Ask(self.name, self.args, {"seconds": self.seconds} if self.thought else {})

    def tell(self, value: Any) -> None:
        """Give the answer to whoever still waits for it."""
        if not self.answer.done():
            self.answer.set_result(value)

    def refuse(self, error: TableError) -> None:
        """Say that there will be no answer."""
        if not self.answer.done():
            self.answer.set_exception(error)


class Queue:
    """First come, first served; thoughts before other work, since somebody sits at a table and waits for them."""

    def __init__(self, workers: int, room: int) -> None:
        self._workers, self._room = workers, room
        self._thoughts: deque[Job] = deque()
        self._works: deque[Job] = deque()

    def __len__(self) -> int:
        return len(self._thoughts) + len(self._works)

    def line(self, thought: bool) -> deque[Job]:
        """Where a job of this sort waits."""
        return self._thoughts if thought else self._works

    def full(self, thought: bool) -> bool:
        """Whether there is no room for one more of this sort."""
        line = self.line(thought)
        if len(line) >= self._room:  # those whose asker has gone away need no room
            gone = [job for job in line if job.answer.done()]
            for job in gone:
                line.remove(job)
        return len(line) >= self._room

    def next(self, working: int) -> Job | None:
        """The next job, if any may begin; `working`: how many workers are at other work already.

        Other work never takes the last worker of several. When many wait, each thought is given less time.
        """
        for line, allowed in ((self._thoughts, True), (self._works, working < max(1, self._workers - 1))):
            while allowed and line:
                job = line.popleft()
                if job.answer.done():
                    continue
                if job.thought:
                    share = job.seconds / (1 + len(line) / self._workers)
                    job.seconds = min(job.seconds, max(LEAST, share))
                return job
        return None

    def clear(self) -> list[Job]:
        """Send everybody away; who they were."""
        jobs = [*self._thoughts, *self._works]
        self._thoughts.clear()
        self._works.clear()
        return jobs
