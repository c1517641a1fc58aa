"""What holds for every card of a type: its names and numbers, its price, how it comes into play and leaves it."""

from __future__ import annotations

from typing import Any

import pytest

from deckwright.games import load
from deckwright.lang.cards import Kind
from tests.rules.war_eternal.facts import NEMESIS_FACTS, PLAYER_FACTS, SUPPLY_FACTS, NemesisFact, PlayerFact
from tests.rules.war_eternal.scene import Scene, scene

GAME = load("war-eternal")
LASTING = [fact for fact in NEMESIS_FACTS if fact.type != "attack"]
ATTACKS = [fact for fact in NEMESIS_FACTS if fact.type == "attack"]
PAID_OFF = [fact for fact in NEMESIS_FACTS if fact.toll]
BELOW = {"hasten", "distort"}  # attacks that go under the deck instead


def named(fact: PlayerFact | NemesisFact) -> str:
    return fact.id


def kind(id: str) -> Kind:
    found = GAME.kind(id)
    assert found is not None, f"there is no card {id}"
    return found


def against(fact: NemesisFact, **arrangement: Any) -> Scene:
    """A scene with the nemesis whose card it is; a basic one against the Gate Witch, whose time stands still."""
    nemesis = "gate-witch" if fact.of == "basic" else fact.of
    return scene(nemesis=nemesis, **({"turns_taken": ["turn-nemesis"]} | arrangement))


@pytest.mark.rule("WE-CARD-01", "WE-CARD-06", "WE-SUPPLY-03")
@pytest.mark.parametrize("fact", PLAYER_FACTS, ids=named)
def test_a_card_of_players_is_as_written_down(fact: PlayerFact) -> None:
    card = kind(fact.id)
    facts = card.all_facts()
    assert (card.en, card.ru, card.copies) == (fact.en, fact.ru, fact.copies)
    assert [name for name in ("gem", "relic", "spell") if facts.get(name)] == [fact.type]
    assert facts["cost"] == fact.cost
    assert bool(facts.get("supply_number")) == (fact.cost > 0)


@pytest.mark.rule("WE-NCARD-01")
@pytest.mark.parametrize("fact", NEMESIS_FACTS, ids=named)
def test_a_card_of_the_nemesis_is_as_written_down(fact: NemesisFact) -> None:
    card = kind(fact.id)
    facts = card.all_facts()
    assert (card.en, card.ru, card.copies, facts["tier"]) == (fact.en, fact.ru, 1, fact.tier)
    assert [name for name in ("attack", "minion", "power") if facts.get(name)] == [fact.type]
    assert bool(facts["basic"]) == (fact.of == "basic")
    assert facts["nemesis"] == (0 if fact.of == "basic" else kind(fact.of).facts["nemesis"])


def test_no_card_is_missing() -> None:
    boxes = {"starters", "gem_box", "relic_box", "spell_box", "own_cards", "basics_1", "basics_2", "basics_3"}
    there = sorted(kind.id for kind in GAME.kinds if kind.home in boxes)
    assert there == sorted([fact.id for fact in PLAYER_FACTS] + [fact.id for fact in NEMESIS_FACTS])


@pytest.mark.rule("WE-GAIN-01", "WE-GAIN-02")
@pytest.mark.parametrize("fact", SUPPLY_FACTS, ids=named)
def test_a_card_is_gained_for_its_cost_onto_the_discard_pile(fact: PlayerFact) -> None:
    assert not scene(market=[fact.id], aether=fact.cost - 1).can("gain", fact.id)
    s = scene(market=[fact.id], aether=fact.cost, discard=["spark"])
    s.gain(fact.id)
    assert s.discard() == [fact.id, "spark"]
    assert s.aether == (3 if fact.id == "bloodstone-jewel" else 0)


@pytest.mark.rule("WE-NCARD-03", "WE-NCARD-06", "WE-NDRAW-04", "WE-NDRAW-05")
@pytest.mark.parametrize("fact", LASTING, ids=named)
def test_a_minion_or_power_comes_into_play_with_its_tokens(fact: NemesisFact) -> None:
    s = against(fact, threats=["bezu"] if fact.of == "hollow-crown" else [])
    s.nemesis_turn(fact.id)
    assert fact.id in s.pile("threats")
    assert s.on_card("life" if fact.type == "minion" else "countdown", fact.id) == fact.tokens
    assert s.on_card("countdown" if fact.type == "minion" else "life", fact.id) == 0


@pytest.mark.rule("WE-NCARD-02", "WE-NDRAW-03")
@pytest.mark.parametrize("fact", ATTACKS, ids=named)
def test_an_attack_is_gone_when_it_has_happened(fact: NemesisFact) -> None:
    s = against(fact, threats=["nhavkalas"] if fact.of == "hollow-crown" else [], acolyte_deck=[],
                deck_3=["banish" if fact.id != "banish" else "quell"])  # fmt: skip
    s.nemesis_turn(fact.id)
    while s.asked != "main-phase":
        assert s.pile("resolving") == [fact.id]
        s.choose(0)
    assert s.pile("resolving") == []
    assert (s.pile("deck_3")[-1] if fact.id in BELOW else s.pile("nemesis_discard")[0]) == fact.id


@pytest.mark.rule("WE-DISC-01", "WE-DISC-02", "WE-NCARD-08")
@pytest.mark.parametrize("fact", PAID_OFF, ids=named)
def test_a_power_is_discarded_for_its_aether_and_does_nothing(fact: NemesisFact) -> None:
    assert not against(fact, threats=[fact.id], aether=fact.toll - 1).can("discard-power")
    s = against(fact, threats=[fact.id], aether=fact.toll - 2, gem_aether=2)
    before = (s.gravehold, s.tokens)
    s.choose("discard-power", fact.id)
    assert s.pile("threats") == [] and s.pile("nemesis_discard") == [fact.id]
    assert (s.aether, s.value("gem_aether"), s.gravehold, s.tokens) == (0, 0, *before)


@pytest.mark.rule("WE-NCARD-08")
def test_powers_without_a_price_cannot_be_paid_off() -> None:
    tolls = {"heart-of-nothing", "planar-collision", "cataclysmic-fate"}
    free = [fact for fact in LASTING if fact.type == "power" and not fact.toll and fact.id not in tolls]
    assert sorted(fact.id for fact in free) == [
        "black-solstice", "night-unending", "rising-dark", "shadows-reach", "twilight-empire", "withering-beam",
    ]  # fmt: skip
    for fact in free:
        rich = against(fact, threats=[fact.id], aether=30, hand=["crystal"] * 5, prepped=[("aurora", 1), ("kindle", 2)],
                       breaches={1: "open", 2: "open"})  # fmt: skip
        assert not rich.can("discard-power")
