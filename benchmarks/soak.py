"""Everything at once, for as long as you like: clients play all games against bots of all levels while things break.

    python -m benchmarks.soak --minutes 120                       # SQLite, on a small disk of its own
    python -m benchmarks.soak --choices 1000000 --postgresql      # a PostgreSQL of its own, stopped and started
    python -m benchmarks.soak --minutes 120 --report soak.json    # adds a run to a report

Clients choose at random through the API. Every few seconds something happens: the web process is killed and started
again, a thinking process is killed, the disk is full until somebody was refused for it (SQLite), or the database is
stopped and started (PostgreSQL). Kills come in storms, eight minutes out of forty; between them processes live long
enough to see whether they grow, while disk and database go on to fail. At the end every choice that was acknowledged
must stand in the store, once, in its place. Ctrl+C ends a run early; it is judged all the same.

The disk is a tmpfs, which only root may mount; for others the server's files may not grow, which is refused as a
database that cannot be reached.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import shutil
import signal
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path

from benchmarks.soaking.book import Run, earlier, judge, summed_up, write
from benchmarks.soaking.crowd import Crowd
from benchmarks.soaking.disk import Disk, small_disk
from benchmarks.soaking.server import Served
from tests.server.cluster import Cluster, private_cluster

from deckwright.server.store import StoreAway, StoreFull

STORM, CYCLE = 8 * 60.0, 40 * 60.0  # seconds in which processes are killed, out of so many
PAUSE, CALM = 10.0, 30.0  # seconds between two mishaps, in a storm and otherwise
TROUBLE, PATIENCE = 3.0, 20.0  # seconds that a mishap lasts, and until it must have been felt
RECOVERED = 10  # choices after which the last mishap is over
WEIGHING, TELLING = 15.0, 60.0  # seconds between two looks at the memory, and between two lines of progress


class Soak:
    """One run."""

    def __init__(self, server: Served, weak: Cluster | Disk, run: Run, options: argparse.Namespace) -> None:
        self._server, self._weak, self._run = server, weak, run
        self._chance = random.Random(options.seed)
        self._began = time.monotonic()
        self._until = self._began + 60 * options.minutes
        self._most, self._clients = options.choices, options.clients
        self.crowd = Crowd(server.url, run, self._chance, self._enough)

    def _enough(self) -> bool:
        return time.monotonic() > self._until or bool(self._most and self.crowd.committed >= self._most)

    def _end(self) -> None:
        self._until = time.monotonic()

    async def go(self) -> None:
        """Clients, mishaps, and a look at the memory, until it is enough or somebody stops us."""
        for stop in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(stop, self._end)
        async with asyncio.TaskGroup() as group:
            group.create_task(self.crowd.play(self._clients))
            group.create_task(self._break_things())
            group.create_task(self._weigh())
            group.create_task(self._tell())

    async def _break_things(self) -> None:
        while True:
            storm = (time.monotonic() - self._began) % CYCLE < STORM
            await self._recovered()
            if not await self._pause(PAUSE if storm else CALM):
                return
            failing = self._stop_database if isinstance(self._weak, Cluster) else self._fill_disk
            mishap = self._chance.choice([self._kill_web, self._kill_thinker, failing]) if storm else failing
            await mishap()
            self._run.mishaps[mishap.__name__.strip("_")] += 1

    async def _pause(self, seconds: float) -> bool:
        """Wait, and say whether it goes on."""
        end = time.monotonic() + seconds
        while time.monotonic() < end and not self._enough():
            await asyncio.sleep(0.5)
        return not self._enough()

    async def _recovered(self) -> None:
        """Wait until play goes on: to be hurt again before that shows nothing new, and a busy machine starts slowly."""
        enough = self._run.choices + RECOVERED
        while not self._enough() and self._run.choices < enough:
            await asyncio.sleep(0.2)

    async def _kill_web(self) -> None:
        await asyncio.to_thread(self._server.stop, signal.SIGKILL)
        self._server.start()

    async def _kill_thinker(self) -> None:
        self._server.kill_a_thinker(self._chance)

    async def _fill_disk(self) -> None:
        assert isinstance(self._weak, Disk)
        before, end = self._refused(), time.monotonic() + PATIENCE
        self._weak.fill(self._server.pid)
        try:
            await asyncio.sleep(TROUBLE)
            while self._refused() == before and time.monotonic() < end:
                await asyncio.sleep(0.5)
        finally:
            self._weak.free(self._server.pid)
        self._run.felt += self._refused() > before

    def _refused(self) -> int:
        """How often somebody was told that the disk is full, or fails."""
        return sum(self._run.refusals[kind.en] for kind in (StoreFull, StoreAway))

    async def _stop_database(self) -> None:
        assert isinstance(self._weak, Cluster)
        await asyncio.to_thread(self._weak.stop, self._chance.choice(["fast", "immediate"]))
        try:
            await asyncio.sleep(TROUBLE)
        finally:
            await asyncio.to_thread(self._weak.start)

    async def _weigh(self) -> None:
        while await self._pause(WEIGHING):
            for process, age, megabytes in self._server.weigh():
                self._run.weighed(process, age, megabytes)
            if not self._server.alive():
                raise RuntimeError("the server ended by itself")

    async def _tell(self) -> None:
        while await self._pause(TELLING):
            passed, run = time.monotonic() - self._began, self._run
            megabytes = [f"{samples[-1][1]:.0f}" for samples in list(run.memory.values())[-3:]]
            print(
                f"{passed / 60:.0f} min: {run.choices} choices acknowledged, {self.crowd.committed} with the bots', "
                f"{run.tables} tables, {run.mishaps.total()} mishaps; {', '.join(megabytes)} MB",
                flush=True,
            )


def soaked(options: argparse.Namespace, run: Run) -> str:
    """Make a run; what the server wrote into its log."""
    folder = Path(tempfile.mkdtemp(prefix="deckwright-soak-"))
    log = folder / "server.log"
    with ExitStack() as stack:
        stack.callback(shutil.rmtree, folder, ignore_errors=True)
        weak: Cluster | Disk
        if options.postgresql:
            weak = stack.enter_context(private_cluster())
        else:
            weak = stack.enter_context(small_disk(folder / "disk"))
        database = weak.fresh() if isinstance(weak, Cluster) else f"sqlite:///{weak.database}"
        server = Served(database, log)
        server.start()
        began = time.monotonic()
        soak = Soak(server, weak, run, options)
        try:
            asyncio.run(soak.go())
        except* Exception as failed:
            run.failures += [repr(error) for error in failed.exceptions]
        finally:
            run.seconds = time.monotonic() - began
            if server.alive():
                server.stop()
        asyncio.run(judge(database, run, soak.crowd.played))
        return log.read_text(encoding="utf-8", errors="replace")


def main() -> None:
    """Read what is wished, soak, judge, tell; the exit code is 1 if anything was lost."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=120.0, help="how long, at most")
    parser.add_argument("--choices", type=int, default=0, help="how many choices, those of bots among them, at most")
    parser.add_argument("--clients", type=int, default=16, help="tables played at once")
    parser.add_argument("--postgresql", action="store_true", help="a PostgreSQL of its own instead of SQLite")
    parser.add_argument("--report", type=Path, help="a JSON file to write, and to add to if it is there")
    parser.add_argument("--seed", type=int, default=1, help="of all chance but the server's")
    options = parser.parse_args()
    os.environ["PYTHONUNBUFFERED"] = "1"
    run = Run("PostgreSQL" if options.postgresql else "SQLite")
    log = soaked(options, run)
    runs = [*earlier(options.report), run]
    if options.report:
        write(options.report, runs)
        options.report.with_suffix(f".{len(runs)}.log").write_text(log, encoding="utf-8")
    print(summed_up(runs))
    print(f"tracebacks in the server's log of this run: {log.count('Traceback')}")
    for failure in run.failures:
        print(failure)
    sys.exit(1 if any(each.lost or each.doubled or each.failures for each in runs) else 0)


if __name__ == "__main__":
    main()
