"""The treasures that lie on the table: those of the group (level 2) and those on the mats of mages (level 3)."""

from __future__ import annotations

from typing import Any

import pytest

from deckwright import Table
from deckwright.games import load
from deckwright.games.new_age.cards import WORLD
from tests.rules.new_age.scene import Scene, cast, scene

GAME = load("new-age")
SUPPLY = ["exogranite", "lurking-sionite", "aether-conduit", "galvanized-bauble", "tethered-darts", "imbued-smash"]


def number_of(card: str) -> int:
    """The number that a supply pile is known by."""
    kind = GAME.kind(card)
    assert kind is not None
    return int(kind.facts["supply_number"])


def groups(treasure: str, beside: str = "", **arrangement: Any) -> Scene:
    """My main phase with a treasure of the group, next to a supply pile perhaps."""
    return scene(treasures=[treasure], beside=number_of(beside) if beside else 0, **arrangement)


def own(treasure: str, **arrangement: Any) -> Scene:
    """My main phase with a treasure on my mat."""
    mine = {"treasures": [treasure], **arrangement.pop("p0", {})}
    return scene(p0=mine, **arrangement)


def cast_with(treasure: str, spell: str, at: int = 1, **more: Any) -> Scene:
    """A spell is cast by somebody with a treasure on the mat."""
    return cast(spell, at, p0={"treasures": [treasure]}, **more)


def opened(treasure: str, seed: int = 1, **options: Any) -> Scene:
    """A table as it is opened with a treasure of the group."""
    asked = {"mage": ["dezmodia", "garu"], "treasure_2": treasure, **options}
    return Scene(Table.open(GAME, players=2, seed=seed, options=asked))


# --- level 2: next to a supply pile -----------------------------------------------------------------------------------
@pytest.mark.rule("NA-TREAS-05")
@pytest.mark.parametrize("treasure", ["carapace-fragment", "core-of-rage"])
def test_the_players_put_it_next_to_a_relic_or_spell_pile(treasure: str) -> None:
    s = opened(treasure)
    assert s.asked == "which-pile" and s.seats == (0, 1)
    piles = [kind for card in s.pile("market") if (kind := GAME.kind(card))]
    assert s.choices() == sorted(kind.id for kind in piles if not kind.facts.get("gem"))
    chosen = s.choices()[0]
    s.answer(chosen)
    assert s.value("beside") == number_of(chosen) and s.pile("treasures") == [treasure]


@pytest.mark.rule("NA-TREAS-05")
def test_imbued_shackles_lie_next_to_a_pile_of_dear_cards() -> None:
    s = opened("imbued-shackles", supply=["spirit-lift", "patterned-strike", "exogranite"])
    costs = {card: WORLD.by_id[card].facts["cost"] for card in s.pile("market")}
    assert s.asked == "which-pile" and s.choices() == sorted(card for card in costs if costs[card] >= 7)
    cheap = ["exogranite", "lurking-sionite", "recurring-jasper", "aether-conduit", "galvanized-bauble",
             "tethered-darts", "force-amplifier", "imbued-smash", "bouncing-boom"]  # fmt: skip
    t = opened("imbued-shackles", supply=cheap)
    assert t.asked != "which-pile" and t.value("beside") == 0 and t.pile("treasures") == ["imbued-shackles"]


@pytest.mark.parametrize("treasure", ["shimmering-cloak-of-the-magus", "gluttons-tooth"])
def test_others_lie_next_to_no_pile(treasure: str) -> None:
    s = opened(treasure)
    assert s.asked != "which-pile" and s.value("beside") == 0 and s.pile("treasures") == [treasure]


def test_imbued_shackles_lower_the_price_and_not_the_cost() -> None:
    s = groups("imbued-shackles", "patterned-strike", aether=6, market=["patterned-strike", "spirit-lift"])
    assert s.price_by("gain", "patterned-strike") == 6 and not s.can("gain", "spirit-lift")
    s.gain("patterned-strike")
    assert s.aether == 0 and s.discard() == ["patterned-strike"]
    kind = GAME.kind("patterned-strike")
    assert kind is not None and kind.facts["cost"] == 7
    t = groups("imbued-shackles", "patterned-strike", aether=5, market=["patterned-strike"])
    assert not t.can("gain", "patterned-strike")


