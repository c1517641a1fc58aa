"""Every starting card and every card of the supply."""

from __future__ import annotations

import pytest

from tests.rules.war_eternal.scene import Scene, scene


def cast(card: str, at: int = 1, **more: object) -> Scene:
    """My casting phase with a spell, five dull cards in hand so that nothing is drawn before."""
    arrangement: dict[str, object] = {"breaches": {1: "open", 2: "open"}, "hand": ["crystal"] * 5, **more}
    s = scene(prepped=[(card, at), *arrangement.pop("also", [])], **arrangement)  # type: ignore[misc, arg-type]
    s.casting()
    s.cast(card)
    return s


# --- starting cards ---------------------------------------------------------------------------------------------------
def test_crystal_and_spark() -> None:
    s = scene(hand=["crystal"])
    s.play("crystal")
    assert s.aether == 1
    assert cast("spark").nemesis_life == 69


def test_oblivion_shard() -> None:
    s = scene(hand=["oblivion-shard"], market=["mages-totem", "frozen-magmite"], breaches={1: "open", 2: 3},
              aether=1)  # fmt: skip
    s.play("oblivion-shard")
    assert (s.choices("gain"), s.can("charge"), s.can("open", "breach-2")) == (["frozen-magmite"], True, True)


def test_torch() -> None:
    s = cast("torch", mages=["garu", "gex"], breaches={1: "open", 3: 0})
    s.decide("Deal 1")
    assert s.nemesis_life == 69
    t = cast("torch", mages=["garu", "gex"], p1={"breaches": {2: "open", 3: 1}}, breaches={1: "open", 3: 0})
    t.decide("Focus")
    t.choose(1)
    assert t.breaches(1)[3] == 2 and t.nemesis_life == 70


def test_shattered_geode() -> None:
    s = scene(mages=["gex", "garu"], hand=["shattered-geode"], p1={"discard": ["aurora", "spark"]})
    s.play("shattered-geode")
    assert s.choices() == ["aurora"] and s.can("pass")
    s.answer("aurora")
    assert s.hand() == ["aurora"] and s.discard(1) == ["spark"] and s.aether == 1


def test_worldheart_shard() -> None:
    s = scene(mages=["mazahaedron", "garu"], hand=["worldheart-shard"], market=["mages-totem"], breaches={1: "open",
              2: 0})  # fmt: skip
    s.play("worldheart-shard")
    s.decide("can only be used to gain a card")
    assert not s.can("charge") and not s.can("focus")
    s.gain("mages-totem")
    assert s.discard(1) == ["mages-totem"] and s.discard() == []
    t = scene(mages=["mazahaedron", "garu"], hand=["worldheart-shard"])
    t.play("worldheart-shard")
    t.decide("Gain 1 aether")
    assert t.aether == 1


def test_amethyst_paragon() -> None:
    s = scene(mages=["mist", "garu"], hand=["amethyst-paragon"],
              p1={"hand": ["spark", "crystal"], "breaches": {1: "open", 4: 0}})  # fmt: skip
    s.play("amethyst-paragon")
    assert s.seats == (1,) and len(s.options_of("prep")) == 2 and s.can("pass")
    s.prep("spark", 4)
    assert s.prepped(1) == ["spark"] and s.aether == 1


def test_extinguish_brings_a_trophy_for_a_minion_of_the_deck() -> None:
    s = cast("extinguish", mages=["quilius", "garu"], threats=[{"card": "catacomb-drone", "life": 1}])
    s.answer("catacomb-drone")
    assert s.value("trophies", 0) == 1
    t = cast("extinguish", mages=["quilius", "garu"], nemesis="hollow-crown",
             threats=[{"card": "bezu", "life": 1}, "mord"])  # fmt: skip
    t.answer("bezu")
    assert t.value("trophies", 0) == 0  # acolytes are not of the nemesis deck
    u = scene(mages=["garu", "quilius"], hand=["vortex-gauntlet"], threats=[{"card": "mage-ender", "life": 1}],
              p1={"prepped": [("extinguish", 1)]})  # fmt: skip
    u.play("vortex-gauntlet")
    u.answer("mage-ender")
    assert u.value("trophies", 1) == 1  # whoever casts it, the trophy is Quilius's


