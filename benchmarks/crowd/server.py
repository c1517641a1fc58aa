"""The server in a process of its own, watched from outside (memory, processor time) and inside (where that goes)."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import FrameType

SAMPLES = "DECKWRIGHT_SAMPLES"  # where a sampled server writes its profile
TICK = os.sysconf("SC_CLK_TCK")
EVERY = 0.005  # seconds between two samples
WAITING = "Runner.run"  # where the main thread is when the event loop has nothing to do


@dataclass(frozen=True)
class Watched:
    """A running server."""

    process: subprocess.Popen[str]
    url: str

    def memory(self) -> float:
        """Megabytes that the web process holds."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.findall(r"VmRSS:\s+(\d+)", status)[0]) / 1024

    def processor(self) -> float:
        """Seconds of processor time the web process has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICK

    def sample(self) -> None:
        """Begin to count where the time goes, or stop."""
        self.process.send_signal(signal.SIGUSR2)


@contextmanager
def served(database: str, profile: Path | None = None) -> Iterator[Watched]:
    """`deckwright serve` with one process, sampled if a profile is wanted."""
    command = [sys.executable, "-m", "benchmarks.crowd.server", "serve", "--port", "0", "--database", database]
    environment = os.environ | {"PYTHONUNBUFFERED": "1", "COLUMNS": "200", "NO_COLOR": "1"}
    if profile is not None:
        environment[SAMPLES] = str(profile)
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        try:
            assert process.stdout is not None
            for line in process.stdout:
                if found := re.search(r"http://[\d.]+:\d+", line):
                    yield Watched(process, found[0])
                    break
            else:
                raise SystemExit("the server did not start")
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(60)


# --- inside the server ------------------------------------------------------------------------------------------------


class Sampler(threading.Thread):
    """Looks at the main thread now and again, and counts the functions that run and those that wait for them."""

    def __init__(self) -> None:
        super().__init__(daemon=True)
        self._main = threading.main_thread().ident
        self.running, self.within = Counter[str](), Counter[str]()
        self.samples = self.waiting = 0
        self.counting = False

    def run(self) -> None:
        """Sample until the process ends."""
        while True:
            time.sleep(EVERY)
            frame = sys._current_frames().get(self._main or 0)
            if frame is None or not self.counting:
                continue
            if frame.f_code.co_qualname == WAITING:
                self.waiting += 1
            else:
                self._count(frame)

    def toggle(self, *_: object) -> None:
        """Count from now on, or no longer."""
        self.counting = not self.counting

    def _count(self, frame: FrameType) -> None:
        self.samples += 1
        self.running[_name(frame)] += 1
        seen = set()
        walk: FrameType | None = frame
        while walk is not None:
            if "deckwright" in walk.f_code.co_filename:
                seen.add(_name(walk))
            walk = walk.f_back
        self.within.update(seen)

    def report(self) -> str:
        """The functions in which most time was spent, and those under which it was."""
        all = max(1, self.samples + self.waiting)
        lines = [f"{all} samples, in {100 * self.samples / all:.0f}% of them there was something to do; of these:"]
        for title, counter in (("in the function itself", self.running), ("in it and below, of our own", self.within)):
            lines.append(f"\n{title}")
            lines += [f"{100 * count / max(1, self.samples):6.1f}%  {name}" for name, count in counter.most_common(45)]
        return "\n".join(lines) + "\n"


def _name(frame: FrameType) -> str:
    code = frame.f_code
    return f"{'/'.join(Path(code.co_filename).parts[-2:])}:{code.co_firstlineno} {code.co_qualname}"


def main() -> int:
    """The command line of Deckwright, with somebody who looks on if wished."""
    from deckwright.cli import main as deckwright

    wanted = os.environ.get(SAMPLES)
    sampler = Sampler()
    if wanted:
        signal.signal(signal.SIGUSR2, sampler.toggle)
        sampler.start()
    try:
        return deckwright(sys.argv[1:])
    finally:
        if wanted:
            Path(wanted).write_text(sampler.report(), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
