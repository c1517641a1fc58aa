"""How a server is set up: where it keeps its tables, and how much it lets in."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass, field
from pathlib import Path

from platformdirs import user_data_path

HOUR = 3600.0
DAY = 24 * HOUR


def default_url() -> str:
    """The store: `DATABASE_URL`, else a file in the user's data directory."""
    given = os.environ.get("DATABASE_URL")
    if given:
        return given
    folder = Path(os.environ.get("DECKWRIGHT_DATA") or user_data_path("deckwright", appauthor=False))
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'tables.db'}"


class BadPrefix(ValueError):
    """What was given as a prefix is no path."""


def read_prefix(given: str) -> str:
    """A prefix as people write it, `games` or `/games/`, as settings have it: `/games`, or nothing."""
    prefix = "/" + given.strip("/") if given.strip("/") else ""
    if not re.fullmatch(r"(/[A-Za-z0-9._~-]+)*", prefix):
        raise BadPrefix(given)
    return prefix


@dataclass(frozen=True)
class Limits:
    """What one visitor, one table and the whole server may ask for. Beyond it there is a clear answer, no crash."""

    body: int = 64 * 1024  # bytes of a request
    file: int = 4 * 1024 * 1024  # bytes of a campaign that is brought in
    message: int = 2 * 1024  # bytes of a message over a socket
    messages: float = 20.0  # messages a second over one socket, and as many at once as three seconds give
    silence: float = 300.0  # seconds after which a socket that says nothing is closed; pages speak every 25
    requests: float = 200.0  # of the API a second from one address, and as many at once as three seconds give
    new_tables: int = 60  # opened by one address in an hour
    tables: int = 100_000  # kept in the store
    sockets: int = 8_000  # of those who look on that are open at one process, and as many of those who play
    sockets_of_address: int = 100  # of either from one address
    spectators_of_table: int = 200  # those who play there are not counted
    rooms: int = 4_000  # tables in memory at one process
    name: int = 24  # characters of a nickname


@dataclass(frozen=True)
class ServerSettings:
    """All of it."""

    url: str = field(default_factory=default_url)
    origins: tuple[str, ...] = ()  # further origins whose pages may write, such as a public name behind a proxy
    bot_workers: int = 1
    bot_seconds: float = 1.0
    idle: float = HOUR / 2  # a table nobody looks at leaves the memory after so long
    keep: float = 180 * DAY  # a table nobody touches is forgotten after so long
    secure: bool = False  # served over TLS: cookies say so
    prefix: str = ""  # below which all addresses are, such as "/games"
    limits: Limits = field(default_factory=Limits)

    def at(self, path: str) -> str:
        """Where something is, as somebody outside must ask for it."""
        return self.prefix + path
