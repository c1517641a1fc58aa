"""The cards of Ariaspes: bodies that change, and tear apart what is wounded."""

from __future__ import annotations

import pytest

from tests.rules.sorcerer.laying import HERE, LEFT, RIGHT, duel

# --- the skill and the change of shape --------------------------------------------------------------------------------


@pytest.mark.rule("SOR-SKILL-02")
def test_skin_changing_spurs() -> None:
    d = duel("ariaspes", avatar=HERE, here=["midnight-cat"], foes=["lady-halcyon"])
    d.activate("skin-changing")
    assert not d.can("change")  # no other shape in hand
    d.choose("spur", "midnight-cat")
    assert d.marked("midnight-cat", "spurred")
    d.wait()
    assert not d.can("activate", "skin-changing")
    d.lay(p0__avatar=LEFT)  # away from here, so that no domain helps
    d.fight()
    d.attack("midnight-cat")
    assert d.dice == 6


@pytest.mark.rule("SOR-CARD-03", "SOR-TERM-13", "SOR-TERM-23")
def test_a_wounded_fox_becomes_a_fresh_chimera_for_the_difference() -> None:
    fox = {"card": "fox-in-a-bowler", "wounds": 1, "exhausted": True}
    d = duel("ariaspes", avatar=HERE, energy=3, hand=["smithfield-chimera"], here=[fox])
    d.activate("skin-changing")
    d.choose("change", "fox-in-a-bowler")
    assert (d.minions(), d.hand(), d.energy) == (["smithfield-chimera"], ["fox-in-a-bowler"], 0)
    assert (d.wounds("smithfield-chimera"), d.marked("smithfield-chimera", "exhausted")) == (0, False)


def test_a_cheaper_shape_costs_nothing_and_is_played_in_full() -> None:
    hand = ["fox-in-a-bowler", "midnight-cat", "tear-apart"]
    d = duel("ariaspes", avatar=HERE, energy=0, hand=hand, here=["thousand-faced-nell"], foes=["lady-halcyon"])
    d.activate("skin-changing")
    d.choose("change", "thousand-faced-nell")
    assert d.choices() == ["fox-in-a-bowler", "midnight-cat"]  # minions only
    d.answer("fox-in-a-bowler")
    assert (d.wounds("lady-halcyon"), d.energy, d.omens) == (1, 0, 0)  # When Played; nothing is given back
    d = duel("ariaspes", avatar=HERE, energy=0, hand=hand, here=["thousand-faced-nell"])
    d.activate("skin-changing")
    d.choose("change", "thousand-faced-nell")
    d.answer("midnight-cat")
    assert d.omens == 1  # its symbol


def test_a_shape_that_cannot_be_paid_is_not_offered() -> None:
    d = duel("ariaspes", avatar=HERE, energy=2, hand=["smithfield-chimera"], here=["fox-in-a-bowler"])
    d.activate("skin-changing")
    assert not d.can("change")


@pytest.mark.rule("SOR-MINION-03")
def test_shapes_change_on_a_full_side() -> None:
    here = ["fox-in-a-bowler", "fox-in-a-bowler", "midnight-cat", "thousand-faced-nell"]
    d = duel("ariaspes", avatar=HERE, hand=["smithfield-chimera"], here=here)
    d.activate("skin-changing")
    d.choose("change", "midnight-cat")
    assert sorted(d.minions()) == sorted([*here[:2], "smithfield-chimera", "thousand-faced-nell"])


@pytest.mark.rule("SOR-ATT-03")
def test_my_attachments_pass_to_the_new_shape_and_curses_fall_off() -> None:
    cursed = {"card": "midnight-cat", "under": ["borrowed-claws", "lizards-tail"], "curses": ["wax-doll"]}
    d = duel("ariaspes", avatar=HERE, hand=["smithfield-chimera"], here=[cursed], foes=["lady-halcyon"])
    d.activate("skin-changing")
    d.choose("change", "midnight-cat")
    assert d.under("smithfield-chimera") == ["borrowed-claws", "lizards-tail"]
    assert (d.graveyard(1), d.hand()) == (["wax-doll"], ["midnight-cat"])
    d.fight()
    d.attack("smithfield-chimera")
    assert d.dice == 7  # 6 printed, and 2 of the attachments: eight, of which seven count


@pytest.mark.rule("SOR-ATT-04")
def test_a_shape_too_frail_for_the_wings_dies_of_them() -> None:
    winged = {"card": "thousand-faced-nell", "under": ["stitched-wings", {"card": "wax-doll"}]}
    d = duel("ariaspes", avatar=HERE, hand=["fox-in-a-bowler"], here=[winged])
    d.activate("skin-changing")
    d.choose("change", "thousand-faced-nell")
    assert (d.minions(), d.hand()) == ([], ["thousand-faced-nell"])
    assert d.graveyard() == ["fox-in-a-bowler", "stitched-wings", "wax-doll"]


