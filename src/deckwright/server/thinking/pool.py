"""The pool of workers: hands out jobs, holds deadlines, and replaces workers that crash or hang."""

from __future__ import annotations

import asyncio
import logging
import pickle
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from deckwright.bots import Advice
from deckwright.server.thinking import errors
from deckwright.server.thinking.fallback import Fallback
from deckwright.server.thinking.position import Position
from deckwright.server.thinking.queue import Job, Line, Queue
from deckwright.server.thinking.tasks import TASKS, Task
from deckwright.server.thinking.wire import Wire
from deckwright.server.thinking.worker import Outcome

log = logging.getLogger(__name__)
STARTING = 300.0  # seconds a worker may need to be ready: the machine may have to be compiled, on a slow computer
LONGEST_PAUSE = 30.0  # seconds between two attempts to start a worker, when none succeeds
WORK = 60.0  # seconds for work that is not a thought


@dataclass
class Counts:
    """What happened since the start, for those who look after a server."""

    answered: int = 0
    forced: int = 0
    late: int = 0
    crashed: int = 0
    failed: int = 0
    refused: int = 0
    fallbacks: int = 0
    replaced: int = 0


@dataclass(eq=False)
class Worker:
    """A worker as the pool sees it. `ended`: it was killed, and is only waited for."""

    line: Wire
    alarm: asyncio.TimerHandle
    ready: bool = False
    ended: bool = False
    job: Job | None = None

    @property
    def serves(self) -> bool:
        """Whether it does jobs, or will when it has done the one it has."""
        return self.ready and not self.ended


