"""What a nemesis card does comes in the order it is written, and falls on players who can do it (NA-NDRAW-03, AMB)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.rules.new_age.quiet import acts, drawn, quiet, unleashed
from tests.rules.new_age.scene import Scene
from tests.rules.new_age.test_ageless_walker import CURSE, walker
from tests.rules.new_age.test_arachnos import LAST, TRACK, arachnos
from tests.rules.new_age.test_fenrix import CLAW, QUIET, fenrix
from tests.rules.new_age.test_maggoth import casting, hit, maggoth, nest

# --- the order --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-NDRAW-03", "NA-NMAIN-02")
@pytest.mark.parametrize(
    ("comes", "card", "times", "gravehold"),
    [
        (drawn, "rend", 1, 29),
        (acts, "drillbeak-wurm", 0, 30),
        (acts, "portal-guardian", 1, 30),
        (acts, "bane-commander", 1, 30),
    ],
)
def test_what_stands_before_the_damage_has_happened_when_it_is_asked_who_suffers(
    comes: Callable[..., Scene], card: str, times: int, gravehold: int
) -> None:
    s = comes(card)
    assert s.asked == "who-suffers" and (unleashed(s), s.gravehold) == (times, gravehold)


@pytest.mark.rule("NA-NDRAW-03")
def test_fugue_first_discards_then_hurts() -> None:
    s = drawn("fugue", hand=["crystal", "spark", "kindle", "crystal"])
    assert s.asked == "discard-card" and s.life() == 10
    s.answer_any("crystal", "spark", "kindle")
    assert s.life() == 8


@pytest.mark.rule("NA-NDRAW-03")
def test_disperse_first_hurts_then_destroys() -> None:
    s = drawn("disperse", hand=["crystal", "spark"])
    assert s.asked == "destroy-card" and s.life() == 8


def test_rally_the_pack_first_hurts_then_places_the_token() -> None:
    s = fenrix({"card": "rally-the-pack", "countdown": 1}, CLAW, CLAW)
    s.nemesis_turn(QUIET)
    s.answer_player(1)
    assert s.asked == "which-claw" and s.life(1) == 7


def test_nest_pulse_hatches_before_the_maggots_come() -> None:
    s = maggoth(threats=[{"card": "nest-pulse", "countdown": 1}])
    s.nemesis_turn("needlemaw")
    assert nest(s) == [(2, 0)]


@pytest.mark.rule("NA-NEST-03")
def test_with_increased_difficulty_the_fly_comes_before_the_maggot() -> None:
    s = maggoth((4, 0), threats=["carriode-colony"], options={"difficulty": "expert"})
    s.nemesis_turn("needlemaw")
    assert nest(s) == [(3, 2), (1, 0)]


# --- who can do it ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-AMB-04")
def test_ceaseless_darkness_takes_a_card_of_whoever_has_one() -> None:
    s = acts("ceaseless-darkness", p1={"hand": ["spark"]})
    s.answer_player(0)
    assert s.life() == 7 and s.hand(1) == [] and s.discard(1) == ["spark"]


@pytest.mark.rule("NA-AMB-04")
def test_timeless_serpent_takes_a_card_of_whoever_has_one() -> None:
    s = walker(threats=["timeless-serpent"], hand=["crystal"])
    s.nemesis_turn("needlemaw")
    assert (s.hand(), s.discard(), s.asked) == ([], ["crystal"], "main-phase")


@pytest.mark.rule("NA-TERM-01")
def test_blind_enigma_hits_harder_from_tier_two_on() -> None:
    s = acts("blind-enigma", nemesis_discard=["decay"])
    s.answer_player(1)
    assert s.life(1) == 7


@pytest.mark.rule("NA-NCARD-06", "NA-DISC-01")
def test_aether_blizzard_is_not_averted_by_cards_that_cost_two() -> None:
    assert not fenrix("aether-blizzard", hand=["imbued-smash"] * 2 + ["marble-galaxy"] * 3).can("discard-power")


# --- what cannot be done is no choice ---------------------------------------------------------------------------------


@pytest.mark.rule("NA-TERM-05", "NA-AMB-05")
def test_an_unleash_that_can_do_nothing_is_not_offered() -> None:
    s = walker(gravehold=30, discard=[CURSE])
    s.nemesis_turn("eliminate")
    assert s.texts() == ["Gravehold suffers 6 damage", "Any player suffers 5 damage"]
    t = walker(gravehold=30)
    t.nemesis_turn("sacrifice")
    assert t.asked == "who-suffers" and t.gravehold == 26


@pytest.mark.rule("NA-TERM-05", "NA-AMB-05")
def test_sunder_without_a_nemesis_card_to_return_is_damage() -> None:
    s = quiet(life=3, turns=["turn-1", "turn-nemesis"], turns_taken=[], deck_1=["sunder"])
    s.table.arrange({}, at="nemesis-turn")
    assert s.gravehold == 26 - 2 and s.value("exhausted", 0)


# --- what the log tells -----------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-NEST-08")
@pytest.mark.parametrize(
    ("free", "told"), [(0, []), (1, ["The Nest gains 1 maggot"]), (2, ["The Nest gains 2 maggots"])]
)
def test_the_log_counts_only_tokens_that_find_a_space(free: int, told: list[str]) -> None:
    s = maggoth((0, 5), (0, 5), (0, 5), (0, 4 - free), threats=["carriode-colony"])
    s.nemesis_turn("needlemaw")
    assert s.said("maggots-come") == told


# --- the World Devourer -----------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-RITUAL-07")
def test_a_world_devourer_that_came_in_a_players_turn_acts_in_the_next_nemesis_turn() -> None:
    s = arachnos(prepped=[("spark", 1)], hand=["crystal"] * 5, nemesis_mat=[{"card": "arachnos", "life": 1}])
    s.casting()
    s.cast("spark")
    assert s.pile("threats") == ["world-devourer-0"] and s.gravehold == 30
    assert s.said("ritual-complete") == ["world-devourer-0"]
    assert s.said("nemesis-draws") == []
    s.end_turn("turn-nemesis", "turn-1")
    assert s.asked == "who-suffers" and s.gravehold == 27


@pytest.mark.rule("NA-EXH-02")
def test_whoever_is_exhausted_before_the_ritual_is_complete_brings_it_two_steps_on() -> None:
    s = arachnos(life=1, threats=["drillbeak-wurm"])
    s.nemesis_turn("needlemaw")
    s.answer_player(0)
    assert s.value("ritual") == 2


@pytest.mark.rule("NA-RITUAL-04")
def test_a_step_back_is_not_paid_with_aether_for_breaches() -> None:
    s = arachnos(ritual=1, aether=TRACK.costs[0], breach_aether=5)
    s.choose("push-back")
    assert (s.aether, s.value("breach_aether")) == (0, 5)


@pytest.mark.rule("NA-RITUAL-07", "NA-EXH-02")
def test_the_second_unleash_of_an_exhaustion_whose_first_completed_the_ritual_does_nothing() -> None:
    s = arachnos(ritual=LAST, life=1, threats=["drillbeak-wurm"])
    s.nemesis_turn("needlemaw")
    s.answer_player(0)
    assert s.value("ritual") == TRACK.length and len(s.said("ritual-goes-on")) == 1


# --- damage to the Nest -----------------------------------------------------------------------------------------------


def ways(maggots: int, flies: int, damage: int) -> set[tuple[int, int]]:
    """What may be left of a row: each maggot that dies takes 1 damage, each fly 2, one that becomes a maggot 1."""
    damage = min(damage, maggots + 2 * flies)
    return {
        (maggots - dead + turned, flies - fallen - turned)
        for dead in range(maggots + 1)
        for fallen in range(flies + 1)
        for turned in range(flies - fallen + 1)
        if dead + 2 * fallen + turned == damage
    }


@pytest.mark.rule("NA-NEST-10")
@pytest.mark.parametrize(("spell", "damage"), [("spark", 1), ("patterned-strike", 4)])
@pytest.mark.parametrize(("maggots", "flies"), [(1, 0), (0, 1), (2, 2), (0, 3), (3, 1), (1, 4), (0, 4)])
def test_damage_is_spread_over_a_row_in_every_way_there_is_and_no_other(
    spell: str, damage: int, maggots: int, flies: int
) -> None:
    s = casting((maggots, flies), spell=spell)
    hit(s)
    choices = s.options_of("leave-flies")
    tables = [s.table.clone() for _ in choices] or [s.table]
    for table, option in zip(tables, choices, strict=False):
        table.choose(option)
    found = {(table.value("maggots@nest-1"), table.value("flies@nest-1")) for table in tables}
    assert found == ways(maggots, flies, damage)
