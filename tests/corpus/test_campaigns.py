"""Every kept campaign is read by today's version, stands as it stood, and goes on."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest

from deckwright import Table
from deckwright.campaigns import doings
from deckwright.campaigns import entries as e
from deckwright.campaigns.entries import CampEntry
from deckwright.campaigns.journey import Journey
from deckwright.campaigns.record import read, written
from tests.corpus.expeditions import PLAN
from tests.corpus.kept import CAMPAIGNS
from tests.corpus.record import RELEASE

KEPT = sorted(CAMPAIGNS.glob("*.json.gz"))


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.name.removesuffix(".json.gz"))
def test_a_kept_campaign_stands_as_it_stood(path: Path) -> None:
    text = gzip.decompress(path.read_bytes()).decode()
    told, brought = json.loads(text), read(text)
    journey = brought.journey
    assert journey.kept.told() == told["kept"] and journey.n == len(told["entries"])
    assert journey.strangers() == []
    results = [entry["data"]["result"] for entry in told["entries"] if entry["what"] == "result"]
    assert [(each.battle, each.won, each.turns) for each in journey.results] == [
        (each["battle"], each["won"], each["turns"]) for each in results
    ]
    assert read(written(brought.kept)).kept == brought.kept


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.name.removesuffix(".json.gz"))
def test_a_kept_campaign_goes_on(path: Path) -> None:
    brought = read(gzip.decompress(path.read_bytes()))
    journey = brought.journey
    chapter = journey.under_way
    if chapter is not None:
        table = Table.load(brought.kept.battles[chapter.table], game=journey.game)
        assert not table.over and table.options
        return
    if journey.ending is None:
        decide_all(journey)
        battle = doings.next_battle(journey)
        assert battle is not None
        assert Table.open(journey.game, len(journey.party), battle.seed or 0, battle.options).options


def decide_all(journey: Journey) -> None:
    while open := [each.decision for each in journey.questions() if each.answers is None]:
        data = doings.decided(journey, open[0].id, open[0].usual)
        journey.apply(CampEntry(journey.n + 1, e.DECIDE, None, data, 0.0))


def test_all_that_was_planned_is_kept() -> None:
    assert {f"{RELEASE}-{name}.json.gz" for name in PLAN} <= {path.name for path in KEPT}


def test_among_them_are_one_at_its_end_one_at_the_camp_and_one_in_a_battle() -> None:
    journeys = [read(gzip.decompress(path.read_bytes())).journey for path in KEPT]
    assert any(journey.ending is not None for journey in journeys)
    assert any(journey.at_camp for journey in journeys) and any(journey.under_way for journey in journeys)
