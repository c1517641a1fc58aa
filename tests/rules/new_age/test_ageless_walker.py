"""The Ageless Walker: set-up, unleash, the exiled pile and its price, the Curse of Aging, and its nine cards."""

from __future__ import annotations

from typing import Any

import pytest

from deckwright import Table
from deckwright.games.new_age.cards import WORLD
from deckwright.table.errors import BadArrangement
from tests.rules.new_age.scene import Scene, scene

CURSE = "curse-of-aging"


def walker(**arrangement: Any) -> Scene:
    """A scene with the Ageless Walker; nothing is exiled unless it says so."""
    return scene(nemesis="ageless-walker", **{"exiled": [], **arrangement})


def cost(card: str) -> int:
    """What a card costs."""
    return WORLD.by_id[card].facts["cost"]


def offered(s: Scene) -> list[str]:
    """The cards that may be chosen, each once."""
    return sorted({option.card for option in s.options_of("choose") if option.card is not None})


# --- set-up -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-AGE-01", "NA-AGE-02")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("difficulty", ["beginner", "normal", "expert", "extinction"])
def test_set_up(players: int, difficulty: str) -> None:
    """80 life, a curse in every discard pile, and a card of the most expensive supply pile on the exiled pile."""
    options = {"nemesis": "ageless-walker", "difficulty": difficulty, "market": "random"}
    table = Table.open("new-age", players=players, seed=3, options=options)
    while table.prompt is not None and table.prompt.id in ("exile-dearest", "who-has-wild-token"):
        table.choose(0)
    s = Scene(table)
    cursed = [card for side in range(players) for name in ("deck", "discard") for card in table.cards(name, side)]
    assert cursed.count(CURSE) == players
    assert s.nemesis_life == {"beginner": 70, "extinction": 90}.get(difficulty, 80)
    costs = [cost(card) for card in s.pile("market")]
    assert len(costs) == 9 and cost(s.pile("exiled")[-1]) == max(costs)


@pytest.mark.rule("NA-AGE-02")
def test_the_players_decide_between_the_most_expensive_piles() -> None:
    for seed in range(60):
        options = {"nemesis": "ageless-walker", "market": "random"}
        s = Scene(Table.open("new-age", players=2, seed=seed, options=options))
        if s.asked == "exile-dearest":
            named = offered(s)
            costs = {cost(card) for card in named}
            assert len(named) > 1 and len(costs) == 1 and s.seats == (0, 1)
            s.answer(named[0])
            assert s.pile("exiled") == [named[0]]
            return
    raise AssertionError("no two piles were equally expensive")


@pytest.mark.rule("NA-AGE-02")
def test_other_nemeses_curse_nobody() -> None:
    table = Table.open("new-age", players=2, seed=1, options={"nemesis": "maggoth"})
    assert table.cards("exiled") == [] and CURSE not in table.cards("discard", 0)


# --- unleash ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-AGE-03")
def test_unleash_exiles_a_card_of_a_hand_or_the_top_of_a_discard_pile() -> None:
    s = walker(
        hand=["crystal"] * 5,
        discard=["spark", "kindle"],
        p1={"hand": ["aurora"], "discard": ["scoria-slag", "crystal"]},
        threats=["null-scion"],
    )
    s.nemesis_turn("rush-of-madness")
    assert s.asked == "exile-card" and s.seats == (0, 1)
    assert offered(s) == ["aurora", "crystal", "scoria-slag", "spark"]
    s.answer("scoria-slag")
    assert s.pile("exiled") == ["scoria-slag"] and s.discard(1) == ["crystal"]
    assert s.said("exiled") == ["scoria-slag"]


@pytest.mark.rule("NA-AGE-03")
def test_unleash_with_nothing_to_exile_does_nothing() -> None:
    s = walker(threats=["null-scion"])
    s.nemesis_turn("rush-of-madness")
    assert s.pile("exiled") == [] and s.asked == "main-phase"


