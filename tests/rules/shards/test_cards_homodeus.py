"""Homo Deus: drones, legions and their champions."""

from __future__ import annotations

import pytest

from tests.rules.shards.scene import scene

# --- allies -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SOI-NAME-08")
@pytest.mark.parametrize("champion", ["evokatus", "giga-source-adept", "taur-arachpriest", "li-hin-the-shattered"])
def test_kiln_drone_gives_four_with_any_champion_of_mine(champion: str) -> None:
    s = scene(hand=["kiln-drone"], play=[champion])
    s.play("kiln-drone")
    assert s.gained == {"crystals": 4}


@pytest.mark.rule("SOI-NAME-08")
def test_inspire_does_not_see_champions_that_are_not_in_my_play_zone() -> None:
    s = scene(hand=["kiln-drone", "optio-crusher"], deck=["axia"], discard=["drakonarius"], p1={"play": ["evokatus"]})
    s.play("kiln-drone")
    assert s.gained == {"crystals": 2}


@pytest.mark.rule("SOI-NAME-08")
def test_inspire_sees_a_champion_played_this_turn() -> None:
    s = scene(hand=["kiln-drone", "optio-crusher"])
    s.play("optio-crusher")
    s.play("kiln-drone")
    assert s.gained == {"crystals": 4}


def test_mining_drones_give_a_crystal_and_a_card() -> None:
    s = scene(hand=["mining-drones"], deck=["blaster", "crystal"])
    s.play("mining-drones")
    assert s.gained == {"crystals": 1, "cards": 1}
    assert s.hand() == ["blaster"]


def test_reactor_drone_gives_three_crystals() -> None:
    s = scene(hand=["reactor-drone"])
    s.play("reactor-drone")
    assert s.gained == {"crystals": 3}


@pytest.mark.rule("SOI-CORE-14")
def test_korvus_legionnaire_must_return_a_champion_of_my_choice() -> None:
    s = scene(hand=["korvus-legionnaire"], discard=["axia", "taur-arachpriest", "blaster", "nil-assassin"])
    s.play("korvus-legionnaire")
    assert s.asked == "return-card"
    assert s.gained == {"power": 2}
    assert s.choices() == ["axia", "taur-arachpriest"]
    assert not s.can("pass")
    s.answer("taur-arachpriest")
    assert s.gained == {"power": 2}
    assert s.hand() == ["taur-arachpriest"]
    assert s.discard() == ["axia", "blaster", "nil-assassin"]


@pytest.mark.rule("SOI-CORE-13", "SOI-CORE-14")
@pytest.mark.parametrize(("discard", "hand"), [(["axia", "blaster"], ["axia"]), (["blaster"], []), ([], [])])
def test_korvus_legionnaire_takes_the_only_champion_or_none(discard: list[str], hand: list[str]) -> None:
    s = scene(hand=["korvus-legionnaire"], discard=discard)
    s.play("korvus-legionnaire")
    assert s.asked == "main-phase"
    assert s.gained == {"power": 2}
    assert s.hand() == hand


def test_venator_only_gives_power_without_a_champion() -> None:
    s = scene(hand=["venator-of-the-wastes"], p1={"mastery": 9})
    s.play("venator-of-the-wastes")
    assert s.gained == {"power": 4}
    assert s.mastery(1) == 9


@pytest.mark.parametrize(("before", "after"), [(9, 7), (2, 0), (1, 0), (0, 0)])
def test_inspired_venator_takes_two_mastery_but_not_more_than_there_is(before: int, after: int) -> None:
    s = scene(hand=["venator-of-the-wastes"], play=["evokatus"], mastery=5, p1={"mastery": before})
    s.play("venator-of-the-wastes")
    assert s.gained == {"power": 4}
    assert s.mastery(1) == after


def test_inspired_venator_hits_one_opponent_of_my_choice() -> None:
    s = scene(
        players=3,
        hand=["venator-of-the-wastes"],
        play=["evokatus"],
        p1={"mastery": 9},
        p2={"mastery": 9},
    )
    s.play("venator-of-the-wastes")
    assert s.asked == "who-loses-mastery"
    assert s.power == 4
    assert sorted(option.player or 0 for option in s.options_of("choose-player")) == [1, 2]
    assert not s.can("pass")
    s.answer_player(2)
    assert (s.mastery(1), s.mastery(2)) == (9, 7)