class Thinkers:
    """Processes in which bots think. All of it belongs to one event loop, which never waits for any of them."""

    def __init__(
        self,
        workers: int,
        *,
        seconds: float = 2.0,
        grace: float = 1.0,
        room: int = 256,
        tasks: Mapping[str, Task] | None = None,
    ) -> None:
        """`seconds`: how long a bot may think about one choice; `grace`: how long its answer may take beyond that.

        `room`: how many may wait. `tasks`: functions of importable modules, by the name they are called by.
        """
        if workers < 1:
            raise ValueError("somebody must think: at least one worker")
        self.counts = Counts()
        self._wanted, self._seconds, self._grace = workers, seconds, grace
        self._tasks = {**TASKS, **(tasks or {})}
        self._hello = pickle.dumps(self._tasks)
        self._queue = Queue(workers, room)
        self._fallback = Fallback()
        self._workers: dict[Wire, Worker] = {}
        self._open = False
        self._misses = 0  # workers that died before they were ready, since one was
        self._retry: asyncio.TimerHandle | None = None
        self._warming: asyncio.Task[None] | None = None
        self._empty: asyncio.Event | None = None  # while closing: set when the last worker is gone

    # --- opening and closing ------------------------------------------------------------------------------------------

    async def start(self) -> None:
        """Begin. Workers come up in the background: the first alone, since it may have to compile the machine."""
        self._open, self._misses = True, 0
        self._hire()

    async def close(self) -> None:
        """End every worker. Whoever still waits gets `Closed`."""
        self._open = False
        if self._retry is not None:
            self._retry.cancel()
            self._retry = None
        for job in self._queue.clear():
            job.refuse(errors.closed())
        for worker in self._workers.values():
            worker.line.kill()
        if self._workers:
            self._empty = asyncio.Event()
            await self._empty.wait()
        if self._warming is not None:
            await self._warming

    @property
    def pids(self) -> tuple[int, ...]:
        """The processes of the workers that are ready."""
        found = (worker.line.pid for worker in self._workers.values() if worker.serves)
        return tuple(pid for pid in found if pid is not None)

    # --- asking -------------------------------------------------------------------------------------------------------

    async def choose(self, position: Position, level: str, seed: int, *, seconds: float | None = None) -> int:
        """What a bot of this level chooses: always the index of a legal option. Equal seeds choose equally."""
        if position.choices == 1:
            self.counts.forced += 1
            return 0
        try:
            index = await self._think("choose", (position, level, seed), seconds, Line.MOVES)
            if _legal(position, index):
                return int(index)
            self._complain("choose", f"answered {index!r}, which is not an option")
        except errors.NoAnswer as error:
            log.info("no worker chose at a table of %s: %s", position.game, error)
        self.counts.fallbacks += 1
        return self._fallback.choose(position)

    async def advise(self, position: Position, *, seconds: float | None = None) -> list[Advice]:
        """What a search finds, best first, with how likely it wins; if no worker can say, what a judgement likes.

        There is always at least one.
        """
        if position.choices == 1:
            self.counts.forced += 1
            return [Advice(0, 0, None)]
        try:
            advice = await self._think("advise", (position,), seconds, Line.HINTS)
            if advice and all(isinstance(each, Advice) and _legal(position, each.index) for each in advice):
                return list(advice)
            self._complain("advise", "the advice is not about the options")
        except errors.NoAnswer as error:
            log.info("no worker advised at a table of %s: %s", position.game, error)
        self.counts.fallbacks += 1
        return self._fallback.advise(position)

    async def call(self, name: str, *args: Any, seconds: float = WORK) -> Any:
        """Do one of the tasks in a worker; `NoAnswer` if it takes longer than this, crashes or fails.

        It waits until nobody waits for a thought. With only one worker thoughts wait for it too: keep it short.
        """
        if name not in self._tasks:
            raise ValueError(f"there is no task {name!r}; there are: {', '.join(self._tasks)}")
        return await self._wait(Job.of(name, args, seconds, Line.WORK))

    async def _think(self, name: str, args: tuple[Any, ...], seconds: float | None, line: Line) -> Any:
        given = self._seconds if seconds is None else seconds
        return await self._wait(Job.of(name, args, given, line))

    async def _wait(self, job: Job) -> Any:
        if not self._open:
            raise errors.closed()
        if self._misses and not self._anybody():
            self.counts.refused += 1
            raise errors.unmanned()
        if self._queue.full(job.line):
            self.counts.refused += 1
            log.warning("too many wait for a worker; %s is refused", job.name)
            raise errors.crowded()
        self._queue.line(job.line).append(job)
        self._hand_out()
        return await job.answer

    def _hand_out(self) -> None:
        """Give work to whoever has none."""
        for worker in self._workers.values():
            if not worker.serves or worker.job is not None:
                continue
            working = sum(w.job is not None and not w.job.thought for w in self._workers.values())
            job = self._queue.next(working)
            if job is None:
                return
            worker.job = job
            deadline = job.seconds + (self._grace if job.thought else 0)
            worker.alarm = asyncio.get_running_loop().call_later(deadline, self._too_late, worker, job)
            worker.line.ask(job.ask())

    # --- what workers do ----------------------------------------------------------------------------------------------

    def _anybody(self) -> bool:
        return any(worker.serves for worker in self._workers.values())

    def _hire(self) -> None:
        """Start the workers that are missing: one until the machine is known to run, then all."""
        if not self._open or self._retry is not None:
            return
        loop = asyncio.get_running_loop()
        wanted = self._wanted if self._anybody() else 1
        while len(self._workers) < wanted:
            line = Wire(self._hello, self._heard)
            self._workers[line] = Worker(line, loop.call_later(STARTING, line.kill))

    def _hire_again(self) -> None:
        self._retry = None
        self._hire()

    def _heard(self, line: Wire, answer: Outcome | None) -> None:
        """A worker is ready, has an answer, or is gone."""
        worker = self._workers[line]
        worker.alarm.cancel()
        if answer is None:
            self._gone(worker)
        elif not worker.ready:
            self._ready(worker)
        elif worker.job is not None:  # else the answer came too late
            self._answered(worker.job, answer)
            worker.job = None
        if self._open:
            self._hand_out()

    def _ready(self, worker: Worker) -> None:
        worker.ready = True
        self._misses = 0
        if self._open and self._warming is None:  # what the quick answer needs has been compiled by now
            self._warming = asyncio.create_task(asyncio.to_thread(self._fallback.warm))
        self._hire()

    def _answered(self, job: Job, answer: Outcome) -> None:
        if answer.error is not None:
            self._complain(job.name, answer.error)
            job.refuse(errors.failed())
        else:
            self.counts.answered += 1
            job.tell(answer.value)

    def _too_late(self, worker: Worker, job: Job) -> None:
        """A worker did not answer in time, and may never. Its asker goes on at once, a new one takes its place."""
        self.counts.late += 1
        log.warning("%s had no answer within its deadline; its worker is replaced", job.name)
        worker.job, worker.ended = None, True
        worker.line.kill()
        job.refuse(errors.late(job.seconds))

    def _gone(self, worker: Worker) -> None:
        """A worker is no more. If the pool is open, another takes its place."""
        del self._workers[worker.line]
        if not self._open:
            if worker.job is not None:
                worker.job.refuse(errors.closed())
            if self._empty is not None and not self._workers:
                self._empty.set()
            return
        self.counts.replaced += 1
        if worker.job is not None:
            self._crashed(worker.job)
        if not worker.ready:
            self._missed()
        self._hire()

    def _missed(self) -> None:
        """A worker died before it was ready. Trying again at once would only heat the room."""
        self._misses += 1
        pause = min(LONGEST_PAUSE, 2.0 ** min(self._misses - 1, 9))
        log.error("a worker could not be started; the next attempt is in %.0f s", pause)
        if self._retry is None:
            self._retry = asyncio.get_running_loop().call_later(pause, self._hire_again)
        if not self._anybody():
            for job in self._queue.clear():
                job.refuse(errors.unmanned())

    def _crashed(self, job: Job) -> None:
        """A worker died in the middle of a job: once may be chance, twice is the job."""
        self.counts.crashed += 1
        log.warning("a worker died while it did %s", job.name)
        job.crashes += 1
        if job.crashes > 1:
            job.refuse(errors.crashed())
        else:
            self._queue.line(job.line).appendleft(job)

    def _complain(self, name: str, error: str) -> None:
        self.counts.failed += 1
        log.error("%s failed in a worker: %s", name, error)


def _legal(position: Position, index: Any) -> bool:
    return isinstance(index, int) and 0 <= index < position.choices