@pytest.mark.rule("NA-CURSE-01")
def test_unleash_cannot_exile_the_curse() -> None:
    s = walker(discard=[CURSE, "spark"], deck=["crystal"] * 5, threats=["null-scion"], p1={"hand": ["aurora"]})
    s.nemesis_turn("rush-of-madness")
    assert offered(s) == ["aurora", "crystal"]


# --- the exiled pile --------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-EXILE-01")
def test_an_exiled_card_lies_on_top() -> None:
    s = walker(exiled=["kindle", "spark"], hand=["crystal"] * 5, p1={"hand": ["aurora"]}, threats=["null-scion"])
    s.nemesis_turn("rush-of-madness")
    s.answer("aurora")
    assert s.pile("exiled") == ["aurora", "kindle", "spark"]


@pytest.mark.rule("NA-EXILE-03")
def test_the_top_card_is_gained_for_one_aether_more() -> None:
    price = cost("scoria-slag") + 1
    s = walker(exiled=["scoria-slag", "kindle"], aether=price, market=["aurora"])
    option = next(option for option in s.options_of("gain") if option.card == "scoria-slag")
    assert option.number == price and not s.can("gain", "kindle")
    s.gain("scoria-slag")
    assert (s.discard(), s.pile("exiled"), s.aether) == (["scoria-slag"], ["kindle"], 0)
    assert not walker(exiled=["scoria-slag"], aether=price - 1).can("gain", "scoria-slag")


@pytest.mark.rule("NA-EXILE-03")
def test_a_card_that_costs_nothing_is_gained_for_one() -> None:
    s = walker(exiled=["crystal"], aether=1)
    s.gain("crystal")
    assert s.discard() == ["crystal"] and s.aether == 0
    assert not walker(exiled=["crystal"], aether=0).can("gain", "crystal")


@pytest.mark.rule("NA-EXILE-03")
def test_a_card_of_the_supply_and_its_exiled_copy_have_two_prices() -> None:
    """What is gained from the exiled pile leaves the supply as it is."""
    price = cost("kindle")
    s = walker(exiled=["kindle"], aether=price + 1, market=["kindle"], stock=["kindle", "kindle"])
    numbers = sorted(option.number or 0 for option in s.options_of("gain") if option.card == "kindle")
    assert numbers == [price, price + 1]
    s.choose("gain", "kindle", number=price + 1)
    assert s.pile("exiled") == [] and s.pile("market") == ["kindle"] and len(s.pile("stock")) == 2


@pytest.mark.rule("NA-EXILE-03")
def test_aether_for_spells_only_buys_an_exiled_spell_and_no_gem() -> None:
    price = cost("kindle") + 1
    assert walker(exiled=["kindle"], spell_aether=price).can("gain", "kindle")
    assert not walker(exiled=["scoria-slag"], spell_aether=9).can("gain", "scoria-slag")


@pytest.mark.rule("NA-EXILE-04")
def test_everybody_sees_all_exiled_cards() -> None:
    s = walker(exiled=["kindle", "spark", "aurora"])
    for seat in (0, 1, None):
        seen = s.table.view(seat)["piles"]["exiled"]["cards"]
        assert [card["card"] for card in seen] == ["kindle", "spark", "aurora"]


# --- the curse --------------------------------------------------------------------------------------------------------


def cursed(**more: Any) -> Scene:
    """A hand of four and the curse on top of the deck, after the main phase."""
    s = walker(hand=["spark"] * 4, deck=[CURSE, "crystal", "kindle"], breaches={}, **more)
    s.end_turn("turn-2")
    return s


@pytest.mark.rule("NA-CURSE-02")
def test_the_curse_hurts_and_is_replaced_by_a_card() -> None:
    s = cursed()
    assert s.life() == 9 and s.discard() == [CURSE]
    assert sorted(s.hand()) == ["crystal", *["spark"] * 4]
    assert s.said("ages") == [CURSE]