def test_skin_changing_needs_a_body_here() -> None:
    d = duel("ariaspes", avatar=HERE, right=["midnight-cat"])
    assert not d.can("activate", "skin-changing")


def test_nell_turns_into_somebody_spurred() -> None:
    d = duel("ariaspes", energy=1, hand=["smithfield-chimera"], left=["thousand-faced-nell"])
    d.activate("thousand-faced-nell")
    assert (d.minions(LEFT), d.hand(), d.energy) == (["smithfield-chimera"], ["thousand-faced-nell"], 0)
    assert d.marked("smithfield-chimera", "spurred")


@pytest.mark.parametrize(("hand", "energy"), [([], 10), (["tear-apart"], 10), (["smithfield-chimera"], 0)])
def test_nell_needs_another_face(hand: list[str], energy: int) -> None:
    d = duel("ariaspes", energy=energy, hand=hand, left=["thousand-faced-nell"])
    assert not d.can("activate", "thousand-faced-nell")


def test_nell_brings_an_omen_each_time() -> None:
    d = duel("ariaspes", hand=["thousand-faced-nell"])
    d.cast("thousand-faced-nell", at=HERE)
    assert (d.omens, d.energy) == (1, 6)


# --- wounds torn open -------------------------------------------------------------------------------------------------


def test_the_fox_bites_when_it_comes() -> None:
    d = duel("ariaspes", hand=["fox-in-a-bowler"], foes=["lady-halcyon"], left_foes=["dowager-countess"])
    d.cast("fox-in-a-bowler", at=HERE)
    assert (d.wounds("lady-halcyon"), d.wounds("dowager-countess"), d.energy) == (1, 0, 8)


@pytest.mark.parametrize(("wounds", "dice"), [(0, 4), (1, 6)])
def test_claws_smell_blood(wounds: int, dice: int) -> None:
    bearer = {"card": "fox-in-a-bowler", "under": ["borrowed-claws"]}
    d = duel("ariaspes", here=[bearer], foes=[{"card": "lady-halcyon", "wounds": wounds}])
    d.fight()
    d.attack("fox-in-a-bowler")
    assert d.dice == dice


def test_claws_mind_neither_friends_nor_other_battlefields() -> None:
    bearer = {"card": "fox-in-a-bowler", "wounds": 1, "under": ["borrowed-claws"]}
    away = [{"card": "dowager-countess", "wounds": 1, "exhausted": True}]
    d = duel("ariaspes", here=[bearer], foes=["lady-halcyon"], right_foes=away)
    d.fight()
    d.attack("fox-in-a-bowler")
    assert d.dice == 4


def test_the_chimera_tears_all_wounds_open() -> None:
    foes = [
        {"card": "lady-halcyon", "wounds": 1},
        {"card": "society-gossip", "wounds": 3},
        "dowager-countess",
    ]
    d = duel("ariaspes", here=["smithfield-chimera"], foes=foes, right_foes=[{"card": "duelling-second", "wounds": 1}])
    d.fight()
    d.attack("smithfield-chimera")
    assert (d.wounds("lady-halcyon"), d.wounds("dowager-countess"), d.wounds("duelling-second")) == (2, 0, 1)
    assert (d.foes(), d.graveyard(1)) == (["lady-halcyon", "dowager-countess"], ["society-gossip"])
    assert d.dice == 6


def test_who_is_strong_tears_apart() -> None:
    bearer = {"card": "fox-in-a-bowler", "under": ["borrowed-claws"]}
    d = duel("ariaspes", hand=["tear-apart"], here=[bearer], left=["midnight-cat"], foes=["amathaunta", "blind-whale"])
    d.cast("tear-apart")
    assert d.choices() == ["amathaunta", "blind-whale"]  # the cat has no enemy where it is
    d.answer("amathaunta")
    assert (d.wounds("amathaunta"), d.wounds("fox-in-a-bowler"), d.energy) == (4, 0, 7)
    assert not d.marked("fox-in-a-bowler", "exhausted")


def test_any_of_mine_may_tear_on_its_own_battlefield() -> None:
    d = duel(
        "ariaspes",
        hand=["tear-apart"],
        here=["fox-in-a-bowler"],
        right=[{"card": "midnight-cat", "spurred": True}],
        foes=["blind-whale"],
        right_foes=["amathaunta"],
    )
    d.cast("tear-apart")
    assert d.choices() == ["fox-in-a-bowler", "midnight-cat"]
    d.answer("midnight-cat")
    assert (d.foes(RIGHT), d.wounds("blind-whale")) == ([], 0)  # six damage for six lives


def test_nobody_tears_the_air() -> None:
    d = duel("ariaspes", hand=["tear-apart"], here=["fox-in-a-bowler"], right_foes=["amathaunta"])
    d.cast("tear-apart")
    assert (d.seat, d.wounds("amathaunta"), d.graveyard()) == (1, 0, ["tear-apart"])


# --- bodies that get away ---------------------------------------------------------------------------------------------


