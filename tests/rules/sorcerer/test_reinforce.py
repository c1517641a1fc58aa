"""Reinforce: moving and swapping minions, moving the avatar (SOR-REINF)."""

from __future__ import annotations

import pytest

from tests.rules.sorcerer.laying import HERE, LEFT, RIGHT, Duel, duel
from tests.rules.sorcerer.tables import MASON, PRIESTESS, WHALE, WRECKER, avatar

FLYERS = ("fakir-of-nails", "ba-bird")


def moves(d: Duel, card: str) -> set[str | None]:
    """Where a minion may be moved."""
    return {option.at for option in d.options_of("move-minion") if option.card == card}


@pytest.mark.rule("SOR-REINF-01", "SOR-REINF-06")
def test_a_minion_goes_to_an_adjacent_battlefield_and_a_flyer_to_any() -> None:
    d = duel(left=[MASON, FLYERS[0]], here=[WHALE], foes=[WRECKER])
    d.choose("reinforce")
    assert moves(d, MASON) == {HERE}  # the flanks are not adjacent
    assert moves(d, FLYERS[0]) == {HERE, RIGHT}
    assert moves(d, WHALE) == {LEFT, RIGHT}
    assert moves(d, WRECKER) == set()  # the enemy's
    d.choose("move-minion", FLYERS[0], place=RIGHT)
    assert d.minions(RIGHT) == [FLYERS[0]]


@pytest.mark.rule("SOR-REINF-01")
def test_an_attachment_may_lend_wings() -> None:
    d = duel("ariaspes", left=[{"card": MASON, "under": ["stitched-wings"]}])
    d.choose("reinforce")
    assert moves(d, MASON) == {HERE, RIGHT}


@pytest.mark.rule("SOR-REINF-02")
def test_two_minions_swap_if_each_could_go() -> None:
    d = duel(left=[MASON], here=[WHALE], right=[PRIESTESS])
    d.choose("reinforce")
    d.choose("swap", MASON)
    assert d.asked != "swap-with"  # only the whale is near enough, so nobody was asked
    assert (d.minions(LEFT), d.minions(HERE), d.minions(RIGHT)) == ([WHALE], [MASON], [PRIESTESS])


@pytest.mark.rule("SOR-REINF-02")
def test_across_the_flanks_only_two_flyers_swap() -> None:
    d = duel(left=[FLYERS[0]], right=[MASON])
    d.choose("reinforce")
    assert not d.can("swap")
    d = duel(left=[FLYERS[0]], right=[FLYERS[1]])
    d.choose("reinforce")
    d.choose("swap", FLYERS[0])
    assert (d.minions(LEFT), d.minions(RIGHT)) == ([FLYERS[1]], [FLYERS[0]])


@pytest.mark.rule("SOR-REINF-03")
def test_the_avatar_moves_in_addition() -> None:
    d = duel(left=[MASON], avatar=LEFT)
    d.choose("reinforce")
    d.choose("move-minion", MASON, place=HERE)
    assert {option.at for option in d.options_of("move-avatar")} == {HERE, RIGHT} and d.can("pass")
    d.choose("move-avatar", place=RIGHT)
    assert (d.minions(HERE), avatar(d), d.seat) == ([MASON], RIGHT, 1)


@pytest.mark.rule("SOR-REINF-03")
def test_or_instead_or_first() -> None:
    d = duel(left=[MASON], avatar=LEFT)
    d.choose("reinforce")
    d.choose("move-avatar", place=RIGHT)
    assert d.can("move-minion", MASON) and not d.can("move-avatar")
    d.decline()
    assert (d.minions(LEFT), avatar(d), d.seat) == ([MASON], RIGHT, 1)
    d = duel(avatar=LEFT)
    d.choose("reinforce")
    d.choose("move-avatar", place=HERE)  # without any minion
    assert (avatar(d), d.seat) == (HERE, 1)


@pytest.mark.rule("SOR-REINF-04")
def test_who_has_moved_can_attack_in_this_round() -> None:
    d = duel(left=[MASON], omens=1)
    d.choose("reinforce")
    d.choose("move-minion", MASON, place=HERE)
    d.decline()
    d.table.arrange({"p0.actions": 0, "p1.actions": 1})
    d.choose("channel")
    assert d.said("attacks") == [MASON]


@pytest.mark.rule("SOR-REINF-05")
def test_a_full_battlefield_takes_nobody_but_a_swap() -> None:
    d = duel(
        left=[MASON, WHALE, WRECKER, PRIESTESS],
        here=["ushabti", "resurrection-man", "linen-footman", "highgate-jackal"],
    )
    d.choose("reinforce")
    assert moves(d, MASON) == set() and moves(d, "ushabti") == {RIGHT}
    d.choose("swap", MASON)
    d.answer("ushabti")
    assert MASON in d.minions(HERE) and "ushabti" in d.minions(LEFT)
    assert (len(d.minions(HERE)), len(d.minions(LEFT))) == (4, 4)


@pytest.mark.rule("SOR-REINF-06")
def test_tokens_stay_on_a_minion_that_is_swapped() -> None:
    d = duel(left=[{"card": MASON, "wounds": 2, "flames": 1}], here=[{"card": WHALE, "exhausted": True}])
    d.choose("reinforce")
    d.choose("swap", MASON)
    assert (d.wounds(MASON), d.card(MASON)["flames"], d.marked(WHALE, "exhausted")) == (2, 1, True)


@pytest.mark.rule("SOR-REINF-07")
def test_an_effect_that_moves_is_no_reinforcing() -> None:
    """The hunt's horn calls from flank to flank, no swap is offered, and the avatar stays."""
    d = duel(here=["faceless-huntsman"], left=[MASON], right=[WHALE], avatar=LEFT)
    d.activate("faceless-huntsman")
    assert not d.can("swap") and not d.can("move-avatar")
    d.answer(MASON)
    assert MASON not in d.choices()  # none of them twice
    assert avatar(d) == LEFT and MASON in d.minions(HERE)


@pytest.mark.rule("SOR-REINF-07")
def test_an_enemy_minion_that_is_moved_leaves_its_player_no_avatar_move() -> None:
    d = duel("tegu", "necromancer", "screaming-coast", hand=["undertow"], left_foes=[MASON], p1={"avatar": LEFT})
    d.cast("undertow")
    assert d.foes(HERE) == [MASON] and d.foes(RIGHT) == [] and avatar(d, 1) == LEFT
    assert (d.asked, d.seat) == ("action", 1)
