"""The Order: mastery, cards, shields, and what unites the factions."""

from __future__ import annotations

import pytest

from tests.rules.shards.scene import ASKED, scene

THREE = ["reactor-drone", "spore-cleric", "nil-assassin"]  # one card of each faction that Dominion asks for
SHOWS = ["show-homodeus", "show-undergrowth", "show-wraethe"]

# --- Dominion, on Order Initiate --------------------------------------------------------------------------------------


@pytest.mark.rule("SOI-NAME-02")
def test_order_initiate_gives_two_crystals_without_dominion() -> None:
    s = scene(hand=["order-initiate"])
    s.play("order-initiate")
    assert s.gained == {"crystals": 2}


@pytest.mark.rule("SOI-NAME-02", "SOI-MERC-04")
@pytest.mark.parametrize("from_row", [[], ["spore-cleric"], ["spore-cleric", "nil-assassin"]])
def test_dominion_by_three_played_cards_however_they_were_played(from_row: list[str]) -> None:
    s = scene(hand=[*THREE, "order-initiate"], row=from_row, crystals=5)
    for card in THREE:
        if card in from_row:
            s.fast_play(card)
        else:
            s.play(card)
    s.play("order-initiate")
    assert s.asked == "main-phase"  # nothing had to be shown
    assert s.gained["mastery"] == 2


@pytest.mark.rule("SOI-NAME-02", "SOI-NAME-07")
def test_dominion_by_showing_three_cards_which_stay_in_hand() -> None:
    s = scene(options=ASKED, hand=[*THREE, "order-initiate"])
    s.play("order-initiate")
    assert s.gained == {"crystals": 2}
    for asked, card in zip(SHOWS, THREE, strict=True):
        assert s.asked == asked
        assert s.choices() == [card]
        s.answer(card)
        assert s.said("shows") == [card]
    assert s.gained == {"crystals": 2, "mastery": 2}
    assert s.hand() == sorted(THREE)
    assert s.seen_by(1, "hand") == s.table.cards("hand", 0)  # the opponent has seen them all
    assert all(s.can("play", card) for card in THREE)


@pytest.mark.rule("SOI-NAME-07", "SOI-CORE-14")
@pytest.mark.parametrize("shown", [0, 1, 2])
def test_dominion_may_be_declined_at_every_card(shown: int) -> None:
    s = scene(options=ASKED, hand=[*THREE, "order-initiate"])
    s.play("order-initiate")
    s.answer(*THREE[:shown])
    s.decline()
    assert s.asked == "main-phase"
    assert s.gained == {"crystals": 2}


@pytest.mark.rule("SOI-EX-09", "SOI-NAME-02", "SOI-NAME-07")
def test_dominion_by_a_mixture_of_played_and_shown_cards() -> None:
    s = scene(options=ASKED, hand=["spore-cleric", "kiln-drone", "wraethe-skirmisher", "order-initiate"])
    s.play("spore-cleric")
    s.play("order-initiate")
    s.answer("kiln-drone", "wraethe-skirmisher")
    assert s.gained == {"crystals": 2, "mastery": 2}
    assert s.hand() == ["kiln-drone", "wraethe-skirmisher"]


@pytest.mark.rule("SOI-EX-09", "SOI-NAME-04")
def test_a_champion_of_an_earlier_turn_does_not_count_for_dominion() -> None:
    s = scene(play=["evokatus"], hand=["spore-cleric", "wraethe-skirmisher", "order-initiate"])
    s.play("spore-cleric")
    s.play("order-initiate")
    assert s.asked == "main-phase"
    assert s.gained == {"crystals": 2}


@pytest.mark.rule("SOI-NAME-03", "SOI-NAME-04")
def test_a_champion_counts_for_dominion_in_the_turn_it_is_played_and_when_shown() -> None:
    s = scene(options=ASKED, hand=["optio-crusher", "taur-arachpriest", "li-hin-the-shattered", "order-initiate"])
    s.play("optio-crusher")
    s.play("order-initiate")
    s.answer("taur-arachpriest", "li-hin-the-shattered")
    assert s.gained == {"crystals": 2, "mastery": 2}


