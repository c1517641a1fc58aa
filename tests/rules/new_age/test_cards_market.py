"""Every card of the supply of The New Age."""

from __future__ import annotations

from collections import Counter

import pytest

from deckwright import Table
from deckwright.games.new_age.cards import BOX
from deckwright.games.new_age.cards.market import FIRST_BATTLE
from tests.rules.new_age.scene import cast, scene


# --- gems -------------------------------------------------------------------------------------------------------------
def test_exogranite() -> None:
    s = scene(hand=["exogranite", "exogranite"])
    s.play("exogranite")
    s.decide("Gain 2 aether")
    s.play("exogranite")
    s.decide("Destroy this")
    assert s.aether == 5 and s.pile("destroyed") == ["exogranite"]


@pytest.mark.parametrize(("mine", "theirs", "aether"), [([], ["lurking-sionite"], 3), (["lurking-sionite"], [], 2)])
def test_lurking_sionite(mine: list[str], theirs: list[str], aether: int) -> None:
    s = scene(hand=["lurking-sionite"], discard=mine, p1={"discard": theirs})
    s.play("lurking-sionite")
    assert s.aether == aether


def test_resonant_pearl() -> None:
    s = scene(hand=["resonant-pearl", "resonant-pearl"], p1={"hand": ["resonant-pearl"], "deck": ["spark"]})
    s.play("resonant-pearl")
    assert s.seats == (1,) and s.asked == "discard-copy"
    s.answer("resonant-pearl")
    assert s.aether == 3 and s.hand(1) == ["spark"] and s.discard(1) == ["resonant-pearl"]
    s.play("resonant-pearl")
    assert s.asked == "main-phase" and s.aether == 5  # the ally has no other one
    t = scene(hand=["resonant-pearl"], p1={"hand": ["resonant-pearl"]})
    t.play("resonant-pearl")
    t.decline()
    assert t.aether == 2 and t.hand(1) == ["resonant-pearl"]


def test_resonant_pearl_alone_is_helped_by_oneself() -> None:
    s = scene(players=1, hand=["resonant-pearl", "resonant-pearl"], deck=["spark"])
    s.play("resonant-pearl")
    s.answer("resonant-pearl")
    assert s.aether == 3 and s.hand() == ["spark"]


def test_recurring_jasper() -> None:
    s = scene(hand=["recurring-jasper"], discard=["spark", "crystal"], deck=["crystal"])
    s.play("recurring-jasper")
    s.choose("yes")
    assert s.aether == 2 and s.deck() == ["recurring-jasper", "crystal"]
    t = scene(hand=["recurring-jasper"], discard=["crystal", "spark"])
    t.play("recurring-jasper")
    assert t.asked == "main-phase" and t.table.cards("play", 0) == ["recurring-jasper"]


def test_energized_rubidium() -> None:
    s = scene(hand=["energized-rubidium"], p1={"hand": ["spark"]})
    s.play("energized-rubidium")
    assert s.seats == (1,)
    s.answer("spark")
    assert (s.aether, s.charges(1), s.charges(), s.discard(1)) == (3, 1, 0, ["spark"])


def test_unrefined_blaststone() -> None:
    s = scene(hand=["unrefined-blaststone"] * 2, market=["unrefined-blaststone"])
    s.play("unrefined-blaststone")
    s.decide("Destroy a card of this supply pile")
    assert s.nemesis_life == 67 and s.pile("destroyed") == ["unrefined-blaststone"] and s.pile("market") == []
    s.play("unrefined-blaststone")
    assert s.aether == 3  # nothing is left of the pile


# --- relics -----------------------------------------------------------------------------------------------------------
def test_marble_galaxy() -> None:
    s = scene(hand=["marble-galaxy"], breaches={1: "open", 2: 0})
    s.play("marble-galaxy")
    s.decide("Focus")
    assert (s.charges(), s.breaches()[2]) == (0, 1)
    t = scene(hand=["marble-galaxy"], breaches={1: "open", 2: 0}, p1={"hand": ["marble-galaxy"], "deck": ["spark"]})
    t.play("marble-galaxy")
    t.answer("marble-galaxy")
    assert (t.charges(), t.breaches()[2], t.hand(1)) == (1, 1, ["spark"])
    u = scene(hand=["marble-galaxy"], breaches={1: "open"})
    u.play("marble-galaxy")
    assert u.charges() == 1 and u.asked == "main-phase"  # there is no breach to focus


def test_caged_fire() -> None:
    s = scene(hand=["caged-fire"], life=5, p1={"discard": ["crystal", "spark"]})
    s.play("caged-fire")
    s.decide("Destroy the top card")
    assert s.discard(1) == ["spark"] and s.pile("destroyed") == ["crystal"]
    t = scene(hand=["caged-fire"], life=5, discard=["spark"])
    t.play("caged-fire")
    t.decide("gain 2 life")
    assert t.life() == 7 and t.pile("destroyed") == ["caged-fire"]


