"""Fenrix: set-up, unleash, increased difficulty, claws and Position tokens, and his nine cards."""

from __future__ import annotations

from typing import Any

import pytest

from deckwright import Table
from deckwright.table.errors import BadArrangement
from tests.rules.new_age.scene import Scene, scene

CLAW = "rending-claw"
QUIET = "crazed-whelps"  # what the nemesis draws so that nothing happens


def fenrix(*claws: Any, tokens: int = 0, **arrangement: Any) -> Scene:
    """A scene with these minions and powers in play, and nobody's Position token anywhere."""
    return scene(nemesis="fenrix", threats=list(claws), tokens=tokens, **arrangement)


def token(s: Scene, player: int = 0) -> int | None:
    """Which of the minions and powers in play, counted from 1, has the Position token of a player."""
    on = s.table.view()["players"][player]["values"]["token_on"]
    ids = [card["id"] for card in s.table.view()["piles"]["threats"]["cards"]]
    return None if on is None else ids.index(on) + 1


def lives(s: Scene) -> list[int]:
    """The life of all minions in play."""
    return [card.get("life", 0) for card in s.table.view()["piles"]["threats"]["cards"] if card.get("life")]


def deck(s: Scene) -> int:
    """How many claws are in the claw deck."""
    return int(s.table.view()["piles"]["claw_deck"]["count"])


def cast_at(s: Scene, target: int) -> None:
    """Cast the prepped spell at one of the cards in play, counted from 1; 0 is Fenrix."""
    s.choose("cast")
    view = s.table.view()["piles"]
    wanted = view["threats"]["cards"][target - 1] if target else view["nemesis_mat"]["cards"][0]
    if s.asked == "which-target":
        s.choose(next(o.index for o in s.options_of("choose") if o.card_id == wanted["id"]))


# --- set-up -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-CLAW-03")
@pytest.mark.parametrize(("players", "tokens"), [(1, 2), (2, 2), (3, 1), (4, 0)])
def test_he_begins_with_sixty_life_five_claws_and_tokens_by_players(players: int, tokens: int) -> None:
    tables = (Table.open("new-age", players=players, seed=seed, options={"nemesis": "fenrix"}) for seed in range(50))
    s = Scene(next(table for table in tables if "turn-nemesis" not in table.cards("turns_taken")))
    assert (s.tokens, s.nemesis_life, deck(s), s.pile("threats")) == (tokens, 60, 5, [])
    assert all(token(s, side) is None for side in range(players))


@pytest.mark.rule("NA-CLAW-03")
@pytest.mark.parametrize("difficulty", ["expert", "extinction"])
def test_increased_difficulty_begins_with_a_claw(difficulty: str) -> None:
    s = Scene(Table.open("new-age", players=2, seed=1, options={"nemesis": "fenrix", "difficulty": difficulty}))
    assert s.asked == "who-places-token" and s.players_offered() == [0, 1]
    s.answer_player(1)
    assert s.pile("threats") == [CLAW] and token(s, 1) == 1 and deck(s) == 4


# --- claws ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-CLAW-04")
@pytest.mark.parametrize(("before", "claws", "after"), [(2, 0, 3), (3, 1, 2), (4, 1, 3), (5, 2, 2)])
def test_tokens_become_claws_at_the_end_of_the_nemesis_turn(before: int, claws: int, after: int) -> None:
    s = fenrix("null-scion", tokens=before)  # unleashes once
    s.nemesis_turn(QUIET)
    for _ in range(claws):
        assert s.asked == "who-places-token"
        s.choose("pass")
    assert s.pile("threats").count(CLAW) == claws and s.tokens == after and deck(s) == 5 - claws


@pytest.mark.rule("NA-CLAW-01")
def test_any_player_may_place_the_token_on_a_new_claw() -> None:
    s = fenrix(tokens=4)
    s.nemesis_turn(QUIET)
    assert s.asked == "who-places-token" and s.seats == (0, 1)
    s.answer_player(1)
    assert token(s, 1) == 2 and token(s, 0) is None and lives(s) == [5]