@pytest.mark.rule("SOI-NAME-04")
def test_a_champion_played_last_turn_does_not_count_any_more() -> None:
    s = scene(hand=["optio-crusher"], deck=["spore-cleric", "nil-assassin", "order-initiate"])
    s.play("optio-crusher")
    s.end_turn()
    s.end_turn()
    for card in ("spore-cleric", "nil-assassin", "order-initiate"):
        s.play(card)
    assert "mastery" not in s.gained


@pytest.mark.rule("SOI-NAME-02")
@pytest.mark.parametrize("missing", THREE)
def test_dominion_needs_all_three_factions_and_asks_for_nothing_in_vain(missing: str) -> None:
    s = scene(hand=["order-initiate", "crystal", *[card for card in THREE if card != missing]])
    s.play("order-initiate")
    assert s.asked == "main-phase"
    assert s.gained == {"crystals": 2}


@pytest.mark.rule("SOI-ZONE-03")
def test_cards_in_the_discard_pile_do_not_count_for_dominion() -> None:
    s = scene(hand=["order-initiate"], discard=THREE)
    s.play("order-initiate")
    assert s.gained == {"crystals": 2}


# --- Dominion on other cards ------------------------------------------------------------------------------------------


@pytest.mark.rule("SOI-RULE-06")
def test_giga_draws_when_played_and_not_when_activated() -> None:
    s = scene(hand=["giga-source-adept", *THREE], deck=["blaster", "crystal"])
    for card in ("giga-source-adept", *THREE):
        s.play(card)
    assert s.gained["cards"] == 1
    s.activate("giga-source-adept")
    assert s.gained == {"crystals": 3, "power": 5, "cards": 1, "mastery": 3}


def test_giga_may_be_activated_by_showing_cards() -> None:
    s = scene(options=ASKED, play=["giga-source-adept"], hand=THREE)
    s.activate("giga-source-adept")
    s.answer(*THREE)
    assert s.gained == {"mastery": 3}
    assert s.hand() == sorted(THREE)


def test_giga_is_not_offered_while_dominion_cannot_be_met() -> None:
    s = scene(play=["giga-source-adept"], hand=THREE[:2], row=["nil-assassin"], crystals=2)
    assert not s.can("activate", "giga-source-adept")
    s.fast_play("nil-assassin")
    assert s.can("activate", "giga-source-adept")


def test_giga_gives_nothing_when_i_show_too_few_cards() -> None:
    s = scene(options=ASKED, play=["giga-source-adept"], hand=THREE)
    s.activate("giga-source-adept")
    s.decline()
    assert s.gained == {}
    assert not s.can("activate", "giga-source-adept")


@pytest.mark.rule("SOI-CORE-10", "SOI-CORE-11")
def test_omnius_draws_two_and_the_drawn_cards_may_be_shown() -> None:
    s = scene(options=ASKED, hand=["omnius-the-all-knowing", "reactor-drone"], deck=["spore-cleric", "nil-assassin"])
    s.play("omnius-the-all-knowing")
    s.answer(*THREE)
    assert s.gained == {"cards": 2, "mastery": 5}


def test_omnius_only_draws_without_dominion() -> None:
    s = scene(hand=["omnius-the-all-knowing"], deck=["blaster", "crystal", "crystal"])
    s.play("omnius-the-all-knowing")
    assert s.gained == {"cards": 2}


# --- mastery and cards ------------------------------------------------------------------------------------------------


@pytest.mark.rule("SOI-MAST-05")
@pytest.mark.parametrize(("mastery", "cards"), [(0, 0), (8, 0), (9, 1), (10, 1), (11, 1)])
def test_cache_warden_draws_from_ten_mastery_on_her_own_included(mastery: int, cards: int) -> None:
    s = scene(hand=["cache-warden"], deck=["blaster", "crystal"], mastery=mastery)
    s.play("cache-warden")
    assert s.gained == {"mastery": 1} | ({"cards": 1} if cards else {})


@pytest.mark.rule("SOI-MAST-04", "SOI-MAST-05")
@pytest.mark.parametrize(("mastery", "cards"), [(0, 0), (18, 0), (19, 2), (20, 2), (21, 2)])
def test_systema_draws_from_twenty_mastery_on_its_own_included(mastery: int, cards: int) -> None:
    s = scene(play=["systema-ai"], deck=["blaster"] * 3, mastery=mastery)
    s.activate("systema-ai")
    assert s.gained == {"mastery": 1} | ({"cards": cards} if cards else {})


