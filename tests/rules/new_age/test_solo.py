"""One person at the table: one mage alone, or several mages (NA-SOLO, NA-EX-21)."""

from __future__ import annotations

from typing import Any

import pytest

from deckwright import Table
from tests.rules.new_age.scene import Scene, scene


def alone(*threats: Any, **arrangement: Any) -> Scene:
    """Taqren alone against Fenrix, who has no tokens."""
    return scene(1, nemesis="fenrix", mages=["taqren"], threats=list(threats), **{"tokens": 0, **arrangement})


@pytest.mark.rule("NA-SOLO-01", "NA-EX-21")
def test_a_charge_for_an_ally_is_yours() -> None:
    s = alone(aether=2, prepped=[("spirit-lift", 1)])
    s.choose("charge")
    assert s.asked == "main-phase" and s.charges() == 3  # your own, and the two for your ally; and no more for these


@pytest.mark.rule("NA-SOLO-01", "NA-EX-21")
def test_what_hits_you_and_another_player_hits_you_twice() -> None:
    s = scene(1, nemesis="hollow-crown", mages=["taqren"], threats=["holadran"])
    s.nemesis_turn("enslave")
    assert s.life() == 8


@pytest.mark.rule("NA-SOLO-02", "NA-EXH-11")
def test_exhaustion_is_no_defeat_but_its_steps_happen() -> None:
    s = alone("eternal-watcher", {"card": "culling-scythe", "countdown": 1}, life=1, charges=3, breaches={1: "open"},
              prepped=[("spark", 1)])  # fmt: skip
    s.nemesis_turn("needlemaw")
    assert s.won is None and s.value("exhausted", 0) == 1
    assert (s.charges(), s.breaches(), s.discard()) == (0, {}, ["spark"])
    # 2 too much, doubled; then 4 of the Scythe, doubled, for there is nobody else with the lowest life
    assert s.gravehold == 30 - 4 - 8


@pytest.mark.rule("NA-SOLO-02", "NA-END-05")
def test_alone_you_lose_with_gravehold() -> None:
    s = alone("needlemaw", life=0, exhausted=True, gravehold=2)
    s.nemesis_turn("topple")
    assert s.won is False


@pytest.mark.rule("NA-SOLO-02", "NA-END-06")
def test_alone_you_lose_also_as_the_nemesis_says() -> None:
    s = alone(*["rending-claw"] * 4, tokens=3, claw_deck=["rending-claw"])
    s.nemesis_turn("rend")
    while s.won is None:
        s.choose(0)
    assert s.won is False and s.gravehold > 0 and s.pile("claw_deck") == []


@pytest.mark.rule("NA-SOLO-03")
@pytest.mark.parametrize("mages", [2, 3, 4])
def test_one_person_with_several_mages_plays_as_so_many_players(mages: int) -> None:
    options = {"mages_each": mages, "nemesis": "fenrix"}
    table = Table.open("new-age", players=1, seed=3, options=options)
    many = Table.open("new-age", players=mages, seed=3, options={"nemesis": "fenrix"})
    for name in ("turns", "turns_taken", "deck_1", "deck_2", "deck_3"):
        assert len(table.cards(name)) == len(many.cards(name))
    assert (table.seats, table.sides) == (1, mages)
    for _ in range(40):
        if table.over:
            break
        assert table.to_answer == (0,)
        table.choose(len(table.options) - 1)


@pytest.mark.rule("NA-SOLO-03", "NA-EXH-11")
def test_several_mages_lose_when_all_are_exhausted() -> None:
    s = scene(1, nemesis="fenrix", mages=["taqren", "gygar"], options={"mages_each": 2}, tokens=0, life=0,
              exhausted=True, p1={"life": 1}, threats=["eternal-watcher"])  # fmt: skip
    s.nemesis_turn("needlemaw")
    s.answer_player(1)
    assert s.won is False and s.gravehold == 30


@pytest.mark.rule("NA-SOLO-06")
def test_everything_else_is_as_usual() -> None:
    table = Table.open("new-age", players=1, seed=2, options={"nemesis": "fenrix", "mage": ["taqren"]})
    assert (table.value("life", 0), table.value("gravehold")) == (10, 30)
    assert len(table.cards("hand", 0)) == 5 and len(table.cards("deck", 0)) == 5
    s = alone(aether=6, hand=["spark"], breaches={1: "open", 2: 0}, market=["exogranite"])
    assert {option.verb for option in s.table.options} == {"prep", "gain", "charge", "focus", "open", "end-turn"}
    s.nemesis_turn("rend")  # nobody is asked who suffers
    assert (s.life(), s.gravehold, s.tokens) == (8, 29, 1)


@pytest.mark.rule("NA-SOLO-05")
@pytest.mark.parametrize(("given", "cards"), [({}, 5), ({"solo_turns": 4}, 6)])
def test_the_turn_order_deck_alone_may_have_a_fourth_card(given: dict[str, Any], cards: int) -> None:
    """Three as in War Eternal, since this rulebook is silent; four make it easier."""
    table = Table.open("new-age", players=1, options=given)
    turns = [*table.cards("turns"), *table.cards("turns_taken")]
    assert len(turns) == cards and turns.count("turn-nemesis") == 2
