"""The nemesis turn, exhaustion, terms, ambiguity, the end (WE-NMAIN to WE-END, WE-AMB)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.war_eternal.scene import scene

QUIET: dict[str, Any] = {
    "nemesis": "gate-witch",
    "turns_taken": ["turn-nemesis"],
}  # her unleash only counts, and time stands still


# --- the nemesis turn -------------------------------------------------------------------------------------------------
@pytest.mark.rule("WE-NMAIN-01", "WE-NMAIN-02", "WE-NMAIN-03", "WE-EX-12")
def test_minions_and_powers_act_in_the_order_they_came() -> None:
    s = scene(tokens=1, gravehold=30, **QUIET,
              threats=["catacomb-drone", {"card": "planar-collision", "countdown": 1}, "paradox-beast"])  # fmt: skip
    s.nemesis_turn("mage-ender")
    assert s.tokens == 4
    assert s.amounts_said("gravehold-suffers") == [1, 4]
    assert s.gravehold == 25 and s.pile("nemesis_discard") == ["planar-collision"]


@pytest.mark.rule("WE-NMAIN-04")
def test_a_card_that_left_before_its_turn_is_passed_over() -> None:
    s = scene(nemesis="magus-of-cloaks", threats=[{"card": "mangleroot", "life": 2}, "howling-spinners"])
    s.nemesis_turn("enshroud")
    s.answer_player(0)
    assert s.pile("threats") == ["howling-spinners"] and s.gravehold == 27


@pytest.mark.rule("WE-NMAIN-05", "WE-NDRAW-06", "WE-NDRAW-04", "WE-EX-14")
def test_a_minion_just_drawn_does_nothing_this_turn() -> None:
    s = scene(**QUIET)
    s.nemesis_turn("mage-ender")
    assert s.on_card("life", "mage-ender") == 9
    assert s.life(0) == s.life(1) == 10


@pytest.mark.rule("WE-NDRAW-05", "WE-EX-15")
def test_a_power_just_drawn_does_nothing_this_turn() -> None:
    s = scene(**QUIET, hand=["crystal"] * 5)
    s.nemesis_turn("morbid-gyre")
    assert s.on_card("countdown", "morbid-gyre") == 1 and s.tokens == 1
    s.arrange(aether=7)
    assert s.can("discard-power", "morbid-gyre")
    s.arrange(deck_1=["mage-ender"])
    s.nemesis_turn()
    s.answer("crystal", "crystal", "crystal")
    assert s.pile("nemesis_discard") == ["morbid-gyre"] and s.tokens == 3


@pytest.mark.rule("WE-NDRAW-05")
def test_a_card_is_in_play_before_what_happens_immediately() -> None:
    s = scene(nemesis="magus-of-cloaks", tokens=3)
    s.nemesis_turn("shadows-reach")
    assert s.tokens == 7 and s.on_card("countdown", "shadows-reach") == 9


@pytest.mark.rule("WE-NDRAW-01")
def test_the_nemesis_draws_one_card() -> None:
    s = scene(**QUIET)
    s.nemesis_turn("mage-ender", "null-scion")
    assert s.pile("threats") == ["mage-ender"] and s.pile("deck_1") == ["null-scion"]


@pytest.mark.rule("WE-NDRAW-02")
def test_an_empty_deck_unleashes_three_times() -> None:
    s = scene(**QUIET, deck_3=[], threats=["mage-ender"], p1={"breaches": {1: "open", 2: "open"}})
    s.nemesis_turn()
    assert s.tokens == 1 + 3 and s.said("empty-deck")


# --- exhaustion -------------------------------------------------------------------------------------------------------
@pytest.mark.rule(
    "WE-EX-19", "WE-EXH-01", "WE-EXH-02", "WE-EXH-04", "WE-EXH-05", "WE-EXH-06", "WE-EXH-07", "WE-FLOW-03"
)
def test_the_exhaustion_of_the_example() -> None:
    s = scene(**QUIET, tokens=1, life=2, charges=4, gravehold=23, prepped=[("spark", 1), ("spark", 2), ("spark", 4)],
              breaches={1: "open", 2: "open", 4: "open"}, p1={"prepped": [("spark", 1)]})  # fmt: skip
    s.nemesis_turn("banish")
    assert s.asked == "which-breach-falls" and s.seats == (0,)
    assert s.tokens == 5 and s.life() == 0 and s.gravehold == 23
    s.answer("breach-4")
    assert s.breaches() == {1: "open", 2: "open"} and s.prepped() == ["spark", "spark"]
    assert s.charges() == 0 and s.gravehold == 21


@pytest.mark.rule("WE-EXH-03")
def test_an_unleash_is_finished_before_exhaustion() -> None:
    s = scene(nemesis="hollow-crown", life=1, threats=["edryss-tragg"], breaches={1: "open"})
    s.nemesis_turn("thrash")
    s.answer_player(0)  # Edryss Tragg hits a player, who is weak: the acolyte suffers before the exhaustion begins
    told = [event.data["note"] for event in s.events if event.what == "note"]
    assert told.index("hits") < told.index("breach-falls")
    assert s.gravehold == 30 - 4 - 2


@pytest.mark.rule("WE-EXH-04")
def test_the_player_chooses_any_breach_opened_or_closed() -> None:
    s = scene(**QUIET, life=1, breaches={1: "open", 2: 1}, threats=["howling-spinners"])
    s.nemesis_turn("thrash")
    s.answer_player(0)
    assert s.choices() == ["breach-1", "breach-2"]
    s.answer("breach-2")
    assert s.breaches() == {1: "open"}


@pytest.mark.rule("WE-EXH-08", "WE-EXH-09", "WE-EXH-10")
def test_the_exhausted_play_on_and_gain_charges_but_no_life() -> None:
    s = scene(hand=["primordial-fetish"], life=0, exhausted=True, aether=2, breaches={1: "open"})
    s.play("primordial-fetish")
    s.choose("charge")
    assert (s.life(), s.charges()) == (0, 1)


@pytest.mark.rule("WE-EXH-11")
def test_the_lowest_life_is_of_somebody_not_exhausted() -> None:
    s = scene(3, **QUIET, life=0, exhausted=True, p1={"life": 7}, p2={"life": 9},
              threats=[{"card": "cataclysmic-fate", "countdown": 1}])  # fmt: skip
    s.nemesis_turn("mage-ender")
    assert (s.life(1), s.life(2), s.gravehold) == (3, 9, 30)


@pytest.mark.rule("WE-EXH-12", "WE-TERM-02", "WE-EXH-10")
def test_damage_to_the_exhausted_hits_gravehold_doubled_and_repeats_nothing() -> None:
    s = scene(**QUIET, life=0, exhausted=True, charges=3, threats=["howling-spinners"])
    s.nemesis_turn("mage-ender")
    s.answer_player(0)
    assert s.gravehold == 26 and s.charges() == 3 and s.tokens == 1 and s.breaches() == {1: "open"}


@pytest.mark.rule("WE-EXH-13", "WE-END-03")
def test_when_all_are_exhausted_the_game_is_lost_before_the_steps() -> None:
    s = scene(**QUIET, life=0, exhausted=True, p1={"life": 2}, threats=["howling-spinners"])
    s.nemesis_turn("mage-ender")
    s.answer_player(1)
    assert s.won is False and s.tokens == 1 and s.gravehold == 30


@pytest.mark.rule("WE-EXH-14")
def test_an_exhaustion_within_an_exhaustion_waits_for_its_turn() -> None:
    s = scene(3, nemesis="umbra-titan", life=1, p1={"life": 1}, threats=["howling-spinners"], tokens=8,
              breaches={1: "open", 2: 0}, options={"mage_3": "gex"})  # fmt: skip
    s.nemesis_turn("thrash")
    s.answer_player(0)
    s.decide("any player suffers")  # the first of two unleashes
    s.answer_player(1)
    assert s.value("exhausted", 1) == 1 and s.asked == "decide-together"
    s.decide("loses 1")  # the second unleash of the first player's exhaustion
    assert s.asked == "which-breach-falls" and s.seats == (0,)
    s.answer("breach-2")
    assert s.gravehold == 28  # the first player's steps end with what was too much, doubled
    s.decide("loses 1")
    s.decide("loses 1")  # now two unleashes for the second player, whose only breach falls
    assert s.breaches(1) == {} and s.gravehold == 26 and s.tokens == 5


# --- terms ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("WE-TERM-01")
def test_an_ally_is_somebody_else() -> None:
    s = scene(3, mages=["gex", "garu", "mist"], charges=5)
    s.ability()
    assert s.players_offered() == [1, 2]


@pytest.mark.rule("WE-TERM-03")
def test_a_destroyed_card_is_out_of_the_game() -> None:
    s = scene(hand=["crystal", "mages-totem"], gravehold=20)
    s.play_all("crystal", "mages-totem")
    s.decide("Destroy a gem or relic")
    assert s.pile("destroyed") == ["crystal"] and s.aether == 1
    s.end_turn("turn-2")
    assert s.discard() == [] and s.hand() == ["mages-totem"]


@pytest.mark.rule("WE-TERM-07")
@pytest.mark.parametrize(
    ("threats", "gone", "aether"),
    [([], [], 2), (["catacomb-drone"], [], 2), (["mage-ender"], [], 3), ([], ["smite"], 3)],
)
def test_the_nemesis_tier(threats: list[str], gone: list[str], aether: int) -> None:
    s = scene(hand=["scoria-slag"], threats=threats, nemesis_discard=gone)
    s.play("scoria-slag")
    assert s.aether == aether


@pytest.mark.rule("WE-TERM-10", "WE-TERM-11")
def test_a_revealed_card_goes_back_on_top() -> None:
    s = scene(prepped=[("reduce-to-ash", 1)], deck=["aurora", "spark"], hand=["crystal"] * 5)
    s.end_turn("turn-1")
    s.decline()
    assert s.deck() == ["aurora", "spark"]
    assert s.table.view(1)["players"][0]["piles"]["deck"]["cards"][0]["card"] == "aurora"


# --- the end ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("WE-END-02")
def test_an_empty_nemesis_deck_and_nothing_in_play_is_a_victory_at_the_end_of_a_turn() -> None:
    s = scene(**QUIET, deck_3=[], threats=[{"card": "mage-ender", "life": 1}], prepped=[("spark", 1)])
    s.casting()
    s.cast("spark")
    s.answer("mage-ender")
    assert s.won is None
    s.end_turn()
    assert s.won is True


@pytest.mark.rule("WE-END-02")
@pytest.mark.parametrize("card", ["mage-ender", "night-unending"])
def test_a_minion_or_power_in_play_holds_the_victory_up(card: str) -> None:
    s = scene(**QUIET, deck_3=[], threats=[card])
    s.end_turn("turn-2")
    assert s.won is None
    s.arrange(threats=[])
    s.end_turn("turn-1")
    assert s.won is True


@pytest.mark.rule("WE-END-02", "WE-END-06")
def test_the_last_card_is_resolved_before_the_victory() -> None:
    s = scene(**QUIET, gravehold=2)
    s.arrange(deck_1=["smite"], deck_3=[])
    s.nemesis_turn()
    assert s.won is False


@pytest.mark.rule("WE-END-05")
def test_a_nemesis_may_have_a_victory_of_its_own() -> None:
    s = scene(tokens=2, threats=[{"card": "seismic-roar", "countdown": 1}])
    s.nemesis_turn("thrash")
    assert s.won is False and s.tokens == 0


# --- ambiguity --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("WE-AMB-01")
def test_the_players_decide_whom_a_card_affects() -> None:
    s = scene(3, **QUIET, threats=["howling-spinners"])
    s.nemesis_turn("mage-ender")
    assert (s.asked, s.seats, s.players_offered()) == ("who-suffers", (0, 1, 2), [0, 1, 2])
    s.table.choose("choose-player", player=2, seat=1)
    assert s.life(2) == 8


@pytest.mark.rule("WE-AMB-02", "WE-EX-16")
def test_ties_are_broken_by_the_players() -> None:
    s = scene(
        3, **QUIET, life=5, p1={"life": 5}, p2={"life": 6}, threats=[{"card": "cataclysmic-fate", "countdown": 1}]
    )
    s.nemesis_turn("mage-ender")
    assert s.players_offered() == [0, 1]
    s.answer_player(1)
    assert (s.life(0), s.life(1)) == (5, 1)


@pytest.mark.rule("WE-AMB-03", "WE-EX-17")
def test_if_nobody_has_any_everybody_is_tied() -> None:
    s = scene(3, **QUIET, threats=["portal-wretch"])
    s.nemesis_turn("mage-ender")
    assert s.players_offered() == [0, 1, 2]


@pytest.mark.rule("WE-AMB-04", "WE-AMB-05", "WE-EX-18")
def test_whoever_can_do_most_of_it_must_do_it_as_far_as_possible() -> None:
    s = scene(3, **QUIET, hand=["spark"], p1={"hand": ["crystal", "spark"]}, p2={"hand": ["crystal", "kindle"]})
    s.arrange(p0__deck=[], p0__discard=[])
    s.nemesis_turn("throttle")
    assert s.players_offered() == [1, 2]
    s.answer_player(2)
    assert s.hand(2) == [] and sorted(s.pile("destroyed")) == ["crystal", "kindle"]


@pytest.mark.rule("WE-AMB-05")
def test_a_player_who_can_do_it_fully_must_be_chosen() -> None:
    s = scene(3, **QUIET, hand=["spark", "spark"], p1={"hand": ["crystal"] * 3}, p2={"hand": ["crystal"]})
    s.nemesis_turn("throttle")
    while s.asked == "destroy-card":
        s.answer("crystal")
    assert s.hand(1) == []


@pytest.mark.rule("WE-AMB-06")
def test_an_option_that_can_be_fulfilled_must_be_chosen() -> None:
    s = scene(tokens=8, prepped=[("spark", 1)])
    s.nemesis_turn("maul")  # only one spell is prepped, so two cannot be destroyed
    assert s.tokens == 6 and s.prepped() == ["spark"]


@pytest.mark.rule("WE-AMB-07")
def test_what_the_players_do_together_is_divided_as_they_like() -> None:
    s = scene(**QUIET, hand=["crystal", "spark"], p1={"hand": ["crystal"]}, deck=[])
    s.nemesis_turn("thrash")
    assert s.asked == "discard-together" and s.seats == (0, 1)
    s.answer("spark")
    s.choose(len(s.table.options) - 1)
    assert (s.hand(0), s.hand(1)) == (["crystal"], [])
    assert s.discard(0) == ["spark"] and s.discard(1) == ["crystal"]