@pytest.mark.parametrize(
    ("card", "gained"),
    [
        ("data-heretic", {"cards": 2}),
        ("shard-abstractor", {"mastery": 2}),
        ("command-seer", {"crystals": 2}),
        ("cryptofist-monk", {"cards": 1}),
        ("the-grand-architect", {"mastery": 5}),
    ],
)
def test_order_cards_that_do_one_thing(card: str, gained: dict[str, int]) -> None:
    s = scene(hand=[card], deck=["blaster"] * 3)
    s.play(card)
    assert s.gained == gained


@pytest.mark.rule("SOI-ZONE-03", "SOI-CORE-04")
def test_data_heretic_reshuffles_the_discard_pile_without_itself() -> None:
    s = scene(hand=["data-heretic"], play=["crystal"], deck=["blaster"], discard=["shard-reactor"])
    s.play("data-heretic")
    assert s.hand() == ["blaster", "shard-reactor"]
    assert s.in_play() == ["crystal", "data-heretic"]


@pytest.mark.rule("SOI-EX-12", "SOI-LEAD-03", "SOI-DX-02")
@pytest.mark.parametrize(("card", "before"), [("the-grand-architect", 27), ("shard-abstractor", 29)])
def test_mastery_stops_at_thirty(card: str, before: int) -> None:
    s = scene(hand=[card], mastery=before)
    s.play(card)
    assert s.mastery() == 30


@pytest.mark.rule("SOI-RULE-11")
@pytest.mark.parametrize(
    ("mine", "first", "second", "wiser"),
    [
        (5, 4, 4, True),  # together they would have more
        (5, 0, 0, True),
        (5, 5, 0, False),
        (5, 0, 5, False),
        (5, 6, 0, False),
        (0, 0, 0, False),
    ],
)
def test_cloud_oracles_need_more_mastery_than_each_opponent(mine: int, first: int, second: int, wiser: bool) -> None:
    others = {"p1": {"mastery": first}, "p2": {"mastery": second}}
    s = scene(players=3, hand=["cloud-oracles"], deck=["blaster", "crystal"], mastery=mine, **others)
    s.play("cloud-oracles")
    assert s.gained == {"cards": 1} | ({"crystals": 2} if wiser else {})


@pytest.mark.rule("SOI-RULE-11")
def test_cloud_oracles_do_not_ask_a_player_who_is_out() -> None:
    s = scene(players=3, hand=["cloud-oracles"], mastery=5, p2={"alive": False, "mastery": 9})
    s.play("cloud-oracles")
    assert s.crystals == 2


@pytest.mark.rule("SOI-RULE-11", "SOI-TEAM-12")
def test_cloud_oracles_do_not_ask_a_partner() -> None:
    s = scene(players=4, options={"mode": "teams"}, hand=["cloud-oracles"], mastery=5, p3={"mastery": 9})
    s.play("cloud-oracles")
    assert s.crystals == 2


@pytest.mark.parametrize(("leader", "mastery"), [("tetra", 1), ("decima", 0), ("ko-syn-wu", 0), ("volos", 0)])
def test_mainframe_abbot_gives_mastery_to_tetra_only(leader: str, mastery: int) -> None:
    other = "volos" if leader == "tetra" else "tetra"  # what an opponent's leader is does not matter
    s = scene(hand=["mainframe-abbot"], deck=["blaster", "crystal"], leader=leader, p1={"leader": other})
    s.play("mainframe-abbot")
    assert s.gained == {"cards": 1} | ({"mastery": 1} if mastery else {})


# --- Portal Monk ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SOI-CORE-14", "SOI-MAIN-03")
@pytest.mark.parametrize("mastery", [0, 14, 15, 16])
def test_portal_monk_recruits_a_card_for_nothing_into_discard_or_hand(mastery: int) -> None:
    s = scene(hand=["portal-monk"], row=["drakonarius", "axia", "crystal", "data-heretic"], mastery=mastery)
    s.play("portal-monk")
    assert s.asked == "recruit-free"
    assert s.choices() == ["crystal", "data-heretic", "drakonarius"]
    assert not s.can("pass")
    s.answer("drakonarius")
    assert s.gained == {}
    assert s.hand() == (["drakonarius"] if mastery >= 15 else [])
    assert s.discard() == ([] if mastery >= 15 else ["drakonarius"])
    assert s.in_play() == ["portal-monk"]


