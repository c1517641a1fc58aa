"""The rooms of this process: fetched from the store when they are needed, kept in step with other processes.

Nobody sees a choice before it is committed. An entry names its number; if another process took that number first,
the room catches up and the entry is refused.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import time
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import replace
from typing import Any

from deckwright.campaigns.results import is_over
from deckwright.server.rooms import errors
from deckwright.server.rooms.building import UNKNOWN, branched, built, laid_data, needs_positions
from deckwright.server.rooms.chairs import Chair
from deckwright.server.rooms.course import Positions
from deckwright.server.rooms.dismissing import Dismissals
from deckwright.server.rooms.driving import Driver
from deckwright.server.rooms.games import game_named
from deckwright.server.rooms.live import Live
from deckwright.server.rooms.manners import Manners
from deckwright.server.rooms.opening import BattleOf, branch_row, new_row, prepared
from deckwright.server.rooms.opening_hours import OpeningHours
from deckwright.server.rooms.presence import Presence
from deckwright.server.rooms.room import (
    ANSWER_UNDO,
    ASK_UNDO,
    BY_CLOCK,
    CHOOSE,
    GIVEN_UP,
    LAID,
    REMATCH,
    SIT,
    SPENT,
    TAKEN,
    UNDO,
    Room,
)
from deckwright.server.rooms.standing import standing_of
from deckwright.server.rooms.undoing import Undo, agreed, agrees_already, asks_already, check_may_ask
from deckwright.server.rooms.waking import AGAIN, Troubles, wake
from deckwright.server.settings import ServerSettings
from deckwright.server.store import Entry, Hold, KeptTable, Store, StoreError, TableRow
from deckwright.server.thinking import Thinkers
from deckwright.table import Event
from deckwright.table.errors import NotYourTurn, TableError
from deckwright.table.reloading import Parted

log = logging.getLogger(__name__)

Check = Callable[[Room], dict[str, Any]]

ENDS = {UNDO: False, TAKEN: True}  # whether nothing more can be done at a table after such an entry
ID = re.compile(r"[A-Za-z0-9_-]{1,40}")  # of tables: nothing else is worth asking the store for
JUST_NOW = 60.0  # seconds in which whoever asked for a room may still be on the way to it


class Keeper:
    """All rooms."""

    def __init__(self, store: Store, thinkers: Thinkers, settings: ServerSettings) -> None:
        self.store, self.thinkers, self.settings = store, thinkers, settings
        self.lives: dict[str, Live] = {}
        self._fetching: dict[str, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self.troubles = Troubles()
        self.presence = Presence(store, self.lives)
        self.dismissals = Dismissals(store, self.lives)
        self.hours = OpeningHours(store)
        self.driver = Driver(self, self.hours)

    # --- fetching -----------------------------------------------------------------------------------------------------

    async def get(self, id: str) -> Live:
        """A room, from memory or from the store."""
        if not ID.fullmatch(id):
            raise errors.NoSuchTable
        live = self.lives.get(id)
        if live is None:
            if id not in self._fetching:
                self._fetching[id] = asyncio.create_task(self._fetch(id))
                self._fetching[id].add_done_callback(lambda _: self._fetching.pop(id, None))
            live = await asyncio.shield(self._fetching[id])
        if live.behind:
            async with live.lock:
                await self._catch_up(live)
        live.used = time.monotonic()
        return live

    async def _fetch(self, id: str) -> Live:
        row = await self.store.table(id)
        if row is None:
            raise errors.NoSuchTable
        room = await self._build(row)
        self._make_space()
        live = self.lives[id] = Live(room)
        live.behind = self.store.shared  # what others did while it was built
        self.presence.watch(id, live)
        self.driver.drive(live)
        return live

    async def _build(self, row: TableRow) -> Room:
        """A room from what the store has of it. If it has to be laid anew, that is an entry as well."""
        while True:
            entries = await self.store.entries(row.id)
            with self.troubles.of(row.id):
                version = str((await asyncio.to_thread(game_named, row.game)).program.version)
            room = None if needs_positions(row, version, entries) else await self._built(row, entries, {})
            if room is None or room.table.reloaded is not None:
                room = await self._built(row, entries, await self.store.positions(row.id))
            data = laid_data(room)
            if data is None:
                return room
            if entries and entries[-1].what == LAID and entries[-1].data["rules"] == version:
                raise errors.OtherRulesNow  # what was laid cannot be laid: once more would change nothing
            await self.store.append(row.id, Entry(room.n + 1, LAID, None, data, time.time()))
            log.warning("table %s was laid anew: %s", row.id, data["reason"]["en"])

    async def _built(self, row: TableRow, entries: Sequence[Entry], positions: Positions) -> Room:
        with self.troubles.of(row.id):
            return await asyncio.to_thread(built, row, entries, positions)

    def _make_space(self) -> None:
        """Rooms that nobody has looked at for long leave the memory; they are in the store."""
        now = time.monotonic()
        full = len(self.lives) >= self.settings.limits.rooms
        idle = min(JUST_NOW, self.settings.idle) if full else self.settings.idle
        for id, live in list(self.lives.items()):
            if live.watchers or live.lock.locked() or (live.driving and not live.driving.done()):
                continue
            if now - live.used > idle:
                del self.lives[id]

    async def _catch_up(self, live: Live) -> None:
        """Take in what other processes did."""
        room = live.room
        live.behind = False
        try:
            entries = await self.store.entries(room.id, after=room.n)
        except BaseException:
            live.behind = True
            raise
        for entry in entries:
            try:
                if entry.what == LAID:
                    raise Parted(len(room.done), UNKNOWN)
                events = room.apply(entry)
            except Exception:  # another version was here: as if we came anew, which also tells what is wrong
                await self._rebuild(live)
                break
            live.tell(entry, events)
        self.driver.drive(live)

    async def _rebuild(self, live: Live) -> None:
        """Take all of a room from the store again."""
        live.behind = True
        row = await self.store.table(live.room.id)
        if row is None:
            raise errors.NoSuchTable
        live.room = await self._build(row)
        live.behind = False
        live.drawn = live.feed = None
        live.tell(None, [])

    async def listen(self) -> None:
        """Hear from other processes for ever."""
        while True:
            try:
                async for id, n in self.store.listen(self.heard_words):
                    if id == "*":
                        self.presence.ask()
                    self._heard(id, n)
            except StoreError as error:
                log.error("other processes cannot be heard: %s", error)
            await asyncio.sleep(AGAIN)

    def heard_words(self, sender: str, words: str) -> None:
        """Another process said something that is not kept."""
        if not self.dismissals.heard(words):
            self.presence.heard(sender, words)

    def _heard(self, id: str, n: int) -> None:
        found = list(self.lives.values()) if id == "*" else [self.lives[id]] if id in self.lives else []
        for live in found:
            if id == "*" or live.room.n < n:
                live.behind = True
                self.later(self._refresh(live))

    async def _refresh(self, live: Live) -> None:
        """Catch up, however long the store is away."""
        while live.behind:
            try:
                async with live.lock:
                    if live.behind:
                        await self._catch_up(live)
            except StoreError:
                await asyncio.sleep(AGAIN)

    async def wake(self) -> None:
        """After a start: let bots go on where they were, at tables that were played within a day."""
        await wake(self.store, self.get)

    # --- opening ------------------------------------------------------------------------------------------------------

    async def open(
        self,
        game: str,
        chairs: list[Chair],
        options: dict[str, Any],
        *,
        seed: int | None = None,
        held: Sequence[Hold] = (),
        parent: Room | None = None,
        at: int = 0,
        battle: BattleOf | None = None,
        manners: Manners | None = None,
    ) -> Live:
        """A new table whose seats are held from its first moment; of a parent, the branch after so many choices.

        One that is a battle of a campaign has the id and the settings which that gives it.
        """
        await self.check_room_for_one()
        row = (
            new_row(game, chairs, options, seed, battle, manners) if parent is None else branch_row(parent, chairs, at)
        )
        entries = [] if parent is None else branched(parent, at)
        room, new = await asyncio.to_thread(prepared, row, entries, held)
        listed = manners is not None and manners.listed and bool(room.awaited)
        await self.store.add_table(new.row, new.entries, new.held, new.positions, listed=listed)
        self._make_space()
        live = self.lives[row.id] = Live(room)
        self.presence.watch(row.id, live)
        self.driver.drive(live)
        return live

    async def check_room_for_one(self) -> None:
        """Complain if this server holds no more tables."""
        if await self.store.count_tables() >= self.settings.limits.tables:
            raise errors.TooMany("This server holds no more tables.", "На этом сервере больше нет места для столов.")

    # --- doing --------------------------------------------------------------------------------------------------------

    async def do(
        self,
        live: Live,
        what: str,
        seat: int | None,
        check: Check,
        *,
        hold: Hold | None = None,
        opens: KeptTable | None = None,
    ) -> list[Event]:
        """Commit an entry and let it happen. `check` looks at the room as it stands then; its answer is the data.

        If another process did something first, it is looked at again: what still can be done is not stale.
        """
        async with live.lock:
            if live.behind:
                await self._catch_up(live)
            while True:
                room = live.room
                spent = self.driver.spent(room)
                data = check(room) | ({} if spent is None else {SPENT: round(spent, 1)})
                entry = Entry(room.n + 1, what, seat, data, time.time())
                tried = room.tried(entry)
                over, position, standing = ENDS.get(what), None, None
                if tried is not None:
                    entry = replace(entry, data=entry.data | room.meaning(tried))
                    over, position = tried.table.over, tried.position
                    standing = standing_of(tried.table, room.chairs, entry.n) if over else None
                if await self.store.append(
                    room.id, entry, over=over, hold=hold, position=position, opens=opens, standing=standing
                ):
                    break
                live.behind = True
                await self._catch_up(live)
                if live.room.n < entry.n:
                    raise errors.Stale
            events = room.apply(entry, tried)
            live.used = time.monotonic()
            live.tell(entry, events)
        self.driver.drive(live)
        return events

    async def choose(
        self, live: Live, seat: int, index: int, n: int, *, auto: bool = False, by_clock: bool = False
    ) -> list[Event]:
        """A seat answers the question that stood after `n` entries, itself or `by_clock`, being out of time."""

        def check(room: Room) -> dict[str, Any]:
            room.check_fresh(n)
            if room.given_up:
                raise errors.NotPossible(*GIVEN_UP)
            if seat not in room.table.to_answer:
                raise NotYourTurn("It is not your turn to choose.", "Сейчас выбираете не вы.")
            return {"index": index} | ({"auto": True} if auto else {}) | ({BY_CLOCK: True} if by_clock else {})

        return await self.do(live, CHOOSE, seat, check)

    async def sit(self, live: Live, seat: int, name: str, holder: str) -> None:
        """A friend takes a seat that is free. The same commit seats them and lets them hold it."""

        def check(room: Room) -> dict[str, Any]:
            if room.chairs[seat].is_bot or room.chairs[seat].taken:
                raise errors.SeatTaken
            return {"name": name}

        await self.do(live, SIT, seat, check, hold=Hold(seat, holder))

    async def undo(self, live: Live, seat: int, find: Callable[[Room, int], Undo | None]) -> bool:
        """Take back, or ask the others for it; whether it was done at once. To ask again changes nothing."""
        found = find(live.room, seat)
        if found is None:
            raise errors.NotPossible("There is nothing to take back.", "Отменять нечего.")
        if not found.free and asks_already(live.room, seat):
            return False
        what = UNDO if found.free else ASK_UNDO

        def check(room: Room) -> dict[str, Any]:
            if find(room, seat) != found:
                raise errors.Stale
            if not found.free:
                check_may_ask(room, seat, time.time())
            return {"keep": found.keep}

        await self.do(live, what, seat, check)
        return found.free

    async def answer_undo(self, live: Live, seat: int, *, yes: bool) -> None:
        """Agree that somebody takes back, or not. To agree again changes nothing."""

        def check(room: Room) -> dict[str, Any]:
            if room.asking is None or room.group(seat) == room.group(room.asking.seat):
                raise errors.NotPossible("Nobody asks to take back.", "Никто не просит об отмене.")
            return {"yes": yes}

        if not (yes and agrees_already(live.room, seat)):
            await self.do(live, ANSWER_UNDO, seat, check)
        if agreed(live.room):

            def take_back(room: Room) -> dict[str, Any]:
                if room.asking is None or not agreed(room):
                    raise errors.Stale
                return {"keep": room.asking.keep, "agreed": True}

            await self.do(live, UNDO, live.room.asking.seat if live.room.asking else None, take_back)

    async def take(self, live: Live, *, give_up: bool = False) -> bool:
        """The campaign counts this battle as it stands: from now on it does. Whether it is counted.

        One that is not over is counted only if it is given up, and one that is over is not given up any more.
        """

        def check(room: Room) -> dict[str, Any]:
            if room.taken or is_over(room.table) == give_up:
                raise errors.Stale
            return {}

        with contextlib.suppress(errors.Stale):
            await self.do(live, TAKEN, None, check)
        return live.room.taken

    async def rematch(self, live: Live, seat: int) -> str:
        """The same people at a new table; whoever was second begins. All seats keep their holders.

        The table and the entry that names it are one commit: of those who ask at once all come to the same table.
        """
        room = live.room
        if room.row.campaign is not None:
            raise errors.NotPossible("The camp decides what comes next.", "Что будет дальше, решает лагерь.")
        if room.next_table is not None:
            return room.next_table
        if not room.table.over:
            raise errors.NotPossible("The game is not over yet.", "Партия ещё не окончена.")
        turned = [(s + 1) % len(room.chairs) for s in range(len(room.chairs))]
        held = [
            Hold(where, holder) for where, old in enumerate(turned) for holder in await self.store.holders(room.id, old)
        ]
        await self.check_room_for_one()
        options, _ = room.table.game.still_taken(room.row.seats, room.row.options)
        row = new_row(room.row.game, [room.chairs[s] for s in turned], options, None, manners=room.manners)
        _, new = await asyncio.to_thread(prepared, row, [], held)

        def check(room: Room) -> dict[str, Any]:
            if room.next_table is not None:
                raise errors.Stale
            return {"table": new.row.id}

        try:
            await self.do(live, REMATCH, seat, check, opens=new)
        except errors.Stale:
            if live.room.next_table is None:
                raise
        return live.room.next_table or new.row.id

    # --- in its own time ---------------------------------------------------------------------------------------------

    def later(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Let something happen in its own time; what fails is logged, what was refused is not."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, TableError):
            log.error("a task of the keeper failed", exc_info=error)

    async def close(self) -> None:
        """Stop all that runs."""
        for live in self.lives.values():
            if live.alarm is not None:
                live.alarm.cancel()
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
