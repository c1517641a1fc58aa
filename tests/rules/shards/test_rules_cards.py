"""Types of cards, mastery bonuses and named abilities (SOI-ALLY, -MERC, -CHAMP, -MAST, -NAME)."""

from __future__ import annotations

import pytest

from tests.rules.shards.scene import INFINITE, scene

# --- allies and mercenaries -------------------------------------------------------------------------------------------


@pytest.mark.rule("SOI-ALLY-01")
def test_a_recruited_ally_is_paid_and_discarded() -> None:
    s = scene(row=["mining-drones"], crystals=3, deck=["blaster"])
    s.recruit("mining-drones")
    assert (s.crystals, s.discard(), s.hand()) == (1, ["mining-drones"], [])


@pytest.mark.rule("SOI-ALLY-02")
def test_an_ally_is_in_play_before_its_effects_are_applied_in_order() -> None:
    s = scene(hand=["umbral-scourge", "crystal"])
    s.play("umbral-scourge")  # 1 mastery, then you may remove a card
    assert (s.asked, s.in_play(), s.mastery()) == ("remove-card", ["umbral-scourge"], 1)
    assert s.choices() == ["crystal"]


@pytest.mark.rule("SOI-ALLY-03")
def test_an_ally_stays_in_play_until_the_end_phase() -> None:
    s = scene(hand=["nil-assassin", "crystal"], p1={"hand": ["thorn-zealot"]})
    s.play("nil-assassin")
    s.play("crystal")
    assert s.in_play() == ["crystal", "nil-assassin"]
    s.end_main()
    assert (s.asked, s.in_play()) == ("show-shields", ["crystal", "nil-assassin"])  # the attack phase
    s.show()
    assert s.in_play() == []


@pytest.mark.rule("SOI-MERC-01")
def test_a_recruited_mercenary_is_an_ally_like_any_other() -> None:
    s = scene(row=["nil-assassin"], crystals=2)
    s.recruit("nil-assassin")
    assert (s.discard(), s.power) == (["nil-assassin"], 0)
    s.end_turn()
    s.end_turn()
    assert s.hand() == ["nil-assassin"]
    s.play("nil-assassin")
    assert s.power == 5
    s.end_turn()
    assert s.hand() == ["nil-assassin"]  # through my discard pile into my hand, not under the centre deck


@pytest.mark.rule("SOI-MERC-02")
def test_only_mercenaries_and_only_of_the_row_are_fast_played() -> None:
    s = scene(hand=["spore-cleric"], row=["nil-assassin", "kiln-drone", "evokatus"], crystals=9)
    assert s.choices("fast-play") == ["nil-assassin"]
    assert s.price("nil-assassin", "fast-play") == s.price("nil-assassin", "recruit") == 2
    assert s.choices("recruit") == ["evokatus", "kiln-drone", "nil-assassin"]


@pytest.mark.rule("SOI-MERC-03")
def test_a_fast_played_mercenary_is_never_yours() -> None:
    s = scene(row=["nil-assassin"] + ["kiln-drone"] * 3 + ["data-heretic"] * 2, crystals=2)
    s.fast_play("nil-assassin")
    s.end_turn()
    assert (s.hand(), s.deck(), s.discard(), s.in_play()) == ([], [], [], [])
    assert s.centre[-1] == "nil-assassin"


@pytest.mark.rule("SOI-MERC-01", "SOI-MERC-03")
def test_a_mercenary_that_has_returned_may_be_recruited_for_good() -> None:
    s = scene(row=["nil-assassin"], centre=[], crystals=2)
    s.fast_play("nil-assassin")
    s.end_turn()
    assert s.row == ["nil-assassin"]
    s.end_turn()
    s.table.arrange({"crystals": 2})
    s.recruit("nil-assassin")
    s.end_turn()
    s.end_turn()
    s.play("nil-assassin")
    s.end_turn()
    assert (s.hand(), s.row, s.centre) == (["nil-assassin"], [], [])


