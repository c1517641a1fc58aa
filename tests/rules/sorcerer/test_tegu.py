"""The cards of Tegu: wounds on both sides, and what they buy."""

from __future__ import annotations

import pytest

from tests.rules.sorcerer.laying import HERE, LEFT, RIGHT, duel

TWO = ["smiling-flagellant", "narangerel"]


# --- the skill --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SOR-SKILL-02", "SOR-TERM-21")
def test_shared_pain_weakens_both_sides_for_a_card_and_an_omen() -> None:
    d = duel("tegu", avatar=HERE, here=["mother-birch"], foes=["blind-whale"], grimoire=TWO)
    d.activate("shared-pain")
    assert d.wounds("blind-whale") == 1
    d.answer("mother-birch")
    assert (d.wounds("mother-birch"), d.hand(), d.omens) == (1, ["smiling-flagellant"], 1)
    d.wait()
    assert not d.can("activate", "shared-pain")  # exhausted until the next round


def test_nobody_has_to_share_the_pain() -> None:
    d = duel("tegu", avatar=HERE, here=["mother-birch"], foes=["blind-whale"], grimoire=TWO)
    d.activate("shared-pain")
    d.decline()
    assert (d.wounds("mother-birch"), d.hand(), d.omens) == (0, [], 0)


@pytest.mark.rule("SOR-TERM-20")
def test_shared_pain_kills_nobody_and_buys_nothing_with_a_last_life() -> None:
    worn = {"card": "mother-birch", "wounds": 3}
    d = duel("tegu", avatar=HERE, here=[worn], foes=[{"card": "blind-whale", "wounds": 5}], grimoire=TWO)
    d.activate("shared-pain")
    assert (d.wounds("blind-whale"), d.wounds("mother-birch")) == (5, 3)
    assert (d.seat, d.hand(), d.omens) == (1, [], 0)  # not even asked


@pytest.mark.rule("SOR-SKILL-01")
def test_shared_pain_works_where_the_avatar_stands() -> None:
    d = duel("tegu", avatar=LEFT, foes=["blind-whale"], left_foes=["fog-manta"])
    d.activate("shared-pain")
    assert (d.wounds("blind-whale"), d.wounds("fog-manta")) == (0, 1)


# --- sorceries --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("before", "after"), [(0, 2), (1, 4)])
def test_salt_burns_in_a_wound(before: int, after: int) -> None:
    d = duel("tegu", hand=["salt-in-the-wound"], left_foes=[{"card": "blind-whale", "wounds": before}])
    d.cast("salt-in-the-wound")
    assert (d.wounds("blind-whale"), d.energy, d.graveyard()) == (after, 9, ["salt-in-the-wound"])


def test_stroke_of_mercy_ends_those_with_two_wounds() -> None:
    hurt = [{"card": "blind-whale", "wounds": 2}, {"card": "fog-manta", "wounds": 1}]
    d = duel("tegu", hand=["stroke-of-mercy"], foes=hurt, right_foes=[{"card": "amathaunta", "wounds": 3}])
    d.cast("stroke-of-mercy")
    assert d.choices() == ["amathaunta", "blind-whale"]
    d.answer("amathaunta")
    assert (d.foes(RIGHT), d.graveyard(1), d.energy) == ([], ["amathaunta"], 7)


def test_stroke_of_mercy_finds_nobody_worthy() -> None:
    d = duel("tegu", hand=["stroke-of-mercy"], foes=[{"card": "blind-whale", "wounds": 1}])
    d.cast("stroke-of-mercy")
    assert (d.foes(), d.graveyard()) == (["blind-whale"], ["stroke-of-mercy"])


# --- minions ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("wounds", "dice"), [(0, 2), (1, 3), (2, 3)])
def test_a_flagellant_fights_better_wounded(wounds: int, dice: int) -> None:
    d = duel("tegu", here=[{"card": "smiling-flagellant", "wounds": wounds}], foes=["blind-whale"])
    d.fight()
    d.attack("smiling-flagellant")
    assert d.dice == dice


@pytest.mark.rule("SOR-CARD-03")
def test_a_flagellant_brings_an_omen() -> None:
    d = duel("tegu", hand=["smiling-flagellant"])
    d.cast("smiling-flagellant", at=RIGHT)
    assert (d.minions(RIGHT), d.omens, d.energy) == (["smiling-flagellant"], 1, 8)


def test_the_fakir_gives_a_life_to_weaken_all_enemies() -> None:
    foes = ["blind-whale", {"card": "fog-manta", "wounds": 3}, {"card": "inkwell-cuttlefish", "wounds": 1}]
    d = duel("tegu", here=["fakir-of-nails"], foes=foes, left_foes=["amathaunta"])
    d.activate("fakir-of-nails")
    assert [d.wounds(card) for card in ("fakir-of-nails", "blind-whale", "inkwell-cuttlefish")] == [1, 1, 2]
    assert d.wounds("fog-manta") == 3  # its last life cannot be taken so
    assert d.wounds("amathaunta") == 0  # elsewhere
    d.wait()
    d.activate("fakir-of-nails")  # as often as there are actions
    assert (d.wounds("fakir-of-nails"), d.wounds("blind-whale")) == (2, 2)


def test_the_fakir_does_not_give_the_last_life() -> None:
    d = duel("tegu", here=[{"card": "fakir-of-nails", "wounds": 3}], foes=["blind-whale"])
    assert not d.can("activate", "fakir-of-nails")


