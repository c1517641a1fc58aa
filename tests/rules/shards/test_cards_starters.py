"""The four starting cards."""

from __future__ import annotations

import pytest

from tests.rules.shards.scene import INFINITE, scene

REACTOR = [(0, 2), (4, 2), (5, 3), (6, 3), (14, 3), (15, 4), (16, 4), (30, 4)]
SHARD = [(0, 2), (9, 2), (10, 3), (11, 3), (19, 3), (20, 5), (21, 5), (29, 5), (30, INFINITE)]


@pytest.mark.parametrize(("card", "gained"), [("crystal", {"crystals": 1}), ("blaster", {"power": 1})])
@pytest.mark.parametrize("mastery", [0, 30])
def test_crystal_and_blaster_give_one_whatever_the_mastery(card: str, gained: dict[str, int], mastery: int) -> None:
    s = scene(hand=[card], mastery=mastery)
    s.play(card)
    assert s.gained == gained


@pytest.mark.rule("SOI-MAST-01", "SOI-MAST-03")
@pytest.mark.parametrize(("mastery", "crystals"), REACTOR)
def test_shard_reactor_gives_the_highest_number_reached_only(mastery: int, crystals: int) -> None:
    s = scene(hand=["shard-reactor"], mastery=mastery)
    s.play("shard-reactor")
    assert s.gained == {"crystals": crystals}


@pytest.mark.rule("SOI-EX-04", "SOI-MAST-01", "SOI-MAST-02", "SOI-MAST-03")
@pytest.mark.parametrize(("mastery", "power"), SHARD)
def test_infinity_shard_gives_one_tier_and_spends_nothing(mastery: int, power: int) -> None:
    s = scene(hand=["infinity-shard"], mastery=mastery)
    s.play("infinity-shard")
    assert s.gained == {"power": power}
    assert s.mastery() == mastery


@pytest.mark.rule("SOI-MAST-06", "SOI-CORE-12")
def test_a_tier_reached_later_in_the_turn_gives_nothing_more() -> None:
    s = scene(hand=["infinity-shard"], mastery=9, crystals=1)
    s.play("infinity-shard")
    s.focus()
    assert s.mastery() == 10
    assert s.power == 2


@pytest.mark.rule("SOI-COMP-08", "SOI-ALLY-04", "SOI-ALLY-03")
def test_starting_cards_are_allies_of_no_faction() -> None:
    s = scene(hand=["crystal", "blaster", "undergrowth-aspirant", "order-initiate"], health=40)
    for card in ("crystal", "blaster", "undergrowth-aspirant", "order-initiate"):
        s.play(card)
    assert s.gained == {"crystals": 3, "power": 1, "health": 3}  # neither Unify nor Dominion
    assert s.in_play() == ["blaster", "crystal", "order-initiate", "undergrowth-aspirant"]
    s.end_turn()
    assert s.in_play() == []


# --- infinite power ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("SOI-LEAD-05")
def test_thirty_mastery_alone_wins_nothing() -> None:
    s = scene(hand=["blaster"], mastery=30)
    s.play("blaster")
    s.end_turn()
    assert s.winners == ()
    assert s.health(1) == 49


@pytest.mark.rule("SOI-ATK-12", "SOI-WIN-02")
def test_infinite_power_defeats_everybody_through_shields_and_after_costs() -> None:
    s = scene(
        players=3,
        hand=["infinity-shard"],
        mastery=30,
        p1={"hand": ["cryptofist-monk"], "play": ["general-decurion"]},
        p2={"hand": ["command-seer"]},
    )
    s.play("infinity-shard")
    s.attack("general-decurion")
    assert s.power == INFINITE
    assert s.discard(1) == ["general-decurion"]
    s.end_main()
    s.show("cryptofist-monk")
    s.show("command-seer")
    assert (s.health(1), s.health(2)) == (0, 0)
    assert s.winners == (0,)


@pytest.mark.rule("SOI-RULE-10")
def test_infinite_power_cannot_reach_a_player_behind_zetta() -> None:
    s = scene(hand=["infinity-shard"], mastery=30, p1={"play": ["zetta-the-encryptor"]})
    s.play("infinity-shard")
    s.end_turn()
    assert s.health(1) == 50
    assert s.winners == ()


@pytest.mark.rule("SOI-ATK-12", "SOI-RULE-10")
def test_infinite_power_defeats_all_but_the_player_behind_zetta() -> None:
    s = scene(players=3, hand=["infinity-shard"], mastery=30, p1={"play": ["zetta-the-encryptor"]})
    s.play("infinity-shard")
    s.end_turn()
    assert (s.health(1), s.health(2)) == (50, 0)
    assert s.winners == ()


def test_infinite_power_gained_twice_is_infinite_power() -> None:
    s = scene(hand=["infinity-shard", "infinity-shard", "blaster"], mastery=30)
    for card in ("infinity-shard", "infinity-shard", "blaster"):
        s.play(card)
    assert s.power == INFINITE
