"""The eight relics. How a relic is recruited is tested with the leaders."""

from __future__ import annotations

import pytest

from tests.rules.shards.scene import ASKED, scene

# --- Decima -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("mastery", "power"), [(0, 8), (19, 8), (20, 12), (21, 12)])
def test_praetorian_01_gives_eight_or_twelve(mastery: int, power: int) -> None:
    s = scene(hand=["praetorian-01"], mastery=mastery)
    s.play("praetorian-01")
    assert s.gained == {"power": power}


@pytest.mark.rule("SOI-RULE-15")
@pytest.mark.parametrize("champion", ["optio-crusher", "li-hin-the-shattered", "praetorian-02"])
def test_praetorian_01_returns_from_the_discard_pile_when_a_champion_is_played(champion: str) -> None:
    s = scene(hand=[champion], discard=["praetorian-01", "crystal"])
    s.play(champion)
    assert s.hand() == ["praetorian-01"]
    assert s.discard() == ["crystal"]


@pytest.mark.rule("SOI-RULE-15")
def test_praetorian_01_returns_from_nowhere_else() -> None:
    s = scene(hand=["optio-crusher", "praetorian-01"])
    s.play("praetorian-01")
    s.play("optio-crusher")
    assert s.hand() == []
    assert s.in_play() == ["optio-crusher", "praetorian-01"]
    s = scene(hand=["optio-crusher"], deck=["praetorian-01"])
    s.play("optio-crusher")
    assert s.hand() == []


@pytest.mark.rule("SOI-RULE-15", "SOI-CHAMP-11")
def test_praetorian_01_does_not_return_for_an_ally_or_an_activation() -> None:
    s = scene(hand=["reactor-drone"], play=["optio-crusher"], discard=["praetorian-01"])
    s.play("reactor-drone")
    s.activate("optio-crusher")
    assert s.discard() == ["praetorian-01"]


@pytest.mark.rule("SOI-RULE-16")
@pytest.mark.parametrize("champion", ["evokatus", "giga-source-adept"])
def test_praetorian_01_returns_after_the_champions_own_effect(champion: str) -> None:
    s = scene(hand=[champion], deck=["blaster"], discard=["praetorian-01"])
    s.play(champion)
    moves = [event.data["card"] for event in s.events if event.what == "move" and event.data["to"] == ("hand", 0)]
    assert moves == ["blaster", "praetorian-01"]


@pytest.mark.rule("SOI-RULE-16", "SOI-CORE-04")
def test_praetorian_01_shuffled_into_the_deck_by_that_effect_does_not_return() -> None:
    s = scene(hand=["evokatus"], discard=["praetorian-01", "praetorian-02"])
    s.play("evokatus")  # it draws one of the two from the reshuffled deck
    assert len(s.hand()) == len(s.deck()) == 1
    assert s.discard() == []


@pytest.mark.rule("SOI-RULE-08", "SOI-RULE-15")
def test_praetorian_01_returns_when_numeri_drones_put_a_champion_into_play() -> None:
    s = scene(play=["numeri-drones"], row=["primus-pilus"], crystals=1, discard=["praetorian-01"])
    s.activate("numeri-drones")
    s.recruit("primus-pilus")
    assert s.hand() == ["praetorian-01"]


def test_praetorian_01_of_an_opponent_does_not_return() -> None:
    s = scene(hand=["optio-crusher"], p1={"discard": ["praetorian-01"]})
    s.play("optio-crusher")
    assert s.discard(1) == ["praetorian-01"]


@pytest.mark.rule("SOI-RULE-17")
@pytest.mark.parametrize(("mastery", "blocked"), [(0, 3), (19, 3), (20, 6), (21, 6)])
def test_praetorian_02_in_play_blocks_three_or_six_without_a_question(mastery: int, blocked: int) -> None:
    s = scene(power=10, p1={"play": ["praetorian-02"], "mastery": mastery})
    s.end_main()
    assert s.asked == "main-phase"
    assert s.health(1) == 40 + blocked


@pytest.mark.rule("SOI-RULE-17")
def test_praetorian_02_adds_to_shields_and_blocks_every_attack() -> None:
    s = scene(
        players=3,
        power=10,
        p1={"hand": ["nil-assassin", "blaster"]},
        p2={"play": ["praetorian-02"], "hand": ["korvus-legionnaire"]},
    )
    s.end_main()
    s.assign(2, 10)
    s.show("korvus-legionnaire")
    assert s.health(2) == 45
    s.play("nil-assassin")
    s.play("blaster")
    s.end_main()
    s.assign(2, 6)
    s.show("korvus-legionnaire")
    assert s.health(2) == 44