@pytest.mark.rule("SOR-REINF-01")
def test_the_fakir_flies() -> None:
    d = duel("tegu", left=["fakir-of-nails"])
    d.choose("reinforce")
    d.choose("move-minion", "fakir-of-nails", place=RIGHT)
    assert d.minions(RIGHT) == ["fakir-of-nails"]


@pytest.mark.rule("SOR-TERM-12")
@pytest.mark.parametrize(
    ("attacker", "dice"),
    [({"card": "narangerel", "wounds": 1}, 4), ("narangerel", 3), ({"card": "smiling-flagellant", "wounds": 1}, 4)],
)
def test_mother_birch_drives_the_wounded(attacker: str | dict[str, object], dice: int) -> None:
    d = duel("tegu", here=[{"card": "mother-birch", "exhausted": True}, attacker], foes=["blind-whale"])
    d.fight()
    d.attack(attacker if isinstance(attacker, str) else str(attacker["card"]))
    assert d.dice == dice


def test_mother_birch_drives_herself_and_no_enemy() -> None:
    d = duel("tegu", here=[{"card": "mother-birch", "wounds": 1}], foes=[{"card": "blind-whale", "wounds": 1}])
    d.fight()
    d.attack("mother-birch")
    assert d.dice == 4
    d.let_lie()
    d.attack("blind-whale")
    assert d.dice == 4  # as printed


@pytest.mark.rule("SOR-EX-02", "SOR-FX-01")
def test_narangerel_draws_what_there_is_and_weakens_then() -> None:
    d = duel("tegu", hand=["narangerel"], grimoire=["wax-doll"], foes=["blind-whale"], right_foes=["fog-manta"])
    d.cast("narangerel", at=HERE)
    assert (d.hand(), d.wounds("blind-whale"), d.wounds("fog-manta"), d.energy) == (["wax-doll"], 1, 0, 5)


def test_narangerel_draws_two_of_more() -> None:
    d = duel("tegu", hand=["narangerel"], grimoire=["wax-doll", *TWO[:1], "salt-in-the-wound"])
    d.cast("narangerel", at=HERE)
    assert d.hand() == ["smiling-flagellant", "wax-doll"]


# --- attachments ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SOR-EX-03", "SOR-TERM-18")
def test_the_vane_turns_a_wound_into_attack() -> None:
    d = duel("tegu", here=[{"card": "mother-birch", "under": ["sultans-vane"]}], foes=["blind-whale"])
    d.fight()
    d.attack("mother-birch")
    d.tactic("sultans-vane")
    assert (d.wounds("mother-birch"), d.dice) == (1, 3 + 1 + 2 + 1)  # printed, Vane, its tactic, Birch herself wounded


def test_the_vane_may_be_left_alone() -> None:
    d = duel("tegu", here=[{"card": "narangerel", "under": ["sultans-vane"]}], foes=["blind-whale"])
    d.fight()
    d.attack("narangerel")
    d.decline()
    assert (d.wounds("narangerel"), d.dice) == (0, 4)


@pytest.mark.rule("SOR-EX-03", "SOR-TERM-21")
def test_the_vane_gives_nothing_for_a_last_life() -> None:
    worn = {"card": "narangerel", "wounds": 4, "under": ["sultans-vane"]}  # essence 4 and one of the Vane
    d = duel("tegu", here=[worn], foes=["blind-whale"])
    d.fight()
    d.attack("narangerel")
    d.tactic("sultans-vane")
    assert (d.wounds("narangerel"), d.dice) == (4, 4)


@pytest.mark.rule("SOR-ATT-02", "SOR-ATT-06")
def test_the_doll_curses_and_is_pricked() -> None:
    d = duel("tegu", hand=["wax-doll"], here=["narangerel"], foes=["blind-whale"])
    d.cast("wax-doll", on="blind-whale")
    assert (d.under("blind-whale"), d.omens, d.energy) == (["wax-doll"], 1, 7)
    d.wait()
    d.activate("wax-doll")
    assert (d.wounds("narangerel"), d.wounds("blind-whale")) == (1, 2)
    d.wait()
    d.activate("wax-doll")
    assert (d.wounds("narangerel"), d.wounds("blind-whale")) == (2, 4)
    d.wait()
    d.activate("wax-doll")  # five lives are left of six
    assert (d.wounds("narangerel"), d.foes()) == (3, [])
    assert (d.graveyard(1), d.graveyard()) == (["blind-whale"], ["wax-doll"])


def test_the_doll_takes_an_attack() -> None:
    d = duel("tegu", foes=[{"card": "blind-whale", "curses": ["wax-doll"]}])
    d.fight()
    d.attack("blind-whale")
    assert d.dice == 3


@pytest.mark.parametrize("mine", [[], [{"card": "narangerel", "wounds": 3}]])
def test_the_doll_needs_somebody_who_can_suffer_beside_it(mine: list[object]) -> None:
    d = duel(
        "tegu",
        here=mine,
        left=["narangerel"] if not mine else [],
        foes=[{"card": "blind-whale", "curses": ["wax-doll"]}],
    )
    assert not d.can("activate", "wax-doll")


@pytest.mark.rule("SOR-ATT-04")
def test_the_doll_may_kill_at_once() -> None:
    d = duel("tegu", hand=["wax-doll"], foes=[{"card": "blind-whale", "wounds": 5}])
    d.cast("wax-doll", on="blind-whale")
    assert (d.foes(), d.graveyard(1), d.graveyard(), d.omens) == ([], ["blind-whale"], ["wax-doll"], 1)
