"""A table that people sit at: the game, its chairs, and everything that was done, entry by entry.

A room is what its entries make of it. The store keeps the entries; a room can be built from them at any time and in
any process, and two rooms with the same entries are the same.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from deckwright import Table
from deckwright.campaigns.results import is_over
from deckwright.lang.texts import Text
from deckwright.server.rooms.chairs import Chair, awaited_at, check_revealed, from_record, group_of, groups_at, names_of
from deckwright.server.rooms.clocks import PACES, Pace, Wait
from deckwright.server.rooms.errors import Stale
from deckwright.server.rooms.games import game_named
from deckwright.server.rooms.manners import Manners, manners_of
from deckwright.server.store import Entry, TableRow
from deckwright.table import Event
from deckwright.table.knowledge import learned
from deckwright.table.named import told_position
from deckwright.table.reloading import index_meant
from deckwright.table.story import Story, replayed

CHOOSE, UNDO, SIT, ASK_UNDO, ANSWER_UNDO, REMATCH = "choose", "undo", "sit", "ask-undo", "answer-undo", "rematch"
CHOSEN_SEED = "chosen-seed"  # a setting of the table
UNDO_OVER = "undo-over"  # how the log calls an undo of a game that was over
LAID = "laid"  # the rules have changed, and the game was laid anew
TAKEN = "taken"  # the campaign counts the result, or what is not over yet as given up: it stands
SPEAK = "speak"  # somebody says something to the others
LEAVE, BACK = "leave", "back"  # somebody leaves their game to the companion, or comes back to it
SPENT, BY_CLOCK = "spent", "clock"  # of an entry: for how long the table had waited; that a clock chose
OUT_OF_TIME = "out-of-time"  # how the log tells of it
TOLD = "told"  # a choice of a game that cannot be played any more, said by what it meant

STUCK = Text(
    "This game cannot go on: its rules stop at every choice there is. The server's log says where. What was done last "
    "may be taken back.",
    "Эта партия не может продолжаться: правила останавливаются при любом выборе. Где именно, сказано в журнале "
    "сервера. Последние ходы можно отменить.",
)
GIVEN_UP = Text(
    "This battle was given up at the camp: it is lost.", "Эту битву оставили, решив так в лагере: она проиграна."
)

Viewer = int | str | None  # a seat, a spectator (None), or OPEN
OPEN = "open"


@dataclass(frozen=True)
class Done:
    """One choice that stands: whose it was, at which question, and whether its group learned something by it."""

    seat: int
    prompt: str
    learned: bool
    auto: bool
    at: float


@dataclass(frozen=True)
class Tried:
    """A choice as it would happen."""

    table: Table
    events: list[Event]
    done: Done

    @property
    def position(self) -> dict[str, Any] | None:
        """How the table stands then, by names, if a turn ends with it."""
        ends = self.table.ends
        return told_position(self.table) if ends and ends[-1].at == len(self.table.history) else None


@dataclass(frozen=True)
class UndoAsked:
    """Somebody asks to take back all after the first `keep` choices; these groups of people have agreed."""

    seat: int
    keep: int
    agreed: frozenset[int]


@dataclass(frozen=True)
class Remark:
    """Something that happened beside the game, told in the log after the choice it followed."""

    revision: int
    what: str
    seat: int | None
    data: Mapping[str, Any]


@dataclass
class Room:
    """One table with its people."""

    row: TableRow
    table: Table
    chairs: list[Chair]
    rules: str  # the version whose numbers entries give choices, unless they name another
    n: int = 0
    done: list[Done] = field(default_factory=list)
    asking: UndoAsked | None = None
    remarks: list[Remark] = field(default_factory=list)
    next_table: str | None = None
    taken: bool = False
    undone: int = 0
    moved: int = 0  # the entry that last changed the table itself
    stuck: int | None = None  # the last that changed the table, if a bot is asked and every choice is refused
    refused: dict[int, float] = field(default_factory=dict)  # when a group was last refused an undo
    wait: Wait = field(default_factory=Wait)
    used: dict[int, float] = field(default_factory=dict)  # seconds of the reserve that each group has used up
    left: set[int] = field(default_factory=set)  # groups that have left their game to the companion
    spoken: dict[int, list[float]] = field(default_factory=dict)  # when each group said something
    found: Mapping[int, Mapping[str, Any]] = field(default_factory=dict)  # positions that the store does not keep
    stories: dict[Viewer, Story] = field(default_factory=dict)

    @classmethod
    def opened(cls, row: TableRow, options: Mapping[str, Any] | None = None) -> Room:
        """A room as it was before its first entry; of one begun earlier, with the options it has today."""
        game = game_named(row.game)
        chairs = from_record(row.chairs)
        chosen = row.options if options is None else options
        table = Table.open(game, row.seats, row.seed, chosen, names_of(chairs, game))
        room = cls(row, table, chairs, row.rules or table.program.version)
        room.wait = Wait(room.waited_for, row.created)
        return room

    @property
    def id(self) -> str:
        """The table's id."""
        return self.row.id

    @property
    def chosen_seed(self) -> int | None:
        """The seed, if whoever opened the table chose it: they may know what is dealt, so everybody may."""
        return self.row.seed if self.row.settings.get(CHOSEN_SEED) else None

    @cached_property
    def manners(self) -> Manners:
        """What whoever opened the table wished for, beside the options of the game."""
        return manners_of(self.row.settings)

    # --- entries ------------------------------------------------------------------------------------------------------

    def tried(self, entry: Entry) -> Tried | None:
        """What a choice would do, tried on a copy, so that nobody sees it before it is kept; None for other entries."""
        if entry.what != CHOOSE:
            return None
        assert entry.seat is not None and self.table.prompt is not None
        twin = self.table.clone()
        events = twin.choose(self._index(entry), seat=entry.seat)
        together = self.together(entry.seat)
        knows_more = learned(self.table, self.table.state, twin.state, together) or self._asks_others(twin, together)
        done = Done(entry.seat, self.table.prompt.id, knows_more, bool(entry.data.get("auto")), entry.at)
        return Tried(twin, events, done)

    def _asks_others(self, after: Table, together: Collection[int]) -> bool:
        """Whether somebody else is asked now: that they are may tell what they hold, unless all hands lie open."""
        asked = {*after.to_answer} - {*self.table.to_answer, *together}
        return bool(asked) and not self.table.game.look.open_hands

    def _index(self, entry: Entry) -> int:
        """The number of the option that was chosen; of another version, the one that means the same."""
        index = int(entry.data["index"])
        if "meant" not in entry.data or self.is_own(entry):
            return index
        return index_meant(self.table, {"choose": index, "meant": entry.data["meant"]}, len(self.done) + 1)

    def is_own(self, entry: Entry) -> bool:
        """Whether an entry was written by the version of the game that runs here."""
        return bool(entry.data.get("rules", self.rules) == self.table.program.version)

    def meaning(self, tried: Tried) -> dict[str, Any]:
        """What an entry says of a choice beside its number: what it means, and of which version it is."""
        version = self.table.program.version
        return {"meant": tried.table.history[-1]["meant"]} | ({} if version == self.rules else {"rules": version})

    def apply(self, entry: Entry, tried: Tried | None = None) -> list[Event]:
        """Let an entry happen; what it did at the table, if it was a choice."""
        assert entry.n == self.n + 1, "entries follow each other"
        tried = tried or self.tried(entry)
        if entry.what == CHOOSE:
            assert tried is not None
            self._tell_of_time(entry)
            self._choose(tried)
        elif entry.what == UNDO:
            called = UNDO_OVER if self.table.over else UNDO
            self.table.undo(len(self.done) - int(entry.data["keep"]))
            self._undo(entry, called)
        self._beside(entry)
        return tried.events if tried is not None else []

    def recall(self, entry: Entry) -> None:
        """Let an entry of a past happen that is only told: people come and go, nothing is played."""
        if entry.what == CHOOSE:
            self.done.append(Done(entry.seat or 0, "", True, bool(entry.data.get("auto")), entry.at))
            self.asking = None
        elif entry.what == UNDO:
            self._undo(entry, UNDO)
        self._beside(entry)

    def _beside(self, entry: Entry) -> None:
        """What an entry does beside the game, and that it is done."""
        match entry.what:
            case "sit":
                self._sit(entry)
            case "ask-undo":
                assert entry.seat is not None
                self.asking = UndoAsked(entry.seat, int(entry.data["keep"]), frozenset())
            case "answer-undo":
                self._answer(entry)
            case "speak":
                self._speak(entry)
            case "leave" | "back":
                self._leave(entry)
            case "rematch":
                self.next_table = str(entry.data["table"])
            case "taken":
                self.taken, self.asking = True, None
        self.n = entry.n
        if entry.what in (CHOOSE, UNDO, LAID):
            self.moved = entry.n
        self._wait_on(entry)

    def _choose(self, tried: Tried) -> None:
        self.table = tried.table
        self.done.append(tried.done)
        self.asking = None
        for story in self.stories.values():
            story.add(tried.events, self.table.revision)

    def _tell_of_time(self, entry: Entry) -> None:
        if entry.data.get(BY_CLOCK) and not self.wait.out:
            self.wait = replace(self.wait, out=True)
            self.remarks.append(Remark(len(self.done), OUT_OF_TIME, entry.seat, {}))

    def _wait_on(self, entry: Entry) -> None:
        """After an entry: whoever is asked no longer has used what they needed beyond the time of a turn."""
        if self.pace is None or self.waited_for == self.wait.groups:
            return
        beyond = max(0.0, float(entry.data.get(SPENT, 0.0)) - self.pace.turn)
        for group in self.wait.groups:
            self.used[group] = self.used.get(group, 0.0) + beyond
        self.wait = Wait(self.waited_for, entry.at)

    def _undo(self, entry: Entry, called: str) -> None:
        keep = int(entry.data["keep"])
        del self.done[keep:]
        self.remarks = [
            replace(remark, revision=min(remark.revision, keep))
            for remark in self.remarks
            if remark.revision <= keep or remark.what in (SPEAK, LEAVE, BACK)  # what was said was said
        ]
        self.remarks.append(Remark(keep, called, entry.seat, entry.data))
        self.asking = None
        self.undone += 1
        for story in self.stories.values():
            story.forget_after(keep)

    def _sit(self, entry: Entry) -> None:
        assert entry.seat is not None
        self.chairs[entry.seat] = self.chairs[entry.seat].sat(str(entry.data["name"]))
        self.table.names[:] = names_of(self.chairs, self.table.game)
        self.remarks.append(Remark(len(self.done), SIT, entry.seat, entry.data))

    def _speak(self, entry: Entry) -> None:
        assert entry.seat is not None
        self.spoken.setdefault(self.group(entry.seat), []).append(entry.at)
        self.remarks.append(Remark(len(self.done), SPEAK, entry.seat, entry.data))

    def _answer(self, entry: Entry) -> None:
        if self.asking is None or entry.seat is None:
            return
        if not entry.data["yes"]:
            self.refused[self.group(self.asking.seat)] = entry.at
            self.asking = None
            return
        agreed = self.asking.agreed | {self.group(entry.seat)}
        self.asking = UndoAsked(self.asking.seat, self.asking.keep, agreed)

    def _leave(self, entry: Entry) -> None:
        assert entry.seat is not None
        change = self.left.add if entry.what == LEAVE else self.left.discard
        change(self.group(entry.seat))
        self.remarks.append(Remark(len(self.done), entry.what, entry.seat, {}))

    def check_fresh(self, n: int) -> None:
        """Refuse what answers a table that changed since it had `n` entries. To sit down or to ask changes nothing."""
        if not self.moved <= n <= self.n:
            raise Stale

    # --- people -------------------------------------------------------------------------------------------------------

    @property
    def people(self) -> list[int]:
        """The seats that are not bots'."""
        return [seat for seat, chair in enumerate(self.chairs) if not chair.is_bot]

    def group(self, seat: int) -> int:
        """People at one screen are one group, named by its first seat; a friend at a screen of their own is another."""
        return group_of(self.chairs, seat)

    def together(self, seat: int) -> list[int]:
        """The seats of a group: whoever sits on one of them sees what all of them see."""
        return [s for s in range(len(self.chairs)) if self.group(s) == self.group(seat)]

    @property
    def groups(self) -> set[int]:
        """The groups of people who play here, also those who are invited and have not come yet."""
        return groups_at(self.chairs)

    @property
    def awaited(self) -> list[int]:
        """The seats of friends who are invited and have not come yet."""
        return awaited_at(self.chairs)

    @property
    def pace(self) -> Pace | None:
        """How long people may take, if there is a clock; whoever plays alone has all the time in the world."""
        pace = PACES.get(self.manners.clock)
        return pace if pace is not None and len(self.groups) > 1 else None

    @property
    def waited_for(self) -> frozenset[int]:
        """The groups of people who are asked now; nobody as long as somebody who is invited has not come."""
        if self.awaited or self.given_up:
            return frozenset()
        return frozenset(self.group(seat) for seat in self.table.to_answer if not self.chairs[seat].is_bot)

    @property
    def revealed(self) -> bool:
        """Whether all cards may be seen: the game is over, and nobody has yet to come who could still play it."""
        return self.table.over and not self.awaited

    def check_revealed(self) -> None:
        """Refuse what shows all cards, while it may not."""
        check_revealed(self.chairs, over=self.table.over)

    @property
    def answering_bot(self) -> int | None:
        """The bot that must choose now; a question that a person may answer too is the person's."""
        seats = self.table.to_answer
        if not seats or self.is_stuck or self.given_up or any(not self.chairs[seat].is_bot for seat in seats):
            return None
        return seats[0]

    @property
    def answered_for(self) -> int | None:
        """A seat that was left to the companion, which must choose there now; whoever has not left comes first."""
        seats = [seat for seat in self.table.to_answer if not self.chairs[seat].is_bot]
        if not seats or self.is_stuck or self.given_up or any(self.group(seat) not in self.left for seat in seats):
            return None
        return seats[0]

    @property
    def given_up(self) -> bool:
        """Whether this is a battle that the camp has given up: nothing is chosen here any more."""
        return self.taken and not is_over(self.table)

    @property
    def is_stuck(self) -> bool:
        """Whether the rules stop at whatever the bot that is asked could choose: it goes on only if that is undone."""
        return self.stuck == self.moved

    # --- the past -----------------------------------------------------------------------------------------------------

    def note(self, lang: str) -> str:
        """What everybody should know; empty if nothing is to say.

        That nothing can be chosen, and why; that the rules have changed and what came of it, until a turn has ended.
        """
        if self.given_up:
            return GIVEN_UP.said(lang)
        if self.is_stuck:
            return STUCK.said(lang)
        laid = [remark for remark in self.remarks if remark.what == LAID]
        return str(laid[-1].data[lang]) if laid and not self.table.ends else ""

    def story(self, viewer: Viewer) -> Story:
        """What happened, as a viewer may know it. The first time it is asked for, the game is told from its start."""
        if viewer not in self.stories:
            seat = viewer if isinstance(viewer, int) else None
            story = Story(self.table.game, seat, open=viewer == OPEN)
            for again, events in replayed(self.table):
                story.add(events, again.revision)
            self.stories[viewer] = story
        return self.stories[viewer]
