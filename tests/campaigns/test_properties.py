"""What holds for a campaign whatever is decided and however battles end."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from deckwright.campaigns.record import CampaignRecord, read, written
from deckwright.games import GAMES
from deckwright.lang.campaign import Battle, BattleResult, Camp
from deckwright.testing.campaigns import Wandering, check_campaign
from tests.campaigns.cave import CAVE, DESCENT, KINDS, Pack, depart
from tests.campaigns.kit import walked

SEEDS = some.integers(0, 2**64 - 1)


def test_the_cave_keeps_what_the_platform_promises() -> None:
    check_campaign(CAVE, DESCENT)


@settings(max_examples=40)
@given(SEEDS, some.lists(some.booleans(), min_size=6, max_size=6), some.integers(1, 3))
def test_nothing_kept_is_lost_or_made_and_every_branch_ends(seed: int, wins: list[bool], people: int) -> None:
    walk = Wandering(CAVE, DESCENT, seed, people)
    known = {kind.id for kind in KINDS}
    seen: set[str] = set()
    while walk.journey.ending is None:
        pack = walk.journey.kept
        assert isinstance(pack, Pack)
        all = [*pack.shelf, *pack.lost]
        assert len(all) == len(set(all)) and set(all) <= known and seen <= set(all), "what was there is somewhere"
        seen = set(all)
        walk.decide()
        walk.battle(won=wins[len(walk.journey.chapters) % len(wins)] or len(walk.journey.chapters) > 8)
    lost = sum(not result.won for result in walk.journey.results)
    assert walk.journey.ending.won == (lost < 3)


@settings(max_examples=12)
@given(SEEDS, some.lists(some.booleans(), max_size=5))
def test_export_then_import_is_the_same(seed: int, wins: list[bool]) -> None:
    until = next(
        (n for n in range(len(wins) + 1) if wins[:n].count(True) == 3 or wins[:n].count(False) == 3), len(wins)
    )
    with GAMES.lent(CAVE):
        walk = walked(wins[:until], seed)
        record = CampaignRecord(walk.head, walk.entries, {id: table.save() for id, table in walk.tables.items()})
        assert read(written(record)).kept == record


def test_a_campaign_that_never_ends_is_found() -> None:
    endless = replace(DESCENT, after=lambda camp, result: None, depart=again)
    with pytest.raises(AssertionError, match="goes on after"):
        check_campaign(replace(CAVE, campaigns=(endless,)), endless)


def again(camp: Camp[Pack]) -> Battle:
    return replace(depart(camp), id="mouth")


def test_a_campaign_that_keeps_what_is_no_card_is_found() -> None:
    def after(camp: Camp[Pack], result: BattleResult) -> None:
        camp.kept.shelf.append("unicorn")
        camp.finish(won=True)

    strange = replace(DESCENT, after=after)
    with pytest.raises(AssertionError, match="cards of its game"):
        check_campaign(replace(CAVE, campaigns=(strange,)), strange)
