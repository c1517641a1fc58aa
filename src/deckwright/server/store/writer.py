"""The one thread that writes. What waits while a commit is under way goes into the next one together."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine

from deckwright.server.store import news, queries
from deckwright.server.store.errors import StoreAway, StoreBusy, StoreError
from deckwright.server.store.rows import Append
from deckwright.server.store.trying import patiently

TOGETHER = 256  # wishes in one transaction, at most
# When one commit follows the other, to wait a moment for more wishes costs less than to write each alone.
BUSY, GATHERING = 0.02, 0.008  # seconds

T = TypeVar("T")
# Something to do in a transaction. The flag says that an earlier try may have been committed without our hearing of it.
Work = Callable[[Connection, bool], T]


@dataclass(frozen=True, eq=False)
class Wish:
    """Something to write, and the promise to say how it went after the commit."""

    what: Append | Work[Any]
    answer: Future[Any] = field(default_factory=Future)


class Writer:
    """Takes wishes from any thread and answers each after the commit that holds it."""

    def __init__(self, engine: Engine, sender: str) -> None:
        """`sender`: the name under which news of entries is told to other processes, or none to tell nobody."""
        self._engine = engine
        self._sender = sender
        self._wishes: SimpleQueue[Wish | None] = SimpleQueue()
        self._closed = False
        self._door = threading.Lock()
        self._thread = threading.Thread(target=self._run, name="deckwright-store-writer", daemon=True)
        self._thread.start()

    def append(self, want: Append) -> Future[bool]:
        """Write an entry, if it is the next of its table."""
        return self._wish(want)

    def do(self, work: Work[T]) -> Future[T]:
        """Do anything else in a transaction."""
        return self._wish(work)

    def close(self) -> None:
        """Write what waits, and stop."""
        with self._door:
            if not self._closed:
                self._closed = True
                self._wishes.put(None)
        self._thread.join()

    def _wish(self, what: Append | Work[Any]) -> Future[Any]:
        wish = Wish(what)
        with self._door:
            if self._closed:
                raise StoreAway("the store is closed")
            self._wishes.put(wish)
        return wish.answer

    def _run(self) -> None:
        last = False
        ended = 0.0
        while not last:
            waiting = [self._wishes.get()]
            if time.monotonic() - ended < BUSY:
                time.sleep(GATHERING)
            while len(waiting) < TOGETHER:
                try:
                    waiting.append(self._wishes.get_nowait())
                except Empty:
                    break
            last = waiting[-1] is None
            # A wish whose asker has gone away is dropped here; from now on it cannot be taken back.
            self._fulfil([wish for wish in waiting if wish and wish.answer.set_running_or_notify_cancel()])
            ended = time.monotonic()

    def _fulfil(self, wishes: Sequence[Wish]) -> None:
        """Write all wishes in one commit; if one of them spoils it, each alone, so that only that one fails."""
        if not wishes:
            return
        try:
            answers = self._commit(wishes)
        except (StoreAway, StoreBusy) as error:
            for wish in wishes:
                wish.answer.set_exception(error.afresh())
        except BaseException as error:
            if len(wishes) == 1:
                wishes[0].answer.set_exception(error.afresh() if isinstance(error, StoreError) else error)
                return
            for wish in wishes:
                self._fulfil([wish])
        else:
            for wish, answer in zip(wishes, answers, strict=True):
                wish.answer.set_result(answer)

    def _commit(self, wishes: Sequence[Wish]) -> list[Any]:
        in_doubt = False

        def attempt() -> list[Any]:
            nonlocal in_doubt
            with self._engine.connect() as connection:
                answers = self._write(connection, wishes, in_doubt)
                # If the connection is lost from here on, the commit may have happened all the same.
                in_doubt = True
                connection.commit()
            return answers

        return patiently(attempt)

    def _write(self, connection: Connection, wishes: Sequence[Wish], again: bool) -> list[Any]:
        """Do it all; entries first and together, so that rows are locked in one order everywhere."""
        wanted = [wish.what for wish in wishes if isinstance(wish.what, Append)]
        taken = queries.append_all(connection, wanted, again) if wanted else []
        if self._sender and any(taken):
            news.announce(connection, self._sender, [want for want, yes in zip(wanted, taken, strict=True) if yes])
        entries = iter(taken)
        return [next(entries) if isinstance(wish.what, Append) else wish.what(connection, again) for wish in wishes]