@pytest.mark.rule("NA-CURSE-03")
@pytest.mark.parametrize("difficulty", ["expert", "extinction"])
def test_with_increased_difficulty_the_hand_stays_at_four(difficulty: str) -> None:
    s = cursed(options={"difficulty": difficulty})
    assert s.amounts_said("suffers") == [1] and s.discard() == [CURSE] and s.hand() == ["spark"] * 4


@pytest.mark.rule("NA-CURSE-03")
def test_an_option_fills_the_hand_in_the_draw_phase() -> None:
    s = cursed(options={"difficulty": "expert", "curse_refills": True})
    assert len(s.hand()) == 5 and s.discard() == [CURSE]


@pytest.mark.rule("NA-CURSE-03")
def test_the_option_is_about_the_draw_phase_alone() -> None:
    options = {"difficulty": "expert", "curse_refills": True}
    s = walker(deck=[CURSE, "crystal", "kindle"], hand=["spark"] * 5, options=options)
    s.nemesis_turn("forget")
    s.answer("spark", "spark")
    assert sorted(s.hand()) == ["crystal", "spark", "spark", "spark"] and s.life() == 9


@pytest.mark.rule("NA-CURSE-02")
def test_the_curse_works_whenever_it_is_drawn() -> None:
    """Forget: two cards exiled, two drawn; the curse is one of them and draws another."""
    s = walker(deck=[CURSE, "crystal", "crystal"], hand=["spark"] * 5)
    s.nemesis_turn("forget")
    s.answer("spark", "spark")
    assert sorted(s.hand()) == ["crystal", "crystal", "spark", "spark", "spark"]
    assert s.life() == 9 and s.discard() == [CURSE]


@pytest.mark.rule("NA-CURSE-02")
def test_the_curse_alone_hurts_once() -> None:
    """Three cards are missing, but a discard pile of nothing but the curse is not turned over again."""
    s = walker(hand=["spark"] * 2, deck=[CURSE], breaches={})
    s.end_turn("turn-2")
    assert s.hand() == ["spark"] * 2 and s.life() == 9 and s.discard() == [CURSE]


@pytest.mark.rule("NA-CURSE-02")
def test_the_curse_of_the_exhausted_hits_gravehold_twice() -> None:
    s = cursed(exhausted=True, life=0)
    assert s.gravehold == 28


@pytest.mark.rule("NA-CURSE-01")
def test_the_curse_that_exhausts_is_not_exiled_by_the_unleashes() -> None:
    """Still in hand while the two unleashes of the exhaustion look for cards."""
    s = cursed(life=1)
    assert s.asked == "exile-card" and offered(s) == ["spark"]
    s.answer("spark", "spark")
    assert s.pile("exiled") == ["spark", "spark"] and s.discard() == [CURSE]
    assert sorted(s.hand()) == ["crystal", "spark", "spark"]


@pytest.mark.rule("NA-CURSE-01")
@pytest.mark.parametrize("relic", ["fiend-catcher", "caged-fire"])
def test_nobody_may_destroy_the_curse(relic: str) -> None:
    s = walker(hand=[relic, "spark"], discard=[CURSE, "kindle"], p1={"discard": ["aurora"]})
    s.play(relic)
    if s.asked == "choose-one":
        s.decide("Destroy")
    assert CURSE not in offered(s) and s.discard() == [CURSE, "kindle"]


@pytest.mark.rule("NA-CURSE-04")
def test_what_would_destroy_the_curse_discards_it() -> None:
    """Four cards of the deck, the curse one of them."""
    hexed = {"card": "hex-of-destruction", "countdown": 1}
    s = walker(deck=["crystal", CURSE, "crystal", "crystal", "kindle"], hand=["spark"] * 5, threats=[hexed])
    s.nemesis_turn("enveloping-slime")
    s.answer("spark", "spark")
    assert s.discard() == [CURSE] and s.table.cards("deck", 0) == ["kindle"]
    assert s.pile("destroyed").count("crystal") == 3


