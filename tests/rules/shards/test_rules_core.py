"""The general rules: drawing, the centre row, how effects are applied (SOI-CORE, SOI-REM)."""

from __future__ import annotations

import pytest

from deckwright.table.errors import NotLegal
from tests.rules.shards.scene import scene

SIX = ["axia", "giga-source-adept", "nil-assassin", "spore-cleric", "kiln-drone", "thorn-zealot"]


@pytest.mark.rule("SOI-CORE-01")
def test_the_top_card_of_the_deck_is_drawn() -> None:
    s = scene(hand=["data-heretic"], deck=["blaster", "infinity-shard", "crystal"])
    s.play("data-heretic")
    assert (s.hand(), s.deck()) == (["blaster", "infinity-shard"], ["crystal"])


@pytest.mark.rule("SOI-CORE-02")
def test_a_discarded_card_lies_face_up_on_its_players_pile() -> None:
    s = scene(hand=["axia"], deck=["crystal"] * 5)
    s.end_turn()
    assert (s.discard(0), s.discard(1)) == (["axia"], [])
    assert s.seen_by(1, "discard") == ["axia"]


@pytest.mark.rule("SOI-CORE-03")
def test_a_removed_card_is_out_of_the_game() -> None:
    s = scene(hand=["shadow-apostle", "infinity-shard"])
    s.play("shadow-apostle")
    s.answer("infinity-shard")
    assert (s.removed, s.hand(), s.discard()) == (["infinity-shard"], [], [])
    s.end_turn()  # everything there is, is drawn again
    assert (s.hand(), s.deck(), s.discard()) == (["shadow-apostle"], [], [])


@pytest.mark.rule("SOI-CORE-04")
def test_drawing_goes_on_from_the_reshuffled_discard_pile() -> None:
    s = scene(hand=["data-heretic"], deck=["blaster"], discard=["crystal"] * 3)
    s.play("data-heretic")
    assert (s.hand(), s.deck(), s.discard()) == (["blaster", "crystal"], ["crystal"] * 2, [])
    assert s.seen_by(0, "deck") == [None, None]


@pytest.mark.rule("SOI-CORE-04")
def test_the_discard_pile_is_really_shuffled() -> None:
    drawn = set()
    for seed in range(20):
        s = scene(hand=["mining-drones"], discard=["crystal", "blaster", "infinity-shard", "shard-reactor"])
        s.table = s.table.determinized(0, seed)  # other luck from here on
        s.table.choose("play", card="mining-drones")
        drawn.add(s.hand()[0])
    assert drawn == {"crystal", "blaster", "infinity-shard", "shard-reactor"}


@pytest.mark.rule("SOI-CORE-05")
def test_a_deck_that_has_just_run_out_is_not_reshuffled_yet() -> None:
    s = scene(hand=["data-heretic"], deck=["blaster", "crystal"], discard=["infinity-shard"])
    s.play("data-heretic")
    assert (s.hand(), s.deck(), s.discard()) == (["blaster", "crystal"], [], ["infinity-shard"])


@pytest.mark.rule("SOI-CORE-06")
def test_draws_from_nothing_are_lost() -> None:
    s = scene(hand=["data-heretic", "crystal"], deck=["blaster"])
    s.play("data-heretic")
    assert (s.hand(), s.deck(), s.discard()) == (["blaster", "crystal"], [], [])
    assert (s.asked, s.health(), s.mastery()) == ("main-phase", 50, 0)


@pytest.mark.rule("SOI-CORE-07")
@pytest.mark.parametrize("place", range(6))
def test_a_place_of_the_row_is_refilled_at_once(place: int) -> None:
    s = scene(row=SIX, centre=["data-heretic", "cache-warden"], crystals=7)
    s.recruit(SIX[place])
    assert s.row == [*SIX[:place], "data-heretic", *SIX[place + 1 :]]
    assert s.centre == ["cache-warden"]


@pytest.mark.rule("SOI-CORE-07")
def test_the_place_of_a_mercenary_is_refilled_before_its_effects() -> None:
    s = scene(hand=["crystal"], row=["shadow-apostle", *SIX[:5]], centre=["data-heretic"], crystals=2)
    s.fast_play("shadow-apostle")
    assert s.asked == "remove-card"  # in the middle of its effects
    assert s.row == ["data-heretic", *SIX[:5]]


