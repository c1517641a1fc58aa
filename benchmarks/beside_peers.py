"""A peer and a game of ours by turns in one run, random play: how many decisions each makes in a second.

    pip install 'deckwright[bench]'                      # the peers: none is needed for anything else
    python benchmarks/beside_peers.py open_spiel         # every game of a peer beside two-player Shards
    python benchmarks/beside_peers.py open_spiel --only "hearts (C++ loop)" --game ascension --rounds 9

`deckwright bench` measures each peer once. Here ours is measured right after every stretch of a peer's, round by round,
in processor time, and every ratio is of two stretches beside each other.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterator, Sequence
from statistics import median

from deckwright.study import peers
from deckwright.study.bench import playing, usual_players

SEED = 7


def beside(peer: str, only: Sequence[str], game: str, seconds: float, seed: int) -> Iterator[tuple[str, float, float]]:
    """One round: a game of the peer, its decisions a second, and ours right after it."""
    for found in peers.measure(peer, seconds, seed):
        if not only or found.game in only:
            ours = next(playing(game, usual_players(game), "random", seconds))
            yield f"{found.system}, {found.game}", found.decisions_per_second, ours.value


def main() -> None:
    """Read the command line, measure, and tell the best of each and the middle ratio."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("peer", choices=peers.PEERS)
    parser.add_argument("--only", action="append", default=[], help="a game of the peer, as it is told")
    parser.add_argument("--game", default="shards", help="ours")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=1.0, help="how long a stretch lasts")
    given = parser.parse_args()
    if given.peer not in peers.available():
        parser.exit(message=f"{given.peer} is not installed: pip install 'deckwright[bench]'\n")
    found: dict[str, list[tuple[float, float]]] = defaultdict(list)
    for number in range(given.rounds):
        for name, theirs, ours in beside(given.peer, given.only, given.game, given.seconds, SEED + number):
            found[name].append((theirs, ours))
    for name, rates in found.items():
        theirs, ours = (max(side) for side in zip(*rates, strict=True))
        ratios = sorted(our / their for their, our in rates)
        print(f"{name:45} {theirs:12,.0f} decisions/s   {given.game} {ours:12,.0f}", end="   ")
        print(f"ratio {median(ratios):.1f} ({ratios[0]:.1f} to {ratios[-1]:.1f})")


if __name__ == "__main__":
    main()
