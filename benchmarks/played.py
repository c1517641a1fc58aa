"""Which cards are worth playing: how often each is played when it could be, and who wins with it.

    python -m benchmarks.played sorcerer --verb cast --bot greedy --games 400
    python -m benchmarks.played sorcerer --verb cast --bot search:iterations=60 --games 40

A card could be played in a game if it was offered at least once with this verb; it was, if that was chosen. A card that
is always played and wins far more than its like plays by itself; one that could be and hardly ever is has no use.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any

from deckwright.games import load
from deckwright.study.match import Fixture, Words, played_out
from deckwright.study.simulate import Share, wilson
from deckwright.vm import isa

SEED = 6_000_001


@dataclass
class Use:
    """What became of a kind of card: in how many games of a seat it was offered, played, and won with."""

    offered: int = 0
    played: int = 0
    won: int = 0

    def add(self, other: Use) -> None:
        """Count other games too."""
        self.offered += other.offered
        self.played += other.played
        self.won += other.won

    @property
    def share(self) -> Share:
        """How often it was played and the game won."""
        return wilson(self.won, max(1, self.played))


def uses(game_id: str, verb: str, bot: str, options: dict[str, Any], seed: int) -> dict[str, Use]:
    """One game: the cards that were offered to its seats, and those that were played."""
    game = load(game_id)
    program = game.program
    verbs = [number for number, each in enumerate(program.verbs) if each.id == verb]
    offered: set[tuple[int, int]] = set()
    chosen: set[tuple[int, int]] = set()

    def heard(state: Words, seat: int, index: int) -> None:
        first = int(program.layout.options)
        for option in range(int(state[isa.H_NOPT])):
            at = first + isa.OPTION_WORDS * option
            if int(state[at]) in verbs:
                kind = int(state[program.layout.ident + int(state[at + 1])]) & isa.KIND_MASK
                offered.add((seat, kind))
                if option == index:
                    chosen.add((seat, kind))

    played, _ = played_out(game, options, Fixture((bot, bot), seed), heard)
    found: defaultdict[str, Use] = defaultdict(Use)
    for seat, kind in offered:
        used = (seat, kind) in chosen
        found[program.kinds[kind].id].add(Use(1, int(used), int(used and seat in played.winners)))
    return dict(found)


def main() -> None:
    """Play, and tell every card."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--verb", required=True)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--cores", type=int, default=1)
    parser.add_argument("--option", action="append", default=[])
    given = parser.parse_args()
    options = dict(each.split("=", 1) for each in given.option)
    total: defaultdict[str, Use] = defaultdict(Use)
    one = partial(uses, given.game, given.verb, given.bot, options)
    with ProcessPoolExecutor(given.cores) as pool:
        for found in pool.map(one, range(SEED, SEED + given.games)):
            for card, use in found.items():
                total[card].add(use)
    print("| card | could be played | was | won then | 95 % |\n|---|---|---|---|---|")
    for card, use in sorted(total.items(), key=lambda x: -x[1].share.rate):
        share = use.share
        won = f"{100 * share.rate:.1f} % | {100 * share.low:.1f}–{100 * share.high:.1f}"
        print(f"| {card} | {use.offered} | {100 * use.played / use.offered:.0f} % | {won} |")


if __name__ == "__main__":
    main()