@pytest.mark.rule("SOI-MERC-04")
def test_fast_play_counts_for_unify_and_dominion_and_copying() -> None:
    s = scene(
        hand=["leshai-knight", "ojas-genesis-druid", "order-initiate"],
        row=["spore-cleric", "nil-assassin"],
        play=["kiln-drone"],
        crystals=4,
        health=30,
    )
    s.fast_play("spore-cleric")
    s.play("leshai-knight")
    assert s.power == 6  # Unify
    s.fast_play("nil-assassin")
    s.play("order-initiate")
    assert (s.asked, s.mastery()) == ("main-phase", 2)  # Dominion, with nothing to show
    s.play("ojas-genesis-druid")
    assert {"nil-assassin", "spore-cleric"} <= set(s.choices())
    s.answer("nil-assassin")
    assert s.power == 6 + 5 + 5


@pytest.mark.rule("SOI-MERC-05")
def test_a_mercenary_is_either_recruited_or_fast_played() -> None:
    row = ["nil-assassin", "spore-cleric"]
    s = scene(row=row, centre=["axia"], crystals=9)
    s.fast_play("nil-assassin")
    assert s.choices("recruit") == ["axia", "spore-cleric"]
    s.recruit("spore-cleric")
    assert (s.choices("fast-play"), s.choices("play")) == ([], [])
    assert (s.crystals, s.in_play(), s.discard()) == (5, ["nil-assassin"], ["spore-cleric"])


@pytest.mark.rule("SOI-MERC-06")
def test_any_number_of_mercenaries_even_those_just_revealed() -> None:
    s = scene(row=["nil-assassin"], centre=["nil-assassin", "nil-assassin", "axia"], crystals=6)
    for times in (1, 2, 3):
        s.fast_play("nil-assassin")
        assert s.power == 5 * times
    assert (s.crystals, s.row) == (0, ["axia"])


# --- champions --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SOI-CHAMP-01")
def test_a_champion_is_recruited_and_played_like_an_ally_and_stays() -> None:
    s = scene(row=["systema-ai"], crystals=3)
    s.recruit("systema-ai")
    assert (s.crystals, s.discard()) == (0, ["systema-ai"])
    s.end_turn()
    s.end_turn()
    s.play("systema-ai")
    assert (s.in_play(), s.hand(), s.crystals) == (["systema-ai"], [], 0)
    for _ in range(4):
        s.end_turn()
        assert s.in_play() == ["systema-ai"]


@pytest.mark.rule("SOI-CHAMP-02", "SOI-CHAMP-04")
def test_activation_effects_wait_for_the_activation() -> None:
    s = scene(hand=["evokatus"], deck=["crystal", "crystal"])
    s.play("evokatus")  # draw 1. Activation: 1 power for each Homo Deus champion
    assert (s.hand(), s.power) == (["crystal"], 0)
    s.activate("evokatus")
    assert (s.hand(), s.power) == (["crystal"], 1)


@pytest.mark.rule("SOI-CHAMP-03")
def test_activation_is_free_optional_and_possible_at_once() -> None:
    s = scene(hand=["drakonarius"])
    s.play("drakonarius")
    assert s.can("activate", "drakonarius")
    s.activate("drakonarius")
    assert (s.power, s.crystals) == (6, 0)
    assert not s.can("activate")
    s = scene(play=["drakonarius"])
    s.end_turn()
    assert s.health(1) == 50  # not activated: no power


@pytest.mark.rule("SOI-CHAMP-04")
def test_a_continuous_effect_works_while_the_champion_is_in_play() -> None:
    s = scene(power=9, p1={"play": ["zetta-the-encryptor", "optio-crusher"]})
    assert s.choices("attack") == ["zetta-the-encryptor"]
    s.attack("zetta-the-encryptor")
    assert s.choices("attack") == ["optio-crusher"]
    s.end_main()
    assert s.health(1) == 50 - 4


@pytest.mark.rule("SOI-CHAMP-05")
def test_the_full_current_health_is_paid_in_one_payment() -> None:
    s = scene(power=6, p1={"leader": "decima", "play": ["optio-crusher", "ferrata-guard"]})
    assert s.price("optio-crusher", "attack") == 4 + 2  # with the Guard of Decima
    s.attack("optio-crusher")
    assert (s.power, s.in_play(1)) == (0, ["ferrata-guard"])


