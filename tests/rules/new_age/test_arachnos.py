"""Arachnos: set-up, the ritual and its track, what completes it, the World Devourer, and his nine cards."""

from __future__ import annotations

from typing import Any

import pytest

from deckwright import Table
from deckwright.games.new_age.cards.arachnos import DEVOURERS
from deckwright.games.new_age.ritual import TRACKS
from deckwright.table.errors import BadArrangement
from tests.rules.new_age.scene import Scene, scene

TRACK = TRACKS[0]
LAST = TRACK.length - 1  # one more step completes the ritual
LIFE = 70
# What each World Devourer has more life than Arachnos, and what Gravehold and a player suffer every nemesis turn.
FACTS = [(5, 3, 3), (10, 3, 3), (10, 4, 3), (15, 4, 4), (20, 4, 4), (20, 5, 4), (25, 5, 4), (30, 5, 4), (35, 5, 4)]
FACTS.append((40, 5, 4))
QUIET = "needlemaw"  # does nothing as it is drawn


def arachnos(**arrangement: Any) -> Scene:
    """A scene with Arachnos."""
    return scene(nemesis="arachnos", **arrangement)


def devourer(s: Scene) -> str | None:
    """The World Devourer in play; nothing else of the nemesis is, then."""
    found = [card for card in s.pile("threats") if card.startswith("world-devourer")]
    assert not found or s.pile("threats") == found
    return found[0] if found else None


def with_devourer(tier: int = 2, **arrangement: Any) -> Scene:
    """A scene with the World Devourer in play; it has come with the tokens of its tier."""
    gone: dict[str, list[str]] = {"deck_1": [], "deck_2": [], "deck_3": []}
    return arachnos(**({"threats": [f"world-devourer-{tier}"], "tokens": tier} | gone | arrangement))


def acts(s: Scene) -> None:
    """A nemesis turn without another card to draw."""
    s.end_turn("turn-nemesis", "turn-1")


# --- set-up -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-RITUAL-02")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize(
    ("difficulty", "life", "tokens", "steps"),
    [("beginner", 60, 0, 0), ("normal", 70, 0, 0), ("expert", 70, 2, 2), ("extinction", 80, 2, 2)],
)
def test_the_ritual_begins(players: int, difficulty: str, life: int, tokens: int, steps: int) -> None:
    options = {"nemesis": "arachnos", "difficulty": difficulty}
    tables = (Table.open("new-age", players=players, seed=seed, options=options) for seed in range(50))
    s = Scene(next(table for table in tables if "turn-nemesis" not in table.cards("turns_taken")))
    assert (s.nemesis_life, s.tokens, s.value("ritual")) == (life, tokens, steps)
    assert s.pile("devourers") == [f"world-devourer-{tier}" for tier in range(10)] and s.pile("threats") == []


@pytest.mark.rule("NA-RITUAL-02")
def test_his_cards_are_three_of_each_tier() -> None:
    s = Scene(Table.open("new-age", players=2, seed=0, options={"nemesis": "arachnos"}))
    own = {
        1: {"bolster", "the-chanters", "breach-stabilizer"},
        2: {"unveil", "flame-acolyte", "empower-ritual"},
        3: {"exterminate", "ritual-guardian", "the-end"},
    }
    drawn = {*s.pile("threats"), *s.pile("resolving"), *s.pile("nemesis_discard")}
    for tier, cards in own.items():
        assert cards <= {*s.pile(f"deck_{tier}"), *drawn}


# --- the track --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-RITUAL-03")
def test_an_unleash_is_a_step() -> None:
    s = arachnos(ritual=3, threats=["null-scion"])
    s.nemesis_turn(QUIET)
    assert s.value("ritual") == 4 and s.said("ritual-goes-on") == [
        f"The ritual moves on; steps left: {TRACK.length - 4}"
    ]


@pytest.mark.rule("NA-RITUAL-04")
@pytest.mark.parametrize("track", TRACKS, ids=lambda track: track.id)
def test_each_space_has_its_price_for_a_step_back(track: Any) -> None:
    for space, cost in enumerate(track.costs, start=1):
        s = arachnos(ritual=space, aether=cost, options={"ritual_track": track.id})
        assert [option.number for option in s.options_of("push-back")] == [cost]
        s.choose("push-back")
        assert s.value("ritual") == space - 1 and s.aether == 0
        assert not arachnos(ritual=space, aether=cost - 1, options={"ritual_track": track.id}).can("push-back")


@pytest.mark.rule("NA-RITUAL-04")
def test_it_may_be_pushed_back_again_and_again_but_not_beyond_the_start() -> None:
    s = arachnos(ritual=2, aether=20)
    s.choose("push-back")
    s.choose("push-back")
    assert s.value("ritual") == 0 and s.aether == 20 - TRACK.costs[0] - TRACK.costs[1]
    assert not s.can("push-back")


