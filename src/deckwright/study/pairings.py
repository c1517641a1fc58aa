"""All pairings of two line-ups that differ in options of their seats: which deck, mage or leader wins how often.

A factor is an option that is a list with an entry for each seat, such as the deck or the leader each one begins with. A
build is one value of each; two builds meet if they share none, from both seats, on the same seeds. One bot plays both
of them, or one bot the first and another the second; then each build is played by each. What was played is kept pairing
by pairing, so the same command goes on where it was stopped.
"""

from __future__ import annotations

import itertools
import json
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import numpy as np

from deckwright.bots.levels import CHANCE
from deckwright.lang.game import Game
from deckwright.study.lineup import STATUS, TURNS, WINNERS, Lineup, Words, play_games
from deckwright.study.match import Fixture, played_out
from deckwright.study.simulate import Share, wilson
from deckwright.vm import isa

Build = tuple[str, ...]


@dataclass(frozen=True)
class Pairing:
    """Two builds that meet."""

    one: Build
    other: Build
    number: int = 0  # in the order of all pairings: each has seeds of its own

    @property
    def name(self) -> str:
        """What its record is found by."""
        return f"{'+'.join(self.one)} - {'+'.join(self.other)}"


@dataclass
class PairingRecord:
    """What the games of one pairing came to: seen from the first build."""

    pairing: Pairing
    games: int = 0
    wins: int = 0
    losses: int = 0
    seat_wins: list[int] = field(default_factory=lambda: [0, 0])  # of the first and of the second seat
    lengths: Counter[int] = field(default_factory=Counter)
    drawn: dict[str, list[int]] = field(default_factory=dict)  # by kind: games in which a side drew it, and won

    def line(self, spec: str) -> str:
        """One line of the file."""
        kept = {
            "spec": spec,
            "one": self.pairing.one,
            "other": self.pairing.other,
            "games": self.games,
            "wins": self.wins,
            "losses": self.losses,
            "seat_wins": self.seat_wins,
            "lengths": {str(length): count for length, count in sorted(self.lengths.items())},
            "drawn": self.drawn,
        }
        return json.dumps(kept, separators=(",", ":"))

    @classmethod
    def read(cls, kept: Mapping[str, Any]) -> PairingRecord:
        """A line of the file."""
        return cls(
            Pairing(tuple(kept["one"]), tuple(kept["other"])),
            kept["games"],
            kept["wins"],
            kept["losses"],
            list(kept["seat_wins"]),
            Counter({int(length): count for length, count in kept["lengths"].items()}),
            dict(kept["drawn"]),
        )


