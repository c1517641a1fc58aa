"""Numeri Drones, which put champions into play, and General Decurion, who copies allies."""

from __future__ import annotations

import pytest

from tests.rules.shards.scene import scene

# --- Numeri Drones ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SOI-RULE-08")
def test_numeri_drones_put_the_next_champion_into_play_for_its_price() -> None:
    s = scene(play=["numeri-drones"], row=["evokatus"], crystals=3, deck=["blaster"])
    s.activate("numeri-drones")
    assert s.crystals == 4
    s.recruit("evokatus")
    assert s.crystals == 0
    assert s.in_play() == ["evokatus", "numeri-drones"]
    assert s.discard() == []
    assert s.hand() == ["blaster"]  # its effect on play
    s.activate("evokatus")
    assert s.power == 2


@pytest.mark.rule("SOI-RULE-08", "SOI-NAME-02", "SOI-NAME-03")
def test_a_champion_put_into_play_counts_for_dominion() -> None:
    s = scene(
        play=["numeri-drones"],
        row=["evokatus"],
        crystals=3,
        hand=["spore-cleric", "nil-assassin", "order-initiate"],
    )
    s.activate("numeri-drones")
    s.recruit("evokatus")
    for card in ("spore-cleric", "nil-assassin", "order-initiate"):
        s.play(card)
    assert s.gained["mastery"] == 2


def test_numeri_drones_themselves_do_not_count_for_dominion_when_activated() -> None:
    s = scene(play=["numeri-drones"], hand=["spore-cleric", "nil-assassin", "order-initiate"])
    s.activate("numeri-drones")
    for card in ("spore-cleric", "nil-assassin", "order-initiate"):
        s.play(card)
    assert "mastery" not in s.gained


@pytest.mark.parametrize("card", ["reactor-drone", "zetta-the-encryptor", "venator-of-the-wastes"])
def test_numeri_drones_wait_for_a_champion_of_homo_deus(card: str) -> None:
    s = scene(play=["numeri-drones"], row=[card, "evokatus"], crystals=8)
    s.activate("numeri-drones")
    s.recruit(card)
    assert s.discard() == [card]
    s.recruit("evokatus")
    assert s.in_play() == ["evokatus", "numeri-drones"]


def test_numeri_drones_help_one_champion_only() -> None:
    s = scene(play=["numeri-drones"], row=["evokatus", "primus-pilus"], crystals=9)
    s.activate("numeri-drones")
    s.recruit("evokatus")
    s.recruit("primus-pilus")
    assert s.in_play() == ["evokatus", "numeri-drones"]
    assert s.discard() == ["primus-pilus"]


def test_two_numeri_drones_help_one_champion_each() -> None:
    s = scene(play=["numeri-drones"] * 2, row=["evokatus", "primus-pilus", "drakonarius"], crystals=12)
    s.activate("numeri-drones")
    s.activate("numeri-drones")
    assert s.crystals == 14
    for card in ("evokatus", "primus-pilus", "drakonarius"):
        s.recruit(card)
    assert s.in_play() == ["evokatus", "numeri-drones", "numeri-drones", "primus-pilus"]
    assert s.discard() == ["drakonarius"]


def test_numeri_drones_must_be_activated_first() -> None:
    s = scene(play=["numeri-drones"], row=["evokatus"], crystals=4)
    s.recruit("evokatus")
    s.activate("numeri-drones")
    assert s.discard() == ["evokatus"]


@pytest.mark.rule("SOI-END-08")
def test_numeri_drones_wait_until_the_end_of_the_turn_only() -> None:
    s = scene(
        play=["numeri-drones"],
        row=["evokatus"],
        deck=["reactor-drone", "reactor-drone", "crystal", "crystal", "crystal"],
    )
    s.activate("numeri-drones")
    s.end_turn()
    s.end_turn()
    s.play("reactor-drone")
    s.play("reactor-drone")
    s.recruit("evokatus")
    assert "evokatus" in s.discard()


def test_the_opponent_gets_nothing_from_my_numeri_drones() -> None:
    s = scene(play=["numeri-drones"], row=["evokatus"], p1={"hand": ["reactor-drone"] * 2})
    s.activate("numeri-drones")
    s.end_turn()
    s.play("reactor-drone")
    s.play("reactor-drone")
    s.recruit("evokatus")
    assert s.discard(1) == ["evokatus"]


def test_portal_monk_below_15_puts_the_awaited_champion_into_play() -> None:
    s = scene(play=["numeri-drones"], row=["drakonarius"], hand=["portal-monk"], mastery=14)
    s.activate("numeri-drones")
    s.play("portal-monk")
    assert s.asked == "main-phase"
    assert s.in_play() == ["drakonarius", "numeri-drones", "portal-monk"]


@pytest.mark.parametrize("where", ["to-hand", "into-play"])
def test_portal_monk_at_15_lets_me_choose_where_the_awaited_champion_goes(where: str) -> None:
    s = scene(play=["numeri-drones"], row=["drakonarius"], hand=["portal-monk"], mastery=15)
    s.activate("numeri-drones")
    s.play("portal-monk")
    assert s.asked == "hand-or-play"
    s.choose(where)
    assert s.hand() == (["drakonarius"] if where == "to-hand" else [])
    assert ("drakonarius" in s.in_play()) == (where == "into-play")
    assert s.discard() == []


