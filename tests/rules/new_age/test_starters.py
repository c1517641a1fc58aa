"""The starting cards of the mages of The New Age."""

from __future__ import annotations

import pytest

from tests.rules.new_age.scene import cast, scene


def test_aetherscope() -> None:
    s = scene(hand=["aetherscope"], p1={"charges": 2})
    s.play("aetherscope")
    s.decide("Gain 1 aether")
    assert (s.charges(), s.charges(1), s.aether) == (0, 2, 1)
    t = scene(hand=["aetherscope"], p1={"charges": 2})
    t.play("aetherscope")
    t.decide("Any ally may lose 1 charge")
    assert t.seats == (1,) and t.asked == "lend-charge"
    t.choose("yes")
    assert (t.charges(), t.charges(1), t.aether) == (2, 1, 0)


def test_an_ally_may_keep_the_charge() -> None:
    s = scene(hand=["aetherscope"], p1={"charges": 2})
    s.play("aetherscope")
    s.decide("Any ally may lose 1 charge")
    s.choose("no")
    assert (s.charges(), s.charges(1), s.aether) == (0, 2, 0)


@pytest.mark.rule("NA-PLAY-02", "NA-TERM-05")
@pytest.mark.parametrize(("mine", "theirs"), [(0, 0), (6, 2), (5, 2)])
def test_aetherscope_gives_aether_if_no_charge_can_come(mine: int, theirs: int) -> None:
    s = scene(hand=["aetherscope"], charges=mine, p1={"charges": theirs})
    s.play("aetherscope")
    assert (s.asked, s.aether, s.charges(), s.charges(1)) == ("main-phase", 1, mine, theirs)


@pytest.mark.rule("NA-SOLO-01")
def test_aetherscope_alone_turns_one_charge_into_two() -> None:
    s = scene(players=1, hand=["aetherscope"], charges=5)
    s.play("aetherscope")
    s.decide("Any ally")
    s.choose("yes")
    assert s.charges() == 6


@pytest.mark.rule("NA-CAST-06")
def test_tidal_surge() -> None:
    s = cast("tidal-surge")
    assert (s.charges(), s.nemesis_life) == (1, 70)
    t = cast("tidal-surge", breaches={1: "ancient"}, surge=3)
    assert (t.charges(), t.nemesis_life) == (1, 67)  # the breach deals its damage all the same


def test_heart_forge() -> None:
    s = scene(mages=["lost", "garu"], hand=["heart-forge", "crystal", "spark"])
    s.play("heart-forge")
    s.decide("Destroy a Crystal or a Spark")
    assert s.choices() == ["crystal", "spark"]
    s.answer("spark")
    assert s.hand() == ["crystal", "forged-spark"] and s.pile("destroyed") == ["spark"]
    assert s.pile("forged") == ["forged-crystal"] * 5 + ["forged-spark"] * 3 and s.aether == 0
    t = scene(mages=["lost", "garu"], hand=["heart-forge", "crystal", "spark"])
    t.play("heart-forge")
    t.decide("Gain 1 aether")
    assert t.hand() == ["crystal", "spark"] and t.aether == 1


def test_heart_forge_takes_a_forged_crystal_for_a_crystal() -> None:
    s = scene(mages=["lost", "garu"], hand=["heart-forge", "crystal"])
    s.play("heart-forge")
    s.decide("Destroy")
    assert s.hand() == ["forged-crystal"] and s.pile("destroyed") == ["crystal"]
    s.play("forged-crystal")
    assert s.aether == 2


def test_without_a_forged_card_left_heart_forge_gives_aether() -> None:
    s = scene(mages=["lost", "garu"], hand=["heart-forge", "crystal"], forged=["forged-spark"])
    s.play("heart-forge")
    assert s.asked == "main-phase" and s.aether == 1 and s.hand() == ["crystal"]
    t = scene(mages=["lost", "garu"], hand=["heart-forge"])
    t.play("heart-forge")
    assert t.asked == "main-phase" and t.aether == 1


@pytest.mark.rule("NA-MAGE-08")
def test_a_forged_card_is_what_it_was_forged_from() -> None:
    s = scene(mages=["lost", "garu"], hand=["heart-forge", "forged-crystal", "forged-spark", "kindle"])
    s.play("heart-forge")
    s.decide("Destroy")
    assert s.choices() == ["forged-crystal", "forged-spark"]
    s.answer("forged-crystal")
    s.prep("kindle", 1)
    s.prep("forged-spark", 1)  # Kindle shares its breach with a Spark
    assert s.prepped() == ["kindle", "forged-spark"]
    s.casting()
    s.cast("forged-spark")
    assert s.nemesis_life == 68