@pytest.mark.rule("NA-CURSE-02")
def test_the_curse_taken_back_from_a_discard_pile_works_too() -> None:
    """Patterned Strike returns cards that cost nothing; the curse costs nothing."""
    s = walker(prepped=[("patterned-strike", 1)], hand=["crystal"] * 5, discard=[CURSE], deck=["kindle"])
    s.casting()
    s.cast("patterned-strike")
    s.answer(CURSE)
    assert s.life() == 9 and "kindle" in s.hand() and CURSE in s.discard()


@pytest.mark.rule("NA-CURSE-02")
def test_no_position_holds_the_curse_in_a_hand_or_exiles_it() -> None:
    s = walker()
    with pytest.raises(BadArrangement, match="never stays in a hand"):
        s.arrange(p0__hand=[CURSE])
    with pytest.raises(BadArrangement, match="no card that is exiled"):
        s.arrange(exiled=[CURSE])
    with pytest.raises(BadArrangement, match="no card that is exiled"):
        s.arrange(exiled=["temporal-leap"])
    with pytest.raises(BadArrangement, match="only in decks"):
        s.arrange(p1__shown=[CURSE])  # it is not that player's turn, so nobody is revealing anything
    s.arrange(p0__shown=[CURSE])


@pytest.mark.rule("NA-CURSE-02", "NA-EXH-01")
def test_the_curse_exhausts_a_player_before_it_is_discarded() -> None:
    """While the player decides which breach falls the curse is still in hand, and the position can be laid."""
    s = walker(hand=["spark"] * 4, deck=[CURSE, "crystal", "kindle"], life=1, breaches={2: 0, 3: 0})
    s.end_turn("turn-1")
    while s.asked == "exile-card":
        s.choose(0)
    assert s.asked == "which-breach-falls" and CURSE in s.hand()
    s.arrange(p1__life=9)
    s.answer("breach-2")
    assert CURSE in s.discard() and CURSE not in s.hand()


# --- its cards --------------------------------------------------------------------------------------------------------


def test_age_siphon() -> None:
    s = walker(hand=["crystal"] * 5, discard=["crystal", "spark"], p1={"hand": ["aurora"], "prepped": [("kindle", 1)]})
    s.nemesis_turn("age-siphon")
    assert offered(s) == ["aurora", "spark"]
    s.answer("spark")
    assert s.pile("exiled") == ["spark"] and s.gravehold == 28


def test_age_siphon_without_a_spell() -> None:
    s = walker(hand=["crystal"] * 5)
    s.nemesis_turn("age-siphon")
    assert s.pile("exiled") == [] and s.gravehold == 28


def test_enveloping_slime() -> None:
    s = walker(hand=["crystal"] * 5, deck=["spark"], p1={"deck": [CURSE, "spark"]}, threats=["enveloping-slime"])
    assert s.on_card("life", "enveloping-slime") == 5
    s.nemesis_turn("rush-of-madness")
    assert s.gravehold == 28 and s.players_offered() == [0, 1]
    s.answer_player(1)
    assert s.discard(1) == [CURSE] and s.life(1) == 10  # it was in no hand


def test_enveloping_slime_chooses_somebody_with_a_deck() -> None:
    s = walker(hand=["crystal"] * 5, p1={"deck": ["spark"]}, threats=["enveloping-slime"])
    s.nemesis_turn("rush-of-madness")
    assert s.discard(1) == ["spark"]


def test_temporal_leap() -> None:
    s = walker(hand=["crystal"] * 5, p1={"hand": ["aurora"]}, threats=[{"card": "temporal-leap", "countdown": 1}])
    assert not s.can("discard-power", "temporal-leap")
    s.nemesis_turn("rush-of-madness")
    assert offered(s) == ["aurora", "crystal"]
    s.answer("aurora", "crystal")
    assert s.pile("exiled") == ["crystal", "aurora"] and s.pile("nemesis_discard") == ["temporal-leap"]


