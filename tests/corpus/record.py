"""Record games for the corpus: `python -m tests.corpus.record NAME` adds those of a plan that are not there yet.

A kept game is never changed: what is in the corpus must be playable for ever. A release adds saved games of its own,
under a name that begins with its number, and the digests of all to the manifest.
"""

from __future__ import annotations

import gzip
import json
import random
import sys
from collections.abc import Iterator
from typing import Any

from deckwright import Table
from deckwright.bots import make
from deckwright.table.named import told_choice, told_position
from tests.corpus.expeditions import record as record_campaigns
from tests.corpus.kept import HOME, MANIFEST, SAVES, Kept, digests, ends_turn, keep
from tests.corpus.plan import PLAN

MOST_CHOICES = 900
RELEASE = "0.1"
SAVED_CHOICES = 90  # in a saved game, that is in the middle of it
ARRANGED: dict[str, dict[str, Any]] = {
    "shards": {"p0.hand": ["crystal", "blaster", "..."], "p0.health": 31},
    "ascension": {"p0.hand": ["apprentice", "..."], "p0.honor": 4},
    "war-eternal": {"p0.life": 6, "gravehold": 20},
    "new-age": {"p0.life": 6, "gravehold": 20},
    "sorcerer": {"p0.energy": 7, "p1.omens": 3, "p0.damage@old-london": 4},
}
EVERY = 5  # saved games, one is arranged on the way


def played(game: str, players: int, seed: int, options: dict[str, Any]) -> Kept:
    """A game of random and greedy players side by side; who is who changes with the seed."""
    table, chance = Table.open(game, players, seed, options), random.Random(seed)
    bots = [make("greedy" if (seed >> seat) & 1 else "random", table.game, seed + seat) for seat in range(players)]
    choices: list[dict[str, Any]] = []
    positions: list[tuple[int, dict[str, Any]]] = []
    while not table.over and len(choices) < MOST_CHOICES:
        turn, seat = table.turn, table.seat
        assert seat is not None
        index = bots[seat].choose(table, seat) if chance.random() < 0.9 else chance.randrange(table.choices)
        choices.append(told_choice(table.options, index))
        table.choose(index)
        if ends_turn(table, turn):
            positions.append((len(choices), told_position(table)))
    return keep(table, choices, positions)


def saved(game: str, players: int, seed: int, options: dict[str, Any]) -> str:
    """A game in its middle as it is saved; one in a few was arranged on the way, at a question and at a phase."""
    table, chance = Table.open(game, players, seed, options), random.Random(seed)
    bots = [make("greedy", table.game, seed + seat) for seat in range(players)]
    while not table.over and table.revision < SAVED_CHOICES:
        seat = table.seat
        assert seat is not None
        if seed % EVERY == 0 and table.revision == SAVED_CHOICES // 2 and table.turn > 0:
            table.arrange(ARRANGED[game])
            table.arrange({}, at=next(iter(table.program.phases)), seat=0)
            continue
        greedy = chance.random() < 0.7
        table.choose(bots[seat].choose(table, seat) if greedy else chance.randrange(table.choices))
    return table.save()


def planned() -> Iterator[tuple[str, str, int, int, dict[str, Any]]]:
    """The name of each game of the plan, and how it is opened."""
    for game, tables in PLAN.items():
        for number, (players, options) in enumerate(tables):
            yield f"{game}-{number:03}", game, players, number, options


def main(wanted: str = "") -> None:
    """Record what the plan has and the corpus has not."""
    for name, game, players, seed, options in planned():
        path = HOME / f"{name}.json.gz"
        if name.startswith(wanted) and not path.exists():
            played(game, players, seed, options).write(path)
            print(path.name, path.stat().st_size)
        path = SAVES / f"{RELEASE}-{name}.json.gz"
        if name.startswith(wanted) and not path.exists():
            path.write_bytes(gzip.compress(saved(game, players, seed, options).encode(), 9, mtime=0))
            print(path.name, path.stat().st_size)
    for path in record_campaigns(RELEASE, wanted):
        print(path.name, path.stat().st_size)
    MANIFEST.write_text(json.dumps(digests(), indent=1) + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