@pytest.mark.rule("NA-CLAW-05")
def test_only_whoever_has_the_token_there_damages_a_claw() -> None:
    s = fenrix(CLAW, CLAW, prepped=[("spark", 1)], hand=["crystal"] * 5, p0={"token_on": "threats/2"})
    assert token(s) == 2
    s.casting()
    cast_at(s, 1)
    assert lives(s) == [5, 5] and s.amounts_said("hits") == [0]
    t = fenrix(CLAW, CLAW, prepped=[("spark", 1)], hand=["crystal"] * 5, p0={"token_on": "threats/2"})
    t.casting()
    cast_at(t, 2)
    assert lives(t) == [5, 4]


@pytest.mark.rule("NA-CLAW-05")
def test_without_the_token_fenrix_himself_can_be_damaged() -> None:
    s = fenrix(CLAW, prepped=[("spark", 1)], hand=["crystal"] * 5)
    s.casting()
    cast_at(s, 0)
    assert s.nemesis_life == 59


@pytest.mark.rule("NA-CLAW-06")
def test_a_discarded_claw_goes_onto_the_claw_deck_and_tokens_to_their_players() -> None:
    s = fenrix({"card": CLAW, "life": 1}, prepped=[("spark", 1)], hand=["crystal"] * 5, p1={"token_on": "threats/1"})
    s.choose("place-token", CLAW)
    s.casting()
    cast_at(s, 1)
    assert s.pile("threats") == [] and s.pile("nemesis_discard") == [] and deck(s) == 5
    assert token(s, 0) is None and token(s, 1) is None


@pytest.mark.rule("NA-CLAW-02")
def test_the_token_is_placed_and_moved_in_the_main_phase_as_often_as_one_likes() -> None:
    s = fenrix(CLAW, {"card": CLAW, "life": 2}, "molten-alpha")
    first, second = (option.index for option in s.options_of("place-token"))
    s.choose(first)
    assert token(s) == 1 and len(s.options_of("place-token")) == 1
    s.choose("place-token")
    assert token(s) == 2
    s.choose("place-token")
    assert token(s) == 1 and s.asked == "main-phase" and second != first


@pytest.mark.rule("NA-CLAW-02")
def test_without_a_claw_there_is_nothing_to_place() -> None:
    assert not fenrix("molten-alpha").can("place-token")


@pytest.mark.rule("NA-CLAW-01")
def test_a_claw_hurts_gravehold_if_nobody_stands_before_it() -> None:
    s = fenrix(CLAW)
    s.nemesis_turn(QUIET)
    assert s.gravehold == 28 and s.life(0) == s.life(1) == 10


@pytest.mark.rule("NA-CLAW-01")
def test_a_claw_hurts_one_of_those_before_it_or_gravehold() -> None:
    s = fenrix(CLAW, p0={"token_on": "threats/1"}, p1={"token_on": "threats/1"})
    s.nemesis_turn(QUIET)
    assert s.asked == "decide-together"
    s.decide("A player whose Position token")
    s.answer_player(1)
    assert (s.life(0), s.life(1), s.gravehold) == (10, 8, 30)
    t = fenrix(CLAW, p0={"token_on": "threats/1"})
    t.nemesis_turn(QUIET)
    t.decide("Gravehold")
    assert (t.life(0), t.gravehold) == (10, 28)


@pytest.mark.rule("NA-CLAW-07")
def test_with_the_last_claw_of_the_deck_the_players_lose_at_once() -> None:
    s = fenrix(*[CLAW] * 4, tokens=4)
    s.nemesis_turn(QUIET)
    assert s.won is False and deck(s) == 0 and s.gravehold == 22
    assert s.said("last-claw") == ["The claw deck is empty"]


@pytest.mark.rule("NA-CLAW-08")
@pytest.mark.parametrize("at_once", [False, True])
def test_claws_come_before_the_check_for_an_empty_deck(at_once: bool) -> None:
    """The last card is an attack and nothing is in play: the tokens it brings still become a claw."""
    s = fenrix(tokens=2, deck_3=[], options={"outlast_at_once": at_once})
    s.nemesis_turn("obscure")
    assert s.won is None and s.pile("threats") == [CLAW]
    t = fenrix(tokens=1, deck_3=[], options={"outlast_at_once": at_once})
    t.nemesis_turn("obscure")
    assert t.won is True


