"""The store: what the server asks for, without blocking the event loop."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncGenerator, Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import aclosing, contextmanager
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine

from deckwright.campaigns.entries import CampEntry
from deckwright.server.store import campaigns as of_campaigns
from deckwright.server.store import engine as engines
from deckwright.server.store import hours as of_hours
from deckwright.server.store import lobby, migrate, news, pages, queries
from deckwright.server.store.campaigns import CampAppend
from deckwright.server.store.errors import WHAT_TO_DO, StoreAway, StoreDamaged
from deckwright.server.store.rows import (
    Append,
    CampaignRow,
    Entry,
    GameRow,
    Hold,
    KeptTable,
    PageRow,
    TableRow,
    ToldPosition,
)
from deckwright.server.store.trying import patiently
from deckwright.server.store.writer import Work, Writer

log = logging.getLogger(__name__)
T = TypeVar("T")


class Store:
    """Tables and what was done at them. Open it with `Store.open`; every method may raise a `StoreError`."""

    def __init__(self, place: engines.Address, engine: Engine) -> None:
        self.shared = bool(place.conninfo)
        """Whether other processes may serve the same tables."""
        self._place = place
        self._engine = engine
        self._sender = secrets.token_hex(8) if self.shared else ""
        self._writer = Writer(engine.execution_options(writes=True), self._sender)
        # A database in memory is one connection: what reads waits its turn with what writes.
        self._readers = None if place.in_memory else ThreadPoolExecutor(engines.READERS, "deckwright-store-reader")

    @classmethod
    async def open(cls, url: str) -> Store:
        """Open the database at an address, and bring it to the shape we need: `sqlite:///path`, `postgresql://...`."""
        place = engines.address(url)
        return cls(place, await asyncio.to_thread(_ready, place))

    async def close(self) -> None:
        """Write what waits, and let the database go. Whoever listens is to be cancelled before."""
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._writer.close()
        if self._readers:
            self._readers.shutdown()
        self._engine.dispose()

    async def add_table(
        self,
        row: TableRow,
        entries: Sequence[Entry] = (),
        held: Sequence[Hold] = (),
        positions: Mapping[int, ToldPosition] | None = None,
        *,
        listed: bool = False,
    ) -> None:
        """Keep a new table, with the entries of a branch, who holds its seats, how it stood as turns ended, and whether
        it is listed in the lobby: all or nothing.
        """
        new = KeptTable(row, entries, held, positions or {}, listed)
        await self._write(lambda connection, again: queries.add_table(connection, new, again))

    async def table(self, id: str) -> TableRow | None:
        """A table by its id."""
        return await self._read(lambda connection: queries.table(connection, id))

    async def entries(self, id: str, after: int = 0) -> list[Entry]:
        """What was done at a table, after its first `after` entries."""
        return await self._read(lambda connection: queries.entries_after(connection, id, after))

    async def positions(self, id: str) -> dict[int, ToldPosition]:
        """How a table stood as its turns ended, told by names, by the number of the entry that ended each."""
        return await self._read(lambda connection: queries.positions_of(connection, id))

    async def append(
        self,
        id: str,
        entry: Entry,
        *,
        over: bool | None = None,
        hold: Hold | None = None,
        position: ToldPosition | None = None,
        opens: KeptTable | None = None,
        standing: Mapping[str, Any] | None = None,
    ) -> bool:
        """Write the next entry of a table. False: that number is taken already, or leaves a gap, or there is no table.

        When it returns True the entry is committed, and with it the position. It moves `touched` on, and sets `over` if
        given. With it a seat is held, another table is kept and a standing is noted, and only with it.
        """
        want = Append(id, entry, over, hold, position, opens, standing)
        with self._watched():
            return await asyncio.wrap_future(self._writer.append(want))

    async def hold(self, id: str, seats: Sequence[int], holder: str) -> None:
        """This browser holds the seats, all or none; several browsers may, and to say it twice changes nothing."""
        held = [Hold(seat, holder) for seat in seats]
        await self._write(lambda connection, again: queries.hold(connection, id, held))

    async def held(self, id: str, holder: str) -> list[int]:
        """The seats this browser holds at a table."""
        return await self._read(lambda connection: queries.held(connection, id, holder))

    async def holders(self, id: str, seat: int) -> list[str]:
        """Who holds a seat."""
        return await self._read(lambda connection: queries.holders(connection, id, seat))

    async def games_of(
        self, holder: str, *, over: bool | None = None, away: bool = False, limit: int = 30, offset: int = 0
    ) -> list[GameRow]:
        """The tables at which this browser holds a seat, newest touched first; those put away only if asked for."""
        return await self._read(
            lambda connection: queries.games_of(connection, holder, over=over, away=away, limit=limit, offset=offset)
        )

    async def unfinished(self, limit: int, since: float) -> list[str]:
        """Tables that are not over and were touched since then, newest touched first."""
        return await self._read(lambda connection: queries.unfinished(connection, limit, since))

    async def count_tables(self, *, since: float | None = None) -> int:
        """How many tables are kept, or were touched since then."""
        return await self._read(lambda connection: queries.count_tables(connection, since))

    async def secret(self, name: str) -> bytes:
        """32 random bytes, made once and kept; the same for all processes."""
        return await self._write(lambda connection, again: queries.secret(connection, name))

    async def note(self, id: str, name: str, data: Any) -> None:
        """Keep something computed about a table, in place of what was noted under this name before."""
        await self._write(lambda connection, again: queries.note(connection, id, name, data))

    async def noted(self, id: str, name: str) -> Any | None:
        """What was noted about a table."""
        return await self._read(lambda connection: queries.noted(connection, id, name))

    async def forget(self, before: float) -> int:
        """Delete campaigns and tables untouched since then, with all that belongs to them; how many tables it was."""
        count = 0
        while await self._write(lambda connection, again: of_campaigns.forget_some(connection, before)):
            pass
        while gone := await self._write(lambda connection, again: queries.forget_some(connection, before)):
            count += gone
        return count

    # --- pages of people ----------------------------------------------------------------------------------------------

    async def put_away(self, id: str, holder: str, *, away: bool = True) -> None:
        """Put a table away from the page of a browser that sits there, or back on it; nobody else's page changes."""
        await self._write(lambda connection, again: pages.put(connection, holder, id, away=away))

    async def page_of(self, holder: str) -> PageRow | None:
        """The page of a browser, if it made a link to take it along."""
        return await self._read(lambda connection: pages.page_of(connection, holder))

    async def make_page(self, holder: str, id: str) -> list[str]:
        """A new link to a page, in the place of the old one; the browsers that lose the page by that."""
        return await self._write(lambda connection, again: pages.make(connection, holder, id))

    async def withdraw_page(self, holder: str) -> list[str]:
        """No link to the page any more; the browsers that lose it by that."""
        return await self._write(lambda connection, again: pages.withdraw(connection, holder))

    async def take_page(self, holder: str, id: str) -> bool:
        """This browser plays the seats of the page too; False if there is no such page."""
        return await self._write(lambda connection, again: pages.take(connection, holder, id))

    async def leave_page(self, holder: str) -> None:
        """This browser plays the seats of another's page no longer."""
        await self._write(lambda connection, again: pages.leave(connection, holder))

    async def is_guest(self, holder: str) -> bool:
        """Whether this browser was given the page of another."""
        return await self._read(lambda connection: pages.is_guest(connection, holder))

    # --- campaigns ----------------------------------------------------------------------------------------------------

    async def add_campaign(
        self,
        row: CampaignRow,
        entries: Sequence[CampEntry],
        held: Sequence[tuple[int, str]] = (),
        battles: Mapping[str, str] | None = None,
    ) -> None:
        """Keep a new campaign with its entries, the browsers of its members, and saved games: all or nothing."""
        saved = battles or {}
        await self._write(lambda connection, again: of_campaigns.add(connection, row, entries, held, saved, again))

    async def campaign(self, id: str) -> CampaignRow | None:
        """A campaign by its id."""
        return await self._read(lambda connection: of_campaigns.row(connection, id))

    async def campaign_entries(self, id: str) -> list[CampEntry]:
        """All that was done at a campaign."""
        return await self._read(lambda connection: of_campaigns.entries_of(connection, id))

    async def campaign_length(self, id: str) -> int | None:
        """How many entries a campaign has; None if there is no such campaign."""
        return await self._read(lambda connection: of_campaigns.length(connection, id))

    async def campaign_battles(self, id: str) -> dict[str, str]:
        """The saved games of a campaign's battles that were counted, by their tables."""
        return await self._read(lambda connection: of_campaigns.battles_of(connection, id))

    async def append_to_campaign(self, want: CampAppend) -> bool:
        """Write the next entry of a campaign. False: that number is taken, or leaves a gap, or there is no campaign."""
        return await self._write(lambda connection, again: of_campaigns.append(connection, want, again))

    async def hold_member(self, id: str, member: int, holder: str) -> None:
        """This browser is a member too."""
        await self._write(lambda connection, again: of_campaigns.hold(connection, id, member, holder))

    async def held_members(self, id: str, holder: str) -> list[int]:
        """Which members of a campaign this browser is."""
        return await self._read(lambda connection: of_campaigns.held(connection, id, holder))

    async def member_holders(self, id: str) -> list[tuple[int, str]]:
        """Every member with every browser that is theirs."""
        return await self._read(lambda connection: of_campaigns.holders(connection, id))

    async def campaigns_of(self, holder: str, limit: int = 30) -> list[CampaignRow]:
        """The campaigns in which this browser takes part, newest touched first."""
        return await self._read(lambda connection: of_campaigns.campaigns_of(connection, holder, limit))

    async def count_campaigns(self) -> int:
        """How many campaigns are kept."""
        return await self._read(of_campaigns.count)

    # --- tables in the lobby ------------------------------------------------------------------------------------------

    async def listed(self, limit: int) -> list[tuple[str, str]]:
        """The tables that are listed in the lobby, newest first: their ids, and the paces of their clocks."""
        return await self._read(lambda connection: lobby.entered(connection, limit))

    async def is_listed(self, id: str) -> bool:
        """Whether a table is listed in the lobby."""
        return await self._read(lambda connection: lobby.is_entered(connection, id))

    async def unlist(self, id: str) -> None:
        """List a table no longer; to say it again changes nothing."""
        await self._write(lambda connection, again: lobby.strike(connection, id))

    # --- opening hours ------------------------------------------------------------------------------------------------

    async def keep_hours(self, process: str, span: of_hours.Span) -> None:
        """A process of this house has served in this time."""
        await self._write(lambda connection, again: of_hours.keep(connection, process, span))

    async def hours(self, since: float) -> list[of_hours.Span]:
        """When somebody served; what ended before `since` is forgotten."""
        await self._write(lambda connection, again: of_hours.forget(connection, since))
        return await self._read(of_hours.kept)

    async def say(self, words: str) -> None:
        """Say something to the other processes that is not kept; where there are none nothing happens."""
        if self.shared:
            await self._write(lambda connection, again: news.say(connection, self._sender, words))

    async def listen(self, said: news.Said | None = None) -> AsyncGenerator[tuple[str, int], None]:
        """Hear (table id, n) of what other processes wrote; ("*", 0): look at every table again.

        `said` is called with what they only said, and who did.

        That comes first, once all news from then on is heard, and again after each lost connection. A store that is
        not shared never has any news.
        """
        if not self.shared:
            await asyncio.Event().wait()
        async with aclosing(news.listen(self._place.conninfo, self._sender, said)) as heard:
            async for told in heard:
                yield told

    async def _write(self, work: Work[T]) -> T:
        with self._watched():
            return await asyncio.wrap_future(self._writer.do(work))

    @contextmanager
    def _watched(self) -> Iterator[None]:
        """A damaged file is named in the log, with what to do."""
        try:
            yield
        except StoreDamaged as error:
            log.error(WHAT_TO_DO.said("en", file=self._place.path, reason=error.reason))
            raise

    async def _read(self, look: Callable[[Connection], T]) -> T:
        if self._readers is None:
            return await self._write(lambda connection, again: look(connection))

        def attempt() -> T:
            with self._engine.connect() as connection:
                return look(connection)

        with self._watched():
            return await asyncio.wrap_future(_submitted(self._readers, attempt))


def _submitted(readers: ThreadPoolExecutor, attempt: Callable[[], T]) -> Future[T]:
    try:
        return readers.submit(patiently, attempt)
    except RuntimeError as error:
        raise StoreAway("the store is closed") from error


def _ready(place: engines.Address) -> Engine:
    """An engine whose database has the shape we need."""
    engine = patiently(lambda: engines.connect(place))
    try:
        patiently(lambda: migrate.to_head(engine.execution_options(writes=True)))
    except BaseException:
        engine.dispose()
        raise
    return engine
