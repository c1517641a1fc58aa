"""How bots fare on whole expeditions, with lost battles played again.

    python -m benchmarks.expeditions play --file results/expeditions.jsonl --bot greedy --ventures 40
    python -m benchmarks.expeditions play --file results/expeditions.jsonl --bot search:iterations=60 --ventures 10
    python -m benchmarks.expeditions table --file results/expeditions.jsonl

What was played is kept, so the same command goes on where it was stopped. An expedition that is not over after so many
battles as `--most` says counts as not won.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter, defaultdict
from pathlib import Path
from statistics import median
from typing import Any

from deckwright.games import load
from deckwright.study.simulate import wilson
from deckwright.study.ventures import venture

GAME = "new-age"
FIRST = "first-expedition"
SEED = 8_000_001
Kept = list[dict[str, Any]]


def read(file: Path) -> Kept:
    """What was played so far."""
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()] if file.exists() else []


def play(given: argparse.Namespace) -> None:
    """Play the expeditions that are still missing, one seed after another."""
    game = load(GAME)
    campaign = next(each for each in game.campaigns if each.id == given.campaign)
    given.file.parent.mkdir(parents=True, exist_ok=True)
    which = (given.campaign, given.bot, given.players)
    done = {each["seed"] for each in read(given.file) if (each["campaign"], each["bot"], each["players"]) == which}
    for seed in range(SEED, SEED + given.ventures):
        if seed not in done:
            found = venture(game, campaign, given.bot, seed, given.players, most=given.most)
            with given.file.open("a", encoding="utf-8") as file:
                file.write(json.dumps(found.record()) + "\n")
            print(f"{seed}: {'won' if found.won else 'not won'} after {len(found.fought)} battles", flush=True)


def table(given: argparse.Namespace) -> None:
    """The figures as they stand in docs/bots.md."""
    groups: defaultdict[tuple[str, str, int], Kept] = defaultdict(list)
    for each in read(given.file):
        groups[each["campaign"], each["bot"], each["players"]].append(each)
    print("| expedition | bots | won | battles played, of four | tries of each battle |\n|---|---|---|---|---|")
    for (campaign, bot, players), ventures in groups.items():
        share = wilson(sum(each["won"] for each in ventures), len(ventures))
        battles = [len(each["fought"]) for each in ventures]
        tries = Counter(fought["battle"] for each in ventures for fought in each["fought"])
        reached = {id: sum(any(f["battle"] == id for f in each["fought"]) for each in ventures) for id in tries}
        means = ", ".join(f"{tries[id] / reached[id]:.1f}" for id in sorted(tries))
        won = f"{share.wins} of {share.games} ({100 * share.low:.0f}–{100 * share.high:.0f} %)"
        spread = f"{median(battles):g} ({min(battles)}–{max(battles)})"
        print(f"| {campaign} | {players} {bot} | {won} | {spread} | {means} |")


def main() -> None:
    """Play, or show what was played."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ways = parser.add_subparsers(required=True)
    for name, do in (("play", play), ("table", table)):
        way = ways.add_parser(name)
        way.add_argument("--file", type=Path, required=True)
        way.set_defaults(do=do)
        if do is play:
            way.add_argument("--campaign", default=FIRST)
            way.add_argument("--bot", default="greedy")
            way.add_argument("--players", type=int, default=2)
            way.add_argument("--ventures", type=int, default=20)
            way.add_argument("--most", type=int, default=60)
    given = parser.parse_args()
    given.do(given)


if __name__ == "__main__":
    main()