def test_what_is_gained_by_its_cost_does_not_become_cheaper() -> None:
    market = ["patterned-strike", "lurking-sionite", "imbued-smash"]
    s = groups("imbued-shackles", "patterned-strike", mages=["rhia", "garu"], market=market, hand=["imbued-smash"],
               charges=GAME_CHARGES["rhia"])  # fmt: skip
    s.ability()
    assert s.choices() == ["imbued-smash", "lurking-sionite", "patterned-strike"]  # 5 and 2 more is 7, its very cost
    t = groups("imbued-shackles", "patterned-strike", mages=["rhia", "garu"], market=market,
               hand=["recurring-jasper"], charges=GAME_CHARGES["rhia"])  # fmt: skip
    t.ability()
    assert "patterned-strike" not in t.choices()  # 4 and 2 more is 6: its price, but not its cost


GAME_CHARGES = {kind.id: int(kind.facts["most_charges"]) for kind in GAME.kinds if kind.home == "mage_box"}


def test_carapace_fragment() -> None:
    s = groups("carapace-fragment", "imbued-smash", aether=10, market=SUPPLY, breaches={1: "open", 2: 0, 3: 1})
    s.gain("tethered-darts")
    assert s.asked == "main-phase"  # another pile
    s.gain("imbued-smash")
    assert s.asked == "focus-breach" and s.choices() == ["breach-2", "breach-3"]
    s.answer("breach-3")
    assert s.breaches()[3] == 2


def test_core_of_rage_and_a_card_that_an_ally_gains() -> None:
    s = groups("core-of-rage", "imbued-smash", aether=5, market=SUPPLY, stock=["imbued-smash"])
    s.gain("imbued-smash")
    assert s.nemesis_life == 68
    t = groups("core-of-rage", "imbued-smash", mages=["dezmodia", "claudia"], aether=3, market=SUPPLY,
               stock=["imbued-smash"], p1={"charges": GAME_CHARGES["claudia"]})  # fmt: skip
    t.ability()
    t.choose("yes")
    t.decide("you gain one of the same pile")
    t.gain("imbued-smash")
    assert t.nemesis_life == 66 and t.discard(1) == ["imbued-smash"]


def test_a_card_bought_back_from_the_exiled_pile_is_none_of_the_supply_pile() -> None:
    s = groups("core-of-rage", "imbued-smash", nemesis="ageless-walker", aether=9, market=["imbued-smash"],
               exiled=["imbued-smash"])  # fmt: skip
    life = s.nemesis_life
    exiled = max(option.number or 0 for option in s.options_of("gain"))
    s.choose("gain", "imbued-smash", number=exiled)
    assert s.nemesis_life == life and s.discard() == ["imbued-smash"]


# --- level 2: the others ----------------------------------------------------------------------------------------------
def test_gluttons_tooth_bites_when_the_last_card_of_a_pile_is_gained() -> None:
    s = groups("gluttons-tooth", aether=20, market=SUPPLY, stock=["exogranite"])
    s.gain("exogranite")
    assert s.nemesis_life == 70
    s.gain("exogranite")
    assert s.nemesis_life == 64
    s.gain("imbued-smash")
    assert s.nemesis_life == 58


def test_gluttons_tooth_bites_when_the_last_card_of_a_pile_is_destroyed() -> None:
    s = groups("gluttons-tooth", hand=["unrefined-blaststone"], market=["unrefined-blaststone"])
    s.play("unrefined-blaststone")
    s.decide("Destroy")
    assert s.pile("market") == [] and s.nemesis_life < 64


def test_whoever_stands_before_a_claw_deals_the_damage_of_the_tooth() -> None:
    s = groups("gluttons-tooth", nemesis="fenrix", aether=5, market=["imbued-smash"])
    s.arrange(threats=["rending-claw"])
    s.gain("imbued-smash")
    assert s.asked == "who-deals" and s.players_offered() == [0, 1]


