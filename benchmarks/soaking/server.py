"""The server of a soak, in a process of its own that can be hurt and weighed."""

from __future__ import annotations

import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

from deckwright.server.serving import HOST, serve
from deckwright.server.settings import ServerSettings

PAGE = os.sysconf("SC_PAGE_SIZE")
# Tables leave the memory after minutes, so that this too happens again and again. A thought of the strongest bots ends
# early, and two processes think, so that quick bots need not wait for slow ones.
HABITS: dict[str, Any] = {"idle": 240.0, "bot_seconds": 0.2, "bot_workers": 2}

GROWN = 20.0  # seconds after which we take a process for ready


class Served:
    """The server; it can be hurt."""

    def __init__(self, database: str, log: Path) -> None:
        with socket.socket() as free:
            free.bind((HOST, 0))
            self.port = int(free.getsockname()[1])
        self.url = f"http://{HOST}:{self.port}"
        self._database, self._log = database, log
        self._process: subprocess.Popen[bytes] | None = None
        self._born: dict[int, float] = {}  # when we first saw each process

    @property
    def pid(self) -> int:
        """The number of the web process."""
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        """Begin, or begin again at the same address."""
        with self._log.open("ab") as log:
            command = [sys.executable, "-m", "benchmarks.soaking.server", str(self.port), self._database]
            self._process = subprocess.Popen(command, stdout=log, stderr=log)

    def alive(self) -> bool:
        """Whether it still runs."""
        return self._process is not None and self._process.poll() is None

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """End it."""
        assert self._process is not None
        self._process.send_signal(how)
        self._process.wait(60)

    def thinkers(self) -> list[int]:
        """The processes in which bots think."""
        with suppress(OSError):
            threads = Path(f"/proc/{self.pid}/task").glob("*/children")
            return sorted({int(pid) for each in threads for pid in each.read_text().split()})
        return []

    def kill_a_thinker(self, chance: random.Random) -> None:
        """End a process in which bots think, if there is one that had the time to get ready: bots shall think, too."""
        now = time.monotonic()
        if found := [pid for pid in self.thinkers() if now - self._born.get(pid, now) > GROWN]:
            with suppress(ProcessLookupError):
                os.kill(chance.choice(found), signal.SIGKILL)

    def weigh(self) -> Iterator[tuple[str, float, float]]:
        """Every process by name, how long we have known it, and the megabytes it holds."""
        named = {self.pid: f"web {self.pid}"} | {pid: f"thinking {pid}" for pid in self.thinkers()}
        now = time.monotonic()
        for pid, name in named.items():
            with suppress(OSError):
                pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
                yield name, now - self._born.setdefault(pid, now), pages * PAGE / 1e6


if __name__ == "__main__":
    serve(HOST, int(sys.argv[1]), 1, ServerSettings(url=sys.argv[2], **HABITS), print)