@pytest.mark.rule("SOI-RULE-17")
def test_praetorian_02_leaves_no_question_when_it_blocks_all() -> None:
    s = scene(power=3, p1={"play": ["praetorian-02"], "hand": ["command-seer"]})
    s.end_main()
    assert s.asked == "main-phase"
    assert s.health(1) == 50


@pytest.mark.rule("SOI-RULE-18")
def test_praetorian_02_blocks_nothing_from_hand() -> None:
    s = scene(power=5, p1={"hand": ["praetorian-02"]})
    s.end_main()
    assert s.asked == "main-phase"
    assert s.health(1) == 45


def test_praetorian_02_does_not_protect_champions_and_is_destroyed_with_nine() -> None:
    s = scene(power=11, p1={"play": ["praetorian-02", "evokatus"]})
    s.attack("evokatus")
    assert s.power == 9
    s.attack("praetorian-02")
    assert s.power == 0
    assert s.discard(1) == ["evokatus", "praetorian-02"]


def test_praetorian_02_has_nothing_to_activate() -> None:
    assert not scene(play=["praetorian-02"]).can("activate")


# --- Ko Syn Wu --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("mastery", "power"), [(0, 5), (19, 5), (20, 10), (21, 10)])
def test_the_heart_of_nothing_gives_five_and_from_twenty_five_more(mastery: int, power: int) -> None:
    s = scene(hand=["the-heart-of-nothing"], mastery=mastery)
    s.play("the-heart-of-nothing")
    assert s.gained == {"power": power}


@pytest.mark.parametrize(("more", "drawn"), [(4, 5), (5, 8), (6, 8)])
def test_the_heart_draws_three_more_cards_for_ten_damage(more: int, drawn: int) -> None:
    s = scene(hand=["the-heart-of-nothing"], power=more, deck=["crystal"] * 10)
    s.play("the-heart-of-nothing")
    s.end_turn()
    assert s.health(1) == 45 - more
    assert len(s.hand()) == drawn


@pytest.mark.parametrize(("shield", "drawn"), [("korvus-legionnaire", 8), ("mainframe-abbot", 5)])
def test_the_heart_counts_damage_after_shields(shield: str, drawn: int) -> None:
    s = scene(hand=["the-heart-of-nothing"], power=7, deck=["crystal"] * 10, p1={"hand": [shield]})
    s.play("the-heart-of-nothing")
    s.end_main()
    s.show(shield)
    assert len(s.hand()) == drawn


@pytest.mark.parametrize(("first", "drawn"), [(9, 5), (10, 8)])
def test_the_heart_needs_the_damage_at_one_opponent(first: int, drawn: int) -> None:
    s = scene(players=3, hand=["the-heart-of-nothing"], power=13, deck=["crystal"] * 10)
    s.play("the-heart-of-nothing")
    s.end_main()
    if first == 10:
        s.assign(1, 10)
    else:
        s.assign(1, 5)
        for _ in range(4):
            s.assign(1, 1)
    s.assign(2, 18 - first)
    assert (s.health(1), s.health(2)) == (50 - first, 50 - 18 + first)
    assert len(s.hand()) == drawn


@pytest.mark.rule("SOI-RULE-19")
@pytest.mark.parametrize(
    ("counts", "health", "drawn"), [("lost", 9, 5), ("lost", 10, 8), ("dealt", 9, 8), ("dealt", 10, 8)]
)
def test_the_heart_counts_what_is_lost_not_what_was_dealt(counts: str, health: int, drawn: int) -> None:
    s = scene(players=3, options={"heart": counts}, hand=["the-heart-of-nothing"], power=6, deck=["crystal"] * 10,
              p1={"health": health})  # fmt: skip
    s.play("the-heart-of-nothing")
    s.end_main()
    s.assign(1, 11)
    assert len(s.hand()) == drawn


def test_the_heart_does_not_count_power_spent_on_champions() -> None:
    s = scene(hand=["the-heart-of-nothing"], power=9, deck=["crystal"] * 10, p1={"play": ["axia"]})
    s.play("the-heart-of-nothing")
    s.attack("axia")
    s.end_turn()
    assert s.health(1) == 43
    assert len(s.hand()) == 5


