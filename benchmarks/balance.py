"""How even a game is: every pairing of two builds by bots, and what wins more than it should.

    python -m benchmarks.balance sorcerer --by characters,lineages,domains --length round --file results/balance.jsonl
    python -m benchmarks.balance sorcerer --by characters,lineages,domains --length round --seeds 40 --cards 20
    python -m benchmarks.balance sorcerer --by characters,lineages,domains --against random --seeds 10
    python -m benchmarks.balance sorcerer --by characters,lineages --bot search:iterations=60 --most 200 --seeds 1

Two builds that share nothing meet on the same seeds from both seats. What was played is kept, so the same command goes
on where it was stopped; another version of the rules is another experiment.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterable
from pathlib import Path

from deckwright.games import load
from deckwright.study.pairings import Balance, Contest, balance_of, play_contest
from deckwright.study.simulate import Share

SEED = 5_000_001
WORST = 5  # pairings that are shown


def row(name: str, share: Share) -> str:
    """A line of a table: name, share, interval."""
    return f"| {name} | {100 * share.rate:.1f} % | {100 * share.low:.1f}–{100 * share.high:.1f} | {share.games} |"


def told(title: str, rows: Iterable[str]) -> None:
    """A table."""
    print(f"\n| {title} | won | 95 % | games |\n|---|---|---|---|")
    print("\n".join(rows))


def show(found: Balance, cards: int) -> None:
    """The report, as it stands in the docs."""
    print(f"{found.games} games, {found.drawn_games} without a winner.")
    print(f"Lengths: median {found.quantile(0.5)}, 95 % up to {found.quantile(0.95)}.")
    print(row("first seat", found.first_seat))
    told("by value", (row(name, share) for name, share in sorted(found.values.items(), key=lambda x: -x[1].rate)))
    builds = sorted(found.builds.items(), key=lambda x: -x[1].rate)
    ends = [*builds[:5], *builds[-5:]] if len(builds) > 10 else builds
    told("build", (row(" + ".join(build), share) for build, share in ends))
    worst = sorted(found.pairings.items(), key=lambda x: x[1].rate)[:WORST]
    told("pairing, worst first", (row(name, share) for name, share in worst))
    drawn = sorted(found.cards.items(), key=lambda x: -x[1].rate)
    ends_of_cards = [*drawn[:cards], *drawn[-cards:]] if len(drawn) > 2 * cards else drawn
    told("card, when drawn", (row(card, share) for card, share in ends_of_cards))


def main() -> None:
    """Play what is missing, and show everything."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--by", required=True, help="options of the seats by which builds differ")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--against", default="", help="another bot, for one bot against it with every pairing")
    parser.add_argument("--seeds", type=int, default=10)
    parser.add_argument("--most", type=int, default=0, help="so many pairings at most, evenly out of all")
    parser.add_argument("--length", default="")
    parser.add_argument("--cards", type=int, default=10)
    parser.add_argument("--file", type=Path)
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    game = load(given.game)
    options = {"first_player": "first_seat"} if any(o.id == "first_player" for o in game.options) else {}
    factors = tuple(given.by.split(","))
    contest = Contest(game, factors, given.bot, options, SEED, given.seeds, given.length, given.against, given.most)
    records = play_contest(contest, given.file, given.cores)
    show(balance_of(records, bool(given.against)), given.cards)


if __name__ == "__main__":
    main()