@dataclass(frozen=True)
class Contest:
    """What is played: by which options builds differ, who plays, with what else, from which seed, how much each."""

    game: Game
    factors: tuple[str, ...]
    bot: str
    options: Mapping[str, Any]
    seed: int
    seeds: int  # for each pairing; each is played from both seats
    length: str = ""  # a value of the table that says how long a game was; without it, turns
    against: str = ""  # who plays the second build, if it is another bot
    most: int = 0  # so many pairings at most, evenly out of all of them; 0: all

    @property
    def spec(self) -> str:
        """What makes two runs the same experiment."""
        how = (self.factors, self.bot, self.against, sorted(self.options.items()), self.seed, self.seeds)
        return repr((self.game.program.version, *how))

    def builds(self) -> list[Build]:
        """Every combination of one value of each factor; "any" and the like are none."""
        declared = {option.id: option for option in self.game.options}
        values = [
            [choice.id for choice in declared[id].choices if choice.id != declared[id].default] for id in self.factors
        ]
        return list(itertools.product(*values))

    def pairings(self) -> list[Pairing]:
        """Every two builds that share nothing; two bots meet with both of them."""
        met = itertools.permutations if self.against else itertools.combinations
        meeting = (
            (one, other)
            for one, other in met(self.builds(), 2)
            if not any(a == b for a, b in zip(one, other, strict=True))
        )
        found = [Pairing(one, other, number) for number, (one, other) in enumerate(meeting)]
        if not 0 < self.most < len(found):
            return found
        return [found[n * len(found) // self.most] for n in range(self.most)]

    def opened_with(self, first: Build, second: Build) -> dict[str, Any]:
        """The options of a table with two builds at their seats."""
        return {**self.options, **{id: [a, b] for id, a, b in zip(self.factors, first, second, strict=True)}}

    def rows(self, first: Build, second: Build, bots: Sequence[str], seed: int) -> Words:
        """The games of two builds with their bots at their seats, a row a game."""
        if all(bot == CHANCE or bot in self.game.judgements for bot in bots):
            return play_games(self.lineup(first, second, bots), seed, self.seeds)
        probes = self.lineup(first, second, [CHANCE, CHANCE]).probes
        options = self.opened_with(first, second)
        rows = []
        for each in range(seed, seed + self.seeds):
            played, state = played_out(self.game, options, Fixture(tuple(bots), each))
            won = sum(1 << seat for seat in played.winners)
            known = [int(state[isa.H_STATUS]), played.decisions, played.turns, won]
            rows.append(np.concatenate([np.array(known, np.int32), state[probes[1:]]]))
        return np.stack(rows)

    def lineup(self, first: Build, second: Build, bots: Sequence[str]) -> Lineup:
        """Two builds with their bots at their seats; where every card ended is probed."""
        probes = [(self.length, None)] if self.length else []
        lineup = Lineup.open(self.game, bots, self.opened_with(first, second), probes)
        layout = self.game.program.layout
        cards = np.arange(layout.cards, dtype=np.int32)
        return replace(
            lineup,
            probes=np.concatenate([lineup.probes, cards + layout.ident]).astype(np.int32),
        )

    def play(self, pairing: Pairing) -> PairingRecord:
        """All games of a pairing."""
        record = PairingRecord(pairing)
        for seat, (first, second) in enumerate(((pairing.one, pairing.other), (pairing.other, pairing.one))):
            bots = [self.bot, self.against or self.bot]
            seated = bots[::-1] if seat else bots
            rows = self.rows(first, second, seated, self.seed + pairing.number * self.seeds)
            self._count(record, rows, seat)
        return record

    def _count(self, record: PairingRecord, rows: Words, seat_of_one: int) -> None:
        at = WINNERS + 1
        over = rows[:, STATUS] == isa.OVER
        won = [((rows[:, WINNERS] >> seat) & 1).astype(bool) & over for seat in (0, 1)]
        record.games += len(rows)
        record.wins += int(won[seat_of_one].sum())
        record.losses += int(won[1 - seat_of_one].sum())
        for seat in (0, 1):
            record.seat_wins[seat] += int(won[seat].sum())
        lengths = rows[:, at] if self.length else rows[:, TURNS]
        record.lengths.update(int(length) for length in lengths[over])
        at += bool(self.length)
        cards = self.game.program.layout.cards
        ended = rows[:, at : at + cards]
        for seat in (0, 1):
            self._count_drawn(record, ended, seat, won[seat])

    def _count_drawn(self, record: PairingRecord, cards: Words, seat: int, won: Any) -> None:
        """A kind was drawn if a copy of the seat's lies anywhere but where nobody sees it."""
        layout = self.game.program.layout
        open_piles = [
            number
            for number, pile in enumerate(layout.piles)
            if pile.owner == seat and pile.field.declared.sees != "nobody"
        ]
        mine = np.isin(cards >> isa.PILE_SHIFT, open_piles)
        kinds = cards & isa.KIND_MASK
        for row in range(len(cards)):
            for number in np.unique(kinds[row][mine[row]]):
                counted = record.drawn.setdefault(self.game.kinds[int(number)].id, [0, 0])
                counted[0] += 1
                counted[1] += int(won[row])


def read(file: Path | None, spec: str) -> dict[str, PairingRecord]:
    """The pairings of this experiment that were played before."""
    if file is None or not file.exists():
        return {}
    lines = (json.loads(line) for line in file.read_text(encoding="utf-8").splitlines())
    found = (PairingRecord.read(kept) for kept in lines if kept["spec"] == spec)
    return {record.pairing.name: record for record in found}


def play_contest(
    contest: Contest, file: Path | None = None, cores: int = 1, progress: Callable[[int, int], None] | None = None
) -> list[PairingRecord]:
    """Play what is missing, and keep it; all records in the order of the pairings."""
    known = read(file, contest.spec)
    wanted = contest.pairings()
    missing = [pairing for pairing in wanted if pairing.name not in known]
    with ThreadPoolExecutor(cores) as pool:
        waiting = {pool.submit(contest.play, pairing): pairing for pairing in missing}
        try:
            for done in as_completed(waiting):
                record = done.result()
                known[record.pairing.name] = record
                if file is not None:
                    with file.open("a", encoding="utf-8") as kept:
                        kept.write(record.line(contest.spec) + "\n")
                if progress is not None:
                    progress(len(known), len(wanted))
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    return [known[pairing.name] for pairing in wanted]


# --- what it shows ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Balance:
    """Shares of decided games: by value of a factor, by build, of the first seat, by card drawn; and lengths."""

    games: int
    drawn_games: int  # games that nobody won
    values: Mapping[str, Share]
    builds: Mapping[Build, Share]
    first_seat: Share
    lengths: Counter[int]
    cards: Mapping[str, Share]
    pairings: Mapping[str, Share]  # of the first build

    def quantile(self, share: float) -> int:
        """The length that so many games do not exceed."""
        wanted, seen = share * self.lengths.total(), 0
        for length in sorted(self.lengths):
            seen += self.lengths[length]
            if seen >= wanted:
                return length
        return 0


def balance_of(records: Sequence[PairingRecord], one_sided: bool = False) -> Balance:
    """Add up all pairings. A draw counts for nobody; where two bots meet only the first one's builds do."""
    by_value: defaultdict[str, list[int]] = defaultdict(lambda: [0, 0])
    by_build: defaultdict[Build, list[int]] = defaultdict(lambda: [0, 0])
    by_card: defaultdict[str, list[int]] = defaultdict(lambda: [0, 0])
    seats, lengths = [0, 0], Counter[int]()
    for record in records:
        for build, wins in [*_sides(record)][: 1 if one_sided else 2]:
            decided = record.wins + record.losses
            for name in build:
                _add(by_value[name], wins, decided)
            _add(by_build[build], wins, decided)
        seats = [seats[seat] + record.seat_wins[seat] for seat in (0, 1)]
        lengths.update(record.lengths)
        for kind, (times, won) in record.drawn.items():
            _add(by_card[kind], won, times)
    games = sum(record.games for record in records)
    return Balance(
        games,
        games - sum(seats),
        {name: wilson(*counted) for name, counted in by_value.items()},
        {build: wilson(*counted) for build, counted in by_build.items()},
        wilson(seats[0], sum(seats)),
        lengths,
        {kind: wilson(*counted) for kind, counted in by_card.items()},
        {record.pairing.name: wilson(record.wins, record.wins + record.losses) for record in records},
    )


def _sides(record: PairingRecord) -> Iterator[tuple[Build, int]]:
    yield record.pairing.one, record.wins
    yield record.pairing.other, record.losses


def _add(counted: list[int], wins: int, games: int) -> None:
    counted[0] += wins
    counted[1] += games
