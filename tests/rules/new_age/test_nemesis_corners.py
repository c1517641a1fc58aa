"""Corners of the four nemeses: moments that seldom come, and that decide what a rule says."""

from __future__ import annotations

from typing import Any

import pytest

from deckwright.games.new_age.nest import NESTS
from tests.rules.new_age.test_ageless_walker import CURSE, offered, walker
from tests.rules.new_age.test_arachnos import LAST, arachnos, devourer
from tests.rules.new_age.test_arachnos import QUIET as DULL
from tests.rules.new_age.test_fenrix import CLAW, fenrix, token
from tests.rules.new_age.test_maggoth import maggoth, nest

# --- Fenrix -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-END-02", "NA-CLAW-08")
def test_in_a_players_turn_tokens_for_a_claw_do_not_hold_the_victory_up() -> None:
    s = fenrix(tokens=4, deck_3=[])
    s.end_turn("turn-2")
    assert s.won is True


@pytest.mark.rule("NA-CLAW-09")
def test_whelps_act_by_lacerate_in_a_later_turn() -> None:
    s = fenrix(CLAW, {"card": "crazed-whelps", "countdown": 1})
    s.nemesis_turn("rally-the-pack")
    s.choose("pass")
    s.choose("pass")
    assert s.gravehold == 28
    s.nemesis_turn("lacerate")
    assert s.gravehold == 28 - 3 * 2 - 3 * 2  # in the main phase, and again


@pytest.mark.rule("NA-CLAW-02")
def test_after_aether_blizzard_rally_the_pack_places_no_token() -> None:
    s = fenrix({"card": "aether-blizzard", "countdown": 1}, {"card": "rally-the-pack", "countdown": 1}, CLAW)
    s.nemesis_turn("needlemaw")
    s.answer_player(1)
    assert s.life(1) == 7 and token(s, 1) is None and s.asked == "main-phase"


@pytest.mark.rule("NA-TERM-05")
def test_dodge_with_neither_token_nor_card_does_what_can_be_done_further() -> None:
    """Two of three things can be done on one side, one of two on the other."""
    s = fenrix()
    s.nemesis_turn("dodge")
    assert s.asked == "who-suffers"
    s.answer_player(1)
    assert s.life(1) == 8 and s.tokens == 1


@pytest.mark.rule("NA-CLAW-09")
def test_lacerate_counts_the_hunting_claw() -> None:
    s = fenrix(CLAW, CLAW, "hunting-claw")
    s.nemesis_turn("lacerate")
    assert s.gravehold == 30 - 3 * 2 - 3 * 2 and s.tokens == 0


# --- Maggoth ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-NEST-07")
@pytest.mark.parametrize(
    ("id", "rows"),
    [
        ("usual", [(5, 2, 0, True), (5, 3, 0, True), (5, 0, 3, True), (4, 4, 4, False)]),
        ("mild", [(5, 2, 0, True), (5, 2, 0, False), (5, 0, 2, False), (4, 3, 2, False)]),
        ("harsh", [(5, 2, 0, True), (5, 4, 0, True), (5, 0, 4, True), (4, 6, 5, False)]),
    ],
)
def test_what_the_rows_of_each_nest_have_and_do(id: str, rows: list[tuple[int, int, int, bool]]) -> None:
    """Spaces, damage to Gravehold, damage to a player, and whether a fly hatches, from the bottom."""
    found = next(each for each in NESTS if each.id == id)
    assert [(row.spaces, row.gravehold, row.player, row.hatches) for row in found.rows] == rows


@pytest.mark.rule("NA-NEST-08")
def test_of_two_flies_one_finds_the_last_space_and_the_other_none() -> None:
    s = maggoth((0, 5), (0, 5), (0, 5), (3, 0), threats=["savage-spawner"])
    s.nemesis_turn("needlemaw")
    s.answer_player(0)  # the top row is full
    assert nest(s)[3] == (3, 1) and s.gravehold == 30 - 4 - 1 and s.life(0) == 6