@pytest.mark.rule("SOI-END-08")
def test_the_heart_waits_for_this_turns_damage_only() -> None:
    s = scene(hand=["the-heart-of-nothing"], deck=["nil-assassin", "nil-assassin", *["crystal"] * 20])
    s.play("the-heart-of-nothing")
    s.end_turn()
    s.end_turn()
    s.play("nil-assassin")
    s.play("nil-assassin")
    s.end_turn()
    assert s.health(1) == 35
    assert len(s.hand()) == 5


def test_a_copied_heart_draws_six_more_cards() -> None:
    s = scene(hand=["ojas-genesis-druid", "the-heart-of-nothing"], deck=["crystal"] * 12)
    s.play("the-heart-of-nothing")
    s.play("ojas-genesis-druid")
    assert s.power == 10
    s.end_turn()
    assert len(s.hand()) == 11


def test_the_world_piercer_gives_mastery_and_must_return_a_mercenary() -> None:
    s = scene(hand=["the-world-piercer"], discard=["nil-assassin", "data-heretic", "crystal"])
    s.play("the-world-piercer")
    assert s.choices() == ["data-heretic", "nil-assassin"]
    assert not s.can("pass")
    s.answer("nil-assassin")
    assert s.gained == {"mastery": 2}
    assert s.hand() == ["nil-assassin"]


@pytest.mark.rule("SOI-MAST-05", "SOI-MAST-03")
@pytest.mark.parametrize(("mastery", "returned"), [(17, 1), (18, 3), (20, 3)])
def test_the_world_piercer_returns_all_mercenaries_from_twenty_its_own_included(mastery: int, returned: int) -> None:
    s = scene(
        hand=["the-world-piercer"],
        discard=["nil-assassin", "data-heretic", "nil-assassin", "crystal", "axia"],
        mastery=mastery,
    )
    s.play("the-world-piercer")
    if returned == 1:
        s.answer("nil-assassin")
    assert s.asked == "main-phase"
    assert len(s.hand()) == returned
    assert len(s.discard()) == 5 - returned


@pytest.mark.rule("SOI-CORE-13")
@pytest.mark.parametrize("mastery", [0, 20])
def test_the_world_piercer_without_mercenaries_gives_mastery_only(mastery: int) -> None:
    s = scene(hand=["the-world-piercer"], discard=["crystal"], mastery=mastery)
    s.play("the-world-piercer")
    assert s.gained == {"mastery": 2}
    assert s.hand() == []


# --- Tetra ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("mastery", "cards"), [(0, 1), (19, 1), (20, 2), (21, 2)])
def test_datic_robes_draw_one_or_two(mastery: int, cards: int) -> None:
    s = scene(hand=["datic-robes"], deck=["blaster"] * 3, mastery=mastery)
    s.play("datic-robes")
    assert s.gained == {"cards": cards}


@pytest.mark.rule("SOI-RULE-14")
@pytest.mark.parametrize("mastery", [1, 7, 20, 30])
def test_datic_robes_block_as_much_as_their_players_mastery(mastery: int) -> None:
    s = scene(power=35, mastery=3, p1={"hand": ["datic-robes"], "mastery": mastery})
    s.end_main()
    assert s.price("datic-robes", "show") == mastery
    s.show("datic-robes")
    assert s.health(1) == 15 + mastery
    assert s.hand(1) == ["datic-robes"]


@pytest.mark.rule("SOI-RULE-14")
def test_datic_robes_cannot_be_shown_without_mastery() -> None:
    s = scene(power=5, p1={"hand": ["datic-robes"], "mastery": 0})
    s.end_main()
    assert s.asked == "main-phase"
    assert s.health(1) == 45


@pytest.mark.rule("SOI-MAST-05", "SOI-MAST-03")
@pytest.mark.parametrize(
    ("mastery", "power"), [(0, 1), (1, 1), (2, 2), (9, 5), (10, 6), (18, 10), (19, 20), (20, 21), (29, 30), (30, 30)]
)
def test_terminal_crescents_give_half_the_mastery_rounded_up_or_all_of_it(mastery: int, power: int) -> None:
    s = scene(hand=["terminal-crescents"], mastery=mastery)
    s.play("terminal-crescents")
    assert s.power == power
    assert s.mastery() == min(30, mastery + 1)


