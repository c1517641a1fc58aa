"""What is in the box, on mats and on cards (NA-GOAL, NA-COMP, NA-MAT, NA-BREACH, NA-CARD, NA-NMAT, NA-NCARD)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from deckwright import Table
from deckwright.games import load
from deckwright.games.aeons_end.rules import slots
from deckwright.games.new_age.cards import BOX, WORLD
from deckwright.games.new_age.nest import TOKENS
from deckwright.games.war_eternal.cards import BOX as WAR_ETERNAL
from deckwright.lang.cards import Kind
from tests.rules.new_age.scene import Scene, scene

GAME = load("new-age")
FOES = [foe.mat.id for foe in BOX.foes]
UNLEASH = {"en": "Unleash: ", "ru": "Натиск: "}
LIVES = {"maggoth": 45, "arachnos": 70, "ageless-walker": 80, "fenrix": 60}
HOW_HARD = {"maggoth": 3, "arachnos": 4, "ageless-walker": 5, "fenrix": 7}


def fenrix(**arrangement: Any) -> Scene:
    """Fenrix, whose unleash only counts as long as he has few tokens."""
    return scene(nemesis="fenrix", **{"tokens": 0, **arrangement})


def own(kinds: Any) -> list[Kind]:
    """Cards of the box as the game has them."""
    return [WORLD.by_id[kind.id] for kind in kinds]


# --- the goal ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("NA-GOAL-01", "NA-NMAT-02", "NA-DMG-02", "NA-END-03")
@pytest.mark.parametrize("nemesis", ["maggoth", "ageless-walker", "fenrix"])
def test_all_win_together_as_soon_as_the_nemesis_has_no_life(nemesis: str) -> None:
    s = scene(3, nemesis=nemesis, prepped=[("spark", 1)], nemesis_mat=[{"card": nemesis, "life": 1}], threats=[])
    s.casting()
    s.cast("spark")
    if s.asked == "which-target":  # there is the Nest
        s.answer(nemesis)
    assert s.table.result is not None and s.table.result.winners == (0, 1, 2)


@pytest.mark.rule("NA-GOAL-01", "NA-END-01", "NA-END-05")
def test_all_lose_together_as_soon_as_gravehold_falls() -> None:
    s = fenrix(gravehold=1, threats=["needlemaw", "eternal-watcher"])
    s.nemesis_turn("topple")
    assert s.won is False and s.gravehold == 0
    assert [s.life(0), s.life(1)] == [10, 10] and s.pile("deck_1") == ["topple"]  # nothing is resolved any more


# --- what there is ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("NA-COMP-01", "NA-COMP-02", "NA-COMP-10")
def test_tokens_are_as_many_as_are_needed() -> None:
    s = scene(nemesis="arachnos", tokens=0, threats=[{"card": "chaos-orb", "countdown": 30}])
    s.nemesis_turn("eternal-watcher")
    assert (s.on_card("countdown", "chaos-orb"), s.on_card("life", "eternal-watcher")) == (29, 10)
    t = scene(nemesis="arachnos", tokens=0, threats=["eternal-watcher", "needlemaw", "portal-guardian"])
    assert sum(card["life"] for card in t.table.view()["piles"]["threats"]["cards"]) == 10 + 11 + 8
    assert (t.gravehold, t.nemesis_life) == (30, LIVES["arachnos"])  # both are counted


@pytest.mark.rule("NA-COMP-03")
def test_maggots_and_flies_are_nineteen_tokens_of_maggoth_alone() -> None:
    assert TOKENS == 19
    nested = {foe.mat.id for foe in BOX.foes if "nest" in {kind.id for kind in foe.more}}
    assert nested == {"maggoth"}


@pytest.mark.rule("NA-COMP-04", "NA-COMP-07")
def test_thirteen_turn_order_cards_and_tokens_for_the_wild_card_and_the_pairs() -> None:
    cards = {kind.id: kind.copies for kind in GAME.kinds if kind.home == "turn_box"}
    assert cards == {
        "turn-1": 2, "turn-2": 2, "turn-3": 1, "turn-4": 1, "turn-wild": 1, "turn-1-2": 2, "turn-3-4": 2,
        "turn-nemesis": 2,
    }  # fmt: skip
    assert {"holds_wild_token", "holds_pair_token"} <= set(GAME.schema.player_values)


@pytest.mark.rule("NA-COMP-05", "NA-COMP-08")
def test_a_single_battle_opens_every_deck_and_envelope() -> None:
    """What an expedition hands out battle by battle can be named for a battle by itself."""
    for mage in BOX.mages:
        assert Table.open("new-age", options={"mage": [mage.id]}, players=1).cards("mat", 0) == [mage.id]
    for nemesis in FOES:
        assert Table.open("new-age", options={"nemesis": nemesis}, players=1).cards("nemesis_mat") == [nemesis]
    supply = [kind.id for kind in (*BOX.gems, *BOX.relics, *BOX.spells)]
    for first in range(0, len(supply), 9):
        named = supply[first : first + 9]
        assert set(named) <= set(Table.open("new-age", players=1, options={"supply": named}).cards("market"))


@pytest.mark.rule("NA-COMP-06", "NA-BREACH-01")
def test_breaches_are_opened_or_closed_and_lie_by_their_numbers() -> None:
    tiles = {kind.id: kind.copies for kind in GAME.kinds if kind.home == "breach_box"}
    assert sum(n for id, n in tiles.items() if id.startswith("breach-")) == 16
    assert [id for id in tiles if not id.startswith(("breach-", "sigil"))] == [kind.id for kind in BOX.breaches]
    s = scene(breaches={4: 3, 1: "open", 2: 0})
    assert s.breaches() == {1: "open", 2: 0, 4: 3}
    assert (len(BOX.mages), len(BOX.foes)) == (8, 4)


@pytest.mark.rule("NA-COMP-09")
def test_every_card_knows_where_it_comes_from() -> None:
    both = {kind.id for kind in BOX.basics} & {kind.id for kind in WAR_ETERNAL.basics}
    for number, box in enumerate((BOX, WAR_ETERNAL), start=1):
        chosen = own((*box.gems, *box.relics, *box.spells, *box.mages, *(foe.mat for foe in box.foes), *box.basics))
        assert {kind.facts["box"] for kind in chosen if kind.id not in both} == {number}
    assert {WORLD.by_id[id].facts["box"] for id in both} == {0}
    assert {battle: len(kinds) for battle, kinds in BOX.upgraded.items()} == {2: 7, 3: 4, 4: 4}


@pytest.mark.rule("NA-CARD-01")
def test_gems_relics_and_spells_cost_aether_and_do_something() -> None:
    supply = own((*BOX.gems, *BOX.relics, *BOX.spells))
    assert Counter(kind.home for kind in supply) == {"gem_box": 6, "relic_box": 7, "spell_box": 9}
    for kind in supply:
        assert sum(kind.facts.get(type, 0) for type in ("gem", "relic", "spell")) == 1
        assert kind.facts["cost"] >= 2 and (kind.effects() or kind.traits)


@pytest.mark.rule("NA-NSETUP-03", "NA-NCARD-08")
@pytest.mark.parametrize("foe", BOX.foes, ids=FOES)
def test_a_nemesis_has_nine_cards_three_of_each_tier(foe: Any) -> None:
    assert Counter(kind.facts["tier"] for kind in foe.cards) == {1: 3, 2: 3, 3: 3}
    for kind in foe.cards:
        assert sum(kind.facts.get(what, 0) for what in ("attack", "minion", "power")) == 1
    assert "own_cards" not in {kind.home for kind in foe.more}  # what lies beside the mat is no card of the deck


# --- mats -------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("NA-MAT-04", "NA-MAT-05", "NA-MAT-06")
def test_an_ability_needs_all_charges_and_spends_them_at_once() -> None:
    s = scene(mages=["talix", "garu"], charges=3, aether=4, gravehold=10, turns_taken=["turn-1"])
    s.choose("charge")
    assert s.charges() == 4 and not s.can("ability")
    s.choose("charge")
    s.ability()  # in the very turn of the last charge
    assert (s.charges(), s.gravehold) == (0, 15)


@pytest.mark.rule("NA-MAT-05")
def test_what_an_ability_itself_gives_is_kept() -> None:
    s = scene(mages=["gygar", "garu"], charges=5, breaches={1: "ancient"}, prepped=[("spark", 1)])
    s.ability()
    s.decide("Cast a spell")
    assert s.charges() == 2


@pytest.mark.rule("NA-NMAT-01", "NA-NSETUP-01", "NA-NSETUP-02")
@pytest.mark.parametrize("nemesis", FOES)
def test_a_nemesis_mat_shows_what_the_nemesis_is(nemesis: str) -> None:
    mat = WORLD.by_id[nemesis]
    assert mat.facts["most_life"] == LIVES[nemesis] and mat.slots[slots.on_unleash]
    for lang, rated in (("en", "Difficulty {} of 10"), ("ru", "Уровень сложности {} из 10")):
        said = "".join(token.text for token in GAME.describe(mat, lang))
        assert UNLEASH[lang] in said and rated.format(HOW_HARD[nemesis]) in said
    table = Table.open("new-age", players=2, seed=1, options={"nemesis": nemesis})
    assert table.view()["piles"]["nemesis_mat"]["cards"][0]["life"] == LIVES[nemesis]


@pytest.mark.rule("NA-NSETUP-02", "NA-SETUP-07", "NA-SETUP-06")
def test_nobody_has_more_life_than_in_the_beginning() -> None:
    s = scene(mages=["talix", "taqren"], charges=5, gravehold=28, turns_taken=[], life=9, p1={"charges": 4, "life": 9})
    s.ability()
    assert s.gravehold == 30
    t = scene(mages=["taqren", "garu"], charges=4, breaches={1: "open", 2: "open", 3: 0}, life=9)
    t.ability()
    while t.asked != "main-phase":
        t.choose(0)
    assert max(t.life(0), t.life(1)) == 10


@pytest.mark.rule("NA-NMAT-03", "NA-TERM-06")
@pytest.mark.parametrize(("card", "times"), [("rend", 1), ("topple", 2)])
def test_unleash_happens_each_time_it_is_said(card: str, times: int) -> None:
    s = fenrix()
    s.nemesis_turn(card)
    if s.asked == "who-suffers":
        s.answer_player(0)
    assert s.tokens == times
    t = scene(nemesis="arachnos", tokens=0, ritual=0)
    t.nemesis_turn(card)
    assert t.value("ritual") == times


@pytest.mark.rule("NA-NMAT-04")
def test_additional_rules_are_of_this_nemesis_alone() -> None:
    s = fenrix(threats=["rending-claw"])
    assert s.can("place-token", "rending-claw")
    t = scene(nemesis="ageless-walker", exiled=["crystal"], aether=1)
    assert t.can("gain", "crystal") and not t.can("place-token")
    u = scene(nemesis="arachnos", tokens=0, ritual=1, aether=2)
    assert not u.can("place-token") and not u.can("gain", "crystal")


# --- cards ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("NA-CARD-02")
def test_gems_and_relics_are_played_and_spells_are_prepped() -> None:
    s = scene(hand=["exogranite", "galvanized-bauble", "spark"])
    assert s.choices("play") == ["exogranite", "galvanized-bauble"] and s.choices("prep") == ["spark"]


@pytest.mark.rule("NA-CARD-03", "NA-BREACH-08")
def test_a_card_beats_the_rules() -> None:
    """A breach holds one spell, but Link Conduit says two."""
    s = scene(hand=["spark", "spark"], attached=[("link-conduit", 1)])
    s.prep("spark", 1)
    s.prep("spark", 1)
    assert s.prepped() == ["spark", "spark"]


@pytest.mark.rule("NA-NCARD-03", "NA-DMG-01", "NA-CAST-05")
def test_a_minion_without_life_is_discarded_at_once() -> None:
    s = fenrix(prepped=[("spark", 1), ("patterned-strike", 2)], breaches={1: "open", 2: "open"},
               threats=[{"card": "drillbeak-wurm", "life": 4}], hand=["exogranite"] * 5)  # fmt: skip
    s.casting()
    s.cast("spark")
    s.answer("drillbeak-wurm")
    assert s.on_card("life", "drillbeak-wurm") == 3
    s.cast("patterned-strike")
    s.answer("drillbeak-wurm")
    assert s.pile("threats") == [] and s.pile("nemesis_discard") == ["drillbeak-wurm"]
    assert s.nemesis_life == LIVES["fenrix"]  # all damage goes to one target; what is too much is lost


# --- what is seen -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("NA-DRAW-05", "NA-DRAW-06", "NA-MAT-01")
def test_a_discard_pile_is_seen_by_all_and_a_deck_by_nobody() -> None:
    s = scene(discard=["spark", "exogranite"], deck=["crystal", "spark"])
    assert s.seen_by(0, "discard") == s.seen_by(1, "discard") == ["spark", "exogranite"]
    assert s.seen_by(0, "deck") == s.seen_by(1, "deck") == [None, None]