@pytest.mark.rule("NA-RITUAL-04")
def test_what_may_be_done_is_asked_anew_with_all_else_when_something_is_laid() -> None:
    s = arachnos(ritual=2, aether=2, market=["kindle"])
    s.arrange(p0__hand=["crystal"], aether=9)
    assert s.can("push-back") and s.can("play", "crystal") and s.can("end-turn")
    s.arrange(ritual=0)
    assert not s.can("push-back") and s.can("play", "crystal")


@pytest.mark.rule("NA-RITUAL-04")
def test_aether_for_cards_alone_does_not_push_it_back() -> None:
    assert not arachnos(ritual=1, card_aether=9, spell_aether=9).can("push-back")
    assert arachnos(ritual=1, gem_aether=9).can("push-back")


def test_other_nemeses_have_no_ritual() -> None:
    assert not scene(aether=9).can("push-back")


# --- what completes it ------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-RITUAL-01", "NA-RITUAL-05", "NA-RITUAL-07")
def test_the_last_step_completes_the_ritual() -> None:
    s = arachnos(ritual=LAST, tokens=3, threats=["null-scion", "the-chanters"], deck_2=["smite"])
    s.nemesis_turn(QUIET)
    assert devourer(s) == "world-devourer-3" and s.on_card("life", "world-devourer-3") == LIFE + 15
    assert s.pile("deck_1") == s.pile("deck_2") == s.pile("deck_3") == []
    assert {"null-scion", "the-chanters", QUIET, "smite"} <= {*s.pile("swallowed")}
    assert s.pile("nemesis_discard") == [] and s.tokens == 3  # The Chanters did not come to act
    assert len(s.said("ritual-complete")) == 1


@pytest.mark.rule("NA-RITUAL-06")
@pytest.mark.parametrize(
    ("tokens", "eight", "comes"),
    [(6, False, None), (7, False, None), (8, False, 9), (6, True, None), (7, True, 8), (5, True, None)],
)
def test_too_many_tokens_complete_it(tokens: int, eight: bool, comes: int | None) -> None:
    s = arachnos(tokens=tokens, threats=["the-chanters"], options={"ritual_at_eight": eight})
    s.nemesis_turn(QUIET)
    assert devourer(s) == (f"world-devourer-{comes}" if comes else None)
    assert s.tokens == tokens + 1


@pytest.mark.rule("NA-RITUAL-07")
def test_more_than_nine_tokens_call_the_worst() -> None:
    s = arachnos(tokens=8)
    s.nemesis_turn("unveil")
    s.decide("Arachnos gains 2")
    assert s.tokens == 10 and devourer(s) == "world-devourer-9"


@pytest.mark.rule("NA-RITUAL-08")
def test_nothing_more_of_the_card_that_completes_it_happens() -> None:
    s = arachnos(ritual=LAST)
    s.nemesis_turn("rend")  # unleash, then damage to Gravehold and to a player
    assert devourer(s) == "world-devourer-0" and s.gravehold == 30
    assert s.life(0) == s.life(1) == 10 and s.pile("nemesis_discard") == ["rend"]


@pytest.mark.rule("NA-RITUAL-08")
def test_a_power_is_cut_short_and_leaves_the_game() -> None:
    s = arachnos(ritual=LAST, tokens=2, threats=[{"card": "breach-stabilizer", "countdown": 1}])
    s.nemesis_turn(QUIET)
    assert s.tokens == 2 and devourer(s) == "world-devourer-2" and "breach-stabilizer" in s.pile("swallowed")


@pytest.mark.rule("NA-RITUAL-08")
def test_a_choice_of_effects_is_cut_short() -> None:
    s = arachnos(ritual=LAST)
    s.nemesis_turn("bolster")
    s.decide("Unleash")
    assert devourer(s) is not None and s.life(0) == s.life(1) == 10


@pytest.mark.rule("NA-RITUAL-08")
def test_exhaustion_that_completes_it_goes_on_and_the_card_does_not() -> None:
    """Bob suffers and is exhausted; the first of two unleashes completes the ritual. He loses a breach all the same."""
    s = arachnos(ritual=LAST, tokens=4, threats=["flame-acolyte"], p1={"life": 2, "charges": 2})
    s.nemesis_turn(QUIET)
    s.answer_player(1)
    assert devourer(s) == "world-devourer-4" and s.on_card("life", "world-devourer-4") == LIFE + 20
    assert s.value("exhausted", 1) and s.breaches(1) == {} and s.charges(1) == 0