def test_the_cat_slips_away_after_its_attack() -> None:
    d = duel("ariaspes", here=[{"card": "midnight-cat", "wounds": 1}], foes=["lady-halcyon"])
    d.fight()
    d.attack("midnight-cat")
    assert d.dice == 4
    d.let_lie()
    d.yes()
    assert (d.minions(), d.hand()) == ([], ["midnight-cat"])


def test_the_cat_may_stay_and_minds_its_own_attacks_only() -> None:
    here = ["midnight-cat", "fox-in-a-bowler"]
    d = duel("ariaspes", here=here, foes=[{"card": "lady-halcyon", "exhausted": True}])
    d.fight()
    d.attack("fox-in-a-bowler")
    d.let_lie()
    d.attack("midnight-cat")  # not asked after the fox's attack
    d.let_lie()
    d.no()
    assert sorted(d.minions()) == ["fox-in-a-bowler", "midnight-cat"]


@pytest.mark.rule("SOR-DMG-05")
def test_the_tail_is_lost_in_place_of_a_life() -> None:
    bearer = {"card": "midnight-cat", "wounds": 1, "exhausted": True, "under": ["lizards-tail"]}
    d = duel("ariaspes", here=[bearer], foes=["lady-halcyon"])
    d.fight()
    d.attack("lady-halcyon")
    d.let_lie("critical", "critical")
    d.choose("wound", "midnight-cat")
    assert (d.wounds("midnight-cat"), d.under("midnight-cat"), d.graveyard()) == (1, [], ["lizards-tail"])
    d.choose("wound", "midnight-cat")
    assert (d.minions(), d.graveyard()) == ([], ["lizards-tail", "midnight-cat"])


def test_the_tail_stays_while_there_is_life() -> None:
    bearer = {"card": "midnight-cat", "exhausted": True, "under": ["lizards-tail"]}
    d = duel("ariaspes", here=[bearer, {"card": "fox-in-a-bowler", "exhausted": True}], foes=["lady-halcyon"])
    d.fight()
    d.attack("lady-halcyon")
    d.let_lie("critical", "critical", "critical")
    d.choose("wound", "midnight-cat")
    assert (d.wounds("midnight-cat"), d.under("midnight-cat")) == (1, ["lizards-tail"])
    d.choose("wound", "fox-in-a-bowler")
    d.choose("wound", "fox-in-a-bowler")
    assert d.graveyard() == ["fox-in-a-bowler"]  # it saves nobody else


def test_the_tail_does_not_help_against_sorcery() -> None:
    bearer = {"card": "midnight-cat", "under": ["lizards-tail"]}
    d = duel("ariaspes", here=[bearer], p1={"hand": ["salt-in-the-wound"], "energy": 1, "avatar": LEFT})
    d.choose("channel")
    d.cast("salt-in-the-wound")
    assert d.graveyard() == ["lizards-tail", "midnight-cat"]


def test_the_tail_lashes() -> None:
    d = duel("ariaspes", here=[{"card": "midnight-cat", "under": ["lizards-tail"]}], foes=["lady-halcyon"])
    d.fight()
    d.attack("midnight-cat")
    assert d.dice == 5


@pytest.mark.rule("SOR-REINF-01", "SOR-CARD-03")
def test_wings_carry_across_for_a_life() -> None:
    d = duel("ariaspes", hand=["stitched-wings"], left=["midnight-cat"])
    d.cast("stitched-wings", on="midnight-cat")
    assert (d.omens, d.energy) == (1, 9)
    d.wait()
    d.choose("reinforce")
    d.choose("move-minion", "midnight-cat", place=RIGHT)
    d.decline()  # the avatar stays
    assert d.minions(RIGHT) == ["midnight-cat"]
    d.fight()
    d.attack("midnight-cat")
    assert d.dice == 5


@pytest.mark.rule("SOR-ATT-04")
def test_wings_kill_who_has_one_life_left() -> None:
    d = duel("ariaspes", hand=["stitched-wings"], foes=[{"card": "society-gossip", "wounds": 3}])
    d.cast("stitched-wings", on="society-gossip")
    assert (d.foes(), d.graveyard(1), d.graveyard()) == ([], ["society-gossip"], ["stitched-wings"])


@pytest.mark.rule("SOR-TERM-02", "SOR-TOK-06")
def test_who_returns_to_the_hand_is_not_blanked_any_more() -> None:
    fox = {"card": "fox-in-a-bowler", "blanked": True}
    d = duel("ariaspes", here=[fox], hand=["midnight-cat"], foes=[{"card": "blind-whale"}], avatar=HERE)
    d.activate("skin-changing")
    if d.asked == "spur-or-change":
        d.choose("change", "fox-in-a-bowler")
    assert (d.minions(), d.hand()) == (["midnight-cat"], ["fox-in-a-bowler"])
    d.wait()
    d.cast("fox-in-a-bowler", at=HERE)
    assert d.wounds("blind-whale") == 1