@pytest.mark.rule("NA-NDRAW-03", "NA-AMB-02")
def test_vivify_first_hurts_then_asks_which_of_two_equal_spells_is_discarded() -> None:
    mine: dict[str, Any] = {"breaches": {1: "open", 2: "open"}, "prepped": [("imbued-smash", 1), ("fatal-harmony", 2)]}
    s = maggoth((5, 0), (3, 0), **mine)
    s.nemesis_turn("vivify")
    assert s.asked == "discard-spell" and s.life() == 6
    s.answer("fatal-harmony")
    assert s.prepped() == ["imbued-smash"]


# --- Arachnos ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-NMAIN-02", "NA-RITUAL-05")
def test_ritual_guardian_brings_its_token_before_the_last_step() -> None:
    s = arachnos(threats=["ritual-guardian"], ritual=LAST)
    s.nemesis_turn(DULL)
    assert devourer(s) == "world-devourer-1"


# --- the Ageless Walker -----------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-CURSE-02")
def test_the_curse_is_discarded_only_after_its_card_was_drawn() -> None:
    """The deck runs out: the discard pile that is turned over has no curse in it yet."""
    s = walker(hand=["spark"] * 4, deck=[CURSE], discard=["kindle"], breaches={})
    s.end_turn("turn-2")
    assert sorted(s.hand()) == ["kindle", *["spark"] * 4] and s.discard() == [CURSE] and s.deck() == []


@pytest.mark.rule("NA-DRAW-03", "NA-AMB-04")
def test_enveloping_slime_turns_over_the_discard_pile_of_whoever_has_one() -> None:
    s = walker(hand=["crystal"] * 5, discard=["spark", "kindle"], threats=["enveloping-slime"])
    s.nemesis_turn("needlemaw")
    assert s.asked == "main-phase" and s.discard() == ["kindle"] and s.deck() == ["spark"]


@pytest.mark.rule("NA-AMB-04", "NA-CURSE-02")
def test_whoever_has_nothing_but_the_curse_has_nothing_for_enveloping_slime() -> None:
    s = walker(hand=["crystal"] * 5, discard=[CURSE], p1={"deck": ["spark"]}, threats=["enveloping-slime"])
    s.nemesis_turn("needlemaw")
    assert s.asked == "main-phase" and s.discard(1) == ["spark"] and s.discard() == [CURSE]


@pytest.mark.rule("NA-AMB-04", "NA-CURSE-02")
def test_whoever_has_nothing_but_the_curse_has_nothing_for_hex_of_destruction() -> None:
    threats = [{"card": "hex-of-destruction", "countdown": 1}]
    s = walker(discard=[CURSE], p1={"deck": ["spark"]}, threats=threats)
    s.nemesis_turn("needlemaw")
    assert s.asked == "main-phase" and s.deck(1) == [] and s.discard() == [CURSE]


@pytest.mark.rule("NA-TERM-05", "NA-AGE-03")
@pytest.mark.parametrize("theirs", [{"hand": ["aurora"]}, {"discard": ["aurora"]}])
def test_an_unleash_that_finds_one_card_anywhere_is_offered(theirs: dict[str, Any]) -> None:
    s = walker(p1=theirs)
    s.nemesis_turn("eliminate")
    assert s.texts() == ["Unleash 3 times", "Gravehold suffers 6 damage", "Any player suffers 5 damage"]


@pytest.mark.rule("NA-EXILE-01")
def test_burden_of_knowledge_takes_cards_that_cost_two() -> None:
    threats = [{"card": "burden-of-knowledge", "countdown": 1}]
    s = walker(hand=["crystal"] * 5, p1={"hand": ["marble-galaxy", "aurora", "kindle"]}, threats=threats)
    s.nemesis_turn("needlemaw")
    assert offered(s) == ["aurora", "kindle", "marble-galaxy"]


@pytest.mark.rule("NA-NDRAW-03", "NA-EXILE-02")
def test_forget_draws_only_after_the_cards_were_exiled() -> None:
    s = walker(hand=["crystal"] * 5, deck=["kindle", "aurora"])
    s.nemesis_turn("forget")
    assert offered(s) == ["crystal"] and s.deck() == ["kindle", "aurora"]
