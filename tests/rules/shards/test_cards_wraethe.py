"""The Wraethe: power, Echo, removal and returns."""

from __future__ import annotations

import pytest

from tests.rules.shards.scene import INFINITE, scene

# --- Echo -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SOI-NAME-08")
@pytest.mark.parametrize(
    ("discard", "power"),
    [
        ([], 2),
        (["crystal", "reactor-drone", "data-heretic", "spore-cleric"], 2),
        (["nil-assassin"], 6),
        (["li-hin-the-shattered"], 6),  # a champion is a Wraethe card too
        (["the-world-piercer"], 6),
        (["wraethe-skirmisher", "wraethe-skirmisher"], 6),
    ],
)
def test_wraethe_skirmisher_gives_two_or_with_echo_six(discard: list[str], power: int) -> None:
    s = scene(hand=["wraethe-skirmisher"], discard=discard)
    s.play("wraethe-skirmisher")
    assert s.gained == {"power": power}


@pytest.mark.rule("SOI-NAME-08", "SOI-ZONE-03")
def test_echo_sees_my_discard_pile_only() -> None:
    s = scene(
        hand=["wraethe-skirmisher", "umbral-scourge"],
        deck=["shadow-apostle"],
        play=["nil-assassin", "li-hin-the-shattered"],
        p1={"discard": ["nil-assassin"]},
    )
    s.play("wraethe-skirmisher")
    assert s.gained == {"power": 2}


@pytest.mark.rule("SOI-NAME-08", "SOI-MAIN-03")
def test_a_card_recruited_a_moment_ago_feeds_echo() -> None:
    s = scene(hand=["wraethe-skirmisher"], row=["nil-assassin"], crystals=2)
    s.recruit("nil-assassin")
    s.play("wraethe-skirmisher")
    assert s.power == 6


@pytest.mark.parametrize(("discard", "power"), [(["nil-assassin"], 3), (["crystal"], 0)])
def test_pall_shades_give_power_with_echo_and_a_card_always(discard: list[str], power: int) -> None:
    s = scene(hand=["pall-shades"], discard=discard, deck=["blaster", "crystal"])
    s.play("pall-shades")
    assert s.gained == {"cards": 1} | ({"power": power} if power else {})


@pytest.mark.rule("SOI-CORE-10", "SOI-CORE-04")
def test_pall_shades_look_at_the_discard_pile_before_they_reshuffle_it() -> None:
    s = scene(hand=["pall-shades"], discard=["nil-assassin"])
    s.play("pall-shades")
    assert s.power == 3
    assert s.hand() == ["nil-assassin"]
    assert s.discard() == []


@pytest.mark.parametrize(
    ("discard", "power"),
    [
        ([], 3),
        (["crystal", "spore-cleric"], 3),
        (["nil-assassin"], 5),
        (["nil-assassin", "li-hin-the-shattered", "the-heart-of-nothing", "crystal"], 9),
    ],
)
def test_scion_of_nothingness_gives_two_more_for_each_wraethe_card_in_the_discard_pile(
    discard: list[str], power: int
) -> None:
    s = scene(hand=["scion-of-nothingness"], discard=discard, play=["nil-assassin"])
    s.play("scion-of-nothingness")
    assert s.gained == {"power": power}


# --- power ------------------------------------------------------------------------------------------------------------


def test_nil_assassin_gives_five_power() -> None:
    s = scene(hand=["nil-assassin"])
    s.play("nil-assassin")
    assert s.gained == {"power": 5}


@pytest.mark.rule("SOI-MAST-03")
@pytest.mark.parametrize(("mastery", "power"), [(0, 4), (9, 4), (10, 8), (11, 8)])
def test_aetherbreaker_gives_four_or_eight(mastery: int, power: int) -> None:
    s = scene(hand=["aetherbreaker"], mastery=mastery)
    s.play("aetherbreaker")
    assert s.gained == {"power": power}


# --- removing cards ---------------------------------------------------------------------------------------------------

REMOVERS = [
    pytest.param("shadow-apostle", {"power": 2}, "", id="Shadow Apostle"),
    pytest.param("umbral-scourge", {"mastery": 1}, "", id="Umbral Scourge"),
    pytest.param("the-lost", {"power": 6}, "ko-syn-wu", id="The Lost"),
]


