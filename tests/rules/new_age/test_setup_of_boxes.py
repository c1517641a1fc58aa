"""Setting up from several boxes: where cards come from, upgraded basic cards, a supply of any nine piles."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from deckwright import Table
from deckwright.games.new_age.cards import BOX, WORLD
from deckwright.games.war_eternal.cards import BOX as WAR_ETERNAL
from deckwright.table.errors import BadOptions
from tests.rules.new_age.facts_of_basics import UPGRADED

BASICS = {"new-age": {kind.id for kind in BOX.basics}, "war-eternal": {kind.id for kind in WAR_ETERNAL.basics}}
TIERS = {fact.id: fact.tier for fact in UPGRADED}
IN_BATTLE = {  # upgraded cards by tier: what the players have by then
    "none": (0, 0, 0),
    "battle-2": (1, 3, 3),
    "battle-3": (2, 4, 5),
    "battle-4": (3, 5, 7),
}
SLOTS = {1: (1, 3, 7), 2: (3, 5, 7), 3: (5, 6, 7), 4: (8, 7, 7)}
NAMED: dict[str, Any] = {"nemesis": "gate-witch", "mage": ["garu", "gex", "mist", "dezmodia"], "market": "thinning"}


def opened(players: int = 2, seed: int = 1, **options: Any) -> Table:
    asked = {"nemesis": "gate-witch", "market": "thinning", **options}
    if "mage" in asked:
        asked["mage"] = asked["mage"][:players]
    return Table.open("new-age", players=players, seed=seed, options=asked)


DECK = ("deck_1", "deck_2", "deck_3", "threats", "nemesis_discard", "resolving", "beside_mat")


def deck(table: Table, tier: int) -> list[str]:
    """The cards of a tier that are in the nemesis deck, wherever a card has put them, or have left it since."""
    kinds = [WORLD.by_id[id] for place in DECK for id in table.cards(place)]
    return [kind.id for kind in kinds if kind.facts["tier"] == tier]


def basics_in(table: Table, tier: int) -> list[str]:
    return [id for id in deck(table, tier) if WORLD.by_id[id].facts["basic"]]


# --- upgraded basic cards ---------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-UBN-01", "NA-UBN-02", "NA-UBN-03", "NA-UBN-04", "NA-SOLO-04", "NA-NSETUP-04", "NA-NSETUP-08")
@pytest.mark.parametrize("battle", list(IN_BATTLE))
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_upgraded_cards_come_first_and_random_ones_fill_up(players: int, battle: str) -> None:
    table = opened(players, upgraded=battle)
    for tier, slots, upgraded in zip((1, 2, 3), SLOTS[players], IN_BATTLE[battle], strict=True):
        basics = basics_in(table, tier)
        assert len(basics) == slots and len(set(basics)) == slots
        assert sum(id in TIERS for id in basics) == min(slots, upgraded)
        assert len(deck(table, tier)) == slots + 3


@pytest.mark.rule("NA-UBN-03")
def test_who_is_left_out_alone_is_chance() -> None:
    found: Counter[str] = Counter()
    for seed in range(12):
        found += Counter(id for tier in (1, 2) for id in basics_in(opened(1, seed, upgraded="battle-4"), tier))
    assert set(found) == {id for id, tier in TIERS.items() if tier < 3}
    assert sum(found.values()) == 12 * (1 + 3)


@pytest.mark.rule("NA-UBN-02")
def test_upgraded_cards_by_name() -> None:
    names = ["sacrifice", "wreck", "burialskulk"]
    table = opened(upgraded_cards=names)
    assert sorted(id for tier in (1, 2, 3) for id in basics_in(table, tier) if id in TIERS) == sorted(names)
    more = opened(upgraded="battle-2", upgraded_cards=["wreck", "terrify"])
    assert sum(id in TIERS for tier in (1, 2, 3) for id in basics_in(more, tier)) == 7 + 1
    assert "terrify" in basics_in(more, 3)


def test_an_upgraded_card_is_named_once() -> None:
    with pytest.raises(BadOptions, match="named only once") as refused:
        opened(upgraded_cards=["wreck", "wreck"])
    assert "один раз" in refused.value.ru


# --- boxes ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("WE-VAR-07", "NA-DIFFWE-01")
@pytest.mark.parametrize("box", ["new-age", "war-eternal"])
def test_basic_cards_come_from_the_chosen_box(box: str) -> None:
    found = set()
    for seed in range(8):
        table = opened(4, seed, **NAMED, boxes=box)
        found |= {id for tier in (1, 2, 3) for id in basics_in(table, tier)}
        left = [id for name in ("basics_1", "basics_2", "basics_3") for id in table.cards(name)]
        assert set(left) <= BASICS[box] and not set(table.cards("left_out")) & BASICS[box]
    assert found <= BASICS[box] and len(found) > 20


@pytest.mark.rule("WE-VAR-07")
def test_basic_cards_of_both_boxes_mix() -> None:
    found = {
        id for seed in range(8) for tier in (1, 2, 3) for id in basics_in(opened(4, seed, **NAMED, boxes="both"), tier)
    }
    assert found & (BASICS["new-age"] - BASICS["war-eternal"]) and found & (BASICS["war-eternal"] - BASICS["new-age"])


def test_random_mages_nemeses_and_piles_come_from_the_chosen_box() -> None:
    mages, foes, piles = set(), set(), set()
    for seed in range(6):
        table = opened(4, seed, boxes="war-eternal", nemesis="random", market="random")
        mages |= {id for side in range(4) for id in table.cards("mat", side)}
        foes |= set(table.cards("nemesis_mat"))
        piles |= set(table.cards("market"))
    assert mages <= {kind.id for kind in WAR_ETERNAL.mages} and foes <= {foe.mat.id for foe in WAR_ETERNAL.foes}
    assert piles <= {kind.id for kind in (*WAR_ETERNAL.gems, *WAR_ETERNAL.relics, *WAR_ETERNAL.spells)}


def test_what_is_chosen_at_the_table_comes_from_the_chosen_box() -> None:
    table = opened(2, boxes="war-eternal", nemesis="choice", mages="choice", market="choice")
    asked: dict[str, set[str]] = {}
    while table.prompt is not None and table.prompt.id in ("choose-mage", "choose-nemesis", "choose-supply"):
        asked.setdefault(table.prompt.id, set()).update(option.card or "" for option in table.options)
        table.choose(0)
    supply = {kind.id for kind in (*WAR_ETERNAL.gems, *WAR_ETERNAL.relics, *WAR_ETERNAL.spells)}
    assert asked["choose-mage"] == {kind.id for kind in WAR_ETERNAL.mages}
    assert asked["choose-nemesis"] == {foe.mat.id for foe in WAR_ETERNAL.foes}
    assert asked["choose-supply"] == supply


def test_what_is_named_may_come_from_either_box() -> None:
    table = opened(4, **NAMED, boxes="new-age", supply=["kindle"])
    assert [table.cards("mat", side) for side in range(4)] == [["garu"], ["gex"], ["mist"], ["dezmodia"]]
    assert table.cards("nemesis_mat") == ["gate-witch"] and "kindle" in table.cards("market")


# --- nine piles of any types ------------------------------------------------------------------------------------------


def types(table: Table) -> Counter[str]:
    kinds = [WORLD.by_id[id] for id in table.cards("market")]
    return Counter(name for kind in kinds for name in ("gem", "relic", "spell") if kind.facts.get(name))


GEMS = [kind.id for kind in WAR_ETERNAL.gems]
SPELLS = [kind.id for kind in WAR_ETERNAL.spells]


@pytest.mark.rule("NA-SUPPLY-01", "NA-SUPPLY-03")
@pytest.mark.parametrize(
    ("named", "numbers"),
    [
        ([], (3, 2, 4)),
        (SPELLS[:9], (0, 0, 9)),
        (GEMS[:5], (5, 2, 2)),
        (SPELLS[:6], (3, 0, 6)),
        ([*GEMS[:4], *SPELLS[:5]], (4, 0, 5)),
    ],
    ids=["none", "nine-spells", "five-gems", "six-spells", "four-and-five"],
)
@pytest.mark.parametrize("market", ["random", "thinning"])
def test_the_supply_has_nine_piles_of_any_types(named: list[str], numbers: tuple[int, int, int], market: str) -> None:
    table = opened(supply=named, market=market)
    assert set(named) <= set(table.cards("market")) and len(table.cards("market")) == 9
    assert tuple(types(table)[name] for name in ("gem", "relic", "spell")) == numbers


@pytest.mark.rule("NA-SUPPLY-03")
@pytest.mark.parametrize("named", [[], ["energized-rubidium", "recurring-jasper"]])
def test_what_comes_by_chance_has_a_gem_for_three(named: list[str]) -> None:
    for seed in range(25):
        supply = opened(seed=seed, market="random", supply=named).cards("market")
        gems = [kind for id in supply if (kind := WORLD.by_id[id]).facts.get("gem")]
        assert len(gems) == 3 and any(gem.facts["cost"] == 3 for gem in gems), supply


def test_a_pile_is_named_once() -> None:
    with pytest.raises(BadOptions, match="only once"):
        opened(supply=["kindle", "aurora", "kindle"])


@pytest.mark.rule("NA-SUPPLY-03")
def test_the_usual_numbers_may_be_a_rule_and_any_nine_may_be_allowed() -> None:
    with pytest.raises(BadOptions, match="3 gems, 2 relics and 4 spells"):
        opened(supply=SPELLS[:5], free_supply=False)
    assert types(opened(supply=SPELLS[:4], free_supply=False)) == {"gem": 3, "relic": 2, "spell": 4}
    for game, boxes in (("new-age", {"boxes": "both"}), ("war-eternal", {})):
        table = Table.open(game, players=2, options={"market": "choice", "free_supply": True, **boxes})
        for _ in range(9):
            table.choose("choose", card=next(option.card for option in table.options if option.card in SPELLS))
        assert types(table) == {"spell": 9}
    strict = Table.open("new-age", players=2, options={"market": "choice", "free_supply": False})
    assert {WORLD.by_id[option.card or ""].home for option in strict.options} == {"gem_box"}


def test_war_eternal_keeps_to_its_recipe() -> None:
    with pytest.raises(BadOptions):
        Table.open("war-eternal", players=2, options={"supply": ["kindle"]})
    table = Table.open("war-eternal", players=2, options={"supply": ["dread-diamond", "", "", "", "", "kindle"]})
    assert types(table) == {"gem": 3, "relic": 2, "spell": 4}
    assert {"dread-diamond", "kindle"} <= set(table.cards("market"))
    assert not {"boxes", "upgraded", "upgraded_cards"} & {option.id for option in table.game.options}
