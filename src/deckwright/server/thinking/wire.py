"""The parent's end of one worker: its process, and the thread that talks with it so that the event loop never waits."""

from __future__ import annotations

import asyncio
import logging
import pickle
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from threading import Lock, Thread

from deckwright.server.thinking.worker import Ask, Outcome

log = logging.getLogger(__name__)
BOOT = "import sys; sys.path[:] = {path!r}; from deckwright.server.thinking.worker import main; main()"
Heard = Callable[["Wire", Outcome | None], None]


class Wire:
    """A worker and the way to it. `heard` is called in the loop: with the first answer once the worker is ready, with
    one answer for each task, and with None when the worker is gone, its process reaped and its pipes closed.
    """

    def __init__(self, hello: bytes, heard: Heard) -> None:
        self._hello, self._heard = hello, heard
        self._loop = asyncio.get_running_loop()
        self._asked: SimpleQueue[Ask | None] = SimpleQueue()
        self._lock = Lock()
        self._process: subprocess.Popen[bytes] | None = None
        self._unwanted = False
        Thread(target=self._live, name="thinking", daemon=True).start()

    @property
    def pid(self) -> int | None:
        """The process; None while there is none yet."""
        return self._process.pid if self._process is not None else None

    def ask(self, ask: Ask) -> None:
        """Give the worker a task. It must be ready and have nothing else to do."""
        self._asked.put(ask)

    def kill(self) -> None:
        """End the worker now, whatever it does."""
        with self._lock:
            self._unwanted = True
            if self._process is not None:
                self._process.kill()
        self._asked.put(None)

    def _live(self) -> None:
        """The thread: start the process, talk with it until one of both ends it, and clear up."""
        try:
            with self._lock:
                if self._unwanted:
                    return
                self._process = subprocess.Popen(
                    [sys.executable, "-c", BOOT.format(path=sys.path)],
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                )
            with self._process as process:
                try:
                    self._talk(process)
                finally:
                    process.kill()
        except (OSError, EOFError, pickle.UnpicklingError) as error:
            log.debug("a worker is gone: %r", error)  # it could not be started, died, or was killed
        except Exception:
            log.exception("a worker said something that cannot be understood")
        finally:
            self._tell(None)

    def _talk(self, process: subprocess.Popen[bytes]) -> None:
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write(self._hello)
        process.stdin.flush()
        self._tell(pickle.load(process.stdout))
        while (ask := self._asked.get()) is not None:
            process.stdin.write(pickle.dumps(ask))
            process.stdin.flush()
            self._tell(pickle.load(process.stdout))

    def _tell(self, answer: Outcome | None) -> None:
        with suppress(RuntimeError):  # the loop was closed without closing the pool
            self._loop.call_soon_threadsafe(self._heard, self, answer)
