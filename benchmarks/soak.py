"""Everything at once, for as long as you like: clients play all games against bots of all levels while things break.

    python -m benchmarks.soak --minutes 120                       # SQLite, in a temporary folder
    python -m benchmarks.soak --choices 1000000 --postgresql      # a PostgreSQL of its own, stopped and started
    python -m benchmarks.soak --minutes 120 --report soak.json    # adds to an earlier report of the same name

Clients choose at random through the API. Every few seconds something happens: the web process is killed and started
again, a thinking process is killed, the disk is full for a while (SQLite: no file may grow), or the database is stopped
and started (PostgreSQL). At the end every choice that was acknowledged must stand in the store, once, in its place.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import resource
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from contextlib import ExitStack, suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import httpx
from tests.server.cluster import Cluster, private_cluster

from deckwright.server.store import Store

CALM, TROUBLE = 12.0, 3.0  # seconds between two mishaps, and that one lasts
STEADY = 60.0  # seconds after a start from which on memory is counted: by then everything is loaded


@dataclass
class Played:
    """A table of ours, and what the server said was done at it."""

    id: str
    said: dict[int, int] = field(default_factory=dict)  # number of the entry: index of the choice
    doubtful: int = 0  # choices that got no answer


@dataclass
class Totals:
    """What was seen, in all runs that the report has."""

    runs: int = 0
    seconds: float = 0.0
    tables: int = 0
    choices: int = 0
    doubtful: int = 0
    lost: int = 0
    doubled: int = 0
    mishaps: dict[str, int] = field(default_factory=dict)
    games: dict[str, int] = field(default_factory=dict)  # choices by game and level
    refusals: dict[str, int] = field(default_factory=dict)
    failures: list[str] = field(default_factory=list)  # answers of 500
    memory: list[tuple[float, float]] = field(default_factory=list)  # seconds since a start, megabytes: steady ones


class Served:
    """The server as a user starts it; it can be hurt."""

    def __init__(self, database: str, log: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        self.url = f"http://127.0.0.1:{self.port}"
        self._database, self._log = database, log
        self._process: subprocess.Popen[bytes] | None = None
        self.since = 0.0

    def start(self) -> None:
        """Begin, or begin again at the same address."""
        command = [sys.executable, "-m", "deckwright", "serve", "--port", str(self.port), "--database", self._database]
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log)
        self.since = time.monotonic()

    def alive(self) -> bool:
        """Whether it still runs."""
        return self._process is not None and self._process.poll() is None

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """End it."""
        assert self._process is not None
        self._process.send_signal(how)
        self._process.wait(60)

    def kill_a_thinker(self) -> bool:
        """End a process in which bots think."""
        assert self._process is not None
        children = Path(f"/proc/{self._process.pid}/task/{self._process.pid}/children")
        threads = children.parent.parent.glob("*/children")
        found = [int(pid) for each in threads for pid in each.read_text().split()]
        if found:
            with suppress(ProcessLookupError):
                os.kill(random.choice(found), signal.SIGKILL)
        return bool(found)

    def fill_disk(self, full: bool) -> None:
        """Let no file grow, or let them again."""
        assert self._process is not None
        limit = 4096 if full else resource.RLIM_INFINITY
        with suppress(ProcessLookupError):
            resource.prlimit(self._process.pid, resource.RLIMIT_FSIZE, (limit, resource.RLIM_INFINITY))

    def megabytes(self) -> float | None:
        """Its memory."""
        with suppress(OSError, AssertionError):
            assert self._process is not None
            pages = int(Path(f"/proc/{self._process.pid}/statm").read_text().split()[1])
            return pages * os.sysconf("SC_PAGE_SIZE") / 1e6
        return None


class Soak:
    """One run."""

    def __init__(self, server: Served, cluster: Cluster | None, totals: Totals, options: argparse.Namespace) -> None:
        self.server, self.cluster, self.totals = server, cluster, totals
        self.chance = random.Random(options.seed)
        self.until = time.monotonic() + 60 * options.minutes
        self.most = totals.choices + options.choices if options.choices else None
        self.clients = options.clients
        self.played: list[Played] = []
        self.counts: Counter[str] = Counter()
        self.refusals: Counter[str] = Counter()
        self.mishaps: Counter[str] = Counter()

    @property
    def over(self) -> bool:
        """Whether it is enough."""
        return time.monotonic() > self.until or (self.most is not None and self.totals.choices >= self.most)

    async def run(self) -> None:
        """Clients, mishaps, and a look at the memory, until it is enough."""
        pairs = await self._pairs()
        turns = iter(self._endless(pairs))
        async with asyncio.TaskGroup() as group:
            for number in range(self.clients):
                group.create_task(self._client(number, turns))
            group.create_task(self._break_things())
            group.create_task(self._watch())

    async def _pairs(self) -> list[tuple[str, str, int]]:
        """Every game with every level of its bots, and the fewest people it is for, two if it may be."""
        async with httpx.AsyncClient(base_url=f"{self.server.url}/api/v1", timeout=30) as asking:
            while True:
                with suppress(httpx.TransportError):
                    games = (await asking.get("/games")).json()["games"]
                    return [
                        (game["id"], level["id"], max(2, game["fewest"])) for game in games for level in game["levels"]
                    ]
                await asyncio.sleep(0.5)

    def _endless(self, pairs: list[tuple[str, str, int]]) -> Any:
        while True:
            self.chance.shuffle(pairs)
            yield from list(pairs)

    async def _client(self, number: int, turns: Any) -> None:
        headers = {"x-forwarded-for": f"192.0.2.{number + 1}"}  # as behind a proxy: each client has limits of its own
        while not self.over:
            headers["x-forwarded-for"] = f"10.{self.chance.randrange(256)}.{self.chance.randrange(256)}.{number + 1}"
            async with httpx.AsyncClient(base_url=f"{self.server.url}/api/v1", timeout=30, headers=headers) as asking:
                await self._game(asking, *next(turns))

    async def _game(self, asking: httpx.AsyncClient, game: str, level: str, seats: int) -> None:
        """One table, to its end."""
        sitting = [{"kind": "person", "name": "Ada"}, *({"kind": "bot", "level": level} for _ in range(seats - 1))]
        opened = await self._asked(asking, "POST", "/tables", {"game": game, "seats": sitting})
        if opened is None:
            await asyncio.sleep(1)
            return
        played = Played(opened["table"])
        self.played.append(played)
        self.totals.tables += 1
        key = {"authorization": f"Bearer {opened['seats'][0]['key']}"}
        path = f"/tables/{played.id}"
        view: dict[str, Any] | None = None
        while not self.over:
            view = view or await self._asked(asking, "GET", f"{path}/view", headers=key)
            if view is None or not view["options"]:
                if view is not None and view["over"]:
                    return
                view = None
                await asyncio.sleep(0.2)
                continue
            index, n = self.chance.randrange(len(view["options"])), view["n"]
            answer = await self._asked(asking, "POST", f"{path}/choose", {"index": index, "n": n}, key, played)
            if answer is not None:
                played.said[n + 1] = index
                self.totals.choices += 1
                self.counts[f"{game}, {level}"] += 1
            view = answer

    async def _asked(
        self,
        asking: httpx.AsyncClient,
        method: str,
        path: str,
        body: object = None,
        headers: dict[str, str] | None = None,
        choosing: Played | None = None,
    ) -> dict[str, Any] | None:
        """The answer, or None; what was wrong is counted."""
        try:
            answer = await asking.request(method, path, json=body, headers=headers)
        except httpx.HTTPError as error:
            self.refusals[type(error).__name__] += 1
            if choosing is not None:
                choosing.doubtful += 1
            await asyncio.sleep(0.3)
            return None
        if answer.is_success:
            found: dict[str, Any] = answer.json()
            return found
        code = answer.json()["error"]["code"]
        self.refusals[code] += 1
        if answer.status_code == 500:
            self.totals.failures.append(f"{method} {path}: {answer.text[:200]}")
        if choosing is not None and answer.status_code >= 500:
            choosing.doubtful += 1
        await asyncio.sleep(0.3)
        return None

    async def _break_things(self) -> None:
        kinds = [self._kill_web, self._kill_thinker, self._stop_database if self.cluster else self._fill_disk]
        while not self.over:
            await asyncio.sleep(min(CALM, max(0.0, self.until - time.monotonic())))
            if self.over:
                return
            mishap = self.chance.choice(kinds)
            await mishap()
            self.mishaps[mishap.__name__.strip("_")] += 1

    async def _kill_web(self) -> None:
        await asyncio.to_thread(self.server.stop, signal.SIGKILL)
        self.server.start()

    async def _kill_thinker(self) -> None:
        self.server.kill_a_thinker()

    async def _fill_disk(self) -> None:
        self.server.fill_disk(True)
        await asyncio.sleep(TROUBLE)
        self.server.fill_disk(False)

    async def _stop_database(self) -> None:
        assert self.cluster is not None
        await asyncio.to_thread(self.cluster.stop)
        await asyncio.sleep(TROUBLE)
        await asyncio.to_thread(self.cluster.start)

    async def _watch(self) -> None:
        while not self.over:
            await asyncio.sleep(5)
            age, now = time.monotonic() - self.server.since, self.server.megabytes()
            if now is not None and age > STEADY:
                self.totals.memory.append((round(age, 1), round(now, 1)))
            assert self.server.alive(), "the server ended by itself"


async def judge(database: str, soak: Soak) -> None:
    """Hold what was acknowledged against what the store has."""
    totals = soak.totals
    store = await Store.open(database)
    try:
        for played in soak.played:
            entries = await store.entries(played.id)
            stands = {entry.n: entry for entry in entries}
            assert [entry.n for entry in entries] == list(range(1, len(entries) + 1)), played.id
            for n, index in played.said.items():
                entry = stands.get(n)
                if entry is None or entry.seat != 0 or entry.data.get("index") != index:
                    totals.lost += 1
            ours = sum(entry.what == "choose" and entry.seat == 0 for entry in entries)
            totals.doubled += max(0, ours - len(played.said) - played.doubtful)
            totals.doubtful += played.doubtful
    finally:
        await store.close()


def earlier(report: Path | None) -> Totals:
    """What an earlier run wrote, to go on from."""
    if report is None or not report.exists():
        return Totals()
    known = json.loads(report.read_text())
    return Totals(**{**known, "memory": [tuple(each) for each in known["memory"]]})


def added(into: dict[str, int], fresh: Counter[str]) -> None:
    """Add counts to those of earlier runs."""
    for name, count in fresh.items():
        into[name] = into.get(name, 0) + count


def summed_up(totals: Totals) -> str:
    """What matters, in a few lines."""
    memory = [megabytes for _, megabytes in totals.memory]
    steady = f"{min(memory):.0f} to {max(memory):.0f} MB" if memory else f"no server lived {STEADY:.0f} s"
    return "\n".join(
        [
            f"{totals.seconds / 60:.1f} minutes in {totals.runs} runs, {totals.tables} tables",
            f"{totals.choices} choices acknowledged: {totals.lost} lost, {totals.doubled} doubled",
            f"{totals.doubtful} without an answer; refusals: {totals.refusals}",
            f"mishaps: {totals.mishaps}",
            f"answers of 500: {len(totals.failures)}; memory of the web process: {steady}",
        ]
    )


def main() -> None:
    """Read what is wished, soak, judge, tell; the exit code is 1 if anything was lost."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=120.0, help="how long, at most")
    parser.add_argument("--choices", type=int, default=0, help="how many choices, at most")
    parser.add_argument("--clients", type=int, default=8, help="tables played at once")
    parser.add_argument("--postgresql", action="store_true", help="a PostgreSQL of its own instead of SQLite")
    parser.add_argument("--report", type=Path, help="a JSON file to write, and to add to if it is there")
    parser.add_argument("--seed", type=int, default=1, help="of all chance but the server's")
    options = parser.parse_args()
    totals = earlier(options.report)
    folder = Path(tempfile.mkdtemp(prefix="deckwright-soak-"))
    with ExitStack() as stack:
        stack.callback(shutil.rmtree, folder, ignore_errors=True)
        cluster = stack.enter_context(private_cluster()) if options.postgresql else None
        database = cluster.fresh() if cluster else f"sqlite:///{folder}/tables.db"
        server = Served(database, folder / "server.log")
        server.start()
        began = time.monotonic()
        soak = Soak(server, cluster, totals, options)
        try:
            asyncio.run(soak.run())
        finally:
            server.stop()
        asyncio.run(judge(database, soak))
        totals.runs += 1
        totals.seconds += time.monotonic() - began
        for into, fresh in (
            (totals.mishaps, soak.mishaps),
            (totals.games, soak.counts),
            (totals.refusals, soak.refusals),
        ):
            added(into, fresh)
        if options.report:
            options.report.write_text(json.dumps(asdict(totals), indent=1))
        errors = [line for line in (folder / "server.log").read_text().splitlines() if "Traceback" in line]
        print(summed_up(totals))
        print(f"tracebacks in the server's log of this run: {len(errors)}")
        if errors:
            print((folder / "server.log").read_text()[-6000:])
    sys.exit(1 if totals.lost or totals.doubled or totals.failures else 0)


if __name__ == "__main__":
    main()
