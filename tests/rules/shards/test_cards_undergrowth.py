"""The Undergrowth: healing, Unify, and the cards that copy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tests.rules.shards.scene import ASKED, Scene, scene

# --- Unify, on Undergrowth Aspirant -----------------------------------------------------------------------------------


def aspirant(hand: Sequence[str] = (), **arrangement: Any) -> Scene:
    """An aspirant in hand, with what else there is."""
    return scene(hand=["undergrowth-aspirant", *hand], health=40, **arrangement)


def test_undergrowth_aspirant_only_heals_alone() -> None:
    s = aspirant()
    s.play("undergrowth-aspirant")
    assert s.asked == "main-phase"  # nothing to show: no question
    assert s.gained == {"health": 3}


@pytest.mark.rule("SOI-NAME-05")
@pytest.mark.parametrize("other", ["spore-cleric", "undergrowth-aspirant", "leshai-knight"])
def test_unify_by_an_undergrowth_ally_played_before(other: str) -> None:
    s = aspirant(play=[other])
    s.play("undergrowth-aspirant")
    assert s.asked == "main-phase"
    assert s.gained == {"health": 3, "power": 5}


@pytest.mark.rule("SOI-EX-02", "SOI-NAME-05", "SOI-MERC-04")
def test_unify_by_a_fast_played_mercenary() -> None:
    s = aspirant(row=["spore-cleric"], crystals=2)
    s.fast_play("spore-cleric")
    s.play("undergrowth-aspirant")
    assert s.gained == {"crystals": -2, "health": 7, "power": 5}


@pytest.mark.rule("SOI-NAME-05", "SOI-NAME-07")
def test_unify_by_showing_an_ally_which_stays_in_hand() -> None:
    s = aspirant(options=ASKED, hand=["spore-cleric", "blaster"])
    s.play("undergrowth-aspirant")
    assert s.asked == "show-for-unify"
    assert s.gained == {"health": 3}
    assert s.choices() == ["spore-cleric"]
    s.answer("spore-cleric")
    assert s.said("shows") == ["spore-cleric"]
    assert s.gained == {"health": 3, "power": 5}
    assert s.hand() == ["blaster", "spore-cleric"]
    assert [card for card in s.seen_by(1, "hand") if card] == ["spore-cleric"]
    s.play("spore-cleric")
    assert s.gained["health"] == 7


@pytest.mark.rule("SOI-NAME-07", "SOI-CORE-14")
def test_unify_may_be_declined() -> None:
    s = aspirant(options=ASKED, hand=["spore-cleric"])
    s.play("undergrowth-aspirant")
    s.decline()
    assert s.gained == {"health": 3}
    assert s.seen_by(1, "hand") == [None]


@pytest.mark.rule("SOI-NAME-07")
def test_the_same_card_may_be_shown_again_and_again() -> None:
    s = aspirant(options=ASKED, hand=["undergrowth-aspirant", "undergrowth-aspirant"])
    s.play("undergrowth-aspirant")
    s.answer("undergrowth-aspirant")
    assert s.gained == {"health": 3, "power": 5}
    assert s.hand() == ["undergrowth-aspirant"] * 2


@pytest.mark.rule("SOI-NAME-06")
@pytest.mark.parametrize("champion", ["additri-gaiamancer", "taur-arachpriest"])
def test_an_undergrowth_champion_never_unifies(champion: str) -> None:
    s = aspirant(hand=[champion], play=["additri-gaiamancer" if champion == "taur-arachpriest" else "taur-arachpriest"])
    s.play("undergrowth-aspirant")
    assert s.asked == "main-phase"
    assert s.gained == {"health": 3}


@pytest.mark.rule("SOI-NAME-06")
def test_an_undergrowth_champion_played_this_turn_does_not_unify_either() -> None:
    s = aspirant(hand=["taur-arachpriest"])
    s.play("taur-arachpriest")
    s.play("undergrowth-aspirant")
    assert s.gained == {"health": 3}


@pytest.mark.rule("SOI-NAME-05")
@pytest.mark.parametrize("other", ["reactor-drone", "data-heretic", "nil-assassin", "crystal"])
def test_an_ally_of_another_faction_does_not_unify(other: str) -> None:
    s = aspirant(hand=[other], play=[other])
    s.play("undergrowth-aspirant")
    assert s.asked == "main-phase"
    assert s.gained == {"health": 3}


@pytest.mark.rule("SOI-NAME-05", "SOI-ZONE-03")
def test_unify_sees_neither_my_discard_pile_nor_other_players() -> None:
    s = aspirant(discard=["spore-cleric"], p1={"hand": ["spore-cleric"], "play": ["taur-arachpriest"]})
    s.play("undergrowth-aspirant")
    assert s.gained == {"health": 3}


@pytest.mark.rule("SOI-CORE-12")
def test_an_ally_played_later_does_not_unify_the_earlier_card() -> None:
    s = aspirant(options=ASKED, hand=["spore-cleric"])
    s.play("undergrowth-aspirant")
    s.decline()
    s.play("spore-cleric")
    assert s.gained == {"health": 7}


# --- other cards with Unify -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("others", "power"), [([], 3), (["spore-cleric"], 6)])
def test_leshai_knight_gives_three_or_six(others: list[str], power: int) -> None:
    s = scene(hand=["leshai-knight"], play=others)
    s.play("leshai-knight")
    assert s.gained == {"power": power}


@pytest.mark.rule("SOI-EX-11", "SOI-CORE-10")
@pytest.mark.parametrize(("others", "health"), [([], 0), (["spore-cleric"], 6)])
def test_shardwood_guardian_gives_power_a_card_and_with_unify_health(others: list[str], health: int) -> None:
    s = scene(hand=["shardwood-guardian"], play=others, deck=["blaster", "crystal"], health=40)
    s.play("shardwood-guardian")
    assert s.gained == {"power": 2, "cards": 1} | ({"health": health} if health else {})


@pytest.mark.rule("SOI-EX-11")
def test_shardwood_guardian_by_showing_an_ally() -> None:
    s = scene(options=ASKED, hand=["shardwood-guardian", "spore-cleric"], deck=["blaster"], health=40)
    s.play("shardwood-guardian")
    s.answer("spore-cleric")
    assert s.gained == {"power": 2, "cards": 1, "health": 6}


@pytest.mark.rule("SOI-CORE-11")
@pytest.mark.parametrize(
    ("card", "gained"), [("arach-devotees", {"health": 3}), ("shardwood-guardian", {"health": 6, "power": 2})]
)
def test_an_ally_just_drawn_may_be_shown(card: str, gained: dict[str, int]) -> None:
    s = scene(options=ASKED, hand=[card], deck=["spore-cleric"], health=40)
    s.play(card)
    s.answer("spore-cleric")
    assert s.gained == {"cards": 1} | gained


def test_arach_devotees_only_draw_without_unify() -> None:
    s = scene(hand=["arach-devotees"], deck=["blaster", "crystal"], health=40)
    s.play("arach-devotees")
    assert s.gained == {"cards": 1}


@pytest.mark.parametrize(("others", "power"), [([], 0), (["spore-cleric"], 10)])
def test_root_of_the_forest_heals_ten_and_with_unify_gives_ten_power(others: list[str], power: int) -> None:
    s = scene(hand=["root-of-the-forest"], play=others, health=30)
    s.play("root-of-the-forest")
    assert s.gained == {"health": 10} | ({"power": power} if power else {})


# --- cards without Unify ----------------------------------------------------------------------------------------------


@pytest.mark.rule("SOI-LEAD-02", "SOI-DX-02")
@pytest.mark.parametrize(("before", "after"), [(40, 44), (46, 50), (48, 50), (50, 50)])
def test_spore_cleric_heals_four_up_to_fifty(before: int, after: int) -> None:
    s = scene(hand=["spore-cleric"], health=before)
    s.play("spore-cleric")
    assert s.health() == after


@pytest.mark.rule("SOI-EX-05", "SOI-MAST-05")
@pytest.mark.parametrize(("mastery", "health"), [(0, 0), (8, 0), (9, 5), (10, 5), (11, 5)])
def test_fungal_hermit_counts_her_own_mastery(mastery: int, health: int) -> None:
    s = scene(hand=["fungal-hermit"], mastery=mastery, health=40)
    s.play("fungal-hermit")
    assert s.gained == {"mastery": 1} | ({"health": health} if health else {})


@pytest.mark.rule("SOI-DX-02")
def test_fungal_hermit_heals_from_48_to_50() -> None:
    s = scene(hand=["fungal-hermit"], mastery=10, health=48)
    s.play("fungal-hermit")
    assert s.health() == 50


@pytest.mark.rule("SOI-CORE-10")
@pytest.mark.parametrize(("before", "power"), [(45, 0), (46, 6), (47, 6), (50, 6), (10, 0)])
def test_furrowing_elemental_gives_power_at_fifty_health_after_its_healing(before: int, power: int) -> None:
    s = scene(hand=["furrowing-elemental"], health=before, deck=["blaster", "crystal"], mastery=30)
    s.play("furrowing-elemental")
    assert s.power == power
    assert s.health() == min(50, before + 4)
    assert s.gained["cards"] == 1


@pytest.mark.parametrize(("leader", "power"), [("volos", 5), ("decima", 0), ("ko-syn-wu", 0), ("tetra", 0)])
def test_hounds_of_volos_give_power_to_volos_only(leader: str, power: int) -> None:
    s = scene(hand=["hounds-of-volos"], health=40, leader=leader)
    s.play("hounds-of-volos")
    assert s.gained == {"health": 5} | ({"power": power} if power else {})


@pytest.mark.parametrize(
    ("allies", "power"),
    [
        ([], 2),
        (["undergrowth-aspirant"], 4),
        (["undergrowth-aspirant", "spore-cleric", "leshai-knight"], 8),
        (["reactor-drone", "crystal", "nil-assassin", "data-heretic"], 2),
        (["entropic-talons"], 4),
    ],
)
def test_additri_gives_two_and_two_for_each_undergrowth_ally_played(allies: list[str], power: int) -> None:
    s = scene(play=["additri-gaiamancer", "taur-arachpriest", *allies])
    s.activate("additri-gaiamancer")
    assert s.gained == {"power": power}


@pytest.mark.rule("SOI-MERC-04")
def test_additri_counts_a_fast_played_mercenary_and_no_ally_played_later() -> None:
    s = scene(play=["additri-gaiamancer"], row=["spore-cleric", "leshai-knight"], crystals=5)
    s.fast_play("spore-cleric")
    s.activate("additri-gaiamancer")
    assert s.power == 4
    s.fast_play("leshai-knight")
    assert s.power == 10


def test_additri_does_nothing_when_played() -> None:
    s = scene(hand=["additri-gaiamancer"], health=40)
    s.play("additri-gaiamancer")
    assert s.gained == {}


# --- destroying champions ---------------------------------------------------------------------------------------------

HARD_TO_ATTACK = [
    pytest.param(["li-hin-the-shattered"], "li-hin-the-shattered", id="Li Hin"),
    pytest.param(["raidian-cloud-master"], "raidian-cloud-master", id="Raidian"),
    pytest.param(["drakonarius", "general-decurion"], "drakonarius", id="Drakonarius"),
    pytest.param(["zetta-the-encryptor", "evokatus"], "evokatus", id="behind Zetta"),
]


@pytest.mark.rule("SOI-RULE-07", "SOI-CHAMP-08")
@pytest.mark.parametrize(("champions", "target"), HARD_TO_ATTACK)
def test_thorn_zealot_destroys_what_cannot_be_attacked(champions: list[str], target: str) -> None:
    s = scene(
        hand=["thorn-zealot", "spore-cleric"],
        power=20,
        deck=["blaster", "crystal"],
        p1={"play": champions, "mastery": 10},
    )
    assert not s.can("attack", target)
    s.play("spore-cleric")
    s.play("thorn-zealot")
    if s.asked == "destroy-champion":
        s.answer(target)
    assert s.discard(1) == [target]
    assert s.gained == {"cards": 1}


@pytest.mark.rule("SOI-CORE-14", "SOI-CHAMP-07")
def test_thorn_zealot_must_destroy_a_champion_of_some_opponent() -> None:
    s = scene(
        players=3,
        hand=["thorn-zealot"],
        play=["spore-cleric", "axia"],
        p1={"play": ["evokatus"]},
        p2={"play": ["optio-crusher"]},
    )
    s.play("thorn-zealot")
    assert s.asked == "destroy-champion"
    assert s.choices() == ["evokatus", "optio-crusher"]
    assert not s.can("pass")
    s.answer("optio-crusher")
    assert s.discard(2) == ["optio-crusher"]
    assert s.in_play(1) == ["evokatus"]


@pytest.mark.rule("SOI-CORE-11")
def test_thorn_zealot_may_show_the_ally_she_has_drawn() -> None:
    s = scene(options=ASKED, hand=["thorn-zealot"], deck=["spore-cleric", "crystal"], p1={"play": ["evokatus"]})
    s.play("thorn-zealot")
    s.answer("spore-cleric")
    assert s.gained == {"cards": 1}
    assert s.discard(1) == ["evokatus"]


@pytest.mark.rule("SOI-CORE-13")
def test_thorn_zealot_only_draws_without_unify_or_without_champions() -> None:
    s = scene(hand=["thorn-zealot"], deck=["blaster"], p1={"play": ["evokatus"]})
    s.play("thorn-zealot")
    assert s.in_play(1) == ["evokatus"]
    s = scene(hand=["thorn-zealot"], play=["spore-cleric"], deck=["blaster"])
    s.play("thorn-zealot")
    assert s.asked == "main-phase"
    assert s.gained == {"cards": 1}


@pytest.mark.rule("SOI-RULE-07", "SOI-CHAMP-08")
@pytest.mark.parametrize(("mastery", "destroyed"), [(0, False), (14, False), (15, True), (16, True)])
def test_ghostwillow_avenger_destroys_all_enemy_champions_from_fifteen(mastery: int, destroyed: bool) -> None:
    first = ["zetta-the-encryptor", "evokatus", "li-hin-the-shattered"]
    s = scene(
        players=3,
        hand=["ghostwillow-avenger"],
        play=["axia"],
        mastery=mastery,
        p1={"play": first},
        p2={"play": ["optio-crusher"]},
    )
    s.play("ghostwillow-avenger")
    assert s.gained == {"power": 4}
    assert s.in_play(1) == ([] if destroyed else sorted(first))
    assert s.discard(1) == (sorted(first) if destroyed else [])
    assert s.discard(2) == (["optio-crusher"] if destroyed else [])
    assert s.in_play() == ["axia", "ghostwillow-avenger"]


@pytest.mark.rule("SOI-TEAM-12")
def test_a_partners_champions_are_not_destroyed() -> None:
    s = scene(
        players=4,
        options={"mode": "teams"},
        hand=["ghostwillow-avenger"],
        mastery=15,
        p2={"play": ["evokatus"]},
        p3={"play": ["optio-crusher"]},
    )
    s.play("ghostwillow-avenger")
    assert s.in_play(2) == []
    assert s.in_play(3) == ["optio-crusher"]
