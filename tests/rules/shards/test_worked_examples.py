"""Worked examples that belong to no single card, with their numbers. Those of one card stand with the card."""

from __future__ import annotations

import pytest

from tests.rules.shards.scene import scene


@pytest.mark.rule("SOI-EX-03", "SOI-RES-01")
def test_crystals_over_a_turn() -> None:
    s = scene(hand=["reactor-drone", "command-seer", "blaster"], row=["shardwood-guardian"])
    s.play("reactor-drone")
    s.play("command-seer")
    assert s.crystals == 5
    s.focus()
    assert (s.crystals, s.mastery()) == (4, 1)
    s.play("blaster")
    s.recruit("shardwood-guardian")
    assert (s.crystals, s.mastery()) == (0, 1)
    assert s.discard() == ["shardwood-guardian"]


@pytest.mark.rule("SOI-EX-06", "SOI-SHIELD-01", "SOI-SHIELD-02")
def test_two_shields_against_ten_power() -> None:
    s = scene(power=10, p1={"hand": ["korvus-legionnaire", "thorn-zealot"]})
    s.end_main()
    assert (s.seat, s.asked) == (1, "show-shields")
    s.show("korvus-legionnaire", "thorn-zealot")
    assert s.health(1) == 45
    assert s.hand(1) == ["korvus-legionnaire", "thorn-zealot"]


@pytest.mark.rule("SOI-EX-07", "SOI-TRI-02", "SOI-TRI-03")
def test_a_three_way_standoff_with_five_power() -> None:
    s = scene(players=3, options={"mode": "standoff"}, power=5, p1={"hand": ["korvus-legionnaire"]})
    s.end_main()
    s.show("korvus-legionnaire")
    assert (s.health(1), s.health(2)) == (47, 45)


@pytest.mark.rule("SOI-DX-01", "SOI-CHAMP-05", "SOI-CHAMP-07")
def test_a_champion_with_five_health_needs_five_power() -> None:
    assert not scene(power=4, p1={"play": ["numeri-drones"]}).can("attack")
    s = scene(power=5, p1={"play": ["numeri-drones"]})
    s.attack("numeri-drones")
    assert s.power == 0
    assert s.discard(1) == ["numeri-drones"]


@pytest.mark.rule("SOI-DX-04", "SOI-TEAM-09", "SOI-TEAM-10")
def test_power_left_over_turns_on_the_second_opponent() -> None:
    s = scene(
        players=4,
        options={"mode": "teams"},
        power=15,
        p1={"health": 6, "hand": ["korvus-legionnaire"]},
        p2={"hand": ["thorn-zealot"]},
    )
    s.end_main()
    s.show("korvus-legionnaire")
    assert s.health(1) == 0
    s.choose("yes")
    s.show("thorn-zealot")
    assert s.health(2) == 46


@pytest.mark.rule("SOI-DX-05", "SOI-NEM-24")
def test_nemesis_aims_everything_at_a_player_she_could_finish() -> None:
    s = scene(
        players=1,
        health=8,
        play=["raidian-cloud-master"],
        deck=["command-seer"],
        p1={"leader": "decima"},
        centre=["nil-assassin", *["crystal"] * 8],
        row=["aetherbreaker", *["crystal"] * 5],
    )
    s.end_main()
    assert s.asked == "show-shields"
    s.show("command-seer")
    assert s.health() == 8 - (9 - 5)
    assert s.in_play() == ["raidian-cloud-master"]


@pytest.mark.rule("SOI-DX-06", "SOI-NEM-25", "SOI-NEM-26")
def test_nemesis_destroys_the_dearest_champions_she_can() -> None:
    s = scene(
        players=1,
        health=20,
        play=["evokatus", "optio-crusher", "general-decurion"],
        p1={"leader": "decima"},
        centre=["nil-assassin", *["crystal"] * 8],
        row=["aetherbreaker", *["crystal"] * 5],
    )
    s.end_main()
    assert s.discard() == ["evokatus", "general-decurion"]
    assert s.in_play() == ["optio-crusher"]
    assert s.health() == 20