@pytest.mark.rule("NA-RITUAL-08")
def test_no_card_is_drawn_in_that_turn_nor_later() -> None:
    s = arachnos(ritual=LAST, threats=["null-scion"], gravehold=30)
    s.nemesis_turn("smite")
    assert s.said("nemesis-draws") == [] and "smite" in s.pile("swallowed")
    t = with_devourer(0)
    acts(t)
    t.answer_player(0)
    assert t.said("nemesis-draws") == [] and t.said("empty-deck") == [] and devourer(t) == "world-devourer-0"


@pytest.mark.rule("NA-RITUAL-09")
@pytest.mark.parametrize(("tokens", "comes"), [(4, 3), (1, 0), (0, 0)])
def test_without_life_he_loses_a_token_and_the_ritual_is_complete(tokens: int, comes: int) -> None:
    s = arachnos(
        nemesis_mat=[{"card": "arachnos", "life": 1}], tokens=tokens, prepped=[("spark", 1)], hand=["crystal"] * 5
    )
    s.casting()
    s.choose("cast")
    assert s.won is None and devourer(s) == f"world-devourer-{comes}" and s.tokens == comes
    assert s.on_card("life", f"world-devourer-{comes}") == FACTS[comes][0]


@pytest.mark.rule("NA-RITUAL-09")
@pytest.mark.parametrize("at_once", [False, True])
def test_an_empty_deck_is_no_victory(at_once: bool) -> None:
    s = arachnos(deck_3=[], tokens=3, options={"outlast_at_once": at_once})
    s.end_turn("turn-1")
    assert s.won is None and devourer(s) == "world-devourer-2" and s.on_card("life", "world-devourer-2") == LIFE + 10


# --- the World Devourer -----------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-RITUAL-10")
@pytest.mark.parametrize("tier", range(10))
def test_each_world_devourer(tier: int) -> None:
    more, gravehold, player = FACTS[tier]
    s = with_devourer(tier, nemesis_mat=[{"card": "arachnos", "life": 40}], p1={"life": 6})
    assert s.on_card("life", f"world-devourer-{tier}") == 40 + more
    acts(s)
    assert s.gravehold == 30 - gravehold
    if tier < 6:
        s.answer_player(0)
    assert s.life(0 if tier < 6 else 1) == (10 if tier < 6 else 6) - player


@pytest.mark.rule("NA-RITUAL-10")
def test_it_does_not_act_in_the_turn_that_brings_it() -> None:
    s = arachnos(ritual=LAST, threats=["null-scion"])
    s.nemesis_turn(QUIET)
    assert s.gravehold == 30 and s.life(0) == s.life(1) == 10
    acts(s)
    assert s.gravehold == 27


@pytest.mark.rule("NA-RITUAL-11")
def test_arachnos_cannot_be_damaged_behind_it_and_its_end_is_the_victory() -> None:
    s = with_devourer(2, hand=["crystal"] * 5, prepped=[("spark", 1)])
    s.arrange(threats=[{"card": "world-devourer-2", "life": 1}])
    s.casting()
    s.choose("cast")  # nothing else could be hit
    assert s.won is True


@pytest.mark.rule("NA-RITUAL-11")
def test_only_the_world_devourer_can_be_hit() -> None:
    s = with_devourer(2, hand=["crystal"] * 5, prepped=[("spark", 1)])
    s.casting()
    s.choose("cast")  # Arachnos himself is no target
    assert s.nemesis_life == LIFE and s.on_card("life", "world-devourer-2") == LIFE + 10 - 1


@pytest.mark.rule("NA-RITUAL-12")
def test_who_is_exhausted_makes_it_grow_beyond_what_it_came_with() -> None:
    s = with_devourer(2, p1={"life": 2, "breaches": {1: "open", 2: 0}})
    acts(s)
    s.answer_player(1)
    assert s.on_card("life", "world-devourer-2") == LIFE + 10 + 10 and s.said("unleashes") == []
    s.answer("breach-2")
    assert s.gravehold == 30 - 4 - 2 * 1  # what was too much, doubled


@pytest.mark.rule("NA-RITUAL-11")
def test_the_ritual_cannot_be_pushed_back_any_more() -> None:
    assert not with_devourer(2, aether=20).can("push-back")


# --- his cards --------------------------------------------------------------------------------------------------------


def test_bolster() -> None:
    s = arachnos()
    s.nemesis_turn("bolster")
    s.decide("Arachnos gains 1")
    assert s.tokens == 1 and s.value("ritual") == 0 and s.life(0) == 10
    t = arachnos()
    t.nemesis_turn("bolster")
    t.decide("Unleash")
    t.answer_player(0)
    assert (t.tokens, t.value("ritual"), t.life(0)) == (0, 1, 7)


