"""What holds for every card of a type: its price, where it goes, what it does not do yet."""

from __future__ import annotations

import pytest

from tests.rules.ascension.facts import FACTS, REWARDS, Fact
from tests.rules.ascension.scene import scene


def named(fact: Fact) -> str:
    return fact.id


ACQUIRABLE = [fact for fact in FACTS if fact.type != "monster" and fact.home == "centre_cards"]
HEROES = [fact for fact in FACTS if fact.type == "hero"]
CONSTRUCTS = [fact for fact in FACTS if fact.type == "construct"]
MONSTERS = [fact for fact in FACTS if fact.type == "monster" and fact.home == "centre_cards"]


@pytest.mark.rule("ASC-ACQ-01", "ASC-ACQ-04", "ASC-ACQ-05", "ASC-CORE-02")
@pytest.mark.parametrize("fact", ACQUIRABLE, ids=named)
def test_a_card_is_acquired_for_its_cost_and_does_nothing_yet(fact: Fact) -> None:
    assert not scene(row=[fact.id], runes=fact.price - 1).can("acquire", fact.id)
    s = scene(row=[fact.id], runes=fact.price, deck=["militia"] * 2, centre=["mephit", "cultist"])
    s.acquire(fact.id)
    assert s.gained == {"runes": -fact.price}
    assert s.discard() == [fact.id]
    assert s.row == ["mephit"]


@pytest.mark.rule("ASC-PLAY-01", "ASC-CORE-03", "ASC-TURN-02", "ASC-ENDTURN-01")
@pytest.mark.parametrize("fact", HEROES, ids=named)
def test_a_hero_lies_before_its_player_until_the_end_of_the_turn(fact: Fact) -> None:
    s = scene(hand=[fact.id], mystics=[], infantry=[])
    s.play(fact.id)
    if s.asked == "rune-or-power":
        s.choose("rune")
    if s.asked == "banish-row":
        s.decline()
    assert s.played() == [fact.id]
    assert s.discard() == []
    s.end_turn()
    assert s.played() == []
    assert s.hand() == [fact.id]  # discarded, and drawn again from the reshuffled pile


@pytest.mark.rule("ASC-PLAY-03", "ASC-PLAY-04", "ASC-PLAY-05", "ASC-TURN-02")
@pytest.mark.parametrize("fact", CONSTRUCTS, ids=named)
def test_a_construct_stays_and_is_used_once_per_turn_from_its_first_on(fact: Fact) -> None:
    s = scene(hand=[fact.id], deck=["apprentice"] * 9)
    s.play(fact.id)
    ready = s.can("use", fact.id)
    if ready and fact.id != "tablet-of-times-dawn":
        s.use(fact.id)
        assert not s.can("use", fact.id)
    s.end_turn()
    s.end_turn()
    assert s.constructs() == [fact.id]
    assert s.can("use", fact.id) == ready
    assert fact.id not in s.hand() + s.discard()


@pytest.mark.rule("ASC-FIGHT-01", "ASC-FIGHT-03", "ASC-FIGHT-05", "ASC-CORE-06")
@pytest.mark.parametrize("fact", MONSTERS, ids=named)
def test_a_monster_is_defeated_for_its_strength_and_goes_to_the_void(fact: Fact) -> None:
    assert not scene(row=[fact.id], power=fact.price - 1).can("defeat", fact.id)
    s = scene(row=[fact.id], power=fact.price, centre=["mystic", "cultist"])
    s.defeat(fact.id)
    while s.can("pass"):
        s.decline()
    assert s.power == 0
    assert s.honor() == REWARDS[fact.id]
    assert s.void == [fact.id]
    assert s.row == ["mystic"]
    assert s.discard() == []  # nobody ever owns a monster


@pytest.mark.rule("ASC-FIGHT-07", "ASC-ACQ-03")
@pytest.mark.parametrize("fact", MONSTERS, ids=named)
def test_a_monster_cannot_be_acquired_and_does_nothing_by_itself(fact: Fact) -> None:
    s = scene(row=[fact.id], runes=20, power=20, hand=["apprentice"])
    assert not s.can("acquire", fact.id)
    s.end_turn()
    assert (s.honor(0), s.honor(1)) == (0, 0)
    assert fact.id in s.row