# --- his cards --------------------------------------------------------------------------------------------------------


def test_dodge() -> None:
    s = fenrix(CLAW, p0={"token_on": "threats/1"}, p1={"hand": ["crystal"]})
    s.nemesis_turn("dodge")
    s.decide("Gravehold")
    s.decide("goes back")
    assert token(s) is None and s.tokens == 1 and s.pile("nemesis_discard") == ["dodge"]
    t = fenrix(CLAW, p0={"token_on": "threats/1"}, p1={"hand": ["crystal"]})
    t.nemesis_turn("dodge")
    t.decide("Gravehold")
    t.decide("discards")
    assert t.life(1) == 8 and t.hand(1) == [] and t.tokens == 1 and token(t) == 1


def test_dodge_without_a_token_on_a_minion() -> None:
    s = fenrix(p1={"hand": ["crystal"]})
    s.nemesis_turn("dodge")
    assert s.hand(1) == [] and s.life(1) + s.life(0) == 18


@pytest.mark.rule("NA-CLAW-09")
def test_crazed_whelps() -> None:
    s = fenrix({"card": "crazed-whelps", "countdown": 1}, beside_mat=["spring-of-fury"])
    s.nemesis_turn("molten-alpha")
    s.answer_player(0)
    s.answer_player(1)
    assert lives(s) == [2, 2, 15] and s.gravehold == 30  # they do not act yet, and are weak in spite of the fury
    s.nemesis_turn(QUIET)
    assert s.gravehold == 30 - 2 - 2 - 4


@pytest.mark.rule("NA-CLAW-09")
def test_whelps_rest_even_when_lacerate_comes() -> None:
    s = fenrix(CLAW, {"card": "crazed-whelps", "countdown": 1})
    s.nemesis_turn("lacerate")
    s.choose("pass")
    s.choose("pass")
    assert s.gravehold == 26 and s.pile("threats") == [CLAW] * 3  # three claws, but two of them rest


def test_rally_the_pack() -> None:
    s = fenrix({"card": "rally-the-pack", "countdown": 1})
    s.nemesis_turn(QUIET)
    assert s.tokens == 2
    t = fenrix({"card": "rally-the-pack", "countdown": 1}, CLAW, "molten-alpha")
    t.nemesis_turn(QUIET)
    t.answer_player(1)
    assert t.life(1) == 7 and t.tokens == 1 and token(t, 1) == 1
    t.decide("Gravehold")
    assert t.life(1) == 7 and t.gravehold == 24


@pytest.mark.rule("NA-CLAW-02")
def test_obscure() -> None:
    mine = {"breaches": {1: "open", 2: "open"}, "prepped": [("spark", 1), ("imbued-smash", 2)]}
    s = fenrix(CLAW, tokens=2, hand=["crystal"] * 5, **mine)
    s.nemesis_turn("obscure")
    assert s.pile("threats") == [CLAW] * 2 and s.tokens == 2  # nobody was asked to place a token
    assert s.asked == "casting-phase" and s.prepped() == ["spark"]
    assert s.table.cards("deck", 0) == ["imbued-smash"]


@pytest.mark.rule("NA-CLAW-02")
def test_after_obscure_tokens_can_be_placed_again() -> None:
    s = fenrix(CLAW)
    s.nemesis_turn("obscure")
    assert s.can("place-token", CLAW)


def test_hunting_claw() -> None:
    s = fenrix()
    s.nemesis_turn("hunting-claw")
    assert s.asked == "who-places-token"
    s.answer_player(0)
    assert lives(s) == [8]
    s.nemesis_turn(QUIET)
    s.decide("A player whose")
    assert s.life(0) == 8


@pytest.mark.rule("NA-CLAW-09")
def test_hunting_claw_is_damaged_as_a_claw_and_discarded_as_a_minion() -> None:
    s = fenrix({"card": "hunting-claw", "life": 1}, prepped=[("spark", 1)], hand=["crystal"] * 5)
    s.casting()
    cast_at(s, 1)
    assert lives(s) == [1]
    t = fenrix(
        {"card": "hunting-claw", "life": 1},
        prepped=[("spark", 1)],
        hand=["crystal"] * 5,
        p0={"token_on": "threats/1"},
    )
    t.casting()
    cast_at(t, 1)
    assert t.pile("nemesis_discard") == ["hunting-claw"] and token(t) is None and deck(t) == 5


