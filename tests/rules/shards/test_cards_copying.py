"""Ojas and Taur, who copy cards (General Decurion has a file with Numeri Drones)."""

from __future__ import annotations

import pytest

from tests.rules.shards.scene import ASKED, INFINITE, scene

OJAS, TAUR = "ojas-genesis-druid", "taur-arachpriest"

# --- Ojas -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("mastery", "power"), [(0, 5), (19, 5), (20, 10), (21, 10)])
def test_ojas_copies_once_and_from_twenty_mastery_twice(mastery: int, power: int) -> None:
    s = scene(hand=[OJAS], play=["nil-assassin"], mastery=mastery)
    s.play(OJAS)
    assert s.gained == {"power": power}


@pytest.mark.rule("SOI-CORE-10", "SOI-MAST-05")
def test_mastery_of_the_first_copy_counts_for_the_second() -> None:
    s = scene(hand=[OJAS], play=["shard-abstractor"], mastery=18)
    s.play(OJAS)
    assert s.gained == {"mastery": 4}


@pytest.mark.rule("SOI-CORE-13")
def test_ojas_copies_nothing_when_nothing_was_played() -> None:
    s = scene(hand=[OJAS, "nil-assassin"], discard=["blaster"])
    s.play(OJAS)
    assert s.asked == "main-phase"
    assert s.gained == {}


@pytest.mark.rule("SOI-CORE-14")
def test_ojas_copies_any_card_but_champions_and_himself() -> None:
    s = scene(hand=[OJAS], play=["crystal", "nil-assassin", "axia", "praetorian-01"])
    s.play(OJAS)
    assert s.asked == "copy-card"
    assert s.choices() == ["crystal", "nil-assassin", "praetorian-01"]
    assert not s.can("pass")
    s.answer("praetorian-01")
    assert s.gained == {"power": 8}


@pytest.mark.rule("SOI-EX-02", "SOI-MERC-04")
def test_ojas_copies_a_fast_played_mercenary() -> None:
    s = scene(hand=[OJAS], row=["spore-cleric"], crystals=2, health=40)
    s.fast_play("spore-cleric")
    s.play(OJAS)
    assert s.gained == {"crystals": -2, "health": 8}


@pytest.mark.rule("SOI-RULE-02")
def test_for_the_copy_the_copied_card_is_another_card() -> None:
    s = scene(options=ASKED, hand=[OJAS, "leshai-knight"])
    s.play("leshai-knight")
    s.decline()
    assert s.power == 3
    s.play(OJAS)
    assert s.power == 9


@pytest.mark.rule("SOI-RULE-03", "SOI-CORE-10")
def test_a_copy_has_all_effects_in_their_order() -> None:
    s = scene(hand=[OJAS], play=["shardwood-guardian"], deck=["blaster", "crystal"], health=40)
    s.play(OJAS)
    assert s.gained == {"power": 2, "cards": 1, "health": 6}


@pytest.mark.rule("SOI-RULE-04")
def test_copying_is_not_playing() -> None:
    s = scene(hand=[OJAS], play=["additri-gaiamancer", "leshai-knight"])
    s.play(OJAS)
    s.activate("additri-gaiamancer")
    assert s.power == 6 + 2 + 2 * 2  # the knight and Ojas himself, not the copy


@pytest.mark.rule("SOI-RULE-04", "SOI-NAME-02")
def test_a_copied_card_does_not_count_for_dominion_beyond_itself() -> None:
    s = scene(hand=[OJAS, "order-initiate"], play=["nil-assassin"])
    s.play(OJAS)
    s.play("order-initiate")
    assert s.gained == {"power": 5, "crystals": 2}


def test_a_copied_optional_effect_is_optional_again_and_may_be_used_twice() -> None:
    s = scene(hand=[OJAS, "blaster"], play=["shadow-apostle"], discard=["crystal"], mastery=20)
    s.play(OJAS)
    s.decline()
    s.answer("crystal")
    assert s.gained == {"power": 4}
    assert s.removed == ["crystal"]


