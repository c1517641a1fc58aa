"""An expedition after an upgrade that has lost something it keeps: it goes on with what there is."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from deckwright.campaigns import CampaignError, Journey, doings
from deckwright.campaigns.entries import CampEntry
from deckwright.campaigns.walking import opened
from deckwright.games import load
from deckwright.testing.campaigns import Wandering

LOST = "vanished-thing"
GAME = load("new-age")
Lost = Callable[[Any], str]
KEPT: dict[str, Lost] = {
    "a mage": lambda kept: kept.mages[0],
    "a player card": lambda kept: kept.cards[0],
    "a treasure of a mage": lambda kept: kept.treasures_1[0],
    "a treasure of the group": lambda kept: kept.treasures_2[0],
    "an upgraded card": lambda kept: kept.upgraded[0],
    "the nemesis ahead": lambda kept: kept.foes[2],
    "a nemesis farther on": lambda kept: kept.foes[3],
    "a nemesis of the past": lambda kept: kept.foes[0],
}


def under_way(campaign: str, people: int) -> Wandering:
    """Two battles won."""
    found = GAME.campaign(campaign)
    assert found is not None
    walk = Wandering(GAME, found, 7, people)
    for _ in range(2):
        walk.decide(usual=True)
        walk.battle(won=True)
    return walk


def upgraded(walk: Wandering, name: str) -> None:
    """From now on nobody knows this name."""
    told = json.dumps([[e.n, e.what, e.member, e.data, e.at] for e in walk.entries]).replace(f'"{name}"', f'"{LOST}"')
    walk.entries = [CampEntry(*each) for each in json.loads(told)]
    walk.journey = Journey.of(GAME, walk.journey.campaign, walk.head, walk.entries)


@pytest.mark.parametrize("campaign", ["first-expedition", "expedition"])
@pytest.mark.parametrize("what", KEPT)
def test_it_goes_on_to_its_end(campaign: str, what: str) -> None:
    walk = under_way(campaign, people=2)
    upgraded(walk, KEPT[what](walk.journey.kept))
    for won in (False, True, True):
        walk.decide(usual=True)
        assert all(stop.en and stop.ru for stop, _ in doings.stops(walk.journey))
        table = opened(walk.journey, walk.depart())
        assert LOST not in json.dumps(table.chosen_options)
        walk.come_back(won=won)
    assert walk.journey.ending is not None and walk.journey.ending.won


def test_where_mages_are_too_few_the_camp_says_what_to_do() -> None:
    walk = under_way("expedition", people=4)
    upgraded(walk, walk.journey.kept.told()["mages"][0])
    with pytest.raises(CampaignError):
        walk.decide(usual=True)
    open = [question.decision for question in walk.journey.questions() if question.answers is None]
    assert [decision.id for decision in open if not decision.choices] == ["mage-3"]
    assert "too few" in open[0].help.en and "не хватает" in open[0].help.ru