def test_coal_shard() -> None:
    s = scene(mages=["ulgimor", "garu"], hand=["coal-shard"], life=3)
    s.play("coal-shard")
    assert (s.aether, s.charges(), s.life()) == (3, 1, 1)
    t = scene(mages=["ulgimor", "garu"], hand=["coal-shard"], life=2)
    t.play("coal-shard")
    assert (t.aether, t.life(), t.pile("destroyed")) == (0, 2, ["coal-shard"])


def test_illuminate() -> None:
    s = scene(mages=["yan-magda", "garu"], prepped=[("illuminate", 1)], breaches={1: "open", 2: 0, 3: 3}, aether=5)
    s.focus(2)
    s.open(3)
    assert s.nemesis_life == 68
    t = scene(mages=["garu", "yan-magda"], hand=["primordial-fetish"], life=5,
              p1={"prepped": [("illuminate", 1)], "breaches": {1: "open", 2: 0}})  # fmt: skip
    t.play("primordial-fetish")
    t.decide("Focus")
    assert t.nemesis_life == 70  # not in her own turn
    assert cast("illuminate", mages=["yan-magda", "garu"]).nemesis_life == 69


# --- gems -------------------------------------------------------------------------------------------------------------
def test_frozen_magmite() -> None:
    s = scene(hand=["frozen-magmite"], market=["mages-totem"], aether=2, stock=["mages-totem"])
    s.play("frozen-magmite")
    s.gain("mages-totem")
    s.choose("onto-deck")
    s.gain("mages-totem")
    assert s.deck() == ["mages-totem"] and s.discard() == ["mages-totem"]
    t = scene(hand=["frozen-magmite"], market=["mages-totem"], stock=["mages-totem"], aether=2)
    t.play("frozen-magmite")
    t.gain("mages-totem")
    t.choose("onto-discard")
    t.gain("mages-totem")  # it was the next card that counted
    assert t.discard() == ["mages-totem", "mages-totem"]


def test_volcanic_glass() -> None:
    s = scene(aether=5, market=["volcanic-glass"], stock=["volcanic-glass"], hand=["volcanic-glass"])
    s.gain("volcanic-glass")
    s.choose("yes")
    assert (s.aether, s.discard(), s.deck(1)) == (0, ["volcanic-glass"], ["volcanic-glass"])
    s.play("volcanic-glass")
    assert s.aether == 2
    t = scene(aether=5, market=["volcanic-glass"])
    t.gain("volcanic-glass")
    assert t.asked == "main-phase"  # the pile is empty


def test_dread_diamond() -> None:
    s = scene(hand=["dread-diamond"], prepped=[("spark", 1)])
    s.play("dread-diamond")
    s.answer("spark")
    assert s.aether == 3 and s.discard() == ["spark"] and s.prepped() == []
    t = scene(hand=["dread-diamond"], prepped=[("spark", 1)])
    t.play("dread-diamond")
    t.decline()
    assert t.aether == 2


def test_breach_ore() -> None:
    s = scene(hand=["breach-ore", "spark"], breaches={1: "open", 3: 0, 4: 0})
    s.play("breach-ore")
    s.decide("Focus your closed breach")
    assert s.breaches() == {1: "open", 3: 1, 4: 0}
    assert any(option.target == "breach-3" for option in s.options_of("prep"))


@pytest.mark.parametrize(("taken", "aether"), [([], 2), (["turn-nemesis"], 4), (["turn-nemesis"] * 2, 4)])
def test_erratic_ingot(taken: list[str], aether: int) -> None:
    s = scene(hand=["erratic-ingot"], turns_taken=["turn-1", *taken])
    s.play("erratic-ingot")
    assert s.aether == aether


def test_bloodstone_jewel() -> None:
    s = scene(hand=["bloodstone-jewel"], aether=12, market=["bloodstone-jewel"], stock=["bloodstone-jewel"] * 2)
    s.gain("bloodstone-jewel")
    assert s.aether == 9
    s.gain("bloodstone-jewel")
    assert s.aether == 3
    s.play("bloodstone-jewel")
    assert s.aether == 6


# --- relics -----------------------------------------------------------------------------------------------------------
def test_mages_totem() -> None:
    s = scene(hand=["crystal", "mages-totem"], gravehold=20)
    s.play_all("crystal", "mages-totem")
    s.decide("Gravehold gains 1 life")
    assert s.gravehold == 21 and s.pile("destroyed") == ["mages-totem"] and s.aether == 1


