"""Whole campaigns played by bots: they decide at the camp as it is suggested, and play lost battles again."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from deckwright import bots
from deckwright.campaigns import doings
from deckwright.campaigns.results import result_of
from deckwright.campaigns.walking import Walk, opened
from deckwright.lang.campaign import Campaign
from deckwright.lang.game import Game
from deckwright.table import Table

MOST_BATTLES = 60


@dataclass(frozen=True)
class Fought:
    """A battle that was played."""

    battle: str
    attempt: int
    won: bool
    turns: int


@dataclass(frozen=True)
class Venture:
    """A campaign that was played. It is not `over` if so many battles were not enough."""

    campaign: str
    bot: str
    players: int
    seed: int
    fought: tuple[Fought, ...]
    over: bool
    won: bool
    seconds: float  # of the processor

    def record(self) -> dict[str, Any]:
        """It, ready for JSON."""
        return asdict(self)


def venture(
    game: Game,
    campaign: Campaign[Any],
    bot: str,
    seed: int,
    players: int = 2,
    options: Mapping[str, Any] | None = None,
    most: int = MOST_BATTLES,
) -> Venture:
    """Play a campaign with a bot on every seat, at most so many battles of it."""
    began = time.process_time()
    walk = Walk(game, campaign, seed, players, options)
    journey = walk.journey
    while journey.ending is None and len(journey.chapters) < most:
        walk.decide_as_suggested()
        if doings.next_battle(journey) is None:
            walk.end()
            break
        chapter = walk.depart()
        table = opened(journey, chapter)
        play_out(table, bot, seed + 8 * len(journey.chapters))
        walk.returned(result_of(table, chapter.battle.id, chapter.attempt, chapter.people))
    fought = tuple(Fought(each.battle, each.attempt, each.won, each.turns) for each in journey.results)
    ending, took = journey.ending, time.process_time() - began
    won = ending is not None and ending.won
    return Venture(campaign.id, bot, players, seed, fought, ending is not None, won, round(took, 1))


def play_out(table: Table, bot: str, seed: int) -> None:
    """Let a bot of this name on every seat play a table to its end."""
    seated = [bots.make(bot, table.game, seed + seat) for seat in range(table.seats)]
    while not table.over:
        seat = table.to_answer[0]
        table.choose(seated[seat].choose(table, seat))
