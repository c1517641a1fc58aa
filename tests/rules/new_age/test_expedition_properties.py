"""What holds for expeditions whatever is decided and however battles end."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from deckwright.campaigns.journey import Journey
from deckwright.games import load
from deckwright.games.new_age.cards import WORLD
from deckwright.games.new_age.expedition.barracks import Barracks
from deckwright.testing.campaigns import check_campaign
from tests.rules.new_age.expedition_kit import FIRST, LATER, Trek

SUPPLY = {kind.id for kind in WORLD.supply}
SEEDS = some.integers(0, 2**64 - 1)
WINS = some.lists(some.booleans(), min_size=5, max_size=8)
PATIENCE = 12  # battles, after which all are won


def held(kept: Barracks) -> list[str]:
    """All that is in the Barracks but player cards."""
    return [*kept.mages, *kept.treasures_1, *kept.treasures_2, *kept.treasures_3, *kept.upgraded]


def check_conserved(before: Barracks, after: Barracks) -> None:
    """A player card is unopened, in the Barracks or banished, and goes only that way; nothing else ever goes."""
    cards = [*after.cards, *after.banished]
    assert len(cards) == len(set(cards)) and set(cards) <= SUPPLY
    assert set(before.banished) <= set(after.banished), "nothing banished comes back"
    assert {*before.cards, *before.banished} <= set(cards), "nothing is lost"
    assert not {*after.banished} & {*after.cards}
    assert len(held(after)) == len(set(held(after))) and set(held(before)) <= set(held(after))


def walk(trek: Trek, wins: list[bool], players: list[int]) -> None:
    """To the end, with everything decided by chance and other players each time."""
    while trek.journey.ending is None:
        number = len(trek.journey.chapters)
        trek.seat(1, bots=players[number % len(players)] - 1)
        trek.decide()
        before = trek.kept
        if trek.ends_here:
            trek.end()
            continue
        trek.depart()
        check_conserved(before, trek.kept)
        assert len(trek.last.battle.options["supply"]) == 9
        assert len(set(trek.last.battle.options["mage"])) == len(trek.last.battle.options["mage"])
        before = trek.kept
        trek.come_back(won=wins[number % len(wins)] or number > PATIENCE)
        check_conserved(before, trek.kept)


@settings(max_examples=12, deadline=None)
@given(
    SEEDS, WINS, some.lists(some.integers(1, 4), min_size=1, max_size=4), some.sampled_from(["choose", "again", "on"])
)
def test_the_first_expedition_conserves_its_barracks_and_ends(
    seed: int, wins: list[bool], players: list[int], loss: str
) -> None:
    trek = Trek(seed=seed, people=1, after_a_loss=loss)
    walk(trek, wins, players)
    ending = trek.journey.ending
    assert ending is not None and ending.won == any(r.won and r.battle == "battle-4" for r in trek.journey.results)
    assert (trek.kept.won, trek.kept.lost) == tuple(
        sum(result.won == won for result in trek.journey.results) for won in (True, False)
    )
    check_read_again(trek)


@settings(max_examples=12, deadline=None)
@given(
    SEEDS,
    WINS,
    some.lists(some.integers(1, 4), min_size=1, max_size=4),
    some.sampled_from(["new-age", "war-eternal", "both"]),
    some.booleans(),
)
def test_later_expeditions_conserve_their_barracks_and_end(
    seed: int, wins: list[bool], players: list[int], boxes: str, pocket: bool
) -> None:
    trek = Trek(LATER, seed=seed, people=1, boxes=boxes, big_pocket=pocket)
    walk(trek, wins, players)
    assert trek.kept.won == 4 and (not pocket or trek.kept.banished == [])
    check_read_again(trek)


def check_read_again(trek: Trek) -> None:
    """Its entries make the same of it, here and anywhere."""
    journey = trek.journey
    again = Journey.of(journey.game, journey.campaign, trek.head, trek.entries)
    assert (again.kept, again.ending, again.results) == (journey.kept, journey.ending, journey.results)


@settings(max_examples=4, deadline=None)
@given(SEEDS, WINS, some.sampled_from([FIRST, LATER]))
def test_equal_seeds_decisions_and_results_lead_to_the_same(seed: int, wins: list[bool], campaign: str) -> None:
    treks = [Trek(campaign, seed=seed, people=2) for _ in range(2)]
    for trek in treks:
        walk(trek, wins, [2, 3])
    assert treks[0].entries == treks[1].entries


@pytest.mark.parametrize("campaign", [FIRST, LATER])
def test_expeditions_keep_what_the_platform_promises(campaign: str) -> None:
    game = load("new-age")
    declared = game.campaign(campaign)
    assert declared is not None
    check_campaign(game, declared)