def test_conclave_scroll() -> None:
    s = scene(hand=["conclave-scroll"], market=[], p1={"discard": ["spark", "kindle"]})
    s.play("conclave-scroll")
    s.answer("spark")
    assert s.charges() == 1 and s.discard(1) == ["kindle"]
    t = scene(hand=["conclave-scroll"], market=["conclave-scroll"], p1={"discard": ["spark"]})
    t.play("conclave-scroll")
    assert t.asked == "main-phase"


def test_fiend_catcher() -> None:
    s = scene(hand=["fiend-catcher", "spark"], discard=["crystal"], turns=["turn-nemesis", "turn-2"])
    s.play("fiend-catcher")
    assert s.choices() == ["crystal", "spark"]
    s.answer("crystal")
    s.choose("to-bottom")
    assert s.pile("turns")[-1] == "turn-nemesis" and s.pile("destroyed") == ["crystal"]
    t = scene(hand=["fiend-catcher"], turns=["turn-2", "turn-nemesis"])
    t.play("fiend-catcher")
    assert t.asked == "main-phase" and t.pile("turns")[0] == "turn-2"
    assert t.table.view(1)["piles"]["turns"]["cards"][0]["card"] == "turn-2"


def test_primordial_fetish() -> None:
    s = scene(hand=["primordial-fetish"], life=5, breaches={1: "open", 2: 0})
    s.play("primordial-fetish")
    s.decide("gain 3 life")
    assert s.life() == 8 and s.pile("destroyed") == ["primordial-fetish"]


def test_cairn_compass() -> None:
    s = scene(hand=["cairn-compass"],
              p1={"discard": ["kindle", "crystal", "crystallize"], "breaches": {1: "open", 2: 0, 4: 0}})  # fmt: skip
    s.play("cairn-compass")
    assert s.seats == (1,) and s.choices("prep") == ["kindle"] and s.choices("prep-wide") == ["crystallize"]
    s.prep("kindle", 4)
    assert s.prepped(1) == ["kindle"] and s.discard(1) == ["crystal", "crystallize"]


def test_vortex_gauntlet() -> None:
    s = scene(hand=["vortex-gauntlet"], prepped=[("spark", 1)])
    s.play("vortex-gauntlet")
    assert s.nemesis_life == 69 and s.hand() == ["spark"] and s.prepped() == []
    t = scene(hand=["vortex-gauntlet"], prepped=[("conjure-the-lost", 1)], gravehold=20)
    t.play("vortex-gauntlet")
    t.choose("yes")
    assert t.hand() == [] and t.pile("destroyed") == ["conjure-the-lost"] and t.gravehold == 24


# --- spells -----------------------------------------------------------------------------------------------------------
def test_thoughtform_familiar() -> None:
    assert cast("thoughtform-familiar", also=[("spark", 2)]).nemesis_life == 67


def test_carbonize() -> None:
    s = scene(prepped=[("carbonize", 1)], hand=["crystal"] * 5)
    s.end_turn("turn-1", "turn-2")
    s.cast("carbonize")
    s.choose("to-bottom", "turn-2")
    assert s.nemesis_life == 67 and s.pile("turns")[-1] == "turn-2"


def test_jagged_lightning_focuses_for_a_card() -> None:
    s = cast("jagged-lightning", breaches={1: "open", 2: 0, 3: 2}, p1={"breaches": {1: "open"}})
    s.answer("crystal")
    assert s.nemesis_life == 67 and s.breaches()[2] == 1 and s.discard()[0] == "crystal"


def test_kindle_takes_a_spark_beside_it() -> None:
    s = scene(hand=["kindle", "spark", "spark", "aurora"], breaches={1: "open"}, deck=["crystal"] * 5)
    s.prep("kindle", 1)
    assert s.choices("prep") == ["spark"]
    s.prep("spark", 1)
    assert not s.can("prep")
    s.end_turn("turn-1")
    s.cast("kindle")
    assert s.nemesis_life == 67 and s.can("end-casting")
    s.choose("end-casting")
    assert s.prepped() == ["spark"] and not s.can("prep", "spark")


