"""The campaigns of a server: begun, joined, decided at, and taken on from battle to battle.

Nothing of a campaign stays in memory: it is read from the store whenever somebody looks, and whoever does something
names the number of the entry. A battle is an ordinary room. It is derived from the entry that departs for it, so that
a crash between the two costs nothing; and its result is derived from the room, so that it cannot be counted twice. The
camp shows a result as soon as there is one, and counts it with the first thing that is done there: from then on the
room takes nothing back.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from deckwright.campaigns import CampaignError, CampEntry, Journey, doings, result_of
from deckwright.campaigns import entries as e
from deckwright.campaigns.entries import PartySeat
from deckwright.campaigns.journey import CampaignHead, Chapter
from deckwright.campaigns.record import CampaignRecord, found, read, written
from deckwright.campaigns.results import abandoned, is_over
from deckwright.lang.campaign import Campaign
from deckwright.lang.game import Game, OptionError
from deckwright.lang.texts import NO_TEXT, Text
from deckwright.server.rooms import errors
from deckwright.server.rooms.battles import chairs_of, from_saved, holds_of
from deckwright.server.rooms.games import blaming, game_named
from deckwright.server.rooms.keeper import ID, Keeper
from deckwright.server.rooms.live import Live
from deckwright.server.rooms.opening import BattleOf
from deckwright.server.store import CampaignRow, CampAppend, TableExists
from deckwright.table.errors import TableError

CHOSEN_SEED, NOTES = "chosen-seed", "notes"  # settings of a campaign
MOST_NOTES = 20  # of a file that are kept
Make = Callable[[Journey], dict[str, Any]]


@dataclass(frozen=True)
class CampLook:
    """A campaign as it stands: what came of the battle that has just ended is in it, counted or not."""

    row: CampaignRow
    entries: Sequence[CampEntry]
    journey: Journey
    room: Live | None  # of the battle that is being played, or has just ended
    counted: bool  # whether all of it is in the store
    trouble: Text = NO_TEXT  # why the battle cannot be played on, if it cannot

    @property
    def n(self) -> int:
        """How many entries the store has."""
        return len(self.entries)

    @property
    def notes(self) -> list[Text]:
        """What could not be proved when it came in as a file."""
        return [Text(en, ru) for en, ru in self.row.settings.get(NOTES, ())]


class Camps:
    """All campaigns."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper, self.store = keeper, keeper.store

    # --- beginning, coming in -----------------------------------------------------------------------------------------

    async def begin(
        self,
        game: str,
        campaign: str,
        options: Mapping[str, Any],
        name: str,
        holder: str | None,
        *,
        seed: int | None = None,
    ) -> str:
        """A new campaign with its first member; its id."""
        await self._check_room()
        if game_named(game).campaign(campaign) is None:
            raise errors.NoSuchCampaign
        loaded, declared = _declared(game, campaign)
        try:
            chosen = declared.read_options(options)
        except OptionError as error:
            raise CampaignError(error.en, error.ru) from None
        head = CampaignHead(game, campaign, secrets.randbits(64) if seed is None else seed, chosen)
        journey = Journey.of(loaded, declared, head, ())
        entries = list[CampEntry]()
        for what, make in ((e.BEGIN, doings.begun), (e.JOIN, lambda journey: doings.joined(journey, name))):
            entry = CampEntry(journey.n + 1, what, None, await asyncio.to_thread(make, journey), time.time())
            journey.apply(entry)
            entries.append(entry)
        row = _row(head, {CHOSEN_SEED: True} if seed is not None else {})
        await self.store.add_campaign(row, entries, [(0, holder)] if holder else [])
        return row.id

    async def bring_in(self, text: str, holder: str | None) -> str:
        """A campaign from a file, as a new one: whoever brings it holds all its members, and hands on their links."""
        await self._check_room()
        brought = await asyncio.to_thread(read, text)
        journey, kept = brought.journey, brought.kept
        notes = [[note.en, note.ru] for note in brought.notes[:MOST_NOTES]]
        row = replace(_row(kept.head, {NOTES: notes} if notes else {}), over=journey.ending is not None)
        fresh = {chapter.table: secrets.token_urlsafe(9) for chapter in journey.chapters}
        entries = [_with_table(entry, fresh) for entry in kept.entries]
        battles = {fresh[table]: saved for table, saved in kept.battles.items() if table in fresh}
        held = {member.number: [holder] for member in journey.here} if holder else {}
        for chapter in journey.chapters:
            saved = kept.battles.get(chapter.table)
            if saved is not None:
                chairs = chairs_of(journey, chapter, held)
                battle = BattleOf(row.id, fresh[chapter.table], tells_seed=False)
                stands = chapter.result is not None
                table = await asyncio.to_thread(from_saved, journey.game, saved, battle, chairs, stands=stands)
                await self.store.add_table(table[0], table[1], holds_of(chapter, held), table[2])
        counted = {fresh[c.table] for c in journey.chapters if c.result is not None}
        told = {table: saved for table, saved in battles.items() if table in counted}
        await self.store.add_campaign(
            row, entries, [(member, each) for member, all in held.items() for each in all], told
        )
        return row.id

    async def _check_room(self) -> None:
        if await self.store.count_campaigns() >= self.keeper.settings.limits.tables:
            raise errors.TooMany("This server holds no more campaigns.", "На этом сервере больше нет места.")

    async def export(self, id: str) -> str:
        """The file of a campaign. It counts nothing: a battle that can still be taken back goes along uncounted.

        One that is not over goes along only where all players know the same.
        """
        look = await self.look(id)
        if look.room is not None and look.room.room.taken:
            look = await self.look(id, count=True)
        head = CampaignHead(look.row.game, look.row.campaign, look.row.seed, look.row.options)
        battles = await self.store.campaign_battles(id)
        if look.room is not None and (look.journey.game.together or is_over(look.room.room.table)):
            battles[look.journey.chapters[-1].table] = look.room.room.table.save()
        return await asyncio.to_thread(written, CampaignRecord(head, look.entries, battles))

    # --- looking ------------------------------------------------------------------------------------------------------

    async def look(self, id: str, *, count: bool = False) -> CampLook:
        """How a campaign stands; with `count` what came of a battle that has ended is counted now."""
        while True:
            row, entries = await self._read(id)
            journey = await _journey(row, entries)
            chapter = journey.under_way
            if chapter is None:
                return CampLook(row, entries, journey, None, True)
            try:
                live = await self._room(row, journey, chapter)
            except TableError as error:
                return CampLook(row, entries, journey, None, True, Text(error.en, error.ru))
            if not is_over(live.room.table) and not live.room.given_up:
                return CampLook(row, entries, journey, live, True)
            if not count:
                journey.apply(await self._made(journey, e.RESULT, None, _resulting(live)))
                return CampLook(row, entries, journey, live, False)
            if await self.keeper.take(live):
                await self._count(id, journey, live)

    async def standing(self, row: CampaignRow) -> Journey | None:
        """How a campaign stands by what is counted, without its room; None if this version cannot tell it."""
        try:
            return await _journey(row, await self.store.campaign_entries(row.id))
        except TableError:
            return None

    async def _count(self, id: str, journey: Journey, live: Live) -> None:
        """Write down what came of a battle that can be taken back no more."""
        entry = await self._made(journey, e.RESULT, None, _resulting(live))
        battles = {} if live.room.given_up else {live.room.id: live.room.table.save()}
        over = entry.data["ending"] is not None
        await self.store.append_to_campaign(CampAppend(id, entry, over or None, battles=battles))

    async def _made(self, journey: Journey, what: str, member: int | None, make: Make) -> CampEntry:
        """The next entry; what stops there is the fault of the game, whose functions say what is in it."""

        def made() -> dict[str, Any]:
            with blaming(journey.game):
                return make(journey)

        return CampEntry(journey.n + 1, what, member, await asyncio.to_thread(made), time.time())

    async def _read(self, id: str) -> tuple[CampaignRow, list[CampEntry]]:
        row = await self.store.campaign(id) if ID.fullmatch(id) else None
        if row is None:
            raise errors.NoSuchCampaign
        return row, await self.store.campaign_entries(id)

    async def _room(self, row: CampaignRow, journey: Journey, chapter: Chapter) -> Live:
        """The room of a battle; it is opened if the server stopped before it could be."""
        try:
            return await self.keeper.get(chapter.table)
        except errors.NoSuchTable:
            holders = await self.holders(row.id)
            chairs, held = chairs_of(journey, chapter, holders), holds_of(chapter, holders)
            battle = BattleOf(row.id, chapter.table, bool(row.settings.get(CHOSEN_SEED)))
            options, _ = journey.game.still_taken(len(chapter.party), chapter.battle.options)
            try:
                return await self.keeper.open(
                    row.game, chairs, options, seed=chapter.battle.seed, held=held, battle=battle
                )
            except TableExists:
                return await self.keeper.get(chapter.table)

    async def holders(self, id: str) -> dict[int, list[str]]:
        """The browsers of each member."""
        found: dict[int, list[str]] = {}
        for member, holder in await self.store.member_holders(id):
            found.setdefault(member, []).append(holder)
        return found

    # --- doing --------------------------------------------------------------------------------------------------------

    async def _do(
        self, id: str, what: str, member: int | None, make: Make, *, n: int | None = None, holder: str | None = None
    ) -> CampLook:
        """Count what has ended, then write the entry that `make` gives for how it stands; again if somebody was first.

        With `n`, who asks has seen so many entries: if more than a result came since, they have to look again.
        """
        while True:
            look = await self.look(id, count=what not in (e.JOIN, e.RESULT))
            if member is not None and member not in [each.number for each in look.journey.here]:
                raise errors.NotAMember
            if n is not None and (n > look.n or any(entry.what != e.RESULT for entry in look.entries[n:])):
                raise errors.CampMovedOn
            if look.n >= e.MOST:
                raise CampaignError("So much cannot be done in one campaign.", "Столько в одной кампании не сделать.")
            entry = replace(await self._made(look.journey, what, member, make), n=look.n + 1)
            held = (len(look.journey.members), holder) if holder else None
            over = entry.data.get("ending") is not None or None
            if await self.store.append_to_campaign(CampAppend(id, entry, over, held)):
                return await self.look(id)

    async def join(self, id: str, name: str, holder: str | None) -> int:
        """Somebody takes part from now on; their number."""
        number = 0

        def make(journey: Journey) -> dict[str, Any]:
            nonlocal number
            number = len(journey.members)
            return doings.joined(journey, name)

        await self._do(id, e.JOIN, None, make, holder=holder)
        return number

    async def leave(self, id: str, member: int) -> CampLook:
        """A member takes part no longer. In the battle that is being played those who stay have the seat.

        Where players have secrets from each other nobody gets it: they can only give the battle up.
        """
        look = await self._do(id, e.LEAVE, member, lambda journey: doings.left(journey, member))
        chapter = look.journey.under_way
        if chapter is not None and look.journey.game.together:
            left = [seat for seat, place in enumerate(chapter.party) if place.member == member]
            for each, holders in (await self.holders(id)).items():
                if not look.journey.members[each].gone:
                    for holder in holders:
                        await self.store.hold(chapter.table, left, holder)
        return look

    async def seat(self, id: str, member: int, party: Sequence[PartySeat], n: int | None = None) -> CampLook:
        """Who goes into the next battle."""
        return await self._do(id, e.PARTY, member, lambda journey: doings.seated(journey, party), n=n)

    async def decide(
        self, id: str, member: int, decision: str, answers: Sequence[str], n: int | None = None
    ) -> CampLook:
        """Decide something at the camp."""
        return await self._do(
            id, e.DECIDE, member, lambda journey: doings.decided(journey, decision, answers, member), n=n
        )

    async def retract(self, id: str, member: int, decision: str, n: int | None = None) -> CampLook:
        """Leave something open again."""
        return await self._do(id, e.RETRACT, member, lambda journey: doings.retracted(journey, decision, member), n=n)

    async def depart(self, id: str, member: int, n: int | None = None) -> CampLook:
        """Open the next battle."""
        await self.keeper.check_room_for_one()
        return await self._do(id, e.DEPART, member, _departing(secrets.token_urlsafe(9)), n=n)

    async def come_back(self, id: str) -> CampLook:
        """Count what came of the battle that has ended."""
        return await self.look(id, count=True)

    async def abandon(self, id: str, member: int) -> CampLook:
        """Give up the battle that is being played: it is lost, unless it has just ended.

        It is given up at its table, so that whoever sits there sees it, and nobody can win it any more.
        """
        look = await self.look(id)
        if look.journey.under_way is not None and look.room is not None:
            doings.member_of(look.journey, member)
            if await self.keeper.take(look.room, give_up=True):
                return await self.look(id, count=True)
        return await self._do(id, e.RESULT, member, _giving_up)