@pytest.mark.rule("SOI-REM-01", "SOI-CORE-03")
@pytest.mark.parametrize("removed", ["blaster", "crystal"])
@pytest.mark.parametrize(("card", "gained", "leader"), REMOVERS)
def test_one_card_of_hand_or_discard_may_be_removed(
    card: str, gained: dict[str, int], leader: str, removed: str
) -> None:
    s = scene(
        hand=[card, "blaster"],
        discard=["crystal"],
        play=["shard-reactor"],
        deck=["infinity-shard"],
        leader=leader or None,
    )
    s.play(card)
    assert s.asked == "remove-card"
    assert s.gained == gained
    assert s.choices() == ["blaster", "crystal"]  # neither cards in play nor the deck
    s.answer(removed)
    assert s.asked == "main-phase"
    assert s.gained == gained
    assert s.removed == [removed]


@pytest.mark.rule("SOI-CORE-14")
@pytest.mark.parametrize(("card", "gained", "leader"), REMOVERS)
def test_nothing_need_be_removed(card: str, gained: dict[str, int], leader: str) -> None:
    s = scene(hand=[card, "blaster"], discard=["crystal"], leader=leader or None)
    s.play(card)
    s.decline()
    assert s.gained == gained
    assert s.removed == []
    assert (s.hand(), s.discard()) == (["blaster"], ["crystal"])


@pytest.mark.rule("SOI-CORE-13")
@pytest.mark.parametrize(("card", "gained", "leader"), REMOVERS)
def test_nothing_is_asked_when_there_is_nothing_to_remove(card: str, gained: dict[str, int], leader: str) -> None:
    s = scene(hand=[card], leader=leader or None)
    s.play(card)
    assert s.asked == "main-phase"
    assert s.gained == gained


@pytest.mark.parametrize("leader", ["decima", "tetra", "volos"])
def test_the_lost_remove_nothing_for_other_leaders(leader: str) -> None:
    s = scene(hand=["the-lost", "blaster"], leader=leader, p1={"leader": "ko-syn-wu"})
    s.play("the-lost")
    assert s.asked == "main-phase"
    assert s.gained == {"power": 6}


@pytest.mark.rule("SOI-MAST-05")
@pytest.mark.parametrize(("mastery", "asked"), [(0, False), (8, False), (9, True), (10, True), (11, True)])
def test_zara_ra_removes_cards_from_ten_mastery_on_his_own_included(mastery: int, asked: bool) -> None:
    s = scene(hand=["zara-ra-soulflayer", "blaster"], mastery=mastery)
    s.play("zara-ra-soulflayer")
    assert s.gained == {"power": 4, "mastery": 1}
    assert (s.asked == "remove-card") == asked


@pytest.mark.rule("SOI-RULE-09")
@pytest.mark.parametrize(
    "removed", [["blaster", "crystal"], ["crystal", "blaster"], ["blaster", "shard-reactor"], ["crystal", "crystal"]]
)
def test_zara_ra_removes_two_cards_of_one_zone_or_of_both(removed: list[str]) -> None:
    s = scene(hand=["zara-ra-soulflayer", "blaster", "shard-reactor"], discard=["crystal"] * 3, mastery=10)
    s.play("zara-ra-soulflayer")
    s.answer(*removed)
    assert s.asked == "main-phase"
    assert s.removed == sorted(removed)


@pytest.mark.rule("SOI-RULE-09", "SOI-CORE-14")
@pytest.mark.parametrize("removed", [[], ["blaster"]])
def test_zara_ra_may_remove_fewer_cards(removed: list[str]) -> None:
    s = scene(hand=["zara-ra-soulflayer", "blaster"], discard=["crystal"], mastery=10)
    s.play("zara-ra-soulflayer")
    s.answer(*removed)
    s.decline()
    assert s.asked == "main-phase"
    assert s.removed == removed


# --- returning cards --------------------------------------------------------------------------------------------------


@pytest.mark.rule("SOI-CORE-14", "SOI-MERC-01")
def test_shadebound_sentry_must_return_a_mercenary_of_any_faction() -> None:
    s = scene(hand=["shadebound-sentry"], discard=["nil-assassin", "data-heretic", "wraethe-skirmisher", "axia"])
    s.play("shadebound-sentry")
    assert s.gained == {"power": 3}
    assert s.choices() == ["data-heretic", "nil-assassin"]
    assert not s.can("pass")
    s.answer("data-heretic")
    assert s.gained == {"power": 3}
    assert s.hand() == ["data-heretic"]


@pytest.mark.rule("SOI-ZONE-03", "SOI-CORE-13")
def test_shadebound_sentry_cannot_return_a_mercenary_in_play() -> None:
    s = scene(hand=["shadebound-sentry"], row=["nil-assassin"], crystals=2, discard=["crystal"])
    s.fast_play("nil-assassin")
    s.play("shadebound-sentry")
    assert s.asked == "main-phase"
    assert s.hand() == []
    assert s.in_play() == ["nil-assassin", "shadebound-sentry"]


