"""Tables brought to a moment worth testing: played by us, move by move, and put into the server's store."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from typing import Any

import httpx

from deckwright import Table
from deckwright.server.rooms.chairs import BOT, FRIEND, PERSON, Chair
from deckwright.server.rooms.room import CHOOSE, Room
from deckwright.server.store import Entry, TableRow
from deckwright.server.web.visitors import Signer
from deckwright.table import Option
from tests.server.serving import InThread
from tests.server.store.kit import opened

ANNA = Chair(PERSON, "Анна", taken=True)
BORIS = Chair(PERSON, "Борис", taken=True)
VERA = Chair(FRIEND, "Вера", taken=True)
NEWCOMER = Chair(BOT, level="newcomer", taken=True)

Choose = Callable[[Table, int], int]  # of a table and the seat that is asked: the index of its choice
Until = Callable[[Table, int], bool]


# --- people who know what they want -----------------------------------------------------------------------------------

EAGER = ("recruit-relic", "play", "activate", "recruit", "attack", "focus", "assign")


def eager(table: Table, seat: int) -> int:
    """Play every card, buy the dearest, hit as hard as possible."""
    options = table.offered(seat)
    for verb in EAGER:
        if fits := [option for option in options if option.verb == verb]:
            return max(fits, key=lambda option: option.number or 0).index
    return _one_of(options, "end-main").index


def patient(table: Table, seat: int) -> int:
    """Play crystals, focus, end: mastery grows and nobody is hurt."""
    options = table.offered(seat)
    for option in options:
        if (option.verb, option.card) == ("play", "crystal") or option.verb == "focus":
            return option.index
    return _one_of(options, "end-main", "done", "pass").index


def _one_of(options: Sequence[Option], *verbs: str) -> Option:
    return next((option for option in options if option.verb in verbs), options[0])


# --- moments ----------------------------------------------------------------------------------------------------------


def at_once(table: Table, seat: int) -> bool:
    """Before anything is done."""
    return True


def turn(number: int) -> Until:
    """Somebody's main phase, in this turn or later."""
    return lambda table, seat: table.view(seat)["turn"] >= number and main_phase(table, seat)


def at_the_end(table: Table, seat: int) -> bool:
    """Never: the game is played out."""
    return False


def main_phase(table: Table, seat: int) -> bool:
    """The own turn."""
    return table.prompt is not None and table.prompt.id == "main-phase"


def several_ways(table: Table, seat: int) -> bool:
    """A card of the row that can be recruited or played at once."""
    found: dict[int, int] = {}
    for option in table.offered(seat):
        if option.card_id is not None:
            found[option.card_id] = found.get(option.card_id, 0) + 1
    return main_phase(table, seat) and max(found.values(), default=0) > 1


def removing(table: Table, seat: int) -> bool:
    """A card asks which other card shall go."""
    return table.prompt is not None and table.prompt.id == "remove-card" and len(table.offered(seat)) > 2


def idle_focus(table: Table, seat: int) -> bool:
    """Focus, with the most mastery there is."""
    mastery = table.view(seat)["players"][seat]["values"]["mastery"]
    return mastery == 30 and any(option.verb == "focus" for option in table.offered(seat))


# --- tables -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Prepared:
    """A table that waits in the store for somebody to look at it."""

    url: str
    signer: Signer
    room: Room

    @property
    def id(self) -> str:
        return self.room.id

    @property
    def path(self) -> str:
        return f"/t/{self.id}"

    @property
    def asked(self) -> int:
        """The seat that is asked."""
        return self.room.table.to_answer[0]

    def link(self, seat: int = 0) -> str:
        """The private link of a seat."""
        return self.signer.seat_link(self.id, seat)

    def choose(self, choose: Choose = eager) -> int:
        """Whoever is asked does something more, somewhere else; how many things have been done then."""
        seat = self.asked
        index = choose(self.room.table, seat)
        answer = httpx.post(
            f"{self.url}/api/v1/tables/{self.id}/choose",
            json={"index": index, "n": self.room.n},
            headers={"authorization": f"Bearer {seat}.{self.signer.seat(self.id, seat)}"},
            timeout=60,
        )
        assert answer.status_code == 200, answer.text
        return self.keep_up(seat, index)

    def keep_up(self, seat: int, index: int) -> int:
        """Somebody has chosen this at the server; how many things have been done then."""
        self.room.apply(_entry(self.room, seat, index))
        return self.room.n


def _entry(room: Room, seat: int, index: int) -> Entry:
    return Entry(room.n + 1, CHOOSE, seat, {"index": index}, time.time())


def prepare(
    server: InThread,
    *chairs: Chair,
    until: Until = at_once,
    choose: Choose = eager,
    seed: int = 5,
    game: str = "shards",
    **options: Any,
) -> Prepared:
    """Everybody chooses until something is so; the table as it stands then."""
    now = time.time()
    id = secrets.token_urlsafe(9)
    seated = [chair.record() for chair in chairs]
    row = TableRow(id, game, len(chairs), seed, options, "", seated, {}, None, None, now, now, over=False)
    room = Room.opened(row)
    entries = []
    while not room.table.over and not until(room.table, seat := room.table.to_answer[0]):
        entries.append(_entry(room, seat, choose(room.table, seat)))
        room.apply(entries[-1])
    assert until is at_the_end or not room.table.over, "the game ended before it came to that"
    version, chosen = str(room.table.program.version), room.table.chosen_options
    room.row = replace(row, rules=version, options=chosen, over=room.table.over)
    _keep(server.site.settings.url, room.row, entries)
    return Prepared(server.url, server.site.signer, room)


def _keep(url: str, row: TableRow, entries: list[Entry]) -> None:
    """Into the store; in a thread, for the one of the tests has a running event loop already."""

    async def keep() -> None:
        async with opened(url) as store:
            await store.add_table(row, entries)

    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, keep()).result()