def test_the_chanters() -> None:
    s = arachnos(threats=["the-chanters"])
    s.nemesis_turn(QUIET)
    assert s.tokens == 1 and s.on_card("life", "the-chanters") == 4


def test_breach_stabilizer() -> None:
    s = arachnos()
    s.nemesis_turn("breach-stabilizer")
    assert s.on_card("countdown", "breach-stabilizer") == 2
    t = arachnos(threats=[{"card": "breach-stabilizer", "countdown": 1}])
    t.nemesis_turn(QUIET)
    assert (t.tokens, t.value("ritual")) == (1, 1)
    u = arachnos(aether=5, threats=["breach-stabilizer"])
    u.choose("discard-power", "breach-stabilizer")
    assert u.aether == 0


def test_unveil() -> None:
    s = arachnos()
    s.nemesis_turn("unveil")
    s.decide("Gravehold suffers 5")
    assert s.gravehold == 25 and s.tokens == 0
    t = arachnos()
    t.nemesis_turn("unveil")
    t.decide("Arachnos gains 2")
    assert t.gravehold == 30 and t.tokens == 2


def test_flame_acolyte() -> None:
    s = arachnos(tokens=3, threats=["flame-acolyte"])
    s.nemesis_turn(QUIET)
    assert s.tokens == 4 and s.on_card("life", "flame-acolyte") == 8
    s.nemesis_turn(QUIET)
    s.answer_player(1)
    assert s.tokens == 4 and s.life(1) == 7


def test_empower_ritual() -> None:
    s = arachnos(threats=[{"card": "empower-ritual", "countdown": 1}])
    s.nemesis_turn(QUIET)
    assert s.tokens == 1 and s.gravehold == 26
    t = arachnos(aether=7)
    t.nemesis_turn("empower-ritual")
    assert t.on_card("countdown", "empower-ritual") == 3
    u = arachnos(aether=7, threats=["empower-ritual"])
    u.choose("discard-power", "empower-ritual")
    assert u.aether == 0


def test_exterminate() -> None:
    s = arachnos(tokens=4)
    s.nemesis_turn("exterminate")
    assert s.tokens == 7 and s.value("ritual") == 0
    t = arachnos(tokens=5)
    t.nemesis_turn("exterminate")
    assert t.tokens == 5 and t.value("ritual") == 3


def test_ritual_guardian() -> None:
    s = arachnos(threats=["ritual-guardian"])
    s.nemesis_turn(QUIET)
    assert (s.tokens, s.value("ritual"), s.on_card("life", "ritual-guardian")) == (1, 1, 15)


@pytest.mark.parametrize(("before", "after"), [(40, 55), (60, 70)])
def test_the_end_heals_him_up_to_what_he_began_with(before: int, after: int) -> None:
    s = arachnos(nemesis_mat=[{"card": "arachnos", "life": before}])
    s.nemesis_turn("the-end")
    assert s.nemesis_life == after and s.on_card("countdown", "the-end") == 4


def test_the_end_heals_him_to_more_at_the_hardest() -> None:
    s = arachnos(nemesis_mat=[{"card": "arachnos", "life": 78}], options={"difficulty": "extinction"})
    s.nemesis_turn("the-end")
    assert s.nemesis_life == 80


@pytest.mark.rule("NA-RITUAL-05")
def test_the_end_completes_the_ritual_and_nobody_can_avert_it() -> None:
    s = arachnos(aether=20, tokens=1, threats=[{"card": "the-end", "countdown": 1}])
    assert not s.can("discard-power", "the-end")
    s.nemesis_turn(QUIET)
    assert devourer(s) == "world-devourer-1"


# --- positions and texts ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ritual", [-1, TRACK.length, TRACK.length + 1])
def test_a_ritual_that_cannot_be_is_refused(ritual: int) -> None:
    with pytest.raises(BadArrangement, match="the ritual is on space 0 to"):
        arachnos(ritual=ritual)


def test_a_world_devourer_that_is_laid_means_a_complete_ritual() -> None:
    s = with_devourer(4)
    assert s.value("ritual") == TRACK.length and s.on_card("life", "world-devourer-4") == LIFE + 20
    s.arrange(threats=[{"card": "world-devourer-4", "life": 200}])
    assert s.on_card("life", "world-devourer-4") == 200
    with pytest.raises(BadArrangement):
        s.arrange(threats=[{"card": "world-devourer-4", "life": -1}])


def test_there_is_a_world_devourer_for_any_number_of_tokens() -> None:
    assert [kind.facts["tier"] for kind in DEVOURERS] == list(range(10))