@pytest.mark.rule("SOI-CORE-07")
@pytest.mark.parametrize(("where", "pile"), [("into-play", "in_play"), ("to-hand", "hand")])
def test_the_row_never_shows_a_seventh_card(where: str, pile: str) -> None:
    row = ["axia", "evokatus", *SIX[1:5]]
    s = scene(hand=["portal-monk"], play=["numeri-drones"], mastery=15, row=row, centre=["data-heretic", "crystal"])
    s.activate("numeri-drones")  # the next champion goes into play; the Monk says: into your hand
    s.play("portal-monk")
    s.answer("evokatus")
    assert (s.asked, s.row) == ("hand-or-play", row)
    s.choose(where)
    assert s.row == ["axia", "data-heretic", *SIX[1:5]]
    assert "evokatus" in getattr(s, pile)()


@pytest.mark.rule("SOI-CORE-08")
def test_without_a_centre_deck_places_wait_for_mercenaries_to_return() -> None:
    s = scene(row=["spore-cleric", "nil-assassin", "umbral-scourge"], centre=[], crystals=7)
    s.recruit("spore-cleric")
    s.fast_play("nil-assassin")
    assert s.row == ["umbral-scourge"]
    s.end_turn()
    assert (s.row, s.centre) == (["umbral-scourge", "nil-assassin"], [])
    assert s.discard(0) == [] and s.hand(0) == ["spore-cleric"]


@pytest.mark.rule("SOI-CORE-08")
def test_removed_centre_cards_may_make_a_new_deck() -> None:
    s = scene(
        options={"empty_centre": "reshuffle"},
        row=["spore-cleric"],
        centre=[],
        removed=["crystal", "kiln-drone", "kiln-drone", "datic-robes"],
        crystals=2,
    )
    s.recruit("spore-cleric")
    assert (s.row, s.centre) == (["kiln-drone"], ["kiln-drone"])
    assert s.removed == ["crystal", "datic-robes"]  # starting cards and relics never were in the centre deck


@pytest.mark.rule("SOI-CORE-08")
def test_the_new_deck_is_shuffled() -> None:
    removed, laid = ["kiln-drone", "axia", "data-heretic"], set()
    for seed in range(20):
        s = scene(options={"empty_centre": "reshuffle"}, row=["spore-cleric"], centre=[], removed=removed, crystals=2)
        s.table = s.table.determinized(0, seed)  # other luck from here on
        s.table.choose("recruit", card="spore-cleric")
        laid.add(s.row[0])
    assert laid == set(removed)


@pytest.mark.rule("SOI-CORE-08")
@pytest.mark.parametrize("removed", [[], ["crystal"]])
def test_a_new_deck_of_nothing_leaves_the_place_empty(removed: list[str]) -> None:
    s = scene(
        options={"empty_centre": "reshuffle"}, row=["spore-cleric", "axia"], centre=[], removed=removed, crystals=2
    )
    s.recruit("spore-cleric")
    assert (s.row, s.centre, s.removed) == (["axia"], [], removed)


@pytest.mark.rule("SOI-CORE-08")
def test_by_default_removed_cards_stay_removed() -> None:
    s = scene(row=["spore-cleric"], centre=[], removed=["kiln-drone"], crystals=2)
    s.recruit("spore-cleric")
    assert (s.row, s.centre, s.removed) == ([], [], ["kiln-drone"])


@pytest.mark.rule("SOI-CORE-09")
def test_a_card_wins_over_the_rules() -> None:
    s = scene(play=["numeri-drones"], row=["evokatus"], crystals=4, deck=["crystal"] * 2)
    s.activate("numeri-drones")
    s.recruit("evokatus")  # a recruited card goes to the discard pile, but for the Drones
    assert (s.in_play(), s.discard()) == (["evokatus", "numeri-drones"], [])


@pytest.mark.rule("SOI-CORE-10")
def test_effects_are_applied_in_their_order_each_completely() -> None:
    s = scene(hand=["limiter-drones", "crystal"], play=["evokatus"], deck=["blaster"])
    s.play("limiter-drones")  # Inspire: you may remove a card. Then draw 1
    assert (s.asked, s.hand(), s.deck()) == ("remove-card", ["crystal"], ["blaster"])
    assert s.choices() == ["crystal"]  # the card that is drawn later cannot be removed
    s.answer("crystal")
    assert (s.hand(), s.deck()) == (["blaster"], [])