@pytest.mark.rule("SOI-TEAM-12")
def test_inspired_venator_does_not_hit_a_partner() -> None:
    s = scene(players=4, options={"mode": "teams"}, hand=["venator-of-the-wastes"], play=["evokatus"])
    s.play("venator-of-the-wastes")
    assert sorted(option.player or 0 for option in s.options_of("choose-player")) == [1, 2]


@pytest.mark.rule("SOI-CORE-10", "SOI-REM-01")
@pytest.mark.parametrize("removed", ["blaster", "crystal"])
def test_inspired_limiter_drones_remove_a_card_of_hand_or_discard_and_then_draw(removed: str) -> None:
    s = scene(hand=["limiter-drones", "blaster"], play=["evokatus"], discard=["crystal"], deck=["shard-reactor"])
    s.play("limiter-drones")
    assert s.choices() == ["blaster", "crystal"]  # neither the card itself nor the one still to be drawn
    s.answer(removed)
    assert s.removed == [removed]
    assert s.gained == {"cards": 1}


def test_inspired_limiter_drones_may_remove_nothing_and_draw() -> None:
    s = scene(hand=["limiter-drones", "blaster"], play=["evokatus"], deck=["shard-reactor"])
    s.play("limiter-drones")
    s.decline()
    assert s.removed == []
    assert s.hand() == ["blaster", "shard-reactor"]


def test_limiter_drones_draw_without_a_champion_too() -> None:
    s = scene(hand=["limiter-drones", "blaster"], deck=["shard-reactor"])
    s.play("limiter-drones")
    assert s.asked == "main-phase"
    assert s.hand() == ["blaster", "shard-reactor"]


def test_a_card_removed_by_limiter_drones_is_not_in_the_deck_they_reshuffle() -> None:
    s = scene(hand=["limiter-drones"], play=["evokatus"], discard=["crystal", "blaster"])
    s.play("limiter-drones")
    s.answer("crystal")
    assert s.hand() == ["blaster"]
    assert s.deck() == []


# --- champions --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SOI-RULE-12")
@pytest.mark.parametrize(
    ("others", "cards"),
    [
        ([], 0),
        (["evokatus"], 0),
        (["evokatus", "giga-source-adept"], 0),  # a champion of another faction does not count
        (["evokatus", "evokatus"], 2),
        (["evokatus", "axia", "praetorian-02"], 2),
    ],
)
def test_primus_pilus_draws_two_if_he_is_at_least_the_third_champion(others: list[str], cards: int) -> None:
    s = scene(play=["primus-pilus", *others], deck=["blaster"] * 3, p1={"play": ["drakonarius", "optio-crusher"]})
    s.activate("primus-pilus")
    assert s.gained == ({"cards": cards} if cards else {})


@pytest.mark.rule("SOI-EX-13", "SOI-RULE-06", "SOI-CHAMP-02", "SOI-CHAMP-03")
def test_evokatus_draws_when_played_and_gives_power_when_activated() -> None:
    s = scene(hand=["evokatus"], deck=["blaster", "crystal"])
    s.play("evokatus")
    assert s.gained == {"cards": 1}
    s.activate("evokatus")
    assert s.gained == {"cards": 1, "power": 1}
    assert not s.can("activate", "evokatus")


@pytest.mark.rule("SOI-EX-13", "SOI-RULE-12")
@pytest.mark.parametrize(
    ("others", "power"),
    [(["optio-crusher"], 2), (["optio-crusher", "evokatus"], 3), (["giga-source-adept"], 1), (["praetorian-02"], 2)],
)
def test_evokatus_counts_homo_deus_champions_and_itself(others: list[str], power: int) -> None:
    s = scene(play=["evokatus", *others], p1={"play": ["axia"]})
    s.activate("evokatus")
    assert s.gained == {"power": power}


@pytest.mark.rule("SOI-MAST-04")
@pytest.mark.parametrize(("mastery", "power"), [(0, 3), (9, 3), (10, 5), (11, 5)])
def test_optio_crusher_gives_three_or_five(mastery: int, power: int) -> None:
    s = scene(hand=["optio-crusher"], mastery=mastery)
    s.play("optio-crusher")
    assert s.gained == {}
    s.activate("optio-crusher")
    assert s.gained == {"power": power}


