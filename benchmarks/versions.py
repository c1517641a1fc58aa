"""Two versions of the project by turns in one run: how much faster one plays and thinks than the other.

    git worktree add --detach ../before COMMIT
    python benchmarks/versions.py ../before shards ascension --what random,greedy,race,tree
    DECKWRIGHT_NATIVE=0 python benchmarks/versions.py ../before shards      # without native code, on either side

Each version runs in a process of its own with its own sources (`stretches.py` is this version's in both). They take
turns, stretch by stretch, in processor time, so every ratio is of two stretches beside each other; both do the very
same games and thoughts, as long as the rules are the same.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from subprocess import PIPE

HERE = Path(__file__).resolve().parent
MOST = 1 << 16


class Version:
    """A version of the project that plays and thinks in a process of its own."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process

    @classmethod
    @contextmanager
    def running(cls, root: Path) -> Iterator[Version]:
        """Begin one from a folder with its sources."""
        sources = os.environ | {"PYTHONPATH": str(root / "src")}
        command = [sys.executable, str(HERE / "stretches.py")]
        with subprocess.Popen(command, stdin=PIPE, stdout=PIPE, text=True, env=sources) as process:
            yield cls(process)
            process.communicate()

    def stretch(self, game: str, what: str, players: int, size: int) -> tuple[int, float]:
        """What was done, and the seconds of a processor it took."""
        assert self._process.stdin is not None and self._process.stdout is not None
        print(json.dumps([game, what, players, size]), file=self._process.stdin, flush=True)
        done, seconds = json.loads(self._process.stdout.readline())
        return int(done), float(seconds)


def compare(before: Version, now: Version, game: str, what: str, given: argparse.Namespace) -> str:
    """Measure one kind of play or thought by turns; a line about it."""
    size = _settled(before, game, what, given)
    now.stretch(game, what, given.players, size)
    rates: list[list[float]] = [[], []]
    for _ in range(given.rounds):
        for rate, version in zip(rates, (before, now), strict=True):
            done, seconds = version.stretch(game, what, given.players, size)
            rate.append(done / seconds)
    ratios = sorted(later / earlier for earlier, later in zip(*rates, strict=True))
    best = [max(rate) for rate in rates]
    told = f"{game} {what}".ljust(24) + f"{best[0]:12,.0f} {best[1]:12,.0f} a second"
    return f"{told}   ratio {median(ratios):.2f} ({ratios[0]:.2f} to {ratios[-1]:.2f})"


def _settled(version: Version, game: str, what: str, given: argparse.Namespace) -> int:
    """How large a stretch must be to last about as long as wanted; before the first all has to be loaded."""
    size = 1
    version.stretch(game, what, given.players, size)
    while size < MOST:
        seconds = version.stretch(game, what, given.players, size)[1]
        if seconds > given.seconds / 2:
            break
        size *= 2
    return size


def main() -> None:
    """Read the command line and compare."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("before", type=Path, help="a folder with the sources of the other version")
    parser.add_argument("games", nargs="+")
    parser.add_argument("--what", default="random,greedy,race,tree", help="bots that follow a judgement, race, tree")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.8, help="how long a stretch of the other version lasts")
    given = parser.parse_args()
    with Version.running(given.before) as before, Version.running(HERE.parent) as now:
        for game in given.games:
            for what in given.what.split(","):
                print(compare(before, now, game, what, given), flush=True)


if __name__ == "__main__":
    main()