def test_a_champion_taken_to_hand_was_the_next_one_all_the_same() -> None:
    s = scene(play=["numeri-drones"], row=["drakonarius", "evokatus"], hand=["portal-monk"], mastery=15, crystals=4)
    s.activate("numeri-drones")
    s.play("portal-monk")
    s.answer("drakonarius")
    s.choose("to-hand")
    s.recruit("evokatus")
    assert s.discard() == ["evokatus"]


@pytest.mark.parametrize("allowed", [True, False])
def test_a_champion_relic_enters_play_by_numeri_drones_if_the_table_says_so(allowed: bool) -> None:
    s = scene(
        options={"numeri_relics": allowed},
        play=["numeri-drones"],
        relics=["praetorian-01", "praetorian-02"],
        mastery=10,
    )
    s.activate("numeri-drones")
    s.take_relic("praetorian-02")
    assert ("praetorian-02" in s.in_play()) == allowed
    assert s.discard() == ([] if allowed else ["praetorian-02"])


# --- General Decurion -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mastery", [0, 19])
def test_general_decurion_gives_three_crystals_and_copies_nothing_below_20(mastery: int) -> None:
    s = scene(play=["general-decurion"], hand=["reactor-drone", "reactor-drone"], mastery=mastery)
    s.play("reactor-drone")
    s.activate("general-decurion")
    s.play("reactor-drone")
    assert s.gained == {"crystals": 9}


@pytest.mark.rule("SOI-RULE-05")
@pytest.mark.parametrize("mastery", [20, 21])
def test_general_decurion_copies_allies_played_before_and_after(mastery: int) -> None:
    s = scene(play=["general-decurion"], hand=["reactor-drone", "reactor-drone"], mastery=mastery)
    s.play("reactor-drone")
    assert s.crystals == 3
    s.activate("general-decurion")
    assert s.crystals == 9  # his own 3 and the copy's 3
    s.play("reactor-drone")
    assert s.crystals == 15


@pytest.mark.rule("SOI-RULE-03", "SOI-RULE-05")
def test_general_decurion_copies_all_effects_of_all_homo_deus_allies_and_of_nothing_else() -> None:
    s = scene(
        play=["general-decurion"],
        hand=["mining-drones", "korvus-legionnaire", "nil-assassin", "optio-crusher", "crystal"],
        deck=["blaster"] * 4,
        discard=["axia", "drakonarius"],
        mastery=20,
    )
    for card in ("mining-drones", "optio-crusher", "nil-assassin", "crystal"):
        s.play(card)
    s.play("korvus-legionnaire")
    s.answer("axia")
    assert s.gained == {"crystals": 2, "cards": 1, "power": 7}
    s.activate("general-decurion")
    assert s.gained == {"crystals": 6, "cards": 2, "power": 9}
    assert s.hand() == ["axia", "blaster", "blaster", "drakonarius"]


@pytest.mark.rule("SOI-RULE-05", "SOI-MERC-04")
def test_general_decurion_copies_a_fast_played_mercenary() -> None:
    s = scene(play=["general-decurion"], row=["venator-of-the-wastes"], crystals=4, mastery=20, p1={"mastery": 9})
    s.activate("general-decurion")
    s.fast_play("venator-of-the-wastes")
    assert s.power == 8
    assert s.mastery(1) == 5


@pytest.mark.rule("SOI-RULE-05")
def test_general_decurion_copies_a_relic_that_is_an_ally() -> None:
    s = scene(play=["general-decurion"], hand=["praetorian-01"], mastery=20)
    s.activate("general-decurion")
    s.play("praetorian-01")
    assert s.power == 24


@pytest.mark.rule("SOI-CORE-10", "SOI-RULE-05")
def test_a_later_ally_is_copied_after_its_own_effects() -> None:
    s = scene(play=["general-decurion"], hand=["limiter-drones"], deck=["blaster", "crystal"], mastery=20)
    s.activate("general-decurion")
    s.play("limiter-drones")
    assert (
        s.asked == "remove-card"
    )  # the copy asks: when the drones themselves were played, there was nothing to remove
    assert s.choices() == ["blaster"]
    s.answer("blaster")
    assert s.hand() == ["crystal"]


@pytest.mark.rule("SOI-END-08")
def test_general_decurion_copies_nothing_in_a_later_turn() -> None:
    s = scene(play=["general-decurion"], deck=["reactor-drone"], mastery=20)
    s.activate("general-decurion")
    s.end_turn()
    s.end_turn()
    s.play("reactor-drone")
    assert s.crystals == 3
    s.activate("general-decurion")
    assert s.crystals == 9


@pytest.mark.rule("SOI-CORE-12")
def test_general_decurion_below_20_is_not_checked_again() -> None:
    s = scene(play=["general-decurion"], hand=["shard-abstractor", "reactor-drone"], mastery=19)
    s.activate("general-decurion")
    s.play("shard-abstractor")
    s.play("reactor-drone")
    assert s.crystals == 6
