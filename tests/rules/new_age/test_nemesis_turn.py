"""The nemesis turn, exhaustion, unclear cases and the end, against nemeses of this box (NA-NMAIN to NA-END, NA-AMB)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.new_age.scene import Scene, scene


def fenrix(*threats: Any, players: int = 2, **arrangement: Any) -> Scene:
    """Fenrix without tokens: three unleashes only count."""
    return scene(players, nemesis="fenrix", threats=list(threats), **{"tokens": 0, **arrangement})


def arachnos(*threats: Any, **arrangement: Any) -> Scene:
    """Arachnos, whose ritual moves on with every unleash."""
    return scene(nemesis="arachnos", threats=list(threats), **{"tokens": 0, "ritual": 0, **arrangement})


# --- the nemesis turn -------------------------------------------------------------------------------------------------
@pytest.mark.rule("NA-NMAIN-01", "NA-NMAIN-02", "NA-NMAIN-03", "NA-NDRAW-01")
def test_minions_and_powers_act_from_the_oldest_to_the_newest_then_a_card_is_drawn() -> None:
    s = fenrix("needlemaw", {"card": "chaos-orb", "countdown": 1}, {"card": "culling-scythe", "countdown": 2})
    s.nemesis_turn("portal-guardian", "eternal-watcher")
    assert s.amounts_said("gravehold-suffers") == [2, 4] and s.tokens == 1
    assert s.on_card("countdown", "culling-scythe") == 1 and s.pile("nemesis_discard") == ["chaos-orb"]
    assert s.pile("threats") == ["needlemaw", "culling-scythe", "portal-guardian"]
    assert s.pile("deck_1") == ["eternal-watcher"] and s.life(0) == s.life(1) == 10  # the new one waits


@pytest.mark.rule("NA-NDRAW-02")
def test_an_empty_deck_unleashes_three_times() -> None:
    s = fenrix("needlemaw", deck_3=[])
    s.nemesis_turn()
    assert s.tokens == 3 and s.said("empty-deck")


# --- exhaustion -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("NA-EXH-01", "NA-EXH-02", "NA-EXH-03", "NA-EXH-04", "NA-EXH-10", "NA-FLOW-02", "NA-ATTACH-05")
def test_the_steps_of_exhaustion_in_their_order() -> None:
    s = fenrix({"card": "culling-scythe", "countdown": 1}, life=1, charges=3, gravehold=20,
               breaches={1: "open", 2: 1}, prepped=[("spark", 1)], attached=[("pain-conduit", 1)])  # fmt: skip
    s.nemesis_turn("needlemaw")
    assert s.asked == "which-breach-falls" and s.seats == (0,) and s.choices() == ["breach-1", "breach-2"]
    assert (s.tokens, s.gravehold, s.charges()) == (3, 20, 3)  # both unleashes have been, nothing else yet
    s.answer("breach-1")
    assert s.breaches() == {2: 1} and sorted(s.discard()) == ["pain-conduit", "spark"] and s.charges() == 0
    assert s.gravehold == 20 - 2 * 3  # 3 of the 4 damage were too much


@pytest.mark.rule("NA-EXH-05")
def test_an_unleash_that_is_going_on_is_finished_first() -> None:
    """The first maggot of an unleash fills a row, which exhausts a player: the second comes before two unleashes."""
    nest: dict[str, Any] = {"maggots@nest-1": 5, "maggots@nest-2": 5, "maggots@nest-3": 4}
    s = scene(nemesis="maggoth", threats=["null-scion"], life=1, p1={"life": 1}, breaches={1: "open"}, **nest)
    s.nemesis_turn("needlemaw")
    assert s.asked == "who-suffers"  # the third row is full: any player suffers 3
    s.answer_player(0)
    told = [event.data.get("note") or event.data["value"] for event in s.events]
    fallen, came, unleashed = (told.index(what) for what in ("exhausted", "maggots@nest-4", "unleashes"))
    assert fallen < came < unleashed and told.count("unleashes") == 2


@pytest.mark.rule("NA-EXH-06", "NA-EXH-07")
def test_the_exhausted_play_on_and_gain_no_life() -> None:
    s = scene(hand=["crystal", "crystal", "well-of-energy", "spark"], life=0, exhausted=True, gravehold=30,
              p1={"life": 10})  # fmt: skip
    s.play_all("crystal", "crystal")
    s.choose("charge")
    s.prep("spark", 1)
    assert (s.charges(), s.prepped()) == (1, ["spark"])
    s.play("well-of-energy")
    while s.asked != "main-phase":
        s.choose(0)
    assert s.life() == 0


@pytest.mark.rule("NA-EXH-07")
def test_life_for_an_exhausted_player_is_lost() -> None:
    s = scene(mages=["taqren", "garu"], charges=4, life=5, p1={"life": 0, "exhausted": True, "breaches": {1: 0}})
    s.ability()
    while s.asked != "who-gains-life":
        s.choose(0)
    s.answer_player(1)
    assert (s.life(0), s.life(1)) == (5, 0)


@pytest.mark.rule("NA-EXH-08")
def test_the_lowest_life_is_of_somebody_who_is_not_exhausted() -> None:
    s = fenrix({"card": "culling-scythe", "countdown": 1}, players=3, life=0, exhausted=True, p1={"life": 9},
               p2={"life": 6})  # fmt: skip
    s.nemesis_turn("needlemaw")
    assert (s.life(1), s.life(2), s.gravehold) == (9, 2, 30)


@pytest.mark.rule("NA-EXH-09")
def test_damage_to_the_exhausted_hits_gravehold_doubled_and_repeats_no_step() -> None:
    s = fenrix("eternal-watcher", life=0, exhausted=True, charges=2, p1={"life": 5})
    s.nemesis_turn("needlemaw")
    s.answer_player(0)
    assert (s.gravehold, s.charges(), s.tokens, s.breaches()) == (24, 2, 0, {1: "open"})


@pytest.mark.rule("NA-EXH-11", "NA-END-04")
def test_the_last_player_without_life_ends_the_game_before_the_steps() -> None:
    s = fenrix("eternal-watcher", life=0, exhausted=True, p1={"life": 2})
    s.nemesis_turn("needlemaw")
    s.answer_player(1)
    assert s.won is False and s.tokens == 0 and s.gravehold == 30


# --- unclear cases ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("NA-AMB-01")
def test_the_players_decide_whom_a_card_affects() -> None:
    s = fenrix("eternal-watcher", players=3)
    s.nemesis_turn("needlemaw")
    assert (s.asked, s.seats, s.players_offered()) == ("who-suffers", (0, 1, 2), [0, 1, 2])
    s.table.choose("choose-player", player=2, seat=1)  # whoever speaks first
    assert s.life(2) == 7


@pytest.mark.rule("NA-AMB-01")
def test_also_which_of_several_things() -> None:
    s = scene(nemesis="ageless-walker", exiled=[], threats=["null-scion"], hand=["crystal"], p1={"hand": ["spark"]})
    s.nemesis_turn("needlemaw")  # an unleash of the Walker: a card of any player
    assert s.seats == (0, 1) and set(s.choices()) >= {"crystal", "spark"}


# --- the end ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("NA-END-02", "NA-NEST-11")
def test_the_nest_holds_a_victory_up_until_it_is_empty() -> None:
    nest: dict[str, Any] = {"maggots@nest-1": 1}
    s = scene(nemesis="maggoth", deck_3=[], threats=["nest"], **nest)
    s.end_turn("turn-2")
    assert s.won is None


@pytest.mark.rule("NA-END-03")
def test_arachnos_without_life_is_not_beaten_yet() -> None:
    s = arachnos(prepped=[("spark", 1)], nemesis_mat=[{"card": "arachnos", "life": 1}])
    s.casting()
    s.cast("spark")
    assert s.won is None and s.pile("threats") == ["world-devourer-0"]


@pytest.mark.rule("NA-END-06")
def test_fenrix_wins_when_his_claw_deck_is_empty() -> None:
    s = fenrix(*["rending-claw"] * 4, tokens=3, claw_deck=["rending-claw"])
    s.nemesis_turn("rend")
    while s.won is None:
        s.choose(0)
    assert s.won is False and s.pile("claw_deck") == [] and s.gravehold > 0


@pytest.mark.rule("NA-END-01")
def test_nothing_happens_after_the_end() -> None:
    s = fenrix({"card": "chaos-orb", "countdown": 1}, "eternal-watcher", gravehold=4)
    s.nemesis_turn("topple")
    assert s.won is False and s.table.options == [] and s.pile("deck_1") == ["topple"]
    assert s.life(0) == s.life(1) == 10
