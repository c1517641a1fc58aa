"""The first expedition: its battles, the Barracks, what is banished, what a battle brings."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from deckwright.campaigns import CampaignError, doings
from deckwright.games.new_age.cards import WORLD
from deckwright.games.new_age.expedition.contents import AFTER, AT_FIRST
from deckwright.table.named import told_position
from tests.rules.new_age.expedition_kit import Trek

START = [
    "exogranite", "recurring-jasper", "energized-rubidium", "galvanized-bauble", "aether-conduit",
    "tethered-darts", "force-amplifier", "imbued-smash", "patterned-strike",
]  # fmt: skip
TIERS = {kind.id: kind.facts["tier"] for _, kind in WORLD.upgraded}


def by_tier(names: Sequence[str]) -> list[int]:
    return [sum(TIERS[name] == tier for name in names) for tier in (1, 2, 3)]


# --- battles and the road ---------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-EXPD-01")
def test_an_expedition_is_four_battles_with_one_barracks() -> None:
    trek = Trek().fight(True, True, True, True)
    battles = [(chapter.battle.id, chapter.battle.options["nemesis"]) for chapter in trek.journey.chapters]
    assert battles == [
        ("battle-1", "maggoth"),
        ("battle-2", "arachnos"),
        ("battle-3", "ageless-walker"),
        ("battle-4", "fenrix"),
    ]
    assert trek.journey.ending is not None and trek.journey.ending.won


@pytest.mark.rule("NA-EXPD-02", "NA-EXPD-03", "NA-EXPD-04")
def test_what_is_ahead_is_not_told_before_its_time() -> None:
    trek = Trek()
    assert [stop.en for stop, _ in doings.stops(trek.journey)] == [
        "Battle 1: Maggoth", "Battle 2", "Battle 3", "Battle 4",
    ]  # fmt: skip
    assert [stop.card for stop, _ in doings.stops(trek.journey)] == ["maggoth", "", "", ""]
    trek.fight(True)
    assert [(stop.ru, status) for stop, status in doings.stops(trek.journey)] == [
        ("Битва 1: Маггот", "won"),
        ("Битва 2: Арахнос", "next"),
        ("Битва 3", "ahead"),
        ("Битва 4", "ahead"),
    ]


@pytest.mark.rule("NA-EXPD-03")
def test_a_story_is_told_as_it_goes_on_and_each_line_once() -> None:
    trek = Trek(after_a_loss="choose").fight(False, True, True, False, True, True)
    told = [*trek.journey.opening, *(line for each in trek.journey.chapters for line in (*each.told, *each.after))]
    assert len(told) == len(set(told)) > 10
    assert all(line.en and line.ru and line.en != line.ru for line in told)
    assert any("Rhia" in line.en for line in trek.journey.chapters[1].after)


# --- what comes when --------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-EXPD-05")
def test_new_content_comes_only_when_its_battle_is_over() -> None:
    trek = Trek()
    assert (trek.kept.mages, trek.kept.cards) == (["gygar", "taqren", "claudia", "sahala"], START)
    assert trek.kept.upgraded == trek.kept.banished == []
    trek.fight(True)
    assert trek.kept.mages[4:] == ["rhia"]
    assert trek.kept.cards == [*START, "resonant-pearl", "caged-fire", "well-of-energy", "spirit-lift"]
    trek.fight(True)
    assert trek.kept.mages[5:] == ["soskel"]
    assert trek.kept.cards[9:] == ["pain-conduit", "fatal-harmony", "bouncing-boom"]
    trek.fight(True)
    assert trek.kept.mages[6:] == ["talix"]
    assert trek.kept.cards[9:] == ["unrefined-blaststone", "link-conduit", "reverberating-shock"]
    trek.fight(True)
    assert trek.kept.mages[7:] == ["lost"] and len(trek.kept.cards) == 9


@pytest.mark.rule("NA-UBN-01", "NA-UBN-02")
def test_upgraded_basic_cards_come_battle_by_battle_and_are_in_every_deck_from_then_on() -> None:
    trek = Trek()
    for tiers in ([0, 0, 0], [1, 3, 3], [2, 4, 5], [3, 5, 7]):
        assert by_tier(trek.kept.upgraded) == tiers
        trek.decide(usual=True)
        trek.depart()
        table = trek.table()
        in_deck = [name for tier in (1, 2, 3) for name in table.cards(f"deck_{tier}")]
        seen = [*in_deck, *table.cards("threats"), *table.cards("nemesis_discard")]
        assert set(trek.kept.upgraded) <= set(seen)
        trek.come_back(won=True)


@pytest.mark.rule("NA-UBN-03", "NA-SOLO-04")
def test_alone_no_more_upgraded_cards_are_in_the_deck_than_fit() -> None:
    trek = Trek(people=1).fight(True, True, True)
    assert by_tier(trek.kept.upgraded) == [3, 5, 7]
    trek.decide(usual=True)
    trek.depart()
    table = trek.table()
    decks = [[name for name in table.cards(f"deck_{tier}") if name in TIERS] for tier in (1, 2, 3)]
    more = [name for name in (*table.cards("threats"), *table.cards("nemesis_discard")) if name in TIERS]
    found = by_tier([name for deck in decks for name in deck] + more)
    assert found == [1, 3, 7]


# --- the supply, and what is banished ---------------------------------------------------------------------------------


@pytest.mark.rule("NA-SUPPLY-01")
def test_the_supply_is_nine_piles_of_the_barracks() -> None:
    trek = Trek()
    assert trek.asked("piles") is None, "with nine cards there is nothing to choose"
    assert sorted(trek.next_battle.options["supply"]) == sorted(START)
    trek.fight(True)
    asked = trek.asked("piles")
    assert asked is not None and (asked.least, asked.most) == (9, 9)
    assert {choice.id for choice in asked.choices} == set(trek.kept.cards)
    with pytest.raises(CampaignError, match="pick 9, not 8"):
        trek.answer("piles", *START[:8])
    trek.answer("piles", *START)
    trek.decide(usual=True)
    trek.depart()
    table = trek.table()
    assert set(table.cards("market")) == set(START)


@pytest.mark.rule("NA-SUPPLY-02", "NA-TERM-07", "NA-EXPD-08")
def test_what_is_not_in_the_supply_is_banished_and_that_is_shown_before() -> None:
    trek = Trek().fight(True)
    new = ["resonant-pearl", "caged-fire", "well-of-energy", "spirit-lift"]
    asked = trek.asked("piles")
    assert asked is not None
    foretold = [each for each in asked.follows(START) if each.loss]
    assert [sorted(each.cards) for each in foretold] == [sorted(new)]
    trek.answer("piles", *START)
    trek.decide(usual=True)
    changes = {change.field.id: (change.gone, change.come) for change in doings.before_departing(trek.journey)}
    assert changes == {"cards": (tuple(new), ()), "banished": ((), tuple(new))}
    assert trek.kept.banished == [], "until the battle is opened all of it can be changed"
    trek.depart()
    assert trek.kept.cards == START and trek.kept.banished == new
    trek.come_back(won=False)
    assert trek.asked("piles") is None, "the pool of player cards is exactly the nine piles in use"
    trek.fight(True)
    assert not set(new) & set(trek.kept.cards)


@pytest.mark.rule("NA-SUPPLY-02", "NA-TERM-08")
def test_mages_treasures_and_upgraded_cards_are_never_banished() -> None:
    trek = Trek().fight(True, True, True)
    assert len(trek.kept.mages) == 7 and len(trek.kept.upgraded) == 15
    assert all(any(kind.id == name for kind in WORLD.supply) for name in trek.kept.banished)


@pytest.mark.rule("NA-SUPPLY-03")
def test_three_gems_two_relics_four_spells_are_advice_with_a_warning() -> None:
    trek = Trek().fight(True)
    asked = trek.asked("piles")
    assert asked is not None
    suggested = [WORLD.by_id[name] for name in asked.usual]
    assert [sum(bool(kind.facts.get(type)) for kind in suggested) for type in ("gem", "relic", "spell")] == [3, 2, 4]
    assert any(kind.facts.get("gem") and kind.facts["cost"] == 3 for kind in suggested)
    assert [each for each in asked.follows(asked.usual) if not each.loss] == []
    odd = [name for name in trek.kept.cards if name not in ("exogranite", "resonant-pearl")][:9]
    warned = [each.en for each in asked.follows(odd) if each.warns]
    assert "2 gems" in warned[0] and "No gem for 3" in warned[1]
    trek.answer("piles", *odd)
    assert set(trek.next_battle.options["supply"]) == set(odd), "nobody has to follow"


# --- mages ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-SETUP-02")
def test_each_seat_takes_a_mage_of_the_barracks_and_no_mage_goes_twice() -> None:
    trek = Trek(people=3)
    first = trek.asked("mage-0")
    assert first is not None and [choice.id for choice in first.choices] == ["gygar", "taqren", "claudia", "sahala"]
    trek.answer("mage-0", "gygar")
    second = trek.asked("mage-1")
    assert second is not None and "gygar" not in [choice.id for choice in second.choices]
    with pytest.raises(CampaignError, match="no 'gygar'"):
        trek.answer("mage-1", "gygar")
    trek.answer("mage-1", "sahala")
    trek.decide(usual=True)
    trek.depart()
    assert trek.last.battle.options["mage"][:2] == ["gygar", "sahala"]
    position = told_position(trek.table())
    assert (position["p0.mat"], position["p1.mat"]) == (["gygar"], ["sahala"])


def test_who_changes_their_mind_leaves_the_later_seat_to_choose_again() -> None:
    trek = Trek()
    trek.answer("mage-0", "gygar")
    trek.answer("mage-1", "taqren")
    wished = trek.asked("mage-0")
    assert wished is not None
    assert [choice.id for choice in wished.choices if choice.about.en == "Player 1 is taking this one"] == ["taqren"]
    trek.answer("mage-0", "taqren")
    assert trek.open == ["mage-1"]


def test_bots_take_mages_too_and_players_may_be_others_each_time() -> None:
    trek = Trek(people=1)
    trek.seat(1, bots=2)
    trek.fight(True)
    assert len(trek.last.battle.options["mage"]) == 3
    trek.seat(1, bots=1)
    trek.fight(True)
    assert len(trek.last.battle.options["mage"]) == 2
    trek.answer("mage-0", "soskel")
    assert trek.next_battle.options["mage"][0] == "soskel"


@pytest.mark.rule("NA-SOLO-03")
def test_somebody_alone_leads_one_mage_or_several() -> None:
    trek = Trek(people=1)
    trek.answer("mage-0", "gygar", "taqren")
    trek.decide(usual=True)
    trek.depart()
    assert trek.last.battle.options["mages_each"] == 2
    position = told_position(trek.table())
    assert (position["p0.mat"], position["p1.mat"]) == (["gygar"], ["taqren"])
    trek.come_back(won=True)
    assert trek.next_battle.options["mages_each"] == 1, "one mage by the solo rules is what is suggested"


# --- results ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-END-07", "NA-EXPD-07", "NA-TERM-08")
def test_nothing_but_the_barracks_carries_over() -> None:
    """Whatever the table came to: cards, mages and treasures are back, and the next one begins as any game does."""
    trek, other = Trek(), Trek()
    for each, position in ((trek, {"p0.life": 1, "gravehold": 2}), (other, {"p0.life": 9, "gravehold": 30})):
        each.decide(usual=True)
        each.depart()
        each.come_back(won=True, position=position)
    assert trek.kept == other.kept
    trek.decide(usual=True)
    trek.depart()
    table = told_position(trek.table())
    assert (table["gravehold"], table["p0.life"], table["p1.life"]) == (30, 10, 10)
    assert table["p0.charges"] == table["p1.charges"] == 0


@pytest.mark.rule("NA-END-08", "NA-END-09")
def test_every_result_is_written_down() -> None:
    trek = Trek().fight(False, True, False)
    assert (trek.kept.won, trek.kept.lost) == (1, 2)
    assert [(result.battle, result.attempt, result.won) for result in trek.journey.results] == [
        ("battle-1", 1, False), ("battle-1", 2, True), ("battle-2", 1, False),
    ]  # fmt: skip


@pytest.mark.rule("NA-EXPD-06")
def test_a_lost_battle_may_be_played_again_with_nothing_gained() -> None:
    trek = Trek().fight(False)
    assert trek.open == ["after_a_loss"], "first this, then the rest"
    assert trek.kept.mages == list(AT_FIRST.mages) and trek.kept.upgraded == []
    trek.answer("after_a_loss", "again")
    battle = trek.next_battle
    assert battle.options["nemesis"] == "maggoth" and battle.options["upgraded_cards"] == []
    assert battle.seed != trek.last.battle.seed, "another deal"
    assert [status for _, status in doings.stops(trek.journey)] == ["next", "ahead", "ahead", "ahead"]


@pytest.mark.rule("NA-EXPD-06", "NA-TREAS-01")
def test_or_the_group_goes_on_with_what_a_victory_would_have_brought() -> None:
    trek = Trek().fight(False)
    trek.answer("after_a_loss", "on")
    asked = trek.asked("piles")
    assert asked is not None and "spirit-lift" in [choice.id for choice in asked.choices]
    assert trek.kept.mages == list(AT_FIRST.mages), "until they go, they can think again"
    trek.answer("mage-0", "rhia")
    assert trek.next_battle.options["nemesis"] == "arachnos"
    trek.depart()
    assert trek.kept.mages == [*AT_FIRST.mages, "rhia"] and trek.kept.upgraded == list(AFTER[1].upgraded)
    assert [status for _, status in doings.stops(trek.journey)] == ["lost", "under-way", "ahead", "ahead"]
    trek.come_back(won=True)
    assert [status for _, status in doings.stops(trek.journey)] == ["lost", "won", "next", "ahead"]


@pytest.mark.rule("NA-EXPD-06")
@pytest.mark.parametrize("fixed", ["again", "on"])
def test_an_option_fixes_what_follows_a_loss(fixed: str) -> None:
    trek = Trek(after_a_loss=fixed).fight(False)
    assert trek.asked("after_a_loss") is None
    assert trek.next_battle.options["nemesis"] == ("maggoth" if fixed == "again" else "arachnos")
    assert trek.kept.lost == 1


@pytest.mark.rule("NA-EXPD-06")
def test_a_lost_last_battle_may_be_the_end() -> None:
    trek = Trek().fight(True, True, True, False)
    trek.answer("after_a_loss", "on")
    assert trek.open == [] and doings.next_battle(trek.journey) is None
    trek.end()
    ending = trek.journey.ending
    assert ending is not None and not ending.won and ending.opens == ("expedition",)
    assert "lost" in trek.kept.mages and any("home" in line.en for line in trek.last.after)
    again = Trek().fight(True, True, True, False, True).journey.ending
    assert again is not None and again.won


@pytest.mark.rule("NA-UBN-04", "NA-DIFFWE-01")
def test_the_end_opens_later_expeditions_and_lost_joins() -> None:
    trek = Trek().fight(True, True, True, True)
    ending = trek.journey.ending
    assert ending is not None and ending.won and ending.opens == ("expedition",)
    assert trek.journey.game.campaign("expedition") is not None
    assert trek.kept.mages[-1] == "lost"


@pytest.mark.rule("NA-DIFF-01")
def test_the_difficulty_is_chosen_once_for_all_battles() -> None:
    trek = Trek(difficulty="expert").fight(True)
    assert trek.last.battle.options["difficulty"] == "expert"
    assert trek.next_battle.options["difficulty"] == "expert"