@pytest.mark.rule("SOI-CHAMP-06")
def test_a_champion_is_not_worn_down() -> None:
    s = scene(hand=["blaster"], power=3, p1={"play": ["optio-crusher"]})
    assert not s.can("attack")
    s.play("blaster")
    assert [option.number for option in s.options_of("attack")] == [4]


@pytest.mark.rule("SOI-CHAMP-06")
def test_by_option_damage_adds_up_during_a_turn() -> None:
    s = scene(options={"champion_damage": "turn"}, hand=["blaster"], power=3, p1={"play": ["optio-crusher"]})
    for left in (2, 1, 0):
        s.choose("attack", "optio-crusher", number=1)
        assert (s.power, s.in_play(1)) == (left, ["optio-crusher"])
    assert not s.can("attack")
    s.play("blaster")
    assert [option.number for option in s.options_of("attack")] == [1]  # 3 of 4 damage is on it
    s.attack("optio-crusher")
    assert (s.power, s.in_play(1), s.discard(1)) == (0, [], ["optio-crusher"])


@pytest.mark.rule("SOI-CHAMP-06")
def test_by_option_the_rest_of_its_health_finishes_a_champion() -> None:
    s = scene(options={"champion_damage": "turn"}, power=5, p1={"play": ["optio-crusher"]})
    s.choose("attack", "optio-crusher", number=1)
    assert sorted(option.number or 0 for option in s.options_of("attack")) == [1, 3]
    s.choose("attack", "optio-crusher", number=3)
    assert (s.power, s.in_play(1)) == (1, [])
    s = scene(options={"champion_damage": "turn"}, p1={"play": ["optio-crusher"]})
    assert not s.can("attack")  # without power not even a point


@pytest.mark.rule("SOI-CHAMP-06")
def test_by_option_damage_is_gone_after_the_turn() -> None:
    s = scene(options={"champion_damage": "turn"}, power=3, p1={"play": ["optio-crusher"]}, deck=["nil-assassin"])
    for _ in range(3):
        s.choose("attack", "optio-crusher", number=1)
    s.end_turn()
    s.end_turn()
    s.play("nil-assassin")
    assert sorted(option.number or 0 for option in s.options_of("attack")) == [1, 4]


@pytest.mark.rule("SOI-CHAMP-06")
def test_by_option_a_destroyed_champion_comes_back_unhurt() -> None:
    s = scene(
        options={"champion_damage": "turn"},
        power=4,
        deck=["nil-assassin"],
        p1={"hand": ["korvus-legionnaire"], "play": ["optio-crusher"]},
    )
    s.choose("attack", "optio-crusher", number=4)
    s.end_turn()
    s.play("korvus-legionnaire")  # returns the champion to hand
    s.play("optio-crusher")
    s.end_turn()
    s.play("nil-assassin")
    assert sorted(option.number or 0 for option in s.options_of("attack")) == [1, 4]


@pytest.mark.rule("SOI-CHAMP-06", "SOI-CHAMP-05")
def test_by_option_a_champion_dies_of_its_damage_when_its_health_sinks() -> None:
    s = scene(
        options={"champion_damage": "turn"},
        hand=["thorn-zealot"],
        play=["spore-cleric"],
        power=5,
        p1={"leader": "decima", "play": ["optio-crusher", "ferrata-guard"]},
    )
    for _ in range(5):
        s.choose("attack", "optio-crusher", number=1)
    assert s.in_play(1) == ["ferrata-guard", "optio-crusher"]  # 5 damage against 4 + 2 health
    s.play("thorn-zealot")
    s.answer("ferrata-guard")
    assert (s.in_play(1), s.discard(1)) == ([], ["ferrata-guard", "optio-crusher"])


@pytest.mark.rule("SOI-CHAMP-07")
def test_a_destroyed_champion_goes_to_its_players_discard_pile() -> None:
    s = scene(players=3, power=4, p2={"play": ["optio-crusher"]})
    s.attack("optio-crusher")
    assert [s.discard(seat) for seat in range(3)] == [[], [], ["optio-crusher"]]


