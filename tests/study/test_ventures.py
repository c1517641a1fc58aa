"""Campaigns played by bots: lost battles again, to the end, the same for the same seed."""

from __future__ import annotations

from dataclasses import replace

from deckwright.games import load
from deckwright.study.ventures import venture

GAME = load("new-age")
FIRST = next(campaign for campaign in GAME.campaigns if campaign.id == "first-expedition")


def test_lost_battles_are_played_again_until_they_are_won() -> None:
    found = venture(GAME, FIRST, "greedy", 1, most=12)
    for before, after in zip(found.fought, found.fought[1:], strict=False):
        if before.won:
            assert (after.battle, after.attempt) != (before.battle, before.attempt) and after.attempt == 1
        else:
            assert (after.battle, after.attempt) == (before.battle, before.attempt + 1)
    assert len(found.fought) == 12 or found.over


def test_equal_seeds_lead_to_the_same() -> None:
    one, other = (replace(venture(GAME, FIRST, "greedy", 3, most=3), seconds=0) for _ in range(2))
    assert one == other
    assert not one.over and not one.won, "three battles are not enough for four"
