"""The worker process: it waits for tasks, does one at a time, and ends when its parent does.

Pickles come in on the standard input and go out on the standard output. First come the tasks by name; when all is
warm the worker says so; then each task to do gets one answer.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
import traceback
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from queue import SimpleQueue
from threading import Thread
from typing import Any, BinaryIO

from deckwright.server.thinking.tasks import WARM, Task

NICENESS = 5  # the web process goes first


@dataclass(frozen=True)
class Ask:
    """A task to do, with its arguments pickled."""

    name: str
    args: bytes
    more: Mapping[str, Any]


@dataclass(frozen=True)
class Outcome:
    """What came of it: a value, or the story of an error."""

    value: Any = None
    error: str | None = None


READY = Outcome("ready")


def main() -> None:
    """Work until the parent goes away."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent, which ends its workers
    if hasattr(os, "nice"):
        with suppress(OSError):
            os.nice(NICENESS)
    inbox, outbox = _channel()
    asked: SimpleQueue[Any] = SimpleQueue()
    Thread(target=_listen, args=(inbox, asked), daemon=True).start()
    tasks: Mapping[str, Task] = asked.get()
    tasks[WARM]()
    _say(outbox, pickle.dumps(READY))
    while True:
        _say(outbox, _done(tasks, asked.get()))


def _channel() -> tuple[BinaryIO, BinaryIO]:
    """The way from and to the parent. Whatever else prints goes to the error output, so that it disturbs nothing."""
    inbox, outbox = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    return inbox, outbox


def _listen(inbox: BinaryIO, asked: SimpleQueue[Any]) -> None:
    """Hand on what comes in. When nothing more can come the parent is gone, and whatever is being done is moot."""
    try:
        while True:
            asked.put(pickle.load(inbox))
    except EOFError:
        os._exit(0)
    except BaseException:
        traceback.print_exc()
        sys.stderr.flush()
        os._exit(1)


def _done(tasks: Mapping[str, Task], ask: Ask) -> bytes:
    """The answer to a task, ready to send."""
    try:
        return pickle.dumps(Outcome(tasks[ask.name](*pickle.loads(ask.args), **ask.more)))
    except Exception:
        return pickle.dumps(Outcome(error=traceback.format_exc()))


def _say(outbox: BinaryIO, message: bytes) -> None:
    try:
        outbox.write(message)
        outbox.flush()
    except OSError:
        os._exit(0)  # nobody listens any more