def test_shimmering_cloak_deals_its_damage_after_the_ability() -> None:
    s = groups("shimmering-cloak-of-the-magus", mages=["taqren", "garu"], charges=GAME_CHARGES["taqren"], life=5)
    s.ability()
    assert s.asked == "who-gains-life" and s.nemesis_life == 70
    s.answer_player(0)
    assert s.nemesis_life == 68 and s.charges() == 0


def test_cleansing_amulet_lets_any_player_destroy_a_card() -> None:
    s = groups("cleansing-amulet", mages=["taqren", "garu"], charges=GAME_CHARGES["taqren"], life=5,
               hand=["kadirs-emerald-shard"], p1={"hand": ["xaxoss-flare", "crystal"]})  # fmt: skip
    s.ability()
    s.answer_player(0)
    assert s.asked == "who-is-meant" and s.players_offered() == [0, 1]
    s.answer_player(1)
    assert s.seats == (1,) and s.asked == "may-destroy"
    s.answer("xaxoss-flare")
    assert s.pile("destroyed") == ["xaxoss-flare"] and s.hand(1) == ["crystal"]


def test_bones_of_deathmind() -> None:
    s = groups("bones-of-deathmind", aether=20, breaches={1: "open", 2: 0, 3: 0}, p1={"breaches": {1: "open", 2: 2}})
    s.open(2)
    assert s.charges() == 1
    s.focus(3)
    assert s.charges() == 1
    s.open(3)
    assert s.charges() == 2
    s.end_turn("turn-2")
    assert s.charges(1) == 0  # a breach of theirs is closed
    s.end_turn("turn-1")
    assert s.charges() == 3


def test_a_focus_that_opens_a_breach_counts_for_whose_it_is() -> None:
    s = groups("thorned-whip", prepped=[("torch", 1)], hand=["crystal"] * 5, p1={"breaches": {1: "open", 2: 3}})
    s.casting()
    s.cast("torch")
    s.decide("Focus")
    assert s.breaches(1)[2] == "open" and s.nemesis_life == 68


def test_thorned_whip() -> None:
    s = groups("thorned-whip", aether=9, breaches={1: "open", 2: 0})
    s.focus(2)
    assert s.nemesis_life == 70
    s.open(2)
    assert s.nemesis_life == 68


# --- level 3 ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("NA-TREAS-06")
def test_verdant_staff_heals_its_player_alone() -> None:
    s = own("verdant-staff", aether=20, life=5, market=SUPPLY, p1={"life": 5})
    s.gain("exogranite")
    s.gain("aether-conduit")
    assert s.life() == 5
    s.gain("imbued-smash")
    assert (s.life(), s.life(1)) == (6, 5)
    t = scene(aether=9, life=5, market=SUPPLY, p1={"life": 5, "treasures": ["verdant-staff"]})
    t.gain("imbued-smash")
    assert (t.life(), t.life(1)) == (5, 5)


def test_verdant_staff_and_a_forged_spark() -> None:
    s = own("verdant-staff", mages=["lost", "garu"], life=5, hand=["heart-forge", "spark"],
            forged=["forged-spark"])  # fmt: skip
    s.play("heart-forge")
    while s.asked == "choose-one":
        s.decide("Forged deck")
    assert "forged-spark" in s.hand() and s.life() == 6


def test_flowing_mantle() -> None:
    s = own("flowing-mantle", hand=["crystal"] * 2, market=["aether-conduit", "exogranite"])
    s.end_turn("turn-1")
    assert s.value("relic_aether") == 1 and s.aether == 0
    s.arrange(aether=3)
    s.gain("aether-conduit")
    assert s.asked == "onto-its-deck"
    s.choose("yes")
    assert s.deck()[0] == "aether-conduit" and s.value("relic_aether") == 0
    t = own("flowing-mantle", aether=9, market=["aether-conduit", "exogranite"])
    t.gain("exogranite")
    assert t.asked == "main-phase"
    t.gain("aether-conduit")
    t.choose("no")
    assert t.discard() == ["aether-conduit", "exogranite"]


