"""The basic nemesis cards of tier 1."""

from __future__ import annotations

import pytest

from tests.rules.new_age.quiet import acts, drawn, quiet, unleashed


def test_aether_shock() -> None:
    s = drawn("aether-shock", prepped=[("spark", 1)],
              p1={"prepped": [("spark", 1), ("kindle", 2)], "breaches": {1: "open", 2: "open"}})  # fmt: skip
    assert (unleashed(s), s.life(), s.life(1), s.seats) == (1, 10, 9, (1,))
    s.answer("kindle")
    assert s.prepped(1) == ["spark"] and s.discard(1) == ["kindle"] and s.prepped() == ["spark"]


@pytest.mark.rule("NA-AMB-02", "NA-AMB-03", "NA-EX-18")
def test_aether_shock_when_nobody_has_a_spell() -> None:
    s = drawn("aether-shock")
    assert s.players_offered() == [0, 1]
    s.answer_player(1)
    assert s.life(1) == 9


@pytest.mark.rule("NA-TERM-01")
@pytest.mark.parametrize(("discarded", "life"), [("rend", 9), ("topple", 7)])
def test_blind_enigma_hits_harder_from_tier_2_on(discarded: str, life: int) -> None:
    s = acts("blind-enigma", nemesis_discard=[discarded])
    s.answer_player(1)
    assert s.life(1) == life


@pytest.mark.rule("NA-NDRAW-04", "NA-NCARD-02")
@pytest.mark.parametrize(("players", "left"), [(1, 7), (2, 6), (3, 5), (4, 4)])
def test_carriode_colony_is_hurt_as_it_comes_and_unleashes(players: int, left: int) -> None:
    s = quiet(players=players, options={3: {"wild_token": False}, 4: {"pair_cards": False}}.get(players))
    s.nemesis_turn("carriode-colony")
    assert s.pile("threats") == ["carriode-colony"] and s.on_card("life", "carriode-colony") == left
    assert unleashed(acts("carriode-colony")) == 1


def test_ceaseless_darkness_may_hit_two_players() -> None:
    s = acts("ceaseless-darkness", hand=["crystal"], p1={"hand": ["spark", "crystal"]})
    s.answer_player(0)
    assert unleashed(s) == 1 and s.life() == 7
    s.answer_player(1)
    assert s.seats == (1,)
    s.answer("spark")
    assert s.hand(1) == ["crystal"] and s.hand() == ["crystal"]


def test_chaos_orb() -> None:
    s = acts("chaos-orb")
    assert (unleashed(s), s.gravehold) == (1, 26)


def test_decimate() -> None:
    s = drawn("decimate")
    s.decide("Unleash 2 times")
    s.answer_player(1)
    assert (unleashed(s), s.charges(1), s.gravehold) == (2, 2, 30)
    t = drawn("decimate")
    t.decide("Gravehold suffers 4")
    assert (unleashed(t), t.gravehold) == (0, 26)


@pytest.mark.rule("NA-AMB-05", "NA-TERM-05", "NA-CHARGE-04")
def test_decimate_gives_charges_only_where_there_is_room() -> None:
    s = drawn("decimate", charges=5, p1={"charges": 5})  # Dezmodia's 5 are full, Garu has room for one of 6
    assert s.gravehold == 26, "two charges fit nowhere, so Gravehold suffers"
    t = drawn("decimate", charges=5, p1={"charges": 3})
    t.decide("Unleash 2 times")
    assert t.charges(1) == 5, "only there both have room"


def test_disorient() -> None:
    s = drawn("disorient", p1={"hand": ["crystal", "spark"]})
    assert unleashed(s) == 1 and s.life(1) == 9 and s.seats == (1,)  # only player 2 has a card
    t = drawn("disorient", p1={"hand": ["crystal", "spark"]})
    s.answer("crystal")
    t.answer("spark")
    assert (s.gravehold, s.discard(1)) == (28, ["crystal"]) and (t.gravehold, t.discard(1)) == (30, ["spark"])


def test_drillbeak_wurm() -> None:
    s = acts("drillbeak-wurm")
    s.answer_player(0)
    assert (s.life(), s.gravehold) == (9, 29)


@pytest.mark.rule("NA-EX-15", "NA-NDRAW-06")
def test_drillbeak_wurm_waits_for_the_next_nemesis_turn() -> None:
    s = drawn("drillbeak-wurm")
    assert s.on_card("life", "drillbeak-wurm") == 6 and s.asked == "main-phase"
    assert (s.life(), s.life(1), s.gravehold) == (10, 10, 30)


def test_planar_collision() -> None:
    assert unleashed(acts("planar-collision")) == 2
    s = quiet(prepped=[("spark", 1), ("kindle", 2)], breaches={1: "open", 2: "open"}, threats=["planar-collision"])
    s.choose("discard-power", "planar-collision")
    s.answer("spark")
    assert s.prepped() == [] and s.discard() == ["kindle", "spark"]


def test_rend() -> None:
    s = drawn("rend")
    s.answer_player(1)
    assert (unleashed(s), s.gravehold, s.life(1)) == (1, 29, 8)


def test_spirit_snare() -> None:
    s = acts("spirit-snare", hand=["crystal"], p1={"hand": ["spark", "kindle", "crystal"]})
    assert s.choices() == ["kindle", "spark"] and s.seats == (1,), "only player 2 has a spell in hand"
    s.answer("spark")
    assert (unleashed(s), s.life(1), s.discard(1)) == (1, 8, ["spark"])


@pytest.mark.rule("NA-NCARD-06", "NA-DISC-01")
def test_spirit_snare_goes_for_a_card_that_costs_5() -> None:
    s = quiet(hand=["aurora", "kindle", "reduce-to-ash"], threats=["spirit-snare"])
    s.choose("discard-power", "spirit-snare")
    assert s.choices() == ["aurora", "reduce-to-ash"]
    s.answer("aurora")
    assert s.discard() == ["aurora"] and s.pile("nemesis_discard") == ["spirit-snare"]
    assert not quiet(hand=["kindle"], threats=["spirit-snare"]).can("discard-power")


def test_unnerving_howl() -> None:
    s = acts("unnerving-howl", hand=["crystal", "spark", "spark"], p1={"hand": ["crystal", "crystal", "spark"]})
    s.answer("crystal")
    assert unleashed(s) == 1 and s.hand(1) == ["spark"] and len(s.hand()) == 3, "only player 2 has two gems"
    assert not quiet(hand=["crystal"] * 5, aether=20, threats=["unnerving-howl"]).can("discard-power")
