"""Kept campaigns: files of expeditions under way and ended, which every later version must read.

`python -m tests.corpus.record` adds those of the plan that are not there yet; a file is never changed.
"""

from __future__ import annotations

import gzip
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from deckwright import Table
from deckwright.bots import make
from deckwright.campaigns import doings
from deckwright.campaigns import entries as e
from deckwright.campaigns.entries import PartySeat
from deckwright.campaigns.record import written
from deckwright.games import load
from tests.campaigns.kit import Walk
from tests.corpus.kept import CAMPAIGNS


@dataclass(frozen=True)
class Planned:
    """A campaign to be kept: who goes, how many battles are played to their end, and choices of the one after those."""

    game: str
    campaign: str
    seed: int
    people: int
    bots: int
    battles: int
    choices: int = 0
    options: dict[str, Any] = field(default_factory=dict)


PLAN = {
    "new-age-first-ended": Planned("new-age", "first-expedition", 1, 2, 0, 4, options={"after_a_loss": "on"}),
    "new-age-first-solo": Planned("new-age", "first-expedition", 2, 1, 0, 3, options={"difficulty": "beginner"}),
    "new-age-first-fighting": Planned("new-age", "first-expedition", 3, 1, 2, 2, 40, {"difficulty": "beginner"}),
    "new-age-later-both": Planned("new-age", "expedition", 4, 1, 1, 3, options={"difficulty": "beginner"}),
    "new-age-later-pocket": Planned(
        "new-age", "expedition", 5, 4, 0, 2, 25, {"boxes": "war-eternal", "big_pocket": True}
    ),
}


def walked(plan: Planned) -> Walk:
    """A campaign of bots that decide as it is suggested."""
    game = load(plan.game)
    campaign = game.campaign(plan.campaign)
    assert campaign is not None
    walk = Walk(plan.seed, game, campaign, plan.people, plan.options)
    party = [PartySeat(number) for number in range(plan.people)] + [PartySeat(level="greedy")] * plan.bots
    walk.write(e.PARTY, doings.seated(walk.journey, party))
    for number in range(plan.battles + bool(plan.choices)):
        walk.decide_all()
        if number == plan.battles:
            play(walk.depart(), plan.choices)
        else:
            play(walk.depart())
            walk.come_back()
    return walk


def play(table: Table, choices: int | None = None) -> None:
    """Play a battle to its end, or so far."""
    bots = [make("greedy", table.game, seat) for seat in range(table.seats)]
    while not table.over and choices != table.revision:
        assert table.seat is not None
        table.choose(bots[table.seat].choose(table, table.seat))


def record(release: str, wanted: str = "") -> list[Path]:
    """Keep what is planned and not there yet, of names that begin so."""
    found = []
    CAMPAIGNS.mkdir(exist_ok=True)
    for name, plan in PLAN.items():
        path = CAMPAIGNS / f"{release}-{name}.json.gz"
        if name.startswith(wanted) and not path.exists():
            path.write_bytes(gzip.compress(written(walked(plan).record()).encode(), 9, mtime=0))
            found.append(path)
    return found