def first_turn(treasure: str, **arrangement: Any) -> Scene:
    """The second player has a treasure and takes the first turn of theirs."""
    theirs = {"treasures": [treasure], "has_begun": False, **arrangement.pop("p1", {})}
    s = scene(p1=theirs, **arrangement)
    s.end_turn("turn-2")
    return s


def test_forgotten_trinket() -> None:
    s = first_turn("forgotten-trinket", p1={"breaches": {1: "open", 2: 0, 3: 1, 4: 3}})
    assert s.breaches(1) == {1: "open", 2: 1, 3: 2, 4: "open"}
    s.end_turn("turn-2")
    assert s.breaches(1)[2] == 1  # only once
    t = first_turn("forgotten-trinket", p1={"breaches": {1: "open", 2: 0}, "has_begun": True})
    assert t.breaches(1)[2] == 0


def test_a_breach_focused_by_the_trinket_takes_a_spell() -> None:
    s = first_turn("forgotten-trinket", p1={"breaches": {2: 0}, "hand": ["spark"]})
    assert s.can("prep", "spark")


def test_accelerating_gauntlets() -> None:
    s = first_turn("accelerating-gauntlets", market=SUPPLY)
    dear = [card for card in SUPPLY if WORLD.by_id[card].facts["cost"] > 4]
    assert s.asked == "gain-which" and s.seats == (1,) and s.choices() == sorted(set(SUPPLY) - set(dear)) and dear
    s.answer("exogranite")
    assert s.discard(1) == ["exogranite"] and s.value("aether") == 0


def test_treasures_of_the_first_turn_at_a_real_table() -> None:
    options = {"mage": ["taqren"], "treasure_3": ["accelerating-gauntlets"]}
    s = Scene(Table.open(GAME, players=1, seed=2, options=options))
    while s.asked != "gain-which":
        s.choose(0)
    s.choose(0)
    assert len(s.discard()) == 1
    s.end_turn("turn-1")
    assert s.asked in ("casting-phase", "main-phase")


def cast_next(s: Scene) -> None:
    """Cast the first of several prepped spells."""
    s.choose(next(option.index for option in s.options_of("cast")))


def test_shroud_of_obfuscation() -> None:
    s = own("shroud-of-obfuscation", hand=["crystal"] * 5, breaches={1: "open", 2: "open", 3: "open"},
            prepped=[("spark", 1), ("spark", 2), ("spark", 3)])  # fmt: skip
    s.casting()
    cast_next(s)
    assert s.aether == 0
    cast_next(s)
    assert s.aether == 2 and s.said("treasure-works") == ["shroud-of-obfuscation"]
    cast_next(s)
    assert s.aether == 2 and s.asked == "main-phase"


def test_the_shroud_does_not_count_what_is_cast_in_the_main_phase() -> None:
    s = own("shroud-of-obfuscation", hand=["galvanized-bauble", *["crystal"] * 4], prepped=[("spark", 1), ("spark", 2)],
            breaches={1: "open", 2: "open"})  # fmt: skip
    s.casting()
    cast_next(s)
    s.choose("end-casting")
    s.play("galvanized-bauble")
    s.choose("no")
    assert s.aether == 0 and s.prepped() == []


def test_an_echo_is_one_spell_for_the_shroud() -> None:
    s = cast_with("shroud-of-obfuscation", "bouncing-boom")
    assert s.aether == 0


def test_the_shroud_counts_anew_in_every_turn() -> None:
    s = cast_with("shroud-of-obfuscation", "spark")
    s.arrange(p0__prepped=["spark in breach 1"])
    s.end_turn("turn-1")
    s.cast("spark")
    assert s.aether == 0