def test_a_mercenary_returned_to_hand_is_played_from_hand_and_then_discarded() -> None:
    s = scene(hand=["shadebound-sentry"], discard=["nil-assassin"])
    s.play("shadebound-sentry")
    s.play("nil-assassin")
    assert s.power == 8
    s.end_turn()
    assert "nil-assassin" in s.hand() + s.discard()


@pytest.mark.rule("SOI-CORE-14")
def test_zen_chi_set_gives_power_and_must_return_a_wraethe_card_of_any_type() -> None:
    s = scene(play=["zen-chi-set-godkiller"], discard=["li-hin-the-shattered", "nil-assassin", "crystal", "axia"])
    s.activate("zen-chi-set-godkiller")
    assert s.gained == {"power": 3}
    assert s.choices() == ["li-hin-the-shattered", "nil-assassin"]
    assert not s.can("pass")
    s.answer("li-hin-the-shattered")
    assert s.gained == {"power": 3}
    assert s.hand() == ["li-hin-the-shattered"]


@pytest.mark.rule("SOI-CORE-13")
@pytest.mark.parametrize(("discard", "hand"), [(["nil-assassin", "crystal"], ["nil-assassin"]), (["crystal"], [])])
def test_zen_chi_set_takes_the_only_wraethe_card_or_none(discard: list[str], hand: list[str]) -> None:
    s = scene(play=["zen-chi-set-godkiller"], discard=discard)
    s.activate("zen-chi-set-godkiller")
    assert s.gained == {"power": 3}
    assert s.hand() == hand


# --- champions --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SOI-CHAMP-08")
def test_li_hin_gives_one_power_and_cannot_be_attacked() -> None:
    s = scene(play=["li-hin-the-shattered"])
    s.activate("li-hin-the-shattered")
    assert s.gained == {"power": 1}
    s = scene(power=50, mastery=30, p1={"play": ["li-hin-the-shattered"]})
    assert not s.can("attack")
    s.end_turn()
    assert s.winners == (0,)  # the player behind her can be


@pytest.mark.parametrize(("mastery", "power"), [(0, 7), (19, 7), (20, 14), (21, 14)])
def test_fao_cutul_doubles_unspent_power_his_own_included_from_twenty(mastery: int, power: int) -> None:
    s = scene(play=["fao-cutul-the-formless"], power=5, mastery=mastery)
    s.activate("fao-cutul-the-formless")
    assert s.power == power


def test_fao_cutul_does_not_double_power_already_spent() -> None:
    s = scene(play=["fao-cutul-the-formless"], power=5, mastery=20, p1={"play": ["giga-source-adept"]})
    s.attack("giga-source-adept")
    s.activate("fao-cutul-the-formless")
    assert s.power == 6


def test_fao_cutul_cannot_double_infinite_power() -> None:
    s = scene(play=["fao-cutul-the-formless"], hand=["infinity-shard"], mastery=30)
    s.play("infinity-shard")
    s.activate("fao-cutul-the-formless")
    assert s.power == INFINITE


@pytest.mark.parametrize(("mastery", "lost"), [(0, 1), (9, 1), (10, 4), (11, 4)])
def test_ru_bo_vai_ignores_shields_from_ten_mastery(mastery: int, lost: int) -> None:
    s = scene(play=["ru-bo-vai-the-transcendant"], mastery=mastery, p1={"hand": ["mainframe-abbot"]})
    s.activate("ru-bo-vai-the-transcendant")
    assert s.gained == {"power": 4}
    s.end_main()
    if mastery < 10:
        s.show("mainframe-abbot")
    assert s.seat == 1 and s.asked == "main-phase"
    assert s.health(1) == 50 - lost


def test_ru_bo_vai_ignores_the_shields_of_praetorian_02_too() -> None:
    s = scene(play=["ru-bo-vai-the-transcendant"], mastery=10, p1={"play": ["praetorian-02"]})
    s.activate("ru-bo-vai-the-transcendant")
    s.end_turn()
    assert s.health(1) == 46


@pytest.mark.rule("SOI-END-08")
def test_ru_bo_vai_must_be_activated_each_turn_to_ignore_shields() -> None:
    s = scene(play=["ru-bo-vai-the-transcendant"], mastery=10, power=1, p1={"deck": ["mainframe-abbot"]})
    s.end_turn()  # not activated: a shield would have been shown
    s.end_turn()
    s.activate("ru-bo-vai-the-transcendant")
    s.end_main()
    assert s.asked == "main-phase"
    assert s.health(1) == 45