@pytest.mark.rule("NA-MAGE-09")
def test_planar_pocket() -> None:
    s = scene(hand=["planar-pocket"], market=["galvanized-bauble", "recurring-jasper"], aether=3)
    s.play("planar-pocket")
    assert s.aether == 4 and s.value("relic_aether") == 2
    s.gain("galvanized-bauble")
    assert (s.aether, s.value("relic_aether")) == (3, 0)  # what is good for relics alone is spent first
    assert not s.can("gain")


@pytest.mark.rule("NA-CARD-04", "NA-MAGE-09")
def test_aether_for_relics_buys_nothing_else() -> None:
    s = scene(hand=["planar-pocket"], market=["galvanized-bauble", "exogranite"], breaches={1: "open", 2: 0})
    s.play("planar-pocket")
    assert s.choices("gain") == ["galvanized-bauble"]
    assert not s.can("charge") and not s.can("focus")
    s.end_turn("turn-1")
    assert s.value("relic_aether") == 0  # and is lost with the turn


def test_sparkling_meteorite() -> None:
    s = scene(hand=["sparkling-meteorite", "crystal"], breaches={1: "open", 2: 0, 3: 0}, market=["energized-rubidium"])
    s.play("sparkling-meteorite")
    s.decide("Gain 3 aether that can only")
    assert not s.can("charge") and not s.can("gain")
    s.focus(2)
    assert s.value("breach_aether") == 1
    s.play("crystal")
    s.focus(2)  # with one of either kind
    assert (s.aether, s.value("breach_aether")) == (0, 0) and s.breaches() == {1: "open", 2: 2, 3: 0}


@pytest.mark.rule("NA-MAGE-09")
def test_aether_for_breaches_opens_them_and_is_lost_with_the_turn() -> None:
    s = scene(hand=["sparkling-meteorite"], breaches={1: "open", 2: 2})
    s.play("sparkling-meteorite")
    s.decide("only be used to focus or open")
    s.open(2)
    assert s.breaches() == {1: "open", 2: "open"} and s.value("breach_aether") == 0
    t = scene(hand=["sparkling-meteorite"])
    t.play("sparkling-meteorite")
    t.decide("only be used to focus or open")
    t.end_turn("turn-1")
    assert t.value("breach_aether") == 0


def test_aether_for_breaches_pays_no_power_off() -> None:
    s = scene(threats=["morbid-gyre"], aether=6, breach_aether=3)
    assert not s.can("discard-power")
    assert scene(threats=["morbid-gyre"], aether=7).can("discard-power")


def test_lucky_coin() -> None:
    s = scene(hand=["lucky-coin"], charges=1)
    s.play("lucky-coin")
    s.choose("yes")
    assert (s.aether, s.charges()) == (3, 0)
    u = scene(hand=["lucky-coin"])
    u.play("lucky-coin")
    assert u.asked == "main-phase" and u.aether == 1  # there is no charge to lose
    t = scene(hand=["lucky-coin"], charges=1)
    t.play("lucky-coin")
    t.choose("no")
    assert (t.aether, t.charges()) == (1, 1)


def test_furnacium() -> None:
    s = scene(hand=["furnacium", "spark", "spark", "imbued-smash", "spark", "crystal"], deck=["crystal"])
    s.play("furnacium")
    assert s.choices() == ["imbued-smash", "spark"]
    s.answer("spark", "imbued-smash", "spark")
    assert s.asked == "burn-again" and s.aether == 4
    s.choose("yes")
    assert s.deck() == ["furnacium", "crystal"] and s.discard() == ["spark", "imbued-smash", "spark"]
    assert s.hand() == ["crystal", "spark"]


def test_furnacium_may_keep_spells_and_be_discarded_as_usual() -> None:
    s = scene(hand=["furnacium", "spark"])
    s.play("furnacium")
    s.decline()
    s.choose("no")
    assert s.aether == 1 and s.hand() == ["spark"] and s.table.cards("play", 0) == ["furnacium"]


def test_gift_of_spirit() -> None:
    s = cast("gift-of-spirit", p1={"deck": ["spark"]})
    s.decide("Deal 1 damage")
    assert s.nemesis_life == 69
    t = cast("gift-of-spirit", p1={"deck": ["spark"]})
    t.decide("Any ally draws")
    assert t.hand(1) == ["spark"] and t.nemesis_life == 70


def test_gift_of_spirit_deals_damage_if_no_ally_can_draw() -> None:
    assert cast("gift-of-spirit").nemesis_life == 69
    cursed = cast("gift-of-spirit", nemesis="ageless-walker", p1={"discard": ["curse-of-aging"]})
    assert cursed.asked == "main-phase" and cursed.nemesis_life == 79  # a curse alone is not drawn


def test_gift_of_spirit_of_a_breach_with_damage_deals_that_at_least() -> None:
    s = cast("gift-of-spirit", 3, breaches={3: "open"}, p1={"deck": ["spark"]})
    s.decide("Any ally draws")
    assert s.nemesis_life == 69 and s.hand(1) == ["spark"]
