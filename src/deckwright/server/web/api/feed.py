"""What happened at a table, entry by entry, as each seat may know it.

Entries count without gaps, so whoever knows the number of the last one it was told can go on from there. A feed keeps
a table of its own that walks behind the room's; nothing is worked out before somebody asks. What was taken back is
still counted, but not told any more: it may have shown cards that are hidden again.
"""

from __future__ import annotations

import asyncio
from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import cast

from deckwright.lang.texts import Text, Tokens, plain
from deckwright.server.rooms.live import Live
from deckwright.server.rooms.room import ANSWER_UNDO, CHOOSE, LAID, REMATCH, SIT, SPEAK, UNDO, Room
from deckwright.server.store import Entry, Store
from deckwright.server.web.api.facts import event_told
from deckwright.server.web.api.models import happenings
from deckwright.table.story import Story, StoryLine, told

OPENED = "open"
_OPEN_TO_ALL = {  # of what an entry holds
    UNDO: ("keep",),
    SIT: ("name",),
    ANSWER_UNDO: ("yes",),
    REMATCH: ("table",),
    LAID: ("parted_at", "reason"),
    SPEAK: ("phrase", "words"),
}


@dataclass
class ToldEntry:
    """An entry, how many choices stood after it, and whether it was taken back since."""

    entry: Entry
    choices: int
    taken_back: bool = False


class Feed:
    """All that happened at one table."""

    def __init__(self, room: Room) -> None:
        self._told = [ToldEntry(Entry(0, OPENED, None, {}, room.row.created), 0)]
        self._first = room.table.begun  # what was before is counted, and cannot be told again
        self._table = room.table.at(self._first)
        self._done: list[int] = []
        self._events = [self._table.opening_events]  # of the opening, and of each choice that stands
        self._stories: dict[int | None, Story] = {}
        self._lock = asyncio.Lock()

    async def entries(
        self, live: Live, store: Store, seat: int | None, lang: str, after: int, most: int
    ) -> tuple[list[happenings.EntryModel], int]:
        """The entries after one of them, at most so many, for a seat; and how many the table has."""
        async with self._lock:
            room = live.room
            n, names = room.n, list(room.table.names)
            done = [int(choice["choose"]) for choice in room.table.history]
            known = len(self._told) - 1
            if known < n:
                for entry in (await store.entries(room.id, after=known))[: n - known]:
                    self._count(entry)
            return await asyncio.to_thread(self._entries, done, names, seat, lang, after, most), n

    def _entries(
        self, done: list[int], names: list[str | Text], seat: int | None, lang: str, after: int, most: int
    ) -> list[happenings.EntryModel]:
        """In a thread of its own: a long game takes a moment to tell."""
        self._follow(done)
        self._table.names[:] = names
        return [self._entry(each, seat, lang) for each in self._told[after + 1 : after + most + 1]]

    # --- keeping up ---------------------------------------------------------------------------------------------------

    def _count(self, entry: Entry) -> None:
        choices = self._told[-1].choices
        if entry.what == CHOOSE:
            choices += 1
        elif entry.what == UNDO:
            choices = int(entry.data["keep"])
            for each in self._told:
                if each.choices > choices and each.entry.what in (CHOOSE, UNDO):
                    each.taken_back = True
        self._told.append(ToldEntry(entry, choices))

    def _follow(self, done: list[int]) -> None:
        """Bring our own table to where the room's was."""
        same = len(list(takewhile(lambda pair: pair[0] == pair[1], zip(self._done, done, strict=False))))
        if same < len(self._done):
            self._table.undo(len(self._done) - same)
            del self._done[same:], self._events[same + 1 :]
            for story in self._stories.values():
                story.forget_after(self._first + same)
        for choice in done[same:]:
            self._events.append(self._table.choose(choice))
            self._done.append(choice)
            for story in self._stories.values():
                story.add(self._events[-1], self._first + len(self._done))

    def _story(self, seat: int | None) -> Story:
        if seat not in self._stories:
            story = self._stories[seat] = Story(self._table.game, seat)
            for choices, events in enumerate(self._events, start=self._first):
                story.add(events, choices)
        return self._stories[seat]

    # --- telling ------------------------------------------------------------------------------------------------------

    def _entry(self, each: ToldEntry, seat: int | None, lang: str) -> happenings.EntryModel:
        entry = each.entry
        tells = entry.what in (OPENED, CHOOSE, LAID) and not each.taken_back and each.choices >= self._first
        tells = tells and (entry.what != CHOOSE or each.choices > self._first)
        lines: Sequence[StoryLine] = []
        since = None
        if tells or (entry.what == UNDO and not each.taken_back):
            lines, since = self._lines(seat, lang, each.choices, again=entry.what == UNDO)
        events = self._events[each.choices - self._first] if tells else []
        return happenings.EntryModel(
            n=entry.n,
            what=cast(happenings.What, entry.what),
            seat=entry.seat,
            at=entry.at,
            choices=each.choices,
            taken_back=each.taken_back,
            data={name: entry.data[name] for name in _OPEN_TO_ALL.get(entry.what, ()) if name in entry.data},
            since=since,
            lines=[line_told(line) for line in lines],
            events=[found for event in events if (found := event_told(event, self._table, seat)) is not None],
        )

    def _lines(self, seat: int | None, lang: str, choices: int, *, again: bool) -> tuple[list[StoryLine], int | None]:
        """The lines of a choice, and from which place on they replace older ones.

        After something was taken back the last line that is left is told again: it may have told of more than stands.
        """
        entries = self._story(seat).entries
        end = bisect_right(entries, choices, key=lambda entry: entry.revision)
        first = max(0, end - 1) if again else bisect_left(entries, choices, key=lambda entry: entry.revision)
        if first == end:
            return [], 0 if again else None
        lines = told(entries[:end], self._table, lang, since=first)
        return lines, lines[0].at


def line_told(line: StoryLine) -> happenings.LineModel:
    """A line of the log."""
    return happenings.LineModel(
        at=line.at,
        choices=line.revision,
        text=plain(line.tokens),
        pieces=_pieces(line.tokens),
        turn=line.turn,
        player=line.player,
        card=line.card,
        details=[happenings.Detail(text=plain(tokens), pieces=_pieces(tokens)) for tokens in line.details],
    )


def _pieces(tokens: Tokens) -> list[happenings.Piece]:
    return [happenings.Piece(text=token.text, what=token.what, key=token.key) for token in tokens]


def feed_of(live: Live) -> Feed:
    """The feed of a room, made when it is first asked for."""
    if live.feed is None:
        live.feed = Feed(live.room)
    assert isinstance(live.feed, Feed)
    return live.feed
