"""The games of somebody: how each stands for them, what they came to together, and who to play next.

What a page tells of a table is noted by the store. A note that is older than the table is made anew; a table that
cannot be opened has none, and is listed all the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from deckwright import bots
from deckwright.games import GAMES, load
from deckwright.lang.game import Game
from deckwright.server.rooms.chairs import BOT, PERSON
from deckwright.server.rooms.keeper import Keeper
from deckwright.server.rooms.standing import LOST, WON, TableStanding, outcome_of, standing_of
from deckwright.server.store import STANDING, GameRow
from deckwright.table.errors import TableError

IN_A_ROW = 2  # games won, or lost, until another level is offered


@dataclass(frozen=True)
class MyGame:
    """A game of somebody, and how it stands; None if the table cannot be opened, or has not been looked at yet."""

    kept: GameRow
    standing: TableStanding | None

    @property
    def game(self) -> Game | None:
        """Its game, if it is installed."""
        return load(self.kept.row.game) if self.kept.row.game in GAMES else None

    @property
    def mine(self) -> list[int]:
        """The seats of people that are theirs."""
        chairs = self.kept.row.chairs
        return [seat for seat in self.kept.seats if seat < len(chairs) and chairs[seat]["kind"] != BOT]

    @property
    def outcome(self) -> str:
        """What a finished game brought them; empty if it is under way, or nobody knows."""
        game = self.game
        if game is None or self.standing is None or not self._has_ended(self.standing):
            return ""
        return outcome_of(self.standing, self.mine, together=game.together)

    def _has_ended(self, standing: TableStanding) -> bool:
        return bool((self.kept.row.over and standing["over"]) or standing.get("given_up"))

    @property
    def my_turn(self) -> bool:
        """Whether the table waits for them."""
        standing = self.standing
        return standing is not None and not self.kept.row.over and bool({*standing["asked"]} & {*self.mine})

    @property
    def levels(self) -> list[str]:
        """The levels of the bots there."""
        return [str(chair["level"]) for chair in self.kept.row.chairs if chair["kind"] == BOT]

    @property
    def rung(self) -> str:
        """The level of the one bot they played alone against, from the opening to the end; empty if it was not so."""
        row = self.kept.row
        kinds = sorted(str(chair["kind"]) for chair in row.chairs)
        plain = row.parent is None and row.campaign is None and kinds == sorted((BOT, PERSON))
        return self.levels[0] if plain and self.outcome in (WON, LOST) else ""


async def seen(keeper: Keeper, kept: GameRow) -> MyGame:
    """A game as it stands now."""
    if _is_fresh(kept):
        return MyGame(kept, kept.standing)
    try:
        room = (await keeper.get(kept.row.id)).room
    except TableError:
        return MyGame(kept, None)
    found = standing_of(room.table, room.chairs, room.n, given_up=room.given_up)
    await keeper.store.note(kept.row.id, STANDING, found)
    return MyGame(kept, found)


def noted(kept: GameRow) -> MyGame:
    """A game as it was noted, without a look at the table."""
    return MyGame(kept, kept.standing if _is_fresh(kept) else None)


def _is_fresh(kept: GameRow) -> bool:
    """Whether what is noted is still so. After its end a game stays as it is, whoever may ask for another."""
    standing = kept.standing
    if standing is None:
        return False
    ended = kept.row.over and standing["over"] and not standing["awaited"]
    return bool(ended or standing["n"] == kept.length)


@dataclass
class Tally:
    """How many games there were of one sort, and how many of them were won and lost."""

    games: int = 0
    won: int = 0
    lost: int = 0

    def count(self, outcome: str) -> None:
        """One game more."""
        self.games += 1
        self.won += outcome == WON
        self.lost += outcome == LOST

    @property
    def share(self) -> int:
        """Of a hundred that were won or lost, how many were won."""
        return round(100 * self.won / max(1, self.won + self.lost))


@dataclass
class GameTally:
    """The finished games of one game: all, by the level of the bots, and by what else it remembers of each seat."""

    game: Game
    all: Tally = field(default_factory=Tally)
    levels: dict[tuple[str, ...], Tally] = field(default_factory=dict)
    remembered: dict[tuple[str, str], dict[str, Tally]] = field(default_factory=dict)  # by heading, by kind

    def count(self, mine: MyGame) -> None:
        """One game more."""
        self.all.count(mine.outcome)
        self.levels.setdefault(tuple(sorted({*mine.levels})), Tally()).count(mine.outcome)
        if mine.standing is None:
            return
        told = {tuple(each) for seat in mine.mine for each in mine.standing["remembered"][seat]}
        for en, ru, kind in sorted(told):
            self.remembered.setdefault((en, ru), {}).setdefault(kind, Tally()).count(mine.outcome)


def tallies(games: Iterable[MyGame]) -> list[GameTally]:
    """What the finished games came to, game by game; first what was played most.

    One that began at a moment of another game does not count: who played on from there may have seen all cards.
    """
    found: dict[str, GameTally] = {}
    for mine in games:
        if mine.game is not None and mine.outcome and mine.kept.row.parent is None:
            found.setdefault(mine.game.id, GameTally(mine.game)).count(mine)
    return sorted(found.values(), key=lambda tally: -tally.all.games)


@dataclass(frozen=True)
class NextBot:
    """Against whom somebody plays next, and another level that may suit them better now."""

    level: bots.Level
    offered: bots.Level | None = None
    up: bool = False


def next_bot(game: Game, games: Sequence[MyGame]) -> NextBot | None:
    """The level somebody played last, the friendliest at first; after some games won or lost in a row, one more.

    `games` are theirs, newest first. None where nobody plays against a bot.
    """
    ladder = bots.ladder(game)
    if not ladder or 2 not in game.seats:
        return None
    rungs = [level.id for level in ladder]
    fared = [(mine.rung, mine.outcome) for mine in games if mine.kept.row.game == game.id and mine.rung in rungs]
    if not fared:
        return NextBot(ladder[0])
    at = rungs.index(fared[0][0])
    lately = fared[:IN_A_ROW]
    for outcome, to in ((WON, at + 1), (LOST, at - 1)):
        if lately == [(rungs[at], outcome)] * IN_A_ROW and 0 <= to < len(ladder):
            return NextBot(ladder[at], ladder[to], up=outcome == WON)
    return NextBot(ladder[at])
