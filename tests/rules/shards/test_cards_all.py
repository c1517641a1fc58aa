"""What holds for every card of a kind: its price, its type, its health, its shields."""

from __future__ import annotations

import pytest

from tests.rules.shards.facts import FACTS, Fact
from tests.rules.shards.scene import scene


def named(fact: Fact) -> str:
    return fact.id


CENTRE = [fact for fact in FACTS if fact.home in ("base_cards", "expansion_cards")]
ALLIES = [fact for fact in FACTS if fact.type in ("ally", "mercenary")]
CHAMPIONS = [fact for fact in FACTS if fact.type == "champion"]
SHIELDS = [fact for fact in FACTS if fact.shield]
SPECIAL = ("li-hin-the-shattered",)  # cannot be attacked


@pytest.mark.rule("SOI-MAIN-03", "SOI-ALLY-01", "SOI-CHAMP-01")
@pytest.mark.parametrize("fact", CENTRE, ids=named)
def test_a_card_of_the_row_is_recruited_for_its_cost_and_does_nothing(fact: Fact) -> None:
    assert not scene(row=[fact.id], crystals=fact.cost - 1).can("recruit")
    s = scene(row=[fact.id], crystals=fact.cost, deck=["blaster"] * 2, health=30)
    s.recruit(fact.id)
    assert s.gained == {"crystals": -fact.cost}
    assert s.discard() == [fact.id]


@pytest.mark.rule("SOI-MAIN-04", "SOI-MERC-02", "SOI-MERC-03")
@pytest.mark.parametrize("fact", CENTRE, ids=named)
def test_only_mercenaries_are_fast_played_for_their_cost_and_return_to_the_centre(fact: Fact) -> None:
    s = scene(row=[fact.id], crystals=fact.cost, centre=["crystal"] * 8)
    assert s.can("fast-play") == (fact.type == "mercenary")
    if fact.type == "mercenary":
        assert s.price(fact.id, "fast-play") == fact.cost
        s.fast_play(fact.id)
        assert s.in_play() == [fact.id]
        s.end_turn()
        assert s.centre[-1] == fact.id
        assert fact.id not in s.in_play() + s.discard() + s.hand()


@pytest.mark.rule("SOI-END-02", "SOI-ALLY-03", "SOI-MERC-01")
@pytest.mark.parametrize("fact", ALLIES, ids=named)
def test_an_ally_played_from_hand_leaves_play_at_the_end_of_the_turn(fact: Fact) -> None:
    s = scene(hand=[fact.id], p1={"health": 50})
    s.play(fact.id)
    assert s.in_play() == [fact.id]
    s.end_turn()
    assert s.in_play() == []
    assert s.hand() == [fact.id]  # discarded, and drawn again from the reshuffled pile


@pytest.mark.rule("SOI-END-02", "SOI-CHAMP-01", "SOI-END-07")
@pytest.mark.parametrize("fact", CHAMPIONS, ids=named)
def test_a_champion_stays_in_play_and_is_activated_once_per_turn(fact: Fact) -> None:
    s = scene(hand=[fact.id])
    s.play(fact.id)
    ready = s.can("activate", fact.id)
    if ready:
        s.activate(fact.id)
        assert not s.can("activate", fact.id)
    s.end_turn()
    s.end_turn()
    assert s.in_play() == [fact.id]
    assert s.can("activate", fact.id) == ready


@pytest.mark.rule("SOI-MAIN-07", "SOI-CHAMP-05", "SOI-CHAMP-06", "SOI-CHAMP-07", "SOI-CHAMP-09")
@pytest.mark.parametrize("fact", CHAMPIONS, ids=named)
def test_a_champion_is_destroyed_by_power_equal_to_its_health(fact: Fact) -> None:
    enemy = {"play": [fact.id], "hand": ["cryptofist-monk"]}
    assert not scene(power=fact.health - 1, p1=enemy).can("attack")
    s = scene(power=fact.health, p1=enemy)
    assert s.can("attack") == (fact.id not in SPECIAL)
    if fact.id not in SPECIAL:
        s.attack(fact.id)
        assert s.asked == "main-phase"  # no shield is asked for
        assert s.power == 0
        assert (s.in_play(1), s.discard(1)) == ([], [fact.id])


@pytest.mark.rule("SOI-SHIELD-01", "SOI-SHIELD-02")
@pytest.mark.parametrize("fact", SHIELDS, ids=named)
def test_a_shield_blocks_its_number_from_hand_and_stays_there(fact: Fact) -> None:
    s = scene(power=10, p1={"hand": [fact.id]})
    s.end_main()
    assert s.price(fact.id, "show") == fact.shield
    s.show(fact.id)
    assert s.health(1) == 40 + (fact.shield or 0)
    assert s.hand(1) == [fact.id]


@pytest.mark.rule("SOI-SHIELD-01")
def test_no_other_card_can_be_shown_as_a_shield() -> None:
    without = [fact.id for fact in FACTS if fact.shield == 0 and fact.type != "leader"]
    s = scene(power=10, p1={"hand": without, "mastery": 30})
    s.end_main()
    assert s.asked == "main-phase"
    assert s.health(1) == 40
