"""The book of a soak: what was acknowledged, what stands in the store, and what was seen meanwhile."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from deckwright.server.store import Entry, Store

WARM = 480.0  # seconds after which a process has loaded all it needs and forgets as many tables as it opens
LONG = 600.0  # seconds that it must have lived since, for a slope to say anything


@dataclass
class Played:
    """A table of ours, and what the server said was done at it."""

    id: str
    said: dict[int, int] = field(default_factory=dict)  # number of the entry: index of the choice
    doubtful: int = 0  # choices that got no answer
    seen: int = 0  # entries, when we last looked


@dataclass
class Run:
    """What was seen in one run."""

    database: str
    seconds: float = 0.0
    tables: int = 0
    choices: int = 0  # of clients, acknowledged
    bots: int = 0  # choices of bots
    doubtful: int = 0
    lost: int = 0
    doubled: int = 0
    mishaps: Counter[str] = field(default_factory=Counter)
    felt: int = 0  # full disks for which somebody was refused
    games: Counter[str] = field(default_factory=Counter)  # clients' choices by game and level
    refusals: Counter[str] = field(default_factory=Counter)
    failures: list[str] = field(default_factory=list)  # answers of 500
    memory: dict[str, list[tuple[float, float]]] = field(default_factory=dict)  # of a process: age, megabytes

    def weighed(self, process: str, age: float, megabytes: float) -> None:
        """Note the memory of a process."""
        self.memory.setdefault(process, []).append((round(age, 1), round(megabytes, 1)))

    def judged(self, played: Played, entries: Sequence[Entry]) -> None:
        """Hold what was acknowledged at a table against what the store has of it."""
        stands = {entry.n: entry for entry in entries}
        if sorted(stands) != list(range(1, len(entries) + 1)):
            self.failures.append(f"the entries of {played.id} are not counted from 1 without a gap")
        for n, index in played.said.items():
            entry = stands.get(n)
            if entry is None or entry.what != "choose" or entry.seat != 0 or entry.data.get("index") != index:
                self.lost += 1
        chosen = Counter(entry.seat == 0 for entry in entries if entry.what == "choose")
        self.bots += chosen[False]
        self.doubled += max(0, chosen[True] - len(played.said) - played.doubtful)
        self.doubtful += played.doubtful


async def judge(database: str, run: Run, tables: Iterable[Played]) -> None:
    """Judge all tables of a run."""
    store = await Store.open(database)
    try:
        for played in tables:
            run.judged(played, await store.entries(played.id))
    finally:
        await store.close()


def earlier(report: Path | None) -> list[Run]:
    """The runs of a report, to add to."""
    if report is None or not report.exists():
        return []
    return [_read(known) for known in json.loads(report.read_text(encoding="utf-8"))]


def _read(known: dict[str, Any]) -> Run:
    run = Run(**known)
    run.mishaps, run.games, run.refusals = Counter(run.mishaps), Counter(run.games), Counter(run.refusals)
    run.memory = {process: [(age, size) for age, size in samples] for process, samples in run.memory.items()}
    return run


def write(report: Path, runs: Sequence[Run]) -> None:
    """Keep runs for later."""
    report.write_text(json.dumps([vars(run) for run in runs], indent=1), encoding="utf-8")


def growth(samples: Sequence[tuple[float, float]]) -> float | None:
    """Megabytes an hour by which a warm process grows (least squares), if it lived long enough to say."""
    warm = [(age / 3600, size) for age, size in samples if age >= WARM]
    if not warm or 3600 * (warm[-1][0] - warm[0][0]) < LONG:
        return None
    middle = sum(age for age, _ in warm) / len(warm)
    mean = sum(size for _, size in warm) / len(warm)
    spread = sum((age - middle) ** 2 for age, _ in warm)
    return sum((age - middle) * (size - mean) for age, size in warm) / spread


def memory_of(runs: Sequence[Run]) -> Iterable[str]:
    """A line for each process that lived long."""
    for number, run in enumerate(runs, 1):
        for process, samples in run.memory.items():
            slope = growth(samples)
            if slope is not None:
                sizes = [size for age, size in samples if age >= WARM]
                yield (
                    f"  run {number} ({run.database}), {process}: {min(sizes):.0f} to {max(sizes):.0f} MB from minute "
                    f"{WARM / 60:.0f} to {samples[-1][0] / 60:.0f}, {slope:+.1f} MB/h"
                )


def summed_up(runs: Sequence[Run]) -> str:
    """What matters of all runs, in a few lines."""
    seconds = sum(run.seconds for run in runs)
    choices, bots = sum(run.choices for run in runs), sum(run.bots for run in runs)
    names = Counter(run.database for run in runs)
    lines = [
        f"{seconds / 60:.1f} minutes in {len(runs)} runs ({', '.join(f'{n} {name}' for name, n in names.items())}), "
        f"{sum(run.tables for run in runs)} tables",
        f"{choices} choices acknowledged: {sum(run.lost for run in runs)} lost, "
        f"{sum(run.doubled for run in runs)} doubled, {sum(run.doubtful for run in runs)} more without an answer",
        f"{bots} choices of bots; {(choices + bots) / max(1.0, seconds):.1f} choices a second in all",
        f"refusals: {_counts(run.refusals for run in runs)}",
        f"mishaps: {_counts(run.mishaps for run in runs)}; full disks that were felt: {sum(run.felt for run in runs)}",
        f"failures: {sum(len(run.failures) for run in runs)}",
        "memory of processes that lived long:",
    ]
    return "\n".join([*lines, *(list(memory_of(runs)) or ["  none did"])])


def _counts(each: Iterable[Counter[str]]) -> str:
    total = sum(each, Counter[str]())
    return ", ".join(f"{name} {count}" for name, count in total.most_common()) or "none"