def test_galvanized_bauble() -> None:
    s = scene(hand=["galvanized-bauble"], breaches={1: "open", 2: 0}, prepped=[("spark", 1)],
              p1={"breaches": {1: "open", 2: 1, 3: 0}})  # fmt: skip
    s.play("galvanized-bauble")
    s.decide("Focus a closed breach of any ally")
    assert s.choices() == ["breach-2", "breach-3"]
    s.answer("breach-2")
    assert s.breaches(1)[2] == 2
    t = scene(hand=["galvanized-bauble"], p1={"prepped": [("force-amplifier", 1)]})
    t.play("galvanized-bauble")
    assert t.nemesis_life == 67 and t.seats == (0,)
    t.choose("yes")
    assert t.pile("destroyed") == ["force-amplifier"] and t.discard(1) == []


def test_well_of_energy() -> None:
    s = scene(hand=["well-of-energy"] * 2, gravehold=20, p1={"life": 4})
    s.play("well-of-energy")
    s.decide("Gravehold gains 2 life")
    s.play("well-of-energy")
    s.decide("Any player gains 2 life")
    assert s.asked == "who-gains-life"
    s.answer_player(1)
    assert (s.gravehold, s.life(1)) == (22, 6)


# --- spells -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("breaches", "passed_on"), [({3: "open"}, True), ({3: 1}, False), ({2: "open"}, False)])
def test_tethered_darts(breaches: dict[int, object], passed_on: bool) -> None:
    at = next(iter(breaches))
    s = cast("tethered-darts", at, breaches=breaches)
    assert s.nemesis_life == (67 if passed_on else 68)  # an opened III adds 1
    if passed_on:
        assert s.asked == "to-which-ally" and s.can("pass")
        s.answer_player(1)
        assert "tethered-darts" in s.hand(1) and s.discard() == []
    else:
        assert s.discard() == ["tethered-darts"]


@pytest.mark.parametrize(("breaches", "damage"), [({4: "open"}, 5), ({4: 2}, 3), ({2: "open"}, 3)])
def test_force_amplifier(breaches: dict[int, object], damage: int) -> None:
    assert cast("force-amplifier", next(iter(breaches)), breaches=breaches).nemesis_life == 70 - damage


def test_reverberating_shock() -> None:
    s = cast("reverberating-shock", market=["exogranite"])
    assert s.nemesis_life == 68 and s.value("card_aether") == 2 and s.aether == 0


def test_fatal_harmony() -> None:
    s = cast("fatal-harmony", 3, breaches={3: "open"}, p1={"hand": ["fatal-harmony"], "deck": ["crystal"]},
             threats=["catacomb-drone"])  # fmt: skip
    s.answer("umbra-titan")
    assert s.nemesis_life == 65
    s.answer("fatal-harmony")
    s.answer("catacomb-drone")
    assert s.on_card("life", "catacomb-drone") == 1


def test_imbued_smash() -> None:
    s = cast("imbued-smash", 3, breaches={3: "open"})
    s.answer("crystal")
    assert s.nemesis_life == 62 and s.discard() == ["crystal", "imbued-smash"]  # the breach adds 1 to either part
    t = cast("imbued-smash")
    t.decline()
    assert t.nemesis_life == 66


def test_deluge_of_power() -> None:
    s = cast("deluge-of-power", p1={"hand": ["crystal", "spark", "exogranite"], "deck": ["caged-fire", "spark"]})
    assert s.seats == (1,)
    s.answer("crystal", "spark")
    assert sorted(s.hand(1)) == ["caged-fire", "exogranite", "spark"] and s.discard(1) == ["spark", "crystal"]
    assert s.nemesis_life == 66


def test_patterned_strike() -> None:
    s = cast("patterned-strike", discard=["exogranite", "crystal", "spark", "crystal"])
    assert set(s.choices()) == {"crystal", "spark"}
    s.answer_any("spark", "crystal")
    assert s.discard() == ["patterned-strike", "exogranite", "crystal"] and s.nemesis_life == 66


def test_spirit_lift_answers_once_in_each_own_turn() -> None:
    s = scene(aether=4, prepped=[("spirit-lift", 1)], players=3)
    s.choose("charge")
    assert s.asked == "which-ally"
    s.answer_player(2)
    s.choose("charge")
    assert (s.charges(), s.charges(1), s.charges(2)) == (2, 0, 2)
    s.end_turn("turn-1")
    s.choose("end-casting")
    s.arrange(aether=2)
    s.choose("charge")
    s.answer_player(1)
    assert s.charges(1) == 2
    t = scene(hand=["energized-rubidium"], p1={"hand": ["spark"], "prepped": [("spirit-lift", 1)]})
    t.play("energized-rubidium")
    t.answer("spark")
    assert t.charges(1) == 1 and t.charges() == 0  # it is not the turn of who gained it
    assert cast("spirit-lift").nemesis_life == 65


# --- all of them ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("NA-SUPPLY-04")
def test_piles_have_seven_gems_or_five_relics_or_spells() -> None:
    assert (len(BOX.gems), len(BOX.relics), len(BOX.spells)) == (6, 7, 9)
    table = Table.open("new-age", players=2, seed=1)
    piles = Counter(table.cards("market")) + Counter(table.cards("stock"))
    assert sorted(table.cards("market")) == sorted(FIRST_BATTLE.cards)  # what a newcomer plays with
    gems = {gem.id for gem in BOX.gems}
    assert all(piles[id] == (7 if id in gems else 5) for id in FIRST_BATTLE.cards)