def test_drakonarius_gives_six_power() -> None:
    s = scene(play=["drakonarius"])
    s.activate("drakonarius")
    assert s.gained == {"power": 6}


@pytest.mark.parametrize(
    ("with_him", "price"), [([], 2), (["evokatus"], 2), (["general-decurion"], None), (["axia"], 2)]
)
def test_drakonarius_cannot_be_attacked_beside_general_decurion(with_him: list[str], price: int | None) -> None:
    s = scene(power=9, play=[], p1={"play": ["drakonarius", *with_him]})
    assert s.price("drakonarius", "attack") == price
    assert s.can("attack", "general-decurion") == ("general-decurion" in with_him)


def test_drakonarius_needs_a_decurion_on_his_own_side() -> None:
    s = scene(power=2, play=["general-decurion"], p1={"play": ["drakonarius"]})
    s.attack("drakonarius")
    assert s.discard(1) == ["drakonarius"]


def test_drakonarius_can_be_attacked_once_the_general_is_gone() -> None:
    s = scene(power=9, p1={"play": ["drakonarius", "general-decurion"]})
    s.attack("general-decurion")
    s.attack("drakonarius")
    assert s.power == 0
    assert s.discard(1) == ["drakonarius", "general-decurion"]


@pytest.mark.rule("SOI-RULE-12")
@pytest.mark.parametrize(("others", "crystals"), [([], 1), (["axia", "giga-source-adept"], 2), (["ferrata-guard"], 2)])
def test_ferrata_guard_gives_a_crystal_for_each_homo_deus_champion(others: list[str], crystals: int) -> None:
    s = scene(play=["ferrata-guard", *others])
    s.activate("ferrata-guard")
    assert s.gained == {"crystals": crystals}


@pytest.mark.parametrize(
    ("leader", "guards", "guard", "giga"),
    [("decima", 1, 6, 6), ("decima", 2, 8, 8), ("tetra", 1, 4, 4), ("tetra", 2, 4, 4)],
)
def test_ferrata_guards_strengthen_all_champions_of_decima(leader: str, guards: int, guard: int, giga: int) -> None:
    s = scene(power=8, p1={"leader": leader, "play": ["giga-source-adept", *["ferrata-guard"] * guards]})
    assert s.price("ferrata-guard", "attack") == guard
    assert s.price("giga-source-adept", "attack") == giga


def test_ferrata_guard_strengthens_no_champion_of_another_player() -> None:
    s = scene(leader="decima", play=["ferrata-guard"], power=9, p1={"leader": "volos", "play": ["evokatus"]})
    assert s.price("evokatus", "attack") == 2


def test_champions_are_weaker_again_when_the_guard_is_destroyed() -> None:
    s = scene(power=8, p1={"leader": "decima", "play": ["evokatus", "ferrata-guard"]})
    assert s.price("evokatus", "attack") == 4
    s.attack("ferrata-guard")
    assert s.power == 2
    assert s.price("evokatus", "attack") == 2


@pytest.mark.rule("SOI-RULE-01")
@pytest.mark.parametrize(
    ("champions", "price"),
    [
        ([], 7),
        (["evokatus"], 6),
        (["evokatus", "giga-source-adept"], 6),
        (["evokatus", "evokatus", "drakonarius", "optio-crusher"], 3),
        (["evokatus"] * 2 + ["numeri-drones"] * 2 + ["optio-crusher"] * 2 + ["drakonarius"], 0),
        (["evokatus"] * 2 + ["numeri-drones"] * 2 + ["optio-crusher"] * 2 + ["drakonarius", "primus-pilus"], 0),
    ],
)
def test_axia_costs_less_with_every_homo_deus_champion(champions: list[str], price: int) -> None:
    s = scene(row=["axia"], crystals=7, play=champions, p1={"play": ["general-decurion"]})
    assert s.price("axia") == price
    s.recruit("axia")
    assert s.crystals == 7 - price
    assert s.discard() == ["axia"]


def test_axia_is_too_dear_with_one_crystal_too_few() -> None:
    assert not scene(row=["axia"], crystals=5, play=["evokatus"]).can("recruit")
    assert scene(row=["axia"], crystals=6, play=["evokatus"]).can("recruit")


def test_axia_gives_seven_power() -> None:
    s = scene(play=["axia"])
    s.activate("axia")
    assert s.gained == {"power": 7}
