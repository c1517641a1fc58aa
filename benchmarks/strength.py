"""How strong the search is: against greedy and random, per game, with 0.1, 1 and 5 seconds a choice.

    python -m benchmarks.strength play --folder results --minutes 60
    python -m benchmarks.strength play --folder results --only shards-1-greedy --only war-eternal-0.1
    nice -n 19 python -m benchmarks.strength play --folder results --only new-age-0.1 --narrow 7 --cores 1
    python -m benchmarks.strength table --folder results

A cell of the table is played until its 95 % interval is no wider than five points on either side, or as wide as is
asked for. What was played is kept, so the same command goes on where it was stopped. Games are played in whole batches:
if only those counted that end before the time is up, long games would be missing. In War Eternal and The New Age the
search has both mages, and the nemesis is the opponent.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from deckwright.study.arena import Standings, arena

SECONDS = ("0.1", "1", "5")
OPPONENTS = ("greedy", "random")
OF_WAR_ETERNAL = ("umbra-titan", "hollow-crown", "magus-of-cloaks", "gate-witch")
NEMESES = ("maggoth", "arachnos", "ageless-walker", "fenrix", *OF_WAR_ETERNAL)
GAMES = {
    "shards": OPPONENTS,
    "ascension": OPPONENTS,
    "war-eternal": OF_WAR_ETERNAL,
    "new-age": NEMESES,
    "sorcerer": OPPONENTS,
}
SEED = 7_000_001  # nothing was picked by these, but the first of two nemeses: docs/bots.md, strength
NARROW = 5.0  # points on either side
A_BATCH = 4  # games for each core


@dataclass(frozen=True)
class Cell:
    """One figure of the table."""

    game: str
    seconds: str
    against: str

    @property
    def name(self) -> str:
        """What its file is called."""
        return f"{self.game}-{self.seconds}-{self.against}"

    @property
    def search(self) -> str:
        """The bot that is measured: so many seconds of the processor, whatever else the machine does."""
        return f"search:seconds={self.seconds}:processor=yes"

    def play(self, folder: Path, games: int, cores: int) -> Standings:
        """Go on until so many games are played."""
        together = self.against in NEMESES
        return arena(
            self.game,
            [self.search] if together else [self.against, self.search],
            games,
            seed=SEED,
            options={"nemesis": self.against} if together else {},
            cores=cores,
            file=folder / f"{self.name}.jsonl",
        )

    def played(self, folder: Path) -> int:
        """How many games there are already."""
        file = folder / f"{self.name}.jsonl"
        return len(file.read_text(encoding="utf-8").splitlines()) - 1 if file.exists() else 0


def cells(only: list[str]) -> Iterator[Cell]:
    """All figures, or those whose names begin so."""
    for seconds in SECONDS:
        for game, opponents in GAMES.items():
            for against in opponents:
                cell = Cell(game, seconds, against)
                if not only or any(cell.name.startswith(each) for each in only):
                    yield cell


def figure(standings: Standings, cell: Cell) -> dict[str, Any]:
    """What a cell says so far."""
    rating = next(each for each in standings.ratings if each.bot == cell.search)
    share = rating.share
    return {
        "cell": cell.name,
        "won": share.rate,
        "low": share.low,
        "high": share.high,
        "games": share.games,
        "seconds a choice": rating.seconds_a_choice,
    }


def play(given: argparse.Namespace) -> None:
    """Play a batch of each cell in turn until all are narrow or the time is up."""
    given.folder.mkdir(parents=True, exist_ok=True)
    until = time.monotonic() + 60 * given.minutes
    wide = list(cells(given.only))
    while wide:
        for cell in list(wide):
            if time.monotonic() >= until:
                return
            games = cell.played(given.folder) + A_BATCH * given.cores
            found = figure(cell.play(given.folder, games, given.cores), cell)
            print(json.dumps(found), flush=True)
            if 100 * (found["high"] - found["low"]) <= 2 * given.narrow:
                wide.remove(cell)


def table(given: argparse.Namespace) -> None:
    """The figures as they stand in docs/bots.md: won, interval, games, and what a choice took."""
    print(f"| game | against | {' | '.join(f'{seconds} s' for seconds in SECONDS)} |\n|---|---|{'---|' * len(SECONDS)}")
    rows: dict[tuple[str, str], dict[str, str]] = {}
    for cell in cells(given.only):
        if games := cell.played(given.folder):
            found = figure(cell.play(given.folder, games, 1), cell)
            won, low, high = (f"{100 * found[each]:.1f}" for each in ("won", "low", "high"))
            said = f"{won} % ({low}–{high}), n = {found['games']}; {1000 * found['seconds a choice']:.0f} ms"
            rows.setdefault((cell.game, cell.against), {})[cell.seconds] = said
    for (game, against), said_at in rows.items():
        print(f"| {game} | {against} | {' | '.join(said_at.get(seconds, '—') for seconds in SECONDS)} |")


def main() -> None:
    """Play, or show what was played."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ways = parser.add_subparsers(required=True)
    for name, do in (("play", play), ("table", table)):
        way = ways.add_parser(name)
        way.add_argument("--folder", type=Path, required=True)
        way.add_argument("--only", action="append", default=[])
        way.set_defaults(do=do)
        if do is play:
            way.add_argument("--minutes", type=float, default=60)
            way.add_argument("--narrow", type=float, default=NARROW)
            way.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    given.do(given)


if __name__ == "__main__":
    main()