@pytest.mark.rule("NA-ECHO-02")
def test_precision_magnifier() -> None:
    assert cast_with("precision-magnifier", "spark").nemesis_life == 69
    assert cast_with("precision-magnifier", "tethered-darts").nemesis_life < cast("tethered-darts").nemesis_life
    plain, magnified = cast("bouncing-boom"), cast_with("precision-magnifier", "bouncing-boom")
    assert plain.nemesis_life - magnified.nemesis_life == 2  # each resolution of the Echo
    parts, more = cast("imbued-smash"), cast_with("precision-magnifier", "imbued-smash")
    for s in (parts, more):
        s.answer("crystal")
    assert parts.nemesis_life - more.nemesis_life == 2  # each part of the damage


def test_the_treasure_of_the_caster_counts_and_not_of_whose_spell_it_is() -> None:
    s = own("bladed-crystal", hand=["galvanized-bauble"], p1={"prepped": [("spark", 1)]})
    s.play("galvanized-bauble")
    s.choose("no")
    assert s.nemesis_life == 68
    t = scene(hand=["galvanized-bauble"], p1={"prepped": [("spark", 1)], "treasures": ["bladed-crystal"]})
    t.play("galvanized-bauble")
    assert t.nemesis_life == 69


def test_prism_of_destruction() -> None:
    assert cast_with("prism-of-destruction", "spark", breaches={1: "open", 2: "open"}).nemesis_life == 67
    assert cast_with("prism-of-destruction", "spark", breaches={1: "open", 2: 3}).nemesis_life == 69


def test_a_spell_without_damage_deals_what_a_treasure_adds() -> None:
    s = cast_with("prism-of-destruction", "garus-torch", p1={"breaches": {1: "open", 2: 0}})
    s.decide("Focus a closed breach")
    assert s.breaches(1)[2] == 1 and s.nemesis_life == 68


def test_bladed_crystal() -> None:
    s = cast_with("bladed-crystal", "spark", threats=["catacomb-drone"])
    s.answer("umbra-titan")
    assert s.nemesis_life == 68
    t = cast_with("bladed-crystal", "spark", threats=["catacomb-drone"])
    t.answer("catacomb-drone")
    assert t.on_card("life", "catacomb-drone") == 4 and t.nemesis_life == 70
    u = groups("thorned-whip", aether=9, breaches={1: "open", 2: 0}, p0={"treasures": ["bladed-crystal"]})
    u.open(2)
    assert u.nemesis_life == 68  # not with a spell
    plain, cut = cast("imbued-smash"), cast_with("bladed-crystal", "imbued-smash")
    for s in (plain, cut):
        s.answer("crystal")
    assert plain.nemesis_life - cut.nemesis_life == 2


def test_bladed_crystal_is_for_spells_alone() -> None:
    s = own("bladed-crystal", hand=["unrefined-blaststone"], market=["unrefined-blaststone"])
    s.play("unrefined-blaststone")
    s.decide("Destroy")
    assert s.nemesis_life == 67
    t = cast("spark", 3, breaches={3: "open"}, p0={"treasures": ["bladed-crystal"]})
    assert t.nemesis_life == 67  # the damage of the breach is that of the spell


def test_brooch_of_attunement() -> None:
    s = own("brooch-of-attunement", hand=["crystal"] * 5, prepped=[("bouncing-boom", 1), ("spirit-lift", 2)],
            breaches={1: "open", 2: "open"})  # fmt: skip
    s.casting()
    s.cast("bouncing-boom")
    assert s.charges() == 2
    s.cast("spirit-lift")
    assert s.charges() == 2  # once per turn
    s.arrange(p0__prepped=["bouncing-boom in breach 1"], p0__hand=["crystal"] * 5)
    s.casting()
    s.cast("bouncing-boom")
    assert s.charges() == 4
    assert cast_with("brooch-of-attunement", "reverberating-shock").charges() == 0


def test_essence_extractor() -> None:
    s = own("essence-extractor", players=1, mages=["garu"], hand=["energized-rubidium", "recurring-jasper"])
    s.play("recurring-jasper")
    assert s.aether == 2
    s.play("energized-rubidium")
    assert s.aether == 6