def _declared(game: str, campaign: str) -> tuple[Game, Campaign[Any]]:
    game_named(game)
    return found(game, campaign)


async def _journey(row: CampaignRow, entries: Sequence[CampEntry]) -> Journey:
    """How a campaign stands by its entries; if this version can make nothing of them, that is the game's fault."""
    game, campaign = _declared(row.game, row.campaign)
    head = CampaignHead(row.game, row.campaign, row.seed, row.options)
    with blaming(game):
        return await asyncio.to_thread(Journey.of, game, campaign, head, entries)


def _row(head: CampaignHead, settings: dict[str, Any]) -> CampaignRow:
    now = time.time()
    id = secrets.token_urlsafe(9)
    return CampaignRow(id, head.game, head.campaign, head.seed, dict(head.options), settings, now, now, False)


def _resulting(live: Live) -> Make:
    """What counts the battle of a room."""

    def make(journey: Journey) -> dict[str, Any]:
        chapter = journey.under_way
        if chapter is None or live.room.given_up:
            return _giving_up(journey)
        result = result_of(live.room.table, chapter.battle.id, chapter.attempt, chapter.people)
        return doings.resulted(journey, result)

    return make


def _giving_up(journey: Journey) -> dict[str, Any]:
    """What counts the battle that is being played as lost, however it stands."""
    chapter = journey.under_way
    if chapter is None:
        raise CampaignError(
            "No battle is being played: it may have just ended.",
            "Сейчас битвы нет: возможно, она только что закончилась.",
        )
    return doings.resulted(journey, abandoned(chapter.battle.id, chapter.attempt, len(chapter.party)))


def _departing(table: str) -> Make:
    def make(journey: Journey) -> dict[str, Any]:
        battle, seats = doings.next_battle(journey), len(journey.party)
        try:
            if battle is not None:
                journey.game.open(seats, journey.game.read_options(seats, battle.options))
        except OptionError as error:
            raise CampaignError(error.en, error.ru) from None
        return doings.departed(journey, table)

    return make


def _with_table(entry: CampEntry, fresh: Mapping[str, str]) -> CampEntry:
    """An entry whose table has another id."""
    if entry.what != e.DEPART or "table" not in entry.data:
        return entry
    return replace(entry, data=entry.data | {"table": fresh[entry.data["table"]]})
