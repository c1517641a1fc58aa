"""What the store keeps, as the rest of the server sees it: plain values, no database."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

ToldPosition = dict[str, Any]


@dataclass(frozen=True)
class TableRow:
    """A table as it was opened, and where it stands."""

    id: str
    game: str
    seats: int
    seed: int
    options: dict[str, Any]
    rules: str
    chairs: list[dict[str, Any]]  # one for each seat: who sat there when the table was opened
    settings: dict[str, Any]
    parent: str | None  # a branch: of which table,
    parent_at: int | None  # after how many choices
    created: float  # unix seconds
    touched: float
    over: bool
    campaign: str | None = None  # of which it is a battle


@dataclass(frozen=True)
class CampaignRow:
    """A campaign as it was begun, and where it stands."""

    id: str
    game: str
    campaign: str
    seed: int
    options: dict[str, Any]
    settings: dict[str, Any]
    created: float  # unix seconds
    touched: float
    over: bool


@dataclass(frozen=True)
class Entry:
    """One thing done at a table; `n` counts from 1 without a gap."""

    n: int
    what: str
    seat: int | None
    data: dict[str, Any]
    at: float  # unix seconds


@dataclass(frozen=True)
class Hold:
    """A browser holds a seat."""

    seat: int
    holder: str


@dataclass(frozen=True)
class PageRow:
    """The page of a browser that can be taken along by a link, and how many browsers it was taken to."""

    id: str
    holder: str
    browsers: int


@dataclass(frozen=True)
class GameRow:
    """A table as the page of somebody who sits there lists it: with their seats, and what is noted of how it stands."""

    row: TableRow
    length: int
    seats: tuple[int, ...]
    standing: Mapping[str, Any] | None
    away: bool


@dataclass(frozen=True)
class KeptTable:
    """A table to be kept: with the entries of a branch, who holds its seats, and how it stood as turns ended."""

    row: TableRow
    entries: Sequence[Entry] = ()
    held: Sequence[Hold] = ()
    positions: Mapping[int, ToldPosition] = field(default_factory=dict)
    listed: bool = False  # in the lobby

    def __post_init__(self) -> None:
        if [entry.n for entry in self.entries] != list(range(1, len(self.entries) + 1)):
            raise ValueError("entries count from 1 without a gap")


@dataclass(frozen=True)
class Append:
    """The wish to write an entry at a table, to say whether the game is over with it, and who holds a seat by it.

    If it ended a turn, `position` is how the table stands after it, by names. `opens` is a table that is kept with the
    entry, and only with it. `standing` is noted with it: what pages of people tell of a game that is over.
    """

    id: str
    entry: Entry
    over: bool | None
    hold: Hold | None = None
    position: ToldPosition | None = None
    opens: KeptTable | None = None
    standing: Mapping[str, Any] | None = None