# --- Volos ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SOI-RULE-13")
def test_entropic_talons_draw_two_and_turn_later_healing_into_power() -> None:
    s = scene(hand=["entropic-talons", "spore-cleric", "spore-cleric"], deck=["blaster"] * 3, health=30)
    s.play("spore-cleric")
    s.play("entropic-talons")
    assert s.gained == {"health": 4, "cards": 2}  # what was gained before counts for nothing
    s.play("spore-cleric")
    assert s.gained == {"health": 8, "cards": 2, "power": 4}


@pytest.mark.rule("SOI-RULE-13")
@pytest.mark.parametrize("health", [50, 48])
def test_entropic_talons_count_health_beyond_the_maximum(health: int) -> None:
    s = scene(hand=["entropic-talons", "spore-cleric"], health=health)
    s.play("entropic-talons")
    s.play("spore-cleric")
    assert s.health() == 50
    assert s.power == 4


@pytest.mark.rule("SOI-RULE-13")
@pytest.mark.parametrize(("mastery", "gained"), [(19, {}), (20, {"health": 10, "power": 10})])
def test_entropic_talons_heal_ten_from_twenty_mastery_and_feed_themselves(mastery: int, gained: dict[str, int]) -> None:
    s = scene(hand=["entropic-talons"], mastery=mastery, health=30)
    s.play("entropic-talons")
    assert s.gained == gained


@pytest.mark.rule("SOI-RULE-13")
@pytest.mark.parametrize(("talons", "power"), [("point", 14), ("effect", 2)])
def test_entropic_talons_may_count_effects_instead_of_points(talons: str, power: int) -> None:
    s = scene(options={"talons": talons}, hand=["entropic-talons", "root-of-the-forest", "spore-cleric"], health=20)
    s.play("entropic-talons")
    s.play("spore-cleric")
    assert s.power == (4 if talons == "point" else 1)
    s.play("root-of-the-forest")
    assert s.power == power + 10  # its own Unify: both others are Undergrowth allies
    assert s.health() == 34


@pytest.mark.rule("SOI-END-08")
def test_entropic_talons_last_until_the_end_of_the_turn() -> None:
    s = scene(hand=["entropic-talons"], health=30, deck=["blaster", "blaster", "spore-cleric"])
    s.play("entropic-talons")
    s.end_turn()
    s.end_turn()
    s.play("spore-cleric")
    assert (s.health(), s.power) == (34, 0)


def test_entropic_talons_do_not_help_an_opponent() -> None:
    s = scene(hand=["entropic-talons"], p1={"hand": ["spore-cleric"], "health": 30})
    s.play("entropic-talons")
    s.end_turn()
    s.play("spore-cleric")
    assert (s.health(1), s.power) == (34, 0)


@pytest.mark.rule("SOI-MAST-05")
@pytest.mark.parametrize(
    ("mastery", "allies", "healed"),
    [(0, [], 2), (17, ["spore-cleric"], 2), (18, ["spore-cleric"], 47), (20, ["spore-cleric"], 47), (20, [], 2)],
)
def test_panconscious_crown_needs_twenty_mastery_and_unify_for_its_great_healing(
    mastery: int, allies: list[str], healed: int
) -> None:
    s = scene(hand=["panconscious-crown"], play=allies, mastery=mastery, health=3)
    s.play("panconscious-crown")
    assert s.gained == {"mastery": 2, "health": healed}


def test_panconscious_crown_asks_to_show_an_ally_from_twenty_mastery_only() -> None:
    s = scene(options=ASKED, hand=["panconscious-crown", "spore-cleric"], mastery=17, health=3)
    s.play("panconscious-crown")
    assert s.asked == "main-phase"
    s = scene(options=ASKED, hand=["panconscious-crown", "spore-cleric"], mastery=18, health=3)
    s.play("panconscious-crown")
    s.answer("spore-cleric")
    assert s.health() == 50


@pytest.mark.rule("SOI-RULE-13")
def test_the_crown_gives_its_whole_number_to_the_talons() -> None:
    s = scene(hand=["entropic-talons", "panconscious-crown"], mastery=18)
    s.play("entropic-talons")
    s.play("panconscious-crown")
    assert s.gained == {"mastery": 2, "power": 2 + 50}


def test_the_relic_allies_of_volos_are_undergrowth_allies() -> None:
    s = scene(hand=["undergrowth-aspirant"], play=["panconscious-crown"], health=40)
    s.play("undergrowth-aspirant")
    assert s.gained == {"health": 3, "power": 5}