def test_ojas_copies_an_infinity_shard() -> None:
    s = scene(hand=[OJAS], play=["infinity-shard"], mastery=30)
    s.play(OJAS)
    assert s.power == INFINITE


def test_a_copied_card_stays_where_it_is_and_a_mercenary_still_returns() -> None:
    s = scene(hand=[OJAS], row=["nil-assassin"], crystals=2, centre=["blaster"] * 4 + ["crystal"] * 8)
    s.fast_play("nil-assassin")
    s.play(OJAS)
    assert s.in_play() == ["nil-assassin", OJAS]
    s.end_turn()
    assert s.centre[-1] == "nil-assassin"
    assert s.discard() + s.hand() == [OJAS]


# --- Taur -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SOI-EX-08", "SOI-RULE-02")
def test_taur_copies_a_lone_knight_who_is_then_another_ally() -> None:
    s = scene(hand=["leshai-knight"], play=[TAUR])
    s.play("leshai-knight")
    assert s.power == 3
    s.activate(TAUR)
    assert s.power == 9


@pytest.mark.rule("SOI-CORE-14")
def test_taur_copies_undergrowth_allies_only() -> None:
    s = scene(play=[TAUR, "additri-gaiamancer", "nil-assassin", "spore-cleric", "undergrowth-aspirant"], health=40)
    s.activate(TAUR)
    assert s.choices() == ["spore-cleric", "undergrowth-aspirant"]
    assert not s.can("pass")
    s.answer("spore-cleric")
    assert s.gained == {"health": 4}


@pytest.mark.rule("SOI-CORE-13")
def test_taur_copies_nothing_without_an_undergrowth_ally() -> None:
    s = scene(play=[TAUR, "nil-assassin"], hand=["spore-cleric"])
    s.activate(TAUR)
    assert s.gained == {}
    assert not s.can("activate", TAUR)


def test_taur_does_nothing_when_played() -> None:
    s = scene(hand=[TAUR], play=["spore-cleric"], health=40)
    s.play(TAUR)
    assert s.gained == {}
    s.activate(TAUR)
    assert s.gained == {"health": 4}


@pytest.mark.rule("SOI-MERC-04")
def test_taur_copies_a_fast_played_mercenary() -> None:
    s = scene(play=[TAUR], row=["spore-cleric"], crystals=2, health=40)
    s.fast_play("spore-cleric")
    s.activate(TAUR)
    assert s.gained == {"crystals": -2, "health": 8}


@pytest.mark.rule("SOI-RULE-04")
def test_a_copy_by_taur_adds_no_played_ally() -> None:
    s = scene(play=[TAUR, "additri-gaiamancer", "leshai-knight"])
    s.activate(TAUR)
    s.activate("additri-gaiamancer")
    assert s.power == 6 + 2 + 2


def test_taur_copies_a_relic_of_the_undergrowth() -> None:
    s = scene(play=[TAUR, "panconscious-crown"], health=40)
    s.activate(TAUR)
    assert s.gained == {"mastery": 2, "health": 2}


# --- chains -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SOI-RULE-03")
def test_taur_copies_ojas_who_copies_another_card() -> None:
    s = scene(play=[TAUR, OJAS, "nil-assassin"])
    s.activate(TAUR)
    assert s.gained == {"power": 5}


@pytest.mark.rule("SOI-RULE-02")
def test_in_a_chain_no_card_is_copied_twice_so_that_it_ends() -> None:
    s = scene(play=[TAUR, OJAS])
    s.activate(TAUR)  # Ojas finds nothing to copy but himself
    assert s.asked == "main-phase"
    assert s.gained == {}


def test_a_chain_from_twenty_mastery_copies_twice() -> None:
    s = scene(play=[TAUR, OJAS, "nil-assassin"], mastery=20)
    s.activate(TAUR)
    assert s.gained == {"power": 10}


def test_a_card_copied_in_a_chain_may_be_copied_again_later() -> None:
    s = scene(hand=[OJAS], play=[TAUR, "leshai-knight"])
    s.play(OJAS)
    s.activate(TAUR)
    s.answer("leshai-knight")
    assert s.power == 12
