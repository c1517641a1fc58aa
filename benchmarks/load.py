"""How many tables one web process holds: people click at a human pace over sockets, and wait for their update.

    python -m benchmarks.load                                    # SQLite, in a temporary folder
    python -m benchmarks.load --database postgresql:///load      # an empty database of yours
    python -m benchmarks.load --tables 100 --profile             # where the server spends its time

For each number of tables a server is started anew, two people sit down at each table (one and a bot at a share of
them), and after a warm-up everything is counted: seconds from a click to its update as the chooser sees it, memory,
processor time. The crowd lives in this process; if its own share of a core comes near 1, it measures itself.
"""

from __future__ import annotations

import argparse
import asyncio
import resource
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

import uvloop
from benchmarks.crowd.people import MEAN, Crowd
from benchmarks.crowd.server import served
from benchmarks.crowd.tables import Place, prepare

from deckwright.server.store import Store

GOAL = 0.100  # seconds for the 95th percentile
FIRST = 10  # tables that count as the server's own weight
FILES = 16_384  # open files that a thousand sockets at both ends need, and more


@dataclass(frozen=True)
class Measured:
    """One number of tables."""

    tables: int
    sockets: int
    clicks: int
    seconds: float
    waits: list[float]
    processor: float  # share of a core
    own: float  # of the crowd
    kilobytes: float  # of a frame
    base: float  # megabytes of the server with the first few tables
    one_each: float  # with one socket at each table
    all_in: float  # with everybody
    at_end: float
    problems: int

    def percentile(self, share: float) -> float:
        """So many of a hundred waited no longer, in milliseconds."""
        return 1000 * sorted(self.waits)[min(len(self.waits) - 1, int(share * len(self.waits)))]


async def measured(places: list[Place], database: str, options: argparse.Namespace) -> Measured:
    """Let a crowd play at a fresh server."""
    profile = Path(f"load-{len(places)}.profile") if options.profile else None
    with served(database, profile) as server:
        await asyncio.sleep(options.settle)
        crowd = Crowd(server.url, places, options.pace)
        await crowd.come(0, FIRST)
        base = server.memory()  # templates and texts are loaded by now
        first = await crowd.come(0)
        one_each = server.memory()
        second = await crowd.come(1)
        all_in = server.memory()
        await asyncio.sleep(options.warm_up)
        if profile is not None:
            server.sample()
        began, used, own = time.perf_counter(), server.processor(), time.process_time()
        tally = await crowd.measure(options.seconds)
        seconds = time.perf_counter() - began
        processor, mine = (server.processor() - used) / seconds, (time.process_time() - own) / seconds
        at_end = server.memory()
        if profile is not None:
            server.sample()
        await crowd.leave()
        return Measured(
            len(places), first + second, len(tally.waits), seconds, tally.waits, processor, mine,
            tally.bytes / max(1, tally.frames) / 1000, base, one_each, all_in, at_end, tally.problems + tally.lost,
        )  # fmt: skip


def told(found: Measured) -> str:
    """A row of the table."""
    waits = " ".join(f"{found.percentile(share):7.1f}" for share in (0.50, 0.95, 0.99))
    return (
        f"{found.tables:6d} {found.sockets:7d} {found.clicks / found.seconds:8.1f} {waits} "
        f"{100 * found.processor:6.0f}% {100 * found.own:6.0f}% {found.kilobytes:7.1f} {found.at_end:7.0f} "
        f"{found.problems:8d}"
    )


HEAD = "tables sockets clicks/s p50(ms) p95(ms) p99(ms) server   crowd  KB/frame  RSS(MB) problems"


def summed_up(rows: list[Measured]) -> str:
    """The largest number within the goal, and what a table and a socket weigh."""
    within = [row.tables for row in rows if row.percentile(0.95) < 1000 * GOAL]
    last = rows[-1]
    lonely = last.sockets - last.tables
    socket = (last.all_in - last.one_each) / max(1, lonely)
    table = (last.one_each - last.base) / max(1, last.tables - FIRST) - socket
    clicks = [row.clicks / row.seconds / row.tables for row in rows]
    cost = [1000 * row.processor / (row.clicks / row.seconds) for row in rows]
    return "\n".join(
        [
            f"most tables with 95 of 100 updates within {1000 * GOAL:.0f} ms: {max(within, default=0)}",
            f"a table weighs {1000 * table:.0f} KB, a socket {1000 * socket:.0f} KB more",
            f"a table sees a click every {1 / (sum(clicks) / len(clicks)):.1f} s",
            "processor time a click, bots' included (ms): "
            + ", ".join(f"{each:.1f} at {row.tables}" for each, row in zip(cost, rows, strict=True)),
        ]
    )


async def run(options: argparse.Namespace, database: str) -> None:
    """All numbers, one after the other."""
    numbers = sorted(int(number) for number in options.tables.split(","))
    print(f"# {database.partition(':')[0]}; a choice takes {options.pace:.1f} s on average", flush=True)
    store = await Store.open(database)
    places = await prepare(store, numbers[-1], options.bots, seed=7)
    await store.close()
    print(HEAD, flush=True)
    rows = []
    for number in numbers:
        rows.append(await measured(places[:number], database, options))
        print(told(rows[-1]), flush=True)
        if options.stop and rows[-1].percentile(0.95) > 10_000 * GOAL:
            break
    print(summed_up(rows), flush=True)


def main() -> None:
    """Read what is wished, and measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", default="50,100,200,350,500", help="how many tables, one number after the other")
    parser.add_argument("--seconds", type=float, default=60.0, help="how long to count")
    parser.add_argument("--warm-up", type=float, default=10.0, help="how long to play before that")
    parser.add_argument("--settle", type=float, default=5.0, help="how long to leave a fresh server alone")
    parser.add_argument("--pace", type=float, default=MEAN, help="seconds a choice takes on average")
    parser.add_argument("--bots", type=float, default=0.2, help="share of the tables with a bot at the second seat")
    parser.add_argument("--database", help="an empty database; without it a file in a temporary folder")
    parser.add_argument("--profile", action="store_true", help="write where the server spends its time")
    parser.add_argument("--stop", action="store_true", help="no larger numbers once a wait is ten times the goal")
    options = parser.parse_args()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, FILES), hard))
    if min(hard, FILES) < 5000:
        sys.exit("this many sockets need more open files: raise the hard limit with ulimit -Hn")
    with tempfile.TemporaryDirectory() as folder:
        uvloop.run(run(options, options.database or f"sqlite:///{folder}/load.db"))


if __name__ == "__main__":
    main()