@pytest.mark.rule("SOI-CORE-11")
def test_a_choice_is_made_when_its_effect_is_reached() -> None:
    s = scene(hand=["shadow-apostle", "crystal"])
    s.play("shadow-apostle")  # 2 power, then you may remove a card
    assert (s.asked, s.power, s.removed) == ("remove-card", 2, [])
    s.decline()
    assert (s.asked, s.hand()) == ("main-phase", ["crystal"])


@pytest.mark.rule("SOI-CORE-12")
def test_a_condition_met_later_gives_nothing() -> None:
    s = scene(hand=["kiln-drone", "numeri-drones", "kiln-drone"])
    s.play("kiln-drone")
    assert s.crystals == 2
    s.play("numeri-drones")
    assert s.crystals == 2  # there is a champion now, but the Drone is done
    s.play("kiln-drone")
    assert s.crystals == 2 + 4


@pytest.mark.rule("SOI-CORE-13")
def test_what_cannot_be_done_is_skipped() -> None:
    s = scene(hand=["korvus-legionnaire", "limiter-drones"], play=["evokatus"], deck=["blaster"])
    s.play("korvus-legionnaire")  # no champion in the discard pile
    assert (s.asked, s.power) == ("main-phase", 2)
    s.play("limiter-drones")  # nothing to remove; the draw still happens
    assert (s.asked, s.hand()) == ("main-phase", ["blaster"])


@pytest.mark.rule("SOI-CORE-14")
def test_an_order_must_be_followed() -> None:
    s = scene(hand=["korvus-legionnaire"], discard=["evokatus", "axia", "crystal"])
    s.play("korvus-legionnaire")
    assert {option.verb for option in s.table.options} == {"choose"}
    assert s.choices() == ["axia", "evokatus"]
    s.answer("axia")
    assert (s.hand(), s.discard()) == (["axia"], ["crystal", "evokatus"])


@pytest.mark.rule("SOI-CORE-14")
def test_you_may_means_that_you_may_not() -> None:
    s = scene(hand=["shadow-apostle", "crystal"])
    s.play("shadow-apostle")
    assert s.can("pass")
    s.decline()
    assert s.removed == []


@pytest.mark.rule("SOI-CORE-15")
def test_no_action_begins_while_an_effect_is_applied() -> None:
    s = scene(hand=["shadow-apostle", "crystal"], play=["evokatus"], row=SIX, crystals=9, power=9)
    s.play("shadow-apostle")
    assert {option.verb for option in s.table.options} == {"choose", "pass"}


@pytest.mark.rule("SOI-CORE-16")
def test_what_cannot_be_paid_in_full_is_illegal() -> None:
    s = scene(
        row=["data-heretic", "nil-assassin"], crystals=2, power=4, p1={"play": ["numeri-drones", "optio-crusher"]}
    )
    assert (s.choices("recruit"), s.choices("fast-play")) == (["nil-assassin"], ["nil-assassin"])
    assert s.choices("attack") == ["optio-crusher"]
    with pytest.raises(NotLegal):
        s.table.choose("recruit", card="data-heretic")
    s.recruit("nil-assassin")
    assert s.crystals == 0
    assert not s.can("focus")
    s.attack("optio-crusher")
    assert (s.power, s.choices("attack")) == (0, [])


@pytest.mark.rule("SOI-REM-01")
def test_removal_reaches_only_the_zones_it_names() -> None:
    s = scene(
        hand=["shadow-apostle", "blaster", "crystal"],
        deck=["infinity-shard"],
        discard=["axia"],
        play=["evokatus"],
        row=["kiln-drone"],
        p1={"hand": ["data-heretic"], "discard": ["systema-ai"]},
    )
    s.play("crystal")  # played this turn: no longer in hand
    s.play("shadow-apostle")
    assert s.choices() == ["axia", "blaster"]
    s.answer("axia")
    assert (s.removed, s.discard(), s.hand()) == (["axia"], [], ["blaster"])