def test_timeless_serpent() -> None:
    s = walker(hand=["kindle", *["crystal"] * 4], discard=["spark"], p1={"hand": ["aurora", "crystal"]})
    s.nemesis_turn("timeless-serpent", then="turn-nemesis")
    assert offered(s) == ["aurora", "crystal", "kindle"]
    s.answer("kindle")
    assert s.pile("exiled") == ["kindle"] and s.on_card("life", "timeless-serpent") == 12


def test_timeless_serpent_discards_the_most_expensive_card() -> None:
    s = walker(hand=["crystal"] * 5, p1={"hand": ["aurora", "crystal"]}, threats=["timeless-serpent"])
    s.nemesis_turn("rush-of-madness")
    s.answer_player(1)
    assert s.discard(1) == ["aurora"] and s.hand(1) == ["crystal"]


def test_rush_of_madness() -> None:
    s = walker(
        hand=["crystal"] * 5,
        market=["kindle", "aurora"],
        stock=["aurora"],
        threats=[{"card": "rush-of-madness", "countdown": 1}],
    )
    s.nemesis_turn("enveloping-slime")
    s.answer("crystal", "crystal")
    assert s.pile("exiled") == ["aurora", "crystal", "crystal"] and s.gravehold == 26
    assert s.pile("market") == ["kindle", "aurora"] and s.pile("stock") == []


def test_rush_of_madness_costs_seven_aether_to_avert() -> None:
    assert walker(threats=["rush-of-madness"], aether=7).can("discard-power", "rush-of-madness")
    assert not walker(threats=["rush-of-madness"], aether=6).can("discard-power", "rush-of-madness")


def test_burden_of_knowledge() -> None:
    s = walker(
        hand=["crystal"] * 5,
        discard=[CURSE, "kindle"],
        p1={"hand": ["aurora"], "discard": ["spark", "scoria-slag"]},
        threats=[{"card": "burden-of-knowledge", "countdown": 1}],
    )
    s.nemesis_turn("enveloping-slime")
    assert offered(s) == ["aurora", "kindle", "scoria-slag"]
    s.answer("kindle", "scoria-slag")
    assert s.pile("exiled") == ["scoria-slag", "kindle"]


def test_forget() -> None:
    s = walker(hand=["crystal"] * 5, deck=["kindle", "aurora", "spark"], p1={"hand": ["spark"]})
    s.nemesis_turn("forget")
    assert s.asked == "exile-card" and s.seats == (0,)  # only one player has two cards
    s.answer("crystal", "crystal")
    assert sorted(s.hand()) == ["aurora", "crystal", "crystal", "crystal", "kindle"]
    assert s.pile("exiled") == ["crystal", "crystal"] and s.gravehold == 25


def test_spire_of_bone() -> None:
    s = walker(hand=["crystal"] * 5, exiled=["aurora", "kindle"], deck=["spark"])
    s.nemesis_turn("spire-of-bone")
    assert s.pile("exiled") == [] and {"aurora", "kindle"} <= set(s.pile("destroyed"))
    assert s.on_card("life", "spire-of-bone") == 16
    s.nemesis_turn("enveloping-slime")
    s.answer("crystal")
    assert sorted(s.hand()) == ["crystal"] * 4 + ["spark"] and s.pile("exiled") == ["crystal"] and s.gravehold == 28


@pytest.mark.parametrize(("exiled", "damage"), [("kindle", 4), ("crystal", 8)])
def test_siege_of_dust(exiled: str, damage: int) -> None:
    s = walker(hand=["crystal"] * 4 + ["kindle"], exiled=["aurora"], threats=["siege-of-dust"])
    s.nemesis_turn("enveloping-slime")
    s.answer(exiled)
    assert s.gravehold == 30 - damage


def test_siege_of_dust_with_nothing_exiled() -> None:
    s = walker(threats=["siege-of-dust"])
    s.nemesis_turn("enveloping-slime")
    assert s.gravehold == 22