@pytest.mark.rule("SOI-CORE-07")
def test_the_row_is_refilled_at_once_when_portal_monk_takes_a_card() -> None:
    s = scene(hand=["portal-monk"], row=["axia", "drakonarius"], centre=["blaster", "crystal"])
    s.play("portal-monk")
    assert s.discard() == ["drakonarius"]  # the only one he can take is taken
    assert s.row == ["axia", "blaster"]


@pytest.mark.rule("SOI-EX-10", "SOI-RULE-01")
def test_portal_monk_cannot_take_axia_even_when_she_is_cheaper() -> None:
    champions = ["evokatus", "evokatus", "optio-crusher"]
    s = scene(hand=["portal-monk"], row=["axia", "omnius-the-all-knowing", "data-heretic"], play=champions, crystals=4)
    assert s.price("axia") == 4
    s.play("portal-monk")
    assert s.choices() == ["data-heretic", "omnius-the-all-knowing"]


@pytest.mark.rule("SOI-CORE-13")
def test_portal_monk_does_nothing_when_every_card_is_too_dear() -> None:
    s = scene(hand=["portal-monk"], row=["axia", "general-decurion", "the-grand-architect"])
    s.play("portal-monk")
    assert s.asked == "main-phase"
    assert s.row == ["axia", "general-decurion", "the-grand-architect"]


# --- champions that protect -------------------------------------------------------------------------------------------


@pytest.mark.rule("SOI-RULE-10")
def test_zetta_protects_her_player_and_the_other_champions_but_not_herself() -> None:
    s = scene(power=6, p1={"play": ["zetta-the-encryptor", "evokatus", "li-hin-the-shattered"]})
    assert s.choices("attack") == ["zetta-the-encryptor"]
    assert s.price("zetta-the-encryptor", "attack") == 5
    s.end_turn()
    assert s.health(1) == 50


@pytest.mark.rule("SOI-RULE-10", "SOI-CHAMP-07")
def test_without_zetta_the_others_can_be_attacked() -> None:
    s = scene(power=8, p1={"play": ["zetta-the-encryptor", "evokatus"]})
    s.attack("zetta-the-encryptor")
    s.attack("evokatus")
    assert s.discard(1) == ["evokatus", "zetta-the-encryptor"]
    s.end_turn()
    assert s.health(1) == 49


@pytest.mark.rule("SOI-RULE-10", "SOI-ATK-02")
def test_zetta_turns_the_attack_to_the_other_opponents() -> None:
    s = scene(players=3, power=6, p1={"play": ["zetta-the-encryptor"]}, p2={"play": ["evokatus"]})
    assert s.choices("attack") == ["evokatus", "zetta-the-encryptor"]
    s.end_turn()
    assert (s.health(1), s.health(2)) == (50, 44)


def test_zetta_has_nothing_to_activate() -> None:
    assert not scene(play=["zetta-the-encryptor"]).can("activate")


@pytest.mark.rule("SOI-SHIELD-05")
def test_zetta_has_shields_in_hand_and_protects_only_in_play() -> None:
    s = scene(power=6, p1={"hand": ["zetta-the-encryptor"]})
    s.end_main()
    assert s.price("zetta-the-encryptor", "show") == 5
    s.show("zetta-the-encryptor")
    assert s.health(1) == 49


@pytest.mark.parametrize(("mine", "price"), [(9, None), (10, 3), (11, 3)])
def test_raidian_cannot_be_attacked_with_less_mastery_than_his_player(mine: int, price: int | None) -> None:
    s = scene(power=3, mastery=mine, p1={"mastery": 10, "play": ["raidian-cloud-master"]})
    assert s.price("raidian-cloud-master", "attack") == price


def test_raidian_is_checked_at_the_moment_of_the_attack() -> None:
    s = scene(power=3, mastery=9, crystals=1, p1={"mastery": 10, "play": ["raidian-cloud-master"]})
    assert not s.can("attack")
    s.focus()
    s.attack("raidian-cloud-master")
    assert s.discard(1) == ["raidian-cloud-master"]


def test_raidian_draws_a_card() -> None:
    s = scene(play=["raidian-cloud-master"], deck=["blaster", "crystal"])
    s.activate("raidian-cloud-master")
    assert s.gained == {"cards": 1}
