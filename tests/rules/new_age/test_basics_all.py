"""What holds for every basic nemesis card, plain or upgraded: names, numbers, price, how it comes and goes."""

from __future__ import annotations

import pytest

from deckwright.games.new_age.cards import BOX
from tests.rules.new_age.facts_of_basics import BASICS, IN_BOTH_BOXES, UPGRADED, BasicFact
from tests.rules.new_age.quiet import GAME, drawn, quiet, unleashed

ALL = [*BASICS, *UPGRADED]


def named(fact: BasicFact) -> str:
    return fact.id


@pytest.mark.rule("NA-NCARD-07", "NA-NCARD-08")
@pytest.mark.parametrize("fact", ALL, ids=named)
def test_a_basic_card_is_as_written_down(fact: BasicFact) -> None:
    kind = GAME.kind(fact.id)
    assert kind is not None
    facts = kind.all_facts()
    assert (kind.en, kind.ru, kind.copies, facts["tier"]) == (fact.en, fact.ru, 1, fact.tier)
    assert [name for name in ("attack", "minion", "power") if facts.get(name)] == [fact.type]
    assert (facts["basic"], facts["nemesis"], facts.get("toll", 0)) == (1, 0, fact.toll)
    assert facts.get("most_life" if fact.type == "minion" else "power_tokens", 0) == fact.tokens
    words = ("upgraded basic", "улучшенная базовая карта") if fact in UPGRADED else ("basic", "базовая карта")
    assert tuple(GAME.type_line(kind, lang).split(", ")[-1] for lang in ("en", "ru")) == words


def test_no_basic_card_is_missing_and_none_is_there_twice() -> None:
    assert [kind.id for kind in BOX.basics] == [fact.id for fact in BASICS]
    assert [sum(fact.tier == tier for fact in BASICS) for tier in (1, 2, 3)] == [12, 11, 11]
    assert sorted(kind.id for kinds in BOX.upgraded.values() for kind in kinds) == sorted(fact.id for fact in UPGRADED)
    assert [sum(fact.tier == tier for fact in UPGRADED) for tier in (1, 2, 3)] == [3, 5, 7]
    there = [kind.id for kind in GAME.kinds if kind.facts.get("basic")]
    assert len(there) == len(set(there)) == 34 + 25 - len(IN_BOTH_BOXES) + 15


def test_what_both_boxes_have_belongs_to_neither() -> None:
    boxes = {kind.id: kind.facts["box"] for kind in GAME.kinds if kind.home.startswith("basics")}
    assert {id for id, box in boxes.items() if box == 0} == IN_BOTH_BOXES
    assert boxes["rend"] == 1 and boxes["afflict"] == 2


@pytest.mark.rule("NA-NCARD-01", "NA-NDRAW-03")
@pytest.mark.parametrize("fact", [fact for fact in ALL if fact.type == "attack"], ids=named)
def test_an_attack_is_gone_when_it_has_happened(fact: BasicFact) -> None:
    s = drawn(fact.id)
    while s.asked != "main-phase" and s.pile("resolving"):
        assert s.pile("resolving") == [fact.id]
        s.choose(0)
    assert fact.id in s.pile("nemesis_discard")


@pytest.mark.rule("NA-NCARD-02", "NA-NCARD-05", "NA-NDRAW-04", "NA-NDRAW-05")
@pytest.mark.parametrize("fact", [fact for fact in ALL if fact.type != "attack"], ids=named)
def test_a_minion_or_power_comes_into_play_with_its_tokens(fact: BasicFact) -> None:
    s = drawn(fact.id)
    hurt = 2 if fact.id == "carriode-colony" else 0
    assert s.on_card("life" if fact.type == "minion" else "countdown", fact.id) == fact.tokens - hurt
    assert (unleashed(s), s.gravehold, s.life(), s.life(1)) == (0, 30, 10, 10)


@pytest.mark.rule("NA-NCARD-06", "NA-DISC-01")
@pytest.mark.parametrize("fact", [fact for fact in ALL if fact.toll], ids=named)
def test_a_power_is_discarded_for_its_aether_and_does_nothing(fact: BasicFact) -> None:
    assert not quiet(threats=[fact.id], aether=fact.toll - 1).can("discard-power")
    s = quiet(threats=[fact.id], aether=fact.toll)
    s.choose("discard-power", fact.id)
    assert s.pile("threats") == [] and s.pile("nemesis_discard") == [fact.id]
    assert (s.aether, s.gravehold, unleashed(s)) == (0, 30, 0)


@pytest.mark.rule("NA-NCARD-06")
def test_powers_without_a_price_cannot_be_paid_off() -> None:
    tolls = {"planar-collision", "spirit-snare", "obliterating-meteor", "crushing-storm"}
    free = [fact.id for fact in ALL if fact.type == "power" and not fact.toll and fact.id not in tolls]
    assert sorted(free) == ["flash-of-decay", "gnashing-maw", "ray-of-desolation", "unnerving-howl"]
    for id in free:
        rich = quiet(threats=[id], aether=30, hand=["crystal"] * 5, prepped=[("aurora", 1), ("kindle", 2)],
                     breaches={1: "open", 2: "open"})  # fmt: skip
        assert not rich.can("discard-power")