@pytest.mark.rule("SOI-CHAMP-08")
@pytest.mark.parametrize(
    ("enemies", "victim"),
    [
        (["li-hin-the-shattered", "evokatus"], "li-hin-the-shattered"),
        (["drakonarius", "general-decurion"], "drakonarius"),
        (["zetta-the-encryptor", "optio-crusher"], "optio-crusher"),
    ],
)
def test_what_cannot_be_attacked_can_be_destroyed(enemies: list[str], victim: str) -> None:
    s = scene(hand=["thorn-zealot"], play=["spore-cleric"], power=30, p1={"play": enemies})
    assert not s.can("attack", victim)
    s.play("thorn-zealot")  # Unify: destroy an enemy champion
    s.answer(victim)
    assert s.discard(1) == [victim]


@pytest.mark.rule("SOI-CHAMP-10")
def test_there_is_no_limit_to_champions() -> None:
    many = ["primus-pilus", "evokatus", "evokatus", "numeri-drones", "numeri-drones", "optio-crusher", "optio-crusher"]
    s = scene(hand=["axia", "systema-ai"], play=many)
    s.play("axia")
    s.play("systema-ai")
    assert s.in_play() == sorted([*many, "axia", "systema-ai"])


@pytest.mark.rule("SOI-CHAMP-11", "SOI-NAME-04")
def test_activating_is_not_playing() -> None:
    s = scene(hand=["order-initiate", "spore-cleric", "nil-assassin"], play=["optio-crusher"])
    s.activate("optio-crusher")
    s.play("spore-cleric")
    s.play("nil-assassin")
    s.play("order-initiate")  # Dominion: no Homo Deus card was played this turn
    assert s.mastery() == 0


# --- mastery bonuses --------------------------------------------------------------------------------------------------


@pytest.mark.rule("SOI-MAST-01", "SOI-MAST-04")
@pytest.mark.parametrize(("mastery", "power"), [(9, 3), (10, 5), (30, 5)])
def test_a_bonus_needs_its_number_and_waits_below_activation(mastery: int, power: int) -> None:
    s = scene(hand=["optio-crusher"], mastery=mastery)
    s.play("optio-crusher")
    assert s.power == 0
    s.activate("optio-crusher")
    assert s.power == power


@pytest.mark.rule("SOI-MAST-01", "SOI-MAST-02", "SOI-MAST-04")
@pytest.mark.parametrize(("mastery", "power"), [(0, 4), (9, 4), (10, 8), (11, 8)])
def test_a_bonus_of_an_ally_applies_on_play_and_spends_nothing(mastery: int, power: int) -> None:
    s = scene(hand=["aetherbreaker"], mastery=mastery)
    s.play("aetherbreaker")
    assert (s.power, s.mastery()) == (power, mastery)


@pytest.mark.rule("SOI-MAST-03")
@pytest.mark.parametrize(("mastery", "crystals"), [(4, 2), (5, 3), (14, 3), (15, 4), (30, 4)])
def test_of_several_replacements_only_the_highest_applies(mastery: int, crystals: int) -> None:
    s = scene(hand=["shard-reactor"], mastery=mastery)
    s.play("shard-reactor")
    assert s.crystals == crystals


@pytest.mark.rule("SOI-MAST-03")
@pytest.mark.parametrize(("mastery", "power"), [(19, 5), (20, 10)])
def test_a_bonus_may_come_on_top(mastery: int, power: int) -> None:
    s = scene(hand=["the-heart-of-nothing"], mastery=mastery)
    s.play("the-heart-of-nothing")
    assert s.power == power


@pytest.mark.rule("SOI-MAST-05")
@pytest.mark.parametrize(("mastery", "drawn"), [(8, 0), (9, 1), (10, 1)])
def test_mastery_of_an_earlier_line_counts(mastery: int, drawn: int) -> None:
    s = scene(hand=["cache-warden"], mastery=mastery, deck=["crystal"])
    s.play("cache-warden")  # 1 mastery; at 10 mastery: draw 1
    assert (s.mastery(), len(s.hand())) == (mastery + 1, drawn)


@pytest.mark.rule("SOI-MAST-06")
def test_a_missed_bonus_is_missed() -> None:
    s = scene(hand=["aetherbreaker", "shard-abstractor", "infinity-shard"], mastery=9)
    s.play("aetherbreaker")
    s.play("shard-abstractor")
    assert (s.mastery(), s.power) == (11, 4)
    s.play("infinity-shard")
    assert s.power == 4 + 3 < INFINITE
