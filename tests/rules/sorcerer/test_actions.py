"""The Action phase (SOR-ACT)."""

from __future__ import annotations

import pytest

from tests.rules.sorcerer.laying import HERE, duel
from tests.rules.sorcerer.tables import MASON, ring


@pytest.mark.rule("SOR-ACT-01", "SOR-BR-03")
def test_players_act_one_by_one_clockwise_from_the_first() -> None:
    t = ring(4)
    seats = []
    for _ in range(9):
        seats.append(t.seat)
        t.choose("channel")
    assert seats == [0, 1, 2, 3, 0, 1, 2, 3, 0]


@pytest.mark.rule("SOR-ACT-02")
def test_an_action_must_be_taken_and_is_one_of_five() -> None:
    d = duel(hand=["narangerel"], avatar=HERE)
    assert {option.verb for option in d.table.options} == {"channel", "meditate", "reinforce", "cast", "activate"}
    d.choose("channel")
    assert (d.value("actions", 0), d.value("actions", 1)) == (5, 6)


@pytest.mark.rule("SOR-ACT-03")
def test_the_phase_ends_when_all_have_used_six_actions() -> None:
    d = duel()
    taken = [0, 0]
    while d.asked == "action" and d.table.value("round") == 1:
        taken[d.seat or 0] += 1
        d.choose("channel")
    assert taken == [6, 6] and d.asked == "energy"


@pytest.mark.rule("SOR-ACT-03")
def test_who_has_no_actions_left_is_left_out() -> None:
    d = duel(actions=3, p1={"actions": 1})
    seats = []
    while d.asked == "action":
        seats.append(d.seat)
        d.choose("channel")
    assert seats == [0, 1, 0, 0]


@pytest.mark.rule("SOR-ACT-04")
def test_channelling_gives_two_energy() -> None:
    d = duel(energy=3)
    d.choose("channel")
    assert (d.energy, d.value("actions")) == (5, 5)


@pytest.mark.rule("SOR-ACT-05", "SOR-TERM-07")
def test_meditating_draws_the_two_top_cards() -> None:
    d = duel(grimoire=["narangerel", "wax-doll", "mother-birch"])
    d.choose("meditate")
    assert (d.hand(), d.grimoire()) == (["narangerel", "wax-doll"], ["mother-birch"])


@pytest.mark.rule("SOR-ACT-06", "SOR-TERM-13")
def test_a_spell_costs_its_energy_and_comes_from_the_hand() -> None:
    d = duel(hand=["smiling-flagellant", "narangerel"], graveyard=["mother-birch"], energy=4)
    assert d.choices("cast") == ["smiling-flagellant"]  # five for Narangerel are too much
    assert d.price_by("cast", "smiling-flagellant") == 2
    d.cast("smiling-flagellant", at=HERE)
    assert (d.energy, d.hand(), d.minions(), d.value("actions")) == (2, ["narangerel"], ["smiling-flagellant"], 5)


@pytest.mark.rule("SOR-ACT-06")
def test_the_last_energy_is_enough() -> None:
    d = duel(hand=["narangerel"], energy=5)
    d.cast("narangerel", at=HERE)
    assert d.energy == 0


@pytest.mark.rule("SOR-ACT-07")
def test_a_power_costs_an_action_and_is_announced() -> None:
    d = duel(here=["fakir-of-nails"], foes=["blind-whale"])
    d.activate("fakir-of-nails")
    assert (d.value("actions"), d.wounds("blind-whale"), d.wounds("fakir-of-nails")) == (5, 1, 1)
    assert d.said("activates") == ["fakir-of-nails"]


@pytest.mark.rule("SOR-ACT-07")
def test_a_power_is_not_used_in_battle() -> None:
    d = duel(here=["fakir-of-nails"], foes=["blind-whale"], omens=1)
    d.fight()
    d.attack("fakir-of-nails")
    assert d.asked == "rerolls" and d.wounds("blind-whale") == 0


@pytest.mark.rule("SOR-ACT-08", "SOR-REINF-04")
def test_reinforcing_is_an_action_that_leaves_the_minion_ready() -> None:
    d = duel(here=[MASON])
    d.choose("reinforce")
    d.choose("move-minion", MASON, place="whitechapel")
    d.decline()
    assert (d.value("actions"), d.minions("whitechapel")) == (5, [MASON])
    assert not d.marked(MASON, "exhausted")


@pytest.mark.rule("SOR-ACT-09")
def test_channelling_with_ten_energy_and_meditating_without_cards_do_nothing() -> None:
    d = duel(energy=10)
    d.choose("channel")
    assert (d.energy, d.value("actions")) == (10, 5)
    d.choose("channel")
    d.choose("meditate")
    assert (d.hand(), d.value("actions")) == ([], 4)
    d.lay(p0__grimoire=["wax-doll"])
    d.choose("channel")
    d.choose("meditate")
    assert d.hand() == ["wax-doll"]  # one instead of two


@pytest.mark.rule("SOR-ACT-10")
def test_a_minions_power_may_be_used_again_and_by_an_exhausted_one() -> None:
    d = duel(here=[{"card": "fakir-of-nails", "exhausted": True}], foes=["blind-whale"])
    d.activate("fakir-of-nails")
    d.choose("channel")
    assert d.marked("fakir-of-nails", "exhausted")
    d.activate("fakir-of-nails")
    assert d.wounds("blind-whale") == 2
    ready = duel(here=["fakir-of-nails"], foes=["blind-whale"])
    ready.activate("fakir-of-nails")
    assert not ready.marked("fakir-of-nails", "exhausted")