def test_kindle_takes_a_spark_in_a_closed_breach_too() -> None:
    s = scene(hand=["spark"], prepped=[("kindle", 2)], breaches={2: 1})
    s.prep("spark", 2)
    s.casting()
    s.cast("kindle")
    assert not s.can("end-casting")


def test_kindle_takes_no_spark_outside_of_its_players_main_phase() -> None:
    beside = {"breaches": {1: "open"}, "prepped": [("kindle", 1)]}
    s = scene(mages=["mist", "garu"], hand=["amethyst-paragon"], p1={**beside, "hand": ["spark"]})
    s.play("amethyst-paragon")
    assert s.asked == "main-phase"
    t = scene(hand=["cairn-compass"], p1={**beside, "discard": ["spark"]})
    t.play("cairn-compass")
    assert t.asked == "main-phase"


def test_pyrotechnic_surge() -> None:
    s = cast("pyrotechnic-surge", discard=["spark"])
    s.answer("spark")
    assert s.nemesis_life == 66 and s.discard() == ["pyrotechnic-surge"]


def test_aurora_and_nova_forge() -> None:
    assert cast("aurora").nemesis_life == 67
    s = scene(prepped=[("nova-forge", 1)], market=["thoughtform-familiar", "mages-totem", "frozen-magmite"], aether=1)
    s.choose("use", "nova-forge")
    assert s.value("spell_aether") == 2 and s.choices("gain") == ["thoughtform-familiar"]
    assert not s.can("charge") and not s.can("use")
    s.gain("thoughtform-familiar")
    assert (s.aether, s.value("spell_aether")) == (0, 0)
    assert cast("nova-forge").nemesis_life == 66


def test_celestial_spire() -> None:
    s = cast("celestial-spire", market=[], p1={"deck": ["kindle"]})
    assert s.nemesis_life == 67 and s.hand(1) == ["kindle"]
    t = cast("celestial-spire", market=["celestial-spire"], p1={"deck": ["kindle"]})
    assert t.hand(1) == []


def test_convection_field() -> None:
    s = cast("convection-field", p1={"hand": ["spark"]})
    s.decide("Deal 4")
    assert s.nemesis_life == 66
    t = cast("convection-field", p1={"hand": ["spark"]})
    t.decide("Deal 2")
    assert t.seats == (1,) and t.can("pass")
    t.answer("spark")
    assert t.nemesis_life == 68 and t.hand(1) == []


def test_fiery_torrent() -> None:
    s = cast("fiery-torrent", also=[("spark", 2)], p1={"prepped": [("fiery-torrent", 1)]})
    assert s.nemesis_life == 66


def test_conjure_the_lost() -> None:
    s = cast("conjure-the-lost", gravehold=20)
    s.choose("no")
    assert s.nemesis_life == 65 and s.gravehold == 20 and s.discard() == ["conjure-the-lost"]


def test_equilibrium() -> None:
    s = scene(nemesis="gate-witch", turns_taken=["turn-nemesis"], prepped=[("equilibrium", 1)],
              threats=["howling-spinners"])  # fmt: skip
    s.nemesis_turn("mage-ender")
    s.answer_player(0)
    assert s.life() == 9
    t = scene(nemesis="gate-witch", turns_taken=["turn-nemesis"], breaches={1: "open", 2: "open", 3: "open"},
              prepped=[("equilibrium", 1), ("equilibrium", 2), ("equilibrium", 3)],
              threats=["howling-spinners"])  # fmt: skip
    t.nemesis_turn("null-scion")
    t.answer_player(0)
    assert t.life() == 9  # never the last point
    assert cast("equilibrium").nemesis_life == 66


def test_reduce_to_ash() -> None:
    s = scene(prepped=[("reduce-to-ash", 1)], deck=[], discard=["kindle", "spark"], hand=["crystal"] * 5)
    s.end_turn("turn-1")
    assert s.choices() == ["spark"]  # the discard pile was turned over for it
    s.decline()
    s.cast("reduce-to-ash")
    assert s.nemesis_life == 66


def test_crystallize() -> None:
    s = cast("crystallize", p1={"hand": ["crystal", "spark", "scoria-slag"]})
    assert s.nemesis_life == 66
    none = cast("crystallize", 3, breaches={3: "open", 4: "open"}, p1={"hand": ["spark"]})
    assert none.nemesis_life == 68  # only what the breaches add
