"""Later expeditions: what chance brings, and that equal seeds bring the same."""

from __future__ import annotations

from typing import Any

import pytest

from deckwright.campaigns import doings
from deckwright.games.new_age.cards import WORLD
from deckwright.games.new_age.expedition import tales
from deckwright.games.new_age.expedition.contents import BY_RATING
from tests.rules.new_age.expedition_kit import LATER, Trek

SEEDS = range(12)
OF_BOX = {box.id: {kind.id for kind in (*box.mages, *box.gems, *box.relics, *box.spells)} for box in WORLD.boxes}
FOES_2026 = ["maggoth", "arachnos", "magus-of-cloaks", "fenrix"]
MAGES_2026 = ["soskel", "claudia", "quilius", "lost"]
CARDS_2026 = [
    "exogranite",
    "energized-rubidium",
    "recurring-jasper",
    "pain-conduit",
    "aether-conduit",
    "celestial-spire",
    "aurora",
    "pyrotechnic-surge",
    "kindle",
]
TIERS = {kind.id: kind.facts["tier"] for _, kind in WORLD.upgraded}


def later(seed: int = 7, **options: Any) -> Trek:
    return Trek(LATER, seed=seed, **options)


def types(names: list[str]) -> list[int]:
    return [sum(bool(WORLD.by_id[name].facts.get(type)) for name in names) for type in ("gem", "relic", "spell")]


# --- how it begins ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-DIFFWE-01")
def test_it_begins_with_four_mages_and_a_supply_as_it_is_recommended() -> None:
    seen: set[str] = set()
    for seed in SEEDS:
        kept = later(seed).kept
        assert len(set(kept.mages)) == 4 and types(kept.cards) == [3, 2, 4]
        assert any(WORLD.by_id[name].facts["cost"] == 3 for name in kept.cards if WORLD.by_id[name].facts.get("gem"))
        seen |= {*kept.mages, *kept.cards}
    assert all(seen & names for names in OF_BOX.values()), "both boxes are in it"


@pytest.mark.parametrize("box", OF_BOX)
def test_one_box_alone_is_enough(box: str) -> None:
    for seed in SEEDS:
        trek = later(seed, boxes=box)
        assert {*trek.kept.mages, *trek.kept.cards} <= OF_BOX[box]
        assert trek.next_battle.options["boxes"] == box
    foes = {foe.mat.id for foe in next(each for each in WORLD.boxes if each.id == box).foes}
    assert set(trek.kept.foes) == foes, "each of its four once"


@pytest.mark.rule("NA-LATER-01")
def test_each_battle_has_a_nemesis_of_its_rating() -> None:
    met = [set[str]() for _ in BY_RATING]
    for seed in range(40):
        for seen, foe, names in zip(met, later(seed).kept.foes, BY_RATING.values(), strict=True):
            assert foe in names
            seen.add(foe)
    assert met == [set(names) for names in BY_RATING.values()], "and every one of them comes"


def test_every_nemesis_has_a_line_of_its_own() -> None:
    assert set(tales.AHEAD) == {foe.mat.id for foe in WORLD.foes}


# --- what battles bring -----------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-LATER-02")
def test_a_won_battle_brings_a_gem_a_relic_a_spell_and_treasures() -> None:
    trek = later()
    found = []
    for _ in range(3):
        before = {*trek.kept.cards, *trek.kept.banished}
        trek.fight(True)
        found.append(types([name for name in trek.kept.cards if name not in before]))
    assert found == [[1, 1, 1]] * 3
    assert [len(trek.kept.treasures(level)) for level in (1, 2, 3)] == [5, 3, 5]
    assert len(trek.kept.mages) == 4


@pytest.mark.rule("NA-UBN-04")
def test_upgraded_cards_come_by_chance_so_many_of_each_tier() -> None:
    trek, counts = later(), []
    for _ in range(4):
        counts.append([sum(TIERS[name] == tier for name in trek.kept.upgraded) for tier in (1, 2, 3)])
        trek.fight(True)
    assert counts == [[0, 0, 0], [1, 3, 3], [2, 4, 5], [3, 5, 7]]
    assert len({tuple(later(seed).fight(True).kept.upgraded) for seed in SEEDS}) > 3


@pytest.mark.rule("NA-LATER-03")
def test_after_a_loss_something_of_a_category_comes_and_the_battle_is_played_again() -> None:
    trek = later().fight(True, False)
    asked = trek.asked("consolation")
    assert asked is not None and trek.open == ["consolation"]
    assert [choice.id for choice in asked.choices] == ["mage", "gem", "relic", "spell", "treasure-1"]
    trek.answer("consolation", "mage")
    five = trek.asked("mage-0")
    assert five is not None and len(five.choices) == 5, "the new mage can go at once"
    assert len(trek.kept.mages) == 4, "until they go they can think again"
    battle = trek.next_battle
    assert battle.id == "battle-2"
    trek.depart()
    assert len(trek.kept.mages) == 5
    trek.come_back(won=False)
    trek.answer("consolation", "spell")
    piles = trek.asked("piles")
    assert piles is not None and len(piles.choices) == 10
    assert [status for _, status in doings.stops(trek.journey)] == ["won", "next", "ahead", "ahead"]


def test_a_category_of_which_nothing_is_left_is_not_offered() -> None:
    trek = later(boxes="new-age").fight(False)
    for _ in range(4):
        trek.answer("consolation", "mage")
        trek.fight(False)
    asked = trek.asked("consolation")
    assert len(trek.kept.mages) == 8
    assert asked is not None and [choice.id for choice in asked.choices] == ["gem", "relic", "spell"]


@pytest.mark.rule("NA-LATER-04")
def test_with_a_big_pocket_nothing_is_banished() -> None:
    trek = later(big_pocket=True).fight(True)
    asked = trek.asked("piles")
    assert asked is not None and not any(each.loss for each in asked.follows(asked.usual))
    trek.fight(True, True)
    assert trek.kept.banished == [] and len(trek.kept.cards) == 18
    assert len(trek.next_battle.options["supply"]) == 9


def test_the_end_tells_what_can_be_compared() -> None:
    trek = later(seed=4242).fight(True, False, True, True, True)
    ending = trek.journey.ending
    assert ending is not None and ending.won and ending.opens == (LATER,)
    tally = trek.last.after[-1]
    assert "Battles fought: 5" in tally.en and "4242" in tally.en and "битв: 5" in tally.ru


# --- one seed, one expedition -----------------------------------------------------------------------------------------


@pytest.mark.rule("NA-LATER-04")
def test_groups_with_one_seed_walk_one_road_whatever_they_decide() -> None:
    one, other = later(11), later(11, people=3)
    one.fight(True, True, True)
    for _ in range(3):
        other.decide()  # by chance
        other.depart()
        other.come_back(won=True)
    assert one.kept.foes == other.kept.foes and one.kept.upgraded == other.kept.upgraded
    assert {*one.kept.cards, *one.kept.banished} == {*other.kept.cards, *other.kept.banished}
    assert one.kept.treasures_3 == other.kept.treasures_3
    seeds = [[chapter.battle.seed for chapter in trek.journey.chapters] for trek in (one, other)]
    assert seeds[0] == seeds[1], "and their cards are dealt alike"
    assert later(12).kept != later(11).kept


def test_a_seed_draws_what_it_has_always_drawn() -> None:
    """These draws are kept: a later version must find the same."""
    kept = later(2026).kept
    assert kept.foes == FOES_2026
    assert kept.mages == MAGES_2026
    assert kept.cards == CARDS_2026