def test_spring_of_fury() -> None:
    s = fenrix({"card": "spring-of-fury", "countdown": 1}, tokens=2)
    s.nemesis_turn("hunting-claw")
    s.choose("pass")
    s.choose("pass")
    assert s.pile("beside_mat") == ["spring-of-fury"] and s.pile("nemesis_discard") == []
    assert lives(s) == [9, 6] and s.tokens == 2
    t = fenrix("spring-of-fury", aether=7)
    t.choose("discard-power", "spring-of-fury")
    assert t.aether == 0 and t.pile("nemesis_discard") == ["spring-of-fury"]


@pytest.mark.parametrize(("claws", "tokens", "gravehold"), [(2, 3, 26), (3, 0, 18)])
def test_lacerate(claws: int, tokens: int, gravehold: int) -> None:
    s = fenrix(*[CLAW] * claws)
    s.nemesis_turn("lacerate")
    assert s.tokens == tokens and s.gravehold == gravehold


def test_molten_alpha() -> None:
    s = fenrix(CLAW, p1={"token_on": "threats/1"}, prepped=[("spark", 1)], hand=["crystal"] * 5)
    s.nemesis_turn("molten-alpha")
    s.decide("Gravehold")
    assert token(s, 0) == token(s, 1) == 2 and lives(s) == [5, 15]
    cast_at(s, 2)
    assert lives(s) == [5, 14]
    s.choose("place-token", CLAW)
    assert token(s, 0) == 1
    s.nemesis_turn(QUIET)
    s.decide("Gravehold")
    assert s.gravehold == 30 - 2 - 2 - 4


@pytest.mark.rule("NA-CLAW-09")
def test_everybody_can_damage_molten_alpha_and_its_tokens_go_back() -> None:
    s = fenrix(
        {"card": "molten-alpha", "life": 1},
        prepped=[("spark", 1)],
        hand=["crystal"] * 5,
        p1={"token_on": "threats/1"},
    )
    s.casting()
    cast_at(s, 1)
    assert s.pile("nemesis_discard") == ["molten-alpha"] and token(s, 1) is None


@pytest.mark.rule("NA-CLAW-02")
def test_aether_blizzard() -> None:
    s = fenrix(CLAW, {"card": "aether-blizzard", "countdown": 1}, tokens=1, p0={"token_on": "threats/1"})
    s.nemesis_turn("hunting-claw")
    s.decide("Gravehold")
    assert token(s) is None and s.tokens == 2
    assert s.pile("threats") == [CLAW, "hunting-claw", CLAW] and s.asked == "main-phase"


def test_aether_blizzard_is_averted_by_three_cards_of_cost_three() -> None:
    s = fenrix("aether-blizzard", hand=["imbued-smash"] * 3 + ["crystal"])
    s.choose("discard-power", "aether-blizzard")
    s.answer_any("imbued-smash", "imbued-smash")
    assert s.hand() == ["crystal"] and s.pile("destroyed").count("imbued-smash") == 3
    assert not fenrix("aether-blizzard", hand=["imbued-smash"] * 2 + ["crystal"]).can("discard-power")


@pytest.mark.parametrize("card", ["crazed-whelps", "rally-the-pack"])
def test_powers_without_to_discard(card: str) -> None:
    assert not fenrix(card, aether=20, hand=["crystal"] * 5).can("discard-power", card)


# --- positions --------------------------------------------------------------------------------------------------------


def test_a_token_on_what_is_no_minion_is_refused() -> None:
    with pytest.raises(BadArrangement, match="no minion for the Position token"):
        fenrix("aether-blizzard", p0={"token_on": "threats/1"})


def test_all_claws_in_play_are_refused() -> None:
    with pytest.raises(BadArrangement, match="the claw deck is empty"):
        fenrix(*[CLAW] * 5)
