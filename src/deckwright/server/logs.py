"""What goes to the log: each kind of line once a minute for each address, and how many more there were."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections import OrderedDict
from dataclasses import dataclass
from time import monotonic
from typing import Any

WINDOW = 60.0  # seconds
MOST = 2_000  # kinds of lines that are remembered


@dataclass
class Seen:
    """A line that was written, and how often it came again since."""

    record: logging.LogRecord
    at: float
    more: int = 0


class SparingHandler(logging.Handler):
    """Writes to the standard error output. Whatever bad clients do, they fill no disk with it.

    A line is of the same kind if its words are; `extra={"address": ...}` tells apart those that clients cause.
    """

    def __init__(self) -> None:
        super().__init__()
        self._seen: OrderedDict[tuple[object, ...], Seen] = OrderedDict()  # the oldest first

    def emit(self, record: logging.LogRecord) -> None:
        """Write the line, or count it; an answer that was cut off as the server stopped is no trouble of anybody's."""
        if record.exc_info and isinstance(record.exc_info[1], asyncio.CancelledError):
            return
        now = monotonic()
        self._sum_up(now - WINDOW)
        kind = (record.name, record.levelno, record.getMessage(), getattr(record, "address", None))
        if (seen := self._seen.get(kind)) is not None:
            seen.more += 1
            return
        self._seen[kind] = Seen(record, now)
        self._write(record)

    def close(self) -> None:
        """Tell what was counted."""
        self._sum_up(float("inf"))
        super().close()

    def _sum_up(self, before: float) -> None:
        """Forget lines written before then, and the oldest beyond what is remembered; tell how often they came."""
        while self._seen:
            kind, seen = next(iter(self._seen.items()))
            if seen.at > before and len(self._seen) < MOST:
                return
            del self._seen[kind]
            if seen.more:
                self._write(_counted(seen))

    def _write(self, record: logging.LogRecord) -> None:
        try:
            sys.stderr.write(self.format(record) + "\n")
            sys.stderr.flush()
        except Exception:
            self.handleError(record)


def _counted(seen: Seen) -> logging.LogRecord:
    was = seen.record
    text = f"{was.getMessage()} ({seen.more} more of the kind)"
    return logging.LogRecord(was.name, was.levelno, was.pathname, was.lineno, text, None, None)


_SPEAKERS = ("deckwright", "uvicorn", "websockets", "asyncio", "sqlalchemy", "psycopg", "alembic")

# For uvicorn, which sets the logging of each of its processes up with it.
LOG_CONFIG: dict[str, Any] = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"plain": {"format": "%(asctime)s %(levelname)s %(name)s: %(message)s"}},
    "handlers": {"sparing": {"class": f"{__name__}.{SparingHandler.__name__}", "formatter": "plain"}},
    "loggers": {name: {"handlers": ["sparing"], "level": "WARNING"} for name in _SPEAKERS},
}
