"""Graves, blood and followers (SOR-LIN); flames burn in test_end_of_round.py."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.sorcerer.laying import HERE, LEFT, Duel, duel
from tests.rules.sorcerer.tables import MASON, PRIESTESS, WHALE, number, opened, play_on, to_actions

DEAD = {"graveyard": ["mute-pearl", "amathaunta"]}


@pytest.mark.rule("SOR-LIN-01")
def test_an_entombed_card_works_from_the_graveyard_for_an_action_and_its_energy() -> None:
    d = duel(graveyard=["linen-footman"], hand=["linen-footman"], avatar=HERE, energy=2)
    assert d.choices("unearth") == ["linen-footman"]
    d.choose("unearth", "linen-footman")
    assert (d.minions(), d.energy, d.value("actions"), d.graveyard()) == (["linen-footman"], 0, 5, [])
    assert not duel(graveyard=["linen-footman"], avatar=HERE, energy=1).can("unearth")


@pytest.mark.rule("SOR-LIN-02")
def test_flames_are_put_on_enemy_minions_and_referred_to() -> None:
    d = duel("tegu", "demonologist", hand=["chimney-imp"], here=[MASON], foes=[WHALE], left_foes=[PRIESTESS])
    d.cast("chimney-imp", at=HERE)
    assert d.card(WHALE)["flames"] == 1 and not d.card(MASON).get("flames")
    for flames, dice in ((0, 3), (1, 4)):
        d = duel("tegu", "demonologist", here=["hellfire-rake"], foes=[{"card": WHALE, "flames": flames}], omens=1)
        d.fight()
        assert d.dice == dice


# --- the blood pool ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("SOR-LIN-05", "SOR-LIN-06")
def test_the_pool_begins_empty_and_holds_ten() -> None:
    t = opened(2, lineages=["bloodlord", "any"])
    to_actions(t.table)
    assert t.value("blood") == 0 and "blood-pool" in t.table.cards("skills", 0)
    for before, after in ((3, 4), (10, 10)):
        d = duel("tegu", "bloodlord", here=[{"card": "leech-gatherer", "exhausted": True}], foes=[WHALE], blood=before)
        d.fight()
        d.table.arrange({"p1.omens": 0})
        while d.minions():
            d.choose("wound", "leech-gatherer") if d.can("wound", "leech-gatherer") else d.choose(0)
        assert d.value("blood") == after


@pytest.mark.rule("SOR-LIN-06", "SOR-LIN-07")
def test_a_vampires_attack_may_cost_two_blood_once() -> None:
    d = duel("tegu", "bloodlord", here=["gorged-dandy"], foes=[WHALE], blood=4, omens=1)
    plain = duel("tegu", "bloodlord", here=["gorged-dandy"], foes=[WHALE], blood=4, omens=1)
    plain.fight()
    plain.decline()
    d.fight()
    d.tactic("blood-pool")
    assert d.value("blood") == 2 and d.asked == "rerolls"  # not twice in one attack
    assert d.dice > plain.dice and plain.value("blood") == 4
    poor = duel("tegu", "bloodlord", here=["gorged-dandy"], blood=1, omens=1)
    poor.fight()
    assert poor.asked == "rerolls"


@pytest.mark.rule("SOR-LIN-08")
def test_the_pools_action_costs_an_action_and_its_blood() -> None:
    d = duel("tegu", "bloodlord", foes=[WHALE], blood=10)
    d.activate("blood-pool")
    smite = next(option for option in d.table.options if option.verb == "smite")
    d.choose("smite")
    assert d.value("blood") == 10 - (smite.number or 0) and d.value("actions") == 5
    assert d.wounds(WHALE) > 0
    assert not duel("tegu", "bloodlord", foes=[WHALE], blood=0).can("activate", "blood-pool")


# --- followers --------------------------------------------------------------------------------------------------------


def followed(**laid: Any) -> Duel:
    """A sexton beetle has taken Amathaunta from the enemy's graveyard."""
    d = duel("tegu", "animist", **({"hand": ["sexton-beetle"], "p1": DEAD} | laid))
    d.cast("sexton-beetle", at=HERE)
    d.answer("amathaunta")
    play_on(d, "action")
    return d


@pytest.mark.rule("SOR-LIN-09", "SOR-LIN-10")
def test_a_card_of_an_opponent_follows_a_minion_of_mine_and_everybody_may_look_at_it() -> None:
    d = followed()
    assert d.under("sexton-beetle") == ["amathaunta"] and d.graveyard(1) == ["mute-pearl"]
    for seat in (0, 1):
        assert d.seen_by(seat, "followers", 1) == ["amathaunta"]


@pytest.mark.rule("SOR-LIN-09")
def test_also_from_the_grimoire_and_the_hand() -> None:
    d = duel("tegu", "animist", hand=["ichneumon-wasp"], p1={"grimoire": ["blind-whale", "mute-pearl"]})
    d.cast("ichneumon-wasp", at=HERE)
    assert d.under("ichneumon-wasp") == ["blind-whale"] and d.grimoire(1) == ["mute-pearl"]
    d = duel("tegu", "animist", hand=["cutpurse-mantis"], p1={"hand": ["blind-whale", "mute-pearl"]})
    d.cast("cutpurse-mantis", at=HERE)
    assert len(d.under("cutpurse-mantis")) == 1 and len(d.hand(1)) == 1


@pytest.mark.rule("SOR-LIN-11", "SOR-LIN-12")
def test_a_follower_is_one_attack_and_nothing_else() -> None:
    for under in ([], ["wax-doll"], ["wax-doll", "amathaunta"]):
        d = duel("tegu", "animist", here=["sexton-beetle"], omens=1)
        host = "p0.minions@old-london/sexton-beetle"
        laid = [{"card": card, "host": host} for card in under]
        d.table.arrange({"p1.followers": laid})
        assert not d.can("activate", "amathaunta") and not d.can("activate", "wax-doll")
        d.fight()
        assert d.dice == number("sexton-beetle", "attack") + len(under)  # no printed modifier


@pytest.mark.rule("SOR-LIN-13")
def test_when_its_minion_leaves_the_follower_goes_to_its_own_owner() -> None:
    d = followed(foes=[WHALE])
    assert d.graveyard(1) == ["mute-pearl"]
    d.table.arrange({"p0.actions": 0, "p1.actions": 1, "p1.omens": 1, "first": 1})
    d.choose("channel")
    d.let_lie("critical", "critical", "critical")
    for _ in range(3):
        d.choose("wound", "sexton-beetle")
    assert (d.graveyard(0), d.graveyard(1)) == (["sexton-beetle"], ["amathaunta", "mute-pearl"])


@pytest.mark.rule("SOR-LIN-14", "SOR-LIN-12")
def test_a_follower_that_is_removed_goes_to_its_owner_and_takes_its_token() -> None:
    d = duel("tegu", "animist", here=["drain-roach"], foes=[WHALE], p1={"omens": 1})
    d.table.arrange({"p1.followers": [{"card": "amathaunta", "host": "p0.minions@old-london/drain-roach"}], "first": 1})
    d.fight()
    d.let_lie("critical")
    d.choose("wound", "drain-roach")
    d.answer("amathaunta")  # shed instead of a wound
    assert d.wounds("drain-roach") == 0 and d.graveyard(1) == ["amathaunta"]
    assert d.dice == number("drain-roach", "attack") and d.minions(LEFT) == []  # it attacks without the token now
