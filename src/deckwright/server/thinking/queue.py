"""Who waits for a thought, in the order they came."""

from __future__ import annotations

import asyncio
import enum
import pickle
from collections import deque
from dataclasses import dataclass
from typing import Any

from deckwright.server.thinking.worker import Ask
from deckwright.table.errors import TableError

LEAST = 0.05  # seconds of thought that everybody gets, however many wait


class Line(enum.Enum):
    """Where a job waits. A bot's move holds a whole table up, a hint one person, other work nobody."""

    MOVES = enum.auto()
    HINTS = enum.auto()
    WORK = enum.auto()


@dataclass(eq=False)
class Job:
    """A task that somebody waits for. A thought is told how long it may take; other work only has to end in time."""

    name: str
    args: bytes
    seconds: float
    line: Line
    answer: asyncio.Future[Any]
    crashes: int = 0

    @classmethod
    def of(cls, name: str, args: tuple[Any, ...], seconds: float, line: Line) -> Job:
        """A job with its arguments ready to be sent."""
        return cls(name, pickle.dumps(args), seconds, line, asyncio.get_running_loop().create_future())

    @property
    def thought(self) -> bool:
        """Whether it is told how long it may take."""
        return self.line is not Line.WORK

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
    """First come, first served: moves of bots before hints, and both before other work, for which nobody waits."""

    def __init__(self, workers: int, room: int) -> None:
        self._workers, self._room = workers, room
        self._lines: dict[Line, deque[Job]] = {line: deque() for line in Line}

    def __len__(self) -> int:
        return sum(len(line) for line in self._lines.values())

    def line(self, line: Line) -> deque[Job]:
        """Those who wait there."""
        return self._lines[line]

    def full(self, where: Line) -> bool:
        """Whether there is no room for one more in a line."""
        line = self._lines[where]
        if len(line) >= self._room:  # those whose asker has gone away need no room
            gone = [job for job in line if job.answer.done()]
            for job in gone:
                line.remove(job)
        return len(line) >= self._room

    def next(self, working: int) -> Job | None:
        """The next job, if any may begin; `working`: how many workers are at other work already.

        Other work never takes the last worker of several. When many wait, each thought is given less time.
        """
        for where, line in self._lines.items():
            if where is Line.WORK and working >= max(1, self._workers - 1):
                break
            while line:
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
        jobs = [job for line in self._lines.values() for job in line]
        for line in self._lines.values():
            line.clear()
        return jobs
